"""The files of a running database belong to SQLite alone: what is confirmed outlives all other programs."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.live_server import Browser, Json, expect, people
from tests.server.process import PATIENCE, Process, command
from weald.server.storage.backup import restore
from weald.server.storage.database import FILE, open_database

pytestmark = pytest.mark.timeout(600)

THREE = ("Noor", "Till", "Ada")
LOG = FILE + "-wal"

# Python starts with this in every process of a test: it writes down each file that is opened or renamed,
# and each database that is connected. SQLite opens its files without Python and leaves no line.
WATCH = """
import os, sys

def watch(event, args):
    if event in ("open", "os.rename", "os.remove", "os.link", "os.truncate", "sqlite3.connect"):
        for name in args:
            if isinstance(name, (str, bytes)):
                line = f"{os.getpid()} {event} {os.fsdecode(name)}\\n"
                os.write(seen, line.encode())

seen = os.open(os.environ["SEEN"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
sys.addaudithook(watch)
"""

# Holds the write lock until its input ends.
HOLD = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.read()
"""

PLAIN = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('SELECT count(*) FROM tables').fetchall()"


def done(arguments: list[str], **environment: str) -> str:
    """Run a program to its end and return its output."""
    result = subprocess.run(
        arguments,
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        timeout=PATIENCE,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def backed_up(data: Path) -> None:
    done(command(data, "backup", str(data.parent / "other.backup")))


def restored(data: Path) -> None:
    done(command(data, "restore", str(data.parent / "other.backup")))


def checked(data: Path) -> None:
    done(command(data, "check", "--all"))


def database_checked(data: Path) -> None:
    done(command(data, "check", "--database"))


def pruned(data: Path) -> None:
    done(command(data, "prune", "--dry-run"))


def read(data: Path) -> None:
    done([sys.executable, "-c", PLAIN, str(data / FILE)])


OTHERS: tuple[Callable[[Path], None], ...] = (backed_up, checked, database_checked, pruned, read)


def is_held(data: Path) -> bool:
    """Return whether another process has locked the database as one that uses it has to."""
    with closing(sqlite3.connect(data / FILE, timeout=0)) as connection:
        try:
            connection.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError as error:
            return str(error) == "database is locked"
    return False


def health(browser: Browser) -> tuple[int, str]:
    reply = browser.http.get("/healthz")
    return reply.status_code, reply.json()["status"]


def opened(browser: Browser) -> str:
    id: str = browser.open(people(*THREE))["id"]
    return id


def confirmed(browser: Browser, id: str, count: int) -> list[tuple[int, str]]:
    """Answer until so many more answers are confirmed; return them."""
    answers: list[tuple[int, str]] = []
    while len(answers) < count:
        around = browser.look(id)["seats"]
        seat = next(n for n, each in enumerate(around) if each["asked"] and not each["done"])
        option = browser.look(id, seat)["decisions"][0]["choices"][0]["id"]
        expect(browser.answer(id, seat, option), 200)
        answers.append((seat, option))
    return answers


def held_by(file: Path, folder: Path) -> dict[str, int]:
    """Return the versions of the tables in a backup, by restoring it into an empty folder."""
    engine = open_database(folder)
    restore(engine, file)
    with engine.connect() as connection:
        rows = connection.exec_driver_sql("SELECT id, version FROM tables").all()
    engine.dispose()
    return dict(map(tuple, rows))


def test_nothing_but_sqlite_opens_the_files_of_the_database(tmp_path: Path) -> None:
    data, seen = tmp_path / "data", tmp_path / "seen"
    (tmp_path / "sitecustomize.py").write_text(WATCH)
    watched = {"SEEN": str(seen), "PYTHONPATH": f"{tmp_path}:{os.environ.get('PYTHONPATH', '')}"}
    other = tmp_path / "other.backup"
    with (
        Process(data, SEEN=str(seen), PYTHONPATH=watched["PYTHONPATH"]) as service,
        Browser(service.url.rstrip("/")) as browser,
    ):
        id = opened(browser)
        confirmed(browser, id, 3)
        for arguments in (
            ["backup", str(other)],
            ["check", "--all"],
            ["check", "--database"],
            ["prune", "--dry-run"],
            ["prune"],
            ["restore", str(other)],
        ):
            assert health(browser) == (200, "ok")
            assert browser.http.get("/metrics").status_code == 200
            done(command(data, *arguments), **watched)
            confirmed(browser, id, 1)
            assert is_held(data), arguments
        service.process.terminate()
        assert service.process.wait(PATIENCE) == 0
        pid = str(service.process.pid)
    lines = [line.split(" ", 2) for line in seen.read_text().splitlines()]
    own = [(process, event, Path(name).name) for process, event, name in lines]
    # The watch works: SQLite was asked for the database here and elsewhere, and other files were opened.
    assert len({process for process, event, name in own if (event, name) == ("sqlite3.connect", FILE)}) == 7
    assert (pid, "open", "weald.lock") in own
    assert [line for line in own if line[1] != "sqlite3.connect" and line[2].startswith(FILE)] == []


@pytest.mark.parametrize("other", OTHERS)
def test_no_other_program_takes_confirmed_answers_with_it(
    tmp_path: Path, other: Callable[[Path], None]
) -> None:
    data = tmp_path / "data"
    with Process(data) as service, Browser(service.url.rstrip("/")) as browser:
        id = opened(browser)
        answers = confirmed(browser, id, 4)
        assert health(browser) == (200, "ok")
        other(data)
        answers += confirmed(browser, id, 4)
        done(command(data, "backup", str(tmp_path / "second.backup")))
        assert held_by(tmp_path / "second.backup", tmp_path / "copy") == {id: 8}
        answers += confirmed(browser, id, 4)
        assert health(browser) == (200, "ok")
        service.kill()
    with Process(data) as service:
        browser.http.base_url = service.url.rstrip("/")
        with Browser(service.url.rstrip("/")) as again:
            again.http.cookies.update(browser.http.cookies)
            assert again.look(id)["version"] == 12
            again.play(id, [0, 1, 2])
            record: Json = expect(again.http.get(f"/api/tables/{id}/record"), 200)
    assert [(seat, option) for seat, option, _ in record["answers"]][:12] == answers


def test_a_backup_beside_writers_holds_what_was_confirmed_before_it_began(tmp_path: Path) -> None:
    data, ending = tmp_path / "data", threading.Event()
    versions: dict[str, int] = {}
    before: dict[str, int] = {}

    def play(url: str) -> None:
        """Play one table after the other."""
        with Browser(url) as browser:
            id = opened(browser)
            versions[id] = 0
            while not ending.is_set():
                if browser.look(id)["over"]:
                    id = opened(browser)
                    versions[id] = 0
                confirmed(browser, id, 1)
                versions[id] += 1

    with Process(data) as service, Browser(service.url.rstrip("/")) as browser:
        threads = [threading.Thread(target=play, args=[service.url.rstrip("/")]) for _ in range(3)]
        for thread in threads:
            thread.start()
        for n in range(4):
            assert health(browser) == (200, "ok")
            before = versions.copy()
            file = tmp_path / f"{n}.backup"
            said = done(command(data, "backup", str(file)))
            copied = held_by(file, tmp_path / str(n))
            assert {id: n for id, n in before.items() if copied.get(id, -1) < n} == {}
            assert f"The backup holds {sum(copied.values()):,} answers, the last of " in said
        ending.set()
        for thread in threads:
            thread.join(PATIENCE)
            assert not thread.is_alive()
    assert sum(before.values()) > 0


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_a_restore_into_a_running_service_counts(tmp_path: Path, end: str) -> None:
    with Process(tmp_path / "far") as service, Browser(service.url.rstrip("/")) as browser:
        restored_ids = {opened(browser) for _ in range(3)}
        for id in restored_ids:
            confirmed(browser, id, 2)
        backed_up(tmp_path / "far")
    data = tmp_path / "data"
    with Process(data) as service, Browser(service.url.rstrip("/")) as browser:
        id = opened(browser)
        confirmed(browser, id, 2)
        assert health(browser) == (200, "ok")
        database_checked(data)
        confirmed(browser, id, 2)
        restored(data)
        confirmed(browser, id, 2)
        assert {browser.look(each)["version"] for each in restored_ids} == {2}
        if end == "stop":
            service.process.terminate()
            assert service.process.wait(PATIENCE) == 0
    with Process(data) as service, Browser(service.url.rstrip("/")) as browser:
        versions = {each: browser.look(each)["version"] for each in (id, *restored_ids)}
    assert versions == {id: 6, **dict.fromkeys(restored_ids, 2)}


@pytest.mark.skipif(os.name == "nt", reason="there, an open file cannot be deleted")
@pytest.mark.parametrize("harm", ["deleted", "replaced"])
@pytest.mark.parametrize(("file", "code"), [(LOG, "log_replaced"), (FILE, "database_replaced")])
def test_files_that_are_not_those_in_the_folder_are_not_well(
    tmp_path: Path, harm: str, file: str, code: str
) -> None:
    with Process(tmp_path) as service, Browser(service.url.rstrip("/")) as browser:
        confirmed(browser, opened(browser), 2)
        assert health(browser) == (200, "ok")
        copy = (tmp_path / file).read_bytes()
        (tmp_path / file).unlink()
        if harm == "replaced":
            (tmp_path / file).write_bytes(copy)
        for _ in range(2):
            reply = browser.http.get("/healthz")
            assert (reply.status_code, reply.json()["status"]) == (503, code)
    notes = [json.loads(line) for line in service.log().splitlines()]
    named = "log of the database" if file == LOG else "database"
    said = f"the {named} that is open was deleted or replaced in the folder"
    assert [note["level"] for note in notes if note["message"].startswith(said)] == ["error", "error"]


@pytest.mark.skipif(os.name == "nt", reason="there, an open file cannot be deleted")
def test_a_stop_in_order_saves_what_went_to_a_deleted_log(tmp_path: Path) -> None:
    with Process(tmp_path) as service, Browser(service.url.rstrip("/")) as browser:
        id = opened(browser)
        confirmed(browser, id, 2)
        (tmp_path / LOG).unlink()
        assert health(browser) == (503, "log_replaced")
        confirmed(browser, id, 2)
        service.process.terminate()
        assert service.process.wait(PATIENCE) == 0
    with Process(tmp_path) as service, Browser(service.url.rstrip("/")) as browser:
        assert browser.look(id)["version"] == 4
        assert health(browser) == (200, "ok")


@pytest.mark.parametrize("well", [True, False])
def test_a_database_that_others_write_to_is_well_for_a_while(tmp_path: Path, well: bool) -> None:
    with Process(tmp_path) as service, Browser(service.url.rstrip("/")) as browser:
        assert health(browser) == (200, "ok")
        holder = subprocess.Popen(
            [sys.executable, "-c", HOLD, str(tmp_path / FILE)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        if well:
            let_go = threading.Timer(0.7, holder.communicate)
            let_go.start()
            assert health(browser) == (200, "ok")
            let_go.join()
        else:
            # It says so while the lock is taken, and does not wait for it.
            assert health(browser) == (503, "storage")
            holder.communicate()
        assert holder.returncode == 0
        assert health(browser) == (200, "ok")

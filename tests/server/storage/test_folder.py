"""The folder of an SQLite database: one service at a time, damage is noticed, a disk that is full as well."""

from __future__ import annotations

import errno
import logging
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.live_server import Browser, people, running
from tests.server.process import PATIENCE, Process
from tests.server.storage.test_queries import changed
from weald.cli.main import main
from weald.server.errors import ServeError
from weald.server.main import serve
from weald.server.operations import health, maintenance
from weald.server.storage.database import FILE, open_database
from weald.server.storage.folder_lock import FolderLock
from weald.server.storage.integrity import problems


def test_a_second_service_says_that_the_first_is_running_and_where(tmp_path: Path) -> None:
    with Process(tmp_path) as first:
        with pytest.raises(ServeError) as error:
            serve(port=0, data=tmp_path, open_browser=False)
        message = error.value.message
        assert (message.id, message.args) == ("cli-serve-running", {"path": str(tmp_path), "url": first.url})
        # The first is not disturbed.
        assert httpx.get(first.url + "healthz", verify=False, timeout=PATIENCE).status_code == 200
    # Killed, it leaves no lock behind.
    with Process(tmp_path) as second:
        assert httpx.get(second.url + "healthz", verify=False, timeout=PATIENCE).status_code == 200


def test_a_lock_ends_with_its_release(tmp_path: Path) -> None:
    first = FolderLock(tmp_path)
    first.announce("http://127.0.0.1:8137/ and some more")
    first.announce("http://127.0.0.1:1/")
    with pytest.raises(ServeError) as error:
        FolderLock(tmp_path)
    assert error.value.message.args["url"] == "http://127.0.0.1:1/"
    first.release()
    FolderLock(tmp_path).release()


def damage(folder: Path) -> None:
    """Overwrite the first page of the entries, which is not read when a service starts."""
    path = folder / FILE
    with closing(sqlite3.connect(path)) as database:
        [[page]] = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'")
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xa5" * 4096)


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    with running(tmp_path) as url, Browser(url) as browser:
        for _ in range(10):
            browser.open(people("Noor", "Till"))
    damage(tmp_path)
    return tmp_path


def test_a_sound_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path) as url, Browser(url) as browser:
        browser.open(people("Noor", "Till"))
        # Also while the service runs.
        assert main(["--lang", "en", "check", "--database", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "The database is sound.\n"


def test_damaged_pages_are_noticed(damaged: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "check", "--database", "--data", str(damaged)]) == 1
    *lines, last = capsys.readouterr().out.splitlines()
    assert lines
    assert all(line.startswith("The database is damaged: ") for line in lines)
    assert "weald restore" in last


@pytest.mark.parametrize("command", [["check", "--all"], ["backup", "copy"]], ids=" ".join)
def test_commands_on_damaged_pages_say_how_to_look_for_them(
    tmp_path: Path, command: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with running(tmp_path) as url, Browser(url) as browser:
        browser.open(people("Noor", "Till"))
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        [[page]] = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'")
    with (tmp_path / FILE).open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xa5" * 4096)
    assert main(["--lang", "en", *command, "--data", str(tmp_path)]) == 2
    assert "weald check --database" in capsys.readouterr().err
    assert not list(tmp_path.glob("copy*"))


@pytest.mark.parametrize("command", [["serve", "--no-browser", "--port", "0"], ["check", "--database"]])
def test_a_damage_that_cannot_be_quoted_is_called_a_damage(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    open_database(tmp_path).dispose()
    file = tmp_path / FILE
    file.write_bytes(file.read_bytes().replace(b"CREATE TABLE", b"CR\xff\xfeTE TABLE"))
    assert main(["--lang", "en", *command, "--data", str(tmp_path)]) == 2
    assert f"The database in {file} is damaged" in capsys.readouterr().err


def test_a_service_on_damaged_pages_says_so_in_its_log(
    damaged: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(maintenance, "FIRST_SECONDS", 0.0)
    with caplog.at_level(logging.ERROR), running(damaged) as url, Browser(url) as browser:
        for _ in range(100):
            assert browser.http.get("/api/games").status_code == 200
            if "the database is damaged" in caplog.text:
                return
    raise AssertionError("the damage was not noticed")


def test_rows_that_refer_to_nothing_are_noticed(tmp_path: Path) -> None:
    engine = open_database(tmp_path)
    assert problems(engine) == []
    changed(tmp_path, "INSERT INTO archive (table_id, packed) VALUES ('lost', x'00')")
    [problem] = problems(engine)
    assert problem.startswith("archive: row")
    engine.dispose()


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EDQUOT])
def test_a_disk_that_takes_nothing_is_not_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refuse(**_: Any) -> Any:
        raise OSError(number, "no")

    with running(tmp_path) as url, Browser(url) as browser:
        assert browser.http.get("/healthz").status_code == 200
        monkeypatch.setattr(health, "TemporaryFile", refuse)
        reply = browser.http.get("/healthz")
        assert (reply.status_code, reply.json()["status"]) == (503, "storage")
        monkeypatch.undo()
        assert browser.http.get("/healthz").status_code == 200


@pytest.mark.skipif(sys.platform != "linux", reason="needs /dev/full")
def test_a_full_disk_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as url, Browser(url) as browser:
        monkeypatch.setattr(health, "TemporaryFile", lambda dir: Path("/dev/full").open("wb"))  # noqa: SIM115
        assert browser.http.get("/healthz").status_code == 503


def test_a_folder_that_is_gone_is_not_well(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(folder) as url, Browser(url) as browser:
        assert browser.http.get("/healthz").status_code == 200
        shutil.rmtree(folder)
        assert browser.http.get("/healthz").status_code == 503

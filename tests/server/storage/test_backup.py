"""Copies of all tables: made and read back while people play, from one kind of database to the other."""

from __future__ import annotations

import gzip
import json
import sqlite3
import stat
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Engine

from tests.server.live_server import Browser, Json, expect, fresh_key, heard, heard_until, people, running
from tests.server.storage.test_queries import changed
from weald.cli.commands import local_time
from weald.cli.main import main
from weald.server.clock import now
from weald.server.errors import ServeError
from weald.server.settings import Settings
from weald.server.storage import archive
from weald.server.storage.backup import BackedUp, Restored, backup, restore
from weald.server.storage.database import FILE, open_database, writing
from weald.server.storage.open_files import ENDINGS

THREE = ("Noor", "Till", "Ada")


def played(data: Path, versions: list[int], database: str | None = None) -> tuple[list[str], dict[str, str]]:
    """Tables played up to these versions: their ids, and the cookies of the one who plays."""
    with running(data, database=database) as url, Browser(url) as browser:
        ids = [browser.open(people(*THREE), seed=n)["id"] for n in range(len(versions))]
        for id, version in zip(ids, versions, strict=True):
            browser.play(id, [0, 1, 2], until=version)
        return ids, dict(browser.http.cookies)


def seen(data: Path, ids: list[str], cookies: dict[str, str], database: str | None = None) -> list[Json]:
    """The public view at the tables."""
    with running(data, database=database) as url, Browser(url) as browser:
        browser.http.cookies.update(cookies)
        return [browser.look(id, seat) for id in ids for seat in (None, 0, 1, 2)]


def opened(data: Path, database: str | None = None) -> Engine:
    return open_database(data, database)


def test_from_sqlite_to_postgresql_and_back(tmp_path: Path, database: str) -> None:
    ids, cookies = played(tmp_path / "one", [0, 7, 10_000])
    before = seen(tmp_path / "one", ids, cookies)
    engine = opened(tmp_path / "one")
    with writing(engine) as connection:
        later = now() + 100 * archive.DAY
        assert archive.archive_unused(connection, Settings(), later, 10) == 1
    assert backup(engine, tmp_path / "first").tables == 3
    engine.dispose()
    engine = opened(tmp_path, database)
    assert restore(engine, tmp_path / "first") == Restored(added=3, renewed=0, kept=0)
    assert restore(engine, tmp_path / "first") == Restored(added=0, renewed=0, kept=3)
    assert backup(engine, tmp_path / "second").tables == 3
    engine.dispose()
    assert seen(tmp_path, ids, cookies, database) == before
    engine = opened(tmp_path / "two")
    assert restore(engine, tmp_path / "second") == Restored(added=3, renewed=0, kept=0)
    assert backup(engine, tmp_path / "third").tables == 3
    engine.dispose()
    assert seen(tmp_path / "two", ids, cookies) == before
    # Line by line the same, but for the time in the head.
    copies = [gzip.decompress((tmp_path / name).read_bytes()).splitlines()[1:] for name in ("first", "third")]
    assert copies[0] == copies[1]
    assert stat.S_IMODE((tmp_path / "first").stat().st_mode) == 0o600


def test_what_is_newer_is_never_touched_and_what_is_older_is_renewed(tmp_path: Path) -> None:
    ids, cookies = played(tmp_path / "one", [4, 4])
    engine = opened(tmp_path / "one")
    backup(engine, tmp_path / "old")
    engine.dispose()
    with running(tmp_path / "one") as url, Browser(url) as browser:
        browser.http.cookies.update(cookies)
        browser.play(ids[0], [0, 1, 2], until=9)
        engine = opened(tmp_path / "one")
        backup(engine, tmp_path / "new")
        assert restore(engine, tmp_path / "old") == Restored(added=0, renewed=0, kept=2)
        engine.dispose()
        assert browser.look(ids[0])["version"] == 9
    engine = opened(tmp_path / "two")
    assert restore(engine, tmp_path / "old") == Restored(added=2, renewed=0, kept=0)
    assert restore(engine, tmp_path / "new") == Restored(added=0, renewed=1, kept=1)
    engine.dispose()
    assert seen(tmp_path / "two", ids, cookies) == seen(tmp_path / "one", ids, cookies)


def test_a_backup_while_people_play_is_whole(tmp_path: Path) -> None:
    with running(tmp_path / "one") as url, Browser(url) as browser:
        ids = [browser.open(people(*THREE), seed=n)["id"] for n in range(3)]
        playing = [threading.Thread(target=_play, args=(url, dict(browser.http.cookies), id)) for id in ids]
        for thread in playing:
            thread.start()
        engine = opened(tmp_path / "one")
        files = [tmp_path / f"copy{n}" for n in range(5)]
        for file in files:
            assert backup(engine, file).tables == 3
        engine.dispose()
        for thread in playing:
            thread.join()
        cookies = dict(browser.http.cookies)
    for n, file in enumerate(files):
        engine = opened(tmp_path / str(n))
        assert restore(engine, file).added == 3
        engine.dispose()
        with running(tmp_path / str(n)) as url, Browser(url) as browser:
            browser.http.cookies.update(cookies)
            # Each table can be played on from where it was.
            for id in ids:
                assert browser.play(id, [0, 1, 2], until=browser.look(id)["version"] + 2)["version"] >= 2


def _play(url: str, cookies: dict[str, str], id: str) -> None:
    with Browser(url) as browser:
        browser.http.cookies.update(cookies)
        browser.play(id, [0, 1, 2], until=40)


def test_a_table_that_is_renewed_appears_to_those_who_watch(tmp_path: Path, database: str) -> None:
    ids, cookies = played(tmp_path / "one", [3])
    engine = opened(tmp_path / "one")
    backup(engine, tmp_path / "old")
    with running(tmp_path / "one") as url, Browser(url) as browser:
        browser.http.cookies.update(cookies)
        browser.play(ids[0], [0, 1, 2], until=8)
    backup(engine, tmp_path / "new")
    engine.dispose()
    engine = opened(tmp_path, database)
    assert restore(engine, tmp_path / "old").added == 1
    with running(tmp_path, database=database) as url, Browser(url) as browser:
        browser.http.cookies.update(cookies)
        with browser.watch(ids[0], 0) as line:
            assert heard(line)["version"] == 3
            assert restore(engine, tmp_path / "new").renewed == 1
            assert heard_until(line, 8)[-1]["version"] == 8
    engine.dispose()


@pytest.mark.parametrize("harm", ["cut", "junk", "not ours", "empty", "miscounted"])
def test_a_file_that_is_not_whole_changes_nothing(tmp_path: Path, harm: str) -> None:
    played(tmp_path / "one", [2, 2])
    engine = opened(tmp_path / "one")
    backup(engine, tmp_path / "copy")
    engine.dispose()
    whole = (tmp_path / "copy").read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    harmed = {
        "cut": whole[: len(whole) // 2],
        "junk": b"not a backup",
        "not ours": gzip.compress(b'{"some": "thing"}\n'),
        "empty": b"",
        "miscounted": gzip.compress(b"".join(lines[:2] + lines[3:])),
    }
    (tmp_path / "copy").write_bytes(harmed[harm])
    engine = opened(tmp_path / "two")
    with pytest.raises(ServeError) as error:
        restore(engine, tmp_path / "copy")
    assert error.value.message.id == "cli-backup-broken"
    assert backup(engine, tmp_path / "nothing").tables == 0
    engine.dispose()


def test_a_file_of_a_later_release_is_refused(tmp_path: Path) -> None:
    played(tmp_path / "one", [0])
    engine = opened(tmp_path / "one")
    backup(engine, tmp_path / "copy")
    head, *rest = gzip.decompress((tmp_path / "copy").read_bytes()).splitlines()
    table = json.loads(rest[0])
    table["table"]["colour"] = "green"
    later = [head, json.dumps(table).encode(), *rest[1:]]
    newer_format = [json.dumps({"weald_backup": 2}).encode(), *rest]
    for lines in (later, newer_format):
        (tmp_path / "copy").write_bytes(gzip.compress(b"\n".join(lines) + b"\n"))
        with writing(engine) as connection:
            connection.exec_driver_sql("DELETE FROM tables")
        with pytest.raises(ServeError) as error:
            restore(engine, tmp_path / "copy")
        assert error.value.message.id == "cli-backup-newer"
        assert backup(engine, tmp_path / "now").tables == 0
    engine.dispose()


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ids, cookies = played(tmp_path / "one", [1, 2])
    copy = str(tmp_path / "copy")
    [(at,)] = rows(tmp_path / "one", "SELECT max(at) FROM entries")
    last = local_time(at)
    assert main(["--lang", "en", "backup", copy, "--data", str(tmp_path / "one")]) == 0
    assert main(["--lang", "fr", "restore", copy, "--data", str(tmp_path / "two")]) == 0
    assert main(["--lang", "de", "restore", copy, "--data", str(tmp_path / "two")]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"2 tables are in {copy}. The backup holds 3 answers, the last of {last}.",
        "Ramenées\xa0: 2. Renouvelées\xa0: 0. Laissées telles quelles\xa0: 0.",
        "Zurückgeholt: 0. Erneuert: 0. Gelassen, wie sie sind: 2.",
    ]
    assert main(["--lang", "en", "backup", str(tmp_path / "nowhere" / "copy"), "--data", str(tmp_path)]) == 2
    assert main(["--lang", "en", "restore", str(tmp_path / "nothing"), "--data", str(tmp_path)]) == 2
    errors = capsys.readouterr().err
    assert "cannot be written to" in errors
    assert "cannot be read" in errors
    assert seen(tmp_path / "two", ids, cookies) == seen(tmp_path / "one", ids, cookies)


def rows(data: Path, query: str) -> list[tuple[int, ...]]:
    with closing(sqlite3.connect(data / FILE)) as connection:
        return connection.execute(query).fetchall()


def test_a_backup_says_how_many_answers_it_holds_and_up_to_when(tmp_path: Path) -> None:
    ids, _ = played(tmp_path, [5, 0, 3, 4])
    changed(tmp_path, "UPDATE entries SET at = 1000 * n")
    # An answer that was taken back is kept; a table that cannot be restored is in the file, but not held.
    changed(tmp_path, "UPDATE entries SET undone = 3, kind = 'undo' WHERE n = 3 AND table_id = ?", ids[2])
    changed(tmp_path, "UPDATE seats SET name = x'00' WHERE table_id = ?", ids[3])
    engine = opened(tmp_path)
    assert backup(engine, tmp_path / "copy") == BackedUp(tables=4, answers=7, until=5000)
    with writing(engine) as connection:
        later = now() + 400 * archive.DAY
        assert archive.archive_unused(connection, Settings(), later, 10) == 4
    assert backup(engine, tmp_path / "copy") == BackedUp(tables=4, answers=7, until=5000)
    with writing(engine) as connection:
        connection.exec_driver_sql("DELETE FROM tables")
    assert backup(engine, tmp_path / "copy") == BackedUp(tables=0, answers=0, until=None)
    engine.dispose()


@pytest.mark.parametrize(
    ("language", "none", "one", "more"),
    [
        (
            "en",
            "0 tables are in {}. The backup holds no answers.",
            "One table is in {}. The backup holds one answer, of {}.",
            "2 tables are in {}. The backup holds 3 answers, the last of {}.",
        ),
        (
            "de",
            "0 Tische liegen in {}. Die Sicherung enthält keine Antworten.",
            "Ein Tisch liegt in {}. Die Sicherung enthält eine Antwort, vom {}.",
            "2 Tische liegen in {}. Die Sicherung enthält 3 Antworten, die letzte vom {}.",
        ),
        (
            "fr",
            "Aucune table n\u2019est dans {}. La sauvegarde ne contient aucune réponse.",
            "Une table est dans {}. La sauvegarde contient une réponse, du {}.",
            "2 tables sont dans {}. La sauvegarde contient 3 réponses, la dernière du {}.",
        ),
    ],
)
def test_it_says_so_in_the_language_of_the_reader(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, none: str, one: str, more: str
) -> None:
    copy = tmp_path / "copy"
    command = ["--lang", language, "backup", str(copy), "--data", str(tmp_path)]
    assert main(command) == 0
    assert capsys.readouterr().out == none.format(copy) + "\n"
    for said, version in ((one, 1), (more, 2)):
        played(tmp_path, [version])
        changed(tmp_path, "UPDATE entries SET at = 1795182202000")
        assert main(command) == 0
        assert capsys.readouterr().out == said.format(copy, local_time(1795182202000)) + "\n"


def test_a_time_says_how_far_it_is_from_utc(monkeypatch: pytest.MonkeyPatch) -> None:
    for zone, text in (("UTC0", "13:43:22+00:00"), ("XST-5:45", "19:28:22+05:45")):
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        assert local_time(1795182202000) == f"2026-11-20 {text}"
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("direction", ["backup", "restore"])
def test_the_database_itself_is_no_backup(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], direction: str, ending: str
) -> None:
    """Renaming a backup to the database would take it from under the service."""
    ids, cookies = played(tmp_path, [3])
    (tmp_path / "link").symlink_to(tmp_path)
    path = tmp_path / "link" / f"{FILE}{ending}"
    assert main(["--lang", "en", direction, str(path), "--data", str(tmp_path)]) == 2
    assert f"{path} belongs to the database itself. Choose another file." in capsys.readouterr().err
    assert [each["version"] for each in seen(tmp_path, ids, cookies)] == [3] * 4


def test_every_stored_table_is_checked_on_the_installed_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ids, _ = played(tmp_path, [6, 6, 6, 4])
    check = ["--lang", "en", "check", "--all", "--data", str(tmp_path)]
    assert main(check) == 0
    assert capsys.readouterr().out == "4 tables were checked: 4 the same, 0 with differences, 0 unreadable.\n"
    # As if the rules had been others when these tables were played.
    changed(tmp_path, "UPDATE entries SET draws = '[1, 2]' WHERE n = 3 AND table_id = ?", ids[1])
    changed(tmp_path, "UPDATE tables SET position = '{}', start = '{}' WHERE id = ?", ids[2])
    changed(
        tmp_path,
        "UPDATE tables SET position = json_set(position, '$.answers', json('[]')) WHERE id = ?",
        ids[3],
    )
    assert main(check) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    reports = {line.split(" ")[0]: line for line in lines[:3]}
    assert "the replay differs from answer 3 on" in reports[ids[1]]
    assert "these rules cannot read it" in reports[ids[2]]
    assert "the replay differs. " in reports[ids[3]]
    assert lines[3] == "4 tables were checked: 1 the same, 2 with differences, 1 unreadable."


def test_tables_that_nobody_uses_go_to_the_archive_and_come_back(tmp_path: Path) -> None:
    ids, cookies = played(tmp_path, [5, 10_000, 5])
    before = seen(tmp_path, ids, cookies)
    old = now() - 91 * archive.DAY
    changed(tmp_path, "UPDATE tables SET updated = ?", old)
    engine = opened(tmp_path)
    with writing(engine) as connection:
        # Finished ones after 90 days, others after a year.
        assert archive.archive_unused(connection, Settings(), now(), 10) == 1
        assert archive.archive_unused(connection, Settings(), now() + 300 * archive.DAY, 10) == 2
        assert archive.archive_unused(connection, Settings(), now() + 300 * archive.DAY, 10) == 0
    engine.dispose()
    connection = sqlite3.connect(tmp_path / FILE)
    assert connection.execute("SELECT count(*) FROM entries").fetchone() == (0,)
    sizes = connection.execute("SELECT sum(length(packed)) FROM archive").fetchone()
    connection.close()
    assert 0 < sizes[0] < 60_000
    # To look at, nothing has changed, and looking leaves them where they are.
    assert seen(tmp_path, ids, cookies) == before
    with running(tmp_path) as url, Browser(url) as browser:
        browser.http.cookies.update(cookies)
        listed = expect(browser.http.get("/api/tables"), 200)["tables"]
        assert {table["id"] for table in listed} == set(ids)
        assert expect(browser.http.get(f"/api/tables/{ids[1]}/replay"), 200)["over"]
        # Players have the table back as it was.
        assert browser.play(ids[0], [0, 1, 2], until=9)["version"] == 9
        key = fresh_key()
        refused = browser.post(ids[2], "answer", seat=0, expected=0, key=key, option="unicorn")
        assert refused.status_code in (409, 422)
    connection = sqlite3.connect(tmp_path / FILE)
    counts = dict(connection.execute("SELECT table_id, count(*) FROM entries GROUP BY table_id").fetchall())
    archived = connection.execute("SELECT id FROM tables WHERE archived IS NOT NULL").fetchall()
    connection.close()
    assert counts[ids[0]] == 10
    assert (ids[1],) in archived
    assert (ids[0],) not in archived


def test_an_archive_that_is_switched_off_takes_nothing(tmp_path: Path) -> None:
    played(tmp_path, [10_000])
    engine = opened(tmp_path)
    with writing(engine) as connection:
        never = Settings(archive_over=0, archive_open=0)
        assert archive.archive_unused(connection, never, now() + 10_000 * archive.DAY, 10) == 0
    engine.dispose()

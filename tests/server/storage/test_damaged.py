"""One table that cannot be read stops nothing else, and is named, kept and exported as it is."""

from __future__ import annotations

import gzip
import json
import logging
import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import Connection, select

from tests import loops
from tests.server.live_server import Browser, expect, people, refused, robots, running
from tests.server.storage.test_queries import changed
from weald.cli.main import main
from weald.server.clock import now
from weald.server.operations.maintenance import Maintenance
from weald.server.settings import Settings
from weald.server.storage import archive, people_queries, queries
from weald.server.storage.backup import backup, restore
from weald.server.storage.compatibility import check_tables
from weald.server.storage.database import open_database, writing
from weald.server.storage.schema import tables
from weald.server.storage.writer import Writer
from weald.server.timekeeping import Timekeeper
from weald.server.tokens import fingerprint
from weald.tables.commands import Caller, HandOverLate
from weald.tables.open_table import OpenTable


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str, str]:
    """A folder with a damaged and a sound table, and the cookie of their host."""
    folder = tmp_path_factory.mktemp("data")
    with running(folder) as url, Browser(url) as browser:
        bad, good = (browser.open(people("Noor", "Till"))["id"] for _ in range(2))
        for id in (bad, good):
            expect(browser.answer(id, 0), 200)
        cookie = browser.http.cookies["weald"]
    changed(folder, "UPDATE tables SET position = '{\"cut', options = '{' WHERE id = ?", bad)
    changed(folder, "UPDATE entries SET events = '[{' WHERE table_id = ?", bad)
    return folder, bad, good, cookie


def test_the_others_are_served_and_listed(stored: tuple[Path, str, str, str]) -> None:
    folder, bad, good, cookie = stored
    with running(folder) as url, Browser(url) as browser:
        browser.http.cookies.set("weald", cookie)
        refused(browser.http.get(f"/api/tables/{bad}"), 422, "table_unusable")
        assert browser.look(good)["version"] == 1
        listed = expect(browser.http.get("/api/tables"), 200)["tables"]
        assert [table["id"] for table in listed] == [good]


def test_the_check_names_it_and_goes_on(
    stored: tuple[Path, str, str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    folder, bad, good, _ = stored
    engine = open_database(folder)
    findings = {finding.table: (finding.outcome, finding.reason) for finding in check_tables(engine)}
    engine.dispose()
    assert findings == {bad: ("unusable", "DecodeError"), good: ("same", None)}
    assert main(["--lang", "en", "check", "--all", "--data", str(folder)]) == 1
    assert bad in capsys.readouterr().out


def test_it_is_backed_up_as_it_is_and_the_others_restored(
    stored: tuple[Path, str, str, str], tmp_path: Path
) -> None:
    folder, bad, good, _ = stored
    engine, other = open_database(folder), open_database(tmp_path)
    file = tmp_path / "copy"
    assert backup(engine, file).tables == 2
    assert restore(other, file) == (1, 0, 0, 1)
    with other.begin() as connection:
        assert queries.table_ids(connection) == [good]
    with gzip.open(file, "rt") as lines:
        raw = [line for line in map(json.loads, lines) if "unreadable" in line]
    assert [(line["unreadable"], line["table"][0]["position"]) for line in raw] == [(bad, '{"cut')]
    assert [entry["n"] for entry in raw[0]["entries"]] == [0, 1]
    engine.dispose()
    other.dispose()


def test_the_archive_leaves_it_alone(stored: tuple[Path, str, str, str]) -> None:
    folder, bad, good, _ = stored
    engine = open_database(folder)
    later = now() + 400 * archive.DAY
    unreadable: set[str] = set()
    for _ in range(2):
        with writing(engine) as connection:
            archive.archive_unused(connection, Settings(), later, 1, unreadable)
    assert unreadable == {bad}
    with writing(engine) as connection:
        assert archive.archive_unused(connection, Settings(), later, 5, unreadable) == 0
        assert archive_left(connection) == [bad]
        archive.unpack(connection, good)
        assert len(queries.entry_rows(connection, good)) == 2
    engine.dispose()


def test_timers_go_on_beside_a_table_that_fails(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    handed: list[str] = []

    class Overdue:
        """A storage with two tables whose time has run out."""

        async def look(self, _: object) -> list[str]:
            return ["bad", "good"]

    class Late:
        """A desk at which one of them fails."""

        tables = ()

        async def submit(self, command: HandOverLate, _: Caller) -> None:
            handed.append(command.table)
            if command.table == "bad":
                raise KeyError(command.table)

    engine = open_database(tmp_path)
    keeper = Timekeeper(engine, cast("Any", Overdue()), cast("Any", Late()))
    for _ in range(2):
        loops.run(keeper.look())
    # The one that failed is not tried again every second.
    assert handed == ["bad", "good", "good"]
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == [
        "the timer of table bad failed"
    ]
    engine.dispose()


def test_ai_seats_are_woken_beside_a_table_that_fails_and_once_a_version(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    engine = open_database(tmp_path)
    looked: list[str] = []
    woken: list[str] = []
    waiting = {"bad": 3, "good": 5}
    table = SimpleNamespace(ai=SimpleNamespace(wake=lambda: woken.append("good")))

    async def latest(id: str) -> OpenTable:
        looked.append(id)
        if id == "bad":
            raise KeyError(id)
        return cast("OpenTable", table)

    writer = cast("Writer", SimpleNamespace(stored=0))
    rounds = Maintenance(engine, Settings(), latest, writer, lambda id: None)
    rounds._waiting_for_ai = lambda: waiting  # type: ignore[method-assign]
    loops.run(rounds._wake_ai())
    assert (looked, len(woken)) == (["bad", "good"], 1)
    assert "the AI seats of table bad cannot be woken" in caplog.text
    # Abandoned tables are not read again and again; one that has changed is.
    loops.run(rounds._wake_ai())
    assert len(looked) == 2
    waiting["good"] = 6
    loops.run(rounds._wake_ai())
    assert looked == ["bad", "good", "good"]
    engine.dispose()


def test_a_table_whose_upgrade_fails_is_listed_and_exported_as_it_was_stored(tmp_path: Path) -> None:
    with running(tmp_path) as url, Browser(url) as browser:
        id = browser.open([*people("Noor"), *robots(1)])["id"]
        cookie = browser.http.cookies["weald"]
    changed(tmp_path, 'UPDATE tables SET position = \'{"weald": 1}\', start = \'{"weald": 1, "odd": 2}\'')
    with running(tmp_path) as url, Browser(url) as browser, Browser(url) as stranger:
        browser.http.cookies.set("weald", cookie)
        refused(browser.http.get(f"/api/tables/{id}"), 422, "table_unusable")
        listed = expect(browser.http.get("/api/tables"), 200)["tables"]
        assert [table["id"] for table in listed] == [id]
        record = expect(browser.http.get(f"/api/tables/{id}/record"), 200)
        assert (record["odd"], [player["name"] for player in record["players"]]) == (2, ["Noor", "Robot 0"])
        refused(stranger.http.get(f"/api/tables/{id}/record"), 403, "record_secret")


def test_a_table_whose_position_is_damaged_is_listed_and_its_record_kept(tmp_path: Path) -> None:
    with running(tmp_path) as url, Browser(url) as browser:
        id = browser.open(people("Noor"))["id"]
        expect(browser.answer(id, 0), 200)
        whole = expect(browser.http.get(f"/api/tables/{id}/record"), 200)
        cookie = browser.http.cookies["weald"]
    changed(tmp_path, "UPDATE tables SET position = '{\"cut'")
    with running(tmp_path) as url, Browser(url) as browser, Browser(url) as stranger:
        browser.http.cookies.set("weald", cookie)
        refused(browser.http.get(f"/api/tables/{id}"), 422, "table_unusable")
        listed = expect(browser.http.get("/api/tables"), 200)["tables"]
        assert [table["id"] for table in listed] == [id]
        assert expect(browser.http.get(f"/api/tables/{id}/record"), 200) == whole
        refused(stranger.http.get(f"/api/tables/{id}/record"), 403, "record_secret")


# Damaged values by column: a type that the column does not have, bytes that are no text, JSON that is too
# deep or of another shape, nothing at all.
DAMAGE = {
    "bytes that are no text": ("tables", "pace", "CAST(x'c328ff' AS TEXT)"),
    "a name of such bytes": ("seats", "name", "CAST(x'c328ff' AS TEXT)"),
    "a move of such bytes": ("entries", "option", "CAST(x'c328ff' AS TEXT)"),
    "JSON of such bytes": ("entries", "events", "CAST(x'5bc328ff5d' AS TEXT)"),
    "JSON that is too deep": ("tables", "options", "printf('%.*c', 100000, '[')"),
    "moves that are too deep": ("entries", "draws", "printf('%.*c', 100000, '[')"),
    "a deal of another shape": ("tables", "fair_deal", "'[1]'"),
    "a deal without anything": ("tables", "fair_deal", "'{}'"),
    "a text for a number": ("tables", "game_version", "'x'"),
    "a broken number": ("entries", "at", "1.5"),
    "bytes for a name": ("seats", "name", "x'00ff'"),
    "a name too long": ("seats", "name", "printf('%.*c', 300, 'x')"),
    "waits for whom": ("tables", "waiting", "x'ff'"),
    "archived, but not in the archive": ("tables", "archived", "1"),
}


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str, frozenset[str]]:
    """A folder with a sound table and one to be damaged, and the hashes of their host."""
    folder = tmp_path_factory.mktemp("data")
    with running(folder) as url, Browser(url) as browser:
        bad, good = (browser.open([*people("Noor"), *robots(1)], timer=60)["id"] for _ in range(2))
        cookie = browser.http.cookies["weald"]
    # The AI seats may have answered before the service stopped.
    changed(folder, "UPDATE tables SET waiting = '[0, 1]'")
    return folder, bad, good, frozenset({fingerprint(cookie.partition(".")[0])})


@pytest.mark.parametrize("kind", DAMAGE)
def test_nothing_stops_at_a_row_of_which_anything_is_damaged(
    three: tuple[Path, str, str, frozenset[str]], tmp_path: Path, kind: str
) -> None:
    folder, bad, good, host = three
    data = tmp_path / "data"
    shutil.copytree(folder, data)
    part, column, value = DAMAGE[kind]
    key = "id" if part == "tables" else "table_id"
    changed(data, f"UPDATE {part} SET {column} = {value} WHERE {key} = ?", bad)
    engine, other = open_database(data), open_database(tmp_path / "other")
    with engine.begin() as connection:
        assert good in {setup.id for _, setup in queries.tables_of(connection, host)}
        assert good in queries.tables_waiting_for_ai(connection, 0, now())
        assert good in people_queries.overdue(connection, now() + 100_000)
    assert ("same", good) in {(finding.outcome, finding.table) for finding in check_tables(engine)}
    assert backup(engine, tmp_path / "copy").tables == 2
    done = restore(other, tmp_path / "copy")
    assert done.added + done.damaged == 2
    with other.begin() as connection:
        assert good in queries.table_ids(connection)
    with writing(engine) as connection:
        archive.archive_unused(connection, Settings(), now() + 400 * archive.DAY, 9, set())
        assert good not in archive_left(connection)
        # Another table is unpacked for a command.
        archive.unpack(connection, good)
        assert good in archive_left(connection)
    engine.dispose()
    other.dispose()


def archive_left(connection: Connection) -> list[str]:
    return list(connection.scalars(select(tables.c.id).where(tables.c.archived.is_(None))))


def test_tables_that_were_not_restored_are_counted(
    stored: tuple[Path, str, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = stored[0]
    file = tmp_path / "copy"
    assert main(["backup", str(file), "--data", str(folder)]) == 0
    capsys.readouterr()
    assert main(["--lang", "en", "restore", str(file), "--data", str(tmp_path)]) == 1
    done, damaged = capsys.readouterr().out.splitlines()
    assert done == "Restored: 1. Renewed: 0. Unchanged: 0."
    assert damaged == f"One table is damaged and was not restored. What was stored stays in {file}."

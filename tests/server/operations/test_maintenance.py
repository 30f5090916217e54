"""Work without a request: forgotten AI seats are called, unused tables are archived, the page stays quick."""

from __future__ import annotations

import sqlite3
import threading
import time
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tests import loops
from tests.server.live_server import Browser, people, robots, running
from tests.server.operations.test_health import numbers
from tests.server.storage.test_queries import changed
from weald.server.clock import now
from weald.server.operations import maintenance
from weald.server.settings import Settings
from weald.server.storage import archive, queries
from weald.server.storage.database import FILE, open_database
from weald.server.storage.writer import Writer
from weald.tables.open_table import OpenTable


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the rounds come quickly."""
    monkeypatch.setattr(maintenance, "FIRST_SECONDS", 0.1)
    monkeypatch.setattr(maintenance, "AI_SECONDS", 0.2)
    monkeypatch.setattr(maintenance, "ARCHIVE_SECONDS", 0.2)


def stored(data: Path, query: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(data / FILE)
    rows = connection.execute(query).fetchall()
    connection.close()
    return rows


def until(data: Path, query: str, wanted: list[tuple[object, ...]]) -> None:
    late = time.monotonic() + 30
    while stored(data, query) != wanted:
        assert time.monotonic() < late, stored(data, query)
        time.sleep(0.05)


def test_an_ai_seat_goes_on_though_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as url, Browser(url) as browser:
        # Stopped before the AI seats have a chance to answer.
        id = browser.open(robots(3, "easy"))["id"]
    over = f"SELECT over FROM tables WHERE id = '{id}'"
    assert stored(tmp_path, over) == [(0,)]
    with running(tmp_path):
        # Another process may be about to answer for them, so they wait a little.
        time.sleep(0.5)
        assert stored(tmp_path, over) == [(0,)]
    monkeypatch.setattr(maintenance, "STILL", 0)
    with running(tmp_path):
        until(tmp_path, over, [(1,)])


def test_unused_tables_go_to_the_archive_by_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(maintenance, "AT_ONCE", 2)
    with running(tmp_path) as url, Browser(url) as browser:
        for _ in range(5):
            browser.open(people("Noor", "Till"))
    changed(tmp_path, "UPDATE tables SET updated = ?", now() - 400 * archive.DAY)
    with running(tmp_path, settled=Settings(archive_open=500)):
        time.sleep(0.6)
        assert stored(tmp_path, "SELECT count(*) FROM archive") == [(0,)]
    with running(tmp_path) as url, Browser(url) as browser:
        until(tmp_path, "SELECT count(*) FROM archive", [(5,)])
        assert browser.http.get("/healthz").status_code == 200
    assert stored(tmp_path, "SELECT count(*) FROM entries") == [(0,)]


def test_people_are_answered_while_ai_seats_search(tmp_path: Path) -> None:
    """Bots think for a second a move at four tables; meanwhile people play a whole game at a fifth."""
    with running(tmp_path, settled=Settings(thinkers=2)) as url, Browser(url) as browser:
        searching = [
            browser.open(robots(2, "search"), seed=seed, game="living_forest_duel")["id"] for seed in range(4)
        ]
        id = browser.open(people("Noor", "Till", "Ada"))["id"]
        assert browser.play(id, [0, 1, 2])["over"]
        assert not any(browser.look(other)["over"] for other in searching)
        late = time.monotonic() + 20
        values: dict[str, float] = {}
        # Between two moves a table has no job.
        # Tables without people leave a worker to the others.
        while (values.get("weald_thinking"), values.get("weald_thoughts_waiting")) != (1, 3):
            assert time.monotonic() < late, values
            time.sleep(0.05)
            values = numbers(browser.http.get("/metrics"))


def test_tables_whose_ai_seats_were_woken_in_vain_are_not_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """800 abandoned tables once cost more than a second every half minute."""
    waiting = {"one": 3, "two": 5}
    monkeypatch.setattr(queries, "tables_waiting_for_ai", lambda *_: dict(waiting))
    read: list[str] = []

    async def latest(id: str) -> OpenTable:
        read.append(id)
        raise ValueError("it cannot be read")

    engine = open_database(tmp_path)
    rounds = maintenance.Maintenance(engine, Settings(), latest, writer([0]), lambda id: None)
    for _ in range(3):
        loops.run(rounds._wake_ai())
    assert read == ["one", "two"]
    # A player has moved, or much time has passed: worth another look.
    waiting["two"] = 6
    loops.run(rounds._wake_ai())
    assert read == ["one", "two", "two"]
    monkeypatch.setattr(maintenance, "AGAIN_SECONDS", 0.0)
    loops.run(rounds._wake_ai())
    assert read[3:] == ["one", "two"]
    engine.dispose()


@pytest.mark.parametrize(
    ("new", "seen", "searched"),
    [
        (maintenance.GC_AFTER, [5, 5], 1),
        (maintenance.GC_AFTER, [5, 6], 0),
        (maintenance.GC_FORCE_AFTER + 1, [5, 6], 1),
        (10, [5, 5], 0),
    ],
    ids=["quiet", "busy", "too much", "nothing to do"],
)
def test_garbage_is_searched_for_when_nobody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, new: int, seen: list[int], searched: int
) -> None:
    searches: list[threading.Thread] = []
    monkeypatch.setattr(maintenance, "QUIET_SECONDS", 0.0)
    # Only for maintenance: others search for garbage when they like.
    searching = SimpleNamespace(
        isenabled=lambda: False,
        get_count=lambda: (new, 0, 0),
        collect=lambda: searches.append(threading.current_thread()),
    )
    monkeypatch.setattr(maintenance, "gc", searching)
    engine = open_database(tmp_path)
    rounds = maintenance.Maintenance(engine, Settings(), nobody, writer(seen), lambda id: None)

    async def search_once() -> threading.Thread:
        await rounds._collect_garbage()
        return threading.current_thread()

    # A service of other tests may run beside this one.
    assert searches.count(loops.run(search_once())) == searched
    engine.dispose()


def writer(counts: list[int]) -> Writer:
    """A writer that has stored so much whenever it is asked."""

    class Storing:
        _counts = iter(counts)

        @property
        def stored(self) -> int:
            return next(self._counts)

    return cast("Writer", Storing())


async def nobody(id: str) -> OpenTable:
    raise AssertionError(id)

"""What happens by itself: forgotten AI seats are called, unused tables are archived, the page stays quick."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest

from tests.server.help import Browser, expect, people, robots, running
from tests.server.test_health import numbers
from tests.server.test_store import changed
from weald.server import archive, upkeep
from weald.server.database import FILE
from weald.server.moment import now
from weald.server.settings import Settings


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the rounds come quickly."""
    monkeypatch.setattr(upkeep, "FIRST_SECONDS", 0.1)
    monkeypatch.setattr(upkeep, "AI_SECONDS", 0.2)
    monkeypatch.setattr(upkeep, "ARCHIVE_SECONDS", 0.2)


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
        id = browser.open(robots(3, "greedy"))["id"]
    over = f"SELECT over FROM tables WHERE id = '{id}'"
    assert stored(tmp_path, over) == [(0,)]
    with running(tmp_path):
        # Somebody else may be about to answer for them, so they wait a little.
        time.sleep(0.5)
        assert stored(tmp_path, over) == [(0,)]
    monkeypatch.setattr(upkeep, "STILL", 0)
    with running(tmp_path):
        until(tmp_path, over, [(1,)])


def test_unused_tables_go_to_the_archive_by_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "AT_ONCE", 2)
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


def test_the_service_answers_quickly_while_ai_seats_search(tmp_path: Path) -> None:
    """Bots that think for a second a move at four tables; meanwhile a person plays at a fifth."""
    with running(tmp_path, settled=Settings(thinkers=2)) as url, Browser(url) as browser:
        for seed in range(4):
            seats = robots(2, "search")
            browser.open(seats, seed=seed, game="living_forest_duel")
        id = browser.open(people("Noor", "Till", "Ada"))["id"]
        times = []
        for n in range(40):
            now_shown = browser.look(id, n % 3)
            if not now_shown["decisions"]:
                continue
            option = now_shown["decisions"][0]["choices"][0]["id"]
            began = time.perf_counter()
            body = {
                "seat": n % 3,
                "expected": now_shown["version"],
                "key": f"answer-{n:03}",
                "option": option,
            }
            expect(browser.post(id, "answer", **body), 200)
            times.append(time.perf_counter() - began)
            time.sleep(0.02)
        found = numbers(browser.http.get("/metrics"))
    assert found["weald_thinking"] == 2
    assert found["weald_thoughts_waiting"] == 2
    # A search in the same process would hold every answer up for tenths of a second.
    assert sorted(times)[len(times) // 2] < 0.1

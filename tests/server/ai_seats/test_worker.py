"""A worker plays stored levels under their present names, and keeps to the time that is left."""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import weald
from weald import ai
from weald.server.ai_seats import worker
from weald.server.ai_seats.queue import Job, Origin

STORED = Path(__file__).parents[2] / "positions" / "0.1.0" / "server" / "tables.db.gz"

# By game, the levels of AI seats in the database of version 0.1.0.
Levels = set[tuple[str, str]]


@pytest.fixture
def stored(tmp_path: Path) -> Levels:
    path = tmp_path / "tables.db"
    path.write_bytes(gzip.decompress(STORED.read_bytes()))
    query = "SELECT game, level FROM seats JOIN tables ON tables.id = table_id WHERE kind = 'ai'"
    database = sqlite3.connect(path)
    try:
        return set(database.execute(query))
    finally:
        database.close()


def task(level: str, game: str, **more: Any) -> bytes:
    table = weald.new(game, seed=1)
    seat = table.pending[0].seat
    return json.dumps(
        {"level": level, "position": table.position(), "seat": seat, "seed": 1, **more}
    ).encode()


def test_the_levels_of_stored_tables_play_on(stored: Levels, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, float | None]] = []

    def choose(name: str, *_: Any, seconds: float | None = None) -> str:
        played.append((name, seconds))
        return "any"

    monkeypatch.setattr(ai, "choose", choose)
    assert {level for _, level in stored} == {"greedy", "heuristic"}
    others = {("sylvion", "planner"), ("living_forest_duel", "search"), ("ecosystem", "random")}
    for game, level in sorted(stored | others):
        assert worker.answered(task(level, game)) == {"option": "any"}
        assert (
            played.pop()
            == {
                "greedy": ("thoughtful", 0.15),
                "heuristic": ("thoughtful", 0.15),
                "planner": ("strong", 1.8),
                "search": ("strong", 1.8),
                "random": ("random", 0),
            }[level]
        )


def test_a_late_worker_answers_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float | None] = []

    def choose(*_: Any, seconds: float | None = None) -> str:
        given.append(seconds)
        return "searched"

    monkeypatch.setattr(ai, "choose", choose)
    monkeypatch.setattr(ai, "quick_choice", lambda *_: "quick")
    assert worker.answered(task("strong", "sylvion", seconds=0.04)) == {"option": "quick"}
    assert worker.answered(task("strong", "sylvion", seconds=0.4)) == {"option": "searched"}
    # These levels do not search, so that they are never late.
    assert worker.answered(task("easy", "sylvion", seconds=0)) == {"option": "searched"}
    assert given == [0.4, 0]


def test_the_time_in_the_queue_counts() -> None:
    job = Job(b'{"a":1}', None, Origin("t", "me"), ("game", "strong", 2), 1.0, 2.0, asked=0.0)  # type: ignore[arg-type]
    assert job.seconds_left() == 0
    assert job.question(1.25) == b'{"a":1,"seconds":1.250}\n'


def test_what_goes_wrong_is_a_reply() -> None:
    assert "wizard" in str(worker.answered(task("wizard", "sylvion"))["error"])
    assert "Traceback" in worker.answered(b"nonsense")["error"]

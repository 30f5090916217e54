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
from weald.ai import hints
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
                "greedy": ("thoughtful", 0.12),
                "heuristic": ("thoughtful", 0.12),
                "planner": ("strong", 1.7),
                "search": ("strong", 1.7),
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
    assert given == [0.4, None]


def test_the_time_in_the_queue_counts() -> None:
    job = Job(b'{"a":1}', None, Origin("t", "me"), ("game", "strong", 2), 1.0, 2.0, asked=0.0)  # type: ignore[arg-type]
    assert job.seconds_left() == 0
    assert job.question(1.25) == b'{"a":1,"seconds":1.250}\n'


def test_what_goes_wrong_is_a_reply() -> None:
    assert "wizard" in str(worker.answered(task("wizard", "sylvion"))["error"])
    assert "Traceback" in worker.answered(b"nonsense")["error"]


def asked(game: weald.Table, seat: int, given: list[Any], **more: Any) -> dict[str, Any]:
    position = {"level": "strong", "position": game.position(), "seat": seat, "seed": 1, "seconds": 0.1}
    return worker.answered(json.dumps({**position, "table": "t", "given": given, **more}).encode())


def test_a_worker_keeps_the_player_of_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "PLAYERS", worker.Players(2))
    players: list[Any] = []

    def choose(*_: Any, seconds: float, player: Any) -> str:
        players.append(player)
        return f"answer {len(players)}"

    monkeypatch.setattr(ai, "choose", choose)
    table = weald.new("living_forest_duel", seed=1)
    assert asked(table, 0, [0, None]) == {"option": "answer 1"}
    assert asked(table, 0, [1, "answer 1"]) == {"option": "answer 2"}
    assert players[0] is players[1]
    # An answer that somebody else gave, one that was taken back, another seat: new players.
    asked(table, 0, [2, "other"])
    asked(table, 0, [2, "answer 2"])
    asked(table, 1, [0, None])
    assert len({id(player) for player in players}) == 4
    # There is room for two: the player of seat 0 is still there, and then no longer.
    asked(table, 0, [3, "answer 4"])
    assert players[5] is players[3]
    asked(table, 1, [0, None], table="other")
    asked(table, 1, [1, "answer 5"])
    assert players[7] is not players[4]


def test_the_plan_goes_on_in_the_same_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "PLAYERS", worker.Players(4))
    table = weald.new("sylvion", seed=3)
    given: list[Any] = [0, None]
    bots = set()
    for _ in range(6):
        seat = table.pending[0].seat
        option = asked(table, seat, given)["option"]
        kept = worker.PLAYERS.get(
            {"table": "t", "seat": seat, "level": "strong", "given": [given[0] + 1, option]}
        )
        assert kept is not None
        bots.add(kept.player)
        table.answer(seat, option)
        given = [given[0] + 1, option]
    assert len(bots) == 1


def test_a_table_that_takes_too_long_gets_any_legal_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "SPARE_SECONDS", 0.01)
    monkeypatch.setattr(worker, "PLAYERS", worker.Players(4))
    table = weald.new("sylvion", seed=3)
    seat = table.pending[0].seat
    assert asked(table, seat, [0, None])["option"] in table.pending[0].options
    kept = {"table": "t", "seat": seat, "level": "strong", "given": [1, table.pending[0].options[0]]}

    def endless(*_: Any, **__: Any) -> str:
        while True:
            pass

    monkeypatch.setattr(ai, "choose", endless)
    assert asked(table, seat, [0, None], seed=1) == {"option": table.pending[0].options[1]}
    assert worker.PLAYERS.get(kept) is None
    monkeypatch.setattr(hints, "hint", endless)
    assert "OutOfTime" in asked(table, seat, [0, None], do="hint")["error"]

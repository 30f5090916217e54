"""A worker plays stored levels under their present names, and keeps to its time; it says what went wrong."""

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
from weald.kernel.information import Json
from weald.kernel.messages import Message
from weald.server.workers import worker
from weald.tables.errors import Refused
from weald.tables.tasks import Worker

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


@pytest.fixture
def kept() -> Worker:
    return Worker()


def asked(here: Worker, task: dict[str, Any]) -> dict[str, Any]:
    """Return a worker's reply, which says how long it took, without that."""
    reply: dict[str, Any] = json.loads(worker.answered(here, json.dumps(task).encode()))
    assert reply.pop("seconds") >= 0
    return reply


def choice(table: weald.Table, level: str = "strong", **more: Any) -> dict[str, Any]:
    return {
        "do": "choose",
        "table": "t",
        "level": level,
        "position": table.position(),
        "seat": table.pending[0].seat,
        "seed": 1,
        "given": [0, None],
        "avoid": [],
        "company": False,
        "unattended": False,
        "seconds": 0.5,
        **more,
    }


def test_the_levels_of_stored_tables_play_on(stored: Levels, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, float]] = []

    def choose(name: str, *_: Any, seconds: float, player: Any) -> str:
        assert player is not None
        played.append((name, seconds))
        return "any"

    monkeypatch.setattr(ai, "choose", choose)
    assert {level for _, level in stored} == {"greedy", "heuristic"}
    others = {("sylvion", "planner"), ("living_forest_duel", "search"), ("ecosystem", "random")}
    for game, level in sorted(stored | others):
        task = choice(weald.new(game, seed=1), level)
        del task["seconds"]
        assert Worker().do(task) == {"option": "any", "intends": None}
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


def test_a_late_worker_answers_quickly(kept: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    def choose(*_: Any, seconds: float, player: Any) -> str:
        assert player is not None
        given.append(seconds)
        return "searched"

    monkeypatch.setattr(ai, "choose", choose)
    monkeypatch.setattr(ai, "quick_choice", lambda *_: "quick")
    monkeypatch.setattr(ai, "seat_choice", lambda *_: "at first sight")
    table = weald.new("sylvion", seed=1)
    assert asked(kept, choice(table, seconds=0.04))["option"] == "quick"
    assert asked(kept, choice(table, seconds=0.4))["option"] == "searched"
    # These levels do not search, so that they are never late.
    assert asked(kept, choice(table, "easy", seconds=0))["option"] == "at first sight"
    assert given == [0.4]


def test_a_worker_keeps_the_player_of_a_seat(kept: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("weald.tables.tasks.KEPT_PLAYERS", 2)
    players: list[Any] = []

    def choose(*_: Any, seconds: float, player: Any) -> str:
        assert seconds == 0.5
        players.append(player)
        return f"answer {len(players)}"

    monkeypatch.setattr(ai, "choose", choose)
    table = weald.new("living_forest_duel", seed=1)

    def ask(seat: int, given: list[Any], id: str = "t") -> str:
        option: str = asked(kept, {**choice(table, seat=seat, given=given), "table": id})["option"]
        return option

    assert ask(0, [0, None]) == "answer 1"
    assert ask(0, [1, "answer 1"]) == "answer 2"
    assert players[0] is players[1]
    # An answer that another seat gave, one that was taken back, another seat: new players.
    ask(0, [2, "other"])
    ask(0, [2, "answer 2"])
    ask(1, [0, None])
    assert len({id(player) for player in players}) == 4
    # There is room for two: the player of seat 0 is still there, and then no longer.
    ask(0, [3, "answer 4"])
    assert players[5] is players[3]
    ask(1, [0, None], id="other")
    ask(1, [1, "answer 5"])
    assert players[7] is not players[4]


def test_the_plan_goes_on_in_the_same_worker(kept: Worker) -> None:
    table = weald.new("sylvion", seed=3)
    given: list[Any] = [0, None]
    bots = set()
    for _ in range(6):
        task = choice(table, seconds=0.1, given=given)
        option = asked(kept, task)["option"]
        given = [given[0] + 1, option]
        player = kept._player({**task, "given": given})
        assert player is not None
        bots.add(player.player)
        table.answer(task["seat"], option)
    assert len(bots) == 1


def endless(*_: Any, **__: Any) -> str:
    while True:
        pass


def test_an_ai_seat_that_takes_too_long_gets_any_legal_option(
    kept: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = weald.new("sylvion", seed=3)
    task = choice(table, seconds=0.1)
    assert asked(kept, task)["option"] in table.pending[0].options
    monkeypatch.setattr(worker, "SPARE_SECONDS", 0.05)
    monkeypatch.setattr(ai, "choose", endless)
    options = table.pending[0].options
    assert asked(kept, {**task, "seed": 5}) == {"option": options[5 % len(options)], "intends": None}
    # The player was interrupted in the middle of something.
    assert kept._players == {}
    # If even a look takes too long, there is no answer.
    monkeypatch.setattr(weald, "load", endless)
    assert asked(kept, task) == {"late": True}


def test_a_task_that_takes_too_long_is_late(kept: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "SPARE_SECONDS", 0.05)
    monkeypatch.setattr(hints, "hint", endless)
    table = weald.new("sylvion", seed=3)
    task = {"do": "hint", "position": table.position(), "seat": table.pending[0].seat, "seed": 1}
    assert asked(kept, {**task, "seconds": 0.05}) == {"late": True}


def test_a_refused_task_says_so_with_its_message(kept: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    table = weald.new("ecosystem", seed=1)
    position = table.position()
    reply = asked(kept, {"do": "foresee", "position": {**position, "seats": 99}, "seat": 0, "seconds": 1})
    assert reply["refused"]["code"] == "bad_position"
    assert reply["refused"]["message"] == {"id": "position-bad", "args": {"n": 1}}
    assert (reply["refused"]["status"], reply["refused"]["headers"]) == (422, {})

    def refuse(*_: Any) -> None:
        raise Refused.for_now("too_many_requests", 7)

    monkeypatch.setattr(weald, "load", refuse)
    reply = asked(kept, {"do": "foresee", "position": position, "seat": 0, "seconds": 1})
    assert reply["refused"] == {
        "status": 429,
        "code": "too_many_requests",
        "message": {"id": "error-too-many-requests", "args": {"seconds": 7}},
        "headers": {"retry-after": "7"},
    }


def test_other_faults_are_errors(kept: Worker) -> None:
    assert "Traceback" in json.loads(worker.answered(kept, b"nonsense"))["error"]
    assert "KeyError" in asked(kept, {"do": "dance", "seconds": 1})["error"]
    # An AI seat made no mistake: its game must go on.
    wizard = asked(kept, choice(weald.new("sylvion", seed=1), "wizard"))
    assert "wizard" in wizard["error"]


def test_parts_that_are_json_already_are_taken_as_they_are(
    kept: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Odd:
        def to_json(self) -> list[int]:
            return [1, 2]

    parts: dict[str, Any] = {"json": Json('{"a":[1]}'), "odd": Odd(), "message": Message("id", {"n": 2})}
    monkeypatch.setattr(Worker, "do", lambda *_: parts)
    assert asked(kept, {"do": "any", "seconds": 1}) == {
        "json": {"a": [1]},
        "odd": [1, 2],
        "message": {"id": "id", "args": {"n": 2}},
    }
    parts["odd"] = object()
    assert "NotImplementedError" in asked(kept, {"do": "any", "seconds": 1})["error"]

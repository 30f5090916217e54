"""Setting up: options, seats and seeds, and what is said when they are not possible."""

from __future__ import annotations

import json
from typing import Any

import pytest

import weald
from tests.tiny import GAME as TINY
from weald.games import REGISTRY
from weald.kernel import table
from weald.kernel.errors import BadSetup
from weald.kernel.game import Game, Option
from weald.kernel.messages import Args, Message

LEVEL = Option("level", "easy", ("easy", "hard"))
SIZE = Option("size", 3, lo=-2, hi=9)
FAST = Option("fast", False)


class Sized(Game):
    """A game of which only the options matter."""

    id = "sized"
    seats = (1, 3)
    options = (LEVEL, SIZE, FAST)


def refused(code: str, args: Args) -> pytest.RaisesExc[BadSetup]:
    message = Message("setup-" + code.replace("_", "-"), args)
    return pytest.RaisesExc(BadSetup, check=lambda bad: bad.code == code and bad.message == message)


def test_defaults_are_filled_in() -> None:
    usual = {"level": "easy", "size": 3, "fast": False, "takebacks": "own"}
    assert Sized().resolve_options({}) == usual
    assert Sized().resolve_options({"size": -2, "fast": True, "takebacks": "free", "level": "hard"}) == {
        "level": "hard",
        "size": -2,
        "fast": True,
        "takebacks": "free",
    }
    assert Sized().resolve_options({"thinking": 5}) == {**usual, "thinking": 5}


def test_options_tell_their_kind() -> None:
    assert Sized().to_json()["options"] == [
        {"id": "level", "kind": "choice", "default": "easy", "choices": ["easy", "hard"]},
        {"id": "size", "kind": "int", "default": 3, "min": -2, "max": 9},
        {"id": "fast", "kind": "bool", "default": False},
        {"id": "thinking", "kind": "int", "default": 2, "min": 1, "max": 30},
        {"id": "takebacks", "kind": "choice", "default": "own", "choices": ["own", "free"]},
    ]


@pytest.mark.parametrize("value", ["medium", "", None, 1, True, ["easy"]])
def test_a_choice_that_there_is_not(value: Any) -> None:
    args: Args = {"option": "level", "value": str(value), "choices": ["easy", "hard"]}
    with refused("option_choice", args):
        Sized().resolve_options({"level": value})


@pytest.mark.parametrize("value", [-3, 10, "3", 3.0, True, None])
def test_a_number_out_of_range(value: Any) -> None:
    with refused("option_range", {"option": "size", "value": str(value), "lo": -2, "hi": 9}):
        Sized().resolve_options({"size": value})


@pytest.mark.parametrize("value", [0, 1, "true", None])
def test_neither_true_nor_false(value: Any) -> None:
    args: Args = {"option": "fast", "value": str(value), "choices": ["true", "false"]}
    with refused("option_choice", args):
        Sized().resolve_options({"fast": value})


def test_an_unknown_option() -> None:
    args: Args = {"option": "colour", "choices": ["fast", "level", "size", "takebacks", "thinking"]}
    with refused("option_unknown", args):
        Sized().resolve_options({"size": 3, "colour": "red"})


def test_long_nonsense_is_cut() -> None:
    args: Args = {"option": "x" * 40, "choices": ["fast", "level", "size", "takebacks", "thinking"]}
    with refused("option_unknown", args):
        Sized().resolve_options({"x" * 5000: 1})
    with refused("option_choice", {"option": "level", "value": "y" * 40, "choices": ["easy", "hard"]}):
        Sized().resolve_options({"level": "y" * 5000})


@pytest.mark.parametrize("seats", [0, 1, 3, -2, True, "2", 2.0, [2]])
def test_a_wrong_number_of_seats(seats: Any) -> None:
    with refused("seats", {"n": str(seats), "choices": [2]}):
        table.new(TINY, seats, 7)


@pytest.mark.parametrize("seed", [-1, 2**53, True, "7", 1.5])
def test_what_cannot_be_a_seed(seed: Any) -> None:
    with refused("seed", {"value": str(seed), "hi": "9007199254740991"}):
        table.new(TINY, 2, seed)


def test_the_largest_seed() -> None:
    t = table.new(TINY, None, 2**53 - 1)
    assert t.seats == 2
    assert t.run.state.seed == 2**53 - 1


@pytest.mark.parametrize("id", ["chess", "", "../kernel", "ecosystem ", 7, None, ["ecosystem"]])
def test_an_unknown_game(id: Any) -> None:
    for attempt in (weald.new, weald.schema):
        with refused("game", {"game": str(id), "choices": list(REGISTRY)}):
            attempt(id)
    with refused("game", {"game": str(id), "choices": list(REGISTRY)}):
        weald.load({"game": id})
    with refused("game", {"game": str(id), "choices": list(REGISTRY)}):
        weald.replay({"game": id})


def test_a_table_without_seed_gets_a_random_one() -> None:
    seeds = {weald.new("ecosystem").run.state.seed for _ in range(8)}
    assert len(seeds) == 8


def test_all_games_are_listed_as_plain_data() -> None:
    listed = weald.registered_games()
    assert [game["id"] for game in listed] == list(REGISTRY)
    assert json.loads(json.dumps(listed)) == listed
    assert all(game["seats"] and game["bots"] and game["version"] >= 1 for game in listed)

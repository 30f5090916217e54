"""The JSON form of a state: grids by cell, and what follows from them after loading."""

from __future__ import annotations

import json
from random import Random

import pytest

import weald
from tests.games.ecosystem.scenes import grid, masks, position
from weald.games.ecosystem.position import Grid
from weald.kernel.errors import BadPosition
from weald.kernel.messages import Message


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_a_loaded_table_goes_on_like_the_original(seats: int) -> None:
    """Facts that are not written into a position follow from it: after loading, the options stay the same."""
    random = Random(seats)
    t = weald.new("ecosystem", seats, seed=20 + seats)
    loaded = t
    while not t.over:
        if not t.run.answers:
            loaded = weald.load(json.loads(json.dumps(t.position())))
        assert [decision.options for decision in loaded.pending] == [
            decision.options for decision in t.pending
        ]
        assert loaded.view(0) == t.view(0)
        decision = random.choice(t.pending)
        option = random.choice(decision.options)
        t.answer(decision.seat, option)
        loaded.answer(decision.seat, option)
        assert t.game.invariants(loaded.run.state) == t.game.invariants(t.run.state) == []


def test_a_grid_as_json() -> None:
    laid = masks("fox ...\nstr dee")
    paper = [
        {"cell": "r3c4", "card": "fox"},
        {"cell": "r4c4", "card": "stream"},
        {"cell": "r4c5", "card": "deer"},
    ]
    assert Grid().dump(laid) == paper
    problems: list[Message] = []
    assert Grid().load(paper, "state.masks[0]", problems) == laid
    assert problems == []


def test_two_cards_on_a_cell_are_reported() -> None:
    at = position(3, grids=[grid("fox dee")], turn=3)
    at["state"]["masks"][0][1]["cell"] = "r3c4"
    with pytest.raises(BadPosition) as bad:
        weald.load(at)
    twice = Message("ecosystem-invalid-twice", {"path": "state.masks[0]", "cell": "r3c4"})
    assert bad.value.problems == [twice]


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"cell": "r7c0", "card": "fox"}, "state.masks[0][0].cell"),
        ({"cell": "r3c4", "card": "unicorn"}, "state.masks[0][0].card"),
    ],
)
def test_unknown_cells_and_cards_are_reported(change: dict[str, str], path: str) -> None:
    at = position(3, turn=2)
    at["state"]["masks"][0] = [change]
    with pytest.raises(BadPosition) as bad:
        weald.load(at)
    assert [(problem.id, problem.args["path"]) for problem in bad.value.problems] == [
        ("position-wrong", path)
    ]

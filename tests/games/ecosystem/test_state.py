"""The state: copies, swaps, and grids on paper."""

from __future__ import annotations

import json
from random import Random

import pytest

import weald
from tests.games.ecosystem.scenes import grid, masks, position, table
from weald.games.ecosystem.cards import CELL_NUMBERS, FIRST
from weald.games.ecosystem.state import Forest, Grid, kind_at, swap
from weald.kernel.errors import BadPosition
from weald.kernel.messages import Message


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_a_loaded_table_goes_on_like_the_original(seats: int) -> None:
    """What is not written into a position follows from it: after loading, the options stay the same."""
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


def test_a_copy_shares_nothing() -> None:
    s = table(3, turn=4).run.state
    assert isinstance(s, Forest)
    before = {name: repr(getattr(s, name)) for name in Forest.__slots__}
    other = s.copy()
    assert {name: repr(getattr(other, name)) for name in Forest.__slots__} == before
    for cards in (other.deck, other.pile, other.chosen, other.lifted, other.boxes, other.seen):
        cards.append(99)
    for lists in (other.hands, other.masks, other.free):
        lists[0].append(99)
    assert {name: repr(getattr(s, name)) for name in Forest.__slots__} == before


def test_cards_change_places() -> None:
    laid = masks("fox bea\nwol fox")
    corner = {name: CELL_NUMBERS[name] for name in ("r3c4", "r3c5", "r4c4", "r4c5")}
    swap(laid, corner["r3c4"], corner["r3c5"])
    assert laid == masks("bea fox\nwol fox")
    swap(laid, corner["r3c5"], corner["r4c5"])
    assert laid == masks("bea fox\nwol fox"), "two cards of a kind"
    assert [kind_at(laid, cell) for cell in (FIRST, 0)] == [3, 0]


def test_a_grid_on_paper() -> None:
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


def test_two_cards_on_a_cell_are_told() -> None:
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
def test_unknown_cells_and_cards_are_told(change: dict[str, str], path: str) -> None:
    at = position(3, turn=2)
    at["state"]["masks"][0] = [change]
    with pytest.raises(BadPosition) as bad:
        weald.load(at)
    assert [(problem.id, problem.args["path"]) for problem in bad.value.problems] == [
        ("position-wrong", path)
    ]

"""Positions that cannot be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import weald
from tests.games.ecosystem.scenes import finish, grid, position
from weald.kernel.errors import BadPosition
from weald.kernel.messages import Message

State = dict[str, Any]


def problems(at: dict[str, Any]) -> list[Message]:
    with pytest.raises(BadPosition) as bad:
        weald.load(at)
    return bad.value.problems


def broken(change: Callable[[State], object], seats: int = 3, **wishes: Any) -> list[Message]:
    """Return the faults of a position after a change to its state."""
    at = position(seats, **wishes)
    weald.load(at)
    change(at["state"])
    return problems(at)


def moment(step: str, round: int, turn: int, seats: int) -> Message:
    return Message("ecosystem-invalid-moment", {"step": step, "round": round, "turn": turn, "n": seats})


def test_a_card_too_many() -> None:
    count = Message("ecosystem-invalid-count", {"card": "fox", "n": 13, "expected": 12})
    assert broken(lambda s: s["deck"].append("fox"), turn=3) == [count]


def test_a_card_of_another_kind() -> None:
    def exchange(s: State) -> None:
        s["deck"].remove("wolf")
        s["deck"].append("bee")

    assert broken(exchange) == [
        Message("ecosystem-invalid-count", {"card": "wolf", "n": 11, "expected": 12}),
        Message("ecosystem-invalid-count", {"card": "bee", "n": 9, "expected": 8}),
    ]


def test_a_hand_too_small() -> None:
    def put_back(s: State) -> None:
        s["deck"].append(s["hands"][1].pop())

    small = Message("ecosystem-invalid-hand-size", {"hand": 2, "n": 7, "expected": 8})
    assert broken(put_back, turn=3) == [small]


def test_a_grid_too_small() -> None:
    def put_back(s: State) -> None:
        s["deck"].append(s["masks"][2].pop()["card"])

    small = Message("ecosystem-invalid-grid-size", {"seat": 2, "n": 2, "expected": 3})
    assert broken(put_back, turn=4) == [small]


@pytest.mark.parametrize("seats", [1, 2])
def test_a_pile_too_small(seats: int) -> None:
    def put_back(s: State) -> None:
        s["deck"].append(s["pile"].pop())

    assert broken(put_back, seats, turn=4) == [Message("ecosystem-invalid-pile", {"n": 2, "expected": 3})]


def test_a_pile_where_none_belongs() -> None:
    def put(s: State) -> None:
        s["pile"].append(s["deck"].pop())

    assert broken(put, 3) == [Message("ecosystem-invalid-pile", {"n": 1, "expected": 0})]


def test_cards_that_do_not_hang_together() -> None:
    def move(s: State) -> None:
        s["masks"][0][1]["cell"] = "r4c5"

    assert broken(move, turn=3) == [Message("ecosystem-invalid-apart", {"seat": 0})]


def test_cards_that_do_not_cover_the_middle() -> None:
    def move(s: State) -> None:
        s["masks"][1] = [
            {**card, "cell": cell} for card, cell in zip(s["masks"][1], ("r0c0", "r0c1"), strict=True)
        ]

    assert broken(move, turn=3) == [Message("ecosystem-invalid-apart", {"seat": 1})]


@pytest.mark.parametrize(
    "cells", [[f"r{row}c4" for row in range(5)], [f"r3c{column}" for column in range(2, 8)]]
)
def test_cards_that_no_frame_can_hold(cells: list[str]) -> None:
    """Five rows or six columns, in whatever order they are written down."""

    def move(s: State) -> None:
        s["masks"][0] = [{**card, "cell": cell} for card, cell in zip(s["masks"][0], cells, strict=True)]

    turn = len(cells) + 1
    assert broken(move, turn=turn) == [Message("ecosystem-invalid-frame", {"seat": 0})]


@pytest.mark.parametrize(
    ("seats", "change", "expected"),
    [
        (3, {"round": 0}, ("draft", 0, 1, 3)),
        (3, {"turn": 0}, ("draft", 1, 0, 3)),
        (3, {"turn": 11}, ("draft", 1, 11, 3)),
        (3, {"step": "solo"}, ("solo", 1, 1, 3)),
        (3, {"step": ""}, ("over", 1, 1, 3)),
        (3, {"step": "deal"}, ("deal", 1, 1, 3)),
        (1, {"step": "draft"}, ("draft", 1, 1, 1)),
        (1, {"round": 2}, ("solo", 2, 1, 1)),
        (1, {"step": "deal", "turn": 10}, ("deal", 1, 10, 1)),
        (2, {"step": "solo"}, ("solo", 1, 1, 2)),
    ],
)
def test_moments_that_do_not_exist(seats: int, change: State, expected: tuple[str, int, int, int]) -> None:
    assert broken(lambda s: s.update(change), seats) == [moment(*expected)]


def test_lists_that_do_not_fit_the_seats() -> None:
    length = Message("ecosystem-invalid-length", {"field": "hands", "n": 2, "expected": 3})
    assert broken(lambda s: s["hands"].pop(), 2) == [length]
    length = Message("ecosystem-invalid-length", {"field": "masks", "n": 2, "expected": 3})
    assert broken(lambda s: s["masks"].pop(), 3) == [length]


def test_everything_wrong_is_listed_at_once() -> None:
    def change(s: State) -> None:
        s["turn"] = 12
        s["deck"].append("bee")
        s["masks"][0][1]["cell"] = "r5c5"

    assert [problem.id.removeprefix("ecosystem-invalid-") for problem in broken(change, turn=3)] == [
        "moment",
        "count",
        "apart",
    ]


def test_the_start_and_the_end_are_positions() -> None:
    t = weald.new("ecosystem", 3, seed=1)
    start = {**t.position(), "state": t.record()["start"], "answers": []}
    assert weald.load(start).view(0) == t.view(0)
    for seats in (1, 2, 3):
        over = finish(weald.new("ecosystem", seats, seed=1))
        again = weald.load(over.position())
        assert again.over
        assert again.result is not None
        assert over.result is not None
        assert again.result.to_json() == over.result.to_json()


def test_the_break_between_the_rounds_is_a_position() -> None:
    """The second deal is next: ten cards lie in every grid, the hands are empty."""
    at = position(2, round=2, turn=1)
    for hand in at["state"]["hands"]:
        at["state"]["deck"] += hand
        hand.clear()
    at["state"].update(step="deal", round=1, turn=10)
    t = weald.load(at)
    assert (t.view(0)["round"], t.view(0)["turn"], len(t.view(0)["hand"])) == (2, 1, 10)


def test_the_grid_of_a_test_is_legal() -> None:
    """The drawings of the tests begin at the middle of the field."""
    assert list(grid("fox")) == ["r3c4"]

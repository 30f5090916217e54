"""The view of each seat, and the numbers on the table."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import weald
from tests.games.ecosystem.scenes import (
    EXAMPLE_SCORES,
    answer_all,
    example_placing,
    example_table,
    grid,
    spot,
    table,
)
from weald.games.ecosystem.cards import KINDS
from weald.kernel.decisions import Decision
from weald.kernel.table import Table


def player(t: Table, seat: int) -> dict[str, Any]:
    player: dict[str, Any] = t.view(None)["players"][seat]
    return player


def lines(window: dict[str, Any]) -> tuple[int, int, int, int]:
    return window["top"], window["left"], window["rows"], window["cols"]


def test_the_points_of_the_example() -> None:
    """Points of all three players in the example position."""
    t = example_placing()
    for seat, expected in enumerate(EXAMPLE_SCORES):
        score = player(t, seat)["score"]
        assert tuple(score[name] for name in (*KINDS, "biodiversity", "total")) == expected
    assert [player(t, seat)["score"]["gaps"] for seat in range(3)] == [2, 3, 3]


def test_the_heading_of_the_example() -> None:
    t = example_placing()
    view = t.view(0)
    heading = {key: view[key] for key in ("mode", "phase", "round", "turn", "turns", "passes", "next_seat")}
    assert heading == {
        "mode": "draft",
        "phase": "place",
        "round": 2,
        "turn": 5,
        "turns": 10,
        "passes": "right",
        "next_seat": 2,
    }
    assert view["hand"] == ["stream", "meadow", "deer", "wolf", "bee"]
    assert view["placing"] == "trout"
    assert view["rival"] is None
    assert view["deck"] == 130 - 60


def test_the_cards_and_areas_of_the_example() -> None:
    own = player(example_placing(), 0)
    shown = {(card["row"], card["col"]): (card["card"], card["points"]) for card in own["cards"]}
    assert shown[2, 2] == ("bee", 6)
    assert shown[2, 3] == ("bear", 2)
    assert shown[3, 1] == ("rabbit", 1)
    assert shown[3, 2] == ("dragonfly", 3)
    assert shown[3, 5] == ("eagle", 0)
    assert shown[4, 5] == ("fox", 3)
    # Cards that score only together carry no number of their own.
    assert {kind for kind, points in shown.values() if points is None} == {"meadow", "deer", "wolf", "stream"}
    assert own["areas"] == [
        {"card": "meadow", "cells": ["r0c0", "r0c1", "r1c0"], "points": 6, "rank": None, "largest": False},
        {"card": "stream", "cells": ["r3c1", "r3c2", "r3c3"], "points": 5, "rank": 2, "largest": True},
    ]


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_a_hand_is_shown_to_its_seat_only(seats: int) -> None:
    t = weald.new("ecosystem", seats, seed=3)
    dumped = t.game.position.dump(t.run.state)
    for seat in range(seats):
        view = t.view(seat)
        assert Counter(view["hand"]) == Counter(dumped["hands"][seat])
        assert "hands" not in view
        assert all("hand" not in shown or isinstance(shown["hand"], int) for shown in view["players"])
    spectator = t.view(None)
    assert spectator["hand"] is None
    assert spectator["placing"] is None
    assert "hands" not in spectator
    assert [shown["hand"] for shown in spectator["players"]] == [10] * seats


def test_an_open_view_shows_all_hands() -> None:
    t = example_table()
    hands = t.game.information.open_view(t.run.state)["hands"]
    assert [len(hand) for hand in hands] == [6, 6, 6]
    assert hands[0] == ["stream", "meadow", "deer", "wolf", "trout", "bee"]


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_nothing_hidden_can_be_read_from_a_view(seats: int) -> None:
    """Redealing what a seat cannot see changes nothing that it sees."""
    random = Random(seats)
    t = weald.new("ecosystem", seats, seed=8)
    moments = 0
    while not t.over:
        decision = random.choice(t.pending)
        if random.random() < 0.15:
            seat = decision.seat
            run = t.imagine(seat, random.randrange(1000))
            assert t.game.information.view(run.state, seat) == t.view(seat)
            assert run.question is not None
            assert Decision(t.game, run.state, run.question, seat).to_json() == decision.to_json()
            moments += 1
        t.answer(decision.seat, random.choice(decision.options))
    assert moments > 3


def test_a_view_is_plain_data() -> None:
    for seats in (1, 2, 3):
        view = weald.new("ecosystem", seats, seed=1).view(0)
        assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize(
    ("drawing", "top", "left", "window", "box", "fixed"),
    [
        ("fox", 3, 4, (0, 0, 7, 9), (3, 4, 1, 1), False),
        ("fox dee", 3, 4, (0, 1, 7, 8), (3, 4, 1, 2), False),
        ("fox\ndee", 2, 4, (0, 0, 6, 9), (2, 4, 2, 1), False),
        ("fox dee mea fox dee", 3, 2, (0, 2, 7, 5), (3, 2, 1, 5), False),
        ("fox\ndee\nmea\nfox", 0, 4, (0, 0, 4, 9), (0, 4, 4, 1), False),
        (
            "fox dee mea fox dee\n... ... fox\n... ... dee\n... ... mea",
            3,
            2,
            (3, 2, 4, 5),
            (3, 2, 4, 5),
            True,
        ),
    ],
)
def test_window_box_and_frame(
    drawing: str,
    top: int,
    left: int,
    window: tuple[int, int, int, int],
    box: tuple[int, int, int, int],
    fixed: bool,
) -> None:
    """The window is every line a 4 by 5 frame around the cards can reach, the box the cards' own extent."""
    cards = grid(drawing, top, left)
    own = player(table(3, grids=[cards], turn=len(cards) + 1), 0)
    assert lines(own["window"]) == window
    assert lines(own["window"]["box"]) == box
    assert own["window"]["fixed"] is fixed
    for card in own["cards"]:
        row, column = spot(card["cell"])
        assert (card["row"], card["col"]) == (row - window[0] + 1, column - window[1] + 1)


def test_areas_carry_rank_and_prize_of_the_longest_stream_only() -> None:
    own = grid("str str fox\nfox fox str")
    short = grid("str fox dee\nfox dee fox")
    dry = grid("bea bea mea\nbea bea mea")
    t = table(3, grids=[own, short, dry], turn=7)
    streams = [[area for area in player(t, seat)["areas"] if area["card"] == "stream"] for seat in range(3)]
    shown = [[(len(a["cells"]), a["points"], a["rank"], a["largest"]) for a in areas] for areas in streams]
    assert shown == [[(2, 8, 1, True), (1, 0, None, False)], [(1, 5, 2, True)], []]
    assert player(t, 2)["areas"] == [
        {"card": "meadow", "cells": ["r3c6", "r4c6"], "points": 3, "rank": None, "largest": False}
    ]


def test_a_rank_that_brings_nothing_is_still_shown() -> None:
    grids = [grid("str str str"), grid("str str fox"), grid("str fox dee")]
    t = table(3, grids=grids, turn=4)
    assert [player(t, seat)["areas"][0]["rank"] for seat in range(3)] == [1, 2, 3]
    assert [player(t, seat)["areas"][0]["points"] for seat in range(3)] == [8, 5, 0]


def test_the_neutral_pile() -> None:
    t = table(2, turn=4, pile=["stream", "wolf", "stream"])
    assert t.view(0)["rival"] == {
        "name": "neutral",
        "hand": 7,
        "cards": [{"card": "stream"}, {"card": "wolf"}, {"card": "stream"}],
        "score": None,
        "targets": None,
        "streams": 2,
        "wolves": 1,
    }
    assert t.view(0)["mode"] == "duel"


def test_alban() -> None:
    t = table(1, turn=4, pile=["stream", "wolf", "stream"], grids=[grid("str str fox")])
    rival = t.view(None)["rival"]
    assert (rival["name"], rival["streams"], rival["wolves"]) == ("alban", 1, 1)
    assert (rival["score"]["stream"], rival["score"]["wolf"], rival["score"]["total"]) == (5, 12, 17)
    assert t.view(0)["mode"] == "solo"
    assert [t.view(0)[key] for key in ("turns", "passes", "next_seat")] == [20, None, None]


def test_a_card_is_being_placed_until_it_lies() -> None:
    t = table(3, turn=3, hands=[["rabbit"], ["fox"], ["deer"]])
    assert [shown["placing"] for shown in t.view(0)["players"]] == [None] * 3
    answer_all(t, "rabbit", "fox", "deer")
    assert [shown["placing"] for shown in t.view(1)["players"]] == ["rabbit", "fox", "deer"]
    assert [t.view(seat)["placing"] for seat in (0, 1, 2)] == ["rabbit", "fox", "deer"]
    answer_all(t, *(decision.options[0] for decision in t.pending))
    assert t.view(0)["phase"] == "swap"
    assert t.view(0)["placing"] is None
    assert [shown["placing"] for shown in t.view(0)["players"]] == [None] * 3

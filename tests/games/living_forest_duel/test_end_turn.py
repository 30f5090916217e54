"""The end of the turn: fire against water, varans, new fires; rulebook (French edition), "Fin de tour"."""

from __future__ import annotations

import pytest

from tests.games.living_forest_duel.scenes import SUMMER, WINTER, duel
from weald.games.living_forest_duel.cards import CLEARING, FIRE_SUM
from weald.games.living_forest_duel.rules import burning, clear, end_turn, resist, spread
from weald.games.living_forest_duel.state import Duel
from weald.kernel.events import Trace


def ended(s: Duel) -> Trace:
    """End the turn of a state and listen."""
    s.trace = Trace()
    for _ in end_turn(s):
        raise AssertionError("the end of a turn asks nothing")
    return s.trace


def fires(s: Duel) -> list[str]:
    return [CLEARING[i] for i in range(7) if s.fires >> i & 1]


def test_t7_the_start_position() -> None:
    s = duel()
    assert (FIRE_SUM[burning(s)], burning(s).bit_count()) == (6, 3)


def test_a_card_with_token_and_onibi_burns_once() -> None:
    s = duel(fires=["c4"])
    assert (FIRE_SUM[burning(s)], burning(s).bit_count()) == (2, 1)


@pytest.mark.parametrize("fire", [["c1", "c3", "c4"], ["c2", "c6", "c4"]])
def test_t6_the_rulebooks_example(fire: list[str]) -> None:
    s = duel(
        common=["tapir"],
        winter=["raven"],
        forests=({}, {(1, 0): "water_1", (0, 1): "water_2", (-1, 0): "water_3"}),
        fires=fire,
    )
    resist(s)
    assert s.varans[WINTER] == 4
    assert s.discard[-3:].count(50) == 3


def test_t6_eight_water_hold_against_eight() -> None:
    s = duel(
        common=["tapir"],
        winter=["raven"],
        forests=({}, {(1, 0): "water_1", (0, 1): "water_2", (-1, 0): "water_3", (2, 0): "water_5"}),
        fires=["c1", "c3", "c4"],
    )
    trace = ended(s)
    assert s.varans[WINTER] == 7
    resisted = [event.args for event in trace.events if event.id.endswith("resists")]
    assert resisted == [{"seat": WINTER, "water": 8, "value": 8, "common": 2, "line": 2, "trees": 4}]


def test_water_that_was_used_does_not_resist() -> None:
    s = duel(common=["tapir", "weasel", "bear"], marks=[(3, "water", SUMMER)])
    trace = ended(s)
    burnt = [
        (event.args["seat"], event.args["water"]) for event in trace.events if event.id.endswith("burns")
    ]
    assert burnt == [(SUMMER, 0), (WINTER, 0)]


def test_the_arithmetic_is_logged() -> None:
    trace = ended(duel(common=["tapir", "weasel"]))
    assert [(event.id.removeprefix("living_forest_duel-event-"), event.args) for event in trace.events] == [
        ("fire", {"value": 6, "n": 3, "burning": ["c3", "c4", "c5"]}),
        ("burns", {"seat": 0, "water": 4, "value": 6, "common": 4, "line": 0, "trees": 0, "n": 3}),
        ("burns", {"seat": 1, "water": 4, "value": 6, "common": 4, "line": 0, "trees": 0, "n": 3}),
        ("cleared", {"n": 2}),
        ("turn", {"n": 2, "seat": 1}),
    ]


def test_r18_only_as_many_varans_as_are_left() -> None:
    s = duel(discard=["varan_summer"] * 5 + ["varan_winter"] * 7)
    before = len(s.discard)
    resist(s)
    assert (s.varans, len(s.discard) - before) == ([0, 0], 2)


@pytest.mark.parametrize(
    ("onibi", "before", "after"),
    [
        (3, ["c3", "c5"], ["c3", "c5"]),
        (3, [], ["c3", "c5"]),
        (4, ["c3", "c5"], ["c3", "c4", "c5", "c6"]),
        (6, [], ["c1", "c6"]),
        (0, ["c2"], ["c2", "c7"]),
    ],
)
def test_t9_new_fires_beside_onibi_also_across_the_ends(
    onibi: int, before: list[str], after: list[str]
) -> None:
    s = duel(onibi=onibi, fires=before)
    spread(s)
    assert fires(s) == after


def test_r17_an_empty_reserve_places_nothing() -> None:
    s = duel(fires=["c1", "c2", "c3"], taken=[7, 7], onibi=5)
    spread(s)
    assert fires(s) == ["c1", "c2", "c3", "c5", "c7"]
    s = duel(fires=["c1", "c2", "c3", "c4"], taken=[7, 7], onibi=5)
    s.trace = Trace()
    spread(s)
    assert fires(s) == ["c1", "c2", "c3", "c4", "c5"]
    assert [event.id.removeprefix("living_forest_duel-event-") for event in s.trace.events] == [
        "kindled",
        "no-fire-left",
    ]


def test_lines_go_to_the_discard_and_tokens_come_back() -> None:
    s = duel(
        common=["bear", "tapir"],
        summer=["frog", "varan_summer"],
        winter=["crane"],
        marks=[(1, "water", SUMMER), (2, "sun", WINTER)],
        lost=[1, 1],
        step="end_turn",
        forests=({(1, 0): "sun_1"}, {}),
    )
    before = len(s.discard)
    clear(s)
    assert len(s.discard) == before + 5
    assert (s.common, s.lines, s.marks, s.tokens, s.lost) == ([], [[], []], [], [2, 2], [0, 0])
    assert (s.free, s.shown, s.alone) == ([0] * 4, [0] * 4, [0, 0])
    assert s.own == s.grown == [1, 0, 0, 0, 0, 0, 0, 0]


def test_the_next_turn_is_begun_by_the_one_who_did_not_play_last() -> None:
    s = duel(active=WINTER)
    ended(s)
    assert (s.active, s.turn) == (SUMMER, 2)

"""Copies, the JSON form, and what is kept beside it."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.games.living_forest_duel.scenes import SUMMER, WINTER, dealt, duel, state
from weald.games.living_forest_duel import GAME
from weald.games.living_forest_duel.position import SHAPE
from weald.games.living_forest_duel.state import Duel, note_all
from weald.kernel import table
from weald.kernel.messages import Message
from weald.kernel.position import Problems

KEPT = ("free", "shown", "open_at", "own", "grown", "alone", "rivers")


@pytest.mark.parametrize("seed", range(8))
def test_what_is_kept_beside_the_cards_is_what_follows_from_them(seed: int) -> None:
    t = table.new(GAME, 2, seed)
    random = Random(seed)
    while not t.over:
        s = state(t)
        fresh = s.copy()
        note_all(fresh)
        assert [getattr(s, name) for name in KEPT] == [getattr(fresh, name) for name in KEPT]
        if t.pending[0].kind == "play":
            assert s.needed == fresh.needed
        decision = t.pending[0]
        t.answer(decision.seat, decision.options[int(random.random() * len(decision.options))])


def through_json(s: Duel) -> Duel:
    problems: Problems = []
    loaded = SHAPE.load(json.loads(json.dumps(SHAPE.dump(s))), "state", problems)
    assert problems == []
    assert isinstance(loaded, Duel)
    return loaded


def test_everything_survives_json() -> None:
    s = duel(
        common=["bear", "tapir", "stag"],
        summer=["frog"],
        winter=["varan_winter"],
        marks=[(2, "sun", WINTER), (1, "water", SUMMER)],
        forests=({(1, 0): "sun_1", (2, 0): "sun_5"}, {}),
        recruits=["goat", None, "ram"],
        taken=[3, 1],
        sanki=[1, 2],
        onibi_card=WINTER,
        onibi=6,
    )
    loaded = through_json(s)
    assert SHAPE.dump(loaded) == SHAPE.dump(s)
    assert [getattr(loaded, name) for name in KEPT] == [getattr(s, name) for name in KEPT]


def test_a_position_on_paper() -> None:
    paper = SHAPE.dump(duel(common=["bear"], marks=[(1, "water", SUMMER)]))
    assert paper["common"] == ["bear"]
    assert paper["marks"] == [{"place": 1, "element": "water", "seat": 0}]
    assert paper["forests"][0] == [{"x": 0, "y": 0, "tree": "start"}]
    assert paper["fires"] == [False, False, True, False, True, False, False]
    assert (paper["onibi_card"], paper["winner"], paper["victory"]) == (None, None, None)
    assert (paper["bonus_plant"], paper["reshuffle"]) == ("full", "needed")


def test_two_trees_cannot_be_visible_on_a_cell() -> None:
    paper = SHAPE.dump(dealt())
    paper["forests"][1] *= 2
    problems: Problems = []
    SHAPE.load(paper, "state", problems)
    assert [(problem.id, problem.args["path"]) for problem in problems] == [
        ("position-wrong", "state.forests[1][1]")
    ]


def test_a_copy_shares_nothing_that_changes() -> None:
    s = duel(common=["bear"], forests=({(1, 0): "sun_1"}, {}))
    before = SHAPE.dump(s)
    copy = s.copy()
    copy.common.append(1)
    copy.forests[0][5] = 3
    copy.rivers[0].arriving.clear()
    copy.trees[0].pop()
    copy.packs[1].pop()
    copy.lines[0].append(49)
    copy.tokens[0] = 0
    assert SHAPE.dump(s) == before
    assert s.rivers[0].arriving


def test_problems_are_messages() -> None:
    problems: Problems = []
    SHAPE.load({"step": "dance"}, "state", problems)
    assert all(isinstance(problem, Message) for problem in problems)
    assert len(problems) == len(SHAPE.fields)

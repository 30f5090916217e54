"""Options that the heuristic prefers, and payments that it suggests."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sylvion.scenes import (
    ADVANCED_GAME,
    ELEMENTS,
    FEATS,
    PAWN,
    cards,
    defence,
    lay,
    new,
    play,
    state,
)
from weald import ai
from weald.games.sylvion import GAME
from weald.games.sylvion.ai.heuristic import DefenceScorer
from weald.games.sylvion.animals import landings
from weald.games.sylvion.cards import NAMES
from weald.games.sylvion.defence import suggest_payment
from weald.kernel.advice import score_options
from weald.kernel.table import Table

LAST: dict[str, Any] = {"tops": ("",) * 4}


def liked(t: Table) -> str:
    """The option that looks best."""
    return ai.choose("greedy", t, t.pending[0].seat, 1)


def worth(t: Table, option: str) -> float:
    """Return the score of an option."""
    decision = t.pending[0]
    values = list(decision.values)
    return score_options(GAME, state(t), decision.question, decision.seat, values)[
        decision.options.index(option)
    ]


class TestDefence:
    """Step 4."""

    def test_a_blow_that_would_end_the_game_is_stopped(self) -> None:
        t = defence(("e3 . . .",), hand="elephant tree_1 tree_2", desolated=11, height=4)
        assert liked(t) == "elephant"

    def test_a_tree_that_wins_the_last_turn_is_planted(self) -> None:
        t = defence(("T4 . . .",), hand="tree_2 owl whale", **LAST)
        assert liked(t) == "tree_2"
        play(t, "tree_2")
        assert liked(t).startswith("r")

    def test_a_fountain_goes_where_it_stops_something(self) -> None:
        t = defence(("T4 . e3 .",), hand="fountain_3 tree_1 tree_2 owl", **LAST)
        play(t, "fountain_3")
        assert liked(t) == "r1c2"

    def test_the_whale_does_no_harm(self) -> None:
        t = defence(("F4 . . .", ". e3 . ."), hand="whale owl", height=3)
        play(t, "whale")
        assert liked(t) == "r1c1"

    def test_the_whale_and_single_landings_agree(self) -> None:
        t = defence(("F4 . e1 .", "T2 e3 . .", "G . . e2"), hand="whale owl", options=ELEMENTS, height=5)
        s = state(t)
        scorer = DefenceScorer(s, t.pending[0].question)
        for cell in (2, 6, 13):
            assert s.board[cell] & 3
            each = [scorer.carried(cell, to, scorer.evaluator.hand) for to in landings(s, cell)]
            assert scorer.whaled(cell, scorer.evaluator.hand) == pytest.approx(max(each))

    def test_a_victory_is_taken(self) -> None:
        t = defence(
            ("T1 T1 T2 T2", "T3 T3 T4 T4"), hand="tree_1 owl", beside="feat_stag", options=FEATS, desolated=9
        )
        assert liked(t) == "feat_stag"

    def test_the_pawn_is_taken_off(self) -> None:
        t = defence(("m0 . . .",), hand="elephant owl tree_1", pawn="r1c1", options=PAWN, height=3)
        assert liked(t) == "elephant"

    def test_nothing_is_thrown_away(self) -> None:
        t = defence(hand="whale elephant owl stag", options=ADVANCED_GAME, desolated=0, height=9)
        assert liked(t) == "done"


class TestOtherQuestions:
    """Everything else that is asked."""

    def test_points_pay_first_then_what_is_least_missed(self) -> None:
        s = state(defence(hand="tree_1 owl tree_3"))
        s.points = 2
        assert suggest_payment(s, cards("elephant tree_3 tree_1"), 3) == [0, *cards("tree_3")]
        s.points = 0
        assert [NAMES[card] for card in suggest_payment(s, cards("elephant tree_3 tree_1"), 2)] == [
            "tree_3",
            "tree_1",
        ]

    def test_hedgehogs_take_what_hurts_most(self) -> None:
        tops = ("elemental_0", "blaze", "elemental_1", "elemental_0")
        t = lay(rows=("e1 . . .", "e2 . . .", "e2 . . ."), tops=tops, hand="hedgehogs tree_1", height=4)
        assert liked(t) == "stack-2"

    def test_hedgehogs_are_kept_where_nothing_hurts(self) -> None:
        t = lay(tops=("simoon", "elemental_0", "simoon", "blaze"), hand="hedgehogs tree_1", height=4)
        assert worth(t, "none") > worth(t, "stack-1")

    def test_the_stag_restores_what_it_can(self) -> None:
        t = defence(("T1 . . .", "T1 . . .", "T1 . . ."), hand="stag owl", options=ADVANCED_GAME, desolated=5)
        play(t, "stag")
        assert liked(t) == "trees"

    def test_the_bigger_hand_does_not_draw(self) -> None:
        t = defence(hand="owl tree_1 tree_2", partner="whale elephant", height=3)
        play(t, "owl")
        assert liked(t) == "partner"

    def test_recruits(self) -> None:
        t = new(mode="advanced", seed=4)
        s = state(t).copy()
        s.columns = [cards("tree_1"), cards("elephant"), cards("fountain_1 tree_1"), cards("betrayal stag")]
        scores = score_options(GAME, s, t.pending[0].question, 0, [0, 1, 2, 3])
        assert sorted(range(4), key=scores.__getitem__) == [0, 2, 3, 1]


@pytest.mark.parametrize("seats", [1, 2])
def test_every_question_of_whole_games_has_a_worth(seats: int) -> None:
    for seed in range(6):
        t = new(seats, seed, mode="advanced", feats=True, elements=True, pawn=True)
        while not t.over:
            seat = t.pending[0].seat
            t.answer(seat, ai.choose("greedy" if len(t.entries) % 3 else "random", t, seat, len(t.entries)))

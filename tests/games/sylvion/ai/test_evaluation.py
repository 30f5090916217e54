"""The value of rows and positions: what is certain is exact, and better positions have more value."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sylvion.scenes import SHORT, battle
from weald.games.sylvion.ai.evaluation import (
    LOST,
    PACES,
    SAVED,
    WON,
    BattleEvaluator,
    Row,
    battle_value,
    cross,
    plantings,
    row_value,
    run_out,
    standing,
    threat,
)
from weald.games.sylvion.cards import KINDS
from weald.games.sylvion.state import DAMAGE, HEALED

NEVER = 9
LAST: dict[str, Any] = {"tops": ("",) * 4, "step": "defend"}


def row(text: str) -> Row:
    one, two, three, four = (SHORT[short] for short in text.split())
    return one, two, three, four


class TestRunning:
    """Elementals run as the rules have it."""

    @pytest.mark.parametrize(
        ("before", "burnt", "after"),
        [
            (". . . e2", 2, ". . . ."),
            ("F1 . . e2", 2, ". . . ."),
            ("F2 . . e2", 0, ". . . ."),
            ("F3 . . e2", 0, "F3 . . ."),
            ("T3 . e0 .", 0, ". . . ."),
            ("T3 . e1 .", 1, ". . . ."),
            ("T4 G . e3", 0, "T4 . . ."),
            ("T4 L F3 e2", 0, "T4 L F3 ."),
            ("e1 L . e3", 4, ". L . ."),
        ],
    )
    def test_without_a_blaze(self, before: str, burnt: int, after: str) -> None:
        assert run_out(row(before), NEVER, 0) == (burnt, burnt, row(after))

    def test_a_blaze_on_the_way(self) -> None:
        assert run_out(row(". . . e0"), 0, 0)[0] == 4
        assert run_out(row("F2 . . e2"), 1, 0) == (3, 3, row(". . . ."))
        # It comes too late for one that has burned already.
        assert run_out(row("e2 . . ."), 1, 0)[0] == 2

    def test_what_is_far_away_counts_less(self) -> None:
        near, far = (run_out(row(text), NEVER, 4)[0] for text in ("e3 . . .", ". . . e3"))
        assert near == 3
        assert 1 < far < near

    def test_from_the_stack(self) -> None:
        three = KINDS["elemental_3"]
        assert cross(row("F3 . . ."), three, NEVER) == (0, row(". . . ."))
        assert cross(row("F4 T2 . ."), three, NEVER) == (0, row("F4 . . ."))
        assert cross(row("F3 . . ."), three, 0) == (4, row(". . . ."))


class TestPace:
    """Time until a Blaze comes, on average."""

    @pytest.mark.parametrize("cards", [48, 64, 80])
    @pytest.mark.parametrize("turns", [0, 1, 3, 12])
    def test_chances_add_up(self, cards: int, turns: int) -> None:
        assert sum(chance for _, chance in PACES[cards].blazes(turns)) == pytest.approx(1)

    def test_none_after_the_last_turn(self) -> None:
        assert [chance for _, chance in PACES[48].blazes(0)] == [1.0]


class TestRows:
    """Fountains help, trees count, elementals threaten."""

    @pytest.mark.parametrize(
        ("better", "worse"),
        [
            ("F4 . . .", "F3 . . ."),
            ("F1 . . .", ". . . ."),
            ("T4 F4 . .", "F4 T4 . ."),
            ("T2 . . .", "T1 . . ."),
            (". . . e1", ". . . e3"),
            (". . . e3", "e3 . . ."),
            ("F3 . . e3", ". . . e3"),
        ],
    )
    def test_better_is_better(self, better: str, worse: str) -> None:
        assert row_value(row(better), 8, 64)[0] > row_value(row(worse), 8, 64)[0]

    def test_nothing_to_come_nothing_to_fear(self) -> None:
        assert threat(row("F4 . . ."), 0, 48) == 0
        assert standing(row("T4 . T1 ."), 0, 48) == 5
        assert row_value(row("T4 . T1 ."), 0, 48) == (5, 0)

    def test_places_that_another_place_beats_are_left_out(self) -> None:
        changes = plantings(row(". . . e3"), KINDS["fountain_4"], 6, 48)
        assert len(changes) < 3
        assert all(more > 0 for more, _ in changes)

    def test_a_full_row_has_no_place(self) -> None:
        assert plantings(row("F1 F1 F1 F1"), KINDS["tree_1"], 6, 48) == ()


class TestPositions:
    """The whole position."""

    def test_the_end_is_the_end(self) -> None:
        assert battle_value(battle(step="", phase=7, end=HEALED, desolated=0)) == WON
        assert battle_value(battle(step="", phase=7, end=DAMAGE, desolated=12)) == LOST

    def test_before_the_final_assault_it_is_exact(self) -> None:
        assert battle_value(battle(("T4 . . .", "T2 . F3 e3"), **LAST)) == SAVED
        assert battle_value(battle(("T4 . . .", "T2 . F3 e3"), desolated=7, **LAST)) == -1
        assert battle_value(battle(("T4 . . .", "T2 . . e3"), **LAST)) == 4 - 6 - 3
        assert battle_value(battle(("T4 . . e3",), desolated=10, **LAST)) == LOST - 13

    def test_small_changes_are_judged_like_whole_positions(self) -> None:
        s = battle(("T4 . e2 .", ". e1 . ."), hand="fountain_3 owl", height=5)
        evaluator = BattleEvaluator(s)
        c = s.copy()
        c.board[1] = KINDS["fountain_3"]
        assert evaluator.changed({1: KINDS["fountain_3"]}, evaluator.hand) == pytest.approx(battle_value(c))
        spaces = [cell for cell, card in enumerate(s.board) if not card]
        best = max(evaluator.changed({cell: KINDS["fountain_3"]}, evaluator.hand) for cell in spaces)
        assert evaluator.planted(KINDS["fountain_3"], evaluator.hand) == pytest.approx(best)

"""Harm of the next cards, and cards that can still come: counted by hand, and against the real piles."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.games.sylvion.scenes import SHORT, battle, new, state
from weald.games.sylvion.ai.evaluation import BattleEvaluator, Row
from weald.games.sylvion.ai.features import NAMES, features
from weald.games.sylvion.ai.prospects import burns, hidden_ravage, odds, prospects, reserve
from weald.games.sylvion.cards import BLAZING, MARKED
from weald.kernel.information import redacted

EVERYTHING: dict[str, Any] = {"mode": "advanced", "feats": True, "elements": True, "pawn": True}


def row(line: str) -> Row:
    one, two, three, four = (SHORT[short] for short in line.split())
    return one, two, three, four


@pytest.mark.parametrize(
    ("line", "blaze", "damage"),
    [
        ("e2 . e3 .", False, (2, 2, 5, 5, 5)),
        ("e2 . e3 .", True, (3, 3, 7, 7, 7)),
        ("e0 . . .", False, (0, 0, 0, 0, 0)),
        ("e0 . . .", True, (4, 4, 4, 4, 4)),
        # The fountain stops the first elemental and falls with it; the second goes on.
        ("F2 e2 e1 .", False, (0, 0, 1, 1, 1)),
        ("L e1 . .", False, (1, 1, 1, 1, 1)),
    ],
)
def test_damage_by_movements(line: str, blaze: bool, damage: tuple[int, ...]) -> None:
    assert burns(row(line), blaze) == damage


def test_odds_of_blazes_and_simoons() -> None:
    # One Blaze, one Simoon and six others, four of which are revealed.
    found = {(blaze, simoons): chance for blaze, simoons, chance in odds(8, 1, 1, 4)}
    assert found[False, 0] == pytest.approx(15 / 70)
    assert found[True, 1] == pytest.approx(15 / 70)
    assert found[True, 0] == found[False, 1] == pytest.approx(20 / 70)
    assert sum(chance for _, _, chance in odds(48, 8, 8, 8)) == pytest.approx(1)
    # No more cards are revealed than there are.
    assert odds(4, 4, 0, 8) == ((True, 0, 1.0),)


def feared(**layout: Any) -> list[float]:
    s = battle(step="defend", **layout)
    return [round(x, 6) for x in prospects(s, BattleEvaluator(s).rows, hidden_ravage(s))]


def test_a_simoon_is_feared_where_it_kills() -> None:
    # Four cards are left, one of them a Simoon: it is sure to come, and what is two spaces away burns.
    tops = ("simoon", "elemental_0", "elemental_0", "elemental_0")
    assert feared(rows=[". e3 . ."], tops=tops, desolated=10)[:2] == [1.0, 3.0]
    assert feared(rows=[". e3 . ."], tops=tops, desolated=9)[:2] == [0.0, 3.0]
    # Without it, only after the last turn, when all run to the forest.
    assert feared(rows=[". e3 . ."], desolated=10) == [0.0, 0.0, 1.0, 3.0]
    # One of eight: in this turn with one half, within two turns for sure.
    two = ("simoon elemental_1", "elemental_0 elemental_1", "elemental_0 elemental_1", "elemental_0 blaze")
    assert feared(rows=[". . e1 ."], tops=two, desolated=6)[2] == 0.0
    assert feared(rows=[". e3 . ."], tops=two, desolated=10)[0] == 0.5


def test_the_last_assault_is_certain() -> None:
    assert feared(rows=[". e3 . .", "F3 e2 . ."], tops=("", "", "", ""), desolated=9) == [0.0, 3.0, 0.0, 3.0]


@pytest.mark.parametrize("options", [{}, {"mode": "advanced"}, EVERYTHING], ids=["first", "advanced", "all"])
@pytest.mark.parametrize("seats", [1, 2])
def test_cards_are_counted_without_looking(options: dict[str, Any], seats: int) -> None:
    random = Random(seats).random
    compared = 0
    for seed in range(3):
        t = new(seats, seed, **options)
        while not t.over:
            s = state(t)
            decision = t.pending[0]
            if decision.kind == "play":
                seen = [card for hand in s.hands for card in hand]
                stacks = Counter(
                    card - 8 if MARKED <= card < BLAZING else card
                    for known, stack in zip(s.known, s.stacks, strict=True)
                    for card in stack[: len(stack) - known]
                )
                blind = redacted(t.game, s, 0)
                hidden = hidden_ravage(blind)  # type: ignore[arg-type]
                assert Counter({card: n for card, n in enumerate(hidden) if n}) == stacks
                to_come = reserve(s, seen)
                assert Counter({card: n for card, n in enumerate(to_come) if n}) == Counter(
                    s.deck + s.discard
                )
                assert len(features(s, 0)) == len(NAMES)
                compared += 1
            t.answer(decision.seat, decision.options[int(random() * len(decision.options))])
    assert compared > 20

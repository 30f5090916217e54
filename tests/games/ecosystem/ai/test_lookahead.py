"""Futures of a draft: what rivals take, and which cards are sure to come."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.ecosystem.scenes import grid, table
from weald.games.ecosystem.ai import lookahead
from weald.games.ecosystem.ai.growth import GrowthEvaluator
from weald.games.ecosystem.ai.lookahead import Draft
from weald.games.ecosystem.cards import BEE, FOX, KINDS
from weald.games.ecosystem.state import Forest

MEADOWS = "mea mea mea mea"


def draft(turn: int, hands: list[list[str]], grids: list[dict[str, str]] | None = None) -> Draft:
    s = table(3, turn=turn, hands=hands, grids=grids or []).run.state
    assert isinstance(s, Forest)
    return Draft(s, 0, GrowthEvaluator(s, 0), Random)


def test_a_rival_takes_what_its_grid_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookahead, "WHIM", 0.0)
    futures = draft(5, [], [grid("fox fox fox fox"), grid(MEADOWS)])
    wishes = futures._wishes(1)
    assert sorted(wishes) == list(range(1, len(KINDS) + 1))
    assert max(wishes, key=wishes.__getitem__) != FOX
    hands = [[FOX, FOX], [BEE, FOX], []]
    futures._take(hands, Random(1).random)
    assert hands == [[FOX, FOX], [FOX], []]


def test_a_whim_takes_any_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookahead, "WHIM", 1.0)
    futures = draft(5, [], [grid("fox fox fox fox"), grid(MEADOWS)])
    left = set()
    for seed in range(20):
        hands = [[], [BEE, FOX], []]
        futures._take(hands, Random(seed).random)
        left |= set(hands[1])
    assert left == {BEE, FOX}


@pytest.mark.parametrize(("turn", "hidden"), [(1, 2), (2, 1), (3, 0), (9, 0)])
def test_hands_that_were_held_are_not_dealt_again(turn: int, hidden: int) -> None:
    futures = draft(turn, [])
    s = futures.s
    assert len(futures.hidden) == len(s.deck) + hidden * len(s.hands[1])


def test_the_last_cards_are_played_to_the_end() -> None:
    """All that is left is known: every future ends with the same cards, in points."""
    s = table(3, turn=9, round=2).run.state
    assert isinstance(s, Forest)
    futures = Draft(s, 0, GrowthEvaluator(s, 0), Random)
    card = s.hands[0][0]
    value = futures.value((card, s.free[0][0]), True, 1)
    assert value == int(value)

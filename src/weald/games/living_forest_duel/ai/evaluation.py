"""How likely each season is to win when a turn begins.

The numbers are log odds. They were found by logistic regression over 16,000 games of quick answers against
each other, positions at the beginning of a turn against who won, and then smoothed by hand.
"""

from __future__ import annotations

from math import exp

from weald.games.living_forest_duel.cards import ANIMALS, EMPTY, SEASON, SUMMER, VARAN, WATER, WINTER
from weald.games.living_forest_duel.forest import blocks
from weald.games.living_forest_duel.progress import onibi_steps
from weald.games.living_forest_duel.state import Duel

FIRES = (0.0, 0.3, 0.65, 1.0, 1.5, 2.1, 3.0, 4.6)
BLOCK = (0.0, 0.0, 0.05, 0.12, 0.2, 0.3, 0.45, 0.8, 1.8, 9.0)
# By the number of recruits that are not the season's own.
OTHERS = (0.0, 2.1, 0.9, 0.6, 0.5, 0.45, 0.4, 0.0)
# By the steps that Onibi still has to make.
STEPS = (
    9.0, 3.9, 3.45, 2.9, 2.6, 2.4, 2.2, 2.1, 2.05, 2.0, 1.95, 1.9, 1.9, 1.85, 1.8, 1.75, 1.65, 1.5, 1.3,
    1.0, 0.5, 0.0,
)  # fmt: skip
SANKI = (0.0, 0.3, 0.37, 0.42)
VARAN_LEFT = 0.09
TREES = (0.06, 0.33, 0.03, 0.33)
# For each water on the season's animals that come round with the common pile.
WATER_ABOUT = 0.04
FIRST = 0.08


def win_probabilities(s: Duel) -> tuple[float, float]:
    """The chances of both, as far as can be seen at the beginning of a turn."""
    lead = _standing(s, SUMMER) - _standing(s, WINTER)
    lead += FIRST if s.active == SUMMER else -FIRST
    summer = 1 / (1 + exp(-lead))
    return summer, 1 - summer


def _standing(s: Duel, seat: int) -> float:
    others = 0
    for card in s.recruits:
        if SEASON[card] != seat and card != EMPTY:
            others += 1
    value = FIRES[s.taken[seat]] + BLOCK[max(blocks(s.forests[seat]).values())] + OTHERS[others]
    value += STEPS[onibi_steps(s, seat)] + SANKI[s.sanki[seat]] + VARAN_LEFT * s.varans[seat]
    sun, water, plant, wind = s.grown[4 * seat : 4 * seat + 4]
    value += TREES[0] * sun + TREES[1] * water + TREES[2] * plant + TREES[3] * wind
    for cards in (s.pile, s.discard):
        for card in cards:
            if SEASON[card] == seat and card < VARAN:
                value += WATER_ABOUT * ANIMALS[card].elements[WATER]
    return value

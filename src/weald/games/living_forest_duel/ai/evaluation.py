"""The value of a position: points of progress for the heuristic, log odds for rollouts.

Points count in units of about one fire token; the last steps to a victory count most. The log odds come from
a logistic regression over 16,000 games of the rollout policy against itself, positions at the beginning of a
turn against the winner, and were then smoothed by hand.
"""

from __future__ import annotations

from math import exp

from weald.games.living_forest_duel.cards import (
    ANIMALS,
    EMPTY,
    NOBODY,
    SEASON,
    SUMMER,
    VARAN,
    VARANS,
    WATER,
    WINTER,
)
from weald.games.living_forest_duel.defeats import onibi_steps
from weald.games.living_forest_duel.forest import blocks
from weald.games.living_forest_duel.state import Duel

WON = 100.0
FIRE_POINTS = (0.0, 1.0, 2.1, 3.3, 4.7, 6.4, 8.6, 11.5, WON)
BLOCK_POINTS = (0.0, 0.0, 0.9, 1.9, 3.0, 4.4, 6.2, 8.6, 12.0, WON)
# By the number of recruits that are not the seat's own.
LINE_POINTS = (WON, 10.0, 6.0, 3.6, 2.0, 1.0, 0.4, 0.0)
# By the steps that Onibi still has to make, up to fifteen.
ONIBI_POINTS = (WON, 12.0, 11.0, 10.0, 9.0, 7.5, 6.0, 5.0, 3.2, 2.8, 2.4, 2.0, 1.6, 1.2, 0.8, 0.4)
TREE_POINTS = (0.5, 0.5, 0.5, 0.7)
SANKI_POINTS = 0.9
ONIBI_CARD = -1.2
VARAN_ABOUT = -0.45
TOKEN = 3.0

# The points for an animal of the season once it is in the common pile.
WORTH = tuple(
    0.14 * sum(n * weight for n, weight in zip(animal.elements, (0.9, 1.0, 1.1, 1.2), strict=True))
    - 0.35 * animal.symbol
    for animal in ANIMALS
)

# By season; 0 for animals of the other season, common ones and varans.
OWN_WORTH = tuple(
    tuple(worth if SEASON[card] == seat and card < VARAN else 0.0 for card, worth in enumerate(WORTH))
    for seat in (0, 1)
)


def points(s: Duel, seat: int) -> float:
    """Return the points for what `seat` has achieved."""
    others, has_own = 0, False
    for card in s.recruits:
        if SEASON[card] == seat:
            has_own = True
        elif card != EMPTY:
            others += 1
    sun, water, plant, wind = s.grown[4 * seat : 4 * seat + 4]
    value = FIRE_POINTS[min(s.taken[seat], 8)] + BLOCK_POINTS[max(blocks(s.forests[seat]).values())]
    value += LINE_POINTS[others] if others or has_own else 0.0
    value += ONIBI_POINTS[min(onibi_steps(s, seat), 15)] + SANKI_POINTS * s.sanki[seat]
    value += TREE_POINTS[0] * sun + TREE_POINTS[1] * water + TREE_POINTS[2] * plant + TREE_POINTS[3] * wind
    value += VARAN_ABOUT * (VARANS - s.varans[seat])
    if s.onibi_card == seat:
        value += ONIBI_CARD
    worth = OWN_WORTH[seat].__getitem__
    for place in (s.pile, s.discard, s.common, s.lines[seat]):
        value += sum(map(worth, place))
    return value


def lead(s: Duel, seat: int) -> float:
    """Return how many points `seat` is ahead of the other."""
    if s.winner != NOBODY:
        return WON if s.winner == seat else -WON
    tokens = TOKEN * (s.tokens[seat] - s.tokens[1 - seat])
    return points(s, seat) - points(s, 1 - seat) + tokens


# Log odds.

FIRE_ODDS = (0.0, 0.3, 0.65, 1.0, 1.5, 2.1, 3.0, 4.6)
BLOCK_ODDS = (0.0, 0.0, 0.05, 0.12, 0.2, 0.3, 0.45, 0.8, 1.8, 9.0)
# By the number of recruits that are not the season's own.
LINE_ODDS = (0.0, 2.1, 0.9, 0.6, 0.5, 0.45, 0.4, 0.0)
# By the steps that Onibi still has to make.
ONIBI_ODDS = (
    9.0, 3.9, 3.45, 2.9, 2.6, 2.4, 2.2, 2.1, 2.05, 2.0, 1.95, 1.9, 1.9, 1.85, 1.8, 1.75, 1.65, 1.5, 1.3,
    1.0, 0.5, 0.0,
)  # fmt: skip
SANKI_ODDS = (0.0, 0.3, 0.37, 0.42)
VARAN_ODDS = 0.09
TREE_ODDS = (0.06, 0.33, 0.03, 0.33)
# For each water on the season's animals in the common pile and its discard.
WATER_ODDS = 0.04
FIRST_ODDS = 0.08


def win_probabilities(s: Duel) -> tuple[float, float]:
    """Estimate how likely each season is to win at the beginning of a turn."""
    ahead = _log_odds(s, SUMMER) - _log_odds(s, WINTER)
    ahead += FIRST_ODDS if s.active == SUMMER else -FIRST_ODDS
    summer = 1 / (1 + exp(-ahead))
    return summer, 1 - summer


def _log_odds(s: Duel, seat: int) -> float:
    others = 0
    for card in s.recruits:
        if SEASON[card] != seat and card != EMPTY:
            others += 1
    value = FIRE_ODDS[s.taken[seat]] + BLOCK_ODDS[max(blocks(s.forests[seat]).values())] + LINE_ODDS[others]
    value += ONIBI_ODDS[onibi_steps(s, seat)] + SANKI_ODDS[s.sanki[seat]] + VARAN_ODDS * s.varans[seat]
    sun, water, plant, wind = s.grown[4 * seat : 4 * seat + 4]
    value += TREE_ODDS[0] * sun + TREE_ODDS[1] * water + TREE_ODDS[2] * plant + TREE_ODDS[3] * wind
    for cards in (s.pile, s.discard):
        for card in cards:
            if SEASON[card] == seat and card < VARAN:
                value += WATER_ODDS * ANIMALS[card].elements[WATER]
    return value

"""What a duel looks like to a learned value: how much further one season is than the other.

All numbers but the last are differences between the two seasons, so that they tell the same to both.
"""

from __future__ import annotations

from pathlib import Path

from weald.games.living_forest_duel.cards import ANIMALS, COST, EMPTY, SEASON, VARAN
from weald.games.living_forest_duel.forest import blocks
from weald.games.living_forest_duel.result import onibi_steps
from weald.games.living_forest_duel.state import Duel
from weald.kernel.values import Values

# Progress counts by thresholds, because the last steps to a victory count most.
FIRES = (1, 2, 3, 4, 5, 6, 7)
BLOCKS = (3, 4, 5, 6, 7, 8)
OTHERS = (1, 2, 3, 4)
STEPS = (1, 2, 3, 4, 5, 7, 9, 11, 14, 17)
ELEMENTS = ("sun", "water", "plant", "wind")
NAMES = (
    *(f"fires_{n}" for n in FIRES),
    *(f"block_{n}" for n in BLOCKS),
    *(f"others_at_most_{n}" for n in OTHERS),
    "cheap_line",
    *(f"onibi_within_{n}" for n in STEPS),
    "onibi_card", "sanki", "first_sanki", "varans", "tokens", "solitary",
    *(f"{element}_trees" for element in ELEMENTS),
    *(f"{element}_animals" for element in ELEMENTS),
    *(f"{element}_now" for element in ELEMENTS),
    "symbols", "moves_next", "moves_with_token",
)  # fmt: skip

# What an own animal in the common pile and its discard gives, by element, and its symbol.
PLANKS = tuple(animal.elements for animal in ANIMALS)
SYMBOLS = tuple(animal.symbol for animal in ANIMALS)


def features(s: Duel, seat: int) -> list[float]:
    """Return the numbers of a position in the order of their names."""
    own, other = _side(s, seat), _side(s, 1 - seat)
    numbers = [one - two for one, two in zip(own, other, strict=True)]
    active = 1.0 if s.active == seat else -1.0
    return [*numbers, active, active * (1 + (s.tokens[s.active] > 0))]


def _side(s: Duel, seat: int) -> list[float]:
    """Return the numbers of one season."""
    taken = s.taken[seat]
    block = max(blocks(s.forests[seat]).values())
    others = [COST[card] for card in s.recruits if card != EMPTY and SEASON[card] != seat]
    steps = onibi_steps(s, seat)
    at = 4 * seat
    sun = water = plant = wind = symbols = 0
    for cards in (s.pile, s.discard, s.common, s.lines[seat]):
        for card in cards:
            if card < VARAN and SEASON[card] == seat:
                planks = PLANKS[card]
                sun += planks[0]
                water += planks[1]
                plant += planks[2]
                wind += planks[3]
                symbols += SYMBOLS[card]
    spends = s.tokens[seat] > 0
    return [
        *[float(taken >= n) for n in FIRES],
        *[float(block >= n) for n in BLOCKS],
        *[float(len(others) <= n) for n in OTHERS],
        max(0.0, 12.0 - sum(others)),
        *[float(steps <= n) for n in STEPS],
        float(s.onibi_card == seat),
        s.sanki[seat],
        float(s.sanki[seat] > 0),
        s.varans[seat],
        s.tokens[seat],
        max(0, s.alone[seat]) if spends else 0,
        *s.grown[at : at + 4],
        sun,
        water,
        plant,
        wind,
        *[float(s.own[at + e] - s.grown[at + e] + s.free[e]) if spends else 0.0 for e in range(4)],
        symbols,
    ]


VALUES = Values(NAMES, features, Path(__file__).with_name("values.json"), ((2, {}),), ("play",))

"""Actions and observations as numbers, for learning programs."""

from __future__ import annotations

from typing import Any

from weald.games.living_forest_duel.cards import (
    BLOCK,
    CARD_IDS,
    CLEARING,
    ELEMENTS,
    EMPTY,
    FIRES_TO_WIN,
    SANKI_CARDS,
    TOKENS,
    TREE_IDS,
    VARANS,
)
from weald.games.living_forest_duel.forest import REACH, cell_at, x_of, y_of
from weald.games.living_forest_duel.result import progress
from weald.games.living_forest_duel.state import DONE, PHASES, REVEAL, USE, Duel
from weald.kernel.encoding import ActionTable, Field

__all__ = [
    "action",
    "action_ids",
    "action_values",
    "fields",
    "num_actions",
    "observation_shape",
    "observe",
    "potential",
    "value",
]

# More steps than wind can ever pay for.
MOST_STEPS = 120
_ELEMENTS = range(len(ELEMENTS))
_SPAN = range(-REACH, REACH + 1)
ACTIONS = ActionTable(
    {
        "play": (REVEAL, *_ELEMENTS),
        "varan": (USE, DONE),
        "sanki": (*_ELEMENTS, DONE),
        "recruit": (*range(len(CARD_IDS)), DONE),
        "extinguish": (*range(len(CLEARING)), DONE),
        "tree": (*_ELEMENTS, DONE),
        "onibi": range(1, MOST_STEPS + 1),
        "cell": [cell_at(x, y) for y in _SPAN for x in _SPAN],
    }
)

# Places of a card: common pile, discard, common line, both lines, both personal piles, recruits, turned.
PLACES = 9
_CARDS, _TREES = len(CARD_IDS), len(TREE_IDS)
# Offsets of the parts of an observation: cards by place, trees (in a pile, on its top; per side: planted,
# covered, x, y), sides, sums of the elements, fires, Onibi, phase, and single numbers. The seat's own side
# comes first everywhere.
CARDS = 0
TREES = CARDS + PLACES * _CARDS
TREE_NUMBERS = 10
SIDES = TREES + TREE_NUMBERS * _TREES
SIDE_NUMBERS = 8
SUMS = SIDES + 2 * SIDE_NUMBERS
FIRES = SUMS + 12
ONIBI = FIRES + len(CLEARING)
PHASE = ONIBI + len(CLEARING)
NUMBERS = PHASE + len(PHASES)

fields: tuple[Field, ...] = (
    Field("cards", PLACES * _CARDS),
    Field("trees", TREE_NUMBERS * _TREES),
    Field("sides", 2 * SIDE_NUMBERS),
    Field("sums", 12),
    Field("fires", len(CLEARING)),
    Field("onibi", len(CLEARING)),
    Field("phase", len(PHASES)),
    Field("action", 3),
    Field("turn", 1),
    Field("bonus_skip", 1),
    Field("is_summer", 1),
)
num_actions: int = len(ACTIONS)
observation_shape: tuple[int, ...] = (sum(field.size for field in fields),)


action = ACTIONS.action
value = ACTIONS.value
action_ids = ACTIONS.action_ids
action_values = ACTIONS.action_values


def potential(s: Duel, seat: int) -> float:
    """Return how much nearer `seat` is to its nearest victory than the opponent."""
    return _nearest(s, seat) - _nearest(s, 1 - seat)


def _nearest(s: Duel, seat: int) -> float:
    """Return the part of the nearest of three victories that `seat` has; recruits come and go."""
    have = progress(s, seat)
    return min(1.0, max(have["fire"] / FIRES_TO_WIN, have["block"] / BLOCK**2, 1 - have["onibi"] / 3))


def observe(s: Duel, seat: int, out: Any) -> None:
    """Write the knowledge of `seat` into `out`, which is full of zeros."""
    other = 1 - seat
    _observe_cards(s, seat, other, out)
    _observe_trees(s, seat, other, out)
    for slot, who in enumerate((seat, other)):
        first = SIDES + SIDE_NUMBERS * slot
        out[first] = s.tokens[who] / TOKENS
        out[first + 1] = s.alone[who] / 4
        out[first + 2] = s.sanki[who] / SANKI_CARDS
        out[first + 3] = s.taken[who] / FIRES_TO_WIN
        out[first + 4] = s.varans[who] / VARANS
        out[first + 5] = float(s.onibi_card == who)
        out[first + 6] = sum(owner == who for _, _, owner in s.marks) / TOKENS
        out[first + 7] = float(s.active == who)
        for element in _ELEMENTS:
            out[SUMS + 4 + 4 * slot + element] = s.own[4 * who + element] / 10
    for element in _ELEMENTS:
        out[SUMS + element] = s.free[element] / 10
    for place in range(len(CLEARING)):
        out[FIRES + place] = float(s.fires >> place & 1)
    # Onibi's way out lies to the right for Summer and to the left for Winter.
    out[ONIBI + (s.onibi if seat == 0 else len(CLEARING) - 1 - s.onibi)] = 1.0
    out[PHASE + s.phase] = 1.0
    if s.acting:
        _, whole, left, bonus, _ = s.acting[-1]
        out[NUMBERS] = whole / 20
        out[NUMBERS + 1] = left / 20
        out[NUMBERS + 2] = float(bonus)
    out[NUMBERS + 3] = min(s.turn / 40, 1.0)
    out[NUMBERS + 4] = float(s.bonus_skip)
    out[NUMBERS + 5] = float(seat == 0)


def _observe_cards(s: Duel, seat: int, other: int, out: Any) -> None:
    """Note how many of each card lie where; the order of piles is hidden and stays out."""
    places = (
        s.pile,
        s.discard,
        s.common,
        s.lines[seat],
        s.lines[other],
        s.packs[seat],
        s.packs[other],
        s.recruits,
        [s.turned],
    )
    for place, cards in enumerate(places):
        for card in cards:
            if card != EMPTY:
                out[CARDS + place * _CARDS + card] += 1 / VARANS


def _observe_trees(s: Duel, seat: int, other: int, out: Any) -> None:
    """Note for each tree whether it is in a pile, on top of it, or where it was planted."""
    for pile in s.trees:
        for tree in pile:
            out[TREES + TREE_NUMBERS * tree] = 1.0
        if pile:
            out[TREES + TREE_NUMBERS * pile[-1] + 1] = 1.0
    for slot, who in enumerate((seat, other)):
        planted = [(cell, tree, 0.0) for cell, tree in s.forests[who].items()]
        planted += [(cell, tree, 1.0) for cell, tree in s.covered[who]]
        for cell, tree, covered in planted:
            first = TREES + TREE_NUMBERS * tree + 2 + 4 * slot
            out[first] = 1.0
            out[first + 1] = covered
            out[first + 2] = x_of(cell) / REACH
            out[first + 3] = y_of(cell) / REACH

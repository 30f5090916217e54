"""Actions and observations as numbers, for learning programs."""

from __future__ import annotations

from typing import Any

from weald.games.ecosystem.cards import GRID_CARDS, KINDS, ROUND_CARDS
from weald.games.ecosystem.field import CELLS, cells_of
from weald.games.ecosystem.state import NO_CELL, PHASES, PLACE, Forest
from weald.kernel.decisions import Question, Value
from weald.kernel.encoding import ActionTable

__all__ = ["action", "num_actions", "observation_shape", "observe", "value"]

MOST_SEATS = 6
DECK_CARDS = 130
LEAST_BONUS = -20
_CARDS = range(1, len(KINDS) + 1)
_CELLS = range(CELLS)
ACTIONS = ActionTable(
    {
        "pick": _CARDS,
        "give": _CARDS,
        "place": _CELLS,
        "swap_first": (NO_CELL, *_CELLS),
        "swap_second": (NO_CELL, *_CELLS),
    }
)

# Where the parts of an observation begin: grids (seats from one's own on, kinds, cells), seats and the size
# of their hands, own hand by kind, card in play, first card of a swap, received by Alban or the neutral hand,
# phase, and single numbers.
_KINDS = len(KINDS)
GRIDS = 0
SEATS = GRIDS + MOST_SEATS * _KINDS * CELLS
HAND = SEATS + 2 * MOST_SEATS
CHOSEN = HAND + _KINDS
LIFTED = CHOSEN + _KINDS
PILE = LIFTED + CELLS
PHASE = PILE + _KINDS
NUMBERS = PHASE + len(PHASES)

num_actions: int = len(ACTIONS)
observation_shape: tuple[int, ...] = (NUMBERS + 5,)


def action(question: Question, value: Value) -> int:
    """Return the action id of an option."""
    return ACTIONS.action(question, value)


def value(question: Question, action: int) -> Value:
    """Return the option that an action id means at this question."""
    return ACTIONS.value(question, action)


def observe(s: Forest, seat: int, out: Any) -> None:
    """Write what `seat` may know into `out`, which is full of zeros; its own grid comes first."""
    for slot in range(s.seats):
        other = (seat + slot) % s.seats
        first = GRIDS + slot * _KINDS * CELLS
        for kind in _CARDS:
            for cell in cells_of(s.masks[other][kind]):
                out[first + (kind - 1) * CELLS + cell] = 1.0
        out[SEATS + 2 * slot] = 1.0
        out[SEATS + 2 * slot + 1] = len(s.hands[other]) / ROUND_CARDS
    for card in s.hands[seat]:
        out[HAND + card - 1] += 1 / ROUND_CARDS
    if s.phase == PLACE:
        out[CHOSEN + s.chosen[seat] - 1] = 1.0
    if s.lifted[seat] != NO_CELL:
        out[LIFTED + s.lifted[seat]] = 1.0
    for card in s.pile:
        out[PILE + card - 1] += 1 / GRID_CARDS
    out[PHASE + s.phase] = 1.0
    out[NUMBERS] = len(s.deck) / DECK_CARDS
    out[NUMBERS + 1] = s.round / 2
    out[NUMBERS + 2] = s.turn / GRID_CARDS
    out[NUMBERS + 3] = float(s.edition)
    out[NUMBERS + 4] = s.many_gaps / LEAST_BONUS

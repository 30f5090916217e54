"""Actions and observations as numbers, for learning programs."""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Any

from weald.games.ecosystem.cards import KINDS
from weald.games.ecosystem.field import CELLS
from weald.games.ecosystem.result import standings
from weald.games.ecosystem.state import NO_CELL, PLACE, Forest
from weald.kernel.encoding import ActionTable, Field, unpack

__all__ = [
    "action",
    "action_ids",
    "action_values",
    "fields",
    "num_actions",
    "observation_shape",
    "observe",
    "pack",
    "potential",
    "value",
]

MOST_SEATS = 6
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

_KINDS = len(KINDS)
# A set of cells is a plane: the bits of a mask, of which the last one is never set.
PLANE = 64
GRID_PLANES = _KINDS + 1
# A count n is written as n ones.
ONES = tuple((1 << n) - 1 for n in range(33))
SHORT, LONG = 16, 32
fields: tuple[Field, ...] = (
    Field("chosen", SHORT),
    Field("hand", _KINDS * SHORT),
    Field("lifted", PLANE),
    Field("turn", LONG),
    Field("many_gaps", LONG),
    Field("phase", SHORT),
    Field("seats", SHORT),
    Field("round", 8),
    Field("edition", 8),
    Field("pile", _KINDS * LONG),
    Field("grids", MOST_SEATS * GRID_PLANES * PLANE),
)


# The parts of a row: hand, lifted card, what all seats know, the pile, which only one or two seats have, and
# the grids by the number of seats.
_HAND = Struct(f"<{_KINDS + 1}H")
# By cell; the last one stands for NO_CELL.
_LIFTED = (*((1 << cell).to_bytes(PLANE // 8, "little") for cell in _CELLS), bytes(PLANE // 8))
_PUBLIC = Struct("<IIHHBB")
_PILE = Struct(f"<{_KINDS}I")
_NO_PILE = bytes(_PILE.size)
_GRIDS = [Struct(f"<{GRID_PLANES * seats}Q") for seats in range(MOST_SEATS + 1)]
_GRID_BYTES = GRID_PLANES * PLANE // 8

# The planes that were packed last, and what came of them: grids stay as they are while cards are picked.
_last_grids: list[tuple[list[int], bytes]] = [([], b"")]

num_actions: int = len(ACTIONS)
observation_shape: tuple[int, ...] = (sum(field.size for field in fields),)


action = ACTIONS.action
value = ACTIONS.value
action_ids = ACTIONS.action_ids
action_values = ACTIONS.action_values


def pack(s: Forest, seats: Sequence[int]) -> bytes:
    """Return observations; grids go from the own one clockwise, all cards before each kind."""
    count, phase = s.seats, s.phase
    hands, lifted, chosen = s.hands, s.lifted, s.chosen
    planes: list[int] = []
    for masks in s.masks:
        planes += masks
    before, grids = _last_grids[0]
    if planes != before:
        grids = _GRIDS[count].pack(*planes) * 2
        _last_grids[0] = planes, grids
    whole = count * _GRID_BYTES
    public = _PUBLIC.pack(ONES[s.turn], ONES[-s.many_gaps], 1 << phase, ONES[count], ONES[s.round], s.edition)
    public += _PILE.pack(*[ONES[s.pile.count(kind)] for kind in _CARDS]) if count <= 2 else _NO_PILE
    rows = b""
    for seat in seats:
        # Number of cards of each kind, as ones; the first number is the card in play.
        counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        for card in hands[seat]:
            counts[card] += counts[card] + 1
        if phase == PLACE:
            counts[0] = 1 << chosen[seat]
        first = seat * _GRID_BYTES
        rows += _HAND.pack(*counts) + _LIFTED[lifted[seat]] + public + grids[first : first + whole]
    return rows


def observe(s: Forest, seat: int, out: Any) -> None:
    """Write the knowledge of `seat` into `out`, which is full of zeros; its own grid comes first."""
    unpack(pack(s, (seat,)), out)


def potential(s: Forest, seat: int) -> float:
    """Return the lead over the best rival so far."""
    totals = [sum(points) for points in standings(s).points]
    own = totals.pop(seat)
    return (own - max(totals)) / 100

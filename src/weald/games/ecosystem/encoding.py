"""Actions and observations as numbers, for learning programs."""

from __future__ import annotations

from struct import Struct
from typing import Any

from weald.games.ecosystem.cards import GRID_CARDS, KINDS, ROUND_CARDS
from weald.games.ecosystem.field import CELLS
from weald.games.ecosystem.result import all_points
from weald.games.ecosystem.state import NO_CELL, PLACE, Forest
from weald.kernel.decisions import Question, Value
from weald.kernel.encoding import ActionTable, Field, unpack

__all__ = [
    "action",
    "action_ids",
    "fields",
    "num_actions",
    "numbers",
    "observation_shape",
    "observe",
    "pack",
    "potential",
    "value",
]

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

_KINDS = len(KINDS)
# A set of cells is a plane: the bits of a mask, of which the last one is never set.
PLANE = 64
GRID_PLANES = _KINDS + 1
fields: tuple[Field, ...] = (
    Field("hand_sizes", MOST_SEATS),
    Field("hand", _KINDS),
    Field("pile", _KINDS),
    Field("deck", 1),
    Field("round", 1),
    Field("turn", 1),
    Field("edition", 1),
    Field("many_gaps", 1),
    Field("lifted", PLANE),
    Field("chosen", 16),
    Field("phase", 16),
    Field("seats", 16),
    Field("grids", MOST_SEATS * GRID_PLANES * PLANE),
)
_PACKED = [Struct(f"<QHHH{GRID_PLANES * seats}Q") for seats in range(MOST_SEATS + 1)]

num_actions: int = len(ACTIONS)
observation_shape: tuple[int, ...] = (sum(field.size for field in fields),)


def action(question: Question, value: Value) -> int:
    """Return the action id of an option."""
    return ACTIONS.action(question, value)


def value(question: Question, action: int) -> Value:
    """Return the option that an action id means at this question."""
    return ACTIONS.value(question, action)


def action_ids(question: Question) -> dict[Value, int]:
    """Return the action ids of all values that a question of this kind may have."""
    return ACTIONS.ids[question.kind]


def numbers(s: Forest, seat: int) -> list[float]:
    """Return the numbers of an observation: hands, the pile, and how far the game is."""
    own = [0.0] * _KINDS
    for card in s.hands[seat]:
        own[card - 1] += 1 / ROUND_CARDS
    received = [0.0] * _KINDS
    for card in s.pile:
        received[card - 1] += 1 / GRID_CARDS
    sizes = [len(hand) / ROUND_CARDS for hand in s.hands[: s.seats]]
    return [
        *sizes[seat:],
        *sizes[:seat],
        *[0.0] * (MOST_SEATS - s.seats),
        *own,
        *received,
        len(s.deck) / DECK_CARDS,
        s.round / 2,
        s.turn / GRID_CARDS,
        s.edition,
        s.many_gaps / LEAST_BONUS,
    ]


def pack(s: Forest, seat: int) -> bytes:
    """Return the bits of an observation; grids go from the own one clockwise, all cards before each kind."""
    lifted = s.lifted[seat]
    planes: list[int] = []
    for masks in s.masks[seat:] + s.masks[:seat]:
        planes += masks
    return _PACKED[s.seats].pack(
        0 if lifted == NO_CELL else 1 << lifted,
        1 << s.chosen[seat] if s.phase == PLACE else 0,
        1 << s.phase,
        (1 << s.seats) - 1,
        *planes,
    )


def observe(s: Forest, seat: int, out: Any) -> None:
    """Write what `seat` may know into `out`, which is full of zeros; its own grid comes first."""
    unpack(numbers(s, seat), pack(s, seat), out)


def potential(s: Forest, seat: int) -> float:
    """Return the lead over the best rival so far."""
    totals = [sum(points) for points in all_points(s)]
    own = totals.pop(seat)
    return (own - max(totals)) / 100

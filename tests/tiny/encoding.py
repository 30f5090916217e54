"""Actions and observations as numbers."""

from __future__ import annotations

from typing import Any

from tests.tiny.state import KINDS, Wood
from weald.kernel.encoding import ActionTable, Field

NUTS = range(len(KINDS))
ACTIONS = ActionTable(
    {
        "hoard": NUTS,
        "forage": (0, 1),
        "bury": ((), *((nut, hollow) for nut in NUTS for hollow in (0, 1))),
        "keep": (0, 1),
    }
)
num_actions: int = len(ACTIONS)
# Own hand, both stores (own first), nuts lost, own nuts in the hollows, and numbers.
fields: tuple[Field, ...] = (
    Field("hand", 4),
    Field("stores", 8),
    Field("lost", 4),
    Field("hollows", 8),
    Field("numbers", 7),
)
observation_shape: tuple[int, ...] = (sum(field.size for field in fields),)


action = ACTIONS.action
value = ACTIONS.value
action_ids = ACTIONS.action_ids
action_values = ACTIONS.action_values


def potential(s: Wood, seat: int) -> float:
    return (len(s.stores[seat]) - len(s.stores[1 - seat])) / 20


def observe(s: Wood, seat: int, out: Any) -> None:
    for nut in s.hands[seat]:
        out[nut] += 0.1
    for slot, who in enumerate((seat, 1 - seat)):
        for nut in s.stores[who]:
            out[4 + 4 * slot + nut] += 0.1
    for nut, name in enumerate(KINDS):
        out[12 + nut] = s.lost.get(name, 0) / 10
    for hollow, by in enumerate(s.buried_by):
        if by == seat:
            out[16 + 4 * hollow + s.hollows[hollow]] = 1.0
    out[24] = len(s.deck) / 20
    out[25] = s.round / 3
    out[26] = float(s.leader == seat)
    out[27] = float(seat in s.awake)
    out[28] = float(1 - seat in s.awake)
    out[29] = len(s.hands[1 - seat]) / 10
    out[30] = float(s.storms)

"""The things on the table: nuts in a deck, in two hands, two stores and two hollows."""

from __future__ import annotations

from tests.tiny.view_types import Nut
from weald.kernel.chance import SEED_LIMIT
from weald.kernel.position import Bool, Fields, Int, ListOf, MapOf, Maybe, Named, Text, fill
from weald.kernel.state import State

KINDS: tuple[Nut, ...] = ("acorn", "beechnut", "chestnut", "walnut")
NOBODY = -1


def worth(nut: int) -> int:
    """The points of a nut in a store."""
    return nut + 1


class Wood(State):
    """All nuts and who may know them; `awake` are those who can still forage, `lost` counts by name."""

    __slots__ = (
        "awake", "buried_by", "deck", "hands", "hollows", "leader", "lost", "round", "rounds", "stores",
        "storms",
    )  # fmt: skip

    def __init__(self, rounds: int, storms: bool, seed: int) -> None:
        super().__init__("deal", seed)
        self.rounds = rounds
        self.storms = storms
        self.round = 1
        self.leader = 0
        self.awake: list[int] = []
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[], []]
        self.stores: list[list[int]] = [[], []]
        self.hollows: list[int] = []
        self.buried_by = [NOBODY, NOBODY]
        self.lost: dict[str, int] = {}

    def copy(self) -> Wood:
        other = Wood(self.rounds, self.storms, self.seed)
        other.step = self.step
        other.drawn = self.drawn
        other.round = self.round
        other.leader = self.leader
        other.awake = self.awake[:]
        other.deck = self.deck[:]
        other.hands = [hand[:] for hand in self.hands]
        other.stores = [store[:] for store in self.stores]
        other.hollows = self.hollows[:]
        other.buried_by = self.buried_by[:]
        other.lost = dict(self.lost)
        return other


ABOUT = {
    "step": "The step that is next; empty when the game is over.",
    "seed": "The seed of the game.",
    "drawn": "The number of random numbers drawn so far.",
    "rounds": "The number of rounds.",
    "storms": "Whether storms take nuts out of the stores.",
    "round": "The round, counted from 1.",
    "leader": "The seat that may bury a nut.",
    "awake": "The seats that can still forage in this round.",
    "deck": "The face-down deck; the last nut is the top.",
    "hands": "By seat, the nuts in hand, in any order.",
    "stores": "By seat, the nuts in store, oldest first.",
    "hollows": "The nut in the left hollow and in the right one; empty before the deal.",
    "buried_by": "By hollow, the seat that has buried a nut there, or null.",
    "lost": "The number of nuts that storms have taken, by kind.",
}

_nuts = ListOf(Named(KINDS), 0, 20)
_seat = Int(0, 1)

SHAPE = Fields(
    {
        "step": Text(("deal", "hoard", "forage", "bury", "weather", "")),
        "seed": Int(0, SEED_LIMIT - 1),
        "drawn": Int(0, 1000),
        "rounds": Int(1, 3),
        "storms": Bool(),
        "round": Int(1, 3),
        "leader": _seat,
        "awake": ListOf(_seat, 0, 2),
        "deck": _nuts,
        "hands": ListOf(_nuts, 2, 2),
        "stores": ListOf(_nuts, 2, 2),
        "hollows": ListOf(Named(KINDS), 0, 2),
        "buried_by": ListOf(Maybe(_seat, NOBODY), 2, 2),
        "lost": MapOf(KINDS, Int(0, 20)),
    },
    lambda values: fill(Wood(values["rounds"], values["storms"], values["seed"]), values),
    ABOUT,
)

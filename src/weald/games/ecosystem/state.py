"""What lies on the table in a game of Ecosystem: Forest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from weald.games.ecosystem.cards import CELL_NAMES, COUNTS, EDITIONS, FIRST, GRID_CARDS, KINDS, ROUND_CARDS
from weald.games.ecosystem.field import (
    BIT,
    BOX_MASKS,
    GROWN,
    NEAR,
    NEIGHBOURS,
    START_BOX,
    WINDOW_FLAGS,
    WINDOW_MASKS,
    box_of,
    cells_of,
    free_cells,
)
from weald.kernel.chance import SEED_LIMIT
from weald.kernel.messages import Message
from weald.kernel.position import Fields, Int, ListOf, Named, Problems, Shape, Text, fill
from weald.kernel.position import wrong as wrong_value
from weald.kernel.state import State

NO_CELL = -1
PHASES = ("deal", "pick", "place", "swap", "give", "over")
DEAL, PICK, PLACE, SWAP, GIVE, OVER = range(6)


class Forest(State):
    """All grids, hands and the deck.

    Per seat: `masks[seat][kind]` are the cells of a kind (index 0: all occupied cells), `free[seat]` the
    cells where a card may be laid, `seen[seat]` those that are or were free, `boxes[seat]` the extent of the
    grid, `chosen[seat]` the card in play (0: none), `lifted[seat]` the first card of a rabbit's swap. `hands`
    has one more entry for the neutral hand of a game for two. `pile` is what the neutral hand or Alban has
    received, in order.
    """

    __slots__ = (
        "boxes", "chosen", "deck", "edition", "free", "hands", "lifted", "many_gaps", "masks", "phase",
        "pile", "round", "seats", "seen", "turn",
    )  # fmt: skip

    def __init__(self, seats: int, edition: int, many_gaps: int, seed: int) -> None:
        super().__init__("deal", seed)
        self.seats = seats
        self.edition = edition
        self.many_gaps = many_gaps
        self.round = 0
        self.turn = 0
        self.phase = DEAL
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(3 if seats == 2 else seats)]
        self.chosen = [0] * seats
        self.lifted = [NO_CELL] * seats
        self.masks = [[0] * 12 for _ in range(seats)]
        self.free = [[FIRST] for _ in range(seats)]
        self.seen = [BIT[FIRST]] * seats
        self.boxes = [START_BOX] * seats
        self.pile: list[int] = []

    def copy(self) -> Forest:
        other = Forest.__new__(Forest)
        other.step = self.step
        other.seed = self.seed
        other.drawn = self.drawn
        other.trace = None
        other.seats = self.seats
        other.edition = self.edition
        other.many_gaps = self.many_gaps
        other.round = self.round
        other.turn = self.turn
        other.phase = self.phase
        other.deck = self.deck[:]
        other.hands = [hand[:] for hand in self.hands]
        other.chosen = self.chosen[:]
        other.lifted = self.lifted[:]
        other.masks = [masks[:] for masks in self.masks]
        other.free = [free[:] for free in self.free]
        other.seen = self.seen[:]
        other.boxes = self.boxes[:]
        other.pile = self.pile[:]
        return other


def lay(s: Forest, seat: int, cell: int, kind: int) -> None:
    """Put a card on a free cell of the seat's grid."""
    masks = s.masks[seat]
    free = s.free[seat]
    box = s.boxes[seat]
    bit = BIT[cell]
    masks[kind] |= bit
    free.remove(cell)
    if not bit & BOX_MASKS[box]:
        s.boxes[seat] = box = GROWN[box][cell]
        flags = WINDOW_FLAGS[box]
        s.free[seat] = free = [other for other in free if flags[other]]
    masks[0] |= bit
    fresh = NEAR[cell] & WINDOW_MASKS[box] & ~s.seen[seat]
    if fresh:
        s.seen[seat] |= fresh
        free += NEIGHBOURS[fresh]


def kind_at(masks: Sequence[int], cell: int) -> int:
    """The kind of card on a cell (0: none)."""
    bit = BIT[cell]
    for kind in range(1, 12):
        if masks[kind] & bit:
            return kind
    return 0


def laid(masks: Sequence[int]) -> list[tuple[int, int]]:
    """The cells of a grid in reading order, each with the kind of its card."""
    return sorted((cell, kind) for kind in range(1, 12) if masks[kind] for cell in cells_of(masks[kind]))


def swap(masks: list[int], one: int, other: int) -> None:
    """Let the cards on two cells change places."""
    first, second = kind_at(masks, one), kind_at(masks, other)
    if first != second:
        both = BIT[one] | BIT[other]
        masks[first] ^= both
        masks[second] ^= both


class Grid(Shape):
    """A grid on paper: the cards by cell; in memory: masks by kind."""

    cell = Named(CELL_NAMES)
    kind = Named(KINDS, first=1)

    def schema(self) -> dict[str, Any]:
        properties = {"cell": self.cell.schema(), "card": self.kind.schema()}
        item = {"type": "object", "properties": properties, "required": list(properties)}
        return {"type": "array", "items": {**item, "additionalProperties": False}, "maxItems": GRID_CARDS}

    def dump(self, value: list[int]) -> list[dict[str, str]]:
        return [{"cell": CELL_NAMES[cell], "card": KINDS[kind - 1]} for cell, kind in laid(value)]

    def load(self, data: Any, path: str, problems: Problems) -> list[int]:
        masks = [0] * 12
        if not isinstance(data, list) or len(data) > GRID_CARDS:
            wrong_value(problems, path, f"[0..{GRID_CARDS}]", data)
            return masks
        card = Fields({"cell": self.cell, "card": self.kind})
        for i, item in enumerate(data):
            laid = card.load(item, f"{path}[{i}]", problems)
            if laid is not None:
                bit = BIT[laid["cell"]]
                if masks[0] & bit:
                    problems.append(Message("ecosystem-invalid-twice", {"path": path, "cell": item["cell"]}))
                masks[0] |= bit
                masks[laid["card"]] |= bit
        return masks


def _make(values: dict[str, Any]) -> Forest:
    """A state between two steps: nothing is in play there, and the rest follows from the grids."""
    s = Forest(values["seats"], values["edition"], values["many_gaps"], values["seed"])
    fill(s, values)
    s.phase = {"deal": DEAL, "": OVER}.get(s.step, PICK)
    # A grid that no frame can hold gets any box here; the invariants tell.
    boxes = [box_of(masks[0]) for masks in s.masks]
    s.boxes = [START_BOX if box is None else box for box in boxes]
    free = [free_cells(masks[0], box) for masks, box in zip(s.masks, s.boxes, strict=True)]
    s.free = [cells_of(cells) for cells in free]
    s.seen = [masks[0] | cells for masks, cells in zip(s.masks, free, strict=True)]
    return s


_card = Named(KINDS, first=1)
_cards = ListOf(_card, 0, sum(COUNTS))

SHAPE = Fields(
    {
        "step": Text(("deal", "draft", "solo", "")),
        "seed": Int(0, SEED_LIMIT - 1),
        "drawn": Int(0, 1_000_000),
        "seats": Int(1, 6),
        "edition": Named(EDITIONS),
        "many_gaps": Int(-20, 0),
        "round": Int(0, 2),
        "turn": Int(0, GRID_CARDS),
        "deck": _cards,
        "hands": ListOf(ListOf(_card, 0, ROUND_CARDS), 1, 6),
        "masks": ListOf(Grid(), 1, 6),
        "pile": _cards,
    },
    _make,
)

"""The state of a game of Ecosystem: Forest, and how a grid changes."""

from __future__ import annotations

from collections.abc import Sequence

from weald.games.ecosystem.cards import CELL_NAMES, COLUMNS, FIRST
from weald.games.ecosystem.field import (
    BIT,
    FULL,
    GROWN,
    NEAR,
    NEIGHBOURS,
    START_BOX,
    WINDOW_FLAGS,
    WINDOW_MASKS,
    window_lines,
)
from weald.kernel.messages import Args
from weald.kernel.state import State

NO_CELL = -1
PHASES = ("deal", "pick", "place", "swap", "give", "over")
DEAL, PICK, PLACE, SWAP, GIVE, OVER = range(6)


class Forest(State):
    """Grids, hands and the deck.

    Per seat: `masks[seat][kind]` are the cells of a kind (index 0: all occupied cells), `free[seat]` the
    cells where a card may be laid, `far[seat]` those that may become free, `boxes[seat]` the extent of the
    grid, `chosen[seat]` the card in play (0: none), `lifted[seat]` the first card of a rabbit's swap. `hands`
    has one more entry for the neutral hand of a two-player game. `pile` holds the cards that the neutral hand
    or Alban has received, in order. The top of `deck` is its end.
    """

    __slots__ = (
        "boxes", "chosen", "deck", "edition", "far", "free", "hands", "lifted", "many_gaps", "masks", "phase",
        "pile", "round", "seats", "turn",
    )  # fmt: skip

    def __init__(self, seats: int, edition: int, many_gaps: int, seed: int, blank: bool = False) -> None:
        if blank:
            return
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
        self.far = [WINDOW_MASKS[START_BOX] ^ BIT[FIRST]] * seats
        self.boxes = [START_BOX] * seats
        self.pile: list[int] = []

    def copy(self) -> Forest:
        other = Forest(0, 0, 0, 0, True)
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
        other.far = self.far[:]
        other.boxes = self.boxes[:]
        other.pile = self.pile[:]
        return other


def lay(s: Forest, seat: int, cell: int, kind: int) -> None:
    """Put a card on a free cell of the grid of `seat`."""
    masks = s.masks[seat]
    free = s.free[seat]
    far = s.far[seat]
    box = s.boxes[seat]
    bit = BIT[cell]
    masks[kind] = masks[kind] | bit
    masks[0] = masks[0] | bit
    free.remove(cell)
    grown = GROWN[box][cell]
    if grown != box:
        s.boxes[seat] = grown
        if FULL[grown] != FULL[box]:
            flags = WINDOW_FLAGS[grown]
            s.free[seat] = free = [other for other in free if flags[other]]
            s.far[seat] = far = far & WINDOW_MASKS[grown]
    fresh = NEAR[cell] & far
    if fresh:
        s.far[seat] = far ^ fresh
        free += NEIGHBOURS[fresh]


def kind_at(masks: Sequence[int], cell: int) -> int:
    """Return the kind of card on a cell (0: none)."""
    bit = BIT[cell]
    for kind in range(1, 12):
        if masks[kind] & bit:
            return kind
    return 0


def laid(masks: Sequence[int]) -> list[tuple[int, int]]:
    """Return the occupied cells of a grid in reading order, each with the kind of its card."""
    cards: list[tuple[int, int]] = []
    for kind in range(1, 12):
        mask = masks[kind]
        while mask:
            lowest = mask & -mask
            cards.append((lowest.bit_length() - 1, kind))
            mask ^= lowest
    cards.sort()
    return cards


def swap(masks: list[int], one: int, other: int) -> None:
    """Swap the cards on two cells."""
    first, second = kind_at(masks, one), kind_at(masks, other)
    if first != second:
        both = BIT[one] | BIT[other]
        masks[first] ^= both
        masks[second] ^= both


def cell_args(s: Forest, seat: int, cell: int) -> Args:
    """Return the name of a cell, and its row and column counted from 1 in the window of `seat`."""
    top, _, left, _ = window_lines(s.boxes[seat])
    row, column = divmod(cell, COLUMNS)
    return {"cell": CELL_NAMES[cell], "row": row - top + 1, "col": column - left + 1}

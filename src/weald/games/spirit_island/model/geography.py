"""The island that boards make together: who borders whom, how far, on which terrain."""

from __future__ import annotations

from functools import lru_cache

from weald.games.spirit_island.model.boards import THEMATIC, Board, printed_board, thematic_layout
from weald.games.spirit_island.model.pieces import OCEAN, TERRAIN_LETTERS
from weald.games.spirit_island.model.placement import Added, layout_of

FAR = 99

# Changes of the island, in the order in which they came: (what, land, land). Two lands are adjacent; the
# second one is part of the first; a land is gone for good; a land is out of play with all that is in it.
LINKED, MERGED, GONE, FROZEN = range(4)
CHANGES = ("linked", "merged", "gone", "frozen")
# Changes that are about one land only.
OF_ONE_LAND = (GONE, FROZEN)
Change = tuple[int, int, int]


class Geography:
    """The geography of boards, layout, oceans in play and changes of the island; never changes itself.

    Lands are numbered through, board by board; the first of each board is its ocean. By slot: `first`,
    the ocean. By land: `board` (slot), `number` (as printed, 0 for the ocean), `terrain` as printed and
    `terrains` as a bit mask, `coastal`, `near` (adjacent lands, with oceans only where they are in play),
    `distance`, `from_ocean` (how far the nearest ocean is, in play or not), `parts` (the printed lands that
    it consists of, itself first), `slots` (all boards on which it lies, as a bit mask). `lands` are all lands
    and oceans in play, `ground` those that are no oceans.
    `within[n][land]` is the set of lands at most n steps away, as a bit mask. `frozen` are lands that are not
    there for now, with everything on them.
    """

    __slots__ = (
        "board", "boards", "coastal", "distance", "first", "from_ocean", "frozen", "ground", "key", "lands",
        "names",
        "near", "number", "parts", "size", "slots", "terrain", "terrains", "within",
    )  # fmt: skip

    def __init__(
        self,
        boards: tuple[str, ...],
        layout: str,
        oceans: int,
        changes: tuple[Change, ...],
        added: tuple[Added, ...] = (),
    ) -> None:
        self.boards = boards
        self.key = (boards, layout, oceans, changes, added)
        sizes = [land_count(board, layout) for board in boards]
        self.first = [sum(sizes[:slot]) for slot in range(len(boards))]
        self.size = sum(sizes)
        self.board = [slot for slot, n in enumerate(sizes) for _ in range(n)]
        self.number = [n for size in sizes for n in range(size)]
        self.names = [f"{boards[slot]}{n}" for slot, n in zip(self.board, self.number, strict=True)]
        self.terrain = [
            _terrain(boards[slot], layout, n) for slot, n in zip(self.board, self.number, strict=True)
        ]
        self.terrains = [1 << terrain for terrain in self.terrain]
        self.parts: list[tuple[int, ...]] = [(land,) for land in range(self.size)]
        self.slots = [1 << slot for slot in self.board]
        borders = all_borders(boards, layout, added) if boards else []
        self.coastal = [
            not self.number[land] or any(not self.number[other] for other in borders[land])
            for land in range(self.size)
        ]
        missing = {ocean for slot, ocean in enumerate(self.first) if not oceans >> slot & 1}
        for change, one, other in changes:
            missing.update(self._change(borders, change, one, other, oceans))
        self.lands = [land for land in range(self.size) if land not in missing]
        self.ground = [land for land in self.lands if self.number[land]]
        self.frozen = {one for change, one, _ in changes if change == FROZEN}
        self.near = [
            [other for other in sorted(borders[land]) if other not in missing and land not in self.frozen]
            for land in range(self.size)
        ]
        self.distance = [_distances(self.near, land) for land in range(self.size)]
        coast = [land for land in self.lands if self.coastal[land] and self.number[land]]
        self.from_ocean = [
            min([row[shore] for shore in coast], default=FAR) + 1 if self.number[land] else 0
            for land, row in enumerate(self.distance)
        ]
        farthest = max([steps for row in self.distance for steps in row if steps != FAR], default=0)
        self.within = [
            [sum(1 << other for other, steps in enumerate(row) if steps <= n) for row in self.distance]
            for n in range(farthest + 1)
        ]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Geography) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def _change(self, borders: list[set[int]], change: int, one: int, other: int, oceans: int) -> list[int]:
        """Change borders and terrains; returns the land that is not there any more."""
        if change == LINKED:
            borders[one].add(other)
            borders[other].add(one)
            return []
        if change in OF_ONE_LAND:
            return [one]
        for near in borders[other] - {one}:
            borders[one].add(near)
            borders[near].add(one)
        borders[one] -= {one, other}
        self.coastal[one] = self.coastal[one] or self.coastal[other]
        self.parts[one] += self.parts[other]
        self.slots[one] |= self.slots[other]
        if self.number[other]:
            self.terrains[one] |= self.terrains[other]
            return [other]
        # A part that is ocean makes everything around it coast; it is wetlands only while it is in play.
        for near in borders[one]:
            self.coastal[near] = True
        if oceans >> self.board[other] & 1:
            self.terrains[one] |= 1 << OCEAN
        return [other]

    def reach(self, land: int, n: int) -> int:
        """Return the lands at most n steps away, as a bit mask."""
        return self.within[min(n, len(self.within) - 1)][land]

    def of_board(self, slot: int) -> list[int]:
        """Return the lands of a board, oceans not counted."""
        return [land for land in self.ground if self.slots[land] >> slot & 1]

    def on_board(self, land: int, slot: int) -> bool:
        """Return whether a land, or a part of it, is on a board."""
        return bool(self.slots[land] >> slot & 1)

    def numbers(self, land: int, slot: int) -> list[int]:
        """Return the numbers that a land has on a board: several if it was joined from several."""
        return [self.number[part] for part in self.parts[land] if self.board[part] == slot]


@lru_cache(maxsize=512)
def geography(
    boards: tuple[str, ...],
    layout: str,
    oceans: int = 0,
    changes: tuple[Change, ...] = (),
    added: tuple[Added, ...] = (),
) -> Geography:
    """Return the island of these boards in this layout, with boards added to it."""
    return Geography(boards, layout, oceans, changes, added)


def land_count(board: str, layout: str = "standard") -> int:
    """Return how many lands a board has, its ocean included."""
    return len(printed_board(board, layout).terrains) + 1


def all_borders(boards: tuple[str, ...], layout: str, added: tuple[Added, ...] = ()) -> list[set[int]]:
    """Return which lands touch which, oceans included: on a board, across a seam, or only at a point."""
    first = [sum(land_count(board, layout) for board in boards[:slot]) for slot in range(len(boards) + 1)]
    printed = [printed_board(board, layout) for board in boards]
    borders: list[set[int]] = [set() for _ in range(first[-1])]

    def join(one: int, other: int) -> None:
        borders[one].add(other)
        borders[other].add(one)

    for slot, board in enumerate(printed):
        for land, others in enumerate(board.borders):
            for digit in others:
                join(first[slot] + land, first[slot] + land_of_digit(digit))
    # The parts of the thematic map always lie in the same way.
    placed = thematic_layout(boards) if layout == THEMATIC else layout_of(len(boards), layout, added)
    for slot, side, next_slot, next_side in placed.joins:
        for one, other in seam(printed[slot], side, printed[next_slot], next_side):
            join(first[slot] + one, first[next_slot] + other)
    for slot, corner, next_slot, next_corner in placed.touches:
        one, other = printed[slot].corners[corner], printed[next_slot].corners[next_corner]
        join(first[slot] + one, first[next_slot] + other)
    return borders


def seam(board: Board, side: int, other: Board, other_side: int) -> list[tuple[int, int]]:
    """Return the pairs of lands that border each other when these sides lie together."""
    lands, breaks = board.sides[side]
    others, other_breaks = other.sides[other_side]
    # Seen from this board the other one runs backwards.
    others = others[::-1]
    other_breaks = tuple(13 - at for at in reversed(other_breaks))
    starts, ends = (0, *breaks), (*breaks, 13)
    other_starts, other_ends = (0, *other_breaks), (*other_breaks, 13)
    return [
        (land_of_digit(land), land_of_digit(across))
        for i, land in enumerate(lands)
        for j, across in enumerate(others)
        if starts[i] < other_ends[j] and other_starts[j] < ends[i]
    ]


def land_of_digit(digit: str) -> int:
    """Return the land that a digit of a printed board means."""
    return int(digit, 16)


def _terrain(board: str, layout: str, number: int) -> int:
    if not number:
        return OCEAN
    return TERRAIN_LETTERS.index(printed_board(board, layout).terrains[number - 1])


def _distances(near: list[list[int]], start: int) -> list[int]:
    """Return how many steps every land is away; FAR where there is no way."""
    steps = [FAR] * len(near)
    steps[start] = 0
    edge = [start]
    while edge:
        edge_after = []
        for land in edge:
            for other in near[land]:
                if steps[other] == FAR:
                    steps[other] = steps[land] + 1
                    edge_after.append(other)
        edge = edge_after
    return steps

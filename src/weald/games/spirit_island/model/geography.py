"""The island that boards make together: who borders whom, how far, on which terrain."""

from __future__ import annotations

from functools import lru_cache

from weald.games.spirit_island.model.boards import BOARDS, LAYOUTS
from weald.games.spirit_island.model.pieces import OCEAN, TERRAIN_LETTERS

# Lands are numbered through: land n of the board in slot b is 9 * b + n, and n = 0 is that board's ocean.
LANDS = 9
FAR = 99


class Geography:
    """What follows from the boards, their layout, and the oceans that are in play; never changes.

    By land: `terrain`, `board` (slot), `coastal`, `near` (adjacent lands, with oceans only where they are in
    play), `sea` (the land borders an ocean). `lands` are all lands and oceans in play. `within[n][land]` is
    the set of lands at most n steps away, as a bit mask.
    """

    __slots__ = (
        "board",
        "boards",
        "coastal",
        "distance",
        "lands",
        "names",
        "near",
        "size",
        "terrain",
        "within",
    )

    def __init__(self, boards: str, layout: str, oceans: int) -> None:
        self.boards = boards
        self.size = LANDS * len(boards)
        self.names = [f"{board}{n}" for board in boards for n in range(LANDS)]
        self.board = [land // LANDS for land in range(self.size)]
        self.terrain = [_terrain(boards, land) for land in range(self.size)]
        borders = all_borders(boards, layout)
        open_oceans = [slot * LANDS for slot in range(len(boards)) if oceans >> slot & 1]
        self.lands = [land for land in range(self.size) if land % LANDS or land in open_oceans]
        self.near = [
            [other for other in sorted(borders[land]) if other % LANDS or other in open_oceans]
            for land in range(self.size)
        ]
        self.coastal = [
            land % LANDS == 0 or any(other % LANDS == 0 for other in borders[land])
            for land in range(self.size)
        ]
        self.distance = [_distances(self.near, land) for land in range(self.size)]
        farthest = max(steps for row in self.distance for steps in row if steps != FAR)
        self.within = [
            [sum(1 << other for other, steps in enumerate(row) if steps <= n) for row in self.distance]
            for n in range(farthest + 1)
        ]

    def reach(self, land: int, n: int) -> int:
        """The lands at most n steps away, as a bit mask."""
        return self.within[min(n, len(self.within) - 1)][land]


@lru_cache(maxsize=256)
def geography(boards: str, layout: str, oceans: int = 0) -> Geography:
    """The island of these boards in this layout."""
    return Geography(boards, layout, oceans)


def all_borders(boards: str, layout: str) -> list[set[int]]:
    """Which lands touch which, oceans included: on a board, across a seam, or only at a point."""
    borders: list[set[int]] = [set() for _ in range(LANDS * len(boards))]

    def join(one: int, other: int) -> None:
        borders[one].add(other)
        borders[other].add(one)

    for slot, board in enumerate(boards):
        for land, others in enumerate(BOARDS[board].borders):
            for digit in others:
                join(LANDS * slot + land, LANDS * slot + int(digit))
    placed = LAYOUTS[len(boards), layout]
    for slot, side, next_slot, next_side in placed.joins:
        for one, other in seam(boards[slot], side, boards[next_slot], next_side):
            join(LANDS * slot + one, LANDS * next_slot + other)
    for slot, corner, next_slot, next_corner in placed.touches:
        one = BOARDS[boards[slot]].corners[corner]
        other = BOARDS[boards[next_slot]].corners[next_corner]
        join(LANDS * slot + one, LANDS * next_slot + other)
    return borders


def seam(board: str, side: int, other: str, other_side: int) -> list[tuple[int, int]]:
    """The pairs of lands that border each other when these sides lie together."""
    lands, breaks = BOARDS[board].sides[side]
    others, other_breaks = BOARDS[other].sides[other_side]
    # Seen from this board the other one runs backwards.
    others = others[::-1]
    other_breaks = tuple(13 - at for at in reversed(other_breaks))
    starts, ends = (0, *breaks), (*breaks, 13)
    other_starts, other_ends = (0, *other_breaks), (*other_breaks, 13)
    return [
        (int(land), int(across))
        for i, land in enumerate(lands)
        for j, across in enumerate(others)
        if starts[i] < other_ends[j] and other_starts[j] < ends[i]
    ]


def _terrain(boards: str, land: int) -> int:
    slot, n = divmod(land, LANDS)
    return TERRAIN_LETTERS.index(BOARDS[boards[slot]].terrains[n - 1]) if n else OCEAN


def _distances(near: list[list[int]], start: int) -> list[int]:
    """How many steps every land is away; FAR where there is no way."""
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

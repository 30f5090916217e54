"""The corners of lands: points where three lands meet, or two at an edge, or one at the ocean."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, pairwise

from weald.games.spirit_island.model.boards import THEMATIC, Board, Layout, printed_board, thematic_layout
from weald.games.spirit_island.model.geography import land_count, land_of_digit
from weald.games.spirit_island.model.placement import SIDES, Added, layout_of

OCEAN = 0
# Outside of a board: beyond each of the three sides, and the open sea.
OUTSIDE = (20, 21, 22)
OPEN_SEA = 23
# Sides that meet outside of each corner of a board.
AROUND_CORNERS = ((20, 23), (20, 21), (21, 22), (22, 23))
# The length of a side, in the units in which lands end there.
LENGTH = 13

Junction = tuple[int, int, int]
# A point of the map: of a board's inside, of a side of it, or its corner.
INSIDE, ON_SIDE, AT_CORNER = range(3)
Point = tuple[int, ...]


def junctions(board: Board) -> list[Junction]:
    """Return the points where three of a board's lands meet, or some and the outside."""
    pairs = {(one, land_of_digit(other)) for one, others in enumerate(board.borders) for other in others}
    pairs |= {
        (land_of_digit(land), OUTSIDE[side]) for side, (lands, _) in enumerate(board.sides) for land in lands
    }
    pairs |= {(land, OPEN_SEA) for land in (OCEAN, board.corners[0], board.corners[3])}
    pairs |= set(AROUND_CORNERS)
    whole = [*range(len(board.terrains) + 1), *OUTSIDE, OPEN_SEA]
    meetings = [
        three
        for three in combinations(whole, 3)
        if all(pair in pairs for pair in combinations(three, 2)) and not _divides(three, whole, pairs)
    ]
    # All faces are triangles but for the one around everything, which has four sides.
    expected = (3 * len(whole) - 7, 2 * len(whole) - 6)
    assert (len(pairs), len(meetings)) == expected, "the lands of a board form a triangulation"
    return meetings


def _divides(three: Junction, whole: list[int], pairs: set[tuple[int, int]]) -> bool:
    """Return whether other lands lie on both sides of a ring of three: then they do not meet in a point."""
    rest = set(whole) - set(three)
    reached, edge = set[int](), {min(rest)}
    while edge:
        reached |= edge
        edge = {
            land for land in rest - reached if any((min(land, one), max(land, one)) in pairs for one in edge)
        }
    return reached != rest


class Corners:
    """All corners of an island; never changes.

    `lands` are the lands of each corner, oceans included, `near` the corners that are next to it along the
    border of a land; `of_land` are the corners of each land. `keys` name each corner by three lands at most.
    """

    __slots__ = ("keys", "lands", "near", "of_land")

    def __init__(self, boards: tuple[str, ...], layout: str, added: tuple[Added, ...]) -> None:
        sizes = [land_count(board, layout) for board in boards]
        first = [sum(sizes[:slot]) for slot in range(len(boards))]
        printed = [printed_board(board, layout) for board in boards]
        placed = thematic_layout(boards) if layout == THEMATIC else layout_of(len(boards), layout, added)
        plan = _Plan(printed, first, placed)
        points = sorted(point for point, lands in plan.lands.items() if len(lands) > 1)
        number = {point: i for i, point in enumerate(points)}
        self.lands = [tuple(sorted(plan.lands[point])) for point in points]
        self.keys: list[Junction] = []
        for lands in self.lands:
            key = (lands[0], lands[1], lands[min(2, len(lands) - 1)])
            # Two lands that enclose another one's corner meet twice at the edge.
            self.keys.append((lands[0], lands[0], lands[1]) if key in self.keys else key)
        self.near = [
            sorted({number[other] for other in plan.neighbours(point)} - {number[point]}) for point in points
        ]
        self.of_land = [
            [i for i, lands in enumerate(self.lands) if land in lands] for land in range(sum(sizes))
        ]


class _Plan:
    """Points of the map with their lands and the borders between them, while they are put together."""

    def __init__(self, printed: list[Board], first: list[int], placed: Layout) -> None:
        self.printed, self.first = printed, first
        self.lands: dict[Point, set[int]] = {}
        self.borders: dict[Point, set[Point]] = {}
        self.same: dict[Point, Point] = {}
        # The side of another board that lies against a side.
        self.across: dict[tuple[int, int], tuple[int, int]] = {}
        for slot, side, other, other_side in placed.joins:
            self.across[slot, side] = (other, other_side)
            self.across[other, other_side] = (slot, side)
        self._join_corners(placed)
        for slot in range(len(printed)):
            for corner, land in enumerate(printed[slot].corners):
                self._touch((AT_CORNER, slot, corner), slot, land)
                if corner in (0, 3):
                    self._touch((AT_CORNER, slot, corner), slot, OCEAN)
            for side in range(3):
                self._lay_side(slot, side)
            self._lay_inside(slot)

    def _join_corners(self, placed: Layout) -> None:
        """Make corners of boards that lie on each other one point."""
        pairs = [((s, a), (o, b)) for s, a, o, b in placed.touches]
        for slot, side, other, other_side in placed.joins:
            start, end = SIDES[side]
            other_start, other_end = SIDES[other_side]
            pairs += [((slot, start), (other, other_end)), ((slot, end), (other, other_start))]
        for mine, theirs in pairs:
            a, b = self.point((AT_CORNER, *mine)), self.point((AT_CORNER, *theirs))
            if a != b:
                self.same[max(a, b)] = min(a, b)

    def point(self, point: Point) -> Point:
        """Return the point that stands for all that are the same."""
        while point in self.same:
            point = self.same[point]
        return point

    def _touch(self, point: Point, slot: int, land: int) -> None:
        self.lands.setdefault(self.point(point), set()).add(self.first[slot] + land)

    def _connect(self, one: Point, other: Point) -> None:
        one, other = self.point(one), self.point(other)
        self.borders.setdefault(one, set()).add(other)
        self.borders.setdefault(other, set()).add(one)

    def neighbours(self, point: Point) -> list[Point]:
        """Return the corners next to one; a border also runs on around the bare corner of a single land."""
        around: list[Point] = []
        for start in self.borders[point]:
            before, other = point, start
            while len(self.lands[other]) == 1:
                before, other = other, next(more for more in self.borders[other] if more != before)
            around.append(other)
        return around

    def on_side(self, slot: int, side: int, at: int) -> Point:
        """Return a point of a side; one between two boards has the name that the first of them gives it."""
        across = self.across.get((slot, side), (slot, side))
        if across < (slot, side):
            return (ON_SIDE, *across, LENGTH - at)
        return (ON_SIDE, slot, side, at)

    def _lay_side(self, slot: int, side: int) -> None:
        """Connect the corners along a side, those of the board across it included."""
        digits, breaks = self.printed[slot].sides[side]
        ends = (0, *breaks, LENGTH)
        stops = set(breaks)
        if (slot, side) in self.across:
            other, other_side = self.across[slot, side]
            stops |= {LENGTH - at for at in self.printed[other].sides[other_side][1]}
        chain: list[Point] = [(AT_CORNER, slot, SIDES[side][0])]
        for at in sorted(stops):
            point = self.on_side(slot, side, at)
            for i, digit in enumerate(digits):
                if ends[i] <= at <= ends[i + 1]:
                    self._touch(point, slot, land_of_digit(digit))
            chain.append(point)
        chain.append((AT_CORNER, slot, SIDES[side][1]))
        for one, other_point in pairwise(chain):
            self._connect(one, other_point)

    def _lay_inside(self, slot: int) -> None:
        """Connect the two ends of every border inside a board."""
        board = self.printed[slot]
        ends: dict[tuple[int, int], list[Point]] = {}
        for three in junctions(board):
            point = self._inner_point(slot, three)
            inner = [land for land in three if land < OUTSIDE[0]]
            for land in inner:
                self._touch(point, slot, land)
            for one, other in combinations(inner, 2):
                ends.setdefault((one, other), []).append(point)
        for pair, points in ends.items():
            assert len(points) == 2, pair
            self._connect(*points)

    def _inner_point(self, slot: int, three: Junction) -> Point:
        one, other, outside = three
        if outside == OPEN_SEA:
            land = other if one == OCEAN else one
            corner = 0 if self.printed[slot].corners[0] == land else 3
            return (AT_CORNER, slot, corner)
        if other >= OUTSIDE[0]:
            return (AT_CORNER, slot, AROUND_CORNERS.index((other, outside)))
        if outside < OUTSIDE[0]:
            return (INSIDE, slot, *three)
        side = OUTSIDE.index(outside)
        digits, breaks = self.printed[slot].sides[side]
        lands = [land_of_digit(digit) for digit in digits]
        i = next(i for i in range(len(breaks)) if {lands[i], lands[i + 1]} == {one, other})
        return self.on_side(slot, side, breaks[i])


@lru_cache(maxsize=64)
def corners(boards: tuple[str, ...], layout: str, added: tuple[Added, ...] = ()) -> Corners:
    """Return the corners of an island."""
    return Corners(boards, layout, added)

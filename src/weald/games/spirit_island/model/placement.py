"""Places of boards: a lattice on which every layout can be laid, and room for a further board."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from weald.games.spirit_island.model.boards import LAYOUTS, THEMATIC, THEMATIC_SEAMS, Layout

# A board is a rhombus with sides of length 1. Points are counted in two directions: from its corner 0 to
# corner 1, and from corner 0 to corner 3, 60 degrees to the left of that.
Point = tuple[int, int]
CORNERS: tuple[Point, ...] = ((0, 0), (1, 0), (1, 1), (0, 1))
# The other sides of the boards, those of the thematic map, lean to the left.
LEANING: tuple[Point, ...] = ((0, 0), (1, 0), (0, 1), (-1, 1))
# The corners between which each side that can lie against another board runs, clockwise; the shore.
SIDES = ((1, 0), (2, 1), (3, 2))
SHORE = (0, 3)
# The short diagonal cuts a board into two triangles.
HALVES = ((0, 1, 3), (1, 2, 3))
LEANING_HALVES = ((0, 1, 2), (0, 2, 3))

# A board added to the island: the slot and the side that it was laid against, and its own side there.
Added = tuple[int, int, int]


class Slot(NamedTuple):
    """The place of a board: its corner 0, its turns to the left by 60 degrees, and the way it leans."""

    x: int
    y: int
    turn: int
    leans: bool = False


def corner(slot: Slot, number: int) -> Point:
    """Return the place of a board's corner."""
    x, y = (LEANING if slot.leans else CORNERS)[number]
    for _ in range(slot.turn):
        x, y = -y, x + y
    return slot.x + x, slot.y + y


def against(slot: Slot, side: int, own_side: int) -> Slot:
    """Return the place of a board if one of its sides is laid against a side of another board."""
    start, end = (corner(slot, number) for number in SIDES[side])
    for turn in range(6):
        turned = Slot(0, 0, turn, slot.leans)
        x, y = corner(turned, SIDES[own_side][1])
        laid = Slot(start[0] - x, start[1] - y, turn, slot.leans)
        if corner(laid, SIDES[own_side][0]) == end:
            return laid
    raise AssertionError("a side fits every side")


@lru_cache(maxsize=256)
def slots_of(boards: int, layout: str, added: tuple[Added, ...] = ()) -> tuple[Slot, ...]:
    """Return the places of all boards of an island, those added to a layout after its own."""
    own = boards - len(added)
    placed = {0: Slot(0, 0, 0, layout == THEMATIC)}
    joins = LAYOUTS[own, layout].joins
    while len(placed) < own:
        for slot, side, other, other_side in joins:
            if slot in placed and other not in placed:
                placed[other] = against(placed[slot], side, other_side)
            elif other in placed and slot not in placed:
                placed[slot] = against(placed[other], other_side, side)
    for i, (slot, side, own_side) in enumerate(added):
        placed[own + i] = against(placed[slot], side, own_side)
    return tuple(placed[slot] for slot in range(boards))


def side_between(slot: Slot, start: Point, end: Point) -> int:
    """Return the side of a board that runs between two points, -1 if none does."""
    for side, (one, other) in enumerate(SIDES):
        if (corner(slot, one), corner(slot, other)) == (start, end):
            return side
    return -1


def contacts(slots: tuple[Slot, ...], new: int) -> Layout:
    """Return a board's contacts with those before it: sides against sides, and corners that only touch."""
    joins: list[tuple[int, int, int, int]] = []
    touches: list[tuple[int, int, int, int]] = []
    for slot in range(new):
        joined: set[Point] = set()
        for side, (one, other) in enumerate(SIDES):
            start, end = corner(slots[slot], one), corner(slots[slot], other)
            own_side = side_between(slots[new], end, start)
            if own_side >= 0:
                joins.append((slot, side, new, own_side))
                joined |= {start, end}
        touches += [
            (slot, mine, new, own)
            for mine in range(4)
            for own in range(4)
            if corner(slots[slot], mine) == corner(slots[new], own)
            and corner(slots[slot], mine) not in joined
        ]
    return Layout(tuple(joins), tuple(touches))


def halves_of(slot: Slot) -> set[frozenset[Point]]:
    """Return the triangles that a board covers."""
    halves = LEANING_HALVES if slot.leans else HALVES
    return {frozenset(corner(slot, number) for number in half) for half in halves}


def fits(slots: tuple[Slot, ...], laid: Slot) -> bool:
    """Return whether a board has room: it covers no other one, and no shore lies against a board."""
    halves = halves_of(laid)
    edges = {frozenset(corner(laid, number) for number in side) for side in (*SIDES, SHORE)}
    shore = frozenset(corner(laid, number) for number in SHORE)
    for slot in slots:
        if halves & halves_of(slot):
            return False
        if frozenset(corner(slot, number) for number in SHORE) in edges:
            return False
        if shore in {frozenset(corner(slot, number) for number in side) for side in SIDES}:
            return False
    return True


def places_beside(boards: int, layout: str, added: tuple[Added, ...], slot: int) -> list[Added]:
    """Return the ways to lay a further board against one of the island: its side, and the new one's."""
    slots = slots_of(boards, layout, added)
    return [
        (slot, side, own_side)
        for side in range(3)
        for own_side in range(3)
        if fits(slots, against(slots[slot], side, own_side))
    ]


def places_for(board: str, boards: tuple[str, ...], layout: str, added: tuple[Added, ...]) -> list[Added]:
    """Return all ways to lay a board against the island; a part of the thematic map has its own place."""
    slots = range(len(boards))
    if layout != THEMATIC:
        return [place for slot in slots for place in places_beside(len(boards), layout, added, slot)]
    seams = [*THEMATIC_SEAMS, *((other, j, one, i) for one, i, other, j in THEMATIC_SEAMS)]
    return [
        (slot, side, own_side)
        for slot in slots
        for one, side, other, own_side in seams
        if (one, other) == (boards[slot], board)
    ]


@lru_cache(maxsize=256)
def layout_of(boards: int, layout: str, added: tuple[Added, ...] = ()) -> Layout:
    """Return the layout of all boards of an island."""
    own = boards - len(added)
    whole = LAYOUTS[own, layout]
    slots = slots_of(boards, layout, added)
    for new in range(own, boards):
        more = contacts(slots, new)
        whole = Layout(whole.joins + more.joins, whole.touches + more.touches)
    return whole

"""Places of boards: the lattice gives every layout, and finds the room for a further board."""

from __future__ import annotations

import pytest

from weald.games.spirit_island.model.boards import LAYOUTS, THEMATIC, Layout
from weald.games.spirit_island.model.geography import geography
from weald.games.spirit_island.model.placement import (
    Added,
    Slot,
    against,
    contacts,
    corner,
    fits,
    layout_of,
    places_beside,
    slots_of,
)

Meeting = frozenset[tuple[int, int]]


def meetings(layout: Layout) -> tuple[set[Meeting], set[Meeting]]:
    """Joins and touches, whichever board is named first."""
    joins, touches = (
        {frozenset(((a, b), (c, d))) for a, b, c, d in some} for some in (layout.joins, layout.touches)
    )
    return joins, touches


@pytest.mark.parametrize(("boards", "name"), sorted(LAYOUTS))
def test_the_lattice_gives_every_layout(boards: int, name: str) -> None:
    slots = slots_of(boards, name)
    joins: set[Meeting] = set()
    touches: set[Meeting] = set()
    for slot in range(boards):
        assert fits(slots[:slot], slots[slot])
        joined, touched = meetings(contacts(slots, slot))
        joins |= joined
        touches |= touched
    declared = meetings(LAYOUTS[boards, name])
    # On the thematic map not all boards that meet at a corner have lands there.
    assert (joins, touches) == declared or (
        name == THEMATIC and joins == declared[0] and touches > declared[1]
    )


def test_a_board_laid_against_a_side() -> None:
    # Side 0 runs from corner 1 to corner 0: another side 0 lies there upside down.
    laid = against(Slot(0, 0, 0), 0, 0)
    assert laid == Slot(1, 0, 3)
    assert (corner(laid, 0), corner(laid, 1)) == ((1, 0), (0, 0))


def test_every_side_of_a_single_board_takes_every_side() -> None:
    assert places_beside(1, "standard", (), 0) == [(0, side, own) for side in range(3) for own in range(3)]


@pytest.mark.parametrize(
    ("boards", "name", "slot", "expected"),
    [
        (2, "standard", 0, [(0, 1, 0), (0, 1, 1), (0, 1, 2), (0, 2, 0), (0, 2, 1), (0, 2, 2)]),
        (3, "standard", 0, [(0, 2, 0), (0, 2, 1), (0, 2, 2)]),
        (4, "snake", 0, [(0, 2, 1)]),
        (5, "standard", 1, []),
    ],
)
def test_sides_that_are_taken_or_have_no_room(
    boards: int, name: str, slot: int, expected: list[Added]
) -> None:
    assert places_beside(boards, name, (), slot) == expected


def test_no_board_covers_another_or_lies_against_a_shore() -> None:
    here = Slot(0, 0, 0)
    assert not fits((here,), here)
    # Its shore runs from corner 0 to corner 3: a board to the left of it would close it.
    assert not fits((here,), Slot(-1, 0, 0))
    assert fits((here,), Slot(-2, 0, 0))


@pytest.mark.parametrize("place", places_beside(3, "sunrise", (), 0))
def test_an_added_board_meets_all_it_lies_against(place: Added) -> None:
    slots = slots_of(4, "sunrise", (place,))
    assert (
        layout_of(4, "sunrise", (place,)).joins[: len(LAYOUTS[3, "sunrise"].joins)]
        == LAYOUTS[3, "sunrise"].joins
    )
    new = contacts(slots, 3)
    assert (0, place[1], 3, place[2]) in new.joins
    assert layout_of(4, "sunrise", (place,)).touches == LAYOUTS[3, "sunrise"].touches + new.touches


def test_lands_across_the_seam_of_an_added_board_are_adjacent() -> None:
    island = geography(("A", "B"), "standard", 0, (), ((0, 0, 0),))
    # The same as two boards laid together at the start.
    assert island.near == geography(("A", "B"), "standard").near
    assert island.distance[island.names.index("A3")][island.names.index("B3")] == 1


def test_a_second_added_board_may_lie_against_the_first() -> None:
    places = places_beside(2, "standard", ((0, 0, 0),), 1)
    assert len(places) == 6
    island = geography(("A", "B", "C"), "standard", 0, (), ((0, 0, 0), places[0]))
    assert island.size == 27
    assert any(island.board[near] == 2 for land in island.of_board(1) for near in island.near[land])

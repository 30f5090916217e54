"""Corners of lands: where they are, what meets there, and which are next to each other."""

import pytest

from weald.games.spirit_island.model.boards import LAYOUTS, THEMATIC, thematic_boards
from weald.games.spirit_island.model.corners import corners
from weald.games.spirit_island.model.geography import all_borders, geography

# Lands of the corners of each board: inside, at the three sides, at both ends of the coast; 0: the ocean.
BOARD_CORNERS = {
    "A": "012 023 124 145 156 234 568 578 75 54 43 87 16 68 01 03",
    "B": "012 023 124 145 156 234 457 567 678 74 43 87 16 68 01 03",
    "C": "012 023 125 156 234 245 457 567 678 43 87 74 16 68 01 03",
    "D": "012 023 125 157 178 234 245 456 567 64 43 87 76 18 01 03",
    "E": "012 023 125 157 235 345 457 467 678 64 43 86 17 78 01 03",
    "F": "012 023 125 156 234 245 458 478 568 74 43 87 16 68 01 03",
}


@pytest.mark.parametrize("board", sorted(BOARD_CORNERS))
def test_corners_of_a_board(board: str) -> None:
    expected = sorted(tuple(sorted(map(int, word))) for word in BOARD_CORNERS[board].split())
    assert sorted(corners((board,), "standard").lands) == expected


def islands() -> list[tuple[tuple[str, ...], str]]:
    """Every layout, with the first boards."""
    return [(thematic_boards(n) if name == THEMATIC else tuple("ABCDEF"[:n]), name) for n, name in LAYOUTS]


@pytest.mark.parametrize(("boards", "layout"), islands())
def test_lands_of_a_corner_are_adjacent_and_corners_next_to_each_other_share_a_land(
    boards: tuple[str, ...], layout: str
) -> None:
    here = corners(boards, layout)
    borders = all_borders(boards, layout)
    whole = geography(boards, layout)
    for i, lands in enumerate(here.lands):
        ground = [land for land in lands if whole.number[land]]
        apart = [(a, b) for a in ground for b in ground if a < b and b not in borders[a]]
        # If many boards meet in a point, those that do not lie beside each other meet there only.
        names = {whole.names[land] for land in lands}
        assert len(lands) > 3 or apart == [] or {"NE6", "W6"} <= names, names
        assert 2 <= len(here.near[i]) <= 6
        for other in here.near[i]:
            assert i in here.near[other]
            assert set(lands) & set(here.lands[other])
    assert len(set(here.keys)) == len(here.keys)
    assert all(len(of_land) >= 2 for of_land in here.of_land)


def test_every_border_inside_the_island_has_two_ends() -> None:
    boards = tuple("ABCD")
    here, whole = corners(boards, "standard"), geography(boards, "standard")
    for land in whole.ground:
        for other in all_borders(boards, "standard")[land]:
            both = [i for i, lands in enumerate(here.lands) if {land, other} <= set(lands)]
            assert both, (whole.names[land], whole.names[other])
            if whole.board[land] == whole.board[other]:
                assert len(both) == 2

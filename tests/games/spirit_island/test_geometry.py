"""The drawn island: what touches on the map is adjacent by the rules, on every board and in every layout."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import geometry
import pytest

import weald
from weald.games.spirit_island.model.boards import (
    BOARDS,
    LAYOUTS,
    THEMATIC,
    THEMATIC_BOARDS,
    printed_board,
    thematic_boards,
)
from weald.games.spirit_island.model.geography import all_borders, geography, land_count
from weald.games.spirit_island.model.placement import slots_of
from weald.games.spirit_island.presentation.view import place_on_map

# The boards with the side that is drawn, and the layout in which they lie.
SIDES = [("BOARDS", "standard", board) for board in BOARDS]
SIDES += [("THEMATIC", THEMATIC, board) for board in THEMATIC_BOARDS]
# The tool takes seconds for a board: some of either side stand for all of them.
QUICK = [row for row in SIDES if row[2] in ("A", "D", "NE")]
TASTES = {"BOARDS": geometry.TASTES, "THEMATIC": geometry.THEMATIC_TASTES}
# They meet in the point where four boards do, but other lands lie between them by the rules.
NOT_ADJACENT = {"NE6", "W6"}

ISLANDS = [
    (tuple(boards[:players]), name)
    for players, name in LAYOUTS
    if name != THEMATIC
    for boards in ("ABCDEF", "FEDCBA", "CADFBE")
]
ISLANDS += [(thematic_boards(players), THEMATIC) for players in range(1, 7)]

DRAWN = Path(weald.__file__).parent / "web" / "games" / "spirit_island" / "geometry.json"
FILES = {"BOARDS": DRAWN, "THEMATIC": DRAWN.with_name("thematic.json")}

# Points are stored to a tenth; another processor may round one of them the other way.
TENTH = 0.11

# A board's side is 1000, and points are stored to a tenth: those that lie closer together are the same.
SAME = 0.5
Point = tuple[float, float]
Ring = list[Point]


@cache
def stored(file: Path) -> dict[str, Any]:
    """A file, with every piece of the outline written out at each board, as a border."""
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    for board in data["boards"].values():
        start = 0
        for key, end in board["ends"].items():
            board["borders"][key] = data["outline"][2 * start : 2 * end + 2]
            start = end
        assert 2 * start + 2 == len(data["outline"])
    return data


def drawn(name: str) -> Any:
    """The boards of either side, or the layouts."""
    return stored(DRAWN)["layouts"] if name == "LAYOUTS" else stored(FILES[name])["boards"]


@cache
def ring(side: str, board: str, land: int) -> Ring:
    """The outline of a land, walked once around."""
    shape = drawn(side)[board]
    points: Ring = []
    for key in shape["lands"][land]:
        flat = shape["borders"][key.removeprefix("-")]
        line = list(zip(flat[::2], flat[1::2], strict=True))
        line = line[::-1] if key.startswith("-") else line
        assert not points or points[-1] == line[0], f"{board}{land} breaks at {key}"
        points += line[1:] if points else line
    assert points[0] == points[-1], f"{board}{land} is not closed"
    return points[:-1]


def area(points: Ring) -> float:
    """Signed; clockwise on the screen is positive."""
    edges = zip(points, points[1:] + points[:1], strict=True)
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in edges) / 2


def edges(points: Ring) -> Iterator[tuple[Point, Point]]:
    yield from zip(points, points[1:] + points[:1], strict=True)


def cross(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cuts(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether two edges cross each other somewhere inside."""
    (a, b), (c, d) = one, other
    return cross(a, b, c) * cross(a, b, d) < 0 and cross(c, d, a) * cross(c, d, b) < 0


def rings(side: str, board: str) -> list[Ring]:
    """The outlines of all lands of a board, the ocean first."""
    return [ring(side, board, n) for n in range(len(drawn(side)[board]["lands"]))]


def laid_out(boards: tuple[str, ...], name: str) -> list[list[Ring]]:
    """The outlines of all lands of an island, by board."""
    layout = next(one for one in drawn("LAYOUTS") if (one["players"], one["name"]) == (len(boards), name))
    return [placed(board, slot, name) for board, slot in zip(boards, layout["slots"], strict=True)]


def placed(board: str, slot: dict[str, float], layout: str) -> list[Ring]:
    """The outlines of a board's lands where a layout puts it."""
    side = "THEMATIC" if layout == THEMATIC else "BOARDS"
    angle = math.radians(-60 * slot["turn"])
    c, s = math.cos(angle), math.sin(angle)
    return [
        [(slot["x"] + c * x - s * y, slot["y"] + s * x + c * y) for x, y in points]
        for points in rings(side, board)
    ]


def cell(point: Point) -> tuple[int, int]:
    return (math.floor(point[0] / 2), math.floor(point[1] / 2))


def shared(one: Ring, other: Ring) -> int:
    """Number of points that two outlines have in common."""
    if apart(one, other, 0) or apart(one, other, 1):
        return 0
    grid: dict[tuple[int, int], list[Point]] = {}
    for point in other:
        grid.setdefault(cell(point), []).append(point)
    return sum(any(math.dist(point, near) < SAME for near in close(grid, point)) for point in one)


def apart(one: Ring, other: Ring, axis: int) -> bool:
    """Whether one outline ends before the other begins."""
    mine, theirs = [point[axis] for point in one], [point[axis] for point in other]
    return max(mine) < min(theirs) - SAME or max(theirs) < min(mine) - SAME


def close(grid: dict[tuple[int, int], list[Point]], point: Point) -> Iterator[Point]:
    x, y = cell(point)
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            yield from grid.get((x + dx, y + dy), ())


@pytest.mark.parametrize(("side", "layout", "board"), SIDES)
def test_lands_cover_their_board_once(side: str, layout: str, board: str) -> None:
    assert len(rings(side, board)) == land_count(board, layout)
    assert all(area(points) > 0 for points in rings(side, board))
    assert all(len(set(points)) == len(points) for points in rings(side, board))
    # Every edge inside the board is walked twice, in opposite directions; what is left is the outline.
    walked = {edge for points in rings(side, board) for edge in edges(points)}
    assert len(walked) == sum(len(points) for points in rings(side, board))
    outside = {(a, b) for a, b in walked if (b, a) not in walked}
    nexts = dict(outside)
    assert len(nexts) == len(outside)
    start = next(iter(nexts))
    outline = [start]
    while (point := nexts[outline[-1]]) != start:
        outline.append(point)
    assert len(outline) == len(outside)
    assert sum(area(points) for points in rings(side, board)) == pytest.approx(area(outline), abs=1)


@pytest.mark.parametrize(("side", "layout", "board"), SIDES)
def test_no_outline_crosses_itself(side: str, layout: str, board: str) -> None:
    for n, points in enumerate(rings(side, board)):
        lines = sorted(edges(points), key=lambda edge: min(edge[0][0], edge[1][0]))
        for i, one in enumerate(lines):
            right = max(one[0][0], one[1][0])
            for other in lines[i + 1 :]:
                if min(other[0][0], other[1][0]) > right:
                    break
                assert not cuts(one, other), f"{board}{n} at {one[0]}"


@pytest.mark.parametrize(("side", "layout", "board"), SIDES)
def test_lands_that_share_a_border_are_adjacent(side: str, layout: str, board: str) -> None:
    # The other sides of the boards lie in one place only: their borders come from the whole island.
    whole = geography(thematic_boards(6) if layout == THEMATIC else (board,), layout)
    first = whole.first[whole.boards.index(board)]
    borders = [{other - first for other in others} for others in all_borders(whole.boards, layout)[first:]]
    for one, other in combinations(range(land_count(board, layout)), 2):
        points = shared(ring(side, board, one), ring(side, board, other))
        assert (points > 1) == (other in borders[one]), f"{board}{one}-{board}{other}: {points} points"
        assert points != 1, f"{board}{one} and {board}{other} touch in a point only"


def test_every_layout_is_drawn() -> None:
    assert {(layout["players"], layout["name"]) for layout in drawn("LAYOUTS")} == set(LAYOUTS)
    assert all(len(layout["slots"]) == layout["players"] for layout in drawn("LAYOUTS"))


@pytest.mark.parametrize(("boards", "name"), ISLANDS)
def test_boards_meet_as_the_layout_says(boards: tuple[str, ...], name: str) -> None:
    """Lands of two boards border each other where they share a line, and touch where they share a corner."""
    island = laid_out(boards, name)
    places = geography(boards, name)
    expected = all_borders(boards, name)
    for one, other in combinations(range(len(boards)), 2):
        for a, mine in enumerate(island[one], places.first[one]):
            for b, theirs in enumerate(island[other], places.first[other]):
                pair = {places.names[a], places.names[b]}
                meets = shared(mine, theirs) > 0 and pair != NOT_ADJACENT
                assert meets == (b in expected[a]), pair


@pytest.mark.parametrize(("boards", "name"), ISLANDS)
def test_corners_that_only_touch_share_one_point(boards: tuple[str, ...], name: str) -> None:
    island = laid_out(boards, name)
    for slot, corner, other_slot, other_corner in LAYOUTS[len(boards), name].touches:
        one = island[slot][printed_board(boards[slot], name).corners[corner]]
        other = island[other_slot][printed_board(boards[other_slot], name).corners[other_corner]]
        assert shared(one, other) == 1


# Boards of ten lands take seconds each.
@pytest.mark.parametrize(
    ("side", "layout", "board"),
    [
        pytest.param(*row, marks=[] if row in QUICK else [pytest.mark.proof])
        for row in SIDES
        if land_count(row[2], row[1]) < 11
    ],
)
def test_the_tool_draws_the_boards_as_they_are_stored(side: str, layout: str, board: str) -> None:
    shape = geometry.shape(printed_board(board, layout), TASTES[side][board])
    stored = drawn(side)[board]
    assert shape["lands"] == stored["lands"]
    assert {key: len(flat) for key, flat in shape["borders"].items()} == {
        key: len(flat) for key, flat in stored["borders"].items()
    }
    for key, flat in shape["borders"].items():
        assert flat == pytest.approx(stored["borders"][key], abs=TENTH), f"{board} {key}"


def test_the_tool_writes_the_file_as_it_is_stored() -> None:
    assert geometry.layouts() == drawn("LAYOUTS")
    assert geometry.text(drawn("BOARDS"), drawn("LAYOUTS")) == DRAWN.read_text("utf-8")
    assert geometry.text(drawn("THEMATIC")) == FILES["THEMATIC"].read_text("utf-8")


@pytest.mark.parametrize("layout", drawn("LAYOUTS"), ids=lambda fact: f"{fact['players']}-{fact['name']}")
def test_boards_are_drawn_where_the_lattice_has_them(layout: dict[str, Any]) -> None:
    """A board that is added during the game is drawn by its place on the lattice."""
    places = [place_on_map(slot) for slot in slots_of(layout["players"], layout["name"])]
    assert len(places) == layout["players"]
    for place, slot in zip(places, layout["slots"], strict=True):
        assert abs(place["x"] - slot["x"]) + abs(place["y"] - slot["y"]) < TENTH * 2
        assert place["turn"] == slot["turn"]

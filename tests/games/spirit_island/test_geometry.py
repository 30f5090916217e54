"""The drawn island: what touches on the map is adjacent by the rules, on every board and in every layout."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import geometry
import pytest

import weald
from weald.games.spirit_island.model.boards import BOARDS, LAYOUTS, THEMATIC
from weald.games.spirit_island.model.geography import all_borders, land_count

LANDS = land_count("A")

BALANCED = [(players, name) for players, name in LAYOUTS if name != THEMATIC]

DRAWN = Path(weald.__file__).parent / "web" / "games" / "spirit_island" / "geometry.js"

# Points are stored to a tenth; another processor may round one of them the other way.
TENTH = 0.11

# A board's side is 1000, and points are stored to a tenth: those that lie closer together are the same.
SAME = 0.5
Point = tuple[float, float]
Ring = list[Point]


@cache
def drawn(name: str) -> Any:
    """A constant of the file as data; what is written there is JSON."""
    match = re.search(rf"^export const {name} = (.*?);$", DRAWN.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert match
    return json.loads(match[1])


@cache
def ring(board: str, land: int) -> Ring:
    """The outline of a land, walked once around."""
    shape = drawn("BOARDS")[board]
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


def placed(board: str, slot: dict[str, float]) -> list[Ring]:
    """The outlines of a board's lands where a layout puts it."""
    angle = math.radians(-60 * slot["turn"])
    c, s = math.cos(angle), math.sin(angle)
    return [
        [(slot["x"] + c * x - s * y, slot["y"] + s * x + c * y) for x, y in ring(board, n)]
        for n in range(LANDS)
    ]


def cell(point: Point) -> tuple[int, int]:
    return (math.floor(point[0] / 2), math.floor(point[1] / 2))


def shared(one: Ring, other: Ring) -> int:
    """How many points two outlines have in common."""
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


@pytest.mark.parametrize("board", BOARDS)
def test_lands_cover_their_board_once(board: str) -> None:
    rings = [ring(board, n) for n in range(LANDS)]
    assert all(area(points) > 0 for points in rings)
    assert all(len(set(points)) == len(points) for points in rings)
    # Every edge inside the board is walked twice, in opposite directions; what is left is the outline.
    walked = {edge for points in rings for edge in edges(points)}
    assert len(walked) == sum(len(points) for points in rings)
    outside = {(a, b) for a, b in walked if (b, a) not in walked}
    nexts = dict(outside)
    assert len(nexts) == len(outside)
    start = next(iter(nexts))
    outline = [start]
    while (point := nexts[outline[-1]]) != start:
        outline.append(point)
    assert len(outline) == len(outside)
    assert sum(area(points) for points in rings) == pytest.approx(area(outline), abs=1)


@pytest.mark.parametrize("board", BOARDS)
def test_no_outline_crosses_itself(board: str) -> None:
    for n in range(LANDS):
        lines = sorted(edges(ring(board, n)), key=lambda edge: min(edge[0][0], edge[1][0]))
        for i, one in enumerate(lines):
            right = max(one[0][0], one[1][0])
            for other in lines[i + 1 :]:
                if min(other[0][0], other[1][0]) > right:
                    break
                assert not cuts(one, other), f"{board}{n} at {one[0]}"


@pytest.mark.parametrize("board", BOARDS)
def test_lands_that_share_a_border_are_adjacent(board: str) -> None:
    borders = all_borders((board,), "standard")
    for one, other in combinations(range(LANDS), 2):
        points = shared(ring(board, one), ring(board, other))
        assert (points > 1) == (other in borders[one]), f"{board}{one}-{board}{other}: {points} points"
        assert points != 1, f"{board}{one} and {board}{other} touch in a point only"


def test_every_layout_is_drawn() -> None:
    assert {(layout["players"], layout["name"]) for layout in drawn("LAYOUTS")} == set(BALANCED)
    assert all(len(layout["slots"]) == layout["players"] for layout in drawn("LAYOUTS"))


@pytest.mark.parametrize("boards", ["ABCDEF", "FEDCBA", "CADFBE"])
@pytest.mark.parametrize(("players", "name"), BALANCED)
def test_boards_meet_as_the_layout_says(players: int, name: str, boards: str) -> None:
    """Lands of two boards border each other where they share a line, and touch where they share a corner."""
    used = tuple(boards[:players])
    layout = next(one for one in drawn("LAYOUTS") if (one["players"], one["name"]) == (players, name))
    island = [placed(board, slot) for board, slot in zip(used, layout["slots"], strict=True)]
    expected = all_borders(used, name)
    for one, other in combinations(range(players), 2):
        for a in range(LANDS):
            for b in range(LANDS):
                meets = shared(island[one][a], island[other][b]) > 0
                assert meets == (other * LANDS + b in expected[one * LANDS + a]), (
                    f"{used[one]}{a}-{used[other]}{b}"
                )


@pytest.mark.parametrize(("players", "name"), BALANCED)
def test_corners_that_only_touch_share_one_point(players: int, name: str) -> None:
    used = "ABCDEF"[:players]
    layout = next(one for one in drawn("LAYOUTS") if (one["players"], one["name"]) == (players, name))
    island = [placed(board, slot) for board, slot in zip(used, layout["slots"], strict=True)]
    for slot, corner, other_slot, other_corner in LAYOUTS[players, name].touches:
        one = island[slot][BOARDS[used[slot]].corners[corner]]
        other = island[other_slot][BOARDS[used[other_slot]].corners[other_corner]]
        assert shared(one, other) == 1


@pytest.mark.parametrize("board", BOARDS)
def test_the_tool_draws_the_boards_as_they_are_stored(board: str) -> None:
    shape, stored = geometry.shape(board), drawn("BOARDS")[board]
    assert shape["lands"] == stored["lands"]
    assert {key: len(flat) for key, flat in shape["borders"].items()} == {
        key: len(flat) for key, flat in stored["borders"].items()
    }
    for key, flat in shape["borders"].items():
        assert flat == pytest.approx(stored["borders"][key], abs=TENTH), f"{board} {key}"


def test_the_tool_writes_the_file_as_it_is_stored() -> None:
    assert geometry.layouts() == drawn("LAYOUTS")
    assert geometry.text(drawn("BOARDS"), drawn("LAYOUTS")) == DRAWN.read_text("utf-8")

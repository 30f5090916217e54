"""Draw the map of Spirit Island: from which lands border which to JSON files beside the map of the page.

Run by hand when a board or a layout is added: `python tools/geometry.py` (needs numpy, takes seconds).
The borders between lands, and between lands and what lies outside of each side, form a triangulation: its
triangles are the junctions, where three of them meet. Junctions on the outline are given by the printed
boards, in thirteenths of a side. The others start where each lies in the middle of its neighbours, and all
borders then relax like soap films. In the end every border gets a wave of its own, as if drawn by hand.

Inside this file y points up; it is turned around when the file is written.
"""

from __future__ import annotations

import json
import math
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from relaxation import Films, Floats, Ints, relax

from weald.games.spirit_island.model.boards import (
    BOARDS,
    LAYOUTS,
    THEMATIC,
    THEMATIC_BOARDS,
    Board,
    Layout,
)
from weald.games.spirit_island.model.corners import (
    AROUND_CORNERS,
    OCEAN,
    OPEN_SEA,
    OUTSIDE,
    Junction,
    junctions,
)
from weald.games.spirit_island.model.geography import land_of_digit

OUT = Path(__file__).resolve().parent.parent / "src/weald/web/games/spirit_island/geometry.json"

SIDE = 1000.0
HEIGHT = SIDE * math.sqrt(3) / 2
# The corners c0 to c3 of a board; the other sides of the boards, those of the thematic map, lean to the left.
CORNERS = np.array([(0, 0), (SIDE, 0), (1.5 * SIDE, HEIGHT), (SIDE / 2, HEIGHT)])
THEMATIC_CORNERS = np.array([(0, 0), (SIDE, 0), (SIDE / 2, HEIGHT), (-SIDE / 2, HEIGHT)])
# The corners that each side runs between, clockwise, and the letter of its borders.
SIDES = ((1, 0, "B"), (2, 1, "R"), (3, 2, "T"))
PER_THIRTEENTH = 6  # points of the outline
TIP = 30.0  # the ocean keeps this far from the corners, so that it never touches another board
SEA = 150.0  # how far the ocean reaches out
INNER = 9  # points of a border between its junctions, while it relaxes
SHORTEST = 145.0
ROOM = 105.0  # borders keep this far from the outline,
APPROACH = 19.0  # but for the last few points before they meet it
BEACH, BEACH_APPROACH = 26.0, 9.0  # the same for the coast and the line from c0 to c3
INSET = 34.0 * SIDE  # the area that the coast leaves to the ocean
COAST_TENSION = 0.55
GRAIN = 10.5  # distance between the points of a drawn border
WAVES = ((300.0, 13.0), (150.0, 11.0), (82.0, 6.2), (46.0, 3.6), (27.0, 1.7))  # length and height
COAST_WAVES = 1.35
CALM = 66.0  # waves fade this near to a junction


class Taste(NamedTuple):
    """Choices by eye: the seed of the waves, and which lands are larger or smaller than the rest."""

    seed: int
    sizes: dict[int, float]
    corners: Floats = CORNERS


TASTES = {
    "A": Taste(47, {5: 1.12}),
    "B": Taste(60, {}),
    "C": Taste(45, {}),
    "D": Taste(39, {8: 0.88, 1: 1.14}),
    "E": Taste(51, {}),
    "F": Taste(20, {8: 1.1, 3: 0.93}),
}
THEMATIC_TASTES = {
    "W": Taste(11, {1: 1.2, 7: 1.1, 9: 0.95}, THEMATIC_CORNERS),
    "E": Taste(12, {}, THEMATIC_CORNERS),
    "NE": Taste(13, {5: 1.15, 7: 1.15, 6: 0.9}, THEMATIC_CORNERS),
    "NW": Taste(14, {}, THEMATIC_CORNERS),
    "SE": Taste(15, {}, THEMATIC_CORNERS),
    "SW": Taste(16, {}, THEMATIC_CORNERS),
}


class Slot(NamedTuple):
    """A board's place in a layout: its corner c0, and how often it is turned by 60 degrees."""

    x: float
    y: float
    turn: int


def wave(t: float) -> float:
    """Return how far a side bends inwards at `t`, 0 to 1; its own mirror, so that any side fits any other."""
    parts = ((15, 1), (4.5, 2), (-4, 4), (2.6, 7), (1.5, 12))
    return sum(height * math.sin(2 * math.pi * n * t) for height, n in parts)


def side_line(corners: Floats, side: int) -> Floats:
    """Return the points of a side that can lie against another board, clockwise."""
    start, end, _ = SIDES[side]
    along = (corners[end] - corners[start]) / SIDE
    inwards = np.array((along[1], -along[0]))
    n = 13 * PER_THIRTEENTH
    return np.array([corners[start] + along * SIDE * i / n + inwards * wave(i / n) for i in range(n + 1)])


def sea_line(corners: Floats) -> Floats:
    """Return the points where the drawn ocean ends, from the tip near c0 to the tip near c3."""
    along = (corners[3] - corners[0]) / SIDE
    outwards = np.array((-along[1], along[0]))
    points = []
    for at in np.linspace(TIP, SIDE - TIP, 85):
        tip = min(at - TIP, SIDE - TIP - at)
        depth = SEA * math.sin(math.pi / 2 * min(1, tip / 230))
        swell = 7 * math.sin(2 * math.pi * at / 310 + 1) + 3.5 * math.sin(2 * math.pi * at / 123)
        points.append(along * at + outwards * (depth + min(1, tip / 120) * swell))
    return np.array(points)


class Drawing:
    """A board with the points of all its borders, by name."""

    def __init__(self, board: Board, taste: Taste) -> None:
        self.board, self.taste = board, taste
        self.lands = range(1, len(board.terrains) + 1)
        self.random = np.random.default_rng(self.taste.seed)
        self.junctions = junctions(self.board)
        self.points: list[Floats] = []
        self.fixed: list[bool] = []
        self.corner: dict[int, int] = {}
        self.at: dict[Junction, int] = {}
        self.outline: dict[str, Ints] = {}
        self.inner: dict[str, Ints] = {}
        self._lay_outline()
        self._lay_borders()
        self.lines = self.inner | self.outline
        self.rings = [self._ring(land) for land in (OCEAN, *self.lands)]
        self.rest = relax(self._films())
        self.borders = {key: self._wavy(key) for key in self.inner} | {
            key: self.rest[line] for key, line in self.outline.items()
        }

    def _add(self, point: Floats, fixed: bool) -> int:
        self.points.append(point)
        self.fixed.append(fixed)
        return len(self.points) - 1

    def _lay_outline(self) -> None:
        self.corner = {n: self._add(self.taste.corners[n], fixed=True) for n in range(4)}
        for n, (one, other) in enumerate(AROUND_CORNERS):
            self.at[self.board.corners[n], one, other] = self.corner[n]
        for side in (2, 1, 0):
            start, end, letter = SIDES[side]
            digits, breaks = self.board.sides[side]
            lands = [land_of_digit(digit) for digit in digits]
            curve, stops = side_line(self.taste.corners, side), (0, *breaks, 13)
            last = self.corner[start]
            for i, land in enumerate(lands):
                piece = curve[stops[i] * PER_THIRTEENTH : stops[i + 1] * PER_THIRTEENTH + 1]
                following = lands[i + 1 : i + 2]
                if following:
                    one, other = sorted((land, following[0]))
                    stop = self.at[one, other, OUTSIDE[side]] = self._add(piece[-1], fixed=True)
                else:
                    stop = self.corner[end]
                self._lay(f"{letter}{land}", last, stop, piece[1:-1])
                last = stop
        sea = sea_line(self.taste.corners)
        near, far = (self._add(point, fixed=True) for point in (sea[0], sea[-1]))
        first, last_land = self.board.corners[0], self.board.corners[3]
        self.at[OCEAN, first, OPEN_SEA], self.at[OCEAN, last_land, OPEN_SEA] = near, far
        self._lay(f"O{first}", self.corner[0], near, sea[:0])
        self._lay("O0", near, far, sea[1:-1])
        self._lay(f"O{last_land}", far, self.corner[3], sea[:0])

    def _lay(self, key: str, start: int, end: int, between: Floats) -> None:
        middle = [self._add(point, fixed=True) for point in between]
        self.outline[key] = np.array([start, *middle, end])

    def _lay_borders(self) -> None:
        """Put free junctions amid their neighbours, and a straight line of points along every border."""
        ends: dict[str, list[Junction]] = {}
        for one, others in enumerate(self.board.borders):
            for other in map(land_of_digit, others):
                ends[f"{one}/{other}"] = [j for j in self.junctions if {one, other} <= set(j)]
        free = [j for j in self.junctions if j not in self.at]
        row = {j: i for i, j in enumerate(free)}
        matrix, right = np.zeros((len(free), len(free))), np.zeros((len(free), 2))
        for pair in ends.values():
            for j, neighbour in (pair, pair[::-1]):
                if j not in row:
                    continue
                matrix[row[j], row[j]] += 1
                if neighbour in row:
                    matrix[row[j], row[neighbour]] -= 1
                else:
                    right[row[j]] += self.points[self.at[neighbour]]
        middle = np.linalg.solve(matrix, right)
        for j in free:
            self.at[j] = self._add(middle[row[j]], fixed=False)
        for key, (one_end, other_end) in ends.items():
            start, stop = self.at[one_end], self.at[other_end]
            share = np.linspace(0, 1, INNER + 2)[1:-1, None]
            between = self.points[start] * (1 - share) + self.points[stop] * share
            self.inner[key] = np.array([start, *(self._add(p, fixed=False) for p in between), stop])

    def _ring(self, land: int) -> list[str]:
        """Return the borders around a land, clockwise on the screen; a minus walks one backwards."""
        mine = [key for key in self.inner if str(land) in key.split("/")]
        mine += [key for key in self.outline if key[1:] == str(land)]
        ends = {key: (int(self.lines[key][0]), int(self.lines[key][-1])) for key in mine}
        ring = [mine.pop(0)]
        start, last = ends[ring[0]]
        while last != start:
            key = next(key for key in mine if last in ends[key])
            mine.remove(key)
            forwards = ends[key][0] == last
            ring.append(key if forwards else f"-{key}")
            last = ends[key][1 if forwards else 0]
        assert not mine, "a land is one piece"
        if signed_area(np.array(self.points)[self._walk(ring)]) > 0:
            ring = [key[1:] if key.startswith("-") else f"-{key}" for key in reversed(ring)]
        return ring

    def _walk(self, ring: list[str]) -> Ints:
        pieces = [self.lines[key.removeprefix("-")][:: -1 if key.startswith("-") else 1] for key in ring]
        return np.concatenate([piece[:-1] for piece in pieces])

    def _films(self) -> Films:
        points, fixed = np.array(self.points), np.array(self.fixed)
        lines = list(self.inner.values())
        coast = [key.startswith(f"{OCEAN}/") for key in self.inner]
        weights = np.array(
            [self.taste.sizes.get(n, 1) * (1 + 0.05 * self.random.standard_normal()) for n in self.lands]
        )
        areas = -(abs(signed_area(self.taste.corners)) - INSET) * weights / weights.sum()
        return Films(
            points=points,
            fixed=fixed,
            lines=lines,
            tensions=[COAST_TENSION if wet else 1.0 for wet in coast],
            faces=[self._walk(ring) for ring in self.rings[1:]],
            areas=list(areas),
            shortest=SHORTEST,
            fans=self._fans(lines, fixed),
            square=self._square(lines, coast, points, fixed),
            barriers=self._barriers(lines, coast, fixed),
        )

    def _fans(self, lines: list[Ints], fixed: Any) -> list[tuple[int, int, int]]:
        fans = []
        for point in (int(self.at[j]) for j in self.junctions if not fixed[self.at[j]]):
            arms = [
                int(line[2] if line[0] == point else line[-3]) for line in lines if point in line[[0, -1]]
            ]
            fans += [(point, one, other) for one, other in combinations(arms, 2)]
        return fans

    def _square(
        self, lines: list[Ints], coast: list[bool], points: Floats, fixed: Any
    ) -> list[tuple[int, int, Floats]]:
        square = []
        for line, wet in zip(lines, coast, strict=True):
            for end, near in ((int(line[0]), int(line[3])), (int(line[-1]), int(line[-4]))):
                if fixed[end] and not wet:
                    square.append((end, near, _nearest_side(self.taste.corners, points[end])))
        return square

    def _barriers(
        self, lines: list[Ints], coast: list[bool], fixed: Any
    ) -> list[tuple[Floats, Floats, Floats]]:
        """Return the walls: three sides for every border, and the line from c0 to c3 for the coast."""
        nowhere, corners = -1e9, self.taste.corners
        room, beach = np.full(len(fixed), nowhere), np.full(len(fixed), nowhere)
        for line, wet in zip(lines, coast, strict=True):
            for i, point in enumerate(line):
                steps = [INNER]
                steps += [i] * bool(fixed[line[0]]) + [len(line) - 1 - i] * bool(fixed[line[-1]])
                room[point] = max(room[point], min(ROOM, APPROACH * min(steps)))
                if wet:
                    beach[point] = max(beach[point], min(BEACH, BEACH_APPROACH * min(steps)))
        room[fixed] = beach[fixed] = nowhere
        walls = [(start, end, room) for start, end, _ in SIDES] + [(0, 3, beach)]
        return [
            (corners[start], _right_of(corners[end] - corners[start]), keeps) for start, end, keeps in walls
        ]

    def _wavy(self, key: str) -> Floats:
        """Return a border as it is drawn: its film, smoothed, with waves that fade towards its ends."""
        film = self.rest[self.inner[key]]
        at = np.concatenate(([0], np.cumsum(np.hypot(*np.diff(film, axis=0).T))))
        n = max(8, round(at[-1] / GRAIN))
        u = np.linspace(0, at[-1], n + 1)
        smooth, along = spline(at, film, u)
        left = np.stack((-along[:, 1], along[:, 0]), 1) / np.hypot(*along.T)[:, None]
        off = np.zeros(n + 1)
        for length, height in WAVES:
            turns = u / (length * self.random.uniform(0.85, 1.2))
            rise = height * self.random.uniform(0.65, 1.15)
            off += rise * np.sin(2 * math.pi * turns + self.random.uniform(0, 2 * math.pi))
        off *= COAST_WAVES if key.startswith(f"{OCEAN}/") else 1
        off += self.random.normal(0, 0.7, n + 1)
        off -= off[0] + (off[-1] - off[0]) * u / at[-1]
        fade = np.clip(np.minimum(u, at[-1] - u) / min(CALM, at[-1] * 0.34), 0, 1)
        off *= fade * fade * (3 - 2 * fade)
        drawn = smooth + left * off[:, None]
        drawn[0], drawn[-1] = film[0], film[-1]
        return np.asarray(drawn)


def signed_area(ring: Floats) -> float:
    """Return the area of a ring of points, negative if it runs clockwise."""
    x, y = ring.T
    return float(np.sum(x * np.roll(y, -1) - y * np.roll(x, -1)) / 2)


def _right_of(way: Floats) -> Floats:
    return np.array((way[1], -way[0])) / SIDE


def _nearest_side(corners: Floats, point: Floats) -> Floats:
    """Return the direction of the side that a point lies on."""
    ways = [(corners[start], (corners[end] - corners[start]) / SIDE) for start, end, _ in SIDES[::-1]]
    away = [abs(float((point - corner) @ _right_of(SIDE * along))) for corner, along in ways]
    return np.asarray(ways[int(np.argmin(away))][1])


def spline(at: Floats, points: Floats, u: Floats) -> tuple[Floats, Floats]:
    """Return points and directions at `u` of the natural cubic spline through `points` at `at`."""
    step, n = np.diff(at), len(at)
    matrix, right = np.eye(n), np.zeros_like(points)
    for i in range(1, n - 1):
        matrix[i, i - 1 : i + 2] = step[i - 1], 2 * (step[i - 1] + step[i]), step[i]
        right[i] = 6 * ((points[i + 1] - points[i]) / step[i] - (points[i] - points[i - 1]) / step[i - 1])
    bend = np.linalg.solve(matrix, right)
    k = np.clip(np.searchsorted(at, u, side="right") - 1, 0, n - 2)
    h, a, b = step[k, None], (at[k + 1] - u)[:, None], (u - at[k])[:, None]
    start, end = points[k] / h - bend[k] * h / 6, points[k + 1] / h - bend[k + 1] * h / 6
    value = bend[k] * a**3 / (6 * h) + bend[k + 1] * b**3 / (6 * h) + start * a + end * b
    slope = -bend[k] * a**2 / (2 * h) + bend[k + 1] * b**2 / (2 * h) - start + end
    return value, slope


def slots(corners: Floats, boards: int, layout: Layout) -> list[Slot]:
    """Return the places of a layout's boards: the first as it is, the others against those placed before."""
    placed = {0: Slot(0, 0, 0)}
    while len(placed) < boards:
        for one, side, other, other_side in layout.joins:
            for here, my_side, there, their_side in (
                (one, side, other, other_side),
                (other, other_side, one, side),
            ):
                if here in placed and there not in placed:
                    placed[there] = _against(corners, placed[here], my_side, their_side)
    return [placed[slot] for slot in range(boards)]


def _against(corners: Floats, slot: Slot, side: int, other_side: int) -> Slot:
    """Return the slot of a board whose side lies against a side of the board in `slot`."""
    start, end = (_placed(corners, slot, corner) for corner in SIDES[side][:2])
    other_start, other_end, _ = SIDES[other_side]
    for turn in range(6):
        turned = Slot(0, 0, turn)
        x, y = end - _placed(corners, turned, other_start)
        if np.allclose(_placed(corners, Slot(x, y, turn), other_end), start, atol=1e-6):
            return Slot(x, y, turn)
    raise AssertionError("two sides have the same length")


def _placed(corners: Floats, slot: Slot, corner: int) -> Floats:
    angle = math.radians(60 * slot.turn)
    x, y = corners[corner]
    return np.array(
        (
            slot.x + math.cos(angle) * x - math.sin(angle) * y,
            slot.y + math.sin(angle) * x + math.cos(angle) * y,
        )
    )


def tenths(value: float) -> float:
    """Return a number rounded to tenths; whole ones as integers."""
    rounded = round(float(value), 1)
    return int(rounded) if rounded == int(rounded) else rounded


def shape(board: Board, taste: Taste) -> dict[str, Any]:
    """Return the borders and lands of a board as they are written, with y down."""
    drawing = Drawing(board, taste)
    borders = {
        key: [tenths(value) for x, y in drawing.borders[key] for value in (x, -y)] for key in drawing.lines
    }
    return {"borders": borders, "lands": drawing.rings}


def layouts() -> list[dict[str, Any]]:
    """Return all layouts as they are written, with y down."""
    return [
        {
            "players": players,
            "name": name,
            "slots": [
                {"x": tenths(slot.x), "y": tenths(-slot.y), "turn": slot.turn}
                for slot in slots(THEMATIC_CORNERS if name == THEMATIC else CORNERS, players, layout)
            ],
        }
        for (players, name), layout in LAYOUTS.items()
    ]


Shapes = dict[str, dict[str, Any]]


def text(boards: Shapes, placed: list[dict[str, Any]] | None = None) -> str:
    """Return the file: the outline that all boards share, the boards, and the layouts if it has any."""
    outlines = {json.dumps(_outline(board)): board for board in boards.values()}
    assert len(outlines) == 1, "all boards have the same outline"
    parts = [f'"outline": {_compact(_outline(*outlines.values()))}', f'"boards": {{\n{_boards(boards)}\n}}']
    if placed:
        parts.append('"layouts": [\n' + ",\n".join(f"  {json.dumps(layout)}" for layout in placed) + "\n]")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _outline(board: dict[str, Any]) -> list[float]:
    """Return the closed ring of points that the pieces of a board's outline follow."""
    pieces = [flat for key, flat in board["borders"].items() if "/" not in key]
    ring: list[float] = pieces[0][:2]
    return ring + [value for flat in pieces for value in flat[2:]]


def _boards(boards: Shapes) -> str:
    """Return the boards as they are written: one border between lands, or one land, a line."""
    parts = []
    for name, board in boards.items():
        between = {key: flat for key, flat in board["borders"].items() if "/" in key}
        borders = ",\n".join(f'      "{key}": {_compact(flat)}' for key, flat in between.items())
        lands = ",\n".join(f"      {json.dumps(ring)}" for ring in board["lands"])
        parts.append(
            f'  "{name}": {{\n    "borders": {{\n{borders}\n    }},\n'
            f'    "ends": {json.dumps(_ends(board))},\n    "lands": [\n{lands}\n    ]\n  }}'
        )
    return ",\n".join(parts)


def _ends(board: dict[str, Any]) -> dict[str, int]:
    """Return the point of the outline at which each of its pieces ends and the next one begins."""
    ends, at = {}, 0
    for key, flat in board["borders"].items():
        if "/" not in key:
            at += len(flat) // 2 - 1
            ends[key] = at
    return ends


def _compact(flat: list[float]) -> str:
    return json.dumps(flat, separators=(",", ":"))


def main() -> None:
    """Draw every board and write the two files."""
    boards = {name: shape(board, TASTES[name]) for name, board in BOARDS.items()}
    thematic = {name: shape(board, THEMATIC_TASTES[name]) for name, board in THEMATIC_BOARDS.items()}
    OUT.write_text(text(boards, layouts()), encoding="utf-8")
    OUT.with_name("thematic.json").write_text(text(thematic), encoding="utf-8")


if __name__ == "__main__":
    main()

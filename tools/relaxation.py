"""Relax the borders of a map like soap films: short, smooth, with a given area for every land."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]

SPACING = 0.004  # keeps the points of a border at even distances
BENDING = 0.02  # keeps a border smooth
BARRIER = 0.05  # pushes back what comes too near
FAN = 60.0  # opens the angles of a junction that are under about 96 degrees
SQUARENESS = 0.012  # lets a border leave the outline at a right angle
NARROWEST_COSINE = 0.1
PATIENCE = 5  # steps without progress before a minimum is taken for reached
# Areas are enforced more and more: the films find their shape first.
AREA_STIFFNESS = (300.0, 2000.0, 8000.0, 20000.0)


@dataclass
class Films:
    """Input of a relaxation: points, the films between them, and what must hold."""

    points: Floats
    fixed: NDArray[np.bool_]
    lines: list[Ints]  # the points of each film, junction to junction
    tensions: list[float]  # of each film
    faces: list[Ints]  # rings of points whose area is given
    areas: list[float]  # of each face, signed by the direction of its ring
    shortest: float  # no film's ends come nearer than this
    fans: list[tuple[int, int, int]]  # a junction and points on two films that meet there
    square: list[
        tuple[int, int, Floats]
    ]  # an end on the outline, a point on its film, the outline's direction
    barriers: list[tuple[Floats, Floats, Floats]] = field(default_factory=list)
    # a point of a wall, its normal, and how far each point keeps from it


def relax(films: Films) -> Floats:
    """Return the points where they come to rest; fixed ones stay where they are."""
    energy = _Energy(films)
    free = np.flatnonzero(~films.fixed)
    points = films.points.copy()
    for stiffness in AREA_STIFFNESS:

        def at(values: Floats, stiffness: float = stiffness) -> tuple[float, Floats]:
            points[free] = values.reshape(-1, 2)
            value, slope = energy(points, stiffness)
            return value, slope[free].ravel()

        points[free] = minimize(at, points[free].ravel()).reshape(-1, 2)
    return points


class _Energy:
    """The energy of all films together, and its gradient."""

    def __init__(self, films: Films) -> None:
        self.films = films
        self.starts = np.concatenate([line[:-1] for line in films.lines])
        self.ends = np.concatenate([line[1:] for line in films.lines])
        self.tension = np.repeat(films.tensions, [len(line) - 1 for line in films.lines])
        self.triples = [
            np.concatenate([line[i : len(line) - 2 + i] for line in films.lines]) for i in range(3)
        ]
        self.chords = [np.array([line[i] for line in films.lines]) for i in (0, -1)]
        self.corners = np.concatenate(films.faces)
        self.nexts = np.concatenate([np.roll(face, -1) for face in films.faces])
        self.face = np.repeat(np.arange(len(films.faces)), [len(face) for face in films.faces])
        self.areas = np.array(films.areas)
        self.fans = [np.array([fan[i] for fan in films.fans]) for i in range(3)]
        self.square = [np.array([film[i] for film in films.square]) for i in (0, 1)]
        self.outline = np.array([film[2] for film in films.square])

    def __call__(self, points: Floats, stiffness: float) -> tuple[float, Floats]:
        slope = np.zeros_like(points)
        parts = (self._length, self._bending, self._chords, self._fans, self._squareness, self._barriers)
        value = sum(part(points, slope) for part in parts)
        return value + self._area(points, slope, stiffness), slope

    def _length(self, points: Floats, slope: Floats) -> float:
        along = points[self.ends] - points[self.starts]
        length = np.sqrt((along * along).sum(1) + 1e-6)
        pull = along * (self.tension / length + 2 * SPACING)[:, None]
        np.add.at(slope, self.ends, pull)
        np.add.at(slope, self.starts, -pull)
        return float((self.tension * length + SPACING * length * length).sum())

    def _bending(self, points: Floats, slope: Floats) -> float:
        before, middle, after = self.triples
        bend = points[before] - 2 * points[middle] + points[after]
        np.add.at(slope, before, 2 * BENDING * bend)
        np.add.at(slope, middle, -4 * BENDING * bend)
        np.add.at(slope, after, 2 * BENDING * bend)
        return float(BENDING * (bend * bend).sum())

    def _chords(self, points: Floats, slope: Floats) -> float:
        start, end = self.chords
        chord = points[end] - points[start]
        length = np.hypot(*chord.T) + 1e-9
        short = np.maximum(self.films.shortest - length, 0)
        push = (2 * BARRIER * short / length)[:, None] * chord
        np.add.at(slope, end, -push)
        np.add.at(slope, start, push)
        return float(BARRIER * (short * short).sum())

    def _fans(self, points: Floats, slope: Floats) -> float:
        junction, one, other = self.fans
        arms = [points[arm] - points[junction] for arm in (one, other)]
        lengths = [np.hypot(*arm.T)[:, None] + 1e-9 for arm in arms]
        ways = [arm / length for arm, length in zip(arms, lengths, strict=True)]
        cosine = (ways[0] * ways[1]).sum(1)[:, None]
        narrow = np.maximum(cosine + NARROWEST_COSINE, 0)
        for i, arm in enumerate((one, other)):
            turn = 2 * FAN * narrow * (ways[1 - i] - cosine * ways[i]) / lengths[i]
            np.add.at(slope, arm, turn)
            np.add.at(slope, junction, -turn)
        return float(FAN * (narrow * narrow).sum())

    def _squareness(self, points: Floats, slope: Floats) -> float:
        end, near = self.square
        aside = ((points[near] - points[end]) * self.outline).sum(1)
        np.add.at(slope, near, 2 * SQUARENESS * aside[:, None] * self.outline)
        return float(SQUARENESS * (aside * aside).sum())

    def _barriers(self, points: Floats, slope: Floats) -> float:
        value = 0.0
        for wall, normal, room in self.films.barriers:
            near = np.maximum(room - (points - wall) @ normal, 0)
            slope -= 2 * BARRIER * near[:, None] * normal
            value += float(BARRIER * (near * near).sum())
        return value

    def _area(self, points: Floats, slope: Floats, stiffness: float) -> float:
        here, there = points[self.corners], points[self.nexts]
        edges = (here[:, 0] * there[:, 1] - here[:, 1] * there[:, 0]) / 2
        off = np.bincount(self.face, edges) / self.areas - 1
        pull = (stiffness * off / self.areas)[self.face][:, None]
        np.add.at(slope, self.corners, pull * (there[:, ::-1] * (1, -1)))
        np.add.at(slope, self.nexts, pull * (here[:, ::-1] * (-1, 1)))
        return float(stiffness * (off * off).sum())


Objective = Callable[[Floats], tuple[float, Floats]]


def minimize(objective: Objective, start: Floats, memory: int = 20, most: int = 4000) -> Floats:
    """Return a minimum of a smooth function, found by the limited-memory BFGS method."""
    at = start
    value, slope = objective(at)
    pairs: deque[tuple[Floats, Floats]] = deque(maxlen=memory)
    idle = 0
    for _ in range(most):
        if np.abs(slope).max() < 1e-7 or idle == PATIENCE:
            break
        way = -_scaled(slope, pairs)
        if way @ slope >= 0:  # rounding has spoilt the memory
            pairs.clear()
            way = -slope
        step = 1.0 if pairs else min(1.0, 1 / float(np.abs(slope).max()))
        lower = _descend(objective, at, value, way, step, float(way @ slope))
        if lower is None:
            break
        after, there, slope_after = lower
        idle = idle + 1 if value - there < 1e-14 * value else 0
        value = there
        moved, turned = after - at, slope_after - slope
        if moved @ turned > 1e-12:
            pairs.append((moved, turned))
        at, slope = after, slope_after
    return at


def _descend(
    objective: Objective, at: Floats, value: float, way: Floats, step: float, steepness: float
) -> tuple[Floats, float, Floats] | None:
    """Return the first point along `way` that is low enough, ever nearer; None where there is none."""
    for _ in range(40):
        after = at + step * way
        there, slope = objective(after)
        if there <= value + 1e-4 * step * steepness:
            return after, there, slope
        step /= 2
    return None


def _scaled(slope: Floats, pairs: Sequence[Any]) -> Floats:
    """Return the gradient multiplied by the approximate inverse of the curvature."""
    out = slope.copy()
    shares: list[float] = []
    for moved, turned in reversed(pairs):
        share = float(moved @ out) / float(moved @ turned)
        out -= share * turned
        shares.append(share)
    if pairs:
        moved, turned = pairs[-1]
        out *= float(moved @ turned) / float(turned @ turned)
    for (moved, turned), share in zip(pairs, reversed(shares), strict=True):
        out += (share - float(turned @ out) / float(moved @ turned)) * moved
    return out

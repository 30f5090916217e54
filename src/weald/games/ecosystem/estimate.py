"""A guess at what a growing grid will be worth in the end: the eye of the greedy bot and of hints."""

from __future__ import annotations

from collections.abc import Sequence

from weald.games.ecosystem.cards import (
    BEAR,
    BEE,
    BIODIVERSITY_BY_GAPS,
    DEER,
    DRAGONFLY,
    EAGLE,
    FOX,
    GRID_CARDS,
    MEADOW,
    RABBIT,
    RABBIT_POINTS,
    STREAM,
    STREAM_BY_RANK,
    TROUT,
    WOLF,
    WOLF_BY_RANK,
)
from weald.games.ecosystem.field import BIT, EAGLE_SIGHT, GROWN, WINDOW_MASKS, areas, cells_of, spread
from weald.games.ecosystem.scoring import Masks, longest_stream, own_points, pairs, rank_points
from weald.games.ecosystem.standing import alban_masks, rivals
from weald.games.ecosystem.state import NO_CELL, Forest, swap
from weald.kernel.decisions import Ask, Value

# What an open cell beside a card promises, in points, when most of the game is still to come.
PROMISE = {BEE: 0.8, BEAR: 0.45, TROUT: 0.6, DRAGONFLY: 0.9}
EAGLE_PROMISE = 0.25
AREA_PROMISE = 0.9
FOX_DANGER = 0.35
DEER_PROMISE = 0.3


def rival_sizes(s: Forest, seat: int) -> tuple[list[int], list[int]]:
    """The longest streams and the packs of everybody else."""
    others = [s.masks[other] for other in range(s.seats) if other != seat]
    if s.seats == 1:
        others.append(alban_masks(s.pile))
    streams, wolves = rivals(s)
    return [*(longest_stream(m) for m in others), streams], [*(m[WOLF].bit_count() for m in others), wolves]


def points_with(s: Forest, seat: int, masks: Masks) -> list[int]:
    """The seat's points by kind, now, if its grid were this one."""
    streams, wolves = rival_sizes(s, seat)
    points = own_points(masks, RABBIT_POINTS[s.edition])
    points[STREAM] = rank_points([longest_stream(masks), *streams], STREAM_BY_RANK)[0]
    points[WOLF] = rank_points([masks[WOLF].bit_count(), *wolves], WOLF_BY_RANK)[0]
    return points


class Eye:
    """Looks at one seat's possible grids in one position."""

    def __init__(self, s: Forest, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.streams, self.wolves = rival_sizes(s, seat)
        self.rabbit = RABBIT_POINTS[s.edition]

    def value(self, masks: Masks, window: int) -> float:
        """The points to expect from a grid: what it scores now, and what its open cells promise."""
        laid = masks[0].bit_count()
        ahead = (GRID_CARDS - laid) / GRID_CARDS
        room = window & ~masks[0]
        points = own_points(masks, self.rabbit)
        value = float(sum(points))
        for kind, promise in PROMISE.items():
            value += promise * ahead * pairs(masks[kind], room)
        value += EAGLE_PROMISE * ahead * _sights(masks[EAGLE], room)
        for area in areas(masks[MEADOW]):
            if area.bit_count() < 5:
                value += AREA_PROMISE * ahead * min(3, (spread(area) & room).bit_count())
        calm = masks[FOX] & ~spread(masks[WOLF] | masks[BEAR])
        value -= FOX_DANGER * ahead * pairs(calm, room)
        if masks[DEER]:
            value += DEER_PROMISE * ahead * (14 - points[DEER])
        value += self._race(longest_stream(masks), self.streams, STREAM_BY_RANK, ahead, 1.4)
        value += self._race(masks[WOLF].bit_count(), self.wolves, WOLF_BY_RANK, ahead, 3.0)
        return value + self._variety(masks, points, laid)

    def _race(self, size: int, others: list[int], prizes: Sequence[int], ahead: float, each: float) -> float:
        """A rank is sure only in the end; early on every card counts for a share of the prize."""
        now = rank_points([size, *others], prizes)[0]
        margin = size - max(others)
        hope = min(float(prizes[0]), each * size) + 0.5 * max(-2, min(2, margin))
        return ahead * hope + (1 - ahead) * now

    def _variety(self, masks: Masks, points: list[int], laid: int) -> float:
        """Biodiversity with the gaps that are likely to be left."""
        left = GRID_CARDS - laid
        missing = 0
        for kind in range(1, 12):
            if kind in (STREAM, WOLF):
                missing += not masks[kind]
            else:
                missing += points[kind] == 0
        likely = max(0.0, missing - 0.55 * left)
        low = int(likely)
        table = (*BIODIVERSITY_BY_GAPS, self.s.many_gaps)
        if low >= 6:
            return float(self.s.many_gaps)
        share = likely - low
        return table[low] * (1 - share) + table[low + 1] * share - 0.35 * missing


def worths(s: Forest, ask: Ask, seat: int, values: Sequence[Value]) -> list[float]:
    """How good each option looks; only open information and the own hand are used."""
    eye = Eye(s, seat)
    masks = s.masks[seat]
    cells = [value for value in values if isinstance(value, int)]
    if ask.kind == "pick":
        return [_best_place(eye, s.free[seat], kind) for kind in cells]
    if ask.kind == "place":
        return [_placed(eye, cell, s.chosen[seat]) for cell in cells]
    if ask.kind == "give":
        return [-_gift(s, eye, kind) for kind in cells]
    window = WINDOW_MASKS[s.boxes[seat]]
    still = eye.value(masks, window)
    if ask.kind == "swap_second":
        return [still if cell == NO_CELL else _swapped(eye, s.lifted[seat], cell) for cell in cells]
    occupied = cells_of(masks[0])
    best = []
    for cell in cells:
        others = [other for other in occupied if other != cell]
        best.append(still if cell == NO_CELL else max(_swapped(eye, cell, other) for other in others) - 0.01)
    return best


def _placed(eye: Eye, cell: int, kind: int) -> float:
    s, seat = eye.s, eye.seat
    masks = s.masks[seat][:]
    masks[kind] |= BIT[cell]
    masks[0] |= BIT[cell]
    return eye.value(masks, WINDOW_MASKS[GROWN[s.boxes[seat]][cell]])


def _best_place(eye: Eye, free: Sequence[int], kind: int) -> float:
    value = max(_placed(eye, cell, kind) for cell in free)
    # A rabbit also swaps; what that brings shows only later.
    return value + 2.0 if kind == RABBIT else value


def _swapped(eye: Eye, one: int, other: int) -> float:
    s, seat = eye.s, eye.seat
    masks = s.masks[seat][:]
    swap(masks, one, other)
    return eye.value(masks, WINDOW_MASKS[s.boxes[seat]])


def _gift(s: Forest, eye: Eye, kind: int) -> float:
    """What a card is worth to Alban, and to oneself if it is kept."""
    before = alban_masks(s.pile)
    after = alban_masks([*s.pile, kind])
    points = sum(own_points(after, eye.rabbit)) - sum(own_points(before, eye.rabbit))
    pack = 3.0 if kind == WOLF else 1.0 if kind == STREAM else 0.0
    kept = _best_place(eye, s.free[0], kind) if s.free[0] else 0.0
    return points + pack + 0.5 * kept


def _sights(eagles: int, room: int) -> int:
    seen = 0
    for step in EAGLE_SIGHT:
        seen += (eagles & (room << step)).bit_count() + (eagles & (room >> step)).bit_count()
    return seen

"""The score to expect from a growing grid in the end.

The numbers come from play: games of one greedy seat against random ones, all numbers changed a little at a
time and kept where the seat scored more and left less to the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

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
from weald.games.ecosystem.field import BIT, GROWN, WINDOW_MASKS, areas, spread
from weald.games.ecosystem.result import rival_sizes
from weald.games.ecosystem.scoring import Masks, longest_stream, own_points, pairs, rank_points, sightings
from weald.games.ecosystem.state import Forest, swap

# Worth of a card of a kind beyond its points while the whole game is still to come.
SEED = {MEADOW: 7.4, DEER: 2.5, WOLF: 1.0, BEE: 5.4, EAGLE: 16.0, DRAGONFLY: 1.2}
# Discount of points then: many that score early would have come anyway.
DOUBT = 0.55
# Promise of an open cell beside a card (near prey: an eagle), and the part that is left near the end.
PROMISE = {BEE: 0.6, TROUT: 1.15, DRAGONFLY: 0.6, STREAM: 0.5}
PREY = 0.18
MEADOW_GROWTH = 0.75
FOX_DANGER = 0.13
LATE = 0.53
# Growth of rivals per card still to come, and the distance of sizes at which a rank is safe.
GROWTH = 0.05
STREAM_BLUR, WOLF_BLUR = 0.65, 0.4
NONE_YET = -0.7
# Number of gaps that a card still to come closes, and the additional cost of a gap.
CLOSING, GAP = 1.0, 0.7


class GridEvaluator:
    """Evaluates the grids that one seat can make in one position."""

    def __init__(self, s: Forest, seat: int) -> None:
        self.masks = s.masks[seat]
        self.box = s.boxes[seat]
        self.free = s.free[seat]
        self.streams, self.wolves = rival_sizes(s, seat)
        self.rabbit = RABBIT_POINTS[s.edition]
        self.biodiversity = (*BIODIVERSITY_BY_GAPS, s.many_gaps)

    def value(self, masks: Masks, box: int) -> float:
        """Return the points to expect from a grid in the end; of a full one, its score."""
        left = GRID_CARDS - masks[0].bit_count()
        ahead = left / GRID_CARDS
        points = own_points(masks, self.rabbit)
        stream = race(longest_stream(masks), self.streams, STREAM_BY_RANK, STREAM_BLUR, left)
        wolf = race(masks[WOLF].bit_count(), self.wolves, WOLF_BY_RANK, WOLF_BLUR, left)
        value = (1 - DOUBT * ahead) * sum(points) + stream + wolf
        if left:
            value += (LATE + (1 - LATE) * ahead) * promise(masks, WINDOW_MASKS[box] & ~masks[0])
            value += ahead * ahead * sum(worth * masks[kind].bit_count() for kind, worth in SEED.items())
            points[STREAM], points[WOLF] = masks[STREAM] > 0, masks[WOLF] > 0
        else:
            points[STREAM], points[WOLF] = stream > 0, wolf > 0
        return value + self._variety(points.count(0) - 1, left)

    def placed(self, cell: int, kind: int) -> float:
        """Return the value of the grid with a card of `kind` on `cell`."""
        masks = self.masks[:]
        masks[kind] |= BIT[cell]
        masks[0] |= BIT[cell]
        return self.value(masks, GROWN[self.box][cell])

    def best_place(self, kind: int) -> float:
        """Return the value of the grid with a card of `kind` on its best cell."""
        return max(self.placed(cell, kind) for cell in self.free)

    def swapped(self, one: int, other: int) -> float:
        """Return the value of the grid after a swap."""
        masks = self.masks[:]
        swap(masks, one, other)
        return self.value(masks, self.box)

    def _variety(self, missing: int, left: int) -> float:
        """Return the biodiversity to expect with the gaps that are likely to remain."""
        likely = max(0.0, missing - CLOSING * left)
        low = min(int(likely), 6)
        share = likely - low if low < 6 else 0.0
        bonus = self.biodiversity[low] * (1 - share) + self.biodiversity[min(low + 1, 6)] * share
        return bonus - (GAP * missing if left else 0.0)


def race(size: int, rivals: Sequence[int], prizes: tuple[int, ...], blur: float, left: int) -> float:
    """Return the prize to expect from a comparison, by how likely each rival gets ahead."""
    if left == 0:
        return rank_points([size, *rivals], prizes)[0]
    mine = size or NONE_YET
    width = blur * (0.3 + left / GRID_CARDS)
    rank = sum(1 / (1 + exp((mine - other - GROWTH * left) / width)) for other in rivals)
    low = int(rank)
    nearer, farther = (prizes[i] if i < len(prizes) else 0 for i in (low, low + 1))
    return nearer + (farther - nearer) * (rank - low)


def promise(masks: Masks, room: int) -> float:
    """Return the points that the open cells around a grid may still add to the cards in it."""
    value = 0.0
    for kind, each in PROMISE.items():
        if masks[kind]:
            value += each * pairs(masks[kind], room)
    value += PREY * sightings(masks[RABBIT] | masks[TROUT], room)
    for area in areas(masks[MEADOW]):
        if 1 < area.bit_count() < 5 and spread(area) & room:
            value += MEADOW_GROWTH
    return value - FOX_DANGER * pairs(masks[FOX] & ~spread(masks[WOLF] | masks[BEAR]), room)

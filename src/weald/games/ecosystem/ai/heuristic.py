"""A guess at what a growing grid will be worth in the end: the eye of the greedy bot and of hints.

The numbers were found by play: games of one greedy seat against chance, all numbers moved a little at a time
and kept where the seat scored more and left less to the others.
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
from weald.games.ecosystem.field import BIT, GROWN, WINDOW_MASKS, areas, cells_of, spread
from weald.games.ecosystem.result import alban_masks, rivals
from weald.games.ecosystem.scoring import (
    Masks,
    longest_stream,
    own_points,
    pairs,
    rank_points,
    remembered,
    sightings,
)
from weald.games.ecosystem.state import NO_CELL, Forest, swap
from weald.kernel.decisions import Question, Value

# What a card of a kind is worth beyond its points while the whole game is still to come.
SEED = {MEADOW: 7.4, DEER: 2.5, WOLF: 1.0, BEE: 5.4, EAGLE: 16.0, DRAGONFLY: 1.2}
# How much less points count then: much of what is scored early would have come anyway.
DOUBT = 0.55
# What an open cell beside a card promises (near prey: an eagle), and the part that is left near the end.
PROMISE = {BEE: 0.6, TROUT: 1.15, DRAGONFLY: 0.6, STREAM: 0.5}
PREY = 0.18
MEADOW_GROWTH = 0.75
FOX_DANGER = 0.13
LATE = 0.53
# By how much rivals grow with every card still to come, and how far apart they must be for a rank to be sure.
GROWTH = 0.05
STREAM_BLUR, WOLF_BLUR = 0.65, 0.4
NONE_YET = -0.7
# How many gaps a card still to come closes, and what a gap costs besides.
CLOSING, GAP = 1.0, 0.7
# What a wolf or a stream is worth to Alban, and how much of a card's own use speaks against giving it away.
GIFT_WOLF, GIFT_STREAM, KEPT = 3.0, 1.0, 0.5


def rival_sizes(s: Forest, seat: int) -> tuple[list[int], list[int]]:
    """The longest streams and the packs of everybody else who competes."""
    others: list[Masks] = [s.masks[other] for other in range(s.seats) if other != seat]
    if s.seats == 1:
        others.append(alban_masks(s.pile))
    streams = [longest_stream(masks) for masks in others]
    wolves = [masks[WOLF].bit_count() for masks in others]
    if s.seats == 2:
        neutral = rivals(s)
        return [*streams, neutral[0]], [*wolves, neutral[1]]
    return streams, wolves


def points_with(s: Forest, masks: Masks, others: tuple[list[int], list[int]]) -> list[int]:
    """The points of a grid by kind, now, beside the streams and packs of everybody else who competes."""
    streams, wolves = others
    own, longest = remembered(tuple(masks), RABBIT_POINTS[s.edition])
    points = list(own)
    points[STREAM] = rank_points([longest, *streams], STREAM_BY_RANK)[0]
    points[WOLF] = rank_points([masks[WOLF].bit_count(), *wolves], WOLF_BY_RANK)[0]
    return points


class Eye:
    """Looks at one seat's possible grids in one position."""

    def __init__(self, s: Forest, seat: int) -> None:
        self.masks = s.masks[seat]
        self.box = s.boxes[seat]
        self.free = s.free[seat]
        self.streams, self.wolves = rival_sizes(s, seat)
        self.rabbit = RABBIT_POINTS[s.edition]
        self.biodiversity = (*BIODIVERSITY_BY_GAPS, s.many_gaps)

    def value(self, masks: Masks, box: int) -> float:
        """The points to expect from a grid in the end; of a full one, exactly its score."""
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
        """The value of the own grid with a card more."""
        masks = self.masks[:]
        masks[kind] |= BIT[cell]
        masks[0] |= BIT[cell]
        return self.value(masks, GROWN[self.box][cell])

    def best_place(self, kind: int) -> float:
        """The value of the own grid with a card more where it fits best."""
        return max(self.placed(cell, kind) for cell in self.free)

    def swapped(self, one: int, other: int) -> float:
        """The value of the own grid after a swap."""
        masks = self.masks[:]
        swap(masks, one, other)
        return self.value(masks, self.box)

    def _variety(self, missing: int, left: int) -> float:
        """Biodiversity with the gaps that are likely to be left."""
        likely = max(0.0, missing - CLOSING * left)
        low = min(int(likely), 6)
        share = likely - low if low < 6 else 0.0
        bonus = self.biodiversity[low] * (1 - share) + self.biodiversity[min(low + 1, 6)] * share
        return bonus - (GAP * missing if left else 0.0)


def race(size: int, rivals: Sequence[int], prizes: Sequence[int], blur: float, left: int) -> float:
    """The prize to expect from a comparison: by rank in the end, before by how likely rivals get ahead."""
    if left == 0:
        return rank_points([size, *rivals], prizes)[0]
    mine = size or NONE_YET
    width = blur * (0.3 + left / GRID_CARDS)
    rank = sum(1 / (1 + exp((mine - other - GROWTH * left) / width)) for other in rivals)
    low = int(rank)
    nearer, farther = (prizes[i] if i < len(prizes) else 0 for i in (low, low + 1))
    return nearer + (farther - nearer) * (rank - low)


def promise(masks: Masks, room: int) -> float:
    """What the open cells around a grid may still bring to the cards in it."""
    value = 0.0
    for kind, each in PROMISE.items():
        if masks[kind]:
            value += each * pairs(masks[kind], room)
    value += PREY * sightings(masks[RABBIT] | masks[TROUT], room)
    for area in areas(masks[MEADOW]):
        if 1 < area.bit_count() < 5 and spread(area) & room:
            value += MEADOW_GROWTH
    return value - FOX_DANGER * pairs(masks[FOX] & ~spread(masks[WOLF] | masks[BEAR]), room)


def score_options(s: Forest, question: Question, seat: int, values: Sequence[Value]) -> list[float]:
    """How good each option looks; only open information and the own hand are used."""
    eye = Eye(s, seat)
    options = [value for value in values if isinstance(value, int)]
    if question.kind == "pick":
        return [eye.best_place(kind) for kind in options]
    if question.kind == "place":
        return [eye.placed(cell, s.chosen[seat]) for cell in options]
    if question.kind == "give":
        return [-_gift(s, eye, kind) for kind in options]
    still = eye.value(eye.masks, eye.box)
    if question.kind == "swap_second":
        return [still if cell == NO_CELL else eye.swapped(s.lifted[seat], cell) for cell in options]
    best = _best_swaps(eye)
    return [still if cell == NO_CELL else best[cell] for cell in options]


def _best_swaps(eye: Eye) -> dict[int, float]:
    """For every card of the own grid the value after its best swap, if only just better than none."""
    cells = cells_of(eye.masks[0])
    best = dict.fromkeys(cells, float("-inf"))
    for i, one in enumerate(cells):
        for other in cells[:i]:
            value = eye.swapped(one, other) - 0.01
            best[one] = max(best[one], value)
            best[other] = max(best[other], value)
    return best


def _gift(s: Forest, eye: Eye, kind: int) -> float:
    """What a card is worth to Alban, and to oneself if it is kept."""
    before, after = alban_masks(s.pile), alban_masks([*s.pile, kind])
    points = sum(own_points(after, eye.rabbit)) - sum(own_points(before, eye.rabbit))
    rank = GIFT_WOLF if kind == WOLF else GIFT_STREAM if kind == STREAM else 0.0
    kept = eye.best_place(kind) if eye.free else 0.0
    return points + rank + KEPT * kept

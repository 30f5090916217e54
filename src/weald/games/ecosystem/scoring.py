"""The points of a grid: every kind, ranks among rivals, gaps and biodiversity."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from weald.games.ecosystem.cards import (
    BEAR,
    BEAR_PER_FRIEND,
    BEE,
    BEE_PER_MEADOW,
    BIODIVERSITY_BY_GAPS,
    DEER,
    DEER_PER_LINE,
    DRAGONFLY,
    EAGLE,
    EAGLE_PER_PREY,
    FOX,
    FOX_ALONE,
    MEADOW,
    MEADOW_BY_SIZE,
    RABBIT,
    STREAM,
    STREAM_BY_RANK,
    TROUT,
    TROUT_PER_FRIEND,
    WOLF,
    WOLF_BY_RANK,
)
from weald.games.ecosystem.field import (
    EVERYWHERE,
    SIGHT,
    areas,
    cells_of,
    columns_crossed,
    rows_crossed,
    spread,
)

# masks[kind] are the cells with that kind of card; points[kind] what they score. Index 0 is not a kind: in
# masks it holds all occupied cells, in points it stays 0.
Masks = Sequence[int]


def own_points(masks: Masks, rabbit_points: int) -> list[int]:
    """Return the points of one grid by kind, except streams and wolves, which are compared with rivals."""
    _, stream, meadow, bear, fox, deer, wolf, trout, bee, eagle, dragonfly, rabbit = masks
    points = [0] * 12
    if meadow:
        # A meadow by itself scores nothing.
        for area in areas(meadow & spread(meadow)):
            points[MEADOW] += MEADOW_BY_SIZE[min(area.bit_count(), 5)]
        if bee:
            points[BEE] = BEE_PER_MEADOW * pairs(bee, meadow)
    if bear:
        points[BEAR] = BEAR_PER_FRIEND * pairs(bear, bee | trout)
    if fox:
        points[FOX] = FOX_ALONE * (fox & ~spread(wolf | bear)).bit_count()
    if deer:
        points[DEER] = DEER_PER_LINE * (rows_crossed(deer) + columns_crossed(deer))
    if trout:
        points[TROUT] = TROUT_PER_FRIEND * pairs(trout, stream | dragonfly)
    if eagle:
        points[EAGLE] = EAGLE_PER_PREY * sightings(eagle, rabbit | trout)
    if dragonfly and stream:
        for area in areas(stream):
            points[DRAGONFLY] += area.bit_count() * (dragonfly & spread(area)).bit_count()
    points[RABBIT] = rabbit_points * rabbit.bit_count()
    return points


# The kinds whose own points a card of each kind can change, and all kinds that these depend on.
TOUCHED = {
    STREAM: (TROUT, DRAGONFLY),
    MEADOW: (MEADOW, BEE),
    BEAR: (BEAR, FOX),
    FOX: (FOX,),
    DEER: (DEER,),
    WOLF: (FOX,),
    TROUT: (BEAR, TROUT, EAGLE),
    BEE: (BEAR, BEE),
    EAGLE: (EAGLE,),
    DRAGONFLY: (TROUT, DRAGONFLY),
    RABBIT: (EAGLE, RABBIT),
}
_DEPENDS = {
    MEADOW: (MEADOW,),
    BEAR: (BEAR, TROUT, BEE),
    FOX: (BEAR, FOX, WOLF),
    DEER: (DEER,),
    TROUT: (STREAM, TROUT, DRAGONFLY),
    BEE: (MEADOW, BEE),
    EAGLE: (TROUT, EAGLE, RABBIT),
    DRAGONFLY: (STREAM, DRAGONFLY),
    RABBIT: (RABBIT,),
}
_INVOLVED = {
    kind: tuple(sorted({other for each in touched for other in _DEPENDS[each]}))
    for kind, touched in TOUCHED.items()
}


def involved(masks: Masks, kind: int) -> list[int]:
    """Return the masks that the points depend on which a card of a kind can change, and no others."""
    some = [0] * 12
    for other in _INVOLVED[kind]:
        some[other] = masks[other]
    return some


# Beside which kinds, and in sight of which, a card of a kind can change own points; others may everywhere.
_BESIDE = {
    STREAM: (STREAM, TROUT, DRAGONFLY),
    MEADOW: (MEADOW, BEE),
    BEAR: (FOX, TROUT, BEE),
    WOLF: (FOX,),
    TROUT: (STREAM, BEAR, DRAGONFLY),
    BEE: (MEADOW, BEAR),
    EAGLE: (),
    DRAGONFLY: (STREAM, TROUT),
}
_IN_SIGHT = {TROUT: (EAGLE,), EAGLE: (TROUT, RABBIT)}


def sensitive(masks: Masks, kind: int) -> int:
    """Return the cells on which a card of a kind may change own points; on all others it does not."""
    beside = _BESIDE.get(kind)
    if beside is None:
        return EVERYWHERE
    near = 0
    for other in beside:
        near |= masks[other]
    cells = spread(near)
    for other in _IN_SIGHT.get(kind, ()):
        for cell in cells_of(masks[other]):
            cells |= SIGHT[cell]
    return cells


def own_points_with(points: Sequence[int], some: Masks, kind: int, rabbit_points: int) -> Sequence[int]:
    """Return the own points of a grid with one more card of a kind, from those without it.

    `some` are at least the masks that are `involved`, with that card. If it changes nothing, they are
    `points` itself.
    """
    counted = own_points(some, rabbit_points)
    after: list[int] | None = None
    for other in TOUCHED[kind]:
        if counted[other] != points[other]:
            if after is None:
                after = list(points)
            after[other] = counted[other]
    return points if after is None else after


# All seats of a table look at the same grids.
@lru_cache(maxsize=8192)
def remembered(masks: tuple[int, ...], rabbit_points: int) -> tuple[tuple[int, ...], int]:
    """Return the same points and the size of the largest stream, cached."""
    return tuple(own_points(masks, rabbit_points)), longest_stream(masks)


def pairs(these: int, those: int) -> int:
    """Count the pairs of neighbours of one of `these` and one of `those`."""
    return (
        (these & those << 1).bit_count()
        + (these & those >> 1).bit_count()
        + (these & those << 9).bit_count()
        + (these & those >> 9).bit_count()
    )


def sightings(eagles: int, those: int) -> int:
    """Count how often an eagle sees one of `those`."""
    seen = 0
    while eagles:
        eagle = eagles & -eagles
        seen += (SIGHT[eagle.bit_length() - 1] & those).bit_count()
        eagles ^= eagle
    return seen


def longest_stream(masks: Masks) -> int:
    """Return the size of the largest stream."""
    stream = masks[STREAM]
    longest = 1 if stream else 0
    for area in areas(stream & spread(stream)):
        longest = max(longest, area.bit_count())
    return longest


def streams_by_size(stream: int) -> list[int]:
    """Return the streams, longest first; of equally long ones the upper left comes first."""
    return sorted(areas(stream), key=int.bit_count, reverse=True)


def rank_points(sizes: Sequence[int], prizes: tuple[int, ...]) -> list[int]:
    """Return prizes by rank: tied players share a rank, and as many of the following ranks stay empty.

    Callers share the list.
    """
    return _rank_points(tuple(sizes), prizes)


# There are few different ones.
@lru_cache(maxsize=8192)
def _rank_points(sizes: tuple[int, ...], prizes: tuple[int, ...]) -> list[int]:
    return [prizes[rank] if 0 <= rank < len(prizes) else 0 for rank in ranked(sizes)]


@lru_cache(maxsize=8192)
def ranked(sizes: tuple[int, ...]) -> list[int]:
    """Return the ranks of sizes from 0; those of nothing at all are -1."""
    ordered = sorted(sizes, reverse=True)
    return [ordered.index(size) if size > 0 else -1 for size in sizes]


def gaps(points: Sequence[int]) -> int:
    """Count the kinds, of eleven, that scored nothing."""
    return points.count(0) - 1


def biodiversity(gap_count: int, many_gaps: int) -> int:
    """Return the points for a varied forest; `many_gaps` is the value for six gaps or more."""
    return BIODIVERSITY_BY_GAPS[gap_count] if gap_count < 6 else many_gaps


def score_all(
    grids: Sequence[Masks], rabbit_points: int, streams: int = 0, wolves: int = 0
) -> list[list[int]]:
    """Return the points of every grid by kind; `streams` and `wolves` are those of a rival without a grid."""
    scores = [own_points(masks, rabbit_points) for masks in grids]
    lengths = [longest_stream(masks) for masks in grids]
    packs = [masks[WOLF].bit_count() for masks in grids]
    add_ranked(scores, [*lengths, streams], [*packs, wolves])
    return scores


def add_ranked(scores: list[list[int]], lengths: Sequence[int], packs: Sequence[int]) -> None:
    """Add to the own points of grids those for streams and wolves; a rival without a grid comes last."""
    by_stream = rank_points(lengths, STREAM_BY_RANK)
    by_wolf = rank_points(packs, WOLF_BY_RANK)
    for i, points in enumerate(scores):
        points[STREAM] = by_stream[i]
        points[WOLF] = by_wolf[i]

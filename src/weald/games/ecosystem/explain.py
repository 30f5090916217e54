"""Reasons for the score of a card, as messages with the numbers of this position."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from weald.games.ecosystem.cards import (
    BEAR,
    BEAR_PER_FRIEND,
    BEE,
    BEE_PER_MEADOW,
    DEER,
    DEER_PER_LINE,
    DRAGONFLY,
    EAGLE,
    EAGLE_PER_PREY,
    FOX,
    FOX_ALONE,
    KINDS,
    MEADOW,
    MEADOW_BY_SIZE,
    RABBIT,
    STREAM,
    TROUT,
    TROUT_PER_FRIEND,
    WOLF,
)
from weald.games.ecosystem.field import BIT, NEAR, SIGHT, areas, columns_crossed, rows_crossed, spread
from weald.games.ecosystem.scoring import Masks, gaps, streams_by_size
from weald.games.ecosystem.state import kind_at
from weald.kernel.decisions import Why
from weald.kernel.messages import Message

# Neighbours for which a card scores, and the points of each.
LIKED = {
    BEE: ((MEADOW,), BEE_PER_MEADOW),
    BEAR: ((BEE, TROUT), BEAR_PER_FRIEND),
    TROUT: ((STREAM, DRAGONFLY), TROUT_PER_FRIEND),
}
PREY = (RABBIT, TROUT)
# Neighbours that a fox fears.
ENEMIES = (WOLF, BEAR)
# The kinds whose cells the terms of a kind depend on, itself first.
INVOLVED = {
    STREAM: (STREAM,),
    MEADOW: (MEADOW,),
    BEAR: (BEAR, *LIKED[BEAR][0]),
    FOX: (FOX, *ENEMIES),
    DEER: (DEER,),
    WOLF: (WOLF,),
    TROUT: (TROUT, *LIKED[TROUT][0]),
    BEE: (BEE, *LIKED[BEE][0]),
    EAGLE: (EAGLE, *PREY),
    DRAGONFLY: (DRAGONFLY, STREAM),
    RABBIT: (RABBIT,),
}
SHARED = (MEADOW, STREAM, WOLF, DEER)
WHY_KIND = tuple(Message("ecosystem-why-kind", {"card": kind}) for kind in KINDS)
Numbers = tuple[int, ...]


def why_card(masks: Masks, cell: int, points: Sequence[int], rabbit_points: int) -> Why:
    """Return the terms of what the card on `cell` scores (an area or a rank: what all of it scores)."""
    return why_kind(masks, kind_at(masks, cell), cell, points, rabbit_points)


def why_kind(masks: Masks, kind: int, cell: int, points: Sequence[int], rabbit_points: int) -> Why:
    """Return the same for a card whose kind the caller has at hand."""
    worth = {STREAM: points[STREAM], WOLF: points[WOLF], RABBIT: rabbit_points}.get(kind, 0)
    [given] = numbers(masks, kind, [cell], worth)
    return why_numbers(kind, given)


def numbers(masks: Masks, kind: int, cells: list[int], worth: int) -> list[Numbers]:
    """Return the numbers on which the terms of a kind depend; many cards of many grids share them.

    `worth` is what the longest stream, the pack or a rabbit scores. Only masks of INVOLVED kinds are read.
    """
    if kind in LIKED or kind == EAGLE:
        reach, others = (SIGHT, PREY) if kind == EAGLE else (NEAR, LIKED[kind][0])
        wanted = [masks[other] for other in others]
        return [tuple([(reach[cell] & mask).bit_count() for mask in wanted]) for cell in cells]
    if kind == FOX:
        return [(_enemy(masks, NEAR[cell]),) for cell in cells]
    if kind == DEER:
        return [(rows_crossed(masks[DEER]), columns_crossed(masks[DEER]))] * len(cells)
    if kind == DRAGONFLY:
        beside = [(spread(area), area.bit_count()) for area in areas(masks[STREAM])]
        return [tuple([size for near, size in beside if near & BIT[cell]]) for cell in cells]
    if kind == RABBIT:
        return [(worth,)] * len(cells)
    if kind == MEADOW:
        meadows = areas(masks[MEADOW])
        return [(meadows[_find(meadows, cell)].bit_count(),) for cell in cells]
    if kind == STREAM:
        streams = streams_by_size(masks[STREAM])
        places = [_find(streams, cell) for cell in cells]
        return [(streams[i].bit_count(), int(not i), 0 if i else worth) for i in places]
    return [(masks[WOLF].bit_count(), worth)] * len(cells)


def _enemy(masks: Masks, near: int) -> int:
    """Return the kind that a fox fears among the cells `near` it (0: none)."""
    for enemy in ENEMIES:
        if near & masks[enemy]:
            return enemy
    return 0


def _find(separate: list[int], cell: int) -> int:
    """Return the index of the area that has the cell."""
    bit = BIT[cell]
    i = 0
    while not separate[i] & bit:
        i += 1
    return i


@lru_cache(maxsize=1024)
def why_numbers(kind: int, given: Numbers) -> Why:
    """Return the terms of a card of a kind with its numbers; callers share them."""
    if kind in LIKED:
        friends, each = LIKED[kind]
        return _counted("ecosystem-why-beside", friends, given, each)
    if kind == EAGLE:
        return _counted("ecosystem-why-prey", PREY, given, EAGLE_PER_PREY)
    if kind == FOX:
        [enemy] = given
        if enemy:
            return [(Message("ecosystem-why-fox-scared", {"card": KINDS[enemy - 1]}), 0)]
        return [(Message("ecosystem-why-fox-alone"), FOX_ALONE)]
    if kind == DEER:
        rows, columns = given
        return [
            (Message("ecosystem-why-deer-rows", {"n": rows}), DEER_PER_LINE * rows),
            (Message("ecosystem-why-deer-columns", {"n": columns}), DEER_PER_LINE * columns),
        ]
    if kind == DRAGONFLY:
        return [(Message("ecosystem-why-dragonfly", {"n": size}), size) for size in given]
    if kind == RABBIT:
        return [(Message("ecosystem-why-rabbit"), given[0])]
    if kind == MEADOW:
        return [(Message("ecosystem-why-meadow", {"n": given[0]}), MEADOW_BY_SIZE[min(given[0], 5)])]
    if kind == STREAM:
        id = "ecosystem-why-stream" if given[1] else "ecosystem-why-stream-short"
        return [(Message(id, {"n": given[0]}), given[2])]
    return [(Message("ecosystem-why-wolf", {"n": given[0]}), given[1])]


def card_points(kind: int, why: Why) -> int | None:
    """Return the score of a card by itself; None where only the area, the lines or the pack score."""
    return None if kind in SHARED else sum(term for _, term in why)


def why_change(before: Sequence[int], after: Sequence[int], bonus: tuple[int, int]) -> Why:
    """Return the gain of a change of the grid, by kind, and its effect on biodiversity."""
    why: Why = [
        (WHY_KIND[kind - 1], after[kind] - before[kind])
        for kind in range(1, 12)
        if after[kind] != before[kind]
    ]
    if bonus[0] != bonus[1]:
        why.append((Message("ecosystem-why-biodiversity", {"n": gaps(after)}), bonus[1] - bonus[0]))
    return why


def _counted(id: str, kinds: Sequence[int], counts: Numbers, each: int) -> Why:
    """Return a term for each of the kinds that are there."""
    return [
        (Message(id, {"card": KINDS[kind - 1], "n": n}), each * n)
        for kind, n in zip(kinds, counts, strict=True)
        if n
    ]

"""Why a card scores what it scores, as messages with the numbers of this position."""

from __future__ import annotations

from collections.abc import Sequence

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
from weald.games.ecosystem.field import BIT, COLUMN_MASKS, EAGLE_SIGHT, NEAR, ROW_MASKS, areas, spread
from weald.games.ecosystem.scoring import Masks, crossed, gaps, streams_by_size
from weald.games.ecosystem.state import kind_at
from weald.kernel.decisions import Why
from weald.kernel.messages import Message

# Which neighbours a card scores for, and what each of them brings.
LIKED = {
    BEE: ((MEADOW,), BEE_PER_MEADOW),
    BEAR: ((BEE, TROUT), BEAR_PER_FRIEND),
    TROUT: ((STREAM, DRAGONFLY), TROUT_PER_FRIEND),
}
SHARED = (MEADOW, STREAM, WOLF, DEER)
# What an eagle on each cell sees.
SIGHT = tuple(sum(bit << step | bit >> step for step in EAGLE_SIGHT) for bit in BIT)


def why_card(masks: Masks, cell: int, points: Sequence[int], rabbit_points: int) -> Why:
    """Return the terms of what the card on `cell` scores (an area or a rank: what all of it scores)."""
    return why_kind(masks, kind_at(masks, cell), cell, points, rabbit_points)


def why_kind(masks: Masks, kind: int, cell: int, points: Sequence[int], rabbit_points: int) -> Why:
    """Return the same for a card whose kind the caller has at hand."""
    if kind in LIKED:
        return _friends(masks, cell, kind)
    if kind == EAGLE:
        return _prey(masks, cell)
    if kind == FOX:
        return _fox(masks, cell)
    if kind == DEER:
        return _deer(masks)
    if kind == DRAGONFLY:
        return _streams_beside(masks, cell)
    if kind == RABBIT:
        return [(Message("ecosystem-why-rabbit"), rabbit_points)]
    if kind == MEADOW:
        size = _area_at(masks[MEADOW], cell).bit_count()
        return [(Message("ecosystem-why-meadow", {"n": size}), MEADOW_BY_SIZE[min(size, 5)])]
    if kind == STREAM:
        area = _area_at(masks[STREAM], cell)
        longest = area == streams_by_size(masks[STREAM])[0]
        id = "ecosystem-why-stream" if longest else "ecosystem-why-stream-short"
        return [(Message(id, {"n": area.bit_count()}), points[STREAM] if longest else 0)]
    return [(Message("ecosystem-why-wolf", {"n": masks[WOLF].bit_count()}), points[WOLF])]


def card_points(kind: int, why: Why) -> int | None:
    """Return what a card scores by itself; None where only the area, the lines or the pack score."""
    return None if kind in SHARED else sum(term for _, term in why)


def why_change(before: list[int], after: list[int], bonus: tuple[int, int]) -> Why:
    """Return what a change of the grid brings, by kind, and what it does to biodiversity."""
    why: Why = [
        (Message("ecosystem-why-kind", {"card": card}), now - then)
        for card, then, now in zip(KINDS, before[1:], after[1:], strict=True)
        if now != then
    ]
    if bonus[0] != bonus[1]:
        why.append((Message("ecosystem-why-biodiversity", {"n": gaps(after)}), bonus[1] - bonus[0]))
    return why


def _friends(masks: Masks, cell: int, kind: int) -> Why:
    liked, each = LIKED[kind]
    friends = [(friend, (NEAR[cell] & masks[friend]).bit_count()) for friend in liked]
    return [
        (Message("ecosystem-why-beside", {"card": KINDS[friend - 1], "n": n}), each * n)
        for friend, n in friends
        if n
    ]


def _prey(masks: Masks, cell: int) -> Why:
    in_sight = [(prey, (SIGHT[cell] & masks[prey]).bit_count()) for prey in (RABBIT, TROUT)]
    return [
        (Message("ecosystem-why-prey", {"card": KINDS[prey - 1], "n": n}), EAGLE_PER_PREY * n)
        for prey, n in in_sight
        if n
    ]


def _fox(masks: Masks, cell: int) -> Why:
    for enemy in (WOLF, BEAR):
        if NEAR[cell] & masks[enemy]:
            return [(Message("ecosystem-why-fox-scared", {"card": KINDS[enemy - 1]}), 0)]
    return [(Message("ecosystem-why-fox-alone"), FOX_ALONE)]


def _deer(masks: Masks) -> Why:
    rows, columns = crossed(masks[DEER], ROW_MASKS), crossed(masks[DEER], COLUMN_MASKS)
    return [
        (Message("ecosystem-why-deer-rows", {"n": rows}), DEER_PER_LINE * rows),
        (Message("ecosystem-why-deer-columns", {"n": columns}), DEER_PER_LINE * columns),
    ]


def _streams_beside(masks: Masks, cell: int) -> Why:
    beside = [area.bit_count() for area in areas(masks[STREAM]) if spread(area) & BIT[cell]]
    return [(Message("ecosystem-why-dragonfly", {"n": size}), size) for size in beside]


def _area_at(mask: int, cell: int) -> int:
    return next(area for area in areas(mask) if area & BIT[cell])

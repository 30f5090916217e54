"""Scores at any moment of the game, for every grid on the table."""

from __future__ import annotations

from functools import lru_cache

from weald.games.ecosystem.cards import COLUMNS, KINDS, RABBIT_POINTS, SOLO_ROW, STREAM, WOLF
from weald.games.ecosystem.field import BIT
from weald.games.ecosystem.scoring import Masks, biodiversity, gaps, rank_points, remembered, score_all
from weald.games.ecosystem.state import Forest


def alban_masks(pile: list[int]) -> Masks:
    """Alban's grid: his cards row by row from the top left."""
    return _in_rows(tuple(pile))


@lru_cache(maxsize=1024)
def _in_rows(pile: tuple[int, ...]) -> Masks:
    masks = [0] * 12
    for i, kind in enumerate(pile):
        bit = BIT[i // SOLO_ROW * COLUMNS + i % SOLO_ROW]
        masks[kind] |= bit
        masks[0] |= bit
    return tuple(masks)


def rivals(s: Forest) -> tuple[int, int]:
    """The streams and wolves of the neutral hand; its streams all count as connected."""
    return (s.pile.count(STREAM), s.pile.count(WOLF)) if s.seats == 2 else (0, 0)


def all_points(s: Forest) -> list[list[int]]:
    """The points of every seat by kind; in a solo game Alban's follow."""
    grids = [*s.masks, alban_masks(s.pile)] if s.seats == 1 else s.masks
    return score_all(grids, RABBIT_POINTS[s.edition], *rivals(s))


def bonus(s: Forest, points: list[int]) -> int:
    """The biodiversity points that go with points by kind."""
    return biodiversity(gaps(points), s.many_gaps)


def sheet(s: Forest, points: list[int], with_bonus: bool = True) -> dict[str, int]:
    """A score sheet by name with its total; Alban's goes without biodiversity."""
    told = dict(zip(KINDS, points[1:], strict=True))
    told["gaps"] = gaps(points)
    told["biodiversity"] = bonus(s, points) if with_bonus else 0
    told["total"] = sum(points) + told["biodiversity"]
    return told


def sheets(s: Forest) -> list[dict[str, int]]:
    """The score sheets of all seats; in a solo game Alban's follows."""
    return [sheet(s, points, seat < s.seats) for seat, points in enumerate(all_points(s))]


def stream_ranks(s: Forest) -> list[int]:
    """Everybody's place by longest stream, from 1 (0: no stream)."""
    grids = [*s.masks, alban_masks(s.pile)] if s.seats == 1 else s.masks
    rabbit = RABBIT_POINTS[s.edition]
    lengths = [remembered(tuple(masks), rabbit)[1] for masks in grids]
    return rank_points([*lengths, rivals(s)[0]], range(1, 8))[: s.seats]

"""Scores at any moment of the game, and the outcome at its end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from weald.games.ecosystem.cards import (
    COLUMNS,
    KINDS,
    LEVELS,
    RABBIT_POINTS,
    SOLO_ROW,
    STREAM,
    STREAM_BY_RANK,
    TARGETS,
    WOLF,
    WOLF_BY_RANK,
)
from weald.games.ecosystem.field import BIT
from weald.games.ecosystem.scoring import (
    Masks,
    add_ranked,
    biodiversity,
    gaps,
    involved,
    longest_stream,
    own_points_with,
    rank_points,
    ranked,
    remembered,
    score_all,
    sensitive,
)
from weald.games.ecosystem.state import Forest
from weald.kernel.game import Result
from weald.kernel.messages import Args, Message

Grid = tuple[int, ...]


def alban_masks(pile: list[int]) -> Grid:
    """Return Alban's grid: his cards row by row from the top left."""
    return _in_rows(tuple(pile))


@lru_cache(maxsize=1024)
def _in_rows(pile: tuple[int, ...]) -> Grid:
    masks = [0] * 12
    for i, kind in enumerate(pile):
        bit = BIT[i // SOLO_ROW * COLUMNS + i % SOLO_ROW]
        masks[kind] |= bit
        masks[0] |= bit
    return tuple(masks)


def rivals(s: Forest) -> tuple[int, int]:
    """Return the streams and wolves of the neutral hand; its streams all count as connected."""
    return (s.pile.count(STREAM), s.pile.count(WOLF)) if s.seats == 2 else (0, 0)


def all_points(s: Forest) -> list[list[int]]:
    """Return the points of every seat by kind; in a solo game Alban's follow."""
    grids: list[Masks] = [*s.masks, alban_masks(s.pile)] if s.seats == 1 else [*s.masks]
    return score_all(grids, RABBIT_POINTS[s.edition], *rivals(s))


class Standings(NamedTuple):
    """Per seat its grid, its points by kind, and its rank by longest stream, from 1 (0: no stream)."""

    grids: tuple[Grid, ...]
    points: list[Grid]
    ranks: list[int]


def standings(s: Forest) -> Standings:
    """Return the standings of the seats; in a solo game Alban's follow.

    All seats of a table ask for them, so callers share the lists.
    """
    grids = tuple([tuple(masks) for masks in s.masks])
    if s.seats == 1:
        grids = (*grids, alban_masks(s.pile))
    return _compared(grids, RABBIT_POINTS[s.edition], *rivals(s))


@lru_cache(maxsize=2048)
def _compared(grids: tuple[Grid, ...], rabbit_points: int, streams: int, wolves: int) -> Standings:
    # An answer changes one grid at most.
    own_and_longest = [remembered(masks, rabbit_points) for masks in grids]
    scores = [list(own) for own, _ in own_and_longest]
    lengths = (*[longest for _, longest in own_and_longest], streams)
    add_ranked(scores, lengths, (*[masks[WOLF].bit_count() for masks in grids], wolves))
    ranks = [rank + 1 for rank in ranked(lengths)[: len(grids)]]
    return Standings(grids, [tuple(points) for points in scores], ranks)


def bonus(s: Forest, points: Sequence[int]) -> int:
    """Return the biodiversity points that go with `points` by kind."""
    return biodiversity(gaps(points), s.many_gaps)


def sheet(points: tuple[int, ...], extra: int) -> dict[str, int]:
    """Return a score sheet by name with its total, which has `extra` points for biodiversity."""
    return {**_cached_sheet(points, extra)}


@lru_cache(maxsize=2048)
def _cached_sheet(points: tuple[int, ...], extra: int) -> dict[str, int]:
    return _sheet(points, extra)


def _sheet(points: Sequence[int], extra: int) -> dict[str, int]:
    score = dict(zip(KINDS, points[1:], strict=True))
    score["gaps"] = gaps(points)
    score["biodiversity"] = extra
    score["total"] = sum(points) + extra
    return score


def sheets(s: Forest) -> list[dict[str, int]]:
    """Return the score sheets of all seats; in a solo game Alban's follows.

    A simulation asks once, at the end of the game, for grids that no other game has: no cache helps.
    """
    return [
        _sheet(points, bonus(s, points) if seat < s.seats else 0) for seat, points in enumerate(all_points(s))
    ]


def rival_sizes(s: Forest, seat: int) -> tuple[list[int], list[int]]:
    """Return the longest streams and the packs of all rivals of `seat`."""
    others: list[Masks] = [s.masks[other] for other in range(s.seats) if other != seat]
    if s.seats == 1:
        others.append(alban_masks(s.pile))
    rabbit = RABBIT_POINTS[s.edition]
    streams = [remembered(tuple(masks), rabbit)[1] for masks in others]
    wolves = [masks[WOLF].bit_count() for masks in others]
    if s.seats == 2:
        neutral = rivals(s)
        return [*streams, neutral[0]], [*wolves, neutral[1]]
    return streams, wolves


def points_with(s: Forest, masks: Masks, others: tuple[list[int], list[int]]) -> list[int]:
    """Return the points of a grid by kind, compared with the streams and packs of its rivals."""
    streams, wolves = others
    own, longest = remembered(tuple(masks), RABBIT_POINTS[s.edition])
    points = list(own)
    points[STREAM] = rank_points([longest, *streams], STREAM_BY_RANK)[0]
    points[WOLF] = rank_points([masks[WOLF].bit_count(), *wolves], WOLF_BY_RANK)[0]
    return points


def points_placed(s: Forest, seat: int, cells: Sequence[int], before: tuple[int, ...]) -> list[Sequence[int]]:
    """Return the points of a grid with the chosen card on each of the cells in turn, from those `before`.

    Without a change they are `before` itself.
    """
    kind, rabbit = s.chosen[seat], RABBIT_POINTS[s.edition]
    own = s.masks[seat]
    masks, cells_that_count = involved(own, kind), sensitive(own, kind)
    without = masks[kind]
    streams, wolves = rival_sizes(s, seat) if kind in (STREAM, WOLF) else ([], [])
    # Points on all cells where the card touches nothing.
    elsewhere: Sequence[int] = before
    if kind == STREAM:
        elsewhere = _with_prize(before, STREAM, _prize(max(longest_stream(own), 1), streams, STREAM_BY_RANK))
    elif kind == WOLF:
        elsewhere = _with_prize(before, WOLF, _prize(own[WOLF].bit_count() + 1, wolves, WOLF_BY_RANK))
    placed = []
    for cell in cells:
        if not cells_that_count & BIT[cell]:
            placed.append(elsewhere)
            continue
        masks[kind] = without | BIT[cell]
        points = own_points_with(elsewhere, masks, kind, rabbit)
        if kind == STREAM:
            points = _with_prize(points, STREAM, _prize(longest_stream(masks), streams, STREAM_BY_RANK))
        placed.append(points)
    return placed


def _prize(size: int, others: list[int], prizes: tuple[int, ...]) -> int:
    """Return the points of a size by its rank among those of others."""
    return rank_points([size, *others], prizes)[0]


def _with_prize(points: Sequence[int], kind: int, prize: int) -> Sequence[int]:
    return points if points[kind] == prize else [*points[:kind], prize, *points[kind + 1 :]]


def shares(s: Forest) -> list[float]:
    """Return every seat's share of the victory in a game that is over."""
    if s.seats == 1:
        return [float(bool(result(s).winners))]
    totals = [sum(points) + bonus(s, points) for points in all_points(s)]
    best = max(totals)
    share = 1.0 / totals.count(best)
    return [share if total == best else 0.0 for total in totals]


def measures(s: Forest) -> dict[str, int]:
    """Return the points of every seat so far; alone, Alban's come last."""
    return {
        f"score:{seat}" if seat < s.seats else "alban": score["total"] for seat, score in enumerate(sheets(s))
    }


def result(s: Forest) -> Result:
    """Return the outcome of a game that is over."""
    scores = sheets(s)
    if s.seats == 1:
        return solo_result(s, scores)
    totals = [score["total"] for score in scores]
    best = max(totals)
    winners = [seat for seat, total in enumerate(totals) if total == best]
    if len(winners) > 1:
        tie = Message("ecosystem-result-tie", {"seats": winners, "points": best})
        return Result(winners, scores, tie)
    margin = best - sorted(totals)[-2]
    reason = Message("ecosystem-result-win", {"seat": winners[0], "points": best, "margin": margin})
    return Result(winners, scores, reason)


def solo_result(s: Forest, scores: list[dict[str, int]]) -> Result:
    """Return the result against Alban; the lead decides the level of the victory."""
    own, alban = scores
    lead = own["total"] - alban["total"]
    reached = [level for level, target in zip(LEVELS, TARGETS[s.edition], strict=True) if lead >= target]
    level = reached[-1] if reached else "none"
    args: Args = {"points": own["total"], "alban": alban["total"], "lead": lead}
    reason = Message("ecosystem-result-solo", {"level": level, "needed": TARGETS[s.edition][0], **args})
    return Result([0] if reached else [], [{**own, "alban": alban["total"], "lead": lead}], reason)

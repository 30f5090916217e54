"""Who sees what: every grid is open, a hand belongs to its holder, the deck to nobody."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from weald.games.ecosystem import view_types as types
from weald.games.ecosystem.cards import (
    CELL_NAMES,
    COLUMNS,
    GRID_CARDS,
    KINDS,
    LEVELS,
    MEADOW,
    MEADOW_BY_SIZE,
    RABBIT_POINTS,
    ROUND_CARDS,
    STREAM,
    TARGETS,
    WOLF,
)
from weald.games.ecosystem.explain import Numbers, card_points, numbers, why_numbers
from weald.games.ecosystem.field import BOXES, areas, cells_of, is_fixed, window_lines
from weald.games.ecosystem.information import redact, redeal
from weald.games.ecosystem.result import alban_masks, all_points, sheet, stream_ranks
from weald.games.ecosystem.scoring import Masks, longest_stream, streams_by_size
from weald.games.ecosystem.state import PHASES, PLACE, Forest, laid

__all__ = ["open_view", "redact", "redeal", "view"]

MODES: dict[int, types.Mode] = {1: "solo", 2: "duel"}


def view(s: Forest, seat: int | None) -> types.View:
    """Return everything that `seat` (None: a spectator) may know."""
    solo = s.seats == 1
    points, ranks = all_points(s), stream_ranks(s)
    return {
        "mode": MODES.get(s.seats, "draft"),
        "phase": cast("types.Phase", PHASES[s.phase]),
        "round": s.round,
        "turn": s.turn,
        "turns": GRID_CARDS if solo else ROUND_CARDS,
        "passes": None if solo else "left" if s.round == 1 else "right",
        "next_seat": _next_seat(s, seat),
        "deck": len(s.deck),
        "hand": None if seat is None else names(sorted(s.hands[seat])),
        "placing": None if seat is None else _placing(s, seat),
        "players": [_player(s, other, points[other], ranks[other]) for other in range(s.seats)],
        "rival": _rival(s, points[-1]),
    }


def open_view(s: Forest) -> types.View:
    """Return the view of a game in which nothing is secret any more."""
    return {**view(s, None), "hands": [names(sorted(hand)) for hand in s.hands]}


def names(cards: list[int]) -> list[types.Kind]:
    """Return cards by name."""
    return [_kind(card) for card in cards]


def _kind(card: int) -> types.Kind:
    return cast("types.Kind", KINDS[card - 1])


def _next_seat(s: Forest, seat: int | None) -> int | None:
    """Return the seat that gets the hand of `seat` next; the neutral hand comes after the seats."""
    if seat is None or s.seats == 1:
        return None
    return (seat + (1 if s.round == 1 else -1)) % len(s.hands)


def _placing(s: Forest, seat: int) -> types.Kind | None:
    """Return the revealed card that is to be placed."""
    return _kind(s.chosen[seat]) if s.phase == PLACE else None


def _player(s: Forest, seat: int, points: list[int], rank: int) -> types.Player:
    box = s.boxes[seat]
    top, _, left, _ = window_lines(box)
    return {
        "seat": seat,
        "hand": len(s.hands[seat]),
        "placing": _placing(s, seat),
        "window": _window(box),
        "lifted": CELL_NAMES[s.lifted[seat]] if s.lifted[seat] >= 0 else None,
        "areas": [*_areas(s.masks[seat][MEADOW], s.masks[seat][STREAM], points[STREAM], rank)],
        "cards": _grid(s, s.masks[seat], points, top, left),
        "score": sheet(s, points),
    }


@lru_cache(maxsize=len(BOXES))
def _window(box: int) -> types.Window:
    top, bottom, left, right = window_lines(box)
    taken = BOXES[box]
    return {
        "top": top,
        "left": left,
        "rows": bottom - top + 1,
        "cols": right - left + 1,
        "fixed": is_fixed(box),
        "box": {
            "top": taken[0],
            "left": taken[2],
            "rows": taken[1] - taken[0] + 1,
            "cols": taken[3] - taken[2] + 1,
        },
    }


def _grid(s: Forest, masks: Masks, points: list[int], top: int, left: int) -> list[types.Placed]:
    """Return the cards of a grid."""
    return [*_cards(tuple(masks), points[STREAM], points[WOLF], RABBIT_POINTS[s.edition], top, left)]


# Most answers change one grid or none, and everybody at the table looks at all of them.
@lru_cache(maxsize=2048)
def _cards(
    masks: tuple[int, ...], stream: int, wolf: int, rabbit: int, top: int, left: int
) -> list[types.Placed]:
    """Return each card with what it scores by itself, and why."""
    return [
        _placed(cell, top, left, kind, numbers(masks, kind, cell, stream, wolf, rabbit))
        for cell, kind in laid(masks)
    ]


# Views of many tables share it: on the same cell of the window, few numbers make the difference.
@lru_cache(maxsize=16384)
def _placed(cell: int, top: int, left: int, kind: int, given: Numbers) -> types.Placed:
    row, column = divmod(cell, COLUMNS)
    why = why_numbers(kind, given)
    return {
        "cell": CELL_NAMES[cell],
        "row": row - top + 1,
        "col": column - left + 1,
        "card": _kind(kind),
        "points": card_points(kind, why),
        "why": [[message.to_json(), term] for message, term in why],
    }


@lru_cache(maxsize=2048)
def _areas(meadow: int, stream: int, prize: int, rank: int) -> list[types.Area]:
    """Return streams and meadows as areas; the largest stream has the rank and its prize."""
    listed: list[types.Area] = []
    for area in areas(meadow):
        worth = MEADOW_BY_SIZE[min(area.bit_count(), 5)]
        listed.append(
            {"card": "meadow", "cells": _cells(area), "points": worth, "rank": None, "largest": False}
        )
    for i, area in enumerate(streams_by_size(stream)):
        listed.append(
            {
                "card": "stream",
                "cells": _cells(area),
                "points": 0 if i else prize,
                "rank": None if i else rank,
                "largest": i == 0,
            }
        )
    return listed


def _cells(mask: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in cells_of(mask)]


def _rival(s: Forest, points: list[int]) -> types.NeutralHand | types.Alban | None:
    """Return the rival without a seat: the neutral hand, or Alban with his points."""
    if s.seats > 2:
        return None
    if s.seats == 2:
        return {
            "name": "neutral",
            "hand": len(s.hands[2]),
            "cards": [{"card": name} for name in names(s.pile)],
            "score": None,
            "targets": None,
            "streams": s.pile.count(STREAM),
            "wolves": s.pile.count(WOLF),
        }
    masks = alban_masks(s.pile)
    return {
        "name": "alban",
        "hand": 0,
        "cards": _grid(s, masks, points, 0, 0),
        "score": sheet(s, points, False),
        "targets": dict(zip(LEVELS, TARGETS[s.edition], strict=True)),
        "streams": longest_stream(masks),
        "wolves": s.pile.count(WOLF),
    }

"""The view of each seat: every grid is open, a hand belongs to its holder, the deck to no seat."""

from __future__ import annotations

from functools import lru_cache
from json import JSONEncoder
from operator import itemgetter
from typing import Any, TypedDict, cast

from weald.games.ecosystem import view_types as types
from weald.games.ecosystem.cards import (
    CELL_NAMES,
    COLUMNS,
    GRID_CARDS,
    KINDS,
    LEVELS,
    MEADOW,
    MEADOW_BY_SIZE,
    RABBIT,
    RABBIT_POINTS,
    ROUND_CARDS,
    STREAM,
    TARGETS,
    WOLF,
)
from weald.games.ecosystem.explain import INVOLVED, Numbers, card_points, numbers, why_numbers
from weald.games.ecosystem.field import BOXES, areas, cells_of, is_fixed, window_lines
from weald.games.ecosystem.information import redact, redeal
from weald.games.ecosystem.result import Grid, Standings, bonus, sheet, standings
from weald.games.ecosystem.scoring import gaps, longest_stream, streams_by_size
from weald.games.ecosystem.state import NO_CELL, PHASES, PLACE, Forest
from weald.kernel.information import Json

__all__ = ["open_view", "redact", "redeal", "view", "written_view"]

MODES: dict[int, types.Mode] = {1: "solo", 2: "duel"}
KIND_NUMBERS = range(1, len(KINDS) + 1)
WRITER = JSONEncoder(separators=(",", ":"))
PHASE_NAMES = cast("tuple[types.Phase, ...]", PHASES)
# The names of the cards by number; there is no card 0.
CARD_NAMES = cast("tuple[types.Kind, ...]", ("", *KINDS))
ALBAN_TARGETS = [dict(zip(LEVELS, targets, strict=True)) for targets in TARGETS]
WRITTEN_TARGETS = [WRITER.encode(targets) for targets in ALBAN_TARGETS]


# A score sheet, with a number for every kind and then those of `sheet`.
SHEET = "{" + ",".join(f'"{name}":%d' for name in (*KINDS, "gaps", "biodiversity", "total")) + "}"


# The kinds that the terms of a kind depend on, always three, and what takes their cells from a grid.
PADDED = {kind: (*others, kind, kind)[:3] for kind, others in INVOLVED.items()}
SCORED_BY = tuple((kind, itemgetter(*PADDED[kind])) for kind in KIND_NUMBERS)


class Board(TypedDict):
    """A player's grid with its score, as a part of that player."""

    score: types.Score
    window: types.Window
    areas: list[types.Area]
    cards: list[types.Placed]


def view(s: Forest, seat: int | None) -> types.View:
    """Return everything that `seat` (None: a spectator) may know."""
    return _view(s, seat, False)


def written_view(s: Forest, seat: int | None) -> types.View:
    """Return the same with players and Alban as `Json`."""
    return _view(s, seat, True)


def _view(s: Forest, seat: int | None, written: bool) -> types.View:
    solo = s.seats == 1
    standing = standings(s)
    player = _written_player if written else _player
    return {
        "mode": MODES.get(s.seats, "draft"),
        "phase": PHASE_NAMES[s.phase],
        "round": s.round,
        "turn": s.turn,
        "turns": GRID_CARDS if solo else ROUND_CARDS,
        "passes": None if solo else "left" if s.round == 1 else "right",
        "next_seat": _next_seat(s, seat),
        "deck": len(s.deck),
        "hand": None if seat is None else names(sorted(s.hands[seat])),
        "placing": None if seat is None else _placing(s, seat),
        "players": [player(s, other, standing) for other in range(s.seats)],
        "rival": _rival(s, standing, written),
    }


def open_view(s: Forest) -> types.View:
    """Return the view of a game in which nothing is secret any more."""
    return {**view(s, None), "hands": [names(sorted(hand)) for hand in s.hands]}


def names(cards: list[int]) -> list[types.Kind]:
    """Return cards by name."""
    return [CARD_NAMES[card] for card in cards]


def _next_seat(s: Forest, seat: int | None) -> int | None:
    """Return the seat that gets the hand of `seat` next; the neutral hand comes after the seats."""
    if seat is None or s.seats == 1:
        return None
    return (seat + (1 if s.round == 1 else -1)) % len(s.hands)


def _placing(s: Forest, seat: int) -> types.Kind | None:
    """Return the revealed card that is to be placed."""
    return CARD_NAMES[s.chosen[seat]] if s.phase == PLACE else None


def _player(s: Forest, seat: int, standing: Standings) -> types.Player:
    lifted = s.lifted[seat]
    points = standing.points[seat]
    return {
        "seat": seat,
        "hand": len(s.hands[seat]),
        "placing": _placing(s, seat),
        "lifted": None if lifted == NO_CELL else CELL_NAMES[lifted],
        **_board(
            standing.grids[seat],
            s.boxes[seat],
            points,
            bonus(s, points),
            standing.ranks[seat],
            RABBIT_POINTS[s.edition],
        ),
    }


def _written_player(s: Forest, seat: int, standing: Standings) -> Any:
    grids, all_points, ranks = standing
    points = all_points[seat]
    placing = f'"{CARD_NAMES[s.chosen[seat]]}"' if s.phase == PLACE else "null"
    lifted = "null" if s.lifted[seat] == NO_CELL else f'"{CELL_NAMES[s.lifted[seat]]}"'
    extra, rabbit = bonus(s, points), RABBIT_POINTS[s.edition]
    board = _written_board(grids[seat], s.boxes[seat], points, extra, ranks[seat], rabbit)
    hand = len(s.hands[seat])
    return Json(f'{{"seat":{seat},"hand":{hand},"placing":{placing},"lifted":{lifted},{board}}}')


def _board(masks: Grid, box: int, points: Grid, extra: int, rank: int, rabbit: int) -> Board:
    top, _, left, _ = window_lines(box)
    return {
        "score": sheet(points, extra),
        "window": _window(box),
        "areas": [*_areas(masks[MEADOW], masks[STREAM], points[STREAM], rank)],
        "cards": _cards(masks, points[STREAM], points[WOLF], rabbit, top, left),
    }


# Most answers change one grid or none, and all seats look at all of them.
@lru_cache(maxsize=2048)
def _written_board(masks: Grid, box: int, points: Grid, extra: int, rank: int, rabbit: int) -> str:
    top, _, left, _ = window_lines(box)
    score, window = _written_sheet(points, extra), _written_window(box)
    areas = _written_areas(masks[MEADOW], masks[STREAM], points[STREAM], rank)
    cards = _written_cards(masks, points[STREAM], points[WOLF], rabbit, top, left)
    return f'"score":{score},"window":{window},"areas":{areas},"cards":{cards}'


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


def _cards(masks: Grid, stream: int, wolf: int, rabbit: int, top: int, left: int) -> list[types.Placed]:
    """Return each card in reading order with what it scores by itself, and why."""
    worth = {STREAM: stream, WOLF: wolf, RABBIT: rabbit}
    listed = []
    for kind in KIND_NUMBERS:
        cells = cells_of(masks[kind])
        given = numbers(masks, kind, cells, worth.get(kind, 0))
        listed += [(cell, kind, each) for cell, each in zip(cells, given, strict=True)]
    # No two cards have the same cell.
    return [_placed(cell, top, left, kind, given) for cell, kind, given in sorted(listed)]


def _written_cards(masks: Grid, stream: int, wolf: int, rabbit: int, top: int, left: int) -> str:
    places = _written_places(top, left)
    listed: list[tuple[int, str]] = []
    for kind, scored_by in SCORED_BY:
        if masks[kind]:
            worth = stream if kind == STREAM else wolf if kind == WOLF else rabbit if kind == RABBIT else 0
            listed += _written_scores(kind, scored_by(masks), worth)
    listed.sort()
    return "[" + ",".join([places[cell] + score for cell, score in listed]) + "]"


# A card changes what few kinds of its grid score.
@lru_cache(maxsize=16384)
def _written_scores(kind: int, involved: Grid, worth: int) -> list[tuple[int, str]]:
    """Return the cells of a kind with what its cards score, from the cells of all kinds it depends on."""
    masks = [0] * (len(KINDS) + 1)
    for other, mask in zip(PADDED[kind], involved, strict=True):
        masks[other] = mask
    cells = cells_of(masks[kind])
    given = numbers(masks, kind, cells, worth)
    return [(cell, _written_score(kind, each)) for cell, each in zip(cells, given, strict=True)]


def _placed(cell: int, top: int, left: int, kind: int, given: Numbers) -> types.Placed:
    row, column = _row_and_column(cell, top, left)
    why = why_numbers(kind, given)
    return {
        "cell": CELL_NAMES[cell],
        "row": row,
        "col": column,
        "card": CARD_NAMES[kind],
        "points": card_points(kind, why),
        "why": [[message.to_json(), term] for message, term in why],
    }


# A card is written in two halves, because there are few of each: places in a window, and numbers of a kind.
@lru_cache(maxsize=64)
def _written_places(top: int, left: int) -> list[str]:
    places = [(name, *_row_and_column(cell, top, left)) for cell, name in enumerate(CELL_NAMES)]
    return [f'{{"cell":"{name}","row":{row},"col":{column},' for name, row, column in places]


@lru_cache(maxsize=1024)
def _written_score(kind: int, given: Numbers) -> str:
    why = why_numbers(kind, given)
    terms = [[message.to_json(), term] for message, term in why]
    return WRITER.encode({"card": CARD_NAMES[kind], "points": card_points(kind, why), "why": terms})[1:]


def _row_and_column(cell: int, top: int, left: int) -> tuple[int, int]:
    """Return the row and column of a cell, counted from 1 in a window."""
    row, column = divmod(cell, COLUMNS)
    return row - top + 1, column - left + 1


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


@lru_cache(maxsize=len(BOXES))
def _written_window(box: int) -> str:
    return WRITER.encode(_window(box))


@lru_cache(maxsize=2048)
def _written_areas(meadow: int, stream: int, prize: int, rank: int) -> str:
    # By hand, because an encoder costs more than that to set up.
    written = [
        _written_area("meadow", area, MEADOW_BY_SIZE[min(area.bit_count(), 5)], "null", "false")
        for area in areas(meadow)
    ]
    for i, area in enumerate(streams_by_size(stream)):
        written.append(
            _written_area("stream", area, 0, "null", "false")
            if i
            else _written_area("stream", area, prize, str(rank), "true")
        )
    return "[" + ",".join(written) + "]"


def _written_area(card: str, area: int, points: int, rank: str, largest: str) -> str:
    cells = '","'.join(_cells(area))
    return f'{{"card":"{card}","cells":["{cells}"],"points":{points},"rank":{rank},"largest":{largest}}}'


def _written_sheet(points: Grid, extra: int) -> str:
    return SHEET % (*points[1:], gaps(points), extra, sum(points) + extra)


def _cells(mask: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in cells_of(mask)]


def _rival(s: Forest, standing: Standings, written: bool) -> types.NeutralHand | types.Alban | None:
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
    alban = _written_alban if written else _alban
    return alban(standing.grids[-1], standing.points[-1], s.edition)


def _alban(masks: Grid, points: Grid, edition: int) -> types.Alban:
    return {
        "name": "alban",
        "hand": 0,
        "cards": _cards(masks, points[STREAM], points[WOLF], RABBIT_POINTS[edition], 0, 0),
        "score": sheet(points, 0),
        "targets": {**ALBAN_TARGETS[edition]},
        "streams": longest_stream(masks),
        "wolves": masks[WOLF].bit_count(),
    }


# His cards change with every third answer.
@lru_cache(maxsize=2048)
def _written_alban(masks: Grid, points: Grid, edition: int) -> Any:
    cards = _written_cards(masks, points[STREAM], points[WOLF], RABBIT_POINTS[edition], 0, 0)
    score = _written_sheet(points, 0)
    streams, wolves = longest_stream(masks), masks[WOLF].bit_count()
    return Json(
        f'{{"name":"alban","hand":0,"cards":{cards},"score":{score},'
        f'"targets":{WRITTEN_TARGETS[edition]},"streams":{streams},"wolves":{wolves}}}'
    )

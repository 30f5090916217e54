"""Reading lands and changing them, without any rule that reacts to it."""

from __future__ import annotations

from collections.abc import Sequence

from weald.games.spirit_island.model.pieces import (
    ALL_KINDS,
    CITY,
    EXPLORER,
    KIND,
    MARKS,
    SPARED,
    TOWN,
    UNMARKED,
    Kinds,
    awake,
    strife_on,
    unhurt,
)
from weald.games.spirit_island.model.state import IslandState


def count(s: IslandState, land: int, kinds: Kinds) -> int:
    """Return how many pieces of some kinds are in a land."""
    pieces = s.pieces[land]
    return sum([pieces[kind] for kind in kinds])


def invaders(s: IslandState, land: int) -> int:
    """Return how many invaders are in a land."""
    pieces = s.pieces[land]
    return pieces[EXPLORER] + pieces[TOWN] + pieces[CITY]


def has_invaders(s: IslandState, land: int) -> bool:
    """Return whether any invader is in a land."""
    pieces = s.pieces[land]
    return pieces[EXPLORER] > 0 or pieces[TOWN] > 0 or pieces[CITY] > 0


def has_building(s: IslandState, land: int) -> bool:
    """Return whether a town or city is in a land."""
    pieces = s.pieces[land]
    return pieces[TOWN] > 0 or pieces[CITY] > 0


def marked_in(s: IslandState, land: int, kind: int) -> dict[int, int]:
    """Return the pieces of a kind in a land that carry damage or strife, with their numbers."""
    first = land * MARKS
    return {
        key - first: n for key, n in s.marked.items() if first <= key < first + MARKS and key & KIND == kind
    }


def has_strife(s: IslandState, land: int) -> bool:
    """Return whether strife lies on any invader of a land."""
    first = land * MARKS
    return any(first <= key < first + MARKS and strife_on(key - first) for key in s.marked)


def strife_in(s: IslandState, land: int) -> int:
    """Return how much strife lies on the invaders of a land."""
    first = land * MARKS
    return sum([strife_on(key - first) * n for key, n in s.marked.items() if first <= key < first + MARKS])


def pieces_in(s: IslandState, land: int, kinds: Kinds) -> list[int]:
    """Return the different pieces of some kinds in a land: those that carry no mark first."""
    here = s.pieces[land]
    if not s.marked:
        return [kind for kind in kinds if here[kind]]
    pieces = []
    for kind in kinds:
        if here[kind]:
            marked = marked_in(s, land, kind)
            if here[kind] > sum(marked.values()):
                pieces.append(kind)
            pieces += sorted(marked)
    return pieces


def number(s: IslandState, land: int, piece: int) -> int:
    """Return how many pieces exactly like this one are in a land."""
    if piece >= UNMARKED:
        return s.marked.get(land * MARKS + piece, 0)
    n = s.pieces[land][piece]
    return n - sum(marked_in(s, land, piece).values()) if n and s.marked else n


def put(s: IslandState, land: int, piece: int, n: int = 1) -> None:
    """Put pieces into a land."""
    s.pieces[land][piece & KIND] += n
    if piece >= UNMARKED:
        key = land * MARKS + piece
        s.marked[key] = s.marked.get(key, 0) + n


def put_highest(s: IslandState, lands: Sequence[int], *pieces: int) -> None:
    """Put pieces into the highest-numbered of some lands of a board, if there are any."""
    for piece in pieces if lands else ():
        put(s, max(lands, key=s.island.number.__getitem__), piece)


def take(s: IslandState, land: int, piece: int, n: int = 1) -> None:
    """Take pieces out of a land."""
    assert number(s, land, piece) >= n
    s.pieces[land][piece & KIND] -= n
    if piece >= UNMARKED:
        key = land * MARKS + piece
        left = s.marked[key] - n
        if left:
            s.marked[key] = left
        else:
            del s.marked[key]


def heal(s: IslandState, land: int = -1, kept: Sequence[int] = ()) -> None:
    """Take all damage off the pieces of a land (of all lands) but for some marked ones; strife stays."""
    healed: dict[int, int] = {}
    for key, n in s.marked.items():
        where, piece = divmod(key, MARKS)
        left = where * MARKS + unhurt(piece) if land in (-1, where) and key not in kept else key
        if left % MARKS >= UNMARKED:
            healed[left] = healed.get(left, 0) + n
    s.marked = healed


def pour(s: IslandState, origin: int, land: int) -> None:
    """Put everything that is in one land, presence as well, into another."""
    for piece in pieces_in(s, origin, ALL_KINDS):
        n = number(s, origin, piece)
        take(s, origin, piece, n)
        put(s, land, piece, n)
    for own in s.presence:
        own[land] += own[origin]
        own[origin] = 0


def presence_lands(s: IslandState, seat: int) -> list[int]:
    """Return the lands where a spirit has presence."""
    frozen = s.island.frozen
    if frozen:
        return [land for land, n in enumerate(s.presence[seat]) if n and land not in frozen]
    return [land for land, n in enumerate(s.presence[seat]) if n]


def oceans_with(s: IslandState, seat: int) -> int:
    """Return the boards on which a spirit that brings the ocean into play has presence."""
    slots = s.island.slots
    mask = 0
    for land, n in enumerate(s.presence[seat]):
        if n:
            mask |= slots[land]
    return mask


def wake(s: IslandState) -> None:
    """End all dreams, and spare nothing any longer: an Action is complete."""
    left: dict[int, int] = {}
    for key, n in s.marked.items():
        where, piece = divmod(key, MARKS)
        piece = awake(piece)
        if piece >= UNMARKED:
            left[where * MARKS + piece] = left.get(where * MARKS + piece, 0) + n
    s.marked = left


def unspare(s: IslandState) -> None:
    """End the sparing of pieces: an Action is complete."""
    left: dict[int, int] = {}
    for key, n in s.marked.items():
        where, piece = divmod(key, MARKS)
        piece &= ~SPARED
        if piece >= UNMARKED:
            left[where * MARKS + piece] = left.get(where * MARKS + piece, 0) + n
    s.marked = left


def on_island(s: IslandState, kinds: Kinds) -> int:
    """Return how many pieces of some kinds are on the whole island."""
    return sum([pieces[kind] for pieces in s.pieces for kind in kinds])


def lands_with(s: IslandState, kinds: Kinds) -> list[int]:
    """Return the lands with at least one piece of some kinds."""
    return [land for land in s.island.lands if count(s, land, kinds)]


def home(s: IslandState, seat: int) -> int:
    """Return the board on which a spirit started."""
    return s.homes.index(seat)


def lands_of_board(s: IslandState, board: int) -> list[int]:
    """Return the lands of a board; for invaders an ocean in play is none."""
    return s.island.of_board(board)


def boards_in_play(s: IslandState) -> int:
    """Return how many boards the island has, without those that were sunk."""
    return sum(bool(s.island.of_board(slot)) for slot in range(len(s.boards)))

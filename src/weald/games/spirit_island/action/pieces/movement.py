"""Verbs for moving pieces: push, gather, move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from weald.games.spirit_island.action import hook_calls
from weald.games.spirit_island.action.asking.questions import (
    ask,
    consents,
    pick_gathered,
    pick_land,
    pick_piece,
    pick_way,
)
from weald.games.spirit_island.action.context import HERE, NO_PAIR, NONE, Amount, at_most, kinds_of
from weald.games.spirit_island.action.island.blight import blight_oceans
from weald.games.spirit_island.action.pieces.harm import check_health
from weald.games.spirit_island.action.pieces.reading import allowed, around, pieces_of, unhindered
from weald.games.spirit_island.action.spirits.presence import bring_presence, move_presence
from weald.games.spirit_island.model.lands import count, presence_lands, put, take
from weald.games.spirit_island.model.pieces import (
    BLIGHT,
    FLOCK,
    INVADERS,
    KIND,
    KINDS,
    OCEAN,
    PRESENCE,
    THIEF,
    UNMARKED,
    Kinds,
    presence_of,
    seat_of,
)
from weald.games.spirit_island.rules.aims import PUSH
from weald.games.spirit_island.rules.asking import extra
from weald.games.spirit_island.rules.happenings import MOVE
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import (
    flock_seat,
    holds_presence,
    is_isolated,
    may_have_presence,
)
from weald.games.spirit_island.rules.powers import NOTHING, Work
from weald.games.spirit_island.rules.registry import active
from weald.games.spirit_island.rules.subjects import Doing, Number
from weald.kernel.decisions import Value
from weald.kernel.messages import Args

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action

# Isolation keeps invaders, and pieces that count as explorers, unless the player moves them.
UNFORCED: Kinds = (*INVADERS, THIEF)


def push(
    act: Action, n: Amount, kinds: int | Kinds, land: int = HERE, to_lands: Sequence[int] | None = None
) -> Work[list[int]]:
    """Push pieces to adjacent lands (of some lands only), one by one; returns where they went."""
    kinds = kinds_of(kinds)
    land = act.at(land)
    went: list[int] = []
    if active(act.s, Rule.instead_of_harm):
        kinds = yield from unhindered(act, kinds, land, MOVE)
    near = around(act, land)
    if to_lands is not None:
        near = [other for other in near if other in to_lands]
    most = at_most(n)
    far = bool(active(act.s, Number.DISTANCE))
    exits: dict[int, list[int]] = {}
    while (near or far) and len(went) < most:
        pieces = movable(act, land, kinds)
        if far:
            exits = {piece: ways(act, piece, around_for(act, piece, land, to_lands)) for piece in pieces}
            pieces = [piece for piece in pieces if exits[piece]]
        elif to_lands is not None:
            pieces = [piece for piece in pieces if ways(act, piece, near)]
        if not pieces:
            break
        optional = act.optional(n) or not must_go(act, land, pieces, near)
        piece = yield from pick_piece(act, "push", land, pieces, most - len(went), optional, PUSH)
        if piece == NONE:
            break
        open_lands = exits[piece] if far else ways(act, piece, near)
        if piece == BLIGHT and active(act.s, Rule.extra_oceans):
            open_lands = [
                *open_lands,
                *(sea for sea in blight_oceans(act, land) if sea not in open_lands),
            ]
        to = yield from pick_way(act, piece & KIND, land, open_lands)
        if (yield from move_piece(act, piece, land, to)):
            went.append(to)
    return went


def push_piece(act: Action, piece: int, land: int, optional: bool = False) -> Work[None]:
    """Push one piece to an adjacent land."""
    if active(act.s, Rule.instead_of_harm) and not (yield from unhindered(act, (piece & KIND,), land, MOVE)):
        return
    may_stay = optional or not must_go(act, land, [piece])
    to = yield from pick_way(act, piece & KIND, land, ways(act, piece, around(act, land)), may_stay)
    if to != NONE:
        yield from move_piece(act, piece, land, to)


def gather(act: Action, n: Amount, kinds: int | Kinds, land: int = HERE) -> Work[int]:
    """Gather pieces from adjacent lands; returns how many came."""
    kinds = kinds_of(kinds)
    land = act.at(land)
    if active(act.s, Rule.instead_of_harm):
        kinds = yield from unhindered(act, kinds, land, MOVE)
    came, most = 0, at_most(n)
    while came < most:
        pairs = [(near, piece) for near in around(act, land) for piece in movable(act, near, kinds, land)]
        if active(act.s, Number.DISTANCE):
            pairs += from_afar(act, land, kinds)
        if BLIGHT in kinds and active(act.s, Rule.extra_oceans):
            seas = [sea for sea in blight_oceans(act, land) if act.s.pieces[sea][BLIGHT]]
            pairs += [(sea, BLIGHT) for sea in seas if (sea, BLIGHT) not in pairs]
        optional = act.optional(n) or not must_come(act, land, pairs)
        chosen = yield from pick_gathered(act, pairs, land, most - came, optional)
        if chosen == NO_PAIR:
            break
        came += yield from move_piece(act, chosen[1], chosen[0], land)
    return came


def gather_from(act: Action, n: Amount, kinds: int | Kinds, origin: int, land: int = HERE) -> Work[int]:
    """Gather pieces from one adjacent land only; returns how many came."""
    kinds = kinds_of(kinds)
    land = act.at(land)
    if active(act.s, Rule.instead_of_harm):
        kinds = yield from unhindered(act, kinds, origin, MOVE)
    came, most = 0, at_most(n)
    while came < most and (pieces := movable(act, origin, kinds, land) if kinds else []):
        pairs = [(origin, piece) for piece in pieces]
        optional = act.optional(n) or not must_come(act, land, pairs)
        chosen = yield from pick_gathered(act, pairs, land, most - came, optional)
        if chosen == NO_PAIR:
            break
        came += yield from move_piece(act, chosen[1], origin, land)
    return came


def move(act: Action, n: Amount, kinds: int | Kinds, to: int, land: int = HERE) -> Work[int]:
    """Move pieces straight to another land; returns how many went."""
    kinds = kinds_of(kinds)
    land = act.at(land)
    went, most = 0, at_most(n)
    while went < most and land != to:
        pieces = movable(act, land, kinds, to)
        if not pieces:
            break
        piece = yield from pick_piece(act, "move", land, pieces, most - went, act.optional(n))
        if piece == NONE:
            break
        went += yield from move_piece(act, piece, land, to)
    return went


def move_between(act: Action, n: int, kinds: int | Kinds, other: int) -> Work[None]:
    """Move up to `n` pieces between the target land and another one, each of them either way."""
    kinds = kinds_of(kinds)
    for left in range(n, 0, -1):
        options: list[Value] = [(act.land, piece) for piece in movable(act, act.land, kinds, other)]
        options += [(other, piece) for piece in movable(act, other, kinds, act.land)]
        if not options:
            return
        words: Args = {"land": act.name(act.land), "to": act.name(other), "n": left}
        if not act.reckless:
            options.append(NO_PAIR)
        chosen: tuple[int, ...] = yield from ask(act, "ferry_dahan", options, "at", words)
        if chosen == NO_PAIR:
            return
        origin, piece = chosen
        yield from move_piece(act, piece, origin, other if origin == act.land else act.land)


def push_evenly(act: Action, kinds: int | Kinds, land: int = HERE) -> Work[list[int]]:
    """Push all pieces of some kinds, as evenly to adjacent lands as possible; returns where they went."""
    return (yield from push_all(act, kinds_of(kinds), act.at(land), even=True))


def push_apart(act: Action, kinds: int | Kinds, land: int = HERE) -> Work[list[int]]:
    """Push all pieces of some kinds to as many different lands as possible; returns where they went."""
    return (yield from push_all(act, kinds_of(kinds), act.at(land), even=False))


def push_all(act: Action, kinds: Kinds, land: int, even: bool) -> Work[list[int]]:
    """Push all pieces out of a land: to lands that got fewest of them, or none while there are such."""
    s = act.s
    went: list[int] = []
    if active(s, Rule.instead_of_harm):
        kinds = yield from unhindered(act, kinds, land, MOVE)
    near = ways(act, kinds[0], around(act, land)) if kinds else []
    while near and (pieces := movable(act, land, kinds)):
        left = count(s, land, kinds)
        optional = not must_go(act, land, pieces)
        piece = yield from pick_piece(act, "push", land, pieces, left, optional, PUSH)
        if piece == NONE:
            break
        fewest = min(went.count(other) for other in near)
        open_lands = [other for other in near if went.count(other) == fewest or (fewest and not even)]
        if piece & KIND == THIEF:
            open_lands = ways(act, piece, open_lands) or ways(act, piece, around(act, land))
        to = yield from pick_way(act, piece & KIND, land, open_lands)
        yield from move_piece(act, piece, land, to)
        went.append(to)
    return went


def around_for(act: Action, piece: int, land: int, some: Sequence[int] | None = None) -> list[int]:
    """Return the lands (of some) to which a piece can be pushed, or from which it can be gathered."""
    near = around(act, land)
    for _ in range(extra(act.s, Number.DISTANCE, -1, act.seat, piece & KIND)):
        near = sorted({*near, *(far for other in near for far in around(act, other))} - {land})
    return near if some is None else [other for other in near if other in some]


def from_afar(act: Action, land: int, kinds: Kinds) -> list[tuple[int, int]]:
    """Return the pieces that can be gathered from lands that are not adjacent."""
    near = around(act, land)
    return [
        (far, piece)
        for kind in kinds
        for far in around_for(act, kind, land)
        if far not in near
        for piece in movable(act, far, (kind,), land)
    ]


def must_go(act: Action, land: int, pieces: list[int], ways: list[int] | None = None) -> bool:
    """Return whether any of the pieces of a land has to leave it: invaders need not through isolation.

    `ways` are the lands to which they can go, if not all adjacent ones.
    """
    if not active(act.s, Doing.CROSS):
        return True
    near = around(act, land) if ways is None else ways
    cut_off = is_isolated(act.s, land) or all(is_isolated(act.s, other) for other in near)
    return not cut_off or any(piece & KIND not in UNFORCED for piece in pieces)


def must_come(act: Action, land: int, pairs: list[tuple[int, int]]) -> bool:
    """Return whether any piece nearby has to come to a land: invaders need not through isolation."""
    if not active(act.s, Doing.CROSS):
        return True
    here = is_isolated(act.s, land)
    return any(
        piece & KIND not in UNFORCED or not (here or is_isolated(act.s, near)) for near, piece in pairs
    )


def movable(act: Action, land: int, kinds: Kinds, to: int = NONE) -> list[int]:
    """Return the pieces of some kinds that can leave a land; PRESENCE, the last kind, is the own one."""
    s = act.s
    with_presence = kinds[-1:] == (PRESENCE,)
    pieces = allowed(act, land, pieces_of(act, land, kinds[:-1] if with_presence else kinds), MOVE)
    if active(s, Rule.may_enter):
        exits = around(act, land) if to == NONE else [to]
        pieces = [piece for piece in pieces if ways(act, piece, exits)]
    if pieces and pieces[-1] & KIND == THIEF:
        exits = around(act, land) if to == NONE else [to]
        pieces = [piece for piece in pieces if piece & KIND != THIEF or ways(act, piece, exits)]
    if FLOCK in pieces and presence_of(flock_seat(s)) not in presence_that_can_go(act, land, to):
        pieces.remove(FLOCK)
    if not with_presence:
        return pieces
    own = presence_of(act.seat)
    return pieces + [
        piece
        for piece in presence_that_can_go(act, land, to)
        if (act.any_presence or piece == own) and seat_of(piece) not in act.refused
    ]


def presence_that_can_go(act: Action, land: int, to: int = NONE) -> list[int]:
    """Return the presence in a land, of all spirits, that can leave it (for a certain land)."""
    s = act.s
    exits = around(act, land) if to == NONE else [to]
    return [
        presence_of(seat)
        for seat in range(s.seats)
        if s.presence[seat][land]
        and not holds_presence(s, seat, land)
        and ways(act, presence_of(seat), exits)
    ]


def ways(act: Action, piece: int, lands: list[int]) -> list[int]:
    """Return those of some lands to which a piece can go."""
    if piece & KIND == THIEF:
        lands = [land for land in lands if act.s.island.terrain[land] != OCEAN]
    elif piece == FLOCK:
        lands = ways(act, presence_of(flock_seat(act.s)), lands)
    if piece & KIND != PRESENCE:
        if not active(act.s, Rule.may_enter):
            return lands
        return [land for land in lands if hook_calls.may_enter(act, piece, land)]
    return [land for land in lands if may_have_presence(act.s, seat_of(piece), land)]


def move_piece(act: Action, piece: int, land: int, to: int) -> Work[bool]:
    """Move one piece, with its damage and strife; presence of another spirit only if that agrees."""
    s = act.s
    if piece & KIND == THIEF:
        yield from hook_calls.instead_of_moving_extra(act, piece, land, to)
        return True
    if piece & KIND == PRESENCE:
        seat = seat_of(piece)
        words: Args = {"land": act.name(land), "to": act.name(to)}
        if not (yield from consents(act, seat, "presence_moves", words)):
            act.refused = (*act.refused, seat)
            return False
        yield from bring_presence(act, seat, to, land, moves=True)
        return True
    if piece == FLOCK:
        seat = flock_seat(s)
        words = {"land": act.name(land), "to": act.name(to)}
        if not (yield from consents(act, seat, "presence_moves", words)):
            act.refused = (*act.refused, seat)
            return False
        for _ in range(2):
            yield from bring_presence(act, seat, to, land, moves=True)
    else:
        take(s, land, piece)
        put(s, to, piece)
    act.log.append((MOVE, piece, to, land, 1))
    if s.trace is not None:
        act.tell("moved", {"kind": KINDS[piece & KIND], "land": act.name(land), "to": act.name(to)})
    for rule, by in active(s, Rule.after_moving):
        yield from rule.after_moving(act, by, piece, land, to) or NOTHING
    if piece >= UNMARKED and piece != FLOCK:
        yield from check_health(act, to, piece)
    return True


def push_presence(act: Action, seat: int = -1, among: Sequence[int] | None = None) -> Work[tuple[int, int]]:
    """Let a spirit push 1 of its presence (out of some lands).

    Returns from where and to where, or NONE for both.
    """
    seat = act.seat if seat < 0 else seat
    piece = presence_of(seat)
    own = presence_lands(act.s, seat) if among is None else among
    lands = [
        land for land in own if ways(act, piece, around(act, land)) and not holds_presence(act.s, seat, land)
    ]
    origin = yield from pick_land(act, lands, "push_from", optional=True, seat=seat)
    if origin == NONE:
        return NONE, NONE
    to = yield from pick_way(act, PRESENCE, origin, ways(act, piece, around(act, origin)), seat=seat)
    yield from move_presence(act, origin, to, seat)
    return origin, to

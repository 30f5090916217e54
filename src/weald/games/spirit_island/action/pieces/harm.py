"""Verbs for harm to single pieces: they are hurt, spared, destroyed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weald.games.spirit_island.action import hook_calls
from weald.games.spirit_island.action.asking.questions import consents, pick_piece
from weald.games.spirit_island.action.context import ALL, HERE, NONE, Amount, at_most, kinds_of
from weald.games.spirit_island.action.pieces.reading import harmable, how_many, unhindered
from weald.games.spirit_island.action.spirits.presence import lose_presence, remove_presence
from weald.games.spirit_island.model.lands import number, put, take
from weald.games.spirit_island.model.pieces import (
    ASLEEP,
    FEAR_OF_LOSS,
    FLOCK,
    KIND,
    KINDS,
    MARKS,
    SPARED,
    THIEF,
    Kinds,
    damage_on,
    hurt,
    unhurt,
)
from weald.games.spirit_island.rules import fear as fears
from weald.games.spirit_island.rules.aims import HIT
from weald.games.spirit_island.rules.asking import extra, may
from weald.games.spirit_island.rules.happenings import DESTROY, HURT
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import flock_seat, health, health_left
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import active
from weald.games.spirit_island.rules.subjects import Doing, Number

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


def hurt_piece(act: Action, land: int, piece: int, n: int) -> Work[None]:
    """Damage to one piece, which may destroy it."""
    s = act.s
    if health_left(s, land, piece) <= n:
        yield from destroy_piece(act, land, piece)
        return
    take(s, land, piece)
    put(s, land, hurt(piece, n, act.dreaming))
    act.log.append((HURT, piece, land, -1, n))
    if s.trace is not None:
        act.tell("hurt", {"kind": KINDS[piece & KIND], "land": act.name(land), "n": n})


def put_to_sleep(act: Action, land: int, piece: int) -> int:
    """Let a piece dream that it is destroyed; returns it as it sleeps until the Action is complete."""
    s = act.s
    take(s, land, piece)
    if health_left(s, land, piece) <= 0:
        # It has become smaller and bears more than it can: in truth nothing may come of it.
        piece = unhurt(piece)
    piece += ASLEEP
    put(s, land, piece)
    act.log.append((HURT, piece, land, -1, 0))
    return piece


def spare(act: Action, land: int, piece: int, rule: str) -> None:
    """Keep a piece from being destroyed in this Action; count what a rule has spared."""
    take(act.s, land, piece)
    if health_left(act.s, land, piece) <= 0:
        # Its health has sunk: it would be destroyed as soon as the Action is complete.
        piece = unhurt(piece)
    put(act.s, land, piece + SPARED)
    act.spared = {**act.spared, rule: act.spared.get(rule, 0) + 1}
    act.log.append((HURT, piece, land, -1, 0))


def check_all_health(act: Action) -> Work[None]:
    """Destroy every piece whose damage is as much as its health, because its health has sunk."""
    s = act.s
    doomed = []
    # Looked up once: this runs after every action, for all that is marked.
    rules = active(s, Number.HEALTH)
    for key, n in list(s.marked.items()):
        land, piece = divmod(key, MARKS)
        if piece < ASLEEP and damage_on(piece) >= health(s, land, piece, rules):
            # All of them bear no damage meanwhile: a rule may ask where one goes instead.
            take(s, land, piece, n)
            put(s, land, unhurt(piece), n)
            doomed += [(land, unhurt(piece))] * n
    for land, piece in doomed:
        yield from destroy_piece(act, land, piece)


def destroy(act: Action, n: Amount, kinds: int | Kinds, land: int = HERE) -> Work[int]:
    """Destroy `n` pieces, ALL for all of them; returns how many were destroyed."""
    s = act.s
    kinds = kinds_of(kinds)
    land = act.at(land)
    if active(s, Rule.instead_of_harm) and at_most(n) > 0:
        kinds = yield from unhindered(act, kinds, land)
    before = len(act.log)
    left, optional = at_most(n), act.optional(n)
    while left > 0:
        pieces = harmable(act, land, kinds, DESTROY)
        if not pieces:
            break
        at_once = left >= ALL or not active(s, Number.DAMAGE_INSTEAD)
        if left >= sum([how_many(act, land, piece) for piece in pieces]) and not optional and at_once:
            for piece in pieces:
                for _ in range(how_many(act, land, piece)):
                    yield from destroy_piece(act, land, piece)
            break
        piece = yield from pick_piece(act, "destroy", land, pieces, left, optional, HIT)
        if piece == NONE:
            break
        yield from destroy_one(act, land, piece)
        left -= 1
    return act.counted(DESTROY, kinds, land, before)


def destroy_one(act: Action, land: int, piece: int) -> Work[None]:
    """Destroy one piece, or damage one that withstands destruction."""
    n = extra(act.s, Number.DAMAGE_INSTEAD, land, of=piece)
    if n:
        yield from hurt_piece(act, land, piece, n)
        return
    yield from destroy_piece(act, land, piece)


def destroy_piece(act: Action, land: int, piece: int) -> Work[None]:
    """Destroy one piece; towns and cities leave fear behind."""
    s = act.s
    kind = piece & KIND
    if kind == THIEF:
        yield from hook_calls.instead_of_harming_extra(act, land, piece, DESTROY)
        return
    if active(s, Rule.instead_of_destroying) and (
        yield from hook_calls.instead_of_destroying(act, land, piece)
    ):
        return
    if piece == FLOCK:
        yield from _harm_flock(act, land, DESTROY)
        return
    take(s, land, piece)
    act.log.append((DESTROY, piece, land, -1, 1))
    if s.trace is not None:
        act.tell("destroyed", {"kind": KINDS[kind], "land": act.name(land)})
    if FEAR_OF_LOSS[kind] and may(s, Doing.FRIGHTEN, of=kind):
        fears.gain(s, FEAR_OF_LOSS[kind])


def check_island(act: Action) -> Work[None]:
    """Destroy every piece of the island whose damage is now as much as its health."""
    s = act.s
    for key in sorted(s.marked):
        land, piece = divmod(key, MARKS)
        while number(s, land, piece) and health_left(s, land, piece) <= 0:
            before = number(s, land, piece)
            yield from destroy_piece(act, land, piece)
            if number(s, land, piece) == before:
                break


def check_health(act: Action, land: int, piece: int) -> Work[None]:
    """Destroy a piece whose damage now equals its health."""
    if number(act.s, land, piece) and health_left(act.s, land, piece) <= 0:
        yield from destroy_piece(act, land, piece)


def _harm_flock(act: Action, land: int, what: int) -> Work[bool]:
    """Destroy, remove or replace beasts that two presence count as, if their spirit agrees."""
    seat = flock_seat(act.s)
    if not (yield from consents(act, seat, "flock", {"land": act.name(land)}, -1.0)):
        act.refused = (*act.refused, seat)
        return False
    for _ in range(2):
        if what == DESTROY:
            yield from lose_presence(act, seat, land)
        else:
            remove_presence(act, seat, land)
    act.log.append((what, FLOCK, land, -1, 1))
    return True

"""Verbs for pieces that are removed, replaced, added."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from weald.games.spirit_island.action import hook_calls
from weald.games.spirit_island.action.asking.questions import ask, pick_land, pick_piece
from weald.games.spirit_island.action.context import (
    ANY_INVADER,
    HERE,
    NO_PAIR,
    NONE,
    Amount,
    at_most,
    kinds_of,
)
from weald.games.spirit_island.action.pieces.harm import _harm_flock, destroy_piece
from weald.games.spirit_island.action.pieces.reading import allowed, pieces_of
from weald.games.spirit_island.model.lands import put, take
from weald.games.spirit_island.model.pieces import (
    ASLEEP,
    BEASTS,
    BLIGHT,
    CITY,
    DAMAGE_UNIT,
    DREAM_UNIT,
    EXPLORER,
    FLOCK,
    HEALTH,
    INVADERS,
    KIND,
    KINDS,
    STRIFE_UNIT,
    THIEF,
    TOWN,
    UNMARKED,
    Kinds,
    damage_on,
    dreamt_on,
    hurt,
    strife_on,
    unhurt,
)
from weald.games.spirit_island.rules.aims import HIT, PLAIN, PROMOTE, PROVOKE, SETTLE
from weald.games.spirit_island.rules.happenings import ADD, CAME, REMOVE, REPLACE
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import health, health_left
from weald.games.spirit_island.rules.powers import NOTHING, Work
from weald.games.spirit_island.rules.registry import active
from weald.games.spirit_island.rules.subjects import Number
from weald.kernel.decisions import Value
from weald.kernel.messages import Args

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action

SMALLER = {CITY: TOWN, TOWN: EXPLORER}


# The aim of a question where a piece is added, by its kind.
BY_KIND = -1
LARGER = {EXPLORER: TOWN, TOWN: CITY, THIEF: TOWN}


def remove(act: Action, n: Amount, kinds: int | Kinds, land: int = HERE) -> Work[int]:
    """Remove `n` pieces, which generates no fear; blight goes back to its card."""
    kinds = kinds_of(kinds)
    land = act.at(land)
    gone, most, optional = 0, at_most(n), act.optional(n)
    while gone < most:
        pieces = allowed(act, land, pieces_of(act, land, kinds), REMOVE)
        if not pieces:
            break
        piece = yield from pick_piece(act, "remove", land, pieces, most - gone, optional, HIT)
        if piece == NONE:
            break
        yield from try_to_remove(act, land, piece)
        gone += 1
    return gone


def remove_health(act: Action, n: int, land: int = HERE) -> Work[None]:
    """Remove invaders with `n` health in total at most; damage does not make it less."""
    s = act.s
    land = act.at(land)
    while True:
        pieces = allowed(act, land, pieces_of(act, land, INVADERS), REMOVE)
        pieces = [piece for piece in pieces if health(s, land, piece) <= n]
        if not pieces:
            return
        piece = yield from pick_piece(act, "remove_health", land, pieces, n, optional=True, aim=HIT)
        if piece == NONE:
            return
        n -= health(s, land, piece)
        yield from try_to_remove(act, land, piece)


def remove_among(act: Action, n: Amount, kinds: int | Kinds, lands: Sequence[int]) -> Work[None]:
    """Remove `n` pieces in several lands, one by one where the player likes."""
    kinds = kinds_of(kinds)
    for left in range(at_most(n), 0, -1):
        pairs = [
            (land, piece)
            for land in lands
            for piece in allowed(act, land, pieces_of(act, land, kinds), REMOVE)
        ]
        if not pairs:
            return
        options: list[Value] = [*pairs, NO_PAIR] if act.optional(n) else [*pairs]
        chosen: tuple[int, ...] = yield from ask(act, "remove_among", options, "at", {"n": left})
        if chosen == NO_PAIR:
            return
        yield from try_to_remove(act, *chosen)


def try_to_remove(act: Action, land: int, piece: int) -> Work[None]:
    """Take one piece off the island, unless something else happens to it."""
    if piece & KIND == THIEF:
        yield from hook_calls.instead_of_harming_extra(act, land, piece, REMOVE)
    elif piece == FLOCK:
        yield from _harm_flock(act, land, REMOVE)
    elif not (
        active(act.s, Rule.instead_of_removing)
        and (yield from hook_calls.instead_of_removing(act, land, piece))
    ):
        remove_piece(act, land, piece)


def remove_piece(act: Action, land: int, piece: int, to_box: bool = False) -> None:
    """Take one piece off the island; blight goes back to its card, or to the box."""
    s = act.s
    take(s, land, piece)
    if piece == BLIGHT and not to_box:
        return_blight(act)
    act.log.append((REMOVE, piece, land, -1, 1))
    if s.trace is not None:
        act.tell("removed", {"kind": KINDS[piece & KIND], "land": act.name(land)})


def return_blight(act: Action) -> None:
    """Put 1 blight that has left a land back on the blight card, unless a rule keeps it."""
    if not (active(act.s, Rule.instead_of_returning_blight) and hook_calls.instead_of_returning_blight(act)):
        act.s.blight_pool += 1


def replace(act: Action, kinds: int | Kinds, new: int | Kinds, land: int = HERE) -> Work[bool]:
    """Replace one piece by others; damage and strife stay with the first of them, if it can hold them."""
    land = act.at(land)
    pieces = allowed(act, land, pieces_of(act, land, kinds_of(kinds)), REPLACE)
    if not pieces:
        return False
    piece = yield from pick_piece(act, "replace", land, pieces, 1, aim=HIT)
    yield from replace_piece(act, land, piece, kinds_of(new))
    return True


def replace_piece(act: Action, land: int, piece: int, new: Kinds, spread: bool = False) -> Work[list[int]]:
    """Put other pieces where one was; returns those that are there then.

    Its damage stays with the first of them, or is `spread`: each bears what it can before the next one.
    """
    s = act.s
    if piece & KIND == THIEF:
        if not (yield from hook_calls.instead_of_harming_extra(act, land, piece, REPLACE, new)):
            return []
        piece = EXPLORER
    elif piece == FLOCK:
        if not (yield from _harm_flock(act, land, REPLACE)):
            return []
        piece = BEASTS
    else:
        take(s, land, piece)
        act.log.append((REPLACE, piece, land, -1, 1))
    if piece == BLIGHT:
        return_blight(act)
    if s.trace is not None:
        # Those that have run out do not come.
        names = "_".join(
            KINDS[kind] for kind in (hook_calls.left_in_supply(act, new) if active(s, Number.SUPPLY) else new)
        )
        words: Args = {"kind": KINDS[piece & KIND], "land": act.name(land)}
        act.tell(*(("replaced", {**words, "new": names}) if names else ("removed", words)))
    # Damage stays with the first that comes, if it can bear any; only invaders can hold strife.
    came = list(new)
    if spread:
        came = spread_damage(act, land, came, damage_on(piece))
    elif HEALTH[came[0]]:
        came[0] += damage_on(piece) * DAMAGE_UNIT + dreamt_on(piece) * DREAM_UNIT + piece // ASLEEP * ASLEEP
    came = yield from share_strife(act, land, came, strife_on(piece))
    return (yield from bring_new(act, land, came))


def bring_new(act: Action, land: int, pieces: Sequence[int]) -> Work[list[int]]:
    """Put pieces into a land that replace another one; returns those that can live."""
    there = []
    for piece in pieces:
        if active(act.s, Number.SUPPLY) and hook_calls.runs_short(act, piece, land):
            continue
        if (yield from _put_new(act, land, piece)):
            there.append(piece)
    return there


def _put_new(act: Action, land: int, piece: int) -> Work[bool]:
    """Put a piece that replaces another one; returns whether it can live."""
    s = act.s
    dies = piece >= UNMARKED and health_left(s, land, piece) <= 0
    if dies:
        # It bears no damage meanwhile: a rule may ask where it goes instead, or let it stay.
        piece = unhurt(piece)
    put(s, land, piece)
    act.log.append((CAME, piece, land, -1, 1))
    if dies:
        yield from destroy_piece(act, land, piece)
    return not dies


def spread_damage(act: Action, land: int, pieces: list[int], damage: int) -> list[int]:
    """Return pieces with the damage of one that they replace: the first bear as much as they can."""
    hurt_ones = []
    for piece in pieces:
        n = min(damage, health(act.s, land, piece))
        hurt_ones.append(hurt(piece, n))
        damage -= n
    return hurt_ones


def share_strife(act: Action, land: int, pieces: list[int], strife: int) -> Work[list[int]]:
    """Strife of a replaced invader goes to those that came for it, as the player likes."""
    for left in range(strife, 0, -1):
        able = sorted({piece for piece in pieces if piece & KIND in INVADERS})
        if not able:
            break
        piece = yield from pick_piece(act, "strife", land, able, left, aim=PROVOKE)
        pieces[pieces.index(piece)] += STRIFE_UNIT
    return pieces


def downgrade(act: Action, n: Amount, kinds: int | Kinds = ANY_INVADER, land: int = HERE) -> Work[None]:
    """Replace invaders by the next smaller ones; explorers are removed."""
    land = act.at(land)
    for left in range(at_most(n), 0, -1):
        pieces = allowed(act, land, pieces_of(act, land, kinds_of(kinds)), REPLACE)
        if not pieces:
            return
        piece = yield from pick_piece(act, "downgrade", land, pieces, left, act.optional(n), HIT)
        if piece == NONE:
            return
        if piece & KIND in (EXPLORER, THIEF):
            yield from try_to_remove(act, land, piece)
        else:
            yield from replace_piece(act, land, piece, (SMALLER[piece & KIND],))


def upgrade(act: Action, n: Amount, kinds: int | Kinds, land: int = HERE) -> Work[None]:
    """Replace explorers with towns, towns with cities."""
    land = act.at(land)
    for left in range(at_most(n), 0, -1):
        pieces = allowed(act, land, pieces_of(act, land, kinds_of(kinds)), REPLACE)
        if not pieces:
            return
        piece = yield from pick_piece(act, "upgrade", land, pieces, left, act.optional(n), PROMOTE)
        if piece == NONE:
            return
        yield from replace_piece(act, land, piece, (LARGER[piece & KIND],))


def add(act: Action, n: int, kinds: int, land: int = HERE) -> Work[None]:
    """Add pieces or tokens to a land; for blight see `add_blight`."""
    assert kinds != BLIGHT
    land = act.at(land)
    for _ in range(n):
        yield from add_piece(act, land, kinds)


def add_to_one_of(
    act: Action, n: int, kind: int, lands: Sequence[int], question: str = "", aim: int = BY_KIND
) -> Work[int]:
    """Add pieces or tokens to one of some lands, if there are any; returns it, or NONE."""
    if aim == BY_KIND:
        aim = SETTLE if kind in INVADERS else PLAIN
    land = yield from pick_land(act, lands, question or f"add_{KINDS[kind]}", aim=aim)
    if land != NONE:
        yield from add(act, n, kind, land)
    return land


def add_piece(act: Action, land: int, piece: int) -> Work[None]:
    """Add one piece to a land, if there is one."""
    s = act.s
    if active(s, Number.SUPPLY) and hook_calls.runs_short(act, piece, land):
        return
    put(s, land, piece)
    act.log.append((ADD, piece, land, -1, 1))
    if s.trace is not None:
        act.tell("added", {"kind": KINDS[piece & KIND], "land": act.name(land)})
    for rule, by in active(s, Rule.after_adding):
        yield from rule.after_adding(act, by, piece, land) or NOTHING

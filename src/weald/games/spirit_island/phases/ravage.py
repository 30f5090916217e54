"""Ravage in one land, step by step as in the rulebook."""

from __future__ import annotations

from collections.abc import Callable

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.model.lands import number, pieces_in, put, take
from weald.games.spirit_island.model.pieces import DAHAN, INVADERS, KIND, STRIFE_UNIT
from weald.games.spirit_island.phases.beats import before_acting, show_part
from weald.games.spirit_island.rules.aims import WOUND
from weald.games.spirit_island.rules.asking import extra
from weald.games.spirit_island.rules.happenings import DESTROY, HURT
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.invader_actions import DAHAN_FIRST, TOGETHER, Ravage
from weald.games.spirit_island.rules.land_rules import defence, health_left, strength, strife_at_work
from weald.games.spirit_island.rules.powers import NOTHING, Work
from weald.games.spirit_island.rules.registry import active
from weald.games.spirit_island.rules.subjects import Number


def ravage(act: Action, land: int, change: Callable[[Ravage], None] | None = None) -> Work[Ravage]:
    """Invaders damage the land and the dahan; the dahan that are left strike back.

    The result stays in `act.ravage`, for what comes after.
    """
    s = act.s
    r = act.ravage = Ravage(land)
    at_first = None if s.trace is None else before_acting(s, land)
    if change is not None:
        change(r)
    for rule, by in active(s, Rule.before_ravage):
        yield from rule.before_ravage(act, by, r) or NOTHING
    if r.allies:
        r.left_out.update(allies(act, r))
    act.exempt = r.left_out
    if r.order == DAHAN_FIRST:
        yield from counter_attack(act, r, s.pieces[land][DAHAN], allies_strength(act, r))
    r.dealt = invaders_damage(act, r)
    if r.dealt:
        r.dealt += r.bonus
    r.defend = defence(s, land)
    r.damage = max(0, r.dealt - r.defend)
    for rule, by in active(s, Rule.before_ravage_damage):
        yield from rule.before_ravage_damage(act, by, r) or NOTHING
    before, helped = s.pieces[land][DAHAN], allies_strength(act, r)
    # Land and dahan are struck at once: what blight destroys still adds to the damage.
    r.dahan_damage = yield from damage_to_dahan(act, r)
    if at_first is not None:
        act.tell("ravage", {"land": act.name(land), "n": r.damage, "defend": r.defend})
        show_part(act, "damage", at_first)
    yield from hurt_land(act, r)
    if at_first is not None and r.blight:
        show_part(act, "land", at_first)
    yield from inflict(act, r)
    if at_first is not None and r.dahan_damage:
        show_part(act, "dahan", at_first)
    if r.order == TOGETHER:
        yield from counter_attack(act, r, before, helped)
    elif r.order != DAHAN_FIRST:
        yield from counter_attack(act, r, s.pieces[land][DAHAN], allies_strength(act, r))
    act.exempt = {}
    return r


def invaders_damage(act: Action, r: Ravage) -> int:
    """Return the damage by all invaders that take part; one with strife deals nothing and loses a strife."""
    s, land = act.s, r.land
    if not s.marked and not r.left_out:
        pieces = s.pieces[land]
        return sum(
            [
                pieces[kind] * max(0, strength(s, land, kind) + r.stronger[kind])
                for kind in INVADERS
                if pieces[kind]
            ]
        )
    dealt = 0
    for piece in pieces_in(s, land, INVADERS):
        n = number(s, land, piece) - r.left_out.get(piece, 0)
        if n > 0 and strife_at_work(s, piece):
            take(s, land, piece, n)
            put(s, land, piece - STRIFE_UNIT, n)
        elif n > 0:
            dealt += n * max(0, strength(s, land, piece) + r.stronger[piece & KIND])
    return dealt


def hurt_land(act: Action, r: Ravage) -> Work[None]:
    """Enough damage adds one blight, however much it is."""
    r.land_damage = 0 if r.spares_land else max(0, r.damage + r.land_more)
    r.blight = yield from act.damage_land(
        r.land_damage, r.land, r.enough, r.blight + r.quiet_blight, r.quiet_blight
    )


def hurt_dahan(act: Action, r: Ravage) -> Work[None]:
    """Deal the damage of invaders to the dahan, outside of a ravage."""
    r.dahan_damage = yield from damage_to_dahan(act, r)
    yield from inflict(act, r)


def damage_to_dahan(act: Action, r: Ravage) -> Work[int]:
    """Return the damage that dahan suffer: the same as the land, and what badlands add."""
    damage = 0 if r.spares_dahan else max(0, r.damage + r.dahan_more)
    if damage and (act.s.pieces[r.land][DAHAN] > r.dahan_out or r.allies):
        damage += yield from act.from_badlands(r.land, (DAHAN,))
    return damage


def inflict(act: Action, r: Ravage) -> Work[None]:
    """Deal the damage to dahan, one after the other, those hurt before first."""
    s, land = act.s, r.land
    damage = r.dahan_damage
    since = len(act.log)
    while damage > 0 and (s.pieces[land][DAHAN] > r.dahan_out or r.allies):
        dahan = act.harmable(land, (DAHAN,)) if s.pieces[land][DAHAN] > r.dahan_out else []
        struck = [min(dahan, key=lambda one: health_left(s, land, one))] if dahan else []
        if r.allies:
            struck += act.allowed(land, [*allies(act, r)], HURT)
        if not struck:
            break
        # Allies of the dahan may be struck first; the players decide.
        piece = (
            struck[0]
            if len(struck) == 1
            else (yield from act.pick_piece("damage", land, struck, damage, aim=WOUND))
        )
        needed = health_left(s, land, piece)
        if damage < needed and piece & KIND == DAHAN:
            r.dahan_hurt = damage
        yield from act.hurt_piece(land, piece, min(damage, needed))
        damage -= needed
        if r.allies:
            r.left_out.update(allies(act, r))
    r.dahan_lost = act.counted(DESTROY, (DAHAN,), land, since)


def allies(act: Action, r: Ravage) -> dict[int, int]:
    """Return the invaders that fight beside the dahan, with their numbers."""
    return {piece: number(act.s, r.land, piece) for piece in pieces_in(act.s, r.land, r.allies)}


def allies_strength(act: Action, r: Ravage) -> int:
    """Return the damage of the invaders that fight beside the dahan; strife does not keep them from it."""
    return sum([strength(act.s, r.land, piece) * n for piece, n in allies(act, r).items()]) if r.allies else 0


def counter_attack(act: Action, r: Ravage, dahan: int, more: int) -> Work[None]:
    """Let each dahan that takes part strike, also where invaders dealt no damage, and its allies (`more`)."""
    r.counter = max(0, dahan - r.dahan_out) * r.dahan_strike + more if r.strikes_back else 0
    r.counter = max(0, r.counter + extra(act.s, Number.COUNTER_ATTACK, r.land))
    if r.counter and act.s.trace is not None:
        act.tell("counter", {"land": act.name(r.land), "n": r.counter})
    yield from act.damage(r.counter, INVADERS, r.land)

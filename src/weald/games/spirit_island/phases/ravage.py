"""Ravage in one land, step by step as in the rulebook."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.model.lands import number, pieces_in, put, take
from weald.games.spirit_island.model.pieces import DAHAN, INVADERS, STRIFE_UNIT, strife_on
from weald.games.spirit_island.rules.happenings import DESTROY
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.invader_actions import Ravage
from weald.games.spirit_island.rules.land_rules import defence, health_left, hits, strength
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import active


def ravage(act: Action, land: int) -> Work[Ravage]:
    """Invaders damage the land and the dahan; the dahan that are left strike back."""
    s = act.s
    r = act.ravage = Ravage(land)
    for rule, by in active(s, Rule.ravaging):
        yield from rule.ravaging(act, by, r)
    dealt = yield from invaders_damage(act, land)
    if dealt:
        dealt += r.bonus
    r.defend = defence(s, land)
    r.damage = max(0, dealt - r.defend)
    for rule, by in active(s, Rule.damaging):
        yield from rule.damaging(act, by, r)
    before = s.pieces[land][DAHAN]
    if s.trace is not None:
        act.tell("ravage", {"land": act.name(land), "n": r.damage, "defend": r.defend})
    yield from hurt_land(act, r)
    if not r.spares_dahan:
        yield from hurt_dahan(act, r)
    fighting = before if r.together else s.pieces[land][DAHAN]
    r.counter = fighting * r.dahan_strike
    if r.counter and s.trace is not None:
        act.tell("counter", {"land": act.name(land), "n": r.counter})
    yield from act.damage(r.counter, INVADERS, land)
    return r


def invaders_damage(act: Action, land: int) -> Work[int]:
    """What all invaders of a land deal; one with strife deals nothing and loses a strife."""
    yield from ()
    s = act.s
    if not s.marked:
        pieces = s.pieces[land]
        return sum([pieces[kind] * strength(s, land, kind) for kind in INVADERS if pieces[kind]])
    dealt = 0
    for piece in pieces_in(s, land, INVADERS):
        n = number(s, land, piece)
        if strife_on(piece):
            take(s, land, piece, n)
            put(s, land, piece - STRIFE_UNIT, n)
        else:
            dealt += n * strength(s, land, piece)
    return dealt


def hurt_land(act: Action, r: Ravage) -> Work[None]:
    """Enough damage adds one blight, however much it is."""
    if r.damage < r.enough or r.spares_land:
        r.blight = r.quiet_blight = 0
        return
    r.blight = yield from act.add_blight(r.blight + r.quiet_blight, r.land, r.quiet_blight)


def hurt_dahan(act: Action, r: Ravage) -> Work[None]:
    """The same damage again to the dahan: one after the other falls, those hurt before first."""
    s = act.s
    land = r.land
    damage = r.damage + (hits(s, land) if r.damage else 0)
    since = len(act.log)
    while damage > 0:
        dahan = act.harmable(land, (DAHAN,))
        if not dahan:
            break
        piece = min(dahan, key=lambda one: health_left(s, land, one))
        needed = health_left(s, land, piece)
        if damage < needed:
            r.dahan_hurt = damage
        yield from act.hurt_piece(land, piece, min(damage, needed))
        damage -= needed
    r.dahan_lost = act.counted(DESTROY, (DAHAN,), land, since)

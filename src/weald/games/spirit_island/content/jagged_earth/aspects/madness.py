"""Madness, an aspect of Shadows Flicker Like Flame: strife where it grows, fear where it falls."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import up_to
from weald.games.spirit_island.model.lands import has_invaders
from weald.games.spirit_island.model.pieces import presence_of
from weald.games.spirit_island.rules.declare import aspect
from weald.games.spirit_island.rules.faces import Strengths
from weald.games.spirit_island.rules.happenings import GROWTH, SPECIAL_RULE
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.powers import Work


class ShadowsCastASubtleMadness(Rule):
    """Presence that it adds by growth may bring strife."""

    id = "shadows_cast_a_subtle_madness"

    def after_adding(self, act: Action, by: Owner, piece: int, land: int) -> Work[None]:
        if act.cause == GROWTH and act.seat == by.seat and piece == presence_of(by.seat):
            madness = begin_rule(act, self.id, by.seat)
            yield from madness.add_strife(up_to(1), land=land)
            yield from madness.conclude()


class GlimpseOfTheShadowedVoid(Rule):
    """Presence that is destroyed before the eyes of invaders frightens them."""

    id = "glimpse_of_the_shadowed_void"

    def after_losing_presence(self, act: Action, by: Owner, seat: int, land: int, n: int) -> Work[None]:
        if seat == by.seat and has_invaders(act.s, land):
            glimpse = begin_rule(act, self.id, by.seat)
            yield from glimpse.fear(n, land)
            yield from glimpse.conclude()


def begin_rule(act: Action, rule: str, seat: int) -> Action:
    """Return an Action of a special rule inside another one."""
    inner = act.nested(rule, seat)
    inner.cause = SPECIAL_RULE
    return inner


MADNESS = aspect(
    "madness",
    of="shadows",
    complexity="moderate",
    without="shadows_of_the_dahan",
    rules=[ShadowsCastASubtleMadness(), GlimpseOfTheShadowedVoid()],
    strengths=Strengths(offence=3, control=3, fear=5, defence=3, utility=1),
)

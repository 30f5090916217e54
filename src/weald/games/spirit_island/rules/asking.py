"""Asking the rules in force whether a thing may be done, and how much a number is more."""

from __future__ import annotations

from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.registry import LAST, active
from weald.games.spirit_island.rules.subjects import Doing, Number


def may(
    s: IslandState, what: Doing, land: int = -1, seat: int = -1, of: int = -1, normally: bool = True
) -> bool:
    """Return whether a thing may be done: what one rule forbids no other allows, as on the cards."""
    # The same as `active`, without a call where no effects last: this is asked most of all.
    last = LAST.now
    rules = active(s, what) if s.effects or last.setting is not s.setting else last.rules[what]
    if not rules:
        return normally
    allowed = normally
    for rule, by in rules:
        verdict = rule.may(s, by, what, land, seat, of)
        if verdict is False:
            return False
        if verdict:
            allowed = True
    return allowed


def permission(s: IslandState, what: Doing, seat: int, of: int = -1) -> tuple[Rule, By] | None:
    """Return the first rule that allows a spirit a thing: its `after_use` comes if that is what it needs."""
    for rule, by in active(s, what):
        if rule.may(s, by, what, -1, seat, of):
            return rule, by
    return None


def extra(s: IslandState, what: Number, land: int = -1, seat: int = -1, of: int = -1) -> int:
    """Return how much rules add to a number, all together."""
    last = LAST.now
    rules = active(s, what) if s.effects or last.setting is not s.setting else last.rules[what]
    more = 0
    for rule, by in rules:
        more += rule.extra(s, by, what, land, seat, of)
    return more

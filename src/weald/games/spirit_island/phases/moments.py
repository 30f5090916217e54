"""Moments at which special rules act, each in an Action of its own, as long as the game goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.state import INVADER, IslandState
from weald.games.spirit_island.phases.ending import ended
from weald.games.spirit_island.rules.happenings import SPECIAL_RULE
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.powers import NOTHING, Work
from weald.games.spirit_island.rules.registry import active


def let_act(
    s: IslandState, point: Callable[..., Any], cause: int, source: str, *args: int, seat: int = -1
) -> Work[bool]:
    """Let all rules act that have a say at a point; returns whether the game goes on (ruling F14)."""
    for rule, by in active(s, point):
        act = begin(s, cause, source, seat)
        yield from getattr(rule, point.__name__)(act, by, *args) or NOTHING
        yield from act.conclude()
        if ended(s):
            return False
    return True


def pause(s: IslandState) -> Work[bool]:
    """Let special rules have their say before the next Action of the invader phase, as `let_act` does."""
    if s.phase == INVADER and active(s, Rule.before_next_action):
        return (yield from let_act(s, Rule.before_next_action, SPECIAL_RULE, "offer"))
    return True

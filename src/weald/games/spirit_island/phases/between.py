"""Between two Actions of the invader phase: what a special rule lets a spirit do there."""

from __future__ import annotations

from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.state import INVADER, IslandState
from weald.games.spirit_island.rules.happenings import SPECIAL_RULE
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import active


def pause(s: IslandState) -> Work[None]:
    """Let special rules have their say before the next Action of the invader phase."""
    if s.phase == INVADER:
        for rule, by in active(s, Rule.between_actions):
            act = begin(s, SPECIAL_RULE, "offer")
            yield from rule.between_actions(act, by)
            yield from act.conclude()

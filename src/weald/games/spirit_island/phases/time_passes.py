"""Time passes: cards are discarded, damage heals, what lasted for the turn ends."""

from __future__ import annotations

from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.lands import heal
from weald.games.spirit_island.model.state import GAME, TIME, IslandState
from weald.games.spirit_island.phases.ending import closing
from weald.games.spirit_island.rules.happenings import SPECIAL_RULE
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.registry import active
from weald.kernel.game import StepFunction, Steps


def time(s: IslandState) -> Steps:
    """The end of the turn."""
    s.phase = TIME
    for rule, by in active(s, Rule.time_passes):
        act = begin(s, SPECIAL_RULE, "time")
        yield from rule.time_passes(act, by)
        yield from act.conclude()
    for seat in range(s.seats):
        s.discards[seat] += s.played[seat]
        s.played[seat] = []
        s.elements[seat] = [0] * 8
        s.used[seat] = []
        s.changed_speed[seat] = []
        s.picks[seat] = []
        s.icons[seat] = []
        s.tracks_used[seat] = []
        s.plays[seat] = 0
        s.extra_plays[seat] = 0
        s.paid[seat] = False
    if s.marked:
        heal(s)
    s.effects = [effect for effect in s.effects if effect[2] == GAME]
    return closing(s, "turn")


STEPS: dict[str, StepFunction] = {"time": time}

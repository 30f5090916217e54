"""Fear cards that were earned: turned up and resolved one by one before invaders act."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.phases.beats import show
from weald.games.spirit_island.phases.ending import closing
from weald.games.spirit_island.phases.invaders import FEAR_RESOLVED, plan
from weald.games.spirit_island.phases.moments import let_act, pause
from weald.games.spirit_island.rules.asking import may
from weald.games.spirit_island.rules.happenings import FEAR_CARD, SCENARIO
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.powers import NOTHING, Work
from weald.games.spirit_island.rules.registry import FEAR_CARDS
from weald.games.spirit_island.rules.subjects import Doing
from weald.kernel.game import StepFunction, Steps


def fear(s: IslandState) -> Steps:
    """Resolve an earned fear card, in the order earned, by the terror level in force now."""
    if not s.fear_earned or not may(s, Doing.RESOLVE_FEAR):
        plan(s)
        yield from let_act(s, Rule.before_ravage_step, SCENARIO, s.scenario)
        return closing(s, "card")
    if (yield from pause(s)):
        yield from resolve_fear(begin(s, FEAR_CARD, "fear"))
    return closing(s, "fear")


def resolve_fear(act: Action) -> Work[None]:
    """Turn up and resolve the fear card that was earned first."""
    s = act.s
    number = s.fear_earned.pop(0)
    s.fear_discard.append(number)
    if number in s.fear_seen:
        s.fear_seen.remove(number)
    s.counters[FEAR_RESOLVED] = s.counters.get(FEAR_RESOLVED, 0) + 1
    card = FEAR_CARDS.all[number]
    act.source = card.id
    if s.trace is not None:
        s.trace.reveal()
        act.tell("fear-card", {"id": card.id, "level": s.terror})
    level = s.terror
    yield from card.levels[min(level, 3) - 1](act) or NOTHING
    yield from act.conclude()
    if s.trace is not None:
        show(s, "fear", {"id": card.id, "level": min(level, 3)})


STEPS: dict[str, StepFunction] = {"fear": fear}

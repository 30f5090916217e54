"""Scores of options: powers are tried out on a copy, with the invader actions that follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.action.asking.joint import JointQuestion
from weald.games.spirit_island.action.context import (
    NONE,
    OF_MOVE,
    OF_USE,
    IslandQuestion,
)
from weald.games.spirit_island.ai.policy.answers import play_out, quick_scores
from weald.games.spirit_island.ai.policy.moves import Look
from weald.games.spirit_island.ai.value.evaluation import WON, table_value
from weald.games.spirit_island.ai.value.uses import worth_trying
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.phases.events import take_option
from weald.games.spirit_island.rules.happenings import EVENT_CARD
from weald.games.spirit_island.rules.moves import Move
from weald.games.spirit_island.rules.panel import tiers_met
from weald.games.spirit_island.rules.powers import LAND
from weald.games.spirit_island.rules.registry import POWERS
from weald.kernel.decisions import Question, Value

# The types of options that are moves.
MOVES_OF = (OF_MOVE, OF_USE)


def score_options(s: IslandState, question: Question, seat: int, values: Sequence[Value]) -> list[float]:
    """Return how good each option looks."""
    q = cast("IslandQuestion", question)
    if q.of in MOVES_OF:
        return score_moves(Look(s), seat, values)
    if q.kind in ("target_land", "target_spirit"):
        return score_targets(Look(s), q, seat, values)
    if isinstance(q, JointQuestion) and q.parts:
        return [event_worth(s, q, cast("int", value)) for value in values]
    return quick_scores(s, q, seat, values)


def score_moves(look: Look, seat: int, values: Sequence[Value]) -> list[float]:
    """Return how good each move of a phase looks."""
    return [0.0 if value == NONE else look.move(seat, cast("Move", value)) for value in values]


def score_targets(look: Look, q: IslandQuestion, seat: int, values: Sequence[Value]) -> list[float]:
    """Return the changes by this use of a power for targets that are worth trying; less for others."""
    s, power = look.s, POWERS[q.source]
    tiers = tiers_met(s, seat, power)
    targets = [value for value in values if isinstance(value, int)]
    if power.target == LAND:
        targets = worth_trying(s, targets)
    tried_out: dict[Value, float] = {target: look.change(seat, power, target, tiers) for target in targets}
    # A repetition may be declared with fewer elements before its target is chosen.
    tried_out.update((value, look.move(seat, value)) for value in values if isinstance(value, tuple))
    worst = min(tried_out.values()) - 1.0
    return [tried_out.get(value, worst) for value in values]


def event_worth(s: IslandState, q: JointQuestion, value: int) -> float:
    """Return the outlook after an option of an event; a proposal of others is taken unless it is ruinous."""
    if value == NONE:
        return -2 * WON
    copy = s.copy()
    act = begin(copy, EVENT_CARD, q.source)
    play_out(take_option(act, q.parts[value]))
    if copy.defeat:
        return -WON
    return table_value(copy) + (WON if value == q.proposal else 0.0)

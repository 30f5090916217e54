"""Words of AI spirits to the others, spirits that fit a table, and spirits that are easy to begin with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from weald.games.spirit_island.action.context import (
    OF_MOVE,
    OF_SPIRIT,
    IslandQuestion,
)
from weald.games.spirit_island.ai.value.uses import value_after_use
from weald.games.spirit_island.model.growth_code import option_of
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.declare import COMPLEXITIES, Spirit
from weald.games.spirit_island.rules.moves import GROW, PLAY, USE, Move
from weald.games.spirit_island.rules.panel import tiers_met
from weald.games.spirit_island.rules.powers import LAND
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.games.spirit_island.rules.targeting import target_lands
from weald.kernel.decisions import Question, Value
from weald.kernel.messages import Message

# Distance of a team from the best one in cover, so that not always the same spirits come.
SLACK = 1


def intention(s: IslandState, question: Question, seat: int, value: Value) -> Message | None:
    """Return which power a spirit means to use and where, or which card it means to play."""
    q = cast("IslandQuestion", question)
    if q.of == OF_SPIRIT:
        spirit = SPIRITS.ids[cast("int", value)]
        return Message("spirit_island-intends-spirit", {"seat": seat, "spirit": spirit})
    if q.of != OF_MOVE:
        return None
    move = cast("Move", value)
    if move[0] == GROW:
        part, option = option_of(move[1])
        before = sum(len(earlier.options) for earlier in SPIRITS[s.spirits[seat]].growth[:part])
        return Message("spirit_island-intends-growth", {"seat": seat, "n": before + option + 1})
    if move[0] not in (PLAY, USE):
        return None
    power = POWERS.all[move[1]]
    if move[0] == PLAY:
        return Message("spirit_island-intends-play", {"seat": seat, "id": power.id})
    tiers = tiers_met(s, seat, power)
    lands = target_lands(s, seat, power, tiers) if power.target == LAND else []
    if not lands:
        return Message("spirit_island-intends-use", {"seat": seat, "id": power.id})
    land = max(lands, key=lambda target: value_after_use(s, seat, power, target, tiers))
    name = s.island.names[land]
    return Message("spirit_island-intends-use-in", {"seat": seat, "id": power.id, "land": name})


def fitting_options(
    s: IslandState, question: Question, _seat: int, values: Sequence[Value]
) -> Sequence[Value]:
    """Return the spirits with which the team is good at most things."""
    others = [SPIRITS[spirit].strengths for spirit in s.spirits if spirit]
    if cast("IslandQuestion", question).of != OF_SPIRIT or not others:
        return values
    covered = {value: _covered([*others, _spirit(value).strengths]) for value in values}
    most = max(covered.values())
    return [value for value in values if covered[value] >= most - SLACK]


def _spirit(value: Value) -> Spirit:
    return SPIRITS.all[cast("int", value)]


def _covered(profiles: Sequence[Sequence[int]]) -> int:
    """Return how good a team is at the five things together, each by its best spirit."""
    return sum(max(strengths) for strengths in zip(*profiles, strict=True))


def easy_options(_s: IslandState, question: Question, _seat: int, values: Sequence[Value]) -> Sequence[Value]:
    """Return the spirits of low complexity."""
    if cast("IslandQuestion", question).of != OF_SPIRIT:
        return values
    return [value for value in values if _spirit(value).complexity == COMPLEXITIES[0]]

"""The results of using a power, tried out on a copy of the table."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.ai.policy.answers import play_out
from weald.games.spirit_island.ai.policy.situation import threat
from weald.games.spirit_island.ai.value.evaluation import WON, W, table_value
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.happenings import POWER
from weald.games.spirit_island.rules.panel import tiers_met
from weald.games.spirit_island.rules.powers import LAND, Power
from weald.games.spirit_island.rules.registry import POWERS
from weald.games.spirit_island.rules.targeting import target_lands, target_spirits
from weald.games.spirit_island.rules.thresholds import Thresholds

# Number of lands that a power is tried in.
MOST_TRIED = 4


def best_use(s: IslandState, seat: int, power: Power, tiers: int, otherwise: float) -> tuple[float, int]:
    """Return the best value that a power can lead to, and its target."""
    best, where = otherwise, NONE
    for n, target in enumerate(targets_of(s, seat, power, tiers)):
        value = value_after_use(s, seat, power, target, tiers)
        if not n or value > best:
            best, where = value, target
    return best, where


def targets_of(s: IslandState, seat: int, power: Power, tiers: int) -> list[int]:
    """Return the targets that are worth trying."""
    if power.target == LAND:
        return worth_trying(s, target_lands(s, seat, power, tiers))
    return target_spirits(s, seat, power)


def worth_trying(s: IslandState, lands: list[int]) -> list[int]:
    """Return the lands where a power is likely to do most, the most threatened first."""
    if len(lands) <= MOST_TRIED:
        return lands
    threats = threat(s)
    return sorted(lands, key=lambda land: -threats.get(land, 0.0))[:MOST_TRIED]


def value_after_use(s: IslandState, seat: int, power: Power, target: int, tiers: int) -> float:
    """Return the value after this use of a power, and what cards that it put into play can do then."""
    then = tried(s, seat, power, target, tiers)
    if not all(map(any, then.presence)):
        # A spirit without presence is the end.
        return -WON
    value = table_value(then)
    for other in range(s.seats):
        for card in then.played[other]:
            if card not in s.played[other]:
                played = POWERS.all[card]
                best, _ = best_use(then, other, played, tiers_met(then, other, played), value)
                value += max(0.0, best - value) + W.hand
    return value


def tried(s: IslandState, seat: int, power: Power, target: int, tiers: int) -> IslandState:
    """Return the table after this use of a power."""
    copy = s.copy()
    declared = tiers != tiers_met(s, seat, power)
    act = Action(copy, POWER, power.id, seat)
    if power.price is not None:
        if not power.price.payable(copy, seat):
            return copy
        play_out(power.price.pay(act))
    if power.target == LAND:
        play_out(act.use(power, tiers, [target], declared))
    else:
        act.power, act.spirit = power, target
        if power.tiers:
            act.thresholds = Thresholds(copy, seat, power, NONE, tiers, declared)
        play_out(power.body(act))
    return copy

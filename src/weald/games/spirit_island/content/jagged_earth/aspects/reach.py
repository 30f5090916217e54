"""Reach, an aspect of Shadows Flicker Like Flame: once a turn no distance is too far."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.model.state import FAST, SLOW, SPIRIT, IslandState
from weald.games.spirit_island.rules.declare import OfSeat, aspect, effect
from weald.games.spirit_island.rules.effects import spend
from weald.games.spirit_island.rules.faces import Strengths
from weald.games.spirit_island.rules.happenings import GROWTH, POWER, PRESENCE_ADDED, PRESENCE_MOVED, TRACK
from weald.games.spirit_island.rules.hooks import Owner, Rule

# The range is ignored by the next Action; that has been so this turn.
NOW, USED = "ignore_range", "reach_used"


class ReachThroughEphemeralDistance(Rule):
    """Once each turn, one Action ignores range: the player says so before it."""

    id = "reach_through_ephemeral_distance"

    def extra_offers(self, s: IslandState, by: Owner, seat: int) -> list[int]:
        open = seat == by.seat and s.phase in (SPIRIT, FAST, SLOW)
        return [1] if open and not has_effect(s, USED, seat) else []

    def after_offer(self, act: Action, by: Owner, offer: int) -> None:
        act.source = self.id
        act.lasting(NOW, by.seat)
        act.note(USED, by.seat)

    def after_action(self, act: Action, by: Owner, cause: Action) -> None:
        if cause.seat == by.seat and has_effect(act.s, NOW, by.seat) and shows_range(cause):
            spend(act.s, NOW, OfSeat(by.seat))


def has_effect(s: IslandState, kind: str, seat: int) -> bool:
    """Return whether an effect of a kind is in force for a spirit."""
    return any(lasting[:2] == (kind, (seat,)) for lasting in s.effects)


def shows_range(act: Action) -> bool:
    """Return whether an Action was a power, or presence came by growth or by a space of a track."""
    if act.cause == POWER:
        return True
    came = (PRESENCE_ADDED, PRESENCE_MOVED)
    return act.cause in (GROWTH, TRACK) and any(entry[0] in came for entry in act.log)


REACH_USED = effect(USED, OfSeat, Rule())
REACH = aspect(
    "reach",
    of="shadows",
    complexity="low",
    without="shadows_of_the_dahan",
    rules=[ReachThroughEphemeralDistance()],
    strengths=Strengths(offence=3, control=3, fear=5, defence=2, utility=2),
)

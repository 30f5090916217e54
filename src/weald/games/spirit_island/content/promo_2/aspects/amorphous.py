"""Amorphous, an aspect of Shadows Flicker Like Flame: it flits from place to place, and to dahan anywhere."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.model.lands import lands_with
from weald.games.spirit_island.model.pieces import DAHAN
from weald.games.spirit_island.model.state import FAST, SLOW, IslandState
from weald.games.spirit_island.rules.aims import HOME, LEAVE
from weald.games.spirit_island.rules.declare import OfSeatNumber, aspect, effect
from weald.games.spirit_island.rules.faces import Strengths
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.land_rules import may_have_presence, mobile_presence
from weald.games.spirit_island.rules.powers import Work

MOVED = "amorphous_move"


class ShadowsPartakeOfAmorphousSpace(Rule):
    """Once in the fast and once in the slow phase, presence may move next door or to any dahan."""

    id = "shadows_partake_of_amorphous_space"

    def extra_offers(self, s: IslandState, by: Owner, seat: int) -> list[int]:
        if seat != by.seat or s.phase not in (FAST, SLOW):
            return []
        if any(lasting[:2] == (MOVED, (seat, s.phase)) for lasting in s.effects):
            return []
        lands = origins(s, seat)
        return [len(lands)] if lands else []

    def after_offer(self, act: Action, by: Owner, offer: int) -> Work[None]:
        s = act.s
        act.source = self.id
        act.note(MOVED, by.seat, s.phase)
        origin = yield from act.pick_land(origins(s, by.seat), "move_presence_from", aim=LEAVE)
        land = yield from act.pick_land(ways(s, by.seat, origin), "move_presence_to", aim=HOME)
        if land != NONE:
            yield from act.move_presence(origin, land)


def origins(s: IslandState, seat: int) -> list[int]:
    """Return the lands from which presence of a spirit can go somewhere."""
    return [land for land in mobile_presence(s, seat) if ways(s, seat, land)]


def ways(s: IslandState, seat: int, origin: int) -> list[int]:
    """Return the lands to which presence in a land may move."""
    lands = {*s.island.near[origin], *lands_with(s, (DAHAN,))} - {origin}
    return [land for land in sorted(lands) if may_have_presence(s, seat, land)]


AMORPHOUS_MOVE = effect(MOVED, OfSeatNumber, Rule())
AMORPHOUS = aspect(
    "amorphous",
    of="shadows",
    complexity="moderate",
    without="shadows_of_the_dahan",
    rules=[ShadowsPartakeOfAmorphousSpace()],
    strengths=Strengths(offence=3, control=3, fear=5, defence=2, utility=2),
)

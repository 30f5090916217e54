"""Travel, an aspect of River Surges in Sunlight: dahan go down the river, and tend to it."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.model.lands import presence_lands
from weald.games.spirit_island.model.pieces import DAHAN
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.aims import Outlook
from weald.games.spirit_island.rules.declare import aspect
from weald.games.spirit_island.rules.faces import Strengths
from weald.games.spirit_island.rules.happenings import SPECIAL_RULE
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.subjects import Doing, Number

TRAVELLERS = 2
ENOUGH_DAHAN = 4


class TravelOnTheRiversBack(Rule):
    """After growth up to 2 dahan may go to lands that own presence connects with theirs."""

    id = "travel_on_the_rivers_back"

    def after_growth(self, act: Action, by: Owner) -> Work[None]:
        if act.seat != by.seat:
            return
        act.cause, act.source = SPECIAL_RULE, self.id
        for _ in range(TRAVELLERS):
            lands = [
                land
                for land in presence_lands(act.s, by.seat)
                if act.number(DAHAN, land) and len(connected(act.s, by.seat, land)) > 1
            ]
            origin = yield from act.pick_land(lands, "travel_from", optional=True, worth=leave)
            if origin == NONE:
                return
            others = [land for land in connected(act.s, by.seat, origin) if land != origin]
            to = yield from act.pick_land(others, "travel_to", worth=arrive)
            yield from act.move(1, DAHAN, to, origin)


def connected(s: IslandState, seat: int, land: int) -> list[int]:
    """Return the lands to which a chain of adjacent lands with presence of a spirit leads, with the first."""
    lands = [land]
    for here in lands:
        lands += [near for near in s.island.near[here] if s.presence[seat][near] and near not in lands]
    return sorted(lands)


def leave(now: Outlook, land: int) -> float:
    """Value a land for dahan that leave it: those in a land that is about to be ravaged."""
    if land == NONE:
        return 0.5
    return 1.0 if land in now.ravaged else 0.0


def arrive(now: Outlook, land: int) -> float:
    """Value a land for dahan that come: where nothing ravages, best where others are already."""
    return (0.0 if land in now.ravaged else 1.0) + 0.1 * min(ENOUGH_DAHAN, now.s.pieces[land][DAHAN])


class PeopleTendToTheRiverRiverTendsToThePeople(Rule):
    """An own land with at least 4 dahan is a sacred site, and defended."""

    id = "people_tend_to_the_river_river_tends_to_the_people"
    doings: tuple[Doing, ...] = (Doing.BE_SACRED,)
    numbers: tuple[Number, ...] = (Number.DEFEND,)

    def may(self, s: IslandState, by: Owner, what: Doing, land: int, seat: int, of: int) -> bool | None:
        return (seat == by.seat and s.pieces[land][DAHAN] >= ENOUGH_DAHAN) or None

    def extra(self, s: IslandState, by: Owner, what: Number, land: int, seat: int, of: int) -> int:
        return int(s.presence[by.seat][land] > 0 and s.pieces[land][DAHAN] >= ENOUGH_DAHAN)


TRAVEL = aspect(
    "travel",
    of="river_surges",
    complexity="moderate",
    without="rivers_domain",
    rules=[TravelOnTheRiversBack(), PeopleTendToTheRiverRiverTendsToThePeople()],
    strengths=Strengths(offence=4, control=4, fear=2, defence=3, utility=3),
    asks="travel_from travel_to",
)

"""Lightning's Swift Strike: with air, slow powers strike fast."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import up_to
from weald.games.spirit_island.content.growth_actions import (
    add_presence,
    gain_energy,
    gain_power_card,
    reclaim_all,
)
from weald.games.spirit_island.content.starts import highest
from weald.games.spirit_island.model.lands import has_building
from weald.games.spirit_island.model.pieces import AIR, DAHAN, TOWN, TOWN_CITY
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.declare import FAST, SLOW, OfSeat, effect, growth, innate, spirit, unique
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, GuideTurn, Strengths
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.panel import elements
from weald.games.spirit_island.rules.powers import ANY_SPIRIT, Work, from_sacred, within
from weald.games.spirit_island.rules.subjects import Doing
from weald.kernel.values import Learned

ID = "lightning"
USED = "swiftness"


class SwiftnessOfLightning(Rule):
    """Each turn, for each air, one slow power may be used as a fast one."""

    id = "swiftness_of_lightning"
    doings: tuple[Doing, ...] = (Doing.USE_FAST,)

    def may(self, s: IslandState, by: Owner, what: Doing, land: int, seat: int, of: int) -> bool | None:
        if seat != by.seat:
            return None
        used = sum(1 for effect in s.effects if effect[0] == USED and effect[1] == by)
        return used < elements(s, seat)[AIR] or None

    def after_use(self, act: Action, by: Owner) -> None:
        act.note(USED, *by)


class Swiftness(Rule):
    """one of the uses of the turn."""


SWIFTNESS = effect(USED, OfSeat, Swiftness())


SPIRIT = spirit(
    ID,
    icon="lightning-trio",
    complexity="low",
    start=highest("SS"),
    growth=[
        growth(
            [reclaim_all(), gain_power_card(), gain_energy(1)],
            [add_presence(2), add_presence(0)],
            [add_presence(1), gain_energy(3)],
        )
    ],
    energy="1 1 2 2 3 4 4 5",
    cards="2 3 4 5 6",
    rules=[SwiftnessOfLightning()],
    progression=(
        "delusions_of_danger call_to_bloodshed powerstorm purifying_flame "
        "pillar_of_living_flame entrancing_apparitions call_to_isolation"
    ),
    strengths=Strengths(offence=5, control=1, fear=2, defence=1, utility=3),
    learned=Learned(weight=0.0456, mean=0.1157),
    face=Face(
        Ground("bolts"),
        light=Coat("#511D6F", "#FFFC35", "#390054"),
        dark=Coat("#582078", "#FFFF40", "#3F005D"),
    ),
    guide=(
        GuideTurn(growth="2", tracks="energy", cards="shatter_homesteads"),
        GuideTurn(
            growth="3",
            tracks="cards",
            cards="lightnings_boon raging_storm harbingers_of_the_lightning",
            innates="thundering_destruction",
        ),
        GuideTurn(
            growth="1",
            cards="lightnings_boon shatter_homesteads harbingers_of_the_lightning",
            innates="thundering_destruction",
        ),
    ),
)


@innate(
    "thundering_destruction",
    spirit=ID,
    speed=SLOW,
    reach=from_sacred(1),
    tiers=("3 fire 2 air", "4 fire 3 air", "5 fire 4 air 1 water", "5 fire 5 air 2 water"),
)
def thundering_destruction(act: Action) -> Work[None]:
    """Destroy 1 town.

    You may destroy 1 city instead.

    Destroy 1 additional town or city.

    Destroy 1 additional town or city.
    """
    yield from act.destroy(1, TOWN_CITY if act.reached(2) else TOWN)
    for tier in (3, 4):
        if act.reached(tier):
            yield from act.destroy(1, TOWN_CITY)


@unique("harbingers_of_the_lightning", spirit=ID, cost=0, speed=SLOW, elements="fire air", reach=within(1))
def harbingers_of_the_lightning(act: Action) -> Work[None]:
    """Push up to 2 dahan. If you push any dahan to a land with a town or city, 1 fear."""
    went = yield from act.push(up_to(2), DAHAN)
    if any(has_building(act.s, land) for land in went):
        yield from act.fear(1)


@unique("lightnings_boon", spirit=ID, cost=1, speed=FAST, elements="fire air", target=ANY_SPIRIT)
def lightnings_boon(act: Action) -> None:
    """The spirit may use up to 2 slow powers as fast ones this turn."""
    for _ in range(2):
        act.lasting("quick", act.spirit)


@unique("raging_storm", spirit=ID, cost=3, speed=SLOW, elements="fire air water", reach=within(1))
def raging_storm(act: Action) -> Work[None]:
    """1 damage to each invader."""
    yield from act.damage_each(1)


@unique("shatter_homesteads", spirit=ID, cost=2, speed=SLOW, elements="fire air", reach=from_sacred(2))
def shatter_homesteads(act: Action) -> Work[None]:
    """1 fear. Destroy 1 town."""
    yield from act.fear(1)
    yield from act.destroy(1, TOWN)

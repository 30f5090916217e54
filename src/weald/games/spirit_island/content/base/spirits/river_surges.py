"""River Surges in Sunlight: every wetlands is a holy place to it."""

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
from weald.games.spirit_island.model.pieces import DAHAN, EXPLORER_TOWN, WETLANDS
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.declare import FAST, SLOW, growth, innate, spirit, unique
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, GuideTurn, Strengths
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.land_rules import terrains
from weald.games.spirit_island.rules.powers import ANY_SPIRIT, Work, from_sacred, within
from weald.games.spirit_island.rules.subjects import Doing
from weald.kernel.values import Learned

ID = "river_surges"


class RiversDomain(Rule):
    """One presence in wetlands makes a sacred site."""

    id = "rivers_domain"
    doings: tuple[Doing, ...] = (Doing.BE_SACRED,)

    def may(self, s: IslandState, by: Owner, what: Doing, land: int, seat: int, of: int) -> bool | None:
        return (seat == by.seat and bool(terrains(s, land) >> WETLANDS & 1)) or None


SPIRIT = spirit(
    ID,
    icon="river",
    complexity="low",
    start=highest("W"),
    growth=[
        growth(
            [reclaim_all(), gain_power_card(), gain_energy(1)],
            [add_presence(1), add_presence(1)],
            [gain_power_card(), add_presence(2)],
        )
    ],
    energy="1 2 2 3 4 4 5",
    cards="1 2 2 3 reclaim 4 5",
    rules=[RiversDomain()],
    progression=(
        "uncanny_melting natures_resilience pull_beneath_the_hungry_earth accelerated_rot "
        "song_of_sanctity tsunami encompassing_ward"
    ),
    strengths=Strengths(offence=4, control=5, fear=2, defence=1, utility=3),
    learned=Learned(weight=-0.0229, mean=0.0856),
    face=Face(
        Ground("river"),
        light=Coat("#0A5F93", "#FFD45E", "#004577"),
        dark=Coat("#00598F", "#FFDB65", "#003F73"),
    ),
    guide=(
        GuideTurn(
            growth="2",
            tracks="cards",
            lands="wetlands",
            cards="wash_away rivers_bounty",
            innates="massive_flooding",
        ),
        GuideTurn(
            growth="2",
            tracks="cards",
            lands="wetlands",
            cards="boon_of_vigor flash_floods rivers_bounty",
            innates="massive_flooding",
        ),
        GuideTurn(growth="1", cards="rivers_bounty flash_floods wash_away", innates="massive_flooding"),
        GuideTurn(growth="3", tracks="cards", innates="massive_flooding"),
    ),
)


@innate(
    "massive_flooding",
    spirit=ID,
    speed=SLOW,
    reach=from_sacred(1),
    tiers=("1 sun 2 water", "2 sun 3 water", "3 sun 4 water 1 earth"),
)
def massive_flooding(act: Action) -> Work[None]:
    """Push 1 explorer or town.

    Instead: 2 damage, then push up to 3 explorers or towns.

    Instead: 2 damage to each invader.
    """
    if act.reached(3):
        yield from act.damage_each(2)
    elif act.reached(2):
        yield from act.damage(2)
        yield from act.push(up_to(3), EXPLORER_TOWN)
    else:
        yield from act.push(1, EXPLORER_TOWN)


@unique("boon_of_vigor", spirit=ID, cost=0, speed=FAST, elements="sun water plant", target=ANY_SPIRIT)
def boon_of_vigor(act: Action) -> Work[None]:
    """You gain 1 energy; or another spirit gains 1 energy for each card it has played this turn."""
    yield from act.gain_energy(act.s.plays[act.spirit] if act.other else 1, act.spirit)


@unique("flash_floods", spirit=ID, cost=2, speed=FAST, elements="sun water", reach=within(1))
def flash_floods(act: Action) -> Work[None]:
    """1 damage; in a coastal land, +1 damage."""
    yield from act.damage(1 + act.plus(1, when=act.coastal))


@unique("rivers_bounty", spirit=ID, cost=0, speed=SLOW, elements="sun water animal", reach=within(0))
def rivers_bounty(act: Action) -> Work[None]:
    """Gather up to 2 dahan. If there are now at least 2 dahan, add 1 dahan and gain 1 energy."""
    yield from act.gather(up_to(2), DAHAN)
    if act.number(DAHAN) >= 2:
        yield from act.add(1, DAHAN)
        yield from act.gain_energy(1)


@unique("wash_away", spirit=ID, cost=1, speed=SLOW, elements="water earth", reach=within(1))
def wash_away(act: Action) -> Work[None]:
    """Push up to 3 explorers or towns."""
    yield from act.push(up_to(3), EXPLORER_TOWN)

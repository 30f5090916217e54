"""Quiet Spring: it defends the lands that it has come to."""

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
from weald.games.spirit_island.model.pieces import DAHAN, EXPLORER
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.declare import FAST, SLOW, growth, innate, spirit, unique
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, GuideTurn, Strengths
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.land_rules import is_sacred
from weald.games.spirit_island.rules.powers import Work, within
from weald.games.spirit_island.rules.subjects import Number

ID = "quiet_spring"


class SpringsCalm(Rule):
    """Defend 1 in every land with an own sacred site."""

    id = "springs_calm"
    numbers: tuple[Number, ...] = (Number.DEFEND,)

    def extra(self, s: IslandState, by: Owner, what: Number, land: int, seat: int, of: int) -> int:
        return 1 if is_sacred(s, by.seat, land) else 0


SPIRIT = spirit(
    ID,
    icon="water-splash",
    complexity="low",
    start=highest("WWM"),
    growth=[
        growth(
            [reclaim_all(), gain_energy(1)],
            [gain_power_card(), add_presence(1)],
            [add_presence(2), gain_energy(1)],
        )
    ],
    energy="1 2 2 3 4 5",
    cards="1 2 2 3 3 4",
    rules=[SpringsCalm()],
    progression=(
        "rouse_the_trees_and_stones call_to_migrate poisoned_land devouring_ants "
        "vigor_of_the_breaking_dawn voracious_growth savage_mawbeasts"
    ),
    strengths=Strengths(offence=2, control=3, fear=1, defence=4, utility=2),
    face=Face(
        Ground("leaves", {"n": 5}),
        light=Coat("#0B4A55", "#BFF3E0", "#06333C"),
        dark=Coat("#0E515D", "#C6F7E6", "#083A44"),
    ),
    guide=(GuideTurn(growth="3", tracks="cards", cards="still_water"),),
)


@innate(
    "rising_mist",
    spirit=ID,
    speed=SLOW,
    reach=within(1),
    tiers=("1 water 1 air", "2 water 2 air"),
)
def rising_mist(act: Action) -> Work[None]:
    """Push up to 1 explorer.

    1 fear.
    """
    yield from act.push(up_to(1), EXPLORER)
    if act.reached(2):
        yield from act.fear(1)


@unique("still_water", spirit=ID, cost=0, speed=FAST, elements="water", reach=within(1))
def still_water(act: Action) -> Work[None]:
    """Defend 2."""
    yield from act.defend(2)


@unique("clear_brook", spirit=ID, cost=1, speed=SLOW, elements="water air", reach=within(1))
def clear_brook(act: Action) -> Work[None]:
    """Gather up to 2 dahan."""
    yield from act.gather(up_to(2), DAHAN)


@unique("deep_well", spirit=ID, cost=1, speed=SLOW, elements="water earth", reach=within(0))
def deep_well(act: Action) -> Work[None]:
    """2 damage."""
    yield from act.damage(2)


@unique("morning_fog", spirit=ID, cost=2, speed=FAST, elements="air moon", reach=within(1))
def morning_fog(act: Action) -> Work[None]:
    """Invaders skip all actions in this land this turn."""
    yield from act.skip()

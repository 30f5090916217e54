"""Vital Strength of the Earth: slow, and hard to move."""

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
from weald.games.spirit_island.rules.powers import ANY_SPIRIT, Work, from_sacred, within
from weald.games.spirit_island.rules.subjects import Number
from weald.kernel.values import Learned

ID = "vital_strength"


class EarthsVitality(Rule):
    """Defend 3 in every land with an own sacred site."""

    id = "earths_vitality"
    numbers: tuple[Number, ...] = (Number.DEFEND,)

    def extra(self, s: IslandState, by: Owner, what: Number, land: int, seat: int, of: int) -> int:
        return 3 if is_sacred(s, by.seat, land) else 0


SPIRIT = spirit(
    ID,
    icon="stone-stack",
    complexity="low",
    start=highest("MMJ"),
    growth=[
        growth(
            [reclaim_all(), add_presence(2)],
            [gain_power_card(), add_presence(0)],
            [add_presence(1), gain_energy(2)],
        )
    ],
    energy="2 3 4 6 7 8",
    cards="1 1 2 2 3 4",
    rules=[EarthsVitality()],
    progression=(
        "rouse_the_trees_and_stones call_to_migrate poisoned_land devouring_ants "
        "vigor_of_the_breaking_dawn voracious_growth savage_mawbeasts"
    ),
    strengths=Strengths(offence=2, control=3, fear=1, defence=5, utility=3),
    learned=Learned(weight=-0.0728, mean=0.2112),
    face=Face(
        Ground("strata"),
        light=Coat("#5A2C00", "#A1FFB4", "#401400"),
        dark=Coat("#613001", "#A8FFBA", "#471800"),
    ),
    guide=(
        GuideTurn(growth="3", instead="2", tracks="cards", lands="jungle", cards="rituals_of_destruction"),
        GuideTurn(growth="2", tracks="cards", cards="guard_the_healing_land", innates="gift_of_strength"),
        GuideTurn(
            growth="1",
            instead="3",
            cards="rituals_of_destruction draw_of_the_fruitful_earth",
            innates="gift_of_strength",
        ),
    ),
)


@innate(
    "gift_of_strength",
    spirit=ID,
    speed=FAST,
    target=ANY_SPIRIT,
    tiers=("1 sun 2 earth 2 plant", "2 sun 3 earth 2 plant", "2 sun 4 earth 3 plant"),
)
def gift_of_strength(act: Action) -> None:
    """Once this turn, the spirit may repeat one of its cards that costs 1 or less.

    Instead: one that costs 3 or less.

    Instead: one that costs 6 or less.
    """
    highest_cost = 6 if act.reached(3) else 3 if act.reached(2) else 1
    act.lasting("repeat", act.spirit, highest_cost, 0)


@unique("a_year_of_perfect_stillness", spirit=ID, cost=3, speed=FAST, elements="sun earth", reach=within(1))
def a_year_of_perfect_stillness(act: Action) -> Work[None]:
    """Invaders skip all actions in this land this turn."""
    yield from act.skip()


@unique(
    "draw_of_the_fruitful_earth",
    spirit=ID,
    cost=1,
    speed=SLOW,
    elements="earth plant animal",
    reach=within(1),
)
def draw_of_the_fruitful_earth(act: Action) -> Work[None]:
    """Gather up to 2 explorers. Gather up to 2 dahan."""
    yield from act.gather(up_to(2), EXPLORER)
    yield from act.gather(up_to(2), DAHAN)


@unique(
    "guard_the_healing_land",
    spirit=ID,
    cost=3,
    speed=FAST,
    elements="water earth plant",
    reach=from_sacred(1),
)
def guard_the_healing_land(act: Action) -> Work[None]:
    """Remove 1 blight. Defend 4."""
    yield from act.remove_blight()
    yield from act.defend(4)


@unique(
    "rituals_of_destruction",
    spirit=ID,
    cost=3,
    speed=SLOW,
    elements="sun moon fire earth plant",
    reach=from_sacred(1),
    needs="dahan",
)
def rituals_of_destruction(act: Action) -> Work[None]:
    """2 damage. If at least 3 dahan are here, +3 damage and 2 fear."""
    many = act.number(DAHAN) >= 3
    yield from act.damage(2 + act.plus(3, when=many))
    if many:
        yield from act.fear(2)

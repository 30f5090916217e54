"""Many Minds Move as One: swarms and flocks that are everywhere at once, and count as beasts."""

from __future__ import annotations

from typing import NamedTuple

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, up_to
from weald.games.spirit_island.content.growth_actions import (
    add_presence,
    gain_energy,
    gain_power_card,
    reclaim_all,
)
from weald.games.spirit_island.model.lands import home, put
from weald.games.spirit_island.model.pieces import AIR, BEASTS, DAHAN, EXPLORER_TOWN
from weald.games.spirit_island.model.state import INVADER_ACTIONS, IslandState
from weald.games.spirit_island.rules.declare import (
    FAST,
    SLOW,
    GrowthAction,
    OfSeat,
    effect,
    from_sacred,
    growth,
    innate,
    spirit,
    unique,
    within,
)
from weald.games.spirit_island.rules.effects import spend
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, Strengths
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.land_rules import add_presence as put_presence
from weald.games.spirit_island.rules.panel import elements
from weald.games.spirit_island.rules.powers import ANOTHER_SPIRIT, Reach, Work
from weald.games.spirit_island.rules.subjects import Number
from weald.games.spirit_island.rules.tracks import straight
from weald.kernel.messages import Args

ID = "many_minds"
PRICE_OF_A_CARD = 2


class FlyFastAsThought(Rule):
    """Beasts that it pushes or gathers move up to two lands."""

    id = "fly_fast_as_thought"
    numbers: tuple[Number, ...] = (Number.DISTANCE,)

    def extra(self, s: IslandState, by: Owner, what: Number, land: int, seat: int, of: int) -> int:
        return int(seat == by.seat and of == BEASTS)


class AJoiningOfSwarmsAndFlocks(Rule):
    """Its sacred sites count as beasts: the spirit `swarms`."""

    id = "a_joining_of_swarms_and_flocks"


def start(act: Action) -> Work[None]:
    """Begin in a land with beasts, and add beasts to it."""
    s = act.s
    board = home(s, act.seat)
    lands = [land for land in s.island.of_board(board) if s.pieces[land][BEASTS]]
    land = yield from act.pick_home(lands or s.island.of_board(board))
    put_presence(s, act.seat, land, 1)
    put(s, land, BEASTS)


def add_presence_and_beasts(act: Action) -> Work[None]:
    """Add 1 presence and 1 beasts to the same land."""
    land = yield from act.add_presence_to_one_of(act.presence_range(3), growth=True)
    if land != NONE:
        yield from act.add(1, BEASTS, land)


def gather_beasts(act: Action) -> Work[None]:
    """Gather up to 1 beasts into a land nearby."""
    lands = [
        land
        for land in act.in_range(Reach(2))
        if any(act.movable(other, (BEASTS,), land) for other in act.around_for(BEASTS, land))
    ]
    land = yield from act.pick_land(lands, "gather_into", optional=True)
    if land != NONE:
        yield from act.gather(up_to(1), BEASTS, land)


def pay_for_card(act: Action) -> Work[None]:
    """Pay energy and gain a power card."""
    yield from act.pay_energy(PRICE_OF_A_CARD)
    yield from act.gain_card()


def can_pay_for_card(s: IslandState, seat: int) -> bool:
    """Return whether a spirit has the energy for one more card."""
    return s.energy[seat] >= PRICE_OF_A_CARD


SPIRIT = spirit(
    ID,
    icon="nest-birds",
    complexity="moderate",
    start=start,
    growth=[
        growth(
            [reclaim_all(), gain_power_card()],
            [add_presence(1), add_presence(0)],
            [
                GrowthAction("add_presence_and_beasts", "paw", add_presence_and_beasts, 3, worth=6.0),
                gain_energy(1),
                GrowthAction("gather_beasts", "pull", gather_beasts, 2, worth=0.5),
            ],
        )
    ],
    tracks=straight(
        "0 1 air 2 animal 3 4",
        "1 2 pay_for_card 3 3 4 5",
        {
            "pay_for_card": GrowthAction(
                "pay_for_card",
                "card-draw",
                pay_for_card,
                PRICE_OF_A_CARD,
                possible=can_pay_for_card,
                worth=0.5,
            )
        },
    ),
    rules=[FlyFastAsThought(), AJoiningOfSwarmsAndFlocks()],
    swarms=True,
    asks="gather_into",
    strengths=Strengths(offence=2, control=4, fear=4, defence=4, utility=2),
    face=Face(
        Ground("flock"),
        light=Coat("#FFD026", "#330400", "#E1B300"),
        dark=Coat("#EEC000", "#220000", "#D0A300"),
    ),
)


@innate(
    "the_teeming_host_arrives",
    spirit=ID,
    speed=FAST,
    reach=within(2),
    tiers=("2 air 1 animal", "3 air 1 water 2 animal", "1 fire 4 air 2 animal"),
)
def the_teeming_host_arrives(act: Action) -> Work[None]:
    """Gather up to 1 beasts.

    Instead, gather up to 1 beasts for each air you have.

    Push up to 3 beasts.
    """
    n = elements(act.s, act.seat)[AIR] if act.reached(2) else act.plus(1)
    yield from act.gather(up_to(n), BEASTS)
    if act.reached(3):
        yield from act.push(up_to(3), BEASTS)


# By threshold: fear and defend; the first needs 2 beasts, each further one 1 more.
CONFUSION = ((2, 2), (3, 4), (4, 7), (6, 10))


@innate(
    "beset_and_confound_the_invaders",
    spirit=ID,
    speed=FAST,
    reach=within(2),
    needs="invaders",
    tiers=("1 air 2 animal", "2 air 3 animal", "3 air 4 animal", "4 air 1 earth 5 animal"),
)
def beset_and_confound_the_invaders(act: Action) -> Work[None]:
    """With 2 beasts here: 2 fear, defend 2.

    With 3 beasts here: instead, 3 fear, defend 4.

    With 4 beasts here: instead, 4 fear, defend 7.

    With 5 beasts here: instead, 6 fear, defend 10.
    """
    beasts = act.number(BEASTS)
    reached = [i for i in range(len(CONFUSION)) if act.reached(i + 1) and beasts >= i + 2]
    if reached:
        fear, defend = CONFUSION[reached[-1]]
        yield from act.fear(fear)
        yield from act.defend(defend)


@unique(
    "a_dreadful_tide_of_scurrying_flesh",
    spirit=ID,
    cost=0,
    speed=FAST,
    elements="moon air water animal",
    reach=from_sacred(1),
    needs="two_beasts",
)
def a_dreadful_tide_of_scurrying_flesh(act: Action) -> Work[None]:
    """Remove up to half of the beasts here, rounded down.

    For each of them, 2 fear and invaders skip one action here this turn.
    """
    gone = yield from act.remove(up_to(act.number(BEASTS) // 2), BEASTS)
    yield from act.fear(2 * gone)
    if gone:
        act.lasting("tide_of_flesh", act.land, act.seat, gone)


class Tide(NamedTuple):
    """A spirit's tide in a land, and the number of actions that it stops."""

    land: int
    seat: int
    n: int


class TideOfFlesh(Rule):
    """Some invader Actions in a land are skipped, as the user of the power likes."""

    def instead_of_acting(self, act: Action, by: Tide, land: int, action: int) -> Work[bool]:
        if land != by.land:
            return False
        words: Args = {"action": INVADER_ACTIONS[action], "land": act.name(land), "n": by.n}
        if not (yield from act.agrees("skip_this_action", words, by.seat, worth=1.0)):
            return False
        spend(act.s, "tide_of_flesh", by)
        if by.n > 1:
            act.set_up_by("a_dreadful_tide_of_scurrying_flesh", by.seat).note(
                "tide_of_flesh", land, by.seat, by.n - 1
            )
        return True


TIDE_OF_FLESH = effect("tide_of_flesh", Tide, TideOfFlesh())


@unique(
    "boon_of_swarming_bedevilment",
    spirit=ID,
    cost=0,
    speed=FAST,
    elements="air water animal",
    target=ANOTHER_SPIRIT,
)
def boon_of_swarming_bedevilment(act: Action) -> Work[None]:
    """Each of the spirit's presence gives defend 1 in its land this turn.

    The spirit may push up to 1 of its presence.
    """
    act.lasting("swarming_bedevilment", act.spirit)
    yield from act.push_presence(act.spirit)


class SwarmingBedevilment(Rule):
    """A spirit's presence defends its lands."""

    numbers: tuple[Number, ...] = (Number.DEFEND,)

    def extra(self, s: IslandState, by: OfSeat, what: Number, land: int, seat: int, of: int) -> int:
        return s.presence[by.seat][land]


SWARMING_BEDEVILMENT = effect("swarming_bedevilment", OfSeat, SwarmingBedevilment())


@unique(
    "ever_multiplying_swarm", spirit=ID, cost=1, speed=SLOW, elements="fire earth animal", reach=within(0)
)
def ever_multiplying_swarm(act: Action) -> Work[None]:
    """Add 2 beasts."""
    yield from act.add(2, BEASTS)


@unique(
    "guide_the_way_on_feathered_wings",
    spirit=ID,
    cost=0,
    speed=FAST,
    elements="sun air animal",
    reach=within(1),
)
def guide_the_way_on_feathered_wings(act: Action) -> Work[None]:
    """Move 1 beasts up to 2 lands. Up to 2 dahan may move with it, for part or all of the way."""
    land = act.land
    beasts = act.movable(land, (BEASTS,))
    if not beasts:
        return
    guide = yield from act.pick_piece("move", land, beasts, 1, optional=True)
    for _ in range(2 if guide != NONE else 0):
        words: Args = {"land": act.name(land)}
        ways = act.ways(guide, act.around(land))
        to: int = yield from act.ask("guide", [*ways, NONE], "land", words)
        if to == NONE:
            return
        origin, land = land, to
        if not (yield from act.move_piece(guide, origin, to)):
            return
        yield from act.move(up_to(2), DAHAN, to, origin)


@unique(
    "pursue_with_scratches_pecks_and_stings",
    spirit=ID,
    cost=0,
    speed=FAST,
    elements="sun fire air animal",
    reach=within(2),
    needs="beasts",
)
def pursue_with_scratches_pecks_and_stings(act: Action) -> Work[None]:
    """1 fear. For each beasts beyond the first, push 1 explorer or town."""
    yield from act.fear(1)
    yield from act.push(act.number(BEASTS) - 1, EXPLORER_TOWN)

"""Serpent Slumbering Beneath the Island: it wakes slowly, and grows by what other spirits give it."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, up_to
from weald.games.spirit_island.content.growth_actions import (
    add_presence,
    gain_energy,
    gain_power_card,
    move_presence,
    reclaim_all,
)
from weald.games.spirit_island.content.starts import highest
from weald.games.spirit_island.model.lands import presence_lands
from weald.games.spirit_island.model.pieces import EARTH, ELEMENTS, FIRE, MOON, TOWN, TOWN_CITY, WATER
from weald.games.spirit_island.model.state import GAME, IslandState
from weald.games.spirit_island.rules.declare import (
    FAST,
    SELF,
    SLOW,
    OfSeatNumber,
    effect,
    growth,
    innate,
    spirit,
    unique,
)
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, Strengths
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.panel import cost, elements
from weald.games.spirit_island.rules.powers import ANOTHER_SPIRIT, Work, within
from weald.games.spirit_island.rules.subjects import Doing
from weald.games.spirit_island.rules.tracks import joined
from weald.kernel.values import Learned

ID = "serpent"
# The presence that it may have on the island, by how much it has absorbed.
LIMITS = (5, 7, 8, 10, 11, 12, 13)
PRICE_OF_ANGER = 7


class DeepSlumber(Rule):
    """It has little presence on the island until it has absorbed that of others."""

    id = "deep_slumber"
    doings: tuple[Doing, ...] = (Doing.HAVE_SO_MUCH,)

    def may(self, s: IslandState, by: Owner, what: Doing, land: int, seat: int, of: int) -> bool:
        # A position made by hand may have it absorb more than it can.
        return seat != by.seat or of <= LIMITS[min(all_absorbed(s), len(LIMITS) - 1)]


ABSORBED = effect("absorbed", OfSeatNumber, Rule())


def absorbed(s: IslandState, seat: int) -> int:
    """Return how much presence of a spirit has been absorbed."""
    return sum(lasting[1][1] for lasting in s.effects if lasting[0] == "absorbed" and lasting[1][0] == seat)


def all_absorbed(s: IslandState) -> int:
    """Return how much presence has been absorbed."""
    return sum(absorbed(s, seat) for seat in range(s.seats))


SPIRIT = spirit(
    ID,
    icon="sea-serpent",
    complexity="high",
    start=highest("5"),
    growth=[
        growth(
            [reclaim_all(), move_presence(1)],
            [gain_power_card(), gain_energy(1)],
            [gain_energy(4)],
            [add_presence(3, "no_blight")],
            pick=2,
        )
    ],
    tracks=joined("1 fire any reclaim earth 6 any 12", "1 moon 2 water earth 4 5+reclaim", 5),
    rules=[DeepSlumber()],
    asks="absorb_essence serpent_rouses serpent_wakes",
    deeds="gift_of_flowing_power gift_of_the_primordial_deeps play_another_card",
    strengths=Strengths(offence=4, control=2, fear=3, defence=3, utility=5),
    learned=Learned(weight=-0.2365, mean=0.0139),
    face=Face(
        Ground("scales"),
        light=Coat("#004F73", "#FFB2B7", "#003659"),
        dark=Coat("#004A6F", "#FFB8BD", "#003155"),
    ),
)


@innate(
    "serpent_wakes_in_power",
    spirit=ID,
    speed=SLOW,
    target=SELF,
    tiers=("2 fire 1 water 1 plant", "2 water 3 earth 2 plant", "3 fire 3 water 3 earth 3 plant"),
)
def serpent_wakes_in_power(act: Action) -> Work[None]:
    """Gain 1 energy. Other spirits with any absorbed presence also gain 1 energy.

    Add 1 presence within range 1. Other spirits with 2 absorbed presence or more may do likewise.

    Gain a major power without forgetting one. Other spirits with 3 absorbed presence or more may do likewise.
    """
    s = act.s
    others = [(seat, absorbed(s, seat)) for seat in range(s.seats) if seat != act.seat]
    if act.met:
        yield from act.gain_energy(1)
        for seat, n in others:
            if n >= 1:
                yield from act.gain_energy(1, seat)
    if act.reached(2):
        yield from spread(act, act.seat, optional=False)
        for seat, n in others:
            if n >= 2:
                yield from spread(act, seat, optional=True)
    if act.reached(3):
        yield from gain_major(act, act.seat)
        for seat, n in others:
            if n >= 3 and (yield from act.agrees("serpent_wakes", {}, seat, 1.0)):
                yield from gain_major(act, seat)


def spread(act: Action, seat: int, optional: bool) -> Work[None]:
    """Let a spirit add 1 presence within range 1."""
    yield from act.add_presence_to_one_of(act.presence_range(1, seat), seat, optional=optional)


def gain_major(act: Action, seat: int) -> Work[None]:
    """Let a spirit gain a major power without forgetting one."""
    yield from act.draw_powers("major", seat=seat)
    yield from act.keep_power(seat)
    act.discard_drawn()


@innate(
    "serpent_rouses_in_anger",
    spirit=ID,
    speed=SLOW,
    reach=within(0),
    tiers=("1 fire 1 earth", "2 moon 2 earth", "5 moon 6 fire 6 earth"),
)
def serpent_rouses_in_anger(act: Action) -> Work[None]:
    """For each pair of fire and earth you have, 1 damage to 1 town or city.

    For every 2 moon and 2 earth you have, 2 fear and you may push 1 town.

    You may pay 7 energy: in every land, 1 damage for each of your presence there and in adjacent lands.
    """
    s, seat = act.s, act.seat
    have = elements(s, seat)
    angry = act.expects(3) and s.energy[seat] >= PRICE_OF_ANGER
    yield from act.damage(act.plus(min(have[FIRE], have[EARTH])), TOWN_CITY, later=angry)
    if act.reached(2):
        n = min(have[MOON], have[EARTH]) // 2
        yield from act.fear(2 * n)
        yield from act.push(up_to(n), TOWN)
    if (
        act.reached(3)
        and s.energy[seat] >= PRICE_OF_ANGER
        and (yield from act.agrees("serpent_rouses", worth=1.0))
    ):
        yield from act.pay_energy(PRICE_OF_ANGER)
        own = s.presence[seat]
        for land in s.island.lands:
            yield from act.damage(own[land] + sum(own[near] for near in act.around(land)), land=land)


@unique(
    "absorb_essence",
    spirit=ID,
    cost=2,
    speed=FAST,
    elements="moon fire water earth",
    target=ANOTHER_SPIRIT,
)
def absorb_essence(act: Action) -> Work[None]:
    """Gain 3 energy. 1 of the spirit's presence on the island comes to Deep Slumber for good.

    The spirit gains 1 element of its choice and 1 energy.
    """
    s = act.s
    yield from act.gain_energy(3)
    if all_absorbed(s) < len(LIMITS) - 1:
        land = yield from act.pick_land(presence_lands(s, act.spirit), "absorb_essence")
        if land != NONE:
            act.remove_presence(act.spirit, land)
            act.replace_lasting("absorbed", act.spirit, absorbed(s, act.spirit) + 1, until=GAME)
    element = yield from act.pick_element(range(len(ELEMENTS)), act.spirit)
    yield from act.gain_element(element, seat=act.spirit)
    yield from act.gain_energy(1, act.spirit)


@unique("elemental_aegis", spirit=ID, cost=1, speed=FAST, elements="fire water earth", reach=within(0))
def elemental_aegis(act: Action) -> Work[None]:
    """Defend 2 here and in all adjacent lands, and 1 more for each absorbed presence."""
    n = 2 + all_absorbed(act.s)
    for land in (act.land, *act.adjacent):
        yield from act.defend(n, land)


@unique("gift_of_flowing_power", spirit=ID, cost=1, speed=FAST, elements="fire water", target=ANOTHER_SPIRIT)
def gift_of_flowing_power(act: Action) -> Work[None]:
    """The spirit gains 1 energy. It plays 1 more power card for its cost; or it gains 1 fire and 1 water."""
    s, seat = act.s, act.spirit
    yield from act.gain_energy(1, seat)
    yield from play_or_gain(act, list(s.hands[seat]), FIRE, WATER)


@unique(
    "gift_of_the_primordial_deeps",
    spirit=ID,
    cost=1,
    speed=FAST,
    elements="moon earth",
    target=ANOTHER_SPIRIT,
)
def gift_of_the_primordial_deeps(act: Action) -> Work[None]:
    """The spirit gains a minor power. It plays that card now for its cost; or it gains 1 moon and 1 earth."""
    card = yield from act.gain_card("minor", act.spirit)
    yield from play_or_gain(act, [card] if card != NONE else [], MOON, EARTH)


def play_or_gain(act: Action, cards: list[int], one: int, other: int) -> Work[None]:
    """Let the target spirit play one of some cards for its cost, or gain two elements."""
    s, seat = act.s, act.spirit

    def play(act: Action) -> Work[int]:
        return (yield from act.play_now(cards, seat))

    payable = any(cost(s, seat, card) <= s.energy[seat] for card in cards)
    yield from act.choose(
        act.called("play_another_card", play, worth=2.0) if payable else None,
        act.in_turn(act.gain_element(one, seat=seat), act.gain_element(other, seat=seat)),
        seat=seat,
    )

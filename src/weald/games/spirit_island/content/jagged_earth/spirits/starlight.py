"""Starlight Seeks Its Form: it has hardly any shape of its own at first, and chooses what it becomes."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, up_to
from weald.games.spirit_island.content.growth_actions import (
    add_presence,
    damage,
    extra_plays,
    gain_energy,
    gain_power_card,
    move_presence,
    one_fast,
    reclaim_all,
    reclaim_half,
    reclaim_one,
)
from weald.games.spirit_island.model.lands import home
from weald.games.spirit_island.model.pieces import BLIGHT, DAHAN, EXPLORER, MOON, TOWN
from weald.games.spirit_island.model.state import RAVAGE
from weald.games.spirit_island.rules.aims import GIVE_UP
from weald.games.spirit_island.rules.declare import (
    FAST,
    SELF,
    SLOW,
    OfSeat,
    effect,
    growth,
    innate,
    spirit,
    unique,
)
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, Strengths
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import add_presence as put_presence
from weald.games.spirit_island.rules.powers import UNIQUE, Work, from_sacred, within
from weald.games.spirit_island.rules.registry import POWERS
from weald.games.spirit_island.rules.tracks import lines
from weald.kernel.values import Learned

ID = "starlight"
EXPLORER_DAHAN = (EXPLORER, DAHAN)


class GrowthBegetsGrowth(Rule):
    """Four of its six tracks open growth options; the engine of tracks does what it says."""

    id = "growth_begets_growth"


class SlowlyCoalescingNature(Rule):
    """Elements of its choice lie on its tracks; the engine of tracks does what it says."""

    id = "slowly_coalescing_nature"


def start(act: Action) -> Work[None]:
    """Begin with 1 presence in a land with blight on the own board, or anywhere there if none has blight."""
    s = act.s
    lands = s.island.of_board(home(s, act.seat))
    blighted = [land for land in lands if s.pieces[land][BLIGHT]]
    land = yield from act.pick_home(blighted or lands)
    put_presence(s, act.seat, land, 1)


SPIRIT = spirit(
    ID,
    icon="polar-star",
    complexity="very_high",
    start=start,
    growth=[
        growth(
            [reclaim_one()],
            [add_presence(0)],
            [gain_energy(1)],
            [move_presence(3)],
            pick=3,
            opening={
                "growth-1": [[reclaim_half()], [gain_power_card(), move_presence(1)]],
                "growth-2": [[gain_energy(3)], [extra_plays(1), move_presence(2)]],
                "growth-3": [[reclaim_all()], [gain_power_card(), gain_energy(1)]],
                "growth-4": [[damage(2)], [extra_plays(1), one_fast()]],
            },
        )
    ],
    tracks=lines(
        {
            "energy": "1 2 choice 4",
            "cards": "2 choice choice 3",
            "growth-1": "empty",
            "growth-2": "empty",
            "growth-3": "gain1 gain1+choice",
            "growth-4": "gain1 gain1",
        }
    ),
    rules=[GrowthBegetsGrowth(), SlowlyCoalescingNature()],
    asks="forget_to_gain forget_to_reclaim gains_card nighttime_sky shape_the_self",
    strengths=Strengths(offence=3, control=3, fear=2, defence=3, utility=4),
    learned=Learned(weight=0.2038, mean=0.015),
    face=Face(
        Ground("stars"),
        light=Coat("#000A41", "#CBFFFF", "#010028"),
        dark=Coat("#031852", "#D2FFFF", "#000038"),
    ),
)


@innate("air_moves_earth_endures", spirit=ID, speed=FAST, reach=within(1), tiers=("3 air", "3 earth"))
def air_moves_earth_endures(act: Action) -> Work[None]:
    """Push up to 2 explorers; or push up to 1 town.

    Defend 5.
    """
    if act.met:
        yield from act.choose(act.push(up_to(2), EXPLORER), act.push(up_to(1), TOWN))
    if act.reached(2):
        yield from act.defend(5)


@innate("fire_burns_water_soothes", spirit=ID, speed=SLOW, reach=from_sacred(1), tiers=("3 fire", "3 water"))
def fire_burns_water_soothes(act: Action) -> Work[None]:
    """1 fear and 2 damage.

    Remove 1 blight.
    """
    if act.met:
        yield from act.fear(1)
        yield from act.damage(2)
    if act.reached(2):
        yield from act.remove_blight(1)


@innate(
    "wood_seeks_growth_humans_seek_freedom",
    spirit=ID,
    speed=SLOW,
    reach=within(2),
    tiers=("3 plant", "3 animal"),
)
def wood_seeks_growth_humans_seek_freedom(act: Action) -> Work[None]:
    """Choose a spirit with presence here: it gains a power card.

    1 damage for each dahan; or push up to 3 dahan.
    """
    s = act.s
    if act.met:
        present = [seat for seat in range(s.seats) if s.presence[seat][act.land]]
        if present:
            seat = yield from act.pick_spirit("gains_card", present)
            yield from act.gain_card(seat=seat)
    if act.reached(2):
        yield from act.choose(act.damage(act.number(DAHAN)), act.push(up_to(3), DAHAN))


@innate("sidereal_guidance", spirit=ID, speed=SLOW, reach=within(1), tiers=("2 moon", "3 moon"))
def sidereal_guidance(act: Action) -> Work[None]:
    """Gather up to 1 explorer or dahan.

    Instead, gather up to 3 explorers.
    """
    if act.reached(2):
        yield from act.gather(up_to(3), EXPLORER)
    else:
        yield from act.gather(up_to(1), EXPLORER_DAHAN)


@innate("stars_blaze_in_the_daytime_sky", spirit=ID, speed=SLOW, target=SELF, tiers=("4 sun",))
def stars_blaze_in_the_daytime_sky(act: Action) -> Work[None]:
    """3 fear. Gain 1 energy. You may reclaim 1 power card that is in play or discarded."""
    yield from act.fear(3)
    yield from act.gain_energy(1)
    yield from act.reclaim_card(optional=True, in_play=True)


@unique("boon_of_reimagining", spirit=ID, cost=1, speed=SLOW, elements="moon")
def boon_of_reimagining(act: Action) -> Work[None]:
    """The spirit may forget a power card from hand or discard pile; it then draws 6 minor powers and gains 2.

    If it is another spirit, it gains 1 energy.
    """
    s, seat = act.s, act.spirit
    cards = [*s.hands[seat], *s.discards[seat]]
    card = yield from act.pick_card("forget_to_gain", cards, optional=True, seat=seat, aim=GIVE_UP, worth=7.0)
    if card != NONE:
        yield from act.forget(card, seat)
        yield from act.draw_powers("minor", 6, seat)
        for _ in range(2):
            yield from act.keep_power(seat)
        act.discard_drawn()
    if act.other:
        yield from act.gain_energy(1, seat)


class ScatteredLight(Rule):
    """A spirit reclaims cards when the turn ends and those in play have been discarded."""

    def after_discarding(self, act: Action, by: OfSeat) -> Work[None]:
        s, seat = act.s, by.seat
        act.seat = act.decider = seat
        act.source = "gather_the_scattered_light_of_stars"
        yield from reclaim_some(act, 2)
        own = [*s.hands[seat], *s.discards[seat]]
        forgettable = [card for card in own if POWERS.all[card].deck == UNIQUE]
        if s.discards[seat] and forgettable:
            card = yield from act.pick_card(
                "forget_to_reclaim", forgettable, optional=True, aim=GIVE_UP, worth=4.0
            )
            if card != NONE:
                yield from act.forget(card, seat)
                yield from reclaim_some(act, 3)


def reclaim_some(act: Action, n: int) -> Work[None]:
    """Let the spirit reclaim up to `n` cards."""
    for _ in range(n):
        if (yield from act.reclaim_card(optional=True)) == NONE:
            break


SCATTERED_LIGHT = effect("scattered_light", OfSeat, ScatteredLight())


@unique("gather_the_scattered_light_of_stars", spirit=ID, cost=0, speed=SLOW, elements="moon", target=SELF)
def gather_the_scattered_light_of_stars(act: Action) -> None:
    """At the end of the turn, once cards in play are discarded, you may reclaim up to 2 power cards.

    You may then forget one of your unique powers to reclaim up to 3 more.
    """
    act.lasting("scattered_light", act.seat)


@unique("peace_of_the_nighttime_sky", spirit=ID, cost=1, speed=FAST, elements="moon", reach=from_sacred(1))
def peace_of_the_nighttime_sky(act: Action) -> Work[None]:
    """If the terror level is 1, invaders do not ravage here this turn.

    You may repeat this power: then forget this card and gain 1 moon.
    """
    s = act.s
    if s.terror == 1:
        yield from act.skip_action(RAVAGE)
    own = POWERS.number("peace_of_the_nighttime_sky")
    if (
        not act.repeated
        and own in s.played[act.seat]
        and (yield from act.agrees("nighttime_sky", worth=-0.4))
    ):
        yield from act.forget(own, act.seat)
        yield from act.gain_element(MOON)
        yield from act.again()


@unique(
    "shape_the_self_anew",
    spirit=ID,
    cost=0,
    speed=SLOW,
    elements="moon",
    target=SELF,
    threshold="4 moon",
)
def shape_the_self_anew(act: Action) -> Work[None]:
    """Gain a minor power. You may forget this card to gain 3 energy.

    You may gain a major power instead of the minor one.
    """
    yield from act.instead(act.gain_card("minor"), act.gain_card("major") if act.met else None)
    s, seat = act.s, act.seat
    own = POWERS.number("shape_the_self_anew")
    has = own in s.played[seat] or own in s.hands[seat] or own in s.discards[seat]
    if has and (yield from act.agrees("shape_the_self", worth=1.0)):
        yield from act.forget(own, seat)
        yield from act.gain_energy(3)

"""Heart of the Wildfire: it burns what it comes to, and what has burned grows again."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import ALL, NONE, up_to
from weald.games.spirit_island.content.growth_actions import (
    add_presence,
    gain_energy,
    gain_power_card,
    reclaim_all,
)
from weald.games.spirit_island.content.starts import own_land
from weald.games.spirit_island.model.lands import presence_lands, put
from weald.games.spirit_island.model.pieces import (
    BEASTS,
    BLIGHT,
    DAHAN,
    EXPLORER,
    FIRE,
    INVADERS,
    TOWN,
)
from weald.games.spirit_island.model.state import IslandState
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
)
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, Strengths
from weald.games.spirit_island.rules.growth import Gains
from weald.games.spirit_island.rules.happenings import (
    POWER,
    PRESENCE_ADDED,
    PRESENCE_MOVED,
    SET_UP,
    SPECIAL_RULE,
)
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.land_rules import add_presence as put_presence
from weald.games.spirit_island.rules.panel import elements, shown
from weald.games.spirit_island.rules.powers import ANY_SPIRIT, Work, within
from weald.games.spirit_island.rules.subjects import Doing, Number
from weald.kernel.values import Learned

ID = "heart_wildfire"
# Fire on its tracks with which its presence blights the land that it comes to.
BLIGHTING = 2


class BlazingPresence(Rule):
    """Presence that comes to a land burns invaders there, and drives beasts and dahan out."""

    id = "blazing_presence"
    numbers: tuple[Number, ...] = (Number.BLIGHT_BROUGHT,)

    def after_action(self, act: Action, by: Owner, cause: Action) -> Work[None]:
        if cause.cause == SET_UP:
            return
        arrivals = (PRESENCE_ADDED, PRESENCE_MOVED)
        act.source = self.id
        for land in sorted({entry[2] for entry in cause.log if entry[0] in arrivals and entry[1] == by.seat}):
            act.land = land
            fire = fire_showing(act.s, by.seat)
            yield from act.damage(fire)
            if fire >= BLIGHTING:
                yield from act.add_blight()
            yield from act.push(act.number(BEASTS), BEASTS)
            yield from act.push(up_to(act.number(DAHAN)), DAHAN)

    def extra(self, s: IslandState, by: Owner, what: Number, land: int, seat: int, of: int) -> int:
        return int(seat == by.seat and fire_showing(s, seat) >= BLIGHTING)


class DestructiveNature(Rule):
    """Blight that spirits add does its presence no harm."""

    id = "destructive_nature"
    doings: tuple[Doing, ...] = (Doing.LOSE_TO_BLIGHT,)

    def may(self, s: IslandState, by: Owner, what: Doing, land: int, seat: int, of: int) -> bool:
        return seat != by.seat or of > SPECIAL_RULE


def fire_showing(s: IslandState, seat: int) -> int:
    """Return how much fire is uncovered on a spirit's tracks."""
    return shown(s, seat).elements[FIRE]


def start(act: Action) -> None:
    """Three presence in the highest-numbered sands, with blight that comes from the box."""
    home = own_land(act, "S")
    put_presence(act.s, act.seat, home, 3)
    put(act.s, home, BLIGHT, 2)


def gain_energy_per_fire(act: Action) -> Work[None]:
    """Gain 1 energy for each fire on the tracks."""
    yield from act.gain_energy(fire_showing(act.s, act.seat))


SPIRIT = spirit(
    ID,
    icon="wildfires",
    complexity="high",
    start=start,
    growth=[
        growth(
            [reclaim_all(), gain_power_card(), gain_energy(1)],
            [gain_power_card(), add_presence(3)],
            [
                add_presence(1),
                gain_energy(2),
                GrowthAction(
                    "gain_energy_per_fire", "flame", gain_energy_per_fire, 1, gains=Gains(energy=fire_showing)
                ),
            ],
        )
    ],
    energy="0 fire 1 2 fire+plant 3",
    cards="1 fire 2 3 fire 4",
    rules=[BlazingPresence(), DestructiveNature()],
    asks="firestorm",
    strengths=Strengths(offence=5, control=1, fear=2, defence=1, utility=1),
    learned=Learned(weight=-0.0446, mean=0.0255),
    face=Face(
        Ground("embers", {"n": 80}),
        light=Coat("#A90002", "#FECD38", "#8A0000"),
        dark=Coat("#A50000", "#FFD441", "#860000"),
    ),
)


@innate(
    "firestorm",
    spirit=ID,
    speed=FAST,
    reach=within(0),
    needs="blight",
    tiers=("1 plant", "3 plant", "4 fire 2 air", "7 fire"),
)
def firestorm(act: Action) -> Work[None]:
    """1 damage for every 2 fire you have.

    Instead, 1 damage for each fire you have.

    You may split this power's damage among this land and any of your lands with blight.

    In one of your lands with blight, push all dahan, destroy all invaders and all beasts, and add 1 blight.
    """
    fire = elements(act.s, act.seat)[FIRE]
    n = fire if act.reached(2) else act.plus(fire // 2)
    if act.reached(3):
        yield from act.damage_among(n, sorted({act.land, *burning_lands(act.s, act.seat)}))
    else:
        yield from act.damage(n)
    if act.reached(4):
        land = yield from act.pick_land(burning_lands(act.s, act.seat), "firestorm")
        if land != NONE:
            yield from act.push(act.number(DAHAN, land), DAHAN, land)
            yield from act.destroy(ALL, (*INVADERS, BEASTS), land)
            yield from act.add_blight(1, land)


def burning_lands(s: IslandState, seat: int) -> list[int]:
    """Return the lands with a spirit's presence and blight."""
    return [land for land in presence_lands(s, seat) if s.pieces[land][BLIGHT]]


@innate(
    "the_burned_land_regrows",
    spirit=ID,
    speed=SLOW,
    reach=within(0),
    tiers=("4 fire 1 plant", "4 fire 2 plant", "5 fire 2 earth 2 plant"),
)
def the_burned_land_regrows(act: Action) -> Work[None]:
    """If there are 2 blight or more here, remove 1 blight.

    Instead, remove 1 blight.

    Remove another blight.
    """
    if act.reached(2) or (act.met and act.number(BLIGHT) >= 2):
        yield from act.remove_blight()
    if act.reached(3):
        yield from act.remove_blight()


@unique("asphyxiating_smoke", spirit=ID, cost=2, speed=SLOW, elements="fire air plant", reach=from_sacred(2))
def asphyxiating_smoke(act: Action) -> Work[None]:
    """1 fear. Destroy 1 town. Push 1 dahan."""
    yield from act.fear(1)
    yield from act.destroy(1, TOWN)
    yield from act.push(1, DAHAN)


@unique("flames_fury", spirit=ID, cost=0, speed=FAST, elements="sun fire plant", target=ANY_SPIRIT)
def flames_fury(act: Action) -> Work[None]:
    """The spirit gains 1 energy. Each of its powers that deals damage this turn deals 1 more."""
    yield from act.gain_energy(1, act.spirit)
    act.lasting("flames_fury", act.spirit)


class Furious(Rule):
    """Every use of a power deals 1 more damage, if it deals any."""

    def before_power(self, act: Action, by: OfSeat) -> None:
        if act.seat == by.seat and act.cause == POWER:
            act.bonus_damage += 1


FLAMES_FURY = effect("flames_fury", OfSeat, Furious())


@unique("flash_fires", spirit=ID, cost=2, speed=SLOW, elements="fire air", reach=within(1), quick="2 air")
def flash_fires(act: Action) -> Work[None]:
    """1 fear. 1 damage."""
    yield from act.fear(1)
    yield from act.damage(1)


@unique(
    "threatening_flames",
    spirit=ID,
    cost=0,
    speed=FAST,
    elements="fire plant",
    reach=within(0),
    needs="blight+invaders",
)
def threatening_flames(act: Action) -> Work[None]:
    """2 fear. Push 1 explorer or town for each terror level to adjacent lands without your presence.

    If there are no such lands, 2 additional fear.
    """
    lands = [land for land in act.adjacent if not act.s.presence[act.seat][land]]
    yield from act.fear(2 + act.plus(2, when=not lands))
    yield from act.push(act.s.terror, (EXPLORER, TOWN), to_lands=lands)

"""Stone's Unyielding Defiance: it bears blight without breaking, and invaders break against it."""

from __future__ import annotations

from typing import NamedTuple

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import up_to
from weald.games.spirit_island.content.growth_actions import (
    add_presence,
    gain_elements,
    gain_energy,
    gain_minor,
    gain_power_card,
    reclaim_all,
)
from weald.games.spirit_island.model.lands import home
from weald.games.spirit_island.model.pieces import (
    BADLANDS,
    BLIGHT,
    DAHAN,
    KIND,
    MOUNTAIN,
    SANDS,
    TOWN,
    TOWN_CITY,
)
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.declare import (
    FAST,
    SELF,
    SLOW,
    OfSeatNumber,
    OnLand,
    effect,
    from_sacred,
    growth,
    innate,
    spirit,
    unique,
    within,
)
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, Strengths
from weald.games.spirit_island.rules.happenings import BLIGHT_CARD, EVENT_CARD, INVADER_ACTION, LAND_DAMAGE
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.land_rules import add_presence as put_presence
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import SPIRITS
from weald.games.spirit_island.rules.subjects import Doing
from weald.games.spirit_island.rules.tracks import straight
from weald.kernel.values import Learned

ID = "stone"
LAYERS = "deep_layers"


class BestowTheEnduranceOfBedrock(Rule):
    """Blight destroys no presence and does not cascade while it does not outnumber Stone's presence."""

    id = "bestow_the_endurance_of_bedrock"
    doings: tuple[Doing, ...] = (Doing.LOSE_TO_BLIGHT, Doing.CASCADE)

    def may(self, s: IslandState, by: Owner, what: Doing, land: int, seat: int, of: int) -> bool | None:
        return False if endures(s, by.seat, land) else None


def endures(s: IslandState, seat: int, land: int) -> bool:
    """Return whether a spirit has at least as much presence in a land as blight is there."""
    return s.presence[seat][land] > 0 and s.pieces[land][BLIGHT] <= s.presence[seat][land]


class DeepLayersExposedToTheSurface(Rule):
    """A space with a card play brings a minor power when it is uncovered for the first time."""

    id = "deep_layers_exposed_to_the_surface"
    counters: tuple[str, ...] = (LAYERS,)

    def after_action(self, act: Action, by: Owner, cause: Action) -> Work[None]:
        s = act.s
        act.source = self.id
        covered = s.covered[by.seat]
        spaces = SPIRITS[ID].tracks.spaces
        layers = [space for i, space in enumerate(spaces) if not covered >> i & 1 and space.first is not None]
        while s.counters.get(LAYERS, 0) < len(layers):
            s.counters[LAYERS] = s.counters.get(LAYERS, 0) + 1
            yield from act.gain_card("minor")


def start(act: Action) -> Work[None]:
    """Begin in the lowest mountain without dahan, and beside it on blight or, without any, in sands."""
    s, island = act.s, act.s.island
    lands = island.of_board(home(s, act.seat))
    mountains = [land for land in lands if island.terrain[land] == MOUNTAIN]
    peak = min([land for land in mountains if not s.pieces[land][DAHAN]] or mountains)
    near = [land for land in lands if land in island.near[peak]]
    blighted = [land for land in near if s.pieces[land][BLIGHT]]
    sands = [land for land in near if island.terrain[land] == SANDS]
    beside = yield from act.pick_home(blighted or sands or near)
    put_presence(s, act.seat, peak, 1)
    put_presence(s, act.seat, beside, 1)


SPIRIT = spirit(
    ID,
    icon="rock",
    complexity="moderate",
    start=start,
    growth=[
        growth(
            [reclaim_all(), add_presence(3, "mountain presence"), gain_elements("earth earth")],
            [add_presence(2), gain_energy(3)],
            [gain_power_card(), add_presence(1)],
        )
    ],
    tracks=straight(
        "2 3 play+first_minor 4 play+first_minor 6 play+first_minor",
        "1 earth earth earth+reclaim earth+any 2+earth",
        {"first_minor": gain_minor()},
    ),
    rules=[BestowTheEnduranceOfBedrock(), DeepLayersExposedToTheSurface()],
    asks="bulwark_for_presence bulwark_of_will",
    deeds="plows_shatter_on_rocky_ground",
    strengths=Strengths(offence=3, control=1, fear=2, defence=5, utility=2),
    learned=Learned(weight=0.2597, mean=0.0347),
    face=Face(
        Ground("facets"),
        light=Coat("#696662", "#FDF7B2", "#504D49"),
        dark=Coat("#63605C", "#FFFEB8", "#4A4743"),
    ),
)


@innate(
    "hold_the_island_fast_with_a_bulwark_of_will",
    spirit=ID,
    speed=FAST,
    target=SELF,
    tiers=("2 earth", "4 earth", "6 earth 1 plant"),
)
def hold_the_island_fast_with_a_bulwark_of_will(act: Action) -> None:
    """For each blight added to your lands this turn you may pay 2 energy to take it from the box instead.

    Pay 1 energy instead.

    When an event or blight card directly destroys presence, you may pay 1 energy for each to prevent it.
    """
    if act.met:
        act.lasting("bulwark_of_will", act.seat, 1 if act.reached(2) else 2)
    if act.reached(3):
        act.lasting("bulwark_for_presence", act.seat, 1)


class Bulwark(Rule):
    """Blight for the spirit's lands may come from the box, for a price."""

    def instead_of_card_blight(self, act: Action, by: OfSeatNumber, land: int) -> Work[bool]:
        if not act.s.presence[by.seat][land]:
            return False
        return (yield from bought(act, by, "bulwark_of_will", land))


BULWARK = effect("bulwark_of_will", OfSeatNumber, Bulwark())


class BulwarkForPresence(Rule):
    """Presence that an event or a blight card destroys may be kept, for a price."""

    def instead_of_losing_presence(self, act: Action, by: OfSeatNumber, seat: int, land: int) -> Work[bool]:
        if not act.direct or act.cause not in (EVENT_CARD, BLIGHT_CARD):
            return False
        return (yield from bought(act, by, "bulwark_for_presence", land))


BULWARK_FOR_PRESENCE = effect("bulwark_for_presence", OfSeatNumber, BulwarkForPresence())


def bought(act: Action, by: OfSeatNumber, kind: str, land: int) -> Work[bool]:
    """Return whether a spirit pays for what its bulwark keeps off a land."""
    if act.s.energy[by.seat] < by.n:
        return False
    if not (yield from act.agrees(kind, {"n": by.n, "land": act.name(land)}, by.seat, worth=1.0)):
        return False
    yield from act.pay_energy(by.n, by.seat)
    return True


@innate(
    "let_them_break_themselves_against_the_stone",
    spirit=ID,
    speed=FAST,
    reach=within(0),
    tiers=("3 earth", "5 earth", "7 earth 2 sun"),
    repeats=(3,),
)
def let_them_break_themselves_against_the_stone(act: Action) -> Work[None]:
    """After invaders deal 1 damage or more to this land this turn, 2 damage.

    Also half of the damage they dealt to the land, rounded down.

    Repeat this power.
    """
    if act.met:
        act.lasting("broken_against_stone", act.land, act.seat, act.reached(2))
    if act.reached(3):
        yield from act.again()


class StoneInLand(NamedTuple):
    """A land against which invaders break, whose it is, and whether they suffer half of what they deal."""

    land: int
    seat: int
    half: int


class BrokenAgainstStone(Rule):
    """Invaders that damage the land are hurt."""

    def after_action(self, act: Action, by: StoneInLand, cause: Action) -> Work[None]:
        n = cause.counted(LAND_DAMAGE, land=by.land) if cause.cause == INVADER_ACTION else 0
        if n:
            answer = act.set_up_by("let_them_break_themselves_against_the_stone", by.seat)
            answer.land = by.land
            yield from answer.damage(2 + (n // 2 if by.half else 0))
            yield from answer.conclude()


BROKEN = effect("broken_against_stone", StoneInLand, BrokenAgainstStone())


@unique(
    "jagged_shards_push_from_the_earth",
    spirit=ID,
    cost=0,
    speed=SLOW,
    elements="fire earth",
    reach=within(1),
)
def jagged_shards_push_from_the_earth(act: Action) -> Work[None]:
    """Add 1 badlands. Push up to 2 dahan."""
    yield from act.add(1, BADLANDS)
    yield from act.push(up_to(2), DAHAN)


@unique("plows_shatter_on_rocky_ground", spirit=ID, cost=2, speed=SLOW, elements="earth", reach=within(1))
def plows_shatter_on_rocky_ground(act: Action) -> Work[None]:
    """1 damage to each town and city, and push up to 1 town; or destroy 1 town."""
    yield from act.choose(
        act.in_turn(act.damage_each(1, TOWN_CITY), act.push(up_to(1), TOWN)), act.destroy(1, TOWN)
    )


@unique(
    "scarred_and_stony_land",
    spirit=ID,
    cost=2,
    speed=SLOW,
    elements="moon earth",
    reach=from_sacred(1),
    needs="blight",
)
def scarred_and_stony_land(act: Action) -> Work[None]:
    """2 damage. Add 1 badlands. Remove 1 blight, which goes to the box and not to the blight card."""
    yield from act.damage(2)
    yield from act.add(1, BADLANDS)
    yield from act.remove_blight(1, to_box=True)


@unique("stubborn_solidity", spirit=ID, cost=1, speed=FAST, elements="sun earth animal", reach=within(1))
def stubborn_solidity(act: Action) -> Work[None]:
    """Defend 1 for each dahan.

    This turn, dahan here cannot be damaged, destroyed, removed, replaced or moved.
    """
    yield from act.defend(act.number(DAHAN))
    act.lasting("stubborn_solidity", act.land)


class Solid(Rule):
    """Nothing can happen to the dahan of a land."""

    doings: tuple[Doing, ...] = (Doing.HURT, Doing.DESTROY, Doing.REMOVE, Doing.REPLACE, Doing.MOVE)

    def may(self, s: IslandState, by: OnLand, what: Doing, land: int, seat: int, of: int) -> bool:
        return by.land != land or of & KIND != DAHAN


SOLID = effect("stubborn_solidity", OnLand, Solid())

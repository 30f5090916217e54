"""A Spread of Rampant Green: it grows faster than others, and regrows what was destroyed."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.content.growth_actions import (
    add_presence,
    extra_plays,
    gain_energy,
    gain_power_card,
    reclaim_all,
)
from weald.games.spirit_island.content.starts import own_land
from weald.games.spirit_island.model.lands import home
from weald.games.spirit_island.model.pieces import DAHAN, JUNGLE, MOUNTAIN, SANDS, TOWN, TOWN_CITY
from weald.games.spirit_island.model.state import EXPLORE, IslandState
from weald.games.spirit_island.rules.declare import FAST, SLOW, always, growth, innate, spirit, unique
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, GuideTurn, Strengths
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.land_rules import add_presence as put_presence
from weald.games.spirit_island.rules.land_rules import is_blighted, is_sacred
from weald.games.spirit_island.rules.powers import ANOTHER_SPIRIT, Work, from_sacred, within
from weald.games.spirit_island.rules.subjects import Doing
from weald.kernel.values import Learned

ID = "rampant_green"


class ChokeTheLandWithGreen(Rule):
    """Presence of a sacred site may be given up to prevent a ravage or a build there."""

    id = "choke_the_land_with_green"

    def instead_of_acting(self, act: Action, by: Owner, land: int, action: int) -> Work[bool]:
        seat = by.seat
        if action == EXPLORE or not is_sacred(act.s, seat, land):
            return False
        if not (
            yield from act.agrees("choke_the_land_with_green", {"land": act.name(land)}, seat, worth=1.0)
        ):
            return False
        yield from act.lose_presence(seat, land, price=True)
        return True


class SteadyRegeneration(Rule):
    """Growth may add destroyed presence; on a blighted island for 1 energy each."""

    id = "steady_regeneration"
    doings: tuple[Doing, ...] = (Doing.REGAIN,)

    def may(self, s: IslandState, by: Owner, what: Doing, land: int, seat: int, of: int) -> bool | None:
        regains = s.destroyed[seat] and (s.energy[seat] or not is_blighted(s))
        return (seat == by.seat and bool(regains)) or None

    def after_use(self, act: Action, by: Owner) -> Work[None]:
        if is_blighted(act.s):
            yield from act.gain_energy(-1, by.seat)


def start(act: Action) -> Work[None]:
    """Add one presence to the highest wetlands, one to the jungle without dahan, on the own board."""
    s = act.s
    put_presence(s, act.seat, own_land(act, "W"), 1)
    own = s.island.of_board(home(s, act.seat))
    jungles = [land for land in own if s.island.terrain[land] == JUNGLE]
    free = [land for land in jungles if not s.pieces[land][DAHAN]]
    land = yield from act.pick_home(free or jungles)
    put_presence(s, act.seat, land, 1)


SPIRIT = spirit(
    ID,
    icon="vine-leaf",
    complexity="moderate",
    start=start,
    growth=[
        always(add_presence(2, "jungle wetlands")),
        growth(
            [reclaim_all(), gain_power_card()],
            [add_presence(1), extra_plays(1)],
            [gain_power_card(), gain_energy(3)],
        ),
    ],
    energy="0 1 plant 2 2 plant 3",
    cards="1 1 2 2 3 4",
    rules=[ChokeTheLandWithGreen(), SteadyRegeneration()],
    asks="choke_the_land_with_green",
    strengths=Strengths(offence=3, control=3, fear=1, defence=4, utility=3),
    learned=Learned(weight=-0.0039, mean=0.2002),
    face=Face(
        Ground("leaves", {"n": 7}),
        light=Coat("#005A00", "#FFFB6D", "#004100"),
        dark=Coat("#005500", "#FFFF74", "#003C00"),
    ),
    guide=(
        GuideTurn(
            growth="1 3",
            tracks="energy cards",
            lands="jungle wetlands",
            cards="gift_of_proliferation stem_the_flow_of_fresh_water",
            innates="creepers_tear_into_mortar",
        ),
        GuideTurn(
            growth="1 4",
            tracks="cards",
            lands="jungle wetlands",
            cards="overgrow_in_a_night fields_choked_with_growth",
            innates="all_enveloping_green creepers_tear_into_mortar",
        ),
        GuideTurn(growth="1 2", lands="jungle wetlands", innates="creepers_tear_into_mortar"),
    ),
)


@innate(
    "creepers_tear_into_mortar",
    spirit=ID,
    speed=SLOW,
    reach=within(0),
    tiers=("1 moon 2 plant", "2 moon 3 plant", "3 moon 4 plant"),
    repeats=(2, 3),
)
def creepers_tear_into_mortar(act: Action) -> Work[None]:
    """1 damage to a town or city.

    Repeat this power.

    Repeat it once more.
    """
    yield from act.damage(1, TOWN_CITY)
    for tier in (2, 3):
        if act.reached(tier):
            yield from act.again()


@innate(
    "all_enveloping_green",
    spirit=ID,
    speed=FAST,
    reach=from_sacred(1),
    tiers=("1 water 3 plant", "2 water 4 plant", "3 water 1 earth 5 plant"),
)
def all_enveloping_green(act: Action) -> Work[None]:
    """Defend 2.

    Instead: defend 4.

    Remove 1 blight.
    """
    yield from act.defend(4 if act.reached(2) else 2)
    if act.reached(3):
        yield from act.remove_blight()


@unique(
    "fields_choked_with_growth", spirit=ID, cost=0, speed=SLOW, elements="sun water plant", reach=within(1)
)
def fields_choked_with_growth(act: Action) -> Work[None]:
    """Push 1 town; or push 3 dahan."""
    yield from act.choose(act.push(1, TOWN), act.push(3, DAHAN))


@unique("gift_of_proliferation", spirit=ID, cost=1, speed=FAST, elements="moon plant", target=ANOTHER_SPIRIT)
def gift_of_proliferation(act: Action) -> Work[None]:
    """The spirit adds 1 presence within range 1 of its presence."""
    lands = act.presence_range(1, act.spirit)
    yield from act.add_presence_to_one_of(lands, act.spirit)


@unique("overgrow_in_a_night", spirit=ID, cost=2, speed=FAST, elements="moon plant", reach=within(1))
def overgrow_in_a_night(act: Action) -> Work[None]:
    """Add 1 presence; or, if your presence and invaders are here, 3 fear."""
    among = act.has_invaders() and act.s.presence[act.seat][act.land]
    yield from act.choose(act.add_presence(), act.fear(3) if among else None)


@unique(
    "stem_the_flow_of_fresh_water",
    spirit=ID,
    cost=0,
    speed=SLOW,
    elements="water plant",
    reach=from_sacred(1),
)
def stem_the_flow_of_fresh_water(act: Action) -> Work[None]:
    """1 damage to 1 town or city. In mountain or sands, 1 damage to each town and city instead."""
    if act.is_a(MOUNTAIN, SANDS):
        yield from act.damage_each(1, TOWN_CITY)
    else:
        yield from act.damage(1, TOWN_CITY)

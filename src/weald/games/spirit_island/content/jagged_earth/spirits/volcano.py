"""Volcano Looming High: it gathers strength in the mountains until it spends all of it in an eruption."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, up_to
from weald.games.spirit_island.content.growth_actions import (
    add_presence,
    extra_plays,
    gain_energy,
    gain_power_card,
    reclaim_all,
)
from weald.games.spirit_island.model.lands import (
    home,
    invaders,
    put,
)
from weald.games.spirit_island.model.pieces import (
    BADLANDS,
    BLIGHT,
    CITY,
    DAHAN,
    EXPLORER,
    FIRE,
    MOUNTAIN,
    TOWN,
    WILDS,
)
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.aims import LEAVE, Outlook, Worth
from weald.games.spirit_island.rules.declare import (
    FAST,
    SLOW,
    OfSeat,
    effect,
    from_sacred,
    growth,
    innate,
    spirit,
    unique,
)
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, Strengths
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.land_rules import add_presence as put_presence
from weald.games.spirit_island.rules.land_rules import may_have_presence, mobile_presence, terrains
from weald.games.spirit_island.rules.panel import (
    elements,
    tiers_met,
)
from weald.games.spirit_island.rules.powers import ANOTHER_SPIRIT, INNATE, Work, within
from weald.games.spirit_island.rules.registry import POWERS
from weald.games.spirit_island.rules.subjects import Doing, Number

ID = "volcano"
# Presence in one land from which its cards reach farther.
TOWERING = 3
# Presence that each threshold of Explosive Eruption wants destroyed.
BLASTS = (2, 4, 6, 10)
PRICE_OF_A_CARD = 2


def is_mountain(s: IslandState, land: int) -> bool:
    """Return whether a land is a mountain, or counts as one."""
    return bool(terrains(s, land) >> MOUNTAIN & 1)


class MountainHome(Rule):
    """Its presence comes to mountains only."""

    id = "mountain_home"
    doings: tuple[Doing, ...] = (Doing.HAVE_PRESENCE,)

    def may(self, s: IslandState, by: Owner, what: Doing, land: int, seat: int, of: int) -> bool:
        return seat != by.seat or is_mountain(s, land)


class Collapse(Rule):
    """Its destroyed presence deals damage to invaders and dahan."""

    id = "collapse_in_a_blast_of_lava_and_steam"

    def after_losing_presence(self, act: Action, by: Owner, seat: int, land: int, n: int) -> Work[None]:
        if seat == by.seat:
            yield from act.decided_by(seat, blast(act, n, land))


def blast(act: Action, n: int, land: int) -> Work[None]:
    """Deal damage to invaders and, separately, to dahan."""
    yield from act.damage(n, land=land)
    yield from act.damage(n, DAHAN, land)


class VolcanicPeaks(Rule):
    """Its cards reach farther from lands where much of it is."""

    id = "volcanic_peaks_tower_over_the_landscape"
    numbers: tuple[Number, ...] = (Number.RANGE_FROM,)

    def extra(self, s: IslandState, by: Owner, what: Number, land: int, seat: int, of: int) -> int:
        card = POWERS.all[of].deck != INNATE
        return 1 if seat == by.seat and card and s.presence[seat][land] >= TOWERING else 0


def start(act: Action) -> Work[None]:
    """Add one presence to a mountain of choice, with badlands; all dahan leave it."""
    s = act.s
    lands = [land for land in s.island.of_board(home(s, act.seat)) if s.island.terrain[land] == MOUNTAIN]
    land = yield from act.pick_home(lands)
    put_presence(s, act.seat, land, 1)
    put(s, land, BADLANDS)
    yield from act.push(act.number(DAHAN, land), DAHAN, land)


SPIRIT = spirit(
    ID,
    icon="volcano",
    complexity="moderate",
    start=start,
    growth=[
        growth(
            [reclaim_all(), gain_power_card(), gain_energy(3)],
            [add_presence(0), add_presence(0)],
            [gain_power_card(), add_presence(4), extra_plays(1), gain_energy(2)],
        )
    ],
    energy="1 2 earth 3 4 5",
    cards="1 fire earth 2 air 3 fire 4",
    rules=[MountainHome(), Collapse(), VolcanicPeaks()],
    asks="eruption eruption_land furnace odd_energy",
    deeds="lava_flows",
    strengths=Strengths(offence=5, control=2, fear=4, defence=1, utility=1),
    face=Face(
        Ground("ridges"),
        light=Coat("#2D0016", "#FFB800", "#140004"),
        dark=Coat("#3C0822", "#FFBF1A", "#23000E"),
    ),
)


@innate(
    "explosive_eruption",
    spirit=ID,
    speed=FAST,
    reach=within(0),
    tiers=("2 fire 2 earth", "3 fire 3 earth", "4 fire 2 air 4 earth", "5 fire 3 air 5 earth"),
)
def explosive_eruption(act: Action) -> Work[None]:
    """Destroy any number of your presence here. 2 or more destroyed: in one land within 1, 1 damage for each.

    4 or more destroyed: 1 fear for each.

    6 or more destroyed: in each land within 1, 4 damage. Add 1 blight here, which spares your presence.

    10 or more destroyed: in each land within 2, +4 damage. Add 1 blight to each adjacent land without blight.
    """
    s, here = act.s, act.land
    most = s.presence[act.seat][here]
    if not most:
        return
    wanted = yield from act.ask(
        "eruption", [*range(1, most + 1)], "number", {"land": act.name(here)}, worth=worth_of_eruption(here)
    )
    n = yield from act.lose_presence(act.seat, here, wanted)
    if act.reached(1) and n >= BLASTS[0]:
        land = yield from act.pick_land([here, *act.adjacent], "eruption_land")
        yield from blast(act, n, land)
    if act.reached(2) and n >= BLASTS[1]:
        yield from act.fear(n)
    if act.reached(3) and n >= BLASTS[2]:
        for land in lands_within(s, here, 1):
            yield from blast(act, 4, land)
        yield from act.add_blight(spared=act.seat)
    if act.reached(4) and n >= BLASTS[3]:
        for land in lands_within(s, here, 2):
            yield from blast(act, 4, land)
        for land in [near for near in act.adjacent if not s.pieces[near][BLIGHT]]:
            yield from act.add_blight(1, land)


def worth_of_eruption(here: int) -> Worth:
    """Return the worth of destroyed presence: as little as reaches most thresholds and fells what is here."""

    def worth(now: Outlook, n: int) -> float:
        s = now.s
        tiers = tiers_met(s, now.seat, POWERS[explosive_eruption.id])
        reached = sum([tiers >> i & 1 for i, least in enumerate(BLASTS) if n >= least])
        struck = min(n, 2 * invaders(s, here)) if s.pieces[here][TOWN] else 0
        rest = sum(s.presence[now.seat]) - n
        return 5.0 * reached + 0.5 * struck - n - (0.0 if rest else 99.0)

    return worth


def lands_within(s: IslandState, center: int, n: int) -> list[int]:
    """Return the lands at most `n` away from a land."""
    return [land for land in s.island.lands if s.island.distance[center][land] <= n]


@innate(
    "powered_by_the_furnace_of_the_earth",
    spirit=ID,
    speed=SLOW,
    reach=within(0),
    tiers=("3 earth", "3 fire", "4 fire 4 earth", "5 fire"),
)
def powered_by_the_furnace_of_the_earth(act: Action) -> Work[None]:
    """Add 1 of your destroyed presence.

    You may pay 2 energy to gain a power card.

    Move up to 2 of your presence from other lands here.

    Return up to 2 of your destroyed presence to your presence tracks.
    """
    s, seat = act.s, act.seat
    if act.met:
        yield from act.return_presence()
    if act.reached(2) and s.energy[seat] >= PRICE_OF_A_CARD and (yield from act.agrees("furnace", worth=0.6)):
        yield from act.pay_energy(PRICE_OF_A_CARD)
        yield from act.gain_card()
    for _ in range(act.plus(2, 3)):
        others = [land for land in mobile_presence(s, seat) if land != act.land]
        if not may_have_presence(s, seat, act.land):
            break
        origin = yield from act.pick_land(others, "move_presence_from", optional=True, aim=LEAVE)
        if origin == NONE:
            break
        yield from act.move_presence(origin, act.land)
    if act.reached(4):
        yield from act.cover_tracks(up_to(2))


@unique(
    "exaltation_of_molten_stone",
    spirit=ID,
    cost=1,
    speed=FAST,
    elements="moon fire earth",
    target=ANOTHER_SPIRIT,
)
def exaltation_of_molten_stone(act: Action) -> Work[None]:
    """Split 1 energy for each fire you have as evenly as possible between you and the spirit.

    The spirit's powers that originate in a mountain have +1 range this turn.
    """
    n = elements(act.s, act.seat)[FIRE]
    yield from act.gain_energy(n // 2)
    yield from act.gain_energy(n // 2, act.spirit)
    if n % 2:
        lucky = yield from act.pick_spirit("odd_energy", sorted({act.seat, act.spirit}), worth=0.0)
        yield from act.gain_energy(1, lucky)
    act.lasting("exaltation_of_molten_stone", act.spirit)


class Exalted(Rule):
    """A spirit's powers reach farther from mountains."""

    numbers: tuple[Number, ...] = (Number.RANGE_FROM,)

    def extra(self, s: IslandState, by: OfSeat, what: Number, land: int, seat: int, of: int) -> int:
        return 1 if seat == by.seat and is_mountain(s, land) else 0


EXALTATION_OF_MOLTEN_STONE = effect("exaltation_of_molten_stone", OfSeat, Exalted())


@unique("lava_flows", spirit=ID, cost=1, speed=SLOW, elements="fire earth", reach=within(1))
def lava_flows(act: Action) -> Work[None]:
    """Add 1 badlands and 1 wilds; or 1 damage."""
    yield from act.choose(act.in_turn(act.add(1, BADLANDS), act.add(1, WILDS)), act.damage(1))


@unique(
    "pyroclastic_bombardment",
    spirit=ID,
    cost=3,
    speed=FAST,
    elements="fire air earth",
    reach=from_sacred(2),
)
def pyroclastic_bombardment(act: Action) -> Work[None]:
    """1 damage to each town, city and dahan. 1 damage. 1 damage to dahan."""
    # The damage of badlands may go to the first damage or to the second, but must go to one.
    yield from act.damage_each(1, (TOWN, CITY, DAHAN), later=True)
    yield from act.damage(1)
    yield from act.damage(1, DAHAN)


@unique("rain_of_ash", spirit=ID, cost=2, speed=SLOW, elements="fire air earth", reach=within(1))
def rain_of_ash(act: Action) -> Work[None]:
    """If invaders are here, 2 fear. Push 2 dahan and 2 explorers or towns to lands without your presence."""
    if act.has_invaders():
        yield from act.fear(2)
    lands = [land for land in act.adjacent if not act.s.presence[act.seat][land]]
    yield from act.push(2, DAHAN, to_lands=lands)
    yield from act.push(2, (EXPLORER, TOWN), to_lands=lands)

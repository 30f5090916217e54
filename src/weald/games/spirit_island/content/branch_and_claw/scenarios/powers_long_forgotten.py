"""Powers Long Forgotten: sources of power lie hidden in the lands, for the spirits or for the invaders."""

from __future__ import annotations

from typing import NamedTuple

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import ALL, NONE
from weald.games.spirit_island.model.invader_cards import lands_of_card
from weald.games.spirit_island.model.lands import (
    count,
    has_building,
    has_invaders,
    invaders,
    number,
    pieces_in,
    take,
)
from weald.games.spirit_island.model.pieces import (
    ALL_KINDS,
    CITY,
    DAHAN,
    FIRE,
    INVADERS,
    JUNGLE,
    KIND,
    SANDS,
    STRENGTH,
    TOKENS,
    TOWN,
    TOWN_CITY,
    WETLANDS,
    strife_on,
)
from weald.games.spirit_island.model.state import (
    BUILD,
    FAST,
    GAME,
    RAVAGE,
    SETUP,
    SLOW,
    SPIRIT,
    TURN,
    IslandState,
)
from weald.games.spirit_island.phases.invaders import act_in, is_source
from weald.games.spirit_island.rules import fear
from weald.games.spirit_island.rules.declare import OfSeat, OnLand, Wherever, effect, scenario
from weald.games.spirit_island.rules.effects import begin_effect, spend
from weald.games.spirit_island.rules.happenings import (
    EXPLORED,
    HURT,
    MOVE,
    PAID,
    PRESENCE_REMOVED,
    RECLAIMED,
    REMOVE,
)
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.invader_actions import Build, Ravage
from weald.games.spirit_island.rules.land_rules import add_presence, is_isolated, may_have_presence
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.subjects import Doing, Number
from weald.kernel import chance

ID = "powers_long_forgotten"
# The sources of power by the number on their markers.
SOURCES = (
    "", "lizard_scale", "bronze_loop", "dripping_tooth", "ice_rib", "steady_ember", "wind_rope", "sun_pillar",
    "sewn_sack",
)  # fmt: skip
SCALE, LOOP, TOOTH, RIB, EMBER, ROPE, PILLAR, SACK = range(1, 9)
MARKERS_EACH_BOARD = 4
DAHAN_TO_SEARCH = 3
INVADERS_TO_SEARCH = 2
# Against France, with its many explorers, they need one more.
FRANCE = "france_plantation_colony"
POINTS = 2
# Markers turned up so far: sources as bits of a number, and the number of blank ones.
SOURCES_OUT = "sources_out"
BLANKS_OUT = "blanks_out"


class Found(NamedTuple):
    """A source by its number."""

    n: int


# A marker that lies face down in a land: no player knows which, so it is drawn when it is turned up.
HIDDEN_MARKER = effect("hidden_marker", OnLand, Rule())
# A source that the spirits have found and not used.
FOUND_SOURCE = effect("found_source", Found, Rule())


def for_a_price(act: Action, source: int) -> Work[bool]:
    """Return whether a power does nothing to invaders, because its spirit does not pay 1 energy for it."""
    s, seat = act.s, act.seat
    if (PAID, source, -1, -1, 1) in act.log:
        return False
    if s.energy[seat] and (
        yield from act.agrees("source_price", {"source": SOURCES[source]}, seat, worth=0.4)
    ):
        yield from act.pay_energy(1, seat)
        act.log.append((PAID, source, -1, -1, 1))
        return False
    return True


def grants_fire(act: Action) -> bool:
    """Return whether an Action is the use of a power that grants fire."""
    return act.power is not None and act.power.elements[FIRE] > 0


# 1: an ever-burning lizard scale.


class LizardScaleForInvaders(Rule):
    """Fire does not harm invaders, unless the spirit pays for it."""

    def instead_of_harm(self, act: Action, by: By, land: int, what: int) -> Work[bool]:
        return what == HURT and grants_fire(act) and (yield from for_a_price(act, SCALE))


class LizardScale(Rule):
    """Powers that grant fire do more damage."""

    def before_power(self, act: Action, by: By) -> None:
        if grants_fire(act):
            act.bonus_damage += 1


# 2: a bronze loop with red stones.


def sands(s: IslandState) -> list[int]:
    """Return all sands."""
    return [land for land in s.island.ground if s.island.terrains[land] >> SANDS & 1]


class BronzeLoopForInvaders(Rule):
    """Invaders of one sands are in all of them when they explore and build."""

    doings: tuple[Doing, ...] = (Doing.FIND_WAY,)

    def may(self, s: IslandState, by: By, what: Doing, land: int, seat: int, of: int) -> bool | None:
        every = sands(s)
        near = land in every or any(other in every for other in s.island.near[land])
        return (near and any(is_source(s, other) and not is_isolated(s, other) for other in every)) or None

    def extra_lands(self, s: IslandState, by: By, action: int, card: int) -> list[int]:
        if action != BUILD:
            return []
        every = sands(s)
        if not any(has_invaders(s, land) for land in every):
            return []
        return [land for land in lands_of_card(s, card) if land in every]

    def before_build(self, act: Action, by: By, build: Build) -> None:
        s = act.s
        every = sands(s)
        if build.land in every:
            towns = sum([count(s, land, (TOWN,)) for land in every])
            cities = sum([count(s, land, (CITY,)) for land in every])
            build.kinds[0] = CITY if towns > cities else TOWN


class BronzeLoop(Rule):
    """Spirits shift their presence among the sands, each once a turn at most: more shifts change nothing."""

    id = "bronze_loop"

    def extra_offers(self, s: IslandState, by: By, seat: int) -> list[int]:
        every = sands(s)
        own = sum([s.presence[seat][land] for land in every])
        shifts = [lasting[:2] for lasting in s.effects].count(("shifted", (seat,)))
        return [own] if shifts < own and len(every) > 1 else []

    def after_offer(self, act: Action, by: By, offer: int) -> Work[None]:
        s, seat = act.s, act.seat
        act.source = ID
        act.note("shifted", seat, until=TURN)
        origins = [land for land in sands(s) if s.presence[seat][land]]
        origin = yield from act.pick_land(origins, "shift_from", optional=True)
        lands = [land for land in sands(s) if land != origin and may_have_presence(s, seat, land)]
        if origin != NONE and lands:
            to = yield from act.pick_land(lands, "shift_to")
            add_presence(s, seat, origin, -1)
            add_presence(s, seat, to, 1)


SHIFTED = effect("shifted", OfSeat, Rule())


# 3: a huge dripping tooth.


class DrippingToothForInvaders(Rule):
    """Invaders who explore wetlands build there."""

    def after_action(self, act: Action, by: By, cause: Action) -> Work[None]:
        s = act.s
        for land in dict.fromkeys(entry[2] for entry in cause.log if entry[0] == EXPLORED):
            if s.island.terrains[land] >> WETLANDS & 1:
                yield from act_in(s, BUILD, land, act)


class DrippingTooth(Rule):
    """A spirit that reclaims nothing gains energy."""

    def after_action(self, act: Action, by: By, cause: Action) -> None:
        if act.s.phase == SPIRIT:
            for entry in cause.log:
                if entry[0] == RECLAIMED and not reclaimed(act.s, entry[1]):
                    act.note("reclaimed", entry[1], until=TURN)

    def after_spirit_phase(self, act: Action, by: By) -> Work[None]:
        act.source = ID
        for seat in range(act.s.seats):
            if not reclaimed(act.s, seat):
                yield from act.gain_energy(2, seat)


RECLAIMED_A_CARD = effect("reclaimed", OfSeat, Rule())


def reclaimed(s: IslandState, seat: int) -> bool:
    """Return whether a spirit has reclaimed a card in this spirit phase."""
    return any(lasting[:2] == ("reclaimed", (seat,)) for lasting in s.effects)


# 4: an ice-crusted rib.


class IceRibForInvaders(Rule):
    """Spirits play one card only."""

    doings: tuple[Doing, ...] = (Doing.PLAY,)

    def may(self, s: IslandState, by: By, what: Doing, land: int, seat: int, of: int) -> bool:
        return of <= 1


class IceRib(Rule):
    """The next normal ravage is a weak one."""

    def after_planning(self, s: IslandState, by: By) -> None:
        if any(action == RAVAGE for action, _ in s.agenda):
            spend(s, "ice_rib", by)
            begin_effect(s, "ice_rib_ravage", ID)


class IceRibRavage(Rule):
    """Invaders deal less damage in each land."""

    def before_ravage(self, act: Action, by: By, ravage: Ravage) -> None:
        if act.normal:
            ravage.bonus -= 3


# 5: a steady ember.


class SteadyEmberForInvaders(Rule):
    """The first town or city of a jungle or wetlands brings blight."""

    def after_adding(self, act: Action, by: By, piece: int, land: int) -> Work[None]:
        s = act.s
        damp = s.island.terrains[land] & (1 << JUNGLE | 1 << WETLANDS)
        if damp and piece & KIND in TOWN_CITY and count(s, land, TOWN_CITY) == 1:
            yield from act.add_blight(1, land)


class SteadyEmber(Rule):
    """Major powers are gained without forgetting."""

    doings: tuple[Doing, ...] = (Doing.FORGET,)

    def may(self, s: IslandState, by: By, what: Doing, land: int, seat: int, of: int) -> bool:
        return False


# 6: a rope of wind.


class WindRopeForInvaders(Rule):
    """Powers do not push and gather invaders, unless the spirit pays for it."""

    def instead_of_harm(self, act: Action, by: By, land: int, what: int) -> Work[bool]:
        return what == MOVE and act.power is not None and (yield from for_a_price(act, ROPE))


class WindRope(Rule):
    """All powers reach farther."""

    numbers: tuple[Number, ...] = (Number.POWER_RANGE,)

    def extra(self, s: IslandState, by: By, what: Number, land: int, seat: int, of: int) -> int:
        return 1


# 7: a pillar of sunlight.


def scorch_board(act: Action, board: int) -> Work[None]:
    """Destroy dahan and tokens where most towns and cities are, and add blight."""
    s = act.s
    lands = [land for land in s.island.of_board(board) if has_building(s, land)]
    most = max([count(s, land, TOWN_CITY) for land in lands], default=0)
    land = yield from act.pick_land([land for land in lands if count(s, land, TOWN_CITY) == most], "scorch")
    if land == NONE:
        return
    yield from act.destroy(ALL, (DAHAN, *TOKENS), land)
    while with_strife := [piece for piece in pieces_in(s, land, INVADERS) if strife_on(piece)]:
        act.remove_strife(land, with_strife[0])
    yield from act.add_blight(1, land)


def shine(act: Action) -> Work[None]:
    """Two fear cards are earned, and the dahan of one land strike."""
    s = act.s
    for _ in range(2):
        if s.fear_deck or fear.refill(s):
            fear.earn(s)
    lands = [land for land in s.island.lands if s.pieces[land][DAHAN] and has_invaders(s, land)]
    land = yield from act.pick_land(lands, "dahan_strike")
    if land != NONE:
        yield from act.damage(STRENGTH[DAHAN] * s.pieces[land][DAHAN], land=land)


# 8: a leather sack, its mouth sewn shut.


class SewnSackForInvaders(Rule):
    """Powers cannot target the land."""

    doings: tuple[Doing, ...] = (Doing.TARGET,)

    def may(self, s: IslandState, by: OnLand, what: Doing, land: int, seat: int, of: int) -> bool:
        return land != by.land


def swallow(act: Action) -> Work[None]:
    """Everything in one land is removed from the game."""
    s = act.s
    land = yield from act.pick_land(s.island.ground, "swallow")
    for piece in pieces_in(s, land, ALL_KINDS):
        n = number(s, land, piece)
        take(s, land, piece, n)
        act.log.append((REMOVE, piece, land, -1, n))
    for seat in range(s.seats):
        n = s.presence[seat][land]
        if n:
            add_presence(s, seat, land, -n)
            s.away[seat] += n
            act.log.append((PRESENCE_REMOVED, seat, land, -1, n))
    act.tell("swallowed", {"land": act.name(land)})


LIZARD_SCALE_FOR_INVADERS = effect("lizard_scale_invaders", Wherever, LizardScaleForInvaders())
LIZARD_SCALE = effect("lizard_scale", Wherever, LizardScale())
BRONZE_LOOP_FOR_INVADERS = effect("bronze_loop_invaders", Wherever, BronzeLoopForInvaders())
BRONZE_LOOP = effect("bronze_loop", Wherever, BronzeLoop())
DRIPPING_TOOTH_FOR_INVADERS = effect("dripping_tooth_invaders", Wherever, DrippingToothForInvaders())
DRIPPING_TOOTH = effect("dripping_tooth", Wherever, DrippingTooth())
ICE_RIB_FOR_INVADERS = effect("ice_rib_invaders", Wherever, IceRibForInvaders())
ICE_RIB = effect("ice_rib", Wherever, IceRib())
ICE_RIB_RAVAGE = effect("ice_rib_ravage", Wherever, IceRibRavage())
STEADY_EMBER_FOR_INVADERS = effect("steady_ember_invaders", Wherever, SteadyEmberForInvaders())
STEADY_EMBER = effect("steady_ember", Wherever, SteadyEmber())
WIND_ROPE_FOR_INVADERS = effect("wind_rope_invaders", Wherever, WindRopeForInvaders())
WIND_ROPE = effect("wind_rope", Wherever, WindRope())
SEWN_SACK_FOR_INVADERS = effect("sewn_sack_invaders", OnLand, SewnSackForInvaders())


class PowersLongForgotten(Rule):
    """The larger side in a land finds the marker that is hidden there."""

    id = ID
    counters: tuple[str, ...] = (SOURCES_OUT, BLANKS_OUT)
    numbers: tuple[Number, ...] = (Number.POINTS,)

    def before_spirits(self, act: Action, by: By) -> Work[None]:
        act.source = ID
        yield from act.each_board(hide)

    def after_set_up(self, act: Action, by: By) -> Work[None]:
        act.source = ID
        yield from search(act)

    def after_action(self, act: Action, by: By, cause: Action) -> Work[None]:
        if act.s.phase != SETUP:
            act.source = ID
            yield from search(act)

    def extra_offers(self, s: IslandState, by: By, seat: int) -> list[int]:
        return unused(s) if s.phase in (SPIRIT, FAST, SLOW) else []

    def after_offer(self, act: Action, by: By, offer: int) -> Work[None]:
        act.source = ID
        spend(act.s, "found_source", (offer,))
        yield from use_source(act, offer)

    def extra(self, s: IslandState, by: By, what: Number, land: int, seat: int, of: int) -> int:
        return POINTS * len(unused(s))


POWERS_LONG_FORGOTTEN = scenario(ID, difficulty=1, rule=PowersLongForgotten())


def unused(s: IslandState) -> list[int]:
    """Return the sources that the spirits have found and not used."""
    return sorted(lasting[1][0] for lasting in s.effects if lasting[0] == "found_source")


def hide(act: Action, board: int) -> Work[None]:
    """Put markers face down into lands of a board without dahan."""
    s = act.s
    lands = [land for land in s.island.of_board(board) if not s.pieces[land][DAHAN]]
    for land in (yield from act.pick_lands(MARKERS_EACH_BOARD, lands, "hide_marker")):
        act.note("hidden_marker", land, until=GAME)


def finder(s: IslandState, land: int) -> str:
    """Return the side that searches a land, if any does; if both could, it is the spirits."""
    if s.pieces[land][DAHAN] >= DAHAN_TO_SEARCH:
        return "spirits"
    needed = INVADERS_TO_SEARCH + (s.adversary == FRANCE)
    return "invaders" if invaders(s, land) >= needed else ""


def search(act: Action) -> Work[None]:
    """Turn up the markers of all lands that are searched, until none is left."""
    s = act.s
    while True:
        hidden = [lasting[1][0] for lasting in s.effects if lasting[0] == "hidden_marker"]
        land = yield from act.pick_land([land for land in sorted(hidden) if finder(s, land)], "search")
        if land == NONE:
            return
        side = finder(s, land)
        spend(s, "hidden_marker", OnLand(land))
        source = draw_marker(s)
        if s.trace is not None:
            s.trace.reveal()
            act.tell("marker", {"side": side, "land": act.name(land), "source": SOURCES[source] or "none"})
        if source and side == "spirits":
            act.note("found_source", source, until=GAME)
        elif source:
            yield from loose_source(act, source, land)


def draw_marker(s: IslandState) -> int:
    """Return which marker lies there: a source that is still hidden, or 0 for a blank one."""
    out, blanks = s.counters.get(SOURCES_OUT, 0), s.counters.get(BLANKS_OUT, 0)
    sources_left = s.seats + 1 - out.bit_count()
    left = MARKERS_EACH_BOARD * s.seats - out.bit_count() - blanks
    if chance.below(s, left) >= sources_left:
        s.counters[BLANKS_OUT] = blanks + 1
        return 0
    unseen = [n for n in range(1, len(SOURCES)) if not out >> n - 1 & 1]
    source = unseen[chance.below(s, len(unseen))]
    s.counters[SOURCES_OUT] = out | 1 << source - 1
    return source


def loose_source(act: Action, source: int, land: int) -> Work[None]:
    """Let the invaders have a source."""
    if source == PILLAR:
        yield from act.each_board(scorch_board)
    elif source == SACK:
        act.lasting("sewn_sack_invaders", land, until=GAME)
    elif source == RIB:
        act.lasting("ice_rib_invaders", until=TURN, later=act.s.turn > 0)
    else:
        act.lasting(f"{SOURCES[source]}_invaders", until=GAME)


def use_source(act: Action, source: int) -> Work[None]:
    """Let the spirits use a source."""
    if source == PILLAR:
        yield from shine(act)
    elif source == SACK:
        yield from swallow(act)
    else:
        act.lasting(SOURCES[source], until=GAME)

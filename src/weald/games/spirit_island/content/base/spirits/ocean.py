"""Ocean's Hungry Grasp: where it is, the sea belongs to the island, and people drown in it."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, kinds_of, up_to
from weald.games.spirit_island.content.growth_actions import gain_energy, gain_power_card, reclaim_all
from weald.games.spirit_island.model.lands import count, home, number, pieces_in, presence_lands
from weald.games.spirit_island.model.pieces import (
    DAHAN,
    EXPLORER,
    HEALTH,
    INVADERS,
    OCEAN,
    TOWN,
    TOWN_CITY,
    Kinds,
)
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.declare import FAST, SLOW, GrowthAction, growth, innate, spirit, unique
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, GuideTurn, Strengths
from weald.games.spirit_island.rules.growth import Gains
from weald.games.spirit_island.rules.happenings import DESTROY, MOVE
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.land_rules import add_presence as put_presence
from weald.games.spirit_island.rules.powers import ANOTHER_SPIRIT, Work, within
from weald.games.spirit_island.rules.registry import active
from weald.games.spirit_island.rules.subjects import Doing, Number
from weald.kernel.values import Learned

ID = "ocean"
PEOPLE: Kinds = (*INVADERS, DAHAN)
# Health of drowned invaders that has not become energy yet.
DROWNED = "drowned"


class OceanInPlay(Rule):
    """It lives in oceans and at the coast only; who is in an ocean when an Action ends drowns."""

    id = "ocean_in_play"
    doings: tuple[Doing, ...] = (Doing.HAVE_PRESENCE,)

    def may(self, s: IslandState, by: Owner, what: Doing, land: int, seat: int, of: int) -> bool:
        return seat != by.seat or s.island.coastal[land]

    def after_action(self, act: Action, by: Owner, cause: Action) -> Work[None]:
        s = act.s
        act.seat = act.decider = by.seat
        act.source = "drowning"
        for ocean in oceans(s):
            mortal = PEOPLE
            if active(s, Rule.instead_of_harm):
                mortal = yield from act.unhindered(PEOPLE, ocean)
            for piece in pieces_in(s, ocean, PEOPLE):
                for _ in range(number(s, ocean, piece)):
                    if act.kind(piece) in mortal and act.allowed(ocean, [piece], DESTROY):
                        yield from drown_piece(act, ocean, piece)
                    else:
                        yield from act.push_piece(piece, ocean)
            if active(s, Number.DAMAGE_INSTEAD):
                for piece in pieces_in(s, ocean, PEOPLE):
                    for _ in range(number(s, ocean, piece)):
                        yield from act.push_piece(piece, ocean)
        # A land joined with an ocean is a land: only those drown who have moved into it.
        for land in s.island.ground:
            if s.island.terrains[land] >> OCEAN & 1:
                yield from drown_newcomers(act, land, cause)


class Drowning(Rule):
    """Drowned pieces are destroyed; invader health equal to the number of players is worth 1 energy."""

    # The exchange is free to make at any time; it is made at once, because nothing makes it better to wait.

    id = "drowning"
    counters: tuple[str, ...] = (DROWNED,)


def drown_newcomers(act: Action, land: int, cause: Action) -> Work[None]:
    """Drown those whom an Action has moved into a land that is part ocean."""
    for what, piece, to, _, n in list(cause.log):
        if what == MOVE and to == land and act.kind(piece) in PEOPLE:
            for _ in range(n):
                if number(act.s, land, piece) and act.allowed(land, [piece], DESTROY):
                    yield from drown_piece(act, land, piece)


def oceans(s: IslandState) -> list[int]:
    """Return the oceans of all boards."""
    return list(s.island.first)


def drown(act: Action, kinds: int | Kinds) -> Work[None]:
    """Drown one piece of the target land."""
    kinds = kinds_of(kinds)
    if active(act.s, Rule.instead_of_harm):
        kinds = yield from act.unhindered(kinds, act.land)
    pieces = act.harmable(act.land, kinds, DESTROY)
    if pieces:
        piece = yield from act.pick_piece("drown", act.land, pieces, 1)
        yield from drown_piece(act, act.land, piece)


def drown_piece(act: Action, land: int, piece: int) -> Work[None]:
    """Destroy a piece; what invaders were worth becomes energy."""
    s = act.s
    before = len(act.log)
    yield from act.destroy_one(land, piece)
    if act.kind(piece) in INVADERS and act.counted(DESTROY, INVADERS, land, before):
        energy, left = divmod(s.counters.get(DROWNED, 0) + HEALTH[act.kind(piece)], s.seats)
        s.counters[DROWNED] = left
        yield from act.gain_energy(energy)


# Growth.


def start(act: Action) -> Work[None]:
    """Add one presence to the ocean of the own board, one to a coastal land of it."""
    s = act.s
    ocean = s.island.first[home(s, act.seat)]
    put_presence(s, act.seat, ocean, 1)
    land = yield from act.pick_home(s.island.near[ocean])
    put_presence(s, act.seat, land, 1)


def into_oceans(act: Action) -> Work[None]:
    """Gather a presence into each ocean."""
    s = act.s
    for ocean in oceans(s):
        lands = [land for land in s.island.near[ocean] if s.presence[act.seat][land]]
        if lands:
            origin: int = yield from act.ask("ebb", lands, "land", {"land": act.name(ocean)})
            yield from act.move_presence(origin, ocean)


def out_of_oceans(act: Action) -> Work[None]:
    """Push a presence out of each ocean."""
    s = act.s
    for ocean in oceans(s):
        if s.presence[act.seat][ocean]:
            to: int = yield from act.ask("flood", s.island.near[ocean], "land", {"land": act.name(ocean)})
            yield from act.move_presence(ocean, to)


def add_in_any_ocean(act: Action) -> Work[None]:
    """Add a presence to any ocean, however far away."""
    yield from act.add_presence_to_one_of(oceans(act.s), growth=True)


ADD_IN_ANY_OCEAN = GrowthAction("add_presence_ocean", "waves", add_in_any_ocean)


def add_at_the_coast(act: Action) -> Work[None]:
    """Add a presence to a coastal land; for growth, oceans are none."""
    lands = [land for land in act.presence_range(1, where=["coastal"]) if act.s.island.number[land]]
    yield from act.add_presence_to_one_of(lands, growth=True)


SPIRIT = spirit(
    ID,
    icon="big-wave",
    complexity="high",
    start=start,
    growth=[
        growth(
            [
                reclaim_all(),
                gain_power_card(),
                GrowthAction("into_oceans", "pull", into_oceans),
                gain_energy(2),
            ],
            [ADD_IN_ANY_OCEAN, ADD_IN_ANY_OCEAN, gain_energy(1)],
            [
                gain_power_card(),
                GrowthAction("out_of_oceans", "push", out_of_oceans),
                GrowthAction("add_presence", "plus", add_at_the_coast, 1, "coastal", gains=Gains(presence=1)),
            ],
        )
    ],
    energy="0 moon water 1 earth water 2",
    cards="1 2 2 3 4 5",
    rules=[OceanInPlay(), Drowning()],
    opens_oceans=True,
    asks="carry_dahan drown ebb flood",
    strengths=Strengths(offence=4, control=4, fear=3, defence=1, utility=2),
    learned=Learned(weight=-0.0466, mean=0.0729),
    face=Face(
        Ground("foam"),
        light=Coat("#12335C", "#00D0CE", "#001C42"),
        dark=Coat("#153864", "#1CD7D4", "#00204A"),
    ),
    guide=(
        GuideTurn(
            growth="2",
            tracks="cards",
            lands="ocean",
            cards="call_of_the_deeps tidal_boon",
            innates="pound_ships_to_splinters ocean_breaks_the_shore",
        ),
        GuideTurn(
            growth="3", tracks="cards", lands="coastal", cards="grasping_tide swallow_the_land_dwellers"
        ),
        GuideTurn(growth="1"),
    ),
)


# Powers.


@innate(
    "pound_ships_to_splinters",
    spirit=ID,
    speed=FAST,
    reach=within(0),
    needs="coastal",
    tiers=("1 moon 1 air 2 water", "2 moon 1 air 3 water", "3 moon 2 air 4 water"),
)
def pound_ships_to_splinters(act: Action) -> Work[None]:
    """1 fear.

    +1 fear.

    +2 fear.
    """
    yield from act.fear(act.plus(1) + act.plus(1, 2) + act.plus(2, 3))


@innate(
    "ocean_breaks_the_shore",
    spirit=ID,
    speed=SLOW,
    reach=within(0),
    needs="coastal",
    tiers=("2 water 1 earth", "3 water 2 earth", "4 water 3 earth"),
)
def ocean_breaks_the_shore(act: Action) -> Work[None]:
    """Drown 1 town.

    You may drown 1 city instead.

    Drown 1 additional town or city.
    """
    yield from drown(act, TOWN_CITY if act.reached(2) else TOWN)
    if act.reached(3):
        yield from drown(act, TOWN_CITY)


@unique(
    "call_of_the_deeps",
    spirit=ID,
    cost=0,
    speed=FAST,
    elements="moon air water",
    reach=within(0),
    needs="coastal",
)
def call_of_the_deeps(act: Action) -> Work[None]:
    """Gather 1 explorer. If the target is an ocean, you may gather 1 additional explorer."""
    yield from act.gather(1, EXPLORER)
    if act.s.island.terrain[act.land] == OCEAN:
        yield from act.gather(up_to(1), EXPLORER)


@unique(
    "grasping_tide", spirit=ID, cost=1, speed=FAST, elements="moon water", reach=within(1), needs="coastal"
)
def grasping_tide(act: Action) -> Work[None]:
    """2 fear. Defend 4."""
    yield from act.fear(2)
    yield from act.defend(4)


@unique(
    "swallow_the_land_dwellers",
    spirit=ID,
    cost=0,
    speed=SLOW,
    elements="water earth",
    reach=within(0),
    needs="coastal",
)
def swallow_the_land_dwellers(act: Action) -> Work[None]:
    """Drown 1 explorer, 1 town and 1 dahan."""
    for kind in (EXPLORER, TOWN, DAHAN):
        yield from drown(act, kind)


@unique("tidal_boon", spirit=ID, cost=1, speed=SLOW, elements="moon water earth", target=ANOTHER_SPIRIT)
def tidal_boon(act: Action) -> Work[None]:
    """The spirit gains 2 energy and may push 1 town and up to 2 dahan from one of its lands.

    Instead of drowning dahan pushed into your ocean, you may move them to any coastal land.
    """
    s = act.s
    yield from act.gain_energy(2, act.spirit)
    lands = [land for land in presence_lands(s, act.spirit) if count(s, land, (TOWN, DAHAN))]
    land = yield from act.pick_land(lands, "push_from", optional=True, seat=act.spirit)
    if land != NONE:
        yield from act.decided_by(act.spirit, act.push(1, TOWN, land))
        yield from act.decided_by(act.spirit, act.push(up_to(2), DAHAN, land))
        yield from carry_dahan(act)


def carry_dahan(act: Action) -> Work[None]:
    """Dahan in an ocean may go to any coastal land instead of drowning."""
    s = act.s
    coasts = [land for land in s.island.lands if s.island.coastal[land] and s.island.number[land]]
    for ocean in oceans(s):
        if s.pieces[ocean][DAHAN]:
            to = yield from act.pick_land(coasts, "carry_dahan", optional=True)
            if to != NONE:
                yield from act.move(s.pieces[ocean][DAHAN], DAHAN, to, ocean)

"""Finder of Paths Unseen: it moves everything everywhere, and pays for what its Actions destroy."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, up_to
from weald.games.spirit_island.content.growth_actions import (
    add_presence,
    add_presence_anywhere,
    extra_plays,
    gain_energy,
    gain_power_card,
    move_presence,
    reclaim_all,
)
from weald.games.spirit_island.content.starts import own_land
from weald.games.spirit_island.model.geography import FAR, LINKED, Change
from weald.games.spirit_island.model.lands import count, has_building, presence_lands
from weald.games.spirit_island.model.pieces import BEASTS, DAHAN, INVADERS, KIND, PRESENCE, TOWN_CITY, Kinds
from weald.games.spirit_island.model.state import FAST as FAST_PHASE
from weald.games.spirit_island.model.state import INVADER_PHASE, IslandState, change_island, undo_changes
from weald.games.spirit_island.model.state import SLOW as SLOW_PHASE
from weald.games.spirit_island.model.state import SPIRIT as SPIRIT_PHASE
from weald.games.spirit_island.rules.aims import LEAVE
from weald.games.spirit_island.rules.declare import (
    FAST,
    SLOW,
    GrowthAction,
    OfSeat,
    OnLand,
    effect,
    growth,
    innate,
    spirit,
    unique,
)
from weald.games.spirit_island.rules.effects import FewerDestroyed, spend
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, Strengths
from weald.games.spirit_island.rules.happenings import DESTROY, MOVE, PAID, SPECIAL_RULE
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.land_rules import add_presence as put_presence
from weald.games.spirit_island.rules.land_rules import holds_presence, may_have_presence, terrains
from weald.games.spirit_island.rules.powers import ANOTHER_SPIRIT, EACH_TIER, Power, Work, within
from weald.games.spirit_island.rules.subjects import Doing, Number
from weald.games.spirit_island.rules.targeting import any_range, sources
from weald.games.spirit_island.rules.tracks import network
from weald.kernel.values import Learned

ID = "finder"
# Pieces that its powers move: invaders, dahan, beasts, and presence of all spirits that agree.
TRAVELERS: Kinds = (*INVADERS, DAHAN, BEASTS, PRESENCE)
# For whose death it answers.
PEOPLE: Kinds = (*INVADERS, DAHAN)


class ResponsibilitiesToTheDead(Rule):
    """It pays with presence and energy for invaders and dahan that its Actions destroy."""

    id = "responsibilities_to_the_dead"

    def after_action(self, act: Action, by: Owner, cause: Action) -> Work[None]:
        own = cause.seat == by.seat and cause.cause <= SPECIAL_RULE
        if not (own and cause.counted(DESTROY, PEOPLE)) and not led_to_death(cause, by.seat):
            return
        act.source = self.id
        yield from act.destroy_presence()
        if act.s.energy[by.seat]:
            yield from act.pay_energy(1)
        else:
            yield from act.destroy_presence()


def led_to_death(cause: Action, seat: int) -> bool:
    """Return whether an Action has destroyed those whom one of the spirit has just moved there.

    The spirit answers once for each of its Actions, so one that has destroyed a piece itself is paid for.
    """
    led = cause.led_by
    if led is None or led.seat != seat or led.cause > SPECIAL_RULE or led.counted(DESTROY, PEOPLE):
        return False
    moved = {(entry[1] & KIND, entry[2]) for entry in led.log if entry[0] == MOVE}
    dead = [entry for entry in cause.log if entry[0] == DESTROY and entry[1] & KIND in PEOPLE]
    paid = (PAID, seat, -1, -1, 0)
    if paid in led.log or not any((entry[1] & KIND, entry[2]) in moved for entry in dead):
        return False
    led.log.append(paid)
    return True


# The special rule, as the source of its questions.
WAYS = "open_the_ways"


class OpenTheWays(Rule):
    """Two of its lands may be adjacent; it may change them once between Actions."""

    id = WAYS
    doings: tuple[Doing, ...] = (Doing.STAY_ADJACENT,)

    def may(self, s: IslandState, by: Owner, what: Doing, land: int, seat: int, of: int) -> bool | None:
        own = s.presence[by.seat]
        return (own[land] > 0 and own[of] > 0) or None

    def extra_offers(self, s: IslandState, by: Owner, seat: int) -> list[int]:
        if seat != by.seat or s.phase not in (SPIRIT_PHASE, FAST_PHASE, SLOW_PHASE):
            return []
        offers = [len(open_ways(s))] if can_change_way(s, seat) else []
        if s.phase == FAST_PHASE and not has_effect(s, WATCHED, seat) and (open_ways(s) or ends(s, seat)):
            offers.append(WATCH)
        return offers

    def after_offer(self, act: Action, by: Owner, offer: int) -> Work[None]:
        act.source = self.id
        if offer == WATCH:
            act.note(WATCHED, by.seat, until=INVADER_PHASE)
        else:
            yield from change_way(act, by.seat)


# An offer: to be asked between the Actions of the invader phase.
WATCH = 2
WATCHED, CHANGED = "ways_watched", "way_changed"


def has_effect(s: IslandState, kind: str, seat: int) -> bool:
    """Return whether an effect of a kind is in force for a spirit."""
    return any(lasting[:2] == (kind, (seat,)) for lasting in s.effects)


def can_change_way(s: IslandState, seat: int) -> bool:
    """Return whether a spirit may open, change or close a way before the next Action."""
    return not has_effect(s, CHANGED, seat) and bool(open_ways(s) or ends(s, seat))


def change_way(act: Action, seat: int) -> Work[None]:
    """Let a spirit open a way, lead it elsewhere, or close it."""
    s = act.s
    before = open_ways(s)
    undo_changes(s, *before)
    one = yield from act.pick_land(ends(s, seat), "way_from", optional=bool(before), seat=seat)
    if one == NONE:
        if s.trace is not None:
            act.tell("way-closed", {})
    else:
        other = yield from act.pick_land(other_ends(s, seat, one), "way_to", seat=seat)
        change_island(s, (LINKED, one, other))
        act.tell("way-opened", {"land": act.name(one), "other": act.name(other)})
    act.note(CHANGED, seat)


class WaysWatched(Rule):
    """A spirit is asked about its way before each Action of the invader phase."""

    def before_next_action(self, act: Action, by: OfSeat) -> Work[None]:
        if not can_change_way(act.s, by.seat):
            return
        act.source = WAYS

        def change(act: Action) -> Work[None]:
            yield from change_way(act, by.seat)

        def look_away(act: Action) -> None:
            spend(act.s, WATCHED, by)

        yield from act.may(
            act.called("change_way", change, worth=-0.1),
            act.called("look_away", look_away, worth=-0.1),
            seat=by.seat,
        )


WAYS_WATCHED = effect(WATCHED, OfSeat, WaysWatched())


def open_ways(s: IslandState) -> list[Change]:
    """Return the ways that are open."""
    return [change for change in s.changes if change[0] == LINKED]


def ends(s: IslandState, seat: int) -> list[int]:
    """Return the lands of a spirit from which it could open a way."""
    return [land for land in own_lands(s, seat) if other_ends(s, seat, land)]


def other_ends(s: IslandState, seat: int, one: int) -> list[int]:
    """Return the lands of a spirit to which a way could lead from one of them."""
    near = s.island.near[one]
    return [land for land in own_lands(s, seat) if land != one and land not in near]


def own_lands(s: IslandState, seat: int) -> list[int]:
    """Return the lands of the island where a spirit has presence."""
    return [land for land in presence_lands(s, seat) if land in s.island.lands]


class WayChanged(Rule):
    """A way was changed, and no Action has been taken since."""

    def after_action(self, act: Action, by: OfSeat, cause: Action) -> None:
        spend(act.s, CHANGED, by)


WAY_CHANGED = effect(CHANGED, OfSeat, WayChanged())


class IgnoreRange(Rule):
    """A spirit ignores range this turn."""

    id = "finder"
    numbers: tuple[Number, ...] = (Number.RANGE,)

    def extra(self, s: IslandState, by: OfSeat, what: Number, land: int, seat: int, of: int) -> int:
        return FAR if by.seat == seat else 0

    def extra_targets(self, s: IslandState, by: OfSeat, seat: int, power: Power) -> list[int]:
        # Parts of the island to which no way leads are in no range at all.
        if by.seat != seat or power.reach is None or not sources(s, seat, power.reach):
            return []
        return s.island.lands


IGNORE_RANGE = effect("ignore_range", OfSeat, IgnoreRange())


def ignore_range(act: Action) -> None:
    """Let the spirit ignore range this turn."""
    act.lasting("ignore_range", act.seat)


def push_building(act: Action) -> Work[None]:
    """Push 1 town or city from a land of the spirit."""
    lands = [land for land in own_lands(act.s, act.seat) if has_building(act.s, land)]
    land = yield from act.pick_land(lands, "push_from")
    if land != NONE:
        yield from act.push(1, TOWN_CITY, land)


def has_buildings(s: IslandState, seat: int) -> bool:
    """Return whether a town or city is in a land of a spirit."""
    return any(has_building(s, land) for land in own_lands(s, seat))


def start(act: Action) -> Work[None]:
    """Begin with 1 presence in land 3 of the own board, and 1 in land 1 of any board."""
    s, seat = act.s, act.seat
    put_presence(s, seat, own_land(act, "3"), 1)
    land = yield from act.pick_home([first + 1 for first in s.island.first])
    put_presence(s, seat, land, 1)


SPACES = {
    "e0": "energy 0",
    "sun": "energy sun",
    "e2w": "energy 2+water",
    "p2": "energy bonus2",
    "p1any": "energy bonus1+any",
    "e1m": "energy 1+moon",
    "mvair": "energy air+move",
    "p1rng": "energy bonus1+range",
    "c1": "cards 1",
    "earth": "cards earth",
    "xc1": "cards play",
    "xc2": "cards play",
    "push": "cards push",
}
EDGES = [
    ("e0", "sun"), ("sun", "e2w"), ("e2w", "p2"), ("p2", "p1any"),
    ("c1", "earth"), ("earth", "xc1"), ("xc1", "xc2"), ("xc2", "push"),
    ("sun", "e1m"), ("e2w", "e1m"), ("e1m", "mvair"), ("earth", "e1m"), ("mvair", "p2"), ("mvair", "xc2"),
    ("p2", "p1rng"), ("p1any", "p1rng"), ("xc2", "p1rng"), ("push", "p1rng"),
]  # fmt: skip
PLACES: dict[str, tuple[float, float]] = {
    "e0": (0.0, 0.0), "sun": (1.0, 0.0), "e2w": (2.0, 0.0), "p2": (3.0, 0.0), "p1any": (4.0, 0.0),
    "e1m": (1.5, 1.0), "mvair": (2.5, 1.0), "p1rng": (3.5, 1.0),
    "c1": (0.0, 2.0), "earth": (1.0, 2.0), "xc1": (2.0, 2.0), "xc2": (3.0, 2.0), "push": (4.0, 2.0),
}  # fmt: skip
NETWORK = network(
    SPACES,
    EDGES,
    start=("e0", "c1"),
    actions={
        "move": move_presence(1),
        "push": GrowthAction("push_building", "push", push_building, 1, possible=has_buildings),
    },
    at=PLACES,
)


SPIRIT = spirit(
    ID,
    icon="trail",
    complexity="very_high",
    start=start,
    growth=[
        growth(
            [
                reclaim_all(),
                gain_power_card(),
                GrowthAction("ignore_range", "compass", ignore_range, worth=1.0),
            ],
            [add_presence(1), extra_plays(1)],
            [gain_power_card(), add_presence(2)],
            [add_presence_anywhere(), gain_energy(2)],
        )
    ],
    tracks=NETWORK,
    rules=[ResponsibilitiesToTheDead(), OpenTheWays()],
    asks="move_between move_to",
    deeds="change_way look_away move_dahan_between offered_passage",
    strengths=Strengths(offence=1, control=5, fear=1, defence=3, utility=4),
    learned=Learned(weight=0.0764, mean=0.0174),
    face=Face(
        Ground("ways"),
        light=Coat("#4B014D", "#6EE7B1", "#310034"),
        dark=Coat("#520354", "#75EEB7", "#38003B"),
    ),
)


def half(act: Action, kinds: Kinds, up: bool = False) -> int:
    """Return half of the pieces of some kinds in the target land, rounded down or `up`."""
    s = act.s
    presence = sum(own[act.land] for own in s.presence)
    n = presence if kinds == (PRESENCE,) else count(s, act.land, kinds)
    return (n + up) // 2


def push_halves(act: Action, up: bool = False) -> Work[None]:
    """Push up to half of the invaders, of the dahan, of presence and of the beasts."""
    act.any_presence = True
    groups: list[Kinds] = [INVADERS, (DAHAN,), (PRESENCE,), (BEASTS,)]
    for kinds, n in [(kinds, half(act, kinds, up)) for kinds in groups]:
        if n:
            yield from act.push(up_to(n), kinds)


@innate(
    "lay_paths_they_cannot_help_but_walk",
    spirit=ID,
    speed=FAST,
    reach=within(0),
    tiers=("2 moon 2 air", "2 sun 2 air", "2 moon 4 air 3 water"),
    repeats=(3,),
)
def lay_paths_they_cannot_help_but_walk(act: Action) -> Work[None]:
    """Push up to half of the invaders, rounded down; likewise dahan, presence and beasts, each by itself.

    Push up to 1 invader, dahan, presence or beasts.

    Repeat this power.
    """
    act.any_presence = True
    if act.met:
        yield from push_halves(act)
    if act.reached(2):
        yield from act.push(up_to(1), TRAVELERS)
    if act.reached(3):
        yield from act.again()


@innate(
    "close_the_ways",
    spirit=ID,
    speed=FAST,
    reach=within(1),
    tiers=("1 air 2 water", "2 air 2 earth", "3 air 2 plant"),
    uses=EACH_TIER,
)
def close_the_ways(act: Action) -> Work[None]:
    """Isolate the land.

    Isolate the land.

    Isolate the land.
    """
    yield from act.isolate()


@unique(
    "a_circuitous_and_wending_journey", spirit=ID, cost=0, speed=SLOW, elements="moon air", reach=within(0)
)
def a_circuitous_and_wending_journey(act: Action) -> Work[None]:
    """Push up to half of the invaders, rounded up; likewise dahan, presence and beasts, each by itself."""
    yield from push_halves(act, up=True)


@unique(
    "aid_from_the_spirit_speakers",
    spirit=ID,
    cost=2,
    speed=FAST,
    elements="sun fire air animal",
    reach=within(1),
)
def aid_from_the_spirit_speakers(act: Action) -> Work[None]:
    """For each dahan here, you may move 1 invader, dahan, presence or beasts.

    All of them go to one land with dahan within range 2.
    """
    n = act.number(DAHAN)
    lands = [land for land in lands_around(act, 2) if act.s.pieces[land][DAHAN]]
    if n and lands:
        to = yield from act.pick_land(lands, "move_to", optional=True)
        if to != NONE:
            act.any_presence = True
            yield from act.move(up_to(n), TRAVELERS, to)


def lands_around(act: Action, n: int) -> list[int]:
    """Return the other lands within a range of the target land."""
    n += any_range(act.s, act.seat)
    distance = act.s.island.distance[act.land]
    return [land for land in act.s.island.lands if land != act.land and distance[land] <= n]


OFFERED_PASSAGE = effect("offered_passage", OnLand, FewerDestroyed("offered_passage", 2))


@unique(
    "offer_passage_between_worlds", spirit=ID, cost=1, speed=FAST, elements="sun moon air", reach=within(1)
)
def offer_passage_between_worlds(act: Action) -> Work[None]:
    """Move up to 4 dahan between here and one of your lands.

    Or: the next time dahan would be destroyed here this turn, 2 fewer are.
    """
    yield from act.choose(
        act.called("move_dahan_between", move_dahan, worth=1.0),
        act.called("offered_passage", keep_dahan, worth=1.2),
    )


def move_dahan(act: Action) -> Work[None]:
    """Move up to 4 dahan between the land and one of the spirit's lands, each of them either way."""
    s = act.s
    lands = [
        land
        for land in own_lands(s, act.seat)
        if land != act.land and (s.pieces[land][DAHAN] or s.pieces[act.land][DAHAN])
    ]
    land = yield from act.pick_land(lands, "move_between")
    if land != NONE:
        yield from act.move_between(4, DAHAN, land)


def keep_dahan(act: Action) -> None:
    """Let 2 fewer dahan be destroyed the next time."""
    act.lasting("offered_passage", act.land)


@unique(
    "paths_tied_by_nature", spirit=ID, cost=0, speed=SLOW, elements="sun air earth plant", reach=within(1)
)
def paths_tied_by_nature(act: Action) -> Work[None]:
    """Move up to 2 invaders, dahan, presence or beasts to a land of the same terrain within range 2."""
    own = terrains(act.s, act.land)
    lands = [land for land in lands_around(act, 2) if terrains(act.s, land) & own]
    if lands:
        to = yield from act.pick_land(lands, "move_to", optional=True)
        if to != NONE:
            act.any_presence = True
            yield from act.move(up_to(2), TRAVELERS, to)


@unique("travelers_boon", spirit=ID, cost=0, speed=FAST, elements="moon air water", target=ANOTHER_SPIRIT)
def travelers_boon(act: Action) -> Work[None]:
    """The spirit moves up to 3 of its presence to one of your lands.

    In total, up to 1 invader, 1 dahan and 1 beasts may go along with them.
    """
    s, seat = act.s, act.spirit
    own = [land for land in own_lands(s, act.seat) if may_have_presence(s, seat, land)]
    to = yield from act.pick_land(own, "move_to", optional=True, seat=seat)
    if to == NONE:
        return
    left: list[Kinds] = [INVADERS, (DAHAN,), (BEASTS,)]
    for _ in range(3):
        lands = [land for land in own_lands(s, seat) if land != to and not holds_presence(s, seat, land)]
        origin = yield from act.pick_land(lands, "move_presence_from", optional=True, seat=seat, aim=LEAVE)
        if origin == NONE:
            break
        yield from act.move_presence(origin, to, seat)
        for kinds in [*left]:
            went = yield from act.decided_by(seat, act.move(up_to(1), kinds, to, origin))
            if went:
                left.remove(kinds)


@unique(
    "ways_of_shore_and_heartland", spirit=ID, cost=1, speed=SLOW, elements="air water earth", reach=within(2)
)
def ways_of_shore_and_heartland(act: Action) -> Work[None]:
    """Push up to 2 invaders, dahan, presence or beasts to lands that are coastal or inland like this one."""
    coastal = act.s.island.coastal
    act.any_presence = True
    alike = [land for land in act.adjacent if coastal[land] == coastal[act.land]]
    yield from act.push(up_to(2), TRAVELERS, to_lands=alike)

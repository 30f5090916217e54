"""Shroud of Silent Mist: it drifts from land to land, and wounds do not heal where it lies."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NO_PAIR, NONE, up_to
from weald.games.spirit_island.content.growth_actions import (
    add_presence,
    gain_power_card,
    move_presence,
    reclaim_all,
)
from weald.games.spirit_island.content.starts import highest
from weald.games.spirit_island.model.lands import number, pieces_in, presence_lands
from weald.games.spirit_island.model.pieces import (
    DAHAN,
    EXPLORER,
    FIRE,
    INVADERS,
    damage_on,
    presence_of,
    seat_of,
)
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.aims import Outlook
from weald.games.spirit_island.rules.declare import (
    FAST,
    SLOW,
    OfSeat,
    OnLand,
    OnLandOfSeat,
    effect,
    growth,
    innate,
    spirit,
    unique,
)
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, Strengths
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.invader_actions import Ravage
from weald.games.spirit_island.rules.land_rules import (
    holds_presence,
    is_sacred,
    may_have_presence,
    mobile_presence,
)
from weald.games.spirit_island.rules.panel import tiers_met
from weald.games.spirit_island.rules.powers import LAND, Power, Work, within
from weald.games.spirit_island.rules.registry import POWERS
from weald.games.spirit_island.rules.subjects import Doing
from weald.games.spirit_island.rules.targeting import in_reach
from weald.games.spirit_island.rules.tracks import straight

ID = "shroud_mist"
# The most fear of Slow and Silent Death in a turn, and the lands that are worth 1 energy.
MOST_FEAR = 5
LANDS_PER_ENERGY = 3
# Damaged invaders that Unnerving Pall can keep from a ravage.
UNNERVED = 3


class GatherPowerFromTheCoolAndDark(Rule):
    """The first power card without fire that it gains in a turn brings energy."""

    id = "gather_power_from_the_cool_and_dark"

    def after_gaining_card(self, act: Action, by: Owner, seat: int, card: int) -> Work[None]:
        if seat != by.seat or POWERS.all[card].elements[FIRE]:
            return
        if not any(lasting[:2] == ("cool_and_dark", (seat,)) for lasting in act.s.effects):
            source, act.source = act.source, ID
            act.note("cool_and_dark", seat)
            act.source = source
            yield from act.gain_energy(1, seat)


COOL_AND_DARK = effect("cool_and_dark", OfSeat, Rule())


class MistsShiftAndFlow(Rule):
    """Before a power targets a land, presence may drift there or next to it."""

    id = "mists_shift_and_flow"

    def extra_targets(self, s: IslandState, by: Owner, seat: int, power: Power) -> list[int]:
        if seat != by.seat or power.target != LAND:
            return []
        tiers = tiers_met(s, seat, power)
        lands: set[int] = set()
        for origin, to in drifts(s, seat):
            mask = reach_after(s, seat, power, tiers, origin, to)
            lands.update(land for land in (to, *s.island.near[to]) if mask >> land & 1)
        return sorted(lands)

    def before_power(self, act: Action, by: Owner) -> Work[None]:
        power, target = act.power, act.land
        if act.seat != by.seat or power is None or power.target != LAND:
            return
        s, seat = act.s, act.seat
        ways = [
            (origin, to)
            for origin, to in drifts(s, seat)
            if (to == target or target in s.island.near[to])
            and (not act.ranged or reach_after(s, seat, power, act.tiers, origin, to) >> target & 1)
        ]
        needed = act.out_of_range()
        to = yield from act.pick_land(
            sorted({way[1] for way in ways}), "mists_to", optional=not needed, worth=drift_to
        )
        if to != NONE:
            origin = yield from act.pick_land(
                [way[0] for way in ways if way[1] == to], "mists_from", worth=drift_from
            )
            yield from act.move_presence(origin, to)


def is_wounded(s: IslandState, land: int) -> bool:
    """Return whether an invader of a land is damaged: where presence of the spirit is, it does not heal."""
    return any(damage_on(piece) for piece in pieces_in(s, land, INVADERS))


def drift_to(now: Outlook, land: int) -> float:
    """Value a land for presence that may drift."""
    if land == NONE:
        return 0.5
    return 1.0 if is_wounded(now.s, land) and not now.s.presence[now.seat][land] else 0.2


def drift_from(now: Outlook, land: int) -> float:
    """Value presence that drifts: one of several, or one where no invader is wounded."""
    return now.s.presence[now.seat][land] - (2.0 if is_wounded(now.s, land) else 0.0)


def drifts(s: IslandState, seat: int) -> list[tuple[int, int]]:
    """Return the lands from and to which one presence of a spirit can be gathered."""
    return [
        (origin, to)
        for origin in mobile_presence(s, seat)
        for to in s.island.near[origin]
        if may_have_presence(s, seat, to)
    ]


def reach_after(s: IslandState, seat: int, power: Power, tiers: int, origin: int, to: int) -> int:
    """Return the lands in range of a power once a presence has moved, as a bit mask."""
    own = s.presence[seat]
    own[origin] -= 1
    own[to] += 1
    mask = in_reach(s, seat, power, tiers)
    own[origin] += 1
    own[to] -= 1
    return mask


class SlowAndSilentDeath(Rule):
    """In its lands nothing heals, and the wounded spread fear."""

    id = "slow_and_silent_death"
    doings: tuple[Doing, ...] = (Doing.HEAL,)

    def may(self, s: IslandState, by: Owner, what: Doing, land: int, seat: int, of: int) -> bool:
        return not s.presence[by.seat][land]

    def before_time_passes(self, act: Action, by: Owner) -> Work[None]:
        act.source = self.id
        lands = [land for land in presence_lands(act.s, by.seat) if damaged(act.s, land)]
        yield from act.fear(min(len(lands), MOST_FEAR))
        yield from act.gain_energy(len(lands) // LANDS_PER_ENERGY, by.seat)


def damaged(s: IslandState, land: int) -> list[int]:
    """Return the damaged invaders of a land."""
    return [piece for piece in pieces_in(s, land, INVADERS) if damage_on(piece)]


SPIRIT = spirit(
    ID,
    icon="fog",
    complexity="high",
    start=highest("WM"),
    growth=[
        growth(
            [reclaim_all(), gain_power_card()],
            [add_presence(0), add_presence(0)],
            [gain_power_card(), add_presence(3, "mountain wetlands")],
        )
    ],
    tracks=straight(
        "0 1 water 2 air",
        "1 2 move_presence moon 3 4 reclaim 5",
        {"move_presence": move_presence(1)},
    ),
    rules=[GatherPowerFromTheCoolAndDark(), MistsShiftAndFlow(), SlowAndSilentDeath()],
    asks="flowing_forms gather_site unnerving_pall",
    deeds="unnerving_pall",
    strengths=Strengths(offence=3, control=3, fear=5, defence=2, utility=2),
    face=Face(
        Ground("mist"),
        light=Coat("#D6EAFE", "#173E2D", "#B9CDE0"),
        dark=Coat("#C6DAED", "#052E1E", "#A9BDCF"),
    ),
)


def lands_around(act: Action) -> int:
    """Return how many lands adjacent to the target have presence of the spirit."""
    return sum(act.s.presence[act.seat][land] > 0 for land in act.adjacent)


@innate(
    "suffocating_shroud",
    spirit=ID,
    speed=SLOW,
    reach=within(0),
    tiers=("1 moon 2 air 1 water", "2 moon 3 air 2 water", "4 moon 4 air 3 water", "5 moon 6 air 4 water"),
)
def suffocating_shroud(act: Action) -> Work[None]:
    """1 damage.

    For each adjacent land with your presence, 1 damage to a different invader.

    1 damage.

    1 damage to each invader.
    """
    yield from act.damage(act.plus(1), later=act.expects(2, 3, 4))
    yield from act.damage_separate(act.plus(lands_around(act), 2), later=act.expects(3, 4))
    yield from act.damage(act.plus(1, 3), later=act.expects(4))
    yield from act.damage_each(act.plus(1, 4))


@innate(
    "lost_in_the_swirling_haze",
    spirit=ID,
    speed=SLOW,
    reach=within(0),
    tiers=("1 air 2 water", "2 air 3 water", "3 air 4 water"),
)
def lost_in_the_swirling_haze(act: Action) -> Work[None]:
    """Push up to 1 dahan.

    Push up to 2 explorers or dahan.

    Push up to 2 explorers or dahan.
    """
    yield from act.push(up_to(act.plus(1)), DAHAN)
    yield from act.push(up_to(act.plus(2, 2)), (EXPLORER, DAHAN))
    yield from act.push(up_to(act.plus(2, 3)), (EXPLORER, DAHAN))


@unique("dissolving_vapors", spirit=ID, cost=2, speed=SLOW, elements="air water", reach=within(0))
def dissolving_vapors(act: Action) -> Work[None]:
    """1 fear. 1 damage to each invader and to each dahan."""
    yield from act.fear(1)
    yield from act.damage_each(1, (*INVADERS, DAHAN))


@unique(
    "flowing_and_silent_forms_dart_by",
    spirit=ID,
    cost=0,
    speed=FAST,
    elements="moon air water",
    reach=within(0),
)
def flowing_and_silent_forms_dart_by(act: Action) -> Work[None]:
    """If invaders are here, 2 fear. This turn, presence here that would be destroyed may be pushed instead.

    You may gather 1 presence or 1 sacred site of another spirit, if it agrees.
    """
    if act.has_invaders():
        yield from act.fear(2)
    act.lasting("flowing_forms", act.land)
    yield from gather_another(act)


def gather_another(act: Action) -> Work[None]:
    """Gather a presence or a sacred site of another spirit, if both like; alone, of the own."""
    s, to = act.s, act.land
    others = [seat for seat in range(s.seats) if seat != act.seat] or [act.seat]
    pairs = [
        (land, presence_of(seat))
        for land in act.adjacent
        for seat in others
        if land in mobile_presence(s, seat) and may_have_presence(s, seat, to)
    ]
    chosen = yield from act.pick_gathered(pairs, optional=True)
    if chosen == NO_PAIR:
        return
    land, seat = chosen[0], seat_of(chosen[1])
    site = is_sacred(s, seat, land) and s.presence[seat][land] > 1
    both = site and (yield from act.agrees("gather_site", {"land": act.name(land)}, worth=-0.1))
    if (yield from act.consents(seat, "presence_moves", {"land": act.name(land), "to": act.name(to)}, 1.0)):
        for _ in range(2 if both else 1):
            yield from act.move_presence(land, to, seat)


def refuge(now: Outlook, land: int) -> float:
    """Value a land for presence that would be destroyed otherwise."""
    return -9.0 if land == NONE else now.home(land)


class FlowingForms(Rule):
    """Presence in a land that would be destroyed may be pushed."""

    def instead_of_losing_presence(self, act: Action, by: OnLand, seat: int, land: int) -> Work[bool]:
        if land != by.land or holds_presence(act.s, seat, land):
            return False
        ways = [near for near in act.around(land) if may_have_presence(act.s, seat, near)]
        to = yield from act.pick_land(ways, "flowing_forms", optional=True, seat=seat, worth=refuge)
        if to == NONE:
            return False
        yield from act.move_presence(land, to, seat)
        return True


FLOWING_FORMS = effect("flowing_forms", OnLand, FlowingForms())


@unique("the_fog_closes_in", spirit=ID, cost=1, speed=SLOW, elements="moon air water", reach=within(0))
def the_fog_closes_in(act: Action) -> Work[None]:
    """For each adjacent land with your presence, 1 damage to a different invader. Push 2 dahan."""
    yield from act.damage_separate(lands_around(act))
    yield from act.push(2, DAHAN)


@unique(
    "unnerving_pall",
    spirit=ID,
    cost=1,
    speed=FAST,
    elements="moon air animal",
    reach=within(0),
    needs="invaders",
)
def unnerving_pall(act: Action) -> Work[None]:
    """1 fear.

    This turn, up to 3 damaged invaders do not take part in ravages here; or defend 1 for each of your
    presence here.
    """
    yield from act.fear(1)
    hurt = sum(number(act.s, act.land, piece) for piece in damaged(act.s, act.land))
    yield from act.choose(
        act.called("unnerving_pall", unnerve, worth=1.5 * min(UNNERVED, hurt)),
        act.defend(act.s.presence[act.seat][act.land]),
    )


def unnerve(act: Action) -> None:
    """Keep damaged invaders from the ravages of this turn."""
    act.lasting("unnerved", act.land, act.seat)


class Unnerved(Rule):
    """Damaged invaders stay out of a ravage, as the user of the power likes."""

    def before_ravage(self, act: Action, by: OnLandOfSeat, ravage: Ravage) -> Work[None]:
        if ravage.land == by.land:
            yield from act.decided_by(by.seat, leave_out(act, ravage))


def leave_out(act: Action, ravage: Ravage) -> Work[None]:
    """Let a seat choose the damaged invaders that stay out of a ravage."""
    s, land, out = act.s, ravage.land, ravage.left_out
    for left in range(UNNERVED, 0, -1):
        pieces = [piece for piece in damaged(s, land) if number(s, land, piece) > out.get(piece, 0)]
        if not pieces:
            return
        piece = yield from act.pick_piece("unnerving_pall", land, pieces, left, optional=True)
        if piece == NONE:
            return
        out[piece] = out.get(piece, 0) + 1


UNNERVED_INVADERS = effect("unnerved", OnLandOfSeat, Unnerved())

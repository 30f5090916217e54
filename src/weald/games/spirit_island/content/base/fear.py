"""The fear cards of the base game, each by its three lines."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import ALL, up_to
from weald.games.spirit_island.content.fear_lines import (
    Where,
    anywhere,
    coastal,
    defend,
    each_chooses,
    each_removes,
    energy_from_belief,
    in_each,
    in_turn,
    inland,
    many_dahan,
    only,
    raid,
    this_turn,
    with_dahan,
    with_presence,
    with_sacred_site,
)
from weald.games.spirit_island.model.lands import count, has_building, has_invaders, invaders
from weald.games.spirit_island.model.pieces import (
    CITY,
    DAHAN,
    EXPLORER,
    EXPLORER_TOWN,
    INVADERS,
    OCEAN,
    TOWN,
    TOWN_CITY,
    Kinds,
)
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.declare import Wherever, effect, fear_card
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.powers import Body, Work
from weald.games.spirit_island.rules.subjects import Doing

# Fear of the Unseen.


def unseen(s: IslandState, land: int) -> Kinds:
    """Return the kinds: a city where a sacred site is, an explorer or town where presence is."""
    if with_sacred_site(s, land):
        return INVADERS
    return EXPLORER_TOWN if with_presence(s, land) else ()


FEAR_OF_THE_UNSEEN = fear_card(
    "fear_of_the_unseen",
    each_removes(only(EXPLORER_TOWN, with_sacred_site)),
    each_removes(only(EXPLORER_TOWN, with_presence)),
    each_removes(unseen),
)

# Scapegoats.


def scapegoats(per_town: int, per_city: int) -> Body:
    """Let towns and cities destroy explorers of their land."""

    def run(act: Action) -> Work[None]:
        yield from act.destroy(per_town * act.number(TOWN) + per_city * act.number(CITY), EXPLORER)

    return run


def all_are_guilty(act: Action) -> Work[None]:
    """Destroy all explorers, and a town for each city."""
    yield from act.destroy(ALL, EXPLORER)
    yield from act.destroy(act.number(CITY), TOWN)


SCAPEGOATS = fear_card(
    "scapegoats",
    in_each(has_building, scapegoats(1, 0)),
    in_each(has_building, scapegoats(1, 2)),
    in_each(has_building, all_are_guilty),
)

# Emigration Accelerates.

EMIGRATION_ACCELERATES = fear_card(
    "emigration_accelerates",
    each_removes(only((EXPLORER,), coastal)),
    each_removes(only(EXPLORER_TOWN, coastal)),
    each_removes(only(EXPLORER_TOWN, anywhere)),
)

# Dahan on their Guard.


def guard(base: int, per_dahan: int) -> Body:
    """Defend `base`, and `per_dahan` for each dahan."""

    def run(act: Action) -> Work[None]:
        yield from act.defend(base + per_dahan * act.number(DAHAN))

    return run


DAHAN_ON_THEIR_GUARD = fear_card(
    "dahan_on_their_guard",
    in_each(with_dahan, guard(0, 1)),
    in_each(with_dahan, guard(1, 1)),
    in_each(with_dahan, guard(0, 2)),
)

# Tall Tales of Savagery.


def told_of(s: IslandState, land: int) -> bool:
    """Dahan are there, and an explorer or town to remove."""
    return with_dahan(s, land) and count(s, land, EXPLORER_TOWN) > 0


def two_explorers_or_a_town(act: Action) -> Work[None]:
    """Remove the ones or the other."""
    yield from act.choose(
        act.remove(2, EXPLORER) if act.number(EXPLORER) else None,
        act.remove(1, TOWN) if act.number(TOWN) else None,
    )


def a_city(act: Action) -> Work[None]:
    """Remove a city."""
    yield from act.remove(1, CITY)


TALL_TALES_OF_SAVAGERY = fear_card(
    "tall_tales_of_savagery",
    each_removes(only((EXPLORER,), with_dahan)),
    each_chooses(told_of, two_explorers_or_a_town),
    in_turn(in_each(told_of, two_explorers_or_a_town), in_each(many_dahan, a_city)),
)

# Retreat!


def retreat(n: int, kinds: Kinds, where: Where) -> Body:
    """Let each player push some out of one land."""

    def occupied(s: IslandState, land: int) -> bool:
        return where(s, land) and count(s, land, kinds) > 0

    def run(act: Action) -> Work[None]:
        yield from act.push(up_to(n), kinds)

    return each_chooses(occupied, run, optional=True)


RETREAT = fear_card(
    "retreat",
    retreat(2, (EXPLORER,), inland),
    retreat(3, EXPLORER_TOWN, inland),
    retreat(ALL, EXPLORER_TOWN, anywhere),
)

# Dahan Raid.

DAHAN_RAID = fear_card(
    "dahan_raid",
    each_chooses(with_dahan, raid(1, 0), different=True),
    each_chooses(with_dahan, raid(0, 1), different=True),
    each_chooses(with_dahan, raid(0, 2), different=True),
)

# Dahan Enheartened.


def dahan_near(s: IslandState, land: int) -> bool:
    """Dahan are in an adjacent land."""
    return any(with_dahan(s, other) for other in s.island.near[land])


def in_reach_of_dahan(s: IslandState, land: int) -> bool:
    """Dahan are there, or can come."""
    return with_dahan(s, land) or dahan_near(s, land)


def stirred(s: IslandState, land: int) -> bool:
    """Invaders are there, and dahan that can go or come."""
    return has_invaders(s, land) and in_reach_of_dahan(s, land)


def go_or_come(act: Action) -> Work[None]:
    """Push a dahan or gather one."""
    yield from act.choose(
        act.push(1, DAHAN) if act.number(DAHAN) else None,
        act.gather(1, DAHAN) if dahan_near(act.s, act.land) else None,
    )


def gather_and_strike(act: Action) -> Work[None]:
    """Gather dahan; if any are there then, 1 damage."""
    yield from act.gather(up_to(2), DAHAN)
    yield from act.damage(min(1, act.number(DAHAN)))


def gather_and_strike_hard(act: Action) -> Work[None]:
    """Gather dahan; 1 damage for each that is there then."""
    yield from act.gather(up_to(2), DAHAN)
    yield from act.damage(act.number(DAHAN))


DAHAN_ENHEARTENED = fear_card(
    "dahan_enheartened",
    each_chooses(stirred, go_or_come, optional=True),
    each_chooses(in_reach_of_dahan, gather_and_strike, different=True),
    each_chooses(in_reach_of_dahan, gather_and_strike_hard, different=True),
)

# Avoid the Dahan.


class NoExploreWithTwoDahan(Rule):
    """(): invaders do not explore lands with two dahan or more."""

    doings: tuple[Doing, ...] = (Doing.EXPLORE,)

    def may(self, s: IslandState, by: Wherever, what: Doing, land: int, seat: int, of: int) -> bool:
        return not many_dahan(s, land)


NO_EXPLORE_WITH_TWO_DAHAN = effect("no_explore_with_two_dahan", Wherever, NoExploreWithTwoDahan())


class NoBuildOutnumbered(Rule):
    """(): invaders do not build in lands where dahan outnumber towns and cities."""

    doings: tuple[Doing, ...] = (Doing.BUILD,)

    def may(self, s: IslandState, by: Wherever, what: Doing, land: int, seat: int, of: int) -> bool:
        return s.pieces[land][DAHAN] <= count(s, land, TOWN_CITY)


NO_BUILD_OUTNUMBERED = effect("no_build_outnumbered", Wherever, NoBuildOutnumbered())


class NoBuildWithDahan(Rule):
    """(): invaders do not build in lands with dahan."""

    doings: tuple[Doing, ...] = (Doing.BUILD,)

    def may(self, s: IslandState, by: Wherever, what: Doing, land: int, seat: int, of: int) -> bool:
        return not with_dahan(s, land)


NO_BUILD_WITH_DAHAN = effect("no_build_with_dahan", Wherever, NoBuildWithDahan())


AVOID_THE_DAHAN = fear_card(
    "avoid_the_dahan",
    this_turn("no_explore_with_two_dahan"),
    this_turn("no_build_outnumbered"),
    this_turn("no_build_with_dahan"),
)

# Seek Safety.


def safer(s: IslandState, land: int) -> list[int]:
    """Return the adjacent lands with more towns and cities."""
    here = count(s, land, TOWN_CITY)
    return [
        other
        for other in s.island.near[land]
        if s.island.terrain[other] != OCEAN and count(s, other, TOWN_CITY) > here
    ]


def unsafe(s: IslandState, land: int) -> bool:
    """Return whether an explorer is there that is safer elsewhere."""
    return s.pieces[land][EXPLORER] > 0 and bool(safer(s, land))


def flee(act: Action) -> Work[None]:
    """Push an explorer to where it is safer."""
    to = yield from act.pick_way(EXPLORER, act.land, safer(act.s, act.land))
    yield from act.move(1, EXPLORER, to)


def attracted(s: IslandState, land: int) -> Kinds:
    """Return the kinds that want to come: explorers to towns and cities, towns to cities."""
    if s.pieces[land][CITY]:
        return EXPLORER_TOWN
    return (EXPLORER,) if s.pieces[land][TOWN] else ()


def attractive(s: IslandState, land: int) -> bool:
    """Invaders that want to come are next door."""
    return any(count(s, other, attracted(s, land)) for other in s.island.near[land])


def huddle(act: Action) -> Work[None]:
    """Gather one of those who want to come."""
    yield from act.gather(1, attracted(act.s, act.land))


def no_city(s: IslandState, land: int) -> bool:
    """Invaders are there, but no city."""
    return has_invaders(s, land) and not s.pieces[land][CITY]


def give_up(act: Action) -> Work[None]:
    """Remove invaders with 3 health."""
    yield from act.remove_health(3)


SEEK_SAFETY = fear_card(
    "seek_safety",
    each_chooses(unsafe, flee, optional=True),
    each_chooses(attractive, huddle, optional=True),
    each_chooses(no_city, give_up, optional=True),
)

# Wary of the Interior.

WARY_OF_THE_INTERIOR = fear_card(
    "wary_of_the_interior",
    each_removes(only((EXPLORER,), inland)),
    each_removes(only(EXPLORER_TOWN, inland)),
    each_removes(only(EXPLORER_TOWN, anywhere)),
)

# Belief Takes Root.


def believing(s: IslandState, land: int) -> bool:
    """Invaders are among presence."""
    return has_invaders(s, land) and with_presence(s, land)


def convert(act: Action) -> Work[None]:
    """Remove invaders with 2 health for each presence, whosever it is."""
    yield from act.remove_health(2 * sum(presence[act.land] for presence in act.s.presence))


BELIEF_TAKES_ROOT = fear_card(
    "belief_takes_root",
    in_each(with_presence, defend(2)),
    in_turn(in_each(with_presence, defend(2)), energy_from_belief),
    each_chooses(believing, convert, different=True),
)

# Isolation.


def alone(s: IslandState, land: int) -> bool:
    """Return whether a single invader is there."""
    return invaders(s, land) == 1


def nearly_alone(s: IslandState, land: int) -> bool:
    """Two invaders at most."""
    return invaders(s, land) <= 2


ISOLATION = fear_card(
    "isolation",
    each_removes(only(EXPLORER_TOWN, alone)),
    each_removes(only(EXPLORER_TOWN, nearly_alone)),
    each_removes(only(INVADERS, nearly_alone)),
)

# Overseas Trade Seems Safer.


class NoCityAtTheCoast(Rule):
    """(): invaders do not build cities in coastal lands."""

    doings: tuple[Doing, ...] = (Doing.BUILD_CITY,)

    def may(self, s: IslandState, by: Wherever, what: Doing, land: int, seat: int, of: int) -> bool:
        return not coastal(s, land)


NO_CITY_AT_THE_COAST = effect("no_city_at_the_coast", Wherever, NoCityAtTheCoast())


class NoBuildAtTheCoast(Rule):
    """(): invaders do not build in coastal lands."""

    doings: tuple[Doing, ...] = (Doing.BUILD,)

    def may(self, s: IslandState, by: Wherever, what: Doing, land: int, seat: int, of: int) -> bool:
        return not coastal(s, land)


NO_BUILD_AT_THE_COAST = effect("no_build_at_the_coast", Wherever, NoBuildAtTheCoast())


OVERSEAS_TRADE_SEEMS_SAFER = fear_card(
    "overseas_trade_seems_safer",
    in_each(coastal, defend(3)),
    in_turn(in_each(coastal, defend(6)), this_turn("no_city_at_the_coast")),
    in_turn(in_each(coastal, defend(9)), this_turn("no_build_at_the_coast")),
)

# Trade Suffers.


class NoBuildWithCity(Rule):
    """(): invaders do not build in lands with a city."""

    doings: tuple[Doing, ...] = (Doing.BUILD,)

    def may(self, s: IslandState, by: Wherever, what: Doing, land: int, seat: int, of: int) -> bool:
        return s.pieces[land][CITY] == 0


NO_BUILD_WITH_CITY = effect("no_build_with_city", Wherever, NoBuildWithCity())


def shrink(kinds: Kinds) -> Body:
    """Let each player replace a town at the coast with an explorer (or a city with a town)."""

    def port(s: IslandState, land: int) -> bool:
        return coastal(s, land) and count(s, land, kinds) > 0

    def run(act: Action) -> Work[None]:
        yield from act.downgrade(1, kinds)

    return each_chooses(port, run, optional=True)


TRADE_SUFFERS = fear_card(
    "trade_suffers", this_turn("no_build_with_city"), shrink((TOWN,)), shrink(TOWN_CITY)
)

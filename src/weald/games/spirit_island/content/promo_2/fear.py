"""The fear cards of the second promo pack, each by its three lines."""

from __future__ import annotations

from typing import NamedTuple

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.content.fear_lines import (
    Where,
    anywhere,
    each_board_loses,
    each_chooses,
    each_removes,
    in_each,
    many_dahan,
    on_each_board,
    only,
    this_turn,
    with_dahan,
)
from weald.games.spirit_island.model.lands import count
from weald.games.spirit_island.model.pieces import (
    CITY,
    DAHAN,
    EXPLORER,
    EXPLORER_TOWN,
    INVADERS,
    KIND,
    TOWN,
    TOWN_CITY,
    Kinds,
)
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.declare import effect, fear_card
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.invader_actions import Ravage
from weald.games.spirit_island.rules.powers import Body, Work
from weald.games.spirit_island.rules.subjects import Doing

# Angry Mobs.


def with_town(s: IslandState, land: int) -> bool:
    """A town is there."""
    return s.pieces[land][TOWN] > 0


def rise(act: Action) -> Work[None]:
    """Replace a town with 2 explorers, for 1 fear."""
    if (yield from act.replace(TOWN, (EXPLORER, EXPLORER))):
        yield from act.fear(1)


def crowded(s: IslandState, land: int) -> bool:
    """Two explorers at least."""
    return s.pieces[land][EXPLORER] >= 2


def mob(kinds: Kinds) -> Body:
    """Destroy one of `kinds` for every 2 explorers."""

    def run(act: Action) -> Work[None]:
        yield from act.destroy(act.number(EXPLORER) // 2, kinds)

    return run


ANGRY_MOBS = fear_card(
    "angry_mobs",
    each_chooses(with_town, rise, optional=True),
    in_each(crowded, mob(EXPLORER_TOWN)),
    in_each(crowded, mob(INVADERS)),
)

# Mimic the Dahan.


def mimic(where: Where) -> Body:
    """Let each player replace an explorer or town in such a land with a dahan."""

    def able(s: IslandState, land: int) -> bool:
        return where(s, land) and count(s, land, EXPLORER_TOWN) > 0

    def run(act: Action) -> Work[None]:
        yield from act.replace(EXPLORER_TOWN, DAHAN)

    return each_chooses(able, run)


def among_dahan(s: IslandState, land: int) -> bool:
    """Dahan are there, or three of them in adjacent lands."""
    return with_dahan(s, land) or sum([s.pieces[near][DAHAN] for near in s.island.near[land]]) >= 3


MIMIC_THE_DAHAN = fear_card(
    "mimic_the_dahan",
    each_removes(only(EXPLORER_TOWN, many_dahan)),
    mimic(many_dahan),
    mimic(among_dahan),
)

# Depopulation.


def with_building(s: IslandState, land: int) -> bool:
    """A town or city is there."""
    return count(s, land, TOWN_CITY) > 0


def shrink(act: Action) -> Work[None]:
    """Replace a town with an explorer."""
    yield from act.downgrade(1, TOWN)


def lose_a_town(act: Action) -> Work[None]:
    """Remove a town, or replace a city with a town."""
    yield from act.choose(
        act.remove(1, TOWN) if act.number(TOWN) else None,
        act.downgrade(1, CITY) if act.number(CITY) else None,
    )


DEPOPULATION = fear_card(
    "depopulation",
    on_each_board(with_town, shrink),
    each_board_loses(only((TOWN,), anywhere)),
    on_each_board(with_building, lose_a_town),
)

# Communities in Disarray.


class LessDamage(NamedTuple):
    """The damage that is not dealt."""

    n: int


class InDisarray(Rule):
    """Invaders of some kinds deal less damage in ravages, and no invader heals."""

    doings: tuple[Doing, ...] = (Doing.HEAL,)

    def __init__(self, kinds: Kinds) -> None:
        self.kinds = kinds

    def before_ravage(self, act: Action, by: LessDamage, ravage: Ravage) -> None:
        for kind in self.kinds:
            ravage.stronger[kind] -= by.n

    def may(self, s: IslandState, by: LessDamage, what: Doing, land: int, seat: int, of: int) -> bool:
        return of & KIND not in INVADERS


CITIES_IN_DISARRAY = effect("cities_in_disarray", LessDamage, InDisarray((CITY,)))
TOWNS_IN_DISARRAY = effect("towns_in_disarray", LessDamage, InDisarray(TOWN_CITY))

COMMUNITIES_IN_DISARRAY = fear_card(
    "communities_in_disarray",
    this_turn("cities_in_disarray", 1),
    this_turn("towns_in_disarray", 1),
    this_turn("towns_in_disarray", 2),
)

# Spreading Timidity.


def cut_off(n: int) -> Body:
    """Isolate a land, and defend `n` there."""

    def run(act: Action) -> Work[None]:
        yield from act.isolate()
        if n:
            yield from act.defend(n)

    return run


SPREADING_TIMIDITY = fear_card(
    "spreading_timidity",
    each_chooses(anywhere, cut_off(0)),
    each_chooses(anywhere, cut_off(2), different=True),
    each_chooses(anywhere, cut_off(4), different=True),
)

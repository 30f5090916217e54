"""The fear cards of Jagged Earth, each by its three lines."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import up_to
from weald.games.spirit_island.content.fear_lines import (
    coastal,
    defend,
    each_adds_strife,
    each_board_loses,
    each_chooses,
    energy_from_belief,
    fight,
    in_each,
    in_turn,
    matches_ravage,
    on_each_board,
    only,
    raid,
    with_dahan,
    with_presence,
)
from weald.games.spirit_island.model.lands import count, has_strife, strife_in
from weald.games.spirit_island.model.pieces import (
    BADLANDS,
    DAHAN,
    DISEASE,
    EXPLORER,
    EXPLORER_TOWN,
    INVADERS,
    WILDS,
    Kinds,
)
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.declare import fear_card
from weald.games.spirit_island.rules.land_rules import beasts
from weald.games.spirit_island.rules.powers import Body, Work

# Sense of Dread.

SENSE_OF_DREAD = fear_card(
    "sense_of_dread",
    each_board_loses(only((EXPLORER,), matches_ravage)),
    each_board_loses(only(EXPLORER_TOWN, matches_ravage)),
    each_board_loses(only(INVADERS, matches_ravage)),
)

# Flee from Dangerous Lands.


def dangerous(s: IslandState, land: int) -> bool:
    """Badlands, wilds or dahan are there."""
    return count(s, land, (BADLANDS, WILDS, DAHAN)) > 0


def to_be_fled(s: IslandState, land: int) -> bool:
    """Explorers or towns are in danger there."""
    return dangerous(s, land) and count(s, land, EXPLORER_TOWN) > 0


def flee(act: Action) -> Work[None]:
    """Push an explorer or town."""
    yield from act.push(1, EXPLORER_TOWN)


def cities_in_danger(s: IslandState, land: int) -> Kinds:
    """Return the kinds: a city only where danger is."""
    return INVADERS if dangerous(s, land) else EXPLORER_TOWN


FLEE_FROM_DANGEROUS_LANDS = fear_card(
    "flee_from_dangerous_lands",
    on_each_board(to_be_fled, flee),
    each_board_loses(only(EXPLORER_TOWN, dangerous)),
    each_board_loses(cities_in_danger),
)

# Dahan Reclaim Fishing Grounds.


def with_fishers(s: IslandState, land: int) -> bool:
    """Dahan are at the coast."""
    return coastal(s, land) and with_dahan(s, land)


def gather_and_reclaim(per_dahan: int) -> Body:
    """Gather up to 1 dahan; then `per_dahan` damage for each dahan."""

    def run(act: Action) -> Work[None]:
        yield from act.gather(up_to(1), DAHAN)
        yield from act.damage(per_dahan * act.number(DAHAN))

    return run


DAHAN_RECLAIM_FISHING_GROUNDS = fear_card(
    "dahan_reclaim_fishing_grounds",
    each_chooses(with_fishers, raid(0, 1), different=True),
    each_chooses(coastal, gather_and_reclaim(1), different=True),
    each_chooses(coastal, gather_and_reclaim(2), different=True),
)

# Beset by Many Troubles.


def troubles(s: IslandState, land: int) -> int:
    """Return how many badlands, beasts, disease, wilds and strife are in a land."""
    return count(s, land, (BADLANDS, DISEASE, WILDS)) + beasts(s, land) + strife_in(s, land)


def troubles_near(s: IslandState, land: int) -> int:
    """Return how many such tokens are in adjacent lands."""
    return sum([troubles(s, other) for other in s.island.near[land]])


def troubled(s: IslandState, land: int) -> bool:
    """Return whether such a token is there."""
    return troubles(s, land) > 0


def beset(s: IslandState, land: int) -> bool:
    """Return whether such a token is there, or three of them in adjacent lands."""
    return troubled(s, land) or troubles_near(s, land) >= 3


def among_troubles(s: IslandState, land: int) -> bool:
    """Return whether such a token is there or in an adjacent land."""
    return troubled(s, land) or troubles_near(s, land) > 0


def defend_for_each(act: Action) -> Work[None]:
    """Defend 3 for each such token here and in adjacent lands."""
    yield from act.defend(3 * (troubles(act.s, act.land) + troubles_near(act.s, act.land)))


BESET_BY_MANY_TROUBLES = fear_card(
    "beset_by_many_troubles",
    in_each(troubled, defend(3)),
    in_each(beset, defend(5)),
    in_each(among_troubles, defend_for_each),
)

# Nerves Fray.


def not_ravaged(s: IslandState, land: int) -> bool:
    """No card on the ravage space names the land."""
    return not matches_ravage(s, land)


def everybody_is_afraid(act: Action) -> Work[None]:
    """1 fear for each player."""
    yield from act.fear(act.s.seats)


NERVES_FRAY = fear_card(
    "nerves_fray",
    each_adds_strife(not_ravaged),
    each_adds_strife(not_ravaged, n=2),
    in_turn(each_adds_strife(not_ravaged, n=2), everybody_is_afraid),
)

# Theological Strife.

THEOLOGICAL_STRIFE = fear_card(
    "theological_strife",
    each_adds_strife(with_presence),
    in_turn(each_adds_strife(with_presence), energy_from_belief),
    in_turn(each_adds_strife(with_presence), in_each(has_strife, fight)),
)

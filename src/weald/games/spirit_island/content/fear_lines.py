"""Lines that fear cards are made of: in each land of some sort, or each player in one of them."""

from __future__ import annotations

from collections.abc import Callable

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.model.invader_cards import lands_of_card
from weald.games.spirit_island.model.lands import count, has_invaders, lands_of_board
from weald.games.spirit_island.model.pieces import DAHAN, DISEASE, INVADERS, OCEAN, Kinds
from weald.games.spirit_island.model.state import GAME, IslandState
from weald.games.spirit_island.rules.land_rules import beasts, is_sacred, sacred_sites
from weald.games.spirit_island.rules.powers import NOTHING, Body, Work

Where = Callable[[IslandState, int], bool]

# Lands.


def lands(s: IslandState, where: Where) -> list[int]:
    """Return the lands of some sort; for fear cards an ocean in play is none."""
    return [land for land in s.island.lands if s.island.terrain[land] != OCEAN and where(s, land)]


def coastal(s: IslandState, land: int) -> bool:
    """At the coast."""
    return s.island.coastal[land]


def inland(s: IslandState, land: int) -> bool:
    """Not at the coast."""
    return not s.island.coastal[land]


def anywhere(_s: IslandState, _land: int) -> bool:
    """Any land."""
    return True


def with_dahan(s: IslandState, land: int) -> bool:
    """Dahan are there."""
    return s.pieces[land][DAHAN] > 0


def many_dahan(s: IslandState, land: int) -> bool:
    """Two dahan at least."""
    return s.pieces[land][DAHAN] >= 2


def with_beasts(s: IslandState, land: int) -> bool:
    """Beasts are there."""
    return beasts(s, land) > 0


def with_disease(s: IslandState, land: int) -> bool:
    """Disease is there."""
    return s.pieces[land][DISEASE] > 0


def matches_ravage(s: IslandState, land: int) -> bool:
    """A card on the ravage space names the land."""
    return any(land in lands_of_card(s, card) for card in s.ravage_cards)


def near(s: IslandState, land: int, where: Where) -> bool:
    """Return whether an adjacent land is of some sort."""
    island = s.island
    return any(island.terrain[other] != OCEAN and where(s, other) for other in island.near[land])


def with_presence(s: IslandState, land: int) -> bool:
    """Return whether any spirit's presence is there."""
    return any(presence[land] for presence in s.presence)


def with_sacred_site(s: IslandState, land: int) -> bool:
    """Return whether a land is any spirit's sacred site."""
    return any(is_sacred(s, seat, land) for seat in range(s.seats))


# Lines that several cards share.


def in_each(where: Where, run: Body) -> Body:
    """Do the same in every such land."""

    def everywhere(act: Action) -> Work[None]:
        yield from act.each_land(lands(act.s, where), run)

    return everywhere


def each_chooses(where: Where, run: Body, optional: bool = False, different: bool = False) -> Body:
    """Let each player do something in one such land; or may; or all in different ones."""

    def everybody(act: Action) -> Work[None]:
        taken: list[int] = []

        def player(inner: Action) -> Work[None]:
            open_lands = [land for land in lands(inner.s, where) if land not in taken]
            inner.land = yield from inner.pick_land(open_lands, optional=optional)
            if inner.land != NONE:
                if different:
                    taken.append(inner.land)
                yield from run(inner) or NOTHING

        yield from act.each_player(player)

    return everybody


def each_removes(what: Callable[[IslandState, int], Kinds]) -> Body:
    """Let each player remove one piece, of the kinds that may be removed from its land."""

    def removable(s: IslandState, land: int) -> bool:
        return count(s, land, what(s, land)) > 0

    def remove(act: Action) -> Work[None]:
        yield from act.remove(1, what(act.s, act.land))

    return each_chooses(removable, remove)


def on_each_board(where: Where, run: Body) -> Body:
    """Do something in one such land of each board."""

    def board(inner: Action, slot: int) -> Work[None]:
        mine = [land for land in lands_of_board(inner.s, slot) if where(inner.s, land)]
        inner.land = yield from inner.pick_land(mine)
        if inner.land != NONE:
            yield from run(inner) or NOTHING

    def everywhere(act: Action) -> Work[None]:
        yield from act.each_board(board)

    return everywhere


def each_board_loses(what: Callable[[IslandState, int], Kinds]) -> Body:
    """Remove one piece from each board, of the kinds that may be removed from its land."""

    def removable(s: IslandState, land: int) -> bool:
        return count(s, land, what(s, land)) > 0

    def remove(act: Action) -> Work[None]:
        yield from act.remove(1, what(act.s, act.land))

    return on_each_board(removable, remove)


def each_adds_strife(where: Where, kinds: Kinds = INVADERS, different: bool = False, n: int = 1) -> Body:
    """Let each player put `n` strife on invaders in such a land (or all in different ones)."""

    def able(s: IslandState, land: int) -> bool:
        return count(s, land, kinds) > 0 and where(s, land)

    def run(act: Action) -> Work[None]:
        yield from act.add_strife(n, kinds)

    return each_chooses(able, run, different=different)


def fight(act: Action) -> Work[None]:
    """Invaders with strife damage the others."""
    yield from act.infighting()


def energy_from_belief(act: Action) -> Work[None]:
    """Give each spirit energy for each of its sacred sites with invaders."""

    def spirit(inner: Action) -> Work[None]:
        sites = sacred_sites(inner.s, inner.seat)
        yield from inner.gain_energy(sum(has_invaders(inner.s, land) for land in sites))

    yield from act.each_player(spirit)


def only(kinds: Kinds, where: Where) -> Callable[[IslandState, int], Kinds]:
    """These kinds, in such lands."""
    return lambda s, land: kinds if where(s, land) else ()


def defend(n: int) -> Body:
    """Defend `n`."""

    def run(act: Action) -> Work[None]:
        yield from act.defend(n)

    return run


def this_turn(kind: str, *args: int) -> Body:
    """Put an effect into force this turn, wherever it applies when invaders act."""

    def run(act: Action) -> None:
        act.lasting(kind, *args)

    return run


def until_used(kind: str) -> Body:
    """Put an effect into force until it is used up, even if that is in a later turn."""

    def run(act: Action) -> None:
        act.lasting(kind, until=GAME)

    return run


def in_turn(*bodies: Body) -> Body:
    """Do one thing after the other."""

    def run(act: Action) -> Work[None]:
        for body in bodies:
            yield from body(act) or NOTHING

    return run


def raid(base: int, per_dahan: int) -> Body:
    """`base` damage, and `per_dahan` more for each dahan."""

    def run(act: Action) -> Work[None]:
        yield from act.damage(base + per_dahan * act.number(DAHAN))

    return run

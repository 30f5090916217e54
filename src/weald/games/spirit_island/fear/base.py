"""The fear cards of the base game, each by its three lines."""

from __future__ import annotations

from collections.abc import Callable

from weald.games.spirit_island.act import Act
from weald.games.spirit_island.declare import Body, fear_card
from weald.games.spirit_island.kinds import CITY, DAHAN, EXPLORER, EXPLORER_TOWN, TOWN, Kinds
from weald.games.spirit_island.land import count, lands_with
from weald.games.spirit_island.rule import By, Rule, Work, effect
from weald.games.spirit_island.scope import NONE
from weald.games.spirit_island.state import BUILD, Isle

# Dahan on their Guard.


def guard(base: int, per_dahan: int) -> Body:
    """In each land with dahan, defend so much and so much more for each of them."""

    def run(act: Act) -> Work[None]:
        def here(inner: Act) -> Work[None]:
            yield from inner.defend(base + per_dahan * inner.number(DAHAN))

        yield from act.each_land(lands_with(act.s, (DAHAN,)), here)

    return run


fear_card("dahan_on_their_guard", guard(0, 1), guard(1, 1), guard(0, 2))

# Wary of the Interior.


def each_removes(kinds: Kinds, allowed: Callable[[Isle, int], bool]) -> Body:
    """Each player removes one piece from a land."""

    def run(act: Act) -> Work[None]:
        def player(inner: Act) -> Work[None]:
            lands = [land for land in lands_with(inner.s, kinds) if allowed(inner.s, land)]
            land = yield from inner.pick_land(lands)
            if land != NONE:
                yield from inner.remove(1, kinds, land)

        yield from act.each_player(player)

    return run


def inland(s: Isle, land: int) -> bool:
    """Not at the coast."""
    return not s.island.coastal[land]


def anywhere(s: Isle, land: int) -> bool:
    """Any land."""
    return land in s.island.lands


fear_card(
    "wary_of_the_interior",
    each_removes((EXPLORER,), inland),
    each_removes(EXPLORER_TOWN, inland),
    each_removes(EXPLORER_TOWN, anywhere),
)

# Dahan Raid.


def raid(base: int, per_dahan: int) -> Body:
    """Each player chooses another land with dahan, for damage there."""

    def run(act: Act) -> Work[None]:
        taken: list[int] = []

        def player(inner: Act) -> Work[None]:
            lands = [land for land in lands_with(inner.s, (DAHAN,)) if land not in taken]
            land = yield from inner.pick_land(lands)
            if land != NONE:
                taken.append(land)
                yield from inner.damage(base + per_dahan * inner.number(DAHAN, land), land=land)

        yield from act.each_player(player)

    return run


fear_card("dahan_raid", raid(1, 0), raid(0, 1), raid(0, 2))

# Trade Suffers.


@effect("no_build_with_city")
class NoBuildWithCity(Rule):
    """(): invaders do not build in lands with a city."""

    def stops(self, s: Isle, by: By, land: int, action: int) -> bool:
        return action == BUILD and s.pieces[land][CITY] > 0


def trade_one(act: Act) -> Work[None]:
    """No build in lands with a city this turn."""
    yield from ()
    act.lasting("no_build_with_city")


def trade(cities: bool) -> Body:
    """Each player may make a town at the coast an explorer (or a city a town)."""
    kinds: Kinds = (TOWN, CITY) if cities else (TOWN,)

    def run(act: Act) -> Work[None]:
        def player(inner: Act) -> Work[None]:
            s = inner.s
            lands = [land for land in s.island.lands if s.island.coastal[land] and count(s, land, kinds)]
            land = yield from inner.pick_land(lands, optional=True)
            if land != NONE:
                yield from inner.downgrade(1, kinds, land)

        yield from act.each_player(player)

    return run


fear_card("trade_suffers", trade_one, trade(False), trade(True))

"""Dahan Insurrection: the dahan fight wherever they go, and must hold the land in the end."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.pieces.change import SMALLER
from weald.games.spirit_island.model.geography import FAR
from weald.games.spirit_island.model.lands import count, lands_with, on_island
from weald.games.spirit_island.model.pieces import DAHAN, OCEAN, STRENGTH, TOWN_CITY, kind_of
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.aims import PLAIN
from weald.games.spirit_island.rules.declare import scenario
from weald.games.spirit_island.rules.fear import VICTORY
from weald.games.spirit_island.rules.happenings import DESTROY, MOVE, Happening
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.subjects import Doing
from weald.kernel.dangers import Defeat

# Whether the dahan have risen, at the highest terror level.
RISEN = "risen"
# Fewer dahan for each player are a defeat.
LEAST_DAHAN = 2


class DahanInsurrection(Rule):
    """Moved dahan strike, broken settlements move on, and victory is a matter of who is more in a land."""

    counters: tuple[str, ...] = (RISEN,)
    defeats: tuple[Defeat, ...] = (
        Defeat(
            "dahan",
            lambda s, _: on_island(s, (DAHAN,)),
            lambda s, _: LEAST_DAHAN * s.seats - 1,
            lambda s, _: {land: s.pieces[land][DAHAN] for land in lands_with(s, (DAHAN,))},
            falls=True,
        ),
        Defeat(
            "uprising",
            lambda s, _: len(overrun(s)),
            lambda s, _: s.seats if s.counters.get(RISEN) else None,
            lambda s, _: dict.fromkeys(overrun(s), 1),
            gathers=True,
        ),
    )
    doings: tuple[Doing, ...] = (Doing.WIN,)

    def after_action(self, act: Action, by: By, cause: Action) -> Work[None]:
        s = act.s
        act.source = "dahan_insurrection"
        for land, n in moved_dahan(s, cause.log).items():
            yield from act.damage(n, land=land)
        yield from resettle(act, [*cause.log, *act.log])
        if s.terror >= VICTORY and not s.counters.get(RISEN):
            s.counters[RISEN] = 1
            before = len(act.log)
            for land in lands_with(s, (DAHAN,)):
                yield from act.damage(STRENGTH[DAHAN] * act.number(DAHAN, land), land=land)
            yield from resettle(act, act.log[before:])

    def may(self, s: IslandState, by: By, what: Doing, land: int, seat: int, of: int) -> bool | None:
        if s.terror == 1:
            return None
        return len(overrun(s)) < (1 if s.terror == 2 else s.seats)


DAHAN_INSURRECTION = scenario("dahan_insurrection", difficulty=4, rule=DahanInsurrection())


def overrun(s: IslandState) -> list[int]:
    """Return the lands where towns and cities outnumber dahan."""
    return [land for land in s.island.lands if count(s, land, TOWN_CITY) > s.pieces[land][DAHAN]]


def moved_dahan(s: IslandState, log: list[Happening]) -> dict[int, int]:
    """Return how many dahan that have moved are where now; who goes on is one that came, if any did."""
    moved: dict[int, int] = {}
    for what, piece, land, origin, n in log:
        if what == MOVE and kind_of(piece) == DAHAN:
            moved[origin] = max(0, moved.get(origin, 0) - n)
            moved[land] = moved.get(land, 0) + n
    return {land: min(n, s.pieces[land][DAHAN]) for land, n in sorted(moved.items()) if n}


def resettle(act: Action, log: list[Happening]) -> Work[None]:
    """Add the next smaller invader to the nearest land with dahan for each town or city destroyed."""
    for what, piece, origin, _, _ in log:
        if what == DESTROY and act.kind(piece) in TOWN_CITY:
            yield from act.add_to_one_of(
                1, SMALLER[act.kind(piece)], nearest_dahan(act.s, origin), question="resettle", aim=PLAIN
            )


def nearest_dahan(s: IslandState, origin: int) -> list[int]:
    """Return the lands with dahan that are nearest to a land."""
    steps = s.island.distance[origin]
    lands = [land for land in lands_with(s, (DAHAN,)) if s.island.terrain[land] != OCEAN]
    least = min((steps[land] for land in lands), default=FAR)
    return [land for land in lands if steps[land] == least]

"""Major powers, mists_of_oblivion to wrap_in_wings_of_sunlight."""

from __future__ import annotations

from weald.games.spirit_island.act import Act
from weald.games.spirit_island.declare import FAST, major, within
from weald.games.spirit_island.kinds import CITY, DAHAN, TOWN
from weald.games.spirit_island.rule import By, Rule, Work, effect
from weald.games.spirit_island.scope import DESTROY


@major(
    "talons_of_lightning",
    cost=6,
    speed=FAST,
    elements="fire air",
    reach=within(1),
    far=within(3),
    needs="mountain wetlands",
    threshold="3 fire 3 air",
)
def talons_of_lightning(act: Act) -> Work[None]:
    """3 fear, 5 damage; with the threshold from farther away, and a town falls in each adjacent land."""
    yield from act.fear(3)
    yield from act.damage(5)
    if act.met:
        for land in act.adjacent:
            yield from act.destroy(1, TOWN, land)


@major(
    "vengeance_of_the_dead",
    cost=3,
    speed=FAST,
    elements="moon fire animal",
    reach=within(3),
    threshold="3 animal",
)
def vengeance_of_the_dead(act: Act) -> Work[None]:
    """3 fear; whatever destroys towns, cities or dahan here this turn is answered with damage."""
    yield from act.fear(3)
    act.lasting("vengeance_of_the_dead", act.land, act.seat, act.met, act.dreaming)


@effect("vengeance_of_the_dead")
class VengeanceOfTheDead(Rule):
    """(land, seat, threshold, dreaming): 1 damage for each town, city or dahan that an Action destroyed."""

    on_land = True

    def after(self, act: Act, by: By, cause: Act) -> Work[None]:
        land, act.decider, far, dreaming = by
        act.dreaming = bool(dreaming)
        n = cause.counted(DESTROY, (TOWN, CITY, DAHAN), land)
        act.land = land
        if not far:
            yield from act.damage(n)
            return
        for _ in range(n):
            lands = [near for near in (land, *act.adjacent) if act.has_invaders(near)]
            where = yield from act.pick_land(lands)
            if where >= 0:
                yield from act.damage(1, land=where)

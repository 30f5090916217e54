"""Minor powers, call_of_the_dahan_ways to drought."""

from __future__ import annotations

from weald.games.spirit_island.act import Act
from weald.games.spirit_island.declare import FAST, SLOW, from_sacred, minor, within
from weald.games.spirit_island.kinds import (
    CITY,
    DAHAN,
    EXPLORER,
    EXPLORER_TOWN,
    JUNGLE,
    MOUNTAIN,
    SANDS,
    TOWN,
    TOWN_CITY,
)
from weald.games.spirit_island.rule import Work
from weald.games.spirit_island.scope import up_to


@minor(
    "call_of_the_dahan_ways",
    cost=1,
    speed=SLOW,
    elements="moon water animal",
    reach=within(1),
    needs="dahan",
    threshold="2 moon",
)
def call_of_the_dahan_ways(act: Act) -> Work[None]:
    """Replace an explorer by a dahan; with the threshold a town instead, if wanted."""
    yield from act.choose(act.replace(EXPLORER, DAHAN), act.replace(TOWN, DAHAN) if act.met else None)


@minor("call_to_bloodshed", cost=1, speed=SLOW, elements="sun fire animal", reach=within(1), needs="dahan")
def call_to_bloodshed(act: Act) -> Work[None]:
    """1 damage for each dahan, or gather dahan."""
    yield from act.choose(act.damage(act.number(DAHAN)), act.gather(up_to(3), DAHAN))


@minor("call_to_isolation", cost=0, speed=FAST, elements="sun air animal", reach=within(1), needs="dahan")
def call_to_isolation(act: Act) -> Work[None]:
    """Push an explorer or town for each dahan, or push a dahan."""
    yield from act.choose(act.push(act.number(DAHAN), EXPLORER_TOWN), act.push(1, DAHAN))


@minor("call_to_migrate", cost=1, speed=SLOW, elements="fire air animal", reach=within(1))
def call_to_migrate(act: Act) -> Work[None]:
    """Gather dahan, then push dahan."""
    yield from act.gather(up_to(3), DAHAN)
    yield from act.push(up_to(3), DAHAN)


@minor("call_to_tend", cost=1, speed=SLOW, elements="water plant animal", reach=within(1), needs="dahan")
def call_to_tend(act: Act) -> Work[None]:
    """Remove a blight, or push dahan."""
    yield from act.choose(act.remove_blight(), act.push(up_to(3), DAHAN))


@minor("dark_and_tangled_woods", cost=1, speed=FAST, elements="moon earth plant", reach=within(1))
def dark_and_tangled_woods(act: Act) -> Work[None]:
    """2 fear; in mountain and jungle also defend 3."""
    yield from act.fear(2)
    if act.is_a(MOUNTAIN, JUNGLE):
        yield from act.defend(3)


@minor("delusions_of_danger", cost=1, speed=FAST, elements="sun moon air", reach=within(1))
def delusions_of_danger(act: Act) -> Work[None]:
    """Push an explorer, or 2 fear."""
    yield from act.choose(act.push(1, EXPLORER), act.fear(2))


@minor("devouring_ants", cost=1, speed=SLOW, elements="sun earth animal", reach=from_sacred(1))
def devouring_ants(act: Act) -> Work[None]:
    """1 fear, 1 damage, one more in jungle and sands; a dahan is destroyed, too."""
    yield from act.fear(1)
    yield from act.damage(2 if act.is_a(JUNGLE, SANDS) else 1)
    yield from act.destroy(1, DAHAN)


@minor("drift_down_into_slumber", cost=0, speed=FAST, elements="air earth plant", reach=within(2))
def drift_down_into_slumber(act: Act) -> Work[None]:
    """Defend 1; in jungle and sands defend 4 instead."""
    yield from act.defend(4 if act.is_a(JUNGLE, SANDS) else 1)


@minor("drought", cost=1, speed=SLOW, elements="sun fire earth", reach=within(1), threshold="3 sun")
def drought(act: Act) -> Work[None]:
    """Destroy three towns; 1 damage to each town and city; a blight; with the threshold a city falls, too."""
    yield from act.destroy(3, TOWN)
    yield from act.damage_each(1, TOWN_CITY)
    yield from act.add_blight()
    if act.met:
        yield from act.destroy(1, CITY)

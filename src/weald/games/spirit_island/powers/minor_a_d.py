"""Minor powers, call_of_the_dahan_ways to drought."""

from __future__ import annotations

from weald.games.spirit_island.act import Act
from weald.games.spirit_island.declare import FAST, SLOW, minor, within
from weald.games.spirit_island.kinds import (
    CITY,
    DAHAN,
    EXPLORER,
    EXPLORER_TOWN,
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


@minor("drought", cost=1, speed=SLOW, elements="sun fire earth", reach=within(1), threshold="3 sun")
def drought(act: Act) -> Work[None]:
    """Destroy three towns; 1 damage to each town and city; a blight; with the threshold a city falls, too."""
    yield from act.destroy(3, TOWN)
    yield from act.damage_each(1, TOWN_CITY)
    yield from act.add_blight()
    if act.met:
        yield from act.destroy(1, CITY)

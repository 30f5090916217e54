"""Minor powers, pull_beneath_the_hungry_earth to voracious_growth."""

from __future__ import annotations

from weald.games.spirit_island.act import Act
from weald.games.spirit_island.declare import ANY_SPIRIT, FAST, SLOW, from_sacred, minor, within
from weald.games.spirit_island.kinds import (
    BLIGHT,
    DAHAN,
    EXPLORER,
    EXPLORER_TOWN,
    JUNGLE,
    MOUNTAIN,
    SANDS,
    TOWN,
    TOWN_CITY,
    WETLANDS,
)
from weald.games.spirit_island.rule import Work
from weald.games.spirit_island.scope import up_to


@minor("pull_beneath_the_hungry_earth", cost=1, speed=SLOW, elements="moon water earth", reach=within(1))
def pull_beneath_the_hungry_earth(act: Act) -> Work[None]:
    """1 fear and 1 damage where one's presence is; 1 damage in sands and wetlands."""
    present = act.s.presence[act.seat][act.land] > 0
    if present:
        yield from act.fear(1)
    yield from act.damage(present + act.is_a(SANDS, WETLANDS))


@minor("purifying_flame", cost=1, speed=SLOW, elements="sun fire air plant", reach=from_sacred(1))
def purifying_flame(act: Act) -> Work[None]:
    """1 damage for each blight; or, in mountain and sands, remove a blight."""
    yield from act.choose(
        act.damage(act.number(BLIGHT)), act.remove_blight() if act.is_a(MOUNTAIN, SANDS) else None
    )


@minor(
    "quicken_the_earths_struggles",
    cost=1,
    speed=FAST,
    elements="moon fire earth animal",
    reach=from_sacred(0),
)
def quicken_the_earths_struggles(act: Act) -> Work[None]:
    """1 damage to each town and city, or defend 10."""
    yield from act.choose(act.damage_each(1, TOWN_CITY), act.defend(10))


@minor(
    "rain_of_blood", cost=0, speed=SLOW, elements="air water animal", reach=from_sacred(1), needs="invaders"
)
def rain_of_blood(act: Act) -> Work[None]:
    """2 fear; 3 where at least two towns and cities are."""
    yield from act.fear(3 if act.number(TOWN_CITY) >= 2 else 2)


@minor("reaching_grasp", cost=0, speed=FAST, elements="sun air water", target=ANY_SPIRIT)
def reaching_grasp(act: Act) -> Work[None]:
    """All powers of the spirit reach farther."""
    yield from ()
    act.lasting("reach", act.spirit, 2)


@minor(
    "rouse_the_trees_and_stones",
    cost=1,
    speed=SLOW,
    elements="fire earth plant",
    reach=from_sacred(1),
    needs="no_blight",
)
def rouse_the_trees_and_stones(act: Act) -> Work[None]:
    """2 damage; push an explorer."""
    yield from act.damage(2)
    yield from act.push(1, EXPLORER)


@minor(
    "sap_the_strength_of_multitudes",
    cost=0,
    speed=FAST,
    elements="water animal",
    reach=within(0),
    far=within(1),
    threshold="1 air",
)
def sap_the_strength_of_multitudes(act: Act) -> Work[None]:
    """Defend 5; with the threshold from farther away."""
    yield from act.defend(5)


@minor(
    "savage_mawbeasts",
    cost=0,
    speed=SLOW,
    elements="fire animal",
    reach=from_sacred(1),
    threshold="3 animal",
)
def savage_mawbeasts(act: Act) -> Work[None]:
    """1 fear and 1 damage in jungle and wetlands; with the threshold 1 damage more, anywhere."""
    home = act.is_a(JUNGLE, WETLANDS)
    if home:
        yield from act.fear(1)
    yield from act.damage(home + act.met)


@minor(
    "shadows_of_the_burning_forest",
    cost=0,
    speed=SLOW,
    elements="moon fire plant",
    reach=within(0),
    needs="invaders",
)
def shadows_of_the_burning_forest(act: Act) -> Work[None]:
    """2 fear; in mountain and jungle push an explorer and a town."""
    yield from act.fear(2)
    if act.is_a(MOUNTAIN, JUNGLE):
        yield from act.push(1, EXPLORER)
        yield from act.push(1, TOWN)


@minor(
    "song_of_sanctity",
    cost=1,
    speed=SLOW,
    elements="sun water plant",
    reach=within(1),
    needs="mountain jungle",
)
def song_of_sanctity(act: Act) -> Work[None]:
    """Push all explorers; if there is none, remove a blight."""
    explorers = act.number(EXPLORER)
    if explorers:
        yield from act.push(explorers, EXPLORER)
    else:
        yield from act.remove_blight()


@minor(
    "steam_vents", cost=1, speed=FAST, elements="fire air water earth", reach=within(0), threshold="3 earth"
)
def steam_vents(act: Act) -> Work[None]:
    """Destroy an explorer; with the threshold a town instead, if wanted."""
    yield from act.choose(act.destroy(1, EXPLORER), act.destroy(1, TOWN) if act.met else None)


@minor("uncanny_melting", cost=1, speed=SLOW, elements="sun moon water", reach=from_sacred(1))
def uncanny_melting(act: Act) -> Work[None]:
    """1 fear where invaders are; in sands and wetlands remove a blight."""
    if act.has_invaders():
        yield from act.fear(1)
    if act.is_a(SANDS, WETLANDS):
        yield from act.remove_blight()


@minor("veil_the_nights_hunt", cost=1, speed=FAST, elements="moon air animal", reach=within(2), needs="dahan")
def veil_the_nights_hunt(act: Act) -> Work[None]:
    """Each dahan deals 1 damage to an invader of its own; or push dahan."""
    yield from act.choose(act.damage_separate(act.number(DAHAN)), act.push(up_to(3), DAHAN))


@minor("visions_of_fiery_doom", cost=1, speed=FAST, elements="moon fire", reach=within(0), threshold="2 fire")
def visions_of_fiery_doom(act: Act) -> Work[None]:
    """1 fear, 2 with the threshold; push an explorer or town."""
    yield from act.fear(2 if act.met else 1)
    yield from act.push(1, EXPLORER_TOWN)


@minor(
    "voracious_growth",
    cost=1,
    speed=SLOW,
    elements="water plant",
    reach=from_sacred(1),
    needs="jungle wetlands",
)
def voracious_growth(act: Act) -> Work[None]:
    """2 damage, or remove a blight."""
    yield from act.choose(act.damage(2), act.remove_blight())

"""Resilience, an aspect of Vital Strength of the Earth, as printed."""

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.rules.happenings import EVENT_CARD
from weald.games.spirit_island.rules.land_rules import defence
from weald.games.spirit_island.rules.registry import SPIRITS


def resilience(presence: int = 2) -> Scene:
    return Scene("resilience", boards="A", sets="jagged_earth").presence(0, "A5", presence)


def test_earths_vitality_is_replaced() -> None:
    scene = resilience()
    assert [rule.id for rule in SPIRITS["resilience"].rules] == ["anchor_the_lands_resilience"]
    assert defence(scene.s, scene.land("A5")) == 0
    plain = Scene("vital_strength", boards="A").presence(0, "A5", 2)
    assert defence(plain.s, plain.land("A5")) == 3


def test_a_sacred_site_takes_9_damage_without_blight() -> None:
    scene = resilience().put("A5", "3 city").ravage("A5")
    assert scene["A5"] == "3 city"
    assert (scene.s.presence[0][scene.land("A5")], scene.s.blight_pool) == (2, 99)


def test_e97_blight_without_damage_is_not_held_off() -> None:
    scene = resilience()
    act = begin(scene.s, EVENT_CARD, "outpaced", land=scene.land("A5"))
    scene.run(iter(act.add_blight()))
    assert scene["A5"] == "blight"


def test_e97_10_damage_blights_it() -> None:
    scene = resilience().put("A5", "3 city, explorer").ravage("A5")
    assert scene["A5"] == "explorer, 3 city, blight"
    assert (scene.s.presence[0][scene.land("A5")], scene.s.destroyed) == (1, [1])


def test_a_land_that_is_no_sacred_site_is_blighted_as_ever() -> None:
    assert resilience(1).put("A5", "town").ravage("A5")["A5"] == "town, blight"


def test_dahan_are_not_protected() -> None:
    scene = resilience().put("A5", "city, 2 dahan").ravage("A5")
    # 3 damage: one dahan is destroyed, the other damaged, and strikes back.
    assert scene["A5"] == "city-d2, dahan-d1"

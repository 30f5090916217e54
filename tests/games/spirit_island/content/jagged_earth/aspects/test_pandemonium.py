"""Pandemonium, an aspect of Lightning's Swift Strike, as printed."""

import pytest

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.rules.panel import tiers_met
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.games.spirit_island.rules.targeting import target_lands

INNATE = "lightning_torn_skies_incite_pandemonium"


def pandemonium(elements: str) -> Scene:
    scene = Scene("pandemonium", boards="A", sets="jagged_earth").presence(0, "A5", 2)
    return scene.elements(elements).put("A5", "city")


def test_thundering_destruction_is_replaced() -> None:
    assert [POWERS.ids[number] for number in SPIRITS["pandemonium"].innates] == [INNATE]
    assert [rule.id for rule in SPIRITS["pandemonium"].rules] == ["swiftness_of_lightning"]


@pytest.mark.parametrize(
    ("elements", "fear", "strife"),
    [
        ("3 fire 2 air", 2, 1),
        ("4 fire 3 air", 4, 2),
        ("5 fire 4 air", 4, 2),
        ("5 fire 4 air 1 moon", 7, 3),
        ("5 fire 5 air 1 moon", 7, 3),
        ("5 fire 5 air 2 moon", 11, 4),
    ],
)
def test_lightning_torn_skies_incite_pandemonium(elements: str, fear: int, strife: int) -> None:
    """Every threshold that is reached adds its own fear and 1 strife."""
    scene = pandemonium(elements)
    scene.s.fear_pool = 99
    scene.use(INNATE)
    assert (scene.s.fear, scene["A5"]) == (fear, f"city-s{strife}")


def test_strife_goes_where_the_player_likes() -> None:
    scene = pandemonium("4 fire 3 air").put("A5", "town").use(INNATE, "town", "city")
    assert scene["A5"] == "town-s1, city-s1"


def test_it_needs_invaders_within_1_of_a_sacred_site() -> None:
    scene = pandemonium("3 fire 2 air").put("A4", "dahan").put("A3", "city")
    power = POWERS[INNATE]
    lands = target_lands(scene.s, 0, power, tiers_met(scene.s, 0, power))
    assert [scene.s.island.names[land] for land in lands] == ["A5"]
    scene.put("A4", "town")
    lands = target_lands(scene.s, 0, power, tiers_met(scene.s, 0, power))
    assert [scene.s.island.names[land] for land in lands] == ["A4", "A5"]

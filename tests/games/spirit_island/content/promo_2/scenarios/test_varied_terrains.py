"""Varied Terrains. Board A: 1 and 6 are mountains, 2 and 5 wetlands, 3 and 8 jungles, 4 and 7 sands."""

import pytest

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.state import SETUP
from weald.games.spirit_island.phases.result import difficulty
from weald.games.spirit_island.rules.happenings import SET_UP

ID = "varied_terrains"


def island() -> Scene:
    return Scene("lightning", boards="A", scenario=ID, sets="promo_2")


def test_difficulty() -> None:
    assert difficulty(island().s) == 2


@pytest.mark.parametrize(("land", "expected"), [("A1", "2 explorer"), ("A2", "explorer"), ("A3", "explorer")])
def test_mountains_get_one_explorer_more(land: str, expected: str) -> None:
    assert island().explore(land)[land] == expected


def test_mountains_also_in_the_first_explore() -> None:
    scene = island()
    scene.s.phase = SETUP
    assert scene.explore("A1")["A1"] == "2 explorer"


def test_wilds_stop_both_explorers() -> None:
    assert island().put("A1", "wilds").explore("A1")["A1"] == ""


def test_a_city_in_a_jungle_adds_blight() -> None:
    scene = island().put("A8", "town").build("A8")
    assert scene["A8"] == "town, city, blight"


def test_a_town_in_a_jungle_adds_none() -> None:
    assert island().put("A8", "explorer").build("A8")["A8"] == "explorer, town"


def test_wetlands_are_built_in_twice() -> None:
    assert island().put("A5", "explorer").build("A5")["A5"] == "explorer, town, city"


def test_wetlands_disease_stops_only_the_first_build() -> None:
    """A build that disease prevents was not successful, so none follows."""
    assert island().put("A5", "explorer, disease").build("A5")["A5"] == "explorer"


def test_wetlands_the_second_build_may_be_prevented() -> None:
    assert island().put("A5", "explorer, 2 disease").build("A5")["A5"] == "explorer, disease"


def test_a17_blight_in_sands_cascades_even_if_it_is_the_first() -> None:
    scene = island()
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A4"))
    scene.run(iter(act.add_blight()), "A5")
    assert (scene["A4"], scene["A5"]) == ("blight", "blight")


def test_a17_blight_that_cascades_into_sands_goes_on() -> None:
    scene = island().put("A5", "blight")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A5"))
    scene.run(iter(act.add_blight()), "A7", "A8")
    assert (scene["A5"], scene["A7"], scene["A8"]) == ("2 blight", "blight", "blight")


@pytest.mark.parametrize("land", ["A1", "A2", "A3"])
def test_a17_the_first_blight_elsewhere_does_not_cascade(land: str) -> None:
    scene = island()
    act = begin(scene.s, SET_UP, "setup", 0, scene.land(land))
    scene.run(iter(act.add_blight()))
    assert scene[land] == "blight"


def test_a20_blight_of_set_up_does_not_cascade() -> None:
    scene = island()
    scene.s.phase = SETUP
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A4"))
    scene.run(iter(act.add_blight()))
    assert scene["A4"] == "blight"


def test_a17_drenched_land_is_wetlands_for_spirits_only() -> None:
    """Downpour's sacred sites are wetlands for spirits: invaders build once in its jungle."""
    scene = Scene("downpour", boards="A", scenario=ID, sets="promo_2").presence(0, "A8", 2)
    assert scene.put("A8", "explorer").build("A8")["A8"] == "explorer, town"

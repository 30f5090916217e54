"""Sunshine, an aspect of River Surges in Sunlight, as printed."""

import pytest

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.rules.happenings import SET_UP
from weald.games.spirit_island.rules.powers import NOTHING
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS

INNATE = "boon_of_sunshines_promise"


def sunshine(elements: str, uncovered: int = 0) -> Scene:
    """River and Shadows; some presence of River's energy track is gone."""
    scene = Scene("sunshine", "shadows", boards="AB", sets="jagged_earth")
    scene.presence(0, "A5", 2).presence(1, "B8").elements(elements)
    spaces = [
        space for space in SPIRITS["sunshine"].tracks.lines["energy"] if scene.s.covered[0] >> space & 1
    ]
    for space in spaces[:uncovered]:
        scene.s.covered[0] &= ~(1 << space)
    return scene


def test_set_up_brings_1_energy_and_no_boon_of_vigor() -> None:
    scene = Scene("sunshine", boards="A", sets="jagged_earth")
    scene.run(SPIRITS["sunshine"].start(begin(scene.s, SET_UP, "setup", 0)) or NOTHING)
    assert scene.s.energy == [1]
    assert scene.s.presence[0][scene.land("A5")] == 1
    cards = [POWERS.ids[number] for number in SPIRITS["sunshine"].cards]
    assert cards == ["flash_floods", "rivers_bounty", "wash_away"]


@pytest.mark.parametrize(("uncovered", "n"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_e95_energy_is_1_less_than_the_highest_number_uncovered(uncovered: int, n: int) -> None:
    scene = sunshine("2 sun", uncovered).use(INNATE)
    assert scene.s.energy == [0, n]


def test_boon_of_sunshines_promise_at_threshold_2_brings_the_same_to_itself() -> None:
    scene = sunshine("3 sun 1 water", 3).use(INNATE)
    assert scene.s.energy == [2, 2]


def test_threshold_3_lets_the_other_spirit_remove_blight_where_dahan_are() -> None:
    scene = sunshine("4 sun 2 water", 1).presence(1, "B4").presence(1, "B5").presence(1, "B6")
    scene.put("B4", "dahan, 2 blight").put("B5", "blight").put("B6", "dahan").put("A5", "dahan, blight")
    scene.use(INNATE, "B4")
    assert scene.offered("blight_from") == ["B4", "none"]
    assert scene.deciders[-1] == 1
    assert (scene["B4"], scene["B5"], scene["A5"]) == ("dahan, blight", "blight", "dahan, blight")
    assert scene.s.energy == [1, 1]


def test_the_blight_may_stay() -> None:
    scene = sunshine("4 sun 2 water").put("B8", "dahan, blight").use(INNATE, "none")
    assert scene["B8"] == "dahan, blight"


def test_e95_alone_the_spirit_is_the_other_one_as_well() -> None:
    scene = Scene("sunshine", boards="A", sets="jagged_earth").presence(0, "A5", 2).elements("3 sun 1 water")
    for space in [s for s in SPIRITS["sunshine"].tracks.lines["energy"] if scene.s.covered[0] >> s & 1][:3]:
        scene.s.covered[0] &= ~(1 << space)
    scene.use(INNATE)
    assert scene.s.energy == [4]

"""Vital Strength of the Earth, as printed."""

import pytest

from tests.games.spirit_island.scenes import SLOW, Scene
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.content.starts import own_land
from weald.games.spirit_island.phases.powers import usable
from weald.games.spirit_island.rules.happenings import SET_UP
from weald.games.spirit_island.rules.land_rules import defence
from weald.games.spirit_island.rules.moves import MOVES
from weald.games.spirit_island.rules.registry import POWERS
from weald.games.spirit_island.rules.targeting import target_lands


def earth() -> Scene:
    return Scene("vital_strength", boards="A").presence(0, "A6", 2).presence(0, "A8")


def test_begins_in_the_highest_mountain_and_jungle() -> None:
    places = {"A": "A6 A8", "B": "B7 B8", "C": "C7 C4", "D": "D8 D6", "E": "E5 E7", "F": "F6 F5"}
    for board, words in places.items():
        scene = Scene("vital_strength", boards=board)
        act = begin(scene.s, SET_UP, "setup", 0)
        assert [scene.s.island.names[own_land(act, letter)] for letter in "MJ"] == words.split()


def test_earths_vitality() -> None:
    scene = earth()
    assert [defence(scene.s, land) for land in range(9)] == [0, 0, 0, 0, 0, 0, 3, 0, 0]


def test_a_year_of_perfect_stillness() -> None:
    scene = earth().put("A5", "explorer, city, dahan").put("A1", "town")
    scene.use("a_year_of_perfect_stillness", "A5")
    scene.ravage("A5").build("A5").explore("A5")
    assert scene["A5"] == "explorer, city, dahan"
    scene.step("time")
    scene.build("A5")
    assert scene["A5"] == "explorer, town, city, dahan"


def test_draw_of_the_fruitful_earth() -> None:
    scene = earth().put("A5", "explorer, dahan").put("A7", "2 explorer").put("A8", "town")
    scene.use("draw_of_the_fruitful_earth", "A8", "A5:explorer", "A7:explorer", "none")
    assert (scene["A8"], scene["A5"], scene["A7"]) == ("2 explorer, town", "dahan", "explorer")


def test_guard_the_healing_land() -> None:
    scene = earth().put("A5", "2 blight")
    scene.use("guard_the_healing_land", "A5")
    assert (scene["A5"], scene.s.blight_pool) == ("blight", 100)
    assert scene.effects("defend") == [(scene.land("A5"), 4)]


def test_rituals_of_destruction() -> None:
    scene = earth().put("A5", "city, 2 dahan").put("A1", "2 town, city-d1, 3 dahan")
    lands = target_lands(scene.s, 0, POWERS["rituals_of_destruction"], 0)
    assert [scene.s.island.names[land] for land in lands] == ["A1", "A5"]
    scene.use("rituals_of_destruction", "A5")
    assert (scene["A5"], scene.s.fear) == ("city-d2, 2 dahan", 0)


def test_rituals_of_destruction_with_three_dahan() -> None:
    scene = earth().put("A1", "2 town, city, 3 dahan")
    scene.s.fear_pool = 99
    scene.use("rituals_of_destruction", "town", "town-d1", "town", "town-d1")
    assert (scene["A1"], scene.s.fear) == ("city-d1, 3 dahan", 4)


@pytest.mark.parametrize(
    ("elements", "cost"),
    [("1 sun 2 earth 2 plant", 1), ("2 sun 3 earth 2 plant", 3), ("2 sun 4 earth 3 plant", 6)],
)
def test_gift_of_strength(elements: str, cost: int) -> None:
    scene = earth().elements(elements)
    scene.use("gift_of_strength")
    assert scene.effects("repeat") == [(0, cost, 0)]


def test_a_repeated_card_is_free_and_used_once_more_in_its_phase() -> None:
    scene = (
        earth().put("A5", "2 explorer, 2 dahan").play("draw_of_the_fruitful_earth", "guard_the_healing_land")
    )
    scene.elements("1 sun 2 plant")
    scene.step("powers", "use:gift_of_strength")
    scene.step("powers", "use:guard_the_healing_land", "A5")
    # Guard costs 3, too much for the first threshold; Draw is slow.
    assert [MOVES[move[0]] for move in usable(scene.s, 0)] == []
    scene.s.phase = SLOW
    scene.step("powers", "use:draw_of_the_fruitful_earth", "A8", "A5:explorer", "none", "none")
    assert scene["A8"] == "explorer"
    scene.step("powers", "repeat:draw_of_the_fruitful_earth", "A8", "A5:explorer", "A5:dahan", "none")
    assert (scene["A8"], scene.s.energy) == ("2 explorer, dahan", [0])
    assert usable(scene.s, 0) == []

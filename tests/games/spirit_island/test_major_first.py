"""The first major powers, as printed."""

from tests.games.spirit_island.scene import Scene
from weald.games.spirit_island.declare import POWERS
from weald.games.spirit_island.targets import target_lands


def river() -> Scene:
    scene = Scene("river_surges", boards="A").presence(0, "A5")
    scene.s.fear_pool = 99
    return scene


def lands(scene: Scene, id: str, tiers: int) -> list[str]:
    return [scene.s.island.names[land] for land in target_lands(scene.s, 0, POWERS[id], tiers)]


def test_accelerated_rot() -> None:
    scene = river().put("A5", "2 city, blight").put("A8", "3 city, 2 blight")
    assert lands(scene, "accelerated_rot", 0) == ["A2", "A3", "A5", "A8"]
    scene.use("accelerated_rot", "A5", "city-d1", "city-d2")
    assert (scene["A5"], scene.s.fear) == ("city-d1, blight", 4)
    scene.elements("3 sun 2 water 3 plant").use("accelerated_rot", "A8")
    assert (scene["A8"], scene.s.fear) == ("blight", 4 + 2 + 6)


def test_talons_of_lightning() -> None:
    scene = river().put("A5", "city, town").put("A4", "town, explorer").put("A7", "2 town").put("A2", "town")
    assert lands(scene, "talons_of_lightning", 0) == ["A1", "A5", "A6"]
    assert lands(scene, "talons_of_lightning", 1) == ["A1", "A2", "A5", "A6"]
    scene.elements("3 fire 3 air").use("talons_of_lightning", "A5")
    assert (scene["A5"], scene["A4"], scene["A7"], scene["A2"]) == ("", "explorer", "town", "town")
    assert scene.s.fear == 3 + 3 + 2


def test_vengeance_of_the_dead() -> None:
    scene = river().put("A5", "town, city, 2 dahan")
    scene.use("vengeance_of_the_dead", "A5")
    assert scene.s.fear == 3
    # The ravage destroys both dahan: 2 damage follow, which destroy the town; that does not set it off again.
    scene.ravage("A5", "town", "town-d1")
    assert (scene["A5"], scene.s.fear) == ("city, blight", 4)


def test_vengeance_of_the_dead_reaches_farther_with_the_threshold() -> None:
    scene = river().put("A5", "city, dahan").put("A4", "explorer")
    scene.elements("3 animal").use("vengeance_of_the_dead", "A5")
    scene.ravage("A5", "A4")
    assert (scene["A5"], scene["A4"]) == ("city, blight", "")

"""Minor powers from call_of_the_dahan_ways to drought, as printed."""

from tests.games.spirit_island.scene import Scene
from weald.games.spirit_island.declare import POWERS
from weald.games.spirit_island.land import defence
from weald.games.spirit_island.targets import target_lands


def river() -> Scene:
    """Presence in A5 (wetlands, a sacred site); A4 and A7 are sands, A8 jungle, A1 and A6 mountain."""
    scene = Scene("river_surges", boards="A").presence(0, "A5")
    scene.s.fear_pool = 99
    return scene


def lands(scene: Scene, id: str) -> list[str]:
    return [scene.s.island.names[land] for land in target_lands(scene.s, 0, POWERS[id], 0)]


def test_call_of_the_dahan_ways() -> None:
    scene = river().put("A5", "explorer, town-s1, dahan")
    scene.use("call_of_the_dahan_ways")
    assert (scene["A5"], scene.s.fear) == ("town-s1, 2 dahan", 0)
    scene.elements("2 moon").use("call_of_the_dahan_ways", "replace-2")
    assert (scene["A5"], scene.s.fear) == ("3 dahan", 0)


def test_call_of_the_dahan_ways_keeps_to_the_explorer_if_wanted() -> None:
    scene = river().put("A5", "explorer, town, dahan").elements("2 moon")
    scene.use("call_of_the_dahan_ways", "replace-1")
    assert scene["A5"] == "town, 2 dahan"


def test_call_to_bloodshed() -> None:
    scene = river().put("A5", "town, city, 2 dahan").put("A4", "2 dahan").put("A2", "dahan")
    assert lands(scene, "call_to_bloodshed") == ["A4", "A5"]
    scene.use("call_to_bloodshed", "A5", "damage", "town", "city")
    assert scene["A5"] == "town-d1, city-d1, 2 dahan"
    scene.use("call_to_bloodshed", "A5", "gather", "A4:dahan", "none")
    assert (scene["A5"], scene["A4"]) == ("town-d1, city-d1, 3 dahan", "dahan")


def test_call_to_isolation() -> None:
    scene = river().put("A5", "explorer, town, city, 2 dahan")
    assert lands(scene, "call_to_isolation") == ["A5"]
    scene.use("call_to_isolation", "push-1", "explorer", "A1", "A8")
    assert (scene["A5"], scene["A1"], scene["A8"]) == ("city, 2 dahan", "explorer", "town")
    scene.use("call_to_isolation", "push-2", "A4")
    assert (scene["A5"], scene["A4"]) == ("city, dahan", "dahan")


def test_call_to_migrate() -> None:
    scene = river().put("A5", "dahan").put("A1", "dahan").put("A7", "dahan, town")
    scene.use("call_to_migrate", "A5", "A1:dahan", "A7:dahan", "dahan", "A8", "dahan", "A4", "none")
    assert (scene["A5"], scene["A1"], scene["A7"]) == ("dahan", "", "town")
    assert (scene["A8"], scene["A4"]) == ("dahan", "dahan")


def test_call_to_migrate_both_parts_are_optional() -> None:
    scene = river().put("A5", "dahan").put("A1", "dahan")
    scene.use("call_to_migrate", "A5", "none", "none")
    assert (scene["A5"], scene["A1"]) == ("dahan", "dahan")


def test_call_to_tend() -> None:
    scene = river().put("A5", "2 dahan, blight").put("A4", "blight")
    assert lands(scene, "call_to_tend") == ["A5"]
    scene.use("call_to_tend", "remove_blight")
    assert (scene["A5"], scene.s.blight_pool) == ("2 dahan", 100)
    scene.use("call_to_tend", "push", "dahan", "A6", "none")
    assert (scene["A5"], scene["A6"]) == ("dahan", "dahan")


def test_dark_and_tangled_woods() -> None:
    scene = river()
    scene.use("dark_and_tangled_woods", "A5")
    assert (scene.s.fear, scene.effects("defend")) == (2, [])
    scene.use("dark_and_tangled_woods", "A6").use("dark_and_tangled_woods", "A8")
    assert (scene.s.fear, scene.effects("defend")) == (6, [(6, 3), (8, 3)])


def test_delusions_of_danger() -> None:
    scene = river().put("A5", "2 explorer, town")
    scene.use("delusions_of_danger", "A5", "push", "A8")
    assert (scene["A5"], scene["A8"], scene.s.fear) == ("explorer, town", "explorer", 0)
    scene.use("delusions_of_danger", "A5", "fear")
    assert (scene["A5"], scene.s.fear) == ("explorer, town", 2)


def test_devouring_ants() -> None:
    scene = river().put("A5", "town, 2 dahan").put("A7", "2 town, dahan").put("A6", "explorer")
    scene.use("devouring_ants", "A5")
    assert (scene["A5"], scene.s.fear) == ("town-d1, dahan", 1)
    # Sands: 2 damage; no dahan is spared.
    scene.use("devouring_ants", "A7", "town-d1")
    assert (scene["A7"], scene.s.fear) == ("town", 1 + 1 + 1)
    scene.use("devouring_ants", "A6")
    assert (scene["A6"], scene.s.fear) == ("", 4)


def test_devouring_ants_come_from_a_sacred_site() -> None:
    scene = Scene("lightning", boards="A").presence(0, "A5").presence(0, "A2", 2)
    assert lands(scene, "devouring_ants") == ["A1", "A2", "A3", "A4"]


def test_drift_down_into_slumber() -> None:
    scene = river()
    assert lands(scene, "drift_down_into_slumber") == ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"]
    for land in ("A1", "A2", "A3", "A4"):
        scene.use("drift_down_into_slumber", land)
    assert [defence(scene.s, land) for land in range(1, 5)] == [1, 1, 4, 4]


def test_drought() -> None:
    scene = river().put("A4", "4 town, city")
    scene.use("drought", "A4")
    assert (scene["A4"], scene.s.fear, scene.s.blight_pool) == ("town-d1, city-d1, blight", 3, 98)


def test_drought_with_the_threshold() -> None:
    scene = river().put("A4", "town, 2 city").elements("3 sun")
    scene.use("drought", "A4")
    assert (scene["A4"], scene.s.fear) == ("city-d1, blight", 1 + 2)

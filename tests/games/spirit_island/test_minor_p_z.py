"""Minor powers from pull_beneath_the_hungry_earth to voracious_growth, as printed."""

from tests.games.spirit_island.scene import Scene
from weald.games.spirit_island.declare import POWERS
from weald.games.spirit_island.targets import target_lands


def river() -> Scene:
    """Presence in A5 (wetlands, a sacred site); A4 and A7 are sands, A8 jungle, A1 and A6 mountain."""
    scene = Scene("river_surges", boards="A").presence(0, "A5")
    scene.s.fear_pool = 99
    return scene


def lands(scene: Scene, id: str, tiers: int = 0) -> list[str]:
    return [scene.s.island.names[land] for land in target_lands(scene.s, 0, POWERS[id], tiers)]


def test_pull_beneath_the_hungry_earth() -> None:
    scene = river().presence(0, "A8").put("A5", "city").put("A4", "city").put("A8", "city").put("A6", "city")
    for land in ("A5", "A4", "A8", "A6"):
        scene.use("pull_beneath_the_hungry_earth", land)
    # Presence and wetlands, sands without presence, presence in the jungle, neither of them.
    assert [scene[land] for land in ("A5", "A4", "A8", "A6")] == ["city-d2", "city-d1", "city-d1", "city"]
    assert scene.s.fear == 2


def test_purifying_flame() -> None:
    scene = river().put("A5", "city, 2 blight").put("A4", "town, 2 blight")
    # In wetlands there is nothing to choose.
    scene.use("purifying_flame", "A5")
    assert scene["A5"] == "city-d2, 2 blight"
    scene.use("purifying_flame", "A4", "remove_blight")
    assert scene["A4"] == "town, blight"
    scene.use("purifying_flame", "A4", "damage")
    assert scene["A4"] == "town-d1, blight"


def test_quicken_the_earths_struggles() -> None:
    scene = river().presence(0, "A4").put("A5", "explorer, town, city")
    assert lands(scene, "quicken_the_earths_struggles") == ["A5"]
    scene.use("quicken_the_earths_struggles", "damage_each")
    assert scene["A5"] == "explorer, town-d1, city-d1"
    scene.use("quicken_the_earths_struggles", "defend")
    assert scene.effects("defend") == [(5, 10)]


def test_rain_of_blood() -> None:
    scene = river().put("A5", "town, city").put("A4", "explorer, town").put("A6", "dahan")
    assert lands(scene, "rain_of_blood") == ["A4", "A5"]
    scene.use("rain_of_blood", "A4")
    assert scene.s.fear == 2
    scene.use("rain_of_blood", "A5")
    assert scene.s.fear == 5


def test_reaching_grasp() -> None:
    scene = Scene("river_surges", "lightning", boards="AB").presence(0, "A5").presence(1, "B5")
    assert lands(scene, "sap_the_strength_of_multitudes") == ["A5"]
    scene.use("reaching_grasp", "lightning")
    assert lands(scene, "sap_the_strength_of_multitudes") == ["A5"]
    scene.use("reaching_grasp", "river_surges")
    near = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "B2", "B3", "B4"]
    assert lands(scene, "sap_the_strength_of_multitudes") == near


def test_rouse_the_trees_and_stones() -> None:
    scene = river().put("A5", "2 explorer, town").put("A4", "blight")
    assert "A4" not in lands(scene, "rouse_the_trees_and_stones")
    scene.use("rouse_the_trees_and_stones", "A5", "town", "town-d1", "A8")
    assert (scene["A5"], scene["A8"], scene.s.fear) == ("explorer", "explorer", 1)


def test_sap_the_strength_of_multitudes() -> None:
    scene = river()
    assert lands(scene, "sap_the_strength_of_multitudes") == ["A5"]
    scene.use("sap_the_strength_of_multitudes")
    scene.elements("1 air").use("sap_the_strength_of_multitudes", "A4")
    assert scene.effects("defend") == [(5, 5), (4, 5)]


def test_savage_mawbeasts() -> None:
    scene = river().put("A8", "city").put("A4", "city")
    scene.use("savage_mawbeasts", "A8").use("savage_mawbeasts", "A4")
    assert (scene["A8"], scene["A4"], scene.s.fear) == ("city-d1", "city", 1)


def test_savage_mawbeasts_with_the_threshold() -> None:
    scene = river().put("A8", "city").put("A4", "city").elements("3 animal")
    scene.use("savage_mawbeasts", "A8").use("savage_mawbeasts", "A4")
    assert (scene["A8"], scene["A4"], scene.s.fear) == ("city-d2", "city-d1", 1)


def test_shadows_of_the_burning_forest() -> None:
    scene = river().presence(0, "A8").put("A5", "explorer, town").put("A8", "2 explorer, town")
    scene.use("shadows_of_the_burning_forest", "A5")
    assert (scene["A5"], scene.s.fear) == ("explorer, town", 2)
    scene.use("shadows_of_the_burning_forest", "A8", "A6", "A7")
    assert (scene["A8"], scene["A6"], scene["A7"], scene.s.fear) == ("explorer", "explorer", "town", 4)


def test_shadows_of_the_burning_forest_does_what_it_can() -> None:
    scene = river().presence(0, "A6").put("A6", "explorer, city")
    scene.use("shadows_of_the_burning_forest", "A5")
    assert (scene["A6"], scene["A5"]) == ("city", "explorer")


def test_song_of_sanctity() -> None:
    scene = river().put("A8", "2 explorer, town, blight").put("A4", "explorer")
    assert lands(scene, "song_of_sanctity") == ["A1", "A6", "A8"]
    scene.use("song_of_sanctity", "A8", "A6", "A7")
    assert (scene["A8"], scene["A6"], scene["A7"]) == ("town, blight", "explorer", "explorer")
    scene.use("song_of_sanctity", "A8")
    assert scene["A8"] == "town"


def test_steam_vents() -> None:
    scene = river().put("A5", "2 explorer, town")
    scene.use("steam_vents")
    assert scene["A5"] == "explorer, town"
    scene.elements("3 earth").use("steam_vents", "destroy-2")
    assert (scene["A5"], scene.s.fear) == ("explorer", 1)
    scene.use("steam_vents", "destroy-1")
    assert scene["A5"] == ""


def test_uncanny_melting() -> None:
    scene = river().put("A5", "2 blight").put("A4", "town, blight").put("A6", "explorer, blight")
    scene.use("uncanny_melting", "A5")
    assert (scene["A5"], scene.s.fear) == ("blight", 0)
    scene.use("uncanny_melting", "A4")
    assert (scene["A4"], scene.s.fear) == ("town", 1)
    scene.use("uncanny_melting", "A6")
    assert (scene["A6"], scene.s.fear) == ("explorer, blight", 2)


def test_veil_the_nights_hunt_hits_different_invaders() -> None:
    scene = river().put("A5", "2 town, city, 2 dahan").put("A3", "dahan")
    assert lands(scene, "veil_the_nights_hunt") == ["A3", "A5"]
    scene.use("veil_the_nights_hunt", "A5", "damage_separate", "town", "town")
    assert (scene["A5"], scene.s.fear) == ("2 town-d1, city, 2 dahan", 0)


def test_veil_the_nights_hunt_with_more_dahan_than_invaders() -> None:
    scene = river().put("A5", "explorer, city, 4 dahan")
    scene.use("veil_the_nights_hunt", "damage_separate", "city")
    assert scene["A5"] == "city-d1, 4 dahan"
    scene.use("veil_the_nights_hunt", "push", "dahan", "A8", "none")
    assert (scene["A5"], scene["A8"]) == ("city-d1, 3 dahan", "dahan")


def test_visions_of_fiery_doom() -> None:
    scene = river().put("A5", "explorer, town")
    scene.use("visions_of_fiery_doom", "town", "A8")
    assert (scene["A5"], scene["A8"], scene.s.fear) == ("explorer", "town", 1)
    scene.elements("2 fire").use("visions_of_fiery_doom", "A7")
    assert (scene["A5"], scene["A7"], scene.s.fear) == ("", "explorer", 3)


def test_voracious_growth() -> None:
    scene = river().put("A8", "2 town, blight")
    assert lands(scene, "voracious_growth") == ["A5", "A8"]
    scene.use("voracious_growth", "A8", "damage", "town")
    assert scene["A8"] == "2 town-d1, blight"
    scene.use("voracious_growth", "A8", "remove_blight")
    assert scene["A8"] == "2 town-d1"

"""The first minor powers, as printed."""

from tests.games.spirit_island.scene import Scene
from weald.games.spirit_island.declare import POWERS
from weald.games.spirit_island.land import defence
from weald.games.spirit_island.targets import target_lands


def river() -> Scene:
    return Scene("river_surges", boards="A").presence(0, "A5")


def test_call_of_the_dahan_ways() -> None:
    scene = river().put("A5", "explorer, town-s1, dahan")
    scene.use("call_of_the_dahan_ways")
    assert (scene["A5"], scene.s.fear) == ("town-s1, 2 dahan", 0)
    scene.elements("2 moon").use("call_of_the_dahan_ways", "replace-2")
    assert scene["A5"] == "3 dahan"


def test_call_to_bloodshed() -> None:
    scene = river().put("A5", "town, city, 2 dahan").put("A4", "2 dahan")
    assert target_lands(scene.s, 0, POWERS["call_to_bloodshed"], 0) == [4, 5]
    scene.use("call_to_bloodshed", "A5", "damage", "town", "city")
    assert scene["A5"] == "town-d1, city-d1, 2 dahan"
    scene.use("call_to_bloodshed", "A5", "gather", "A4:dahan", "none")
    assert (scene["A5"], scene["A4"]) == ("town-d1, city-d1, 3 dahan", "dahan")


def test_call_to_isolation() -> None:
    scene = river().put("A5", "explorer, town, city, 2 dahan")
    scene.use("call_to_isolation", "push-1", "explorer", "A1", "A8")
    assert (scene["A5"], scene["A1"], scene["A8"]) == ("city, 2 dahan", "explorer", "town")
    scene.use("call_to_isolation", "push-2", "A4")
    assert (scene["A5"], scene["A4"]) == ("city, dahan", "dahan")


def test_drought() -> None:
    scene = river().put("A4", "4 town, city")
    scene.s.fear_pool = 99
    scene.use("drought", "A4")
    assert (scene["A4"], scene.s.fear) == ("town-d1, city-d1, blight", 3)
    strong = river().put("A4", "town, city").elements("3 sun")
    strong.s.fear_pool = 99
    strong.use("drought", "A4")
    assert (strong["A4"], strong.s.fear) == ("blight", 3)


def test_encompassing_ward_follows_presence() -> None:
    scene = Scene("river_surges", "lightning", boards="AB").presence(0, "A5").presence(1, "B5")
    scene.use("encompassing_ward", "lightning")
    assert [land for land in range(18) if defence(scene.s, land)] == [scene.land("B5")]
    scene.presence(1, "B6")
    assert defence(scene.s, scene.land("B6")) == 2


def test_gift_of_power() -> None:
    scene = Scene("river_surges", "lightning", boards="AB").presence(0, "A5").presence(1, "B5")
    ids = ("call_to_bloodshed", "drought", "call_to_isolation", "encompassing_ward", "call_of_the_dahan_ways")
    scene.s.minor_deck = [POWERS.number(id) for id in ids]
    scene.use("gift_of_power", "lightning", "call_to_isolation")
    assert scene.s.hands == [[], [POWERS.number("call_to_isolation")]]
    assert scene.s.minor_deck == [POWERS.number("call_to_bloodshed")]
    assert sorted(scene.s.minor_discard) == sorted(POWERS.number(ids[i]) for i in (1, 3, 4))
    assert scene.s.shown == []

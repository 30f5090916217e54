"""Minor powers from elemental_boon to natures_resilience, as printed."""

from tests.games.spirit_island.scene import Scene
from weald.games.spirit_island.declare import POWERS
from weald.games.spirit_island.kinds import elements
from weald.games.spirit_island.land import defence
from weald.games.spirit_island.targets import target_lands


def river() -> Scene:
    """Presence in A5 (wetlands, a sacred site)."""
    scene = Scene("river_surges", boards="A").presence(0, "A5")
    scene.s.fear_pool = 99
    return scene


def two() -> Scene:
    return Scene("river_surges", "lightning", boards="AB").presence(0, "A5").presence(1, "B5")


def lands(scene: Scene, id: str) -> list[str]:
    return [scene.s.island.names[land] for land in target_lands(scene.s, 0, POWERS[id], 0)]


def cards(*ids: str) -> list[int]:
    return [POWERS.number(id) for id in ids]


def test_elemental_boon() -> None:
    scene = two()
    scene.use("elemental_boon", "lightning", "fire", "air", "sun")
    assert scene.s.elements == [list(elements("sun fire air"))] * 2
    # The target chooses, and never the same element twice.
    assert scene.deciders == [0, 1, 1, 1]
    assert scene.asked[2][1] == ["sun", "moon", "air", "water", "earth", "plant", "animal"]


def test_elemental_boon_for_oneself() -> None:
    scene = two()
    scene.use("elemental_boon", "river_surges", "plant", "water", "sun")
    assert scene.s.elements == [list(elements("sun water plant")), [0] * 8]


def test_encompassing_ward_follows_presence() -> None:
    scene = two()
    scene.use("encompassing_ward", "lightning")
    assert [land for land in range(18) if defence(scene.s, land)] == [scene.land("B5")]
    scene.presence(1, "B6").presence(1, "B5", -1)
    assert [land for land in range(18) if defence(scene.s, land)] == [scene.land("B6")]


def test_enticing_splendor() -> None:
    scene = river().put("A4", "explorer, town, city").put("A6", "2 dahan")
    scene.use("enticing_splendor", "gather-1", "A4:town")
    assert (scene["A5"], scene["A4"]) == ("town", "explorer, city")
    scene.use("enticing_splendor", "gather-2", "A6:dahan", "none")
    assert (scene["A5"], scene["A6"]) == ("town, dahan", "dahan")


def test_enticing_splendor_needs_a_land_without_blight() -> None:
    scene = river().presence(0, "A7").put("A5", "blight")
    assert lands(scene, "enticing_splendor") == ["A7"]


def test_entrancing_apparitions() -> None:
    scene = river().put("A4", "2 explorer, town").put("A1", "2 explorer")
    scene.use("entrancing_apparitions", "A5", "A4:explorer", "A1:explorer")
    assert (scene["A5"], scene["A4"], scene["A1"]) == ("2 explorer", "explorer, town", "explorer")
    # With invaders there it only defends.
    scene.use("entrancing_apparitions", "A5")
    assert (scene["A5"], scene.effects("defend")) == ("2 explorer", [(5, 2), (5, 2)])


def test_gift_of_constancy_for_another_spirit() -> None:
    scene = two().play("gift_of_constancy", "drought").play("raging_storm", "lightnings_boon", seat=1)
    scene.use("gift_of_constancy", "lightning")
    assert scene.s.energy == [0, 2]
    scene.step("time", "raging_storm", "gift_of_constancy")
    assert scene.s.hands == [cards("gift_of_constancy"), cards("raging_storm")]
    assert scene.s.discards == [cards("drought"), cards("lightnings_boon")]
    assert (scene.s.played, scene.deciders[1:]) == ([[], []], [1, 0])


def test_gift_of_constancy_for_oneself_may_be_left_unused() -> None:
    scene = two().play("gift_of_constancy", "drought")
    scene.use("gift_of_constancy", "river_surges")
    assert scene.s.energy == [2, 0]
    scene.step("time", "none")
    assert (scene.s.hands[0], scene.s.discards[0]) == ([], cards("gift_of_constancy", "drought"))
    assert scene.effects("gift_of_constancy") == []


def test_gift_of_living_energy() -> None:
    scene = two()
    scene.use("gift_of_living_energy", "river_surges")
    assert scene.s.energy == [1, 0]
    scene.use("gift_of_living_energy", "lightning")
    assert scene.s.energy == [1, 2]
    # The sacred sites of the giver count, not those of the target.
    scene.presence(1, "B5", 1).presence(1, "B6", 2).use("gift_of_living_energy", "lightning")
    assert scene.s.energy == [1, 4]
    scene.presence(0, "A2").use("gift_of_living_energy", "lightning")
    assert scene.s.energy == [1, 7]
    scene.use("gift_of_living_energy", "river_surges")
    assert scene.s.energy == [3, 7]


def test_gift_of_power() -> None:
    scene = two()
    ids = ("call_to_bloodshed", "drought", "call_to_isolation", "encompassing_ward", "call_of_the_dahan_ways")
    scene.s.minor_deck = cards(*ids)
    scene.use("gift_of_power", "lightning", "call_to_isolation")
    assert scene.s.hands == [[], cards("call_to_isolation")]
    assert scene.s.minor_deck == cards("call_to_bloodshed")
    assert sorted(scene.s.minor_discard) == sorted(POWERS.number(ids[i]) for i in (1, 3, 4))
    assert scene.s.shown == []


def test_gnawing_rootbiters() -> None:
    scene = river().put("A5", "2 town, explorer")
    scene.use("gnawing_rootbiters", "A5", "town", "A8", "town", "A7")
    assert (scene["A5"], scene["A8"], scene["A7"]) == ("explorer", "town", "town")
    scene.use("gnawing_rootbiters", "A8", "none")
    assert scene["A8"] == "town"


def test_land_of_haunts_and_embers() -> None:
    scene = river().put("A4", "2 explorer, 2 town")
    scene.use("land_of_haunts_and_embers", "A4", "town", "A3", "explorer", "A2")
    assert (scene["A4"], scene["A3"], scene["A2"]) == ("explorer, town, blight", "town", "explorer")
    assert scene.s.fear == 2


def test_land_of_haunts_and_embers_on_blight_does_twice_as_much() -> None:
    scene = river().put("A5", "2 explorer, 2 town, blight")
    answers = ("town", "A1", "town", "A1", "explorer", "A1", "none")
    # The new blight costs the presence there and cascades.
    scene.use("land_of_haunts_and_embers", "A5", *answers, "A6")
    assert (scene["A5"], scene["A1"], scene["A6"]) == ("explorer, 2 blight", "explorer, 2 town", "blight")
    assert (scene.s.fear, scene.s.destroyed) == (4, [1])


def test_lure_of_the_unknown() -> None:
    scene = river().put("A4", "explorer").put("A2", "town").put("A7", "city, dahan")
    assert lands(scene, "lure_of_the_unknown") == ["A1", "A3", "A5", "A6", "A8"]
    # It must be done, if possible.
    scene.use("lure_of_the_unknown", "A5")
    assert (scene["A5"], scene["A4"]) == ("explorer", "")
    scene.use("lure_of_the_unknown", "A1", "A2:town")
    assert (scene["A1"], scene["A2"]) == ("town", "")
    scene.use("lure_of_the_unknown", "A3")
    assert scene["A3"] == ""


def test_natures_resilience() -> None:
    scene = river().put("A5", "blight")
    scene.use("natures_resilience", "A5")
    assert (scene["A5"], scene.effects("defend")) == ("blight", [(5, 6)])
    scene.elements("2 water").use("natures_resilience", "A5", "remove_blight")
    assert (scene["A5"], scene.effects("defend")) == ("", [(5, 6)])
    scene.use("natures_resilience", "A4", "defend")
    assert scene.effects("defend") == [(5, 6), (4, 6)]

"""Minor powers of the base game, each with its exact effect."""

from __future__ import annotations

from tests.games.spirit_island.scenes import Scene, cards
from weald.games.spirit_island.model.pieces import elements
from weald.games.spirit_island.rules.land_rules import defence
from weald.games.spirit_island.rules.registry import POWERS


def river() -> Scene:
    """Presence in A5 (wetlands, a sacred site); A4 and A7 are sands, A8 jungle, A1 and A6 mountain."""
    scene = Scene("river_surges", boards="A").presence(0, "A5")
    scene.s.fear_pool = 99
    return scene


def test_call_of_the_dahan_ways() -> None:
    scene = river().put("A5", "explorer, town-s1, dahan")
    scene.use("call_of_the_dahan_ways")
    assert (scene["A5"], scene.s.fear) == ("town-s1, 2 dahan", 0)
    scene.elements("2 moon").use("call_of_the_dahan_ways", "replace-town")
    assert (scene["A5"], scene.s.fear) == ("3 dahan", 0)


def test_call_of_the_dahan_ways_keeps_to_the_explorer_if_wanted() -> None:
    scene = river().put("A5", "explorer, town, dahan").elements("2 moon")
    scene.use("call_of_the_dahan_ways", "replace-explorer")
    assert scene["A5"] == "town, 2 dahan"


def test_call_to_bloodshed() -> None:
    scene = river().put("A5", "town, city, 2 dahan").put("A4", "2 dahan").put("A2", "dahan")
    assert scene.reach("call_to_bloodshed") == ["A4", "A5"]
    scene.use("call_to_bloodshed", "A5", "damage", "town", "city")
    assert scene["A5"] == "town-d1, city-d1, 2 dahan"
    scene.use("call_to_bloodshed", "A5", "gather", "A4:dahan", "none")
    assert (scene["A5"], scene["A4"]) == ("town-d1, city-d1, 3 dahan", "dahan")


def test_call_to_isolation() -> None:
    scene = river().put("A5", "explorer, town, city, 2 dahan")
    assert scene.reach("call_to_isolation") == ["A5"]
    scene.use("call_to_isolation", "push-explorer-town", "explorer", "A1", "A8")
    assert (scene["A5"], scene["A1"], scene["A8"]) == ("city, 2 dahan", "explorer", "town")
    scene.use("call_to_isolation", "push-dahan", "A4")
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
    assert scene.reach("call_to_tend") == ["A5"]
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
    assert scene.reach("devouring_ants") == ["A1", "A2", "A3", "A4"]


def test_drift_down_into_slumber() -> None:
    scene = river()
    assert scene.reach("drift_down_into_slumber") == ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"]
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


def two() -> Scene:
    return Scene("river_surges", "lightning", boards="AB").presence(0, "A5").presence(1, "B5")


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
    scene.use("enticing_splendor", "gather-explorer-town", "A4:town")
    assert (scene["A5"], scene["A4"]) == ("town", "explorer, city")
    scene.use("enticing_splendor", "gather-dahan", "A6:dahan", "none")
    assert (scene["A5"], scene["A6"]) == ("town, dahan", "dahan")


def test_enticing_splendor_needs_a_land_without_blight() -> None:
    scene = river().presence(0, "A7").put("A5", "blight")
    assert scene.reach("enticing_splendor") == ["A7"]


def test_entrancing_apparitions() -> None:
    scene = river().put("A4", "2 explorer, town").put("A1", "2 explorer")
    scene.use("entrancing_apparitions", "A5", "A4:explorer", "A1:explorer")
    assert (scene["A5"], scene["A4"], scene["A1"]) == ("2 explorer", "explorer, town", "explorer")
    # With invaders there it only defends.
    scene.use("entrancing_apparitions", "A5")
    assert (scene["A5"], scene.effects("defend")) == ("2 explorer", [(5, 2), (5, 2)])


def test_gift_of_constancy_for_another_spirit() -> None:
    scene = (
        two()
        .put("A1", "explorer")
        .play("gift_of_constancy", "drought")
        .play("raging_storm", "lightnings_boon", seat=1)
    )
    scene.use("gift_of_constancy", "lightning")
    assert scene.s.energy == [0, 2]
    scene.step("time", "raging_storm", "gift_of_constancy")
    assert scene.s.hands == [cards("gift_of_constancy"), cards("raging_storm")]
    assert scene.s.discards == [cards("drought"), cards("lightnings_boon")]
    assert (scene.s.played, scene.deciders[1:]) == ([[], []], [1, 0])


def test_gift_of_constancy_for_oneself_may_be_left_unused() -> None:
    scene = two().put("A1", "explorer").play("gift_of_constancy", "drought")
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
    assert scene.reach("lure_of_the_unknown") == ["A1", "A3", "A5", "A6", "A8"]
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
    assert scene.reach("quicken_the_earths_struggles") == ["A5"]
    scene.use("quicken_the_earths_struggles", "damage_each")
    assert scene["A5"] == "explorer, town-d1, city-d1"
    scene.use("quicken_the_earths_struggles", "defend")
    assert scene.effects("defend") == [(5, 10)]


def test_rain_of_blood() -> None:
    scene = river().put("A5", "town, city").put("A4", "explorer, town").put("A6", "dahan")
    assert scene.reach("rain_of_blood") == ["A4", "A5"]
    scene.use("rain_of_blood", "A4")
    assert scene.s.fear == 2
    scene.use("rain_of_blood", "A5")
    assert scene.s.fear == 5


def test_reaching_grasp() -> None:
    scene = Scene("river_surges", "lightning", boards="AB").presence(0, "A5").presence(1, "B5")
    assert scene.reach("sap_the_strength_of_multitudes") == ["A5"]
    scene.use("reaching_grasp", "lightning")
    assert scene.reach("sap_the_strength_of_multitudes") == ["A5"]
    scene.use("reaching_grasp", "river_surges")
    near = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "B2", "B3", "B4"]
    assert scene.reach("sap_the_strength_of_multitudes") == near


def test_e26_more_range_does_not_change_ranges_inside_a_text() -> None:
    scene = Scene("river_surges", "lightning", boards="AB").presence(0, "A5").presence(1, "B5")
    scene.s.destroyed = [0, 2]
    scene.use("reaching_grasp", "river_surges").use("blazing_renewal", "lightning", "A4")
    # Presence is added within 2 of A5, although powers of the user reach two lands farther now.
    within_2 = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "B2", "B3", "B4"]
    assert scene.asked[-1] == ("presence_to", within_2)


def test_rouse_the_trees_and_stones() -> None:
    scene = river().put("A5", "2 explorer, town").put("A4", "blight")
    assert "A4" not in scene.reach("rouse_the_trees_and_stones")
    scene.use("rouse_the_trees_and_stones", "A5", "town", "town-d1", "A8")
    assert (scene["A5"], scene["A8"], scene.s.fear) == ("explorer", "explorer", 1)


def test_sap_the_strength_of_multitudes() -> None:
    scene = river()
    assert scene.reach("sap_the_strength_of_multitudes") == ["A5"]
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
    assert scene.reach("song_of_sanctity") == ["A1", "A6", "A8"]
    scene.use("song_of_sanctity", "A8", "A6", "A7")
    assert (scene["A8"], scene["A6"], scene["A7"]) == ("town, blight", "explorer", "explorer")
    scene.use("song_of_sanctity", "A8")
    assert scene["A8"] == "town"


def test_steam_vents() -> None:
    scene = river().put("A5", "2 explorer, town")
    scene.use("steam_vents")
    assert scene["A5"] == "explorer, town"
    scene.elements("3 earth").use("steam_vents", "destroy-town")
    assert (scene["A5"], scene.s.fear) == ("explorer", 1)
    scene.use("steam_vents", "destroy-explorer")
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
    assert scene.reach("veil_the_nights_hunt") == ["A3", "A5"]
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
    assert scene.reach("voracious_growth") == ["A5", "A8"]
    scene.use("voracious_growth", "A8", "damage", "town")
    assert scene["A8"] == "2 town-d1, blight"
    scene.use("voracious_growth", "A8", "remove_blight")
    assert scene["A8"] == "2 town-d1"

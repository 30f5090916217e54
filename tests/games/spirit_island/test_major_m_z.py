"""Major powers from mists_of_oblivion to wrap_in_wings_of_sunlight, as printed."""

from tests.games.spirit_island.scene import SLOW, Scene
from weald.games.spirit_island.declare import POWERS
from weald.games.spirit_island.land import defence
from weald.games.spirit_island.targets import target_lands


def river() -> Scene:
    """Presence in A5 (wetlands, a sacred site); A4 and A7 are sands, A8 jungle, A1 and A6 mountain."""
    scene = Scene("river_surges", boards="A").presence(0, "A5")
    scene.s.fear_pool = 99
    return scene


def lands(scene: Scene, id: str, tiers: int = 0) -> list[str]:
    return [scene.s.island.names[land] for land in target_lands(scene.s, 0, POWERS[id], tiers)]


def test_mists_of_oblivion() -> None:
    scene = river().put("A5", "2 explorer, town-d1, town, city")
    scene.use("mists_of_oblivion", "A5")
    # The town that falls is feared twice: by itself, and by the power.
    assert (scene["A5"], scene.s.fear) == ("town-d1, city-d1", 2)


def test_mists_of_oblivion_bring_4_fear_at_most() -> None:
    scene = river().put("A5", "4 town-d1, city-d1, city").elements("2 moon 3 air 2 water")
    scene.use("mists_of_oblivion", "A5")
    # 4 towns and 2 cities are destroyed, these by the damage of the threshold.
    assert (scene["A5"], scene.s.fear) == ("", 4 + 2 + 2 + 4)


def test_paralyzing_fright() -> None:
    scene = river().put("A5", "2 town, dahan")
    scene.use("paralyzing_fright", "A5")
    assert scene.s.fear == 4
    scene.ravage("A5").build("A5").explore("A5")
    assert scene["A5"] == "2 town, dahan"
    scene.elements("2 air 3 earth").use("paralyzing_fright", "A4")
    assert (scene.s.fear, scene.effects("skip")) == (12, [(5,), (4,)])


def test_pillar_of_living_flame() -> None:
    scene = river().put("A4", "2 city").put("A8", "3 city")
    scene.use("pillar_of_living_flame", "A4", "city-d1", "city-d2")
    assert (scene["A4"], scene.s.fear) == ("city-d2", 3 + 2)
    scene.elements("4 fire").use("pillar_of_living_flame", "A8")
    # In the jungle it leaves blight.
    assert (scene["A8"], scene.s.fear) == ("blight", 5 + 5 + 6)


def test_poisoned_land() -> None:
    scene = river().put("A4", "3 city, 2 dahan")
    scene.use("poisoned_land", "A4", *["city-d1", "city-d2"] * 2)
    assert (scene["A4"], scene.s.fear, scene.s.blight_pool) == ("city-d1, blight", 1 + 4, 98)


def test_poisoned_land_with_the_threshold_counts_its_own_blight() -> None:
    scene = river().put("A4", "6 city, dahan, blight").elements("3 earth 2 plant 2 animal")
    # The new blight cascades to A3; only that in the land counts: 2 fear and 8 damage more.
    scene.use("poisoned_land", "A4", *["city-d1", "city-d2"] * 2, "A3", *["city-d1", "city-d2"] * 3)
    assert (scene["A4"], scene["A3"]) == ("city, 2 blight", "blight")
    assert scene.s.fear == 1 + 2 + 2 * 5


def storm() -> Scene:
    scene = Scene("river_surges", "lightning", boards="AB").presence(0, "A5").presence(1, "B5")
    scene.s.fear_pool = 99
    scene.play("powerstorm", "steam_vents", "gift_of_constancy")
    scene.put("A5", "3 explorer").put("B5", "town")
    return scene


def test_powerstorm() -> None:
    scene = storm()
    scene.step("powers", "0/use:powerstorm", "river_surges")
    assert (scene.s.energy, scene.effects("powerstorm")) == ([3, 0], [(0,)])
    scene.step("powers", "0/use:steam_vents")
    scene.step("powers", "0/repeat:steam_vents")
    assert (scene["A5"], scene.s.energy, scene.effects("powerstorm")) == ("explorer", [2, 0], [])
    # Once only.
    scene.step("powers", "0/use:gift_of_constancy", "lightning")
    assert scene.asked[-2][1] == ["use:gift_of_constancy", "ready"]


def test_powerstorm_does_not_repeat_itself_nor_what_cannot_be_paid() -> None:
    scene = storm()
    scene.step("powers", "0/use:powerstorm", "river_surges")
    scene.step("powers", "0/use:steam_vents")
    scene.s.energy = [0, 0]
    scene.step("powers", "0/use:gift_of_constancy", "lightning")
    scene.step("powers", "0/repeat:gift_of_constancy", "lightning")
    assert scene.asked[-2] == ("powers", ["repeat:gift_of_constancy", "ready"])
    assert scene.s.energy == [0, 4]


def test_powerstorm_repeats_slow_cards_in_the_slow_phase() -> None:
    scene = storm().play("raging_storm", seat=1)
    scene.step("powers", "0/use:powerstorm", "lightning")
    assert (scene.s.energy, scene.effects("powerstorm")) == ([0, 3], [(1,)])
    scene.s.phase = SLOW
    scene.step("powers", "1/use:raging_storm", "B5")
    assert scene["B5"] == "town-d1"
    scene.step("powers", "1/repeat:raging_storm", "B5")
    assert (scene["B5"], scene.s.energy) == ("", [0, 0])


def test_powerstorm_with_the_threshold_lets_repeat_three_times() -> None:
    scene = storm().elements("2 sun 2 fire 3 air").put("A5", "explorer")
    scene.step("powers", "0/use:powerstorm", "river_surges")
    assert scene.effects("powerstorm") == [(0,)] * 3
    scene.step("powers", "0/use:steam_vents")
    for _ in range(3):
        scene.step("powers", "0/repeat:steam_vents")
    assert (scene["A5"], scene.s.energy, scene.effects("powerstorm")) == ("", [0, 0], [])


def test_talons_of_lightning() -> None:
    scene = river().put("A5", "city, town").put("A4", "town, explorer").put("A7", "2 town").put("A2", "town")
    assert lands(scene, "talons_of_lightning") == ["A1", "A5", "A6"]
    assert lands(scene, "talons_of_lightning", 1) == ["A1", "A2", "A5", "A6"]
    scene.elements("3 fire 3 air").use("talons_of_lightning", "A5")
    assert (scene["A5"], scene["A4"], scene["A7"], scene["A2"]) == ("", "explorer", "town", "town")
    assert scene.s.fear == 3 + 3 + 2


def test_talons_of_lightning_without_the_threshold() -> None:
    scene = river().put("A1", "2 city").put("A4", "town")
    scene.use("talons_of_lightning", "A1", "city-d1", "city-d2")
    assert (scene["A1"], scene["A4"], scene.s.fear) == ("city-d2", "town", 5)


def test_terrifying_nightmares() -> None:
    scene = river().put("A4", "3 explorer, 2 town, city")
    answers = ("town", "A1", "town", "A1", "explorer", "A5", "none")
    scene.use("terrifying_nightmares", "A4", *answers)
    assert (scene["A4"], scene["A1"], scene["A5"]) == ("2 explorer, city", "2 town", "explorer")
    assert scene.s.fear == 2
    scene.elements("4 moon").use("terrifying_nightmares", "A4", "none")
    assert scene.s.fear == 8


def test_the_jungle_hungers() -> None:
    scene = (
        river().presence(0, "A8").put("A7", "2 explorer, 2 town, 2 city, 2 dahan").put("A6", "town, dahan")
    )
    # Only the presence in the jungle counts.
    assert lands(scene, "the_jungle_hungers") == ["A5", "A6", "A7", "A8"]
    scene.use("the_jungle_hungers", "A6")
    assert (scene["A6"], scene.s.fear) == ("", 1)
    scene.elements("2 moon 3 plant").use("the_jungle_hungers", "A7")
    assert (scene["A7"], scene.s.fear) == ("city, 2 dahan", 1 + 2 + 2)


def test_the_land_thrashes_in_furious_pain() -> None:
    scene = river().put("A4", "2 city, blight").put("A3", "2 blight").put("A8", "3 blight")
    assert lands(scene, "the_land_thrashes_in_furious_pain") == ["A3", "A4", "A8"]
    scene.use("the_land_thrashes_in_furious_pain", "A4", "city-d1", "city-d2")
    assert (scene["A4"], scene.s.fear) == ("city-d1, blight", 2)


def test_the_land_thrashes_again_in_an_adjacent_land() -> None:
    scene = river().put("A4", "explorer, blight").put("A1", "2 city").put("A2", "blight")
    scene.elements("3 moon 3 earth")
    scene.use("the_land_thrashes_in_furious_pain", "A4", "A1", "city-d1")
    # A1 has no blight of its own, but two adjacent ones; it does not go on from there.
    assert (scene["A4"], scene["A1"]) == ("blight", "city, city-d2")
    assert scene.asked[1] == ("target_land", ["A1", "A2", "A3", "A5"])


def test_the_trees_and_stones_speak_of_war() -> None:
    scene = river().put("A4", "town, city, 2 dahan")
    assert lands(scene, "the_trees_and_stones_speak_of_war") == ["A4"]
    scene.use("the_trees_and_stones_speak_of_war", "city", "city-d1")
    assert (scene["A4"], scene.effects("defend")) == ("town, city-d2, 2 dahan", [(4, 4)])


def test_the_trees_and_stones_speak_of_war_and_defence_goes_along() -> None:
    scene = river().put("A4", "3 dahan").elements("2 sun 2 earth 2 plant")
    scene.use("the_trees_and_stones_speak_of_war", "dahan", "A5", "dahan", "A1")
    assert (scene["A4"], scene["A5"], scene["A1"]) == ("dahan", "dahan", "dahan")
    assert [defence(scene.s, land) for land in (4, 5, 1)] == [2, 2, 2]
    scene.use("the_trees_and_stones_speak_of_war", "A5", "dahan", "A8")
    assert [defence(scene.s, land) for land in (5, 8)] == [2, 2]


def test_tsunami() -> None:
    scene = river().put("A2", "3 city, 3 dahan").put("A1", "town, dahan").put("A4", "town")
    assert lands(scene, "tsunami") == ["A1", "A2", "A3"]
    scene.use("tsunami", "A2", *["city-d1", "city-d2"] * 2)
    assert (scene["A2"], scene["A1"], scene.s.fear) == ("city-d2, dahan", "town, dahan", 2 + 4)


def test_tsunami_with_the_threshold_hits_all_coasts_of_the_board() -> None:
    scene = Scene("river_surges", "lightning", boards="AB").presence(0, "A5").elements("3 water 2 earth")
    scene.s.fear_pool = 99
    scene.put("A1", "explorer").put("A2", "town, city, 2 dahan").put("A4", "town").put("B3", "town")
    scene.use("tsunami", "A1", "town", "city", "city-d1", "city-d2")
    assert (scene["A1"], scene["A2"], scene["A4"], scene["B3"]) == ("", "town-d1, dahan", "town", "town")
    # 2 in A1, 1 in A2 and A3 each, 2 for the city.
    assert scene.s.fear == 2 + 1 + 1 + 2


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


def test_vengeance_of_the_dead_used_twice_answers_itself_once() -> None:
    scene = river().put("A5", "town, 2 town-d1, city").elements("3 earth")
    scene.use("vengeance_of_the_dead", "A5").use("vengeance_of_the_dead", "A5")
    # A town falls. The first use answers it and fells a second one; the second use answers that and fells the
    # third, then answers the first fall as well. None of them ever answers what it has done itself.
    scene.use("steam_vents", "destroy-2", "town", "town-d1", "town-d1")
    assert (scene["A5"], scene.s.fear) == ("city-d1", 3 + 3 + 3)


def test_vigor_of_the_breaking_dawn() -> None:
    scene = river().put("A4", "2 city, 2 dahan").put("A1", "city, dahan")
    scene.use("vigor_of_the_breaking_dawn", "A4", "city-d1", "city-d2")
    assert (scene["A4"], scene["A1"], scene.s.fear) == ("city-d1, 2 dahan", "city, dahan", 2)


def test_vigor_of_the_breaking_dawn_strikes_where_dahan_go() -> None:
    scene = river().put("A4", "2 dahan").put("A1", "2 city, dahan").elements("3 sun 2 animal")
    scene.use("vigor_of_the_breaking_dawn", "A4", "dahan", "A1", "dahan", "A1")
    # 3 dahan are in A1 then: 6 damage, once.
    assert (scene["A4"], scene["A1"], scene.s.fear) == ("", "3 dahan", 4)


def test_winds_of_rust_and_atrophy() -> None:
    scene = river().put("A4", "explorer, town, city-d1")
    scene.use("winds_of_rust_and_atrophy", "A4", "replace-1")
    assert (scene["A4"], scene.s.fear, scene.effects("defend")) == ("explorer, town, town-d1", 1, [(4, 6)])
    # Damage carries over: this town was too badly hurt for an explorer.
    scene.use("winds_of_rust_and_atrophy", "A4", "replace-2", "town-d1")
    assert (scene["A4"], scene.s.fear) == ("explorer, town", 2)


def test_winds_of_rust_and_atrophy_blow_twice_with_the_threshold() -> None:
    scene = river().put("A4", "city").put("A8", "town").elements("3 air 3 water 2 animal")
    scene.use("winds_of_rust_and_atrophy", "A4", "replace-1", "A8", "replace-2")
    assert (scene["A4"], scene["A8"], scene.s.fear) == ("town", "explorer", 2)
    assert scene.effects("defend") == [(4, 6), (8, 6)]


def test_wrap_in_wings_of_sunlight() -> None:
    scene = river().put("A5", "2 dahan").put("A4", "dahan")
    scene.use("wrap_in_wings_of_sunlight", "A3", "dahan", "none")
    assert (scene["A5"], scene["A3"], scene.effects("defend")) == ("dahan", "dahan", [(3, 5)])
    # Even if none goes, the land is defended.
    scene.use("wrap_in_wings_of_sunlight", "A2", "none")
    assert scene.effects("defend") == [(3, 5), (2, 5)]


def test_wrap_in_wings_of_sunlight_gathers_first_with_the_threshold() -> None:
    scene = river().put("A5", "4 dahan").put("A4", "3 dahan").elements("2 sun 2 air 2 animal")
    scene.use("wrap_in_wings_of_sunlight", *["A4:dahan"] * 2, "none", "A3", *["dahan"] * 5)
    assert (scene["A5"], scene["A4"], scene["A3"]) == ("dahan", "dahan", "5 dahan")

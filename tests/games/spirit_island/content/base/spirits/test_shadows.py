"""Shadows Flicker Like Flame, as printed."""

from tests.games.spirit_island.scenes import FAST, Scene
from weald.games.spirit_island.rules.panel import tiers_met
from weald.games.spirit_island.rules.registry import POWERS
from weald.games.spirit_island.rules.targeting import target_lands

SHADOWS = "shadows"


def shadows() -> Scene:
    return Scene(SHADOWS, boards="A").presence(0, "A8", 2)


def targets(scene: Scene, id: str) -> list[str]:
    """The lands that a power can target, by name."""
    power = POWERS[id]
    lands = target_lands(scene.s, 0, power, tiers_met(scene.s, 0, power))
    return [scene.s.island.names[land] for land in lands]


# Growth.


def test_growth_1_reclaims_and_gains_a_card() -> None:
    scene = shadows()
    scene.s.discards[0] = [POWERS.number("mantle_of_dread")]
    scene.s.minor_deck = [POWERS.number("drought")]
    scene.step("grow", "grow:0.0")
    scene.step("grow", "icon:0.0.0")
    assert scene.s.hands[0] == [POWERS.number("mantle_of_dread")]
    scene.step("grow", "icon:0.0.1", "minor")
    assert POWERS.number("drought") in scene.s.hands[0]
    assert scene.s.energy == [0]


def test_growth_2_gains_a_card_and_adds_presence_next_door() -> None:
    scene = shadows()
    scene.s.minor_deck = [POWERS.number("drought")]
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.1", "A5", "energy")
    assert scene.asked[-2] == ("presence_to", ["A5", "A6", "A7", "A8"])
    scene.step("grow", "icon:0.1.0", "minor")
    assert scene.s.presence[0][scene.land("A5")] == 1
    assert (scene.on("energy"), scene.s.energy) == (4, [1])


def test_growth_3_adds_presence_far_away_and_gains_energy() -> None:
    scene = shadows()
    scene.step("grow", "grow:0.2")
    scene.step("grow", "icon:0.2.0", "A3", "cards")
    scene.step("grow", "icon:0.2.1")
    assert scene.s.presence[0][scene.land("A3")] == 1
    assert (scene.on("cards"), scene.s.energy) == (4, [3])


# Shadows of the Dahan.


def test_shadows_of_the_dahan_reach_a_land_with_dahan_for_1_energy() -> None:
    scene = shadows().put("A3", "dahan")
    assert targets(scene, "concealing_shadows") == ["A8"]
    scene.s.energy[0] = 1
    assert targets(scene, "concealing_shadows") == ["A3", "A8"]
    scene.use("concealing_shadows", "A3")
    assert (scene.s.energy, scene.effects("concealing_shadows")) == ([0], [(scene.land("A3"),)])


def test_shadows_of_the_dahan_cost_nothing_within_range() -> None:
    scene = shadows().put("A8", "dahan").put("A3", "dahan")
    scene.s.energy[0] = 2
    scene.use("concealing_shadows", "A8")
    assert scene.s.energy == [2]


def test_shadows_of_the_dahan_do_not_replace_other_conditions() -> None:
    """The land must still be what the power asks for."""
    scene = shadows().put("A3", "dahan").put("A4", "dahan").put("A6", "dahan")
    scene.s.energy[0] = 1
    assert targets(scene, "talons_of_lightning") == ["A5", "A6"]


def test_shadows_of_the_dahan_reach_with_innate_powers_and_any_card() -> None:
    scene = shadows().put("A3", "dahan, explorer").put("A4", "explorer").elements("2 moon 1 fire")
    scene.s.energy[0] = 1
    scene.use("darkness_swallows_the_unwary", "A3")
    assert (scene["A3"], scene["A4"], scene.s.energy) == ("2 explorer, dahan", "", [0])


def test_shadows_of_the_dahan_serve_nobody_else() -> None:
    scene = Scene(SHADOWS, "lightning", boards="AB").presence(0, "A8", 2).presence(1, "B5", 2)
    scene.put("A2", "dahan")
    scene.s.energy = [3, 3]
    power = POWERS["raging_storm"]
    assert scene.land("A2") not in target_lands(scene.s, 1, power, 0)


def test_a_land_that_the_power_names_itself_costs_nothing() -> None:
    """A repeat in an adjacent land has no range that could be ignored."""
    scene = shadows().put("A4", "blight, town").put("A3", "dahan, city").elements("3 moon 3 earth")
    scene.s.energy[0] = 1
    scene.use("the_land_thrashes_in_furious_pain", "A3")
    assert (scene["A4"], scene["A3"], scene.s.energy) == ("blight", "city-d1, dahan", [1])


# Darkness Swallows the Unwary.


def test_darkness_swallows_the_unwary_first_threshold() -> None:
    scene = shadows().put("A7", "explorer").put("A8", "town").elements("2 moon 1 fire")
    scene.use("darkness_swallows_the_unwary", "A8")
    assert (scene["A7"], scene["A8"], scene.s.fear) == ("", "explorer, town", 0)


def test_darkness_swallows_the_unwary_second_threshold() -> None:
    scene = shadows().put("A7", "explorer").put("A8", "2 explorer").elements("3 moon 2 fire")
    scene.use("darkness_swallows_the_unwary", "A8", "explorer", "explorer")
    assert (scene["A8"], scene.s.fear) == ("explorer", 2)


def test_darkness_swallows_the_unwary_second_threshold_is_up_to_two() -> None:
    scene = shadows().put("A8", "2 explorer").elements("3 moon 2 fire")
    scene.use("darkness_swallows_the_unwary", "A8", "explorer", "none")
    assert (scene["A8"], scene.s.fear) == ("explorer", 1)


def test_darkness_swallows_the_unwary_third_threshold_brings_fear_on_top_of_the_usual() -> None:
    scene = shadows().put("A8", "explorer, town, city").elements("4 moon 3 fire 2 air")
    scene.use("darkness_swallows_the_unwary", "A8", "none", "explorer", "town", "town-d1")
    assert scene["A8"] == "city"
    # 1 for the explorer, 1 for the town, and 1 because a town was destroyed.
    assert scene.s.fear == 3


def test_darkness_swallows_the_unwary_reaches_one_land_from_a_sacred_site() -> None:
    scene = Scene(SHADOWS, boards="A").presence(0, "A8", 2).presence(0, "A1").elements("2 moon 1 fire")
    assert targets(scene, "darkness_swallows_the_unwary") == ["A5", "A6", "A7", "A8"]


# The cards.


def test_concealing_shadows() -> None:
    scene = shadows().put("A8", "town, explorer, 2 dahan")
    scene.use("concealing_shadows")
    assert scene.s.fear == 1
    scene.ravage("A8")
    assert scene["A8"] == "2 dahan, blight"


def test_concealing_shadows_hide_dahan_of_one_land_only() -> None:
    scene = shadows().put("A7", "town, dahan").put("A8", "town, dahan")
    scene.use("concealing_shadows")
    scene.ravage("A7")
    assert scene["A7"] == "town, blight"


def test_crops_wither_and_fade() -> None:
    scene = shadows().put("A8", "town-d1, city-d1")
    scene.use("crops_wither_and_fade", "replace-city")
    assert (scene["A8"], scene.s.fear) == ("2 town-d1", 2)
    scene.use("crops_wither_and_fade", "replace-town")
    assert scene["A8"] == "town-d1"


def test_crops_wither_and_fade_though_nothing_is_there() -> None:
    scene = shadows()
    scene.use("crops_wither_and_fade", "replace-town")
    assert (scene["A8"], scene.s.fear) == ("", 2)


def test_favors_called_due() -> None:
    scene = shadows().put("A5", "3 dahan").put("A8", "2 explorer, city, dahan")
    scene.use("favors_called_due", "A8", "A5:dahan", "A5:dahan", "A5:dahan")
    assert (scene["A8"], scene.s.fear) == ("2 explorer, city, 4 dahan", 3)


def test_favors_called_due_need_more_dahan_than_invaders() -> None:
    scene = shadows().put("A5", "3 dahan").put("A8", "explorer, city, dahan")
    scene.use("favors_called_due", "A8", "A5:dahan", "none")
    assert (scene["A8"], scene.s.fear) == ("explorer, city, 2 dahan", 0)


def test_favors_called_due_need_invaders() -> None:
    scene = shadows().put("A8", "3 dahan")
    scene.use("favors_called_due", "A8")
    assert scene.s.fear == 0


def test_mantle_of_dread() -> None:
    scene = Scene(SHADOWS, "lightning", boards="AB").presence(0, "A8").presence(1, "B5").presence(1, "B8")
    scene.put("B5", "explorer, 2 town").put("B8", "explorer").put("A8", "town")
    scene.use("mantle_of_dread", "lightning", "B5", "B4", "B1")
    assert (scene["B5"], scene["B4"], scene["B1"], scene.s.fear) == ("town", "explorer", "town", 2)


def test_mantle_of_dread_is_the_other_spirits_choice() -> None:
    scene = Scene(SHADOWS, "lightning", boards="AB").presence(0, "A8").presence(1, "B5").put("B5", "explorer")
    scene.use("mantle_of_dread", "lightning", "none")
    assert scene.asked[-1] == ("push_from", ["B5", "none"])
    assert scene.deciders[-1] == 1
    assert (scene["B5"], scene.s.fear) == ("explorer", 2)


def test_slow_cards_wait() -> None:
    scene = shadows().play("concealing_shadows", "favors_called_due")
    scene.s.phase = FAST
    scene.step("powers", "ready")
    assert scene.asked == [("powers", ["use:concealing_shadows", "ready"])]


def test_e19_shadows_of_the_dahan_ignore_the_range_but_not_the_source() -> None:
    scene = Scene(SHADOWS, boards="A").presence(0, "A1").put("A3", "dahan")
    scene.s.energy[0] = 1
    # Without a sacred site, and without presence in a jungle, there is nothing to count from.
    assert targets(scene, "darkness_swallows_the_unwary") == []
    assert targets(scene, "the_jungle_hungers") == []
    assert targets(scene, "concealing_shadows") == ["A1", "A3"]
    scene.presence(0, "A1").presence(0, "A8")
    assert "A3" in targets(scene, "darkness_swallows_the_unwary")
    assert "A3" in targets(scene, "the_jungle_hungers")

"""Foreboding, an aspect of Shadows Flicker Like Flame, as printed."""

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.rules.effects import begin_effect
from weald.games.spirit_island.rules.panel import tiers_met
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.games.spirit_island.rules.targeting import target_lands

INNATE = "stretch_out_coils_of_foreboding_dread"


def foreboding(elements: str) -> Scene:
    """Presence in A8; A5 is 1 land away, A1 is far."""
    return Scene("foreboding", boards="A", sets="promo_2").presence(0, "A8", 2).elements(elements)


def targets(scene: Scene, id: str) -> list[str]:
    """The lands that a power can target, by name."""
    power = POWERS[id]
    lands = target_lands(scene.s, 0, power, tiers_met(scene.s, 0, power))
    return [scene.s.island.names[land] for land in lands]


def test_shadows_of_the_dahan_is_replaced() -> None:
    assert SPIRITS["foreboding"].rules == []
    innates = [POWERS.ids[number] for number in SPIRITS["foreboding"].innates]
    assert innates == ["darkness_swallows_the_unwary", INNATE]


def test_stretch_out_coils_of_foreboding_dread_lets_other_powers_reach_the_land() -> None:
    scene = foreboding("2 air").use(INNATE, "A5")
    assert (scene.s.fear, scene.effects("foreboding_dread")) == (0, [])
    assert targets(scene, "crops_wither_and_fade") == ["A5", "A8"]
    # Not itself, and only with the presence that a power counts from (ruling E19).
    begin_effect(scene.s, "within_coils", INNATE, scene.land("A2"), 0)
    assert targets(scene, "crops_wither_and_fade") == ["A2", "A5", "A8"]
    assert "A2" not in targets(scene, INNATE)
    scene.elements("2 moon 1 fire")
    assert "A2" in targets(scene, "darkness_swallows_the_unwary")
    scene.s.presence[0][scene.land("A8")] = 1
    assert targets(scene, "darkness_swallows_the_unwary") == []


def test_threshold_2_pushes_after_fear_of_any_action() -> None:
    scene = foreboding("1 moon").put("A5", "2 explorer, town").use(INNATE, "A5")
    assert (scene.s.fear, scene.effects("within_coils")) == (0, [])
    scene.presence(0, "A5").put("A5", "city")
    # 2 fear of the power: two explorers, of which one goes.
    scene.use("crops_wither_and_fade", "A5", "replace-city", "explorer", "A4", "none")
    assert (scene["A4"], scene.s.fear) == ("explorer", 2)


def test_a_town_takes_2_fear_and_explorers_the_rest() -> None:
    scene = foreboding("2 moon 4 air 2 fire").put("A5", "2 explorer, 2 town")
    # 3 fear of itself: one town, then one explorer; nothing is left for another town.
    scene.use(INNATE, "A5", "town", "A4", "explorer", "A4")
    assert (scene["A5"], scene["A4"], scene.s.fear) == ("explorer, town", "explorer, town", 3)


def test_threshold_3_stands_by_itself() -> None:
    scene = foreboding("2 fire").put("A5", "explorer").use(INNATE, "A5")
    assert (scene.s.fear, scene["A5"]) == (1, "explorer")


def test_e100_destroyed_towns_count_and_fear_elsewhere_does_not() -> None:
    scene = foreboding("1 moon").put("A5", "explorer, town, 2 dahan").put("A6", "explorer").use(INNATE, "A5")
    scene.ravage("A5", "town", "town-d1", "explorer", "A4")
    # The dahan that is left destroys the town: 1 fear.
    assert scene.s.fear == 1
    assert (scene["A4"], scene["A6"]) == ("explorer", "explorer")

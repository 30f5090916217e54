"""Reach, an aspect of Shadows Flicker Like Flame, as printed."""

from tests.games.spirit_island.scenes import FAST, Scene
from weald.games.spirit_island.model.state import SLOW, SPIRIT
from weald.games.spirit_island.phases.powers import extras
from weald.games.spirit_island.rules.panel import tiers_met
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.games.spirit_island.rules.targeting import target_lands

REACH = "offer:reach_through_ephemeral_distance:1"


def reach() -> Scene:
    """Presence in the corner of the board, a sacred site, and a town that is in no range of it."""
    return Scene("reach", boards="A", sets="jagged_earth").presence(0, "A8", 2).put("A1", "town")


def targets(scene: Scene, id: str) -> set[str]:
    """The lands that a power can target, by name."""
    power = POWERS[id]
    return {
        scene.s.island.names[land] for land in target_lands(scene.s, 0, power, tiers_met(scene.s, 0, power))
    }


def all_lands(scene: Scene) -> set[str]:
    return {scene.s.island.names[land] for land in scene.s.island.lands}


def test_shadows_of_the_dahan_is_replaced() -> None:
    assert [rule.id for rule in SPIRITS["reach"].rules] == ["reach_through_ephemeral_distance"]


def test_e99_a_power_reaches_every_land_once_a_turn() -> None:
    scene = reach().play("crops_wither_and_fade", "favors_called_due")
    scene.s.phase = SLOW
    assert targets(scene, "crops_wither_and_fade") == {"A8"}
    scene.step("powers", REACH)
    assert targets(scene, "crops_wither_and_fade") == all_lands(scene)
    scene.step("powers", "use:crops_wither_and_fade", "A1", "replace-town")
    assert (scene["A1"], scene.s.fear, scene.s.energy) == ("explorer", 2, [0])
    # The next power has its range again, and the turn has no second time.
    assert targets(scene, "favors_called_due") == {"A5", "A6", "A7", "A8"}
    assert extras(scene.s, 0) == []


def test_growth_adds_presence_to_any_land() -> None:
    scene = reach()
    scene.s.phase = SPIRIT
    scene.step("grow", "grow:0.2")
    scene.step("grow", REACH)
    scene.step("grow", "icon:0.2.0", "A1", "energy")
    assert {*scene.offered("presence_to")} == all_lands(scene)
    assert scene.s.presence[0][scene.land("A1")] == 1
    assert scene.effects("ignore_range") == []


def test_e99_each_icon_is_an_action_and_energy_spends_nothing() -> None:
    scene = reach()
    scene.s.phase = SPIRIT
    scene.step("grow", REACH)
    scene.step("grow", "grow:0.2")
    scene.step("grow", "icon:0.2.1")
    assert scene.effects("ignore_range") == [(0,)]
    scene.step("grow", "icon:0.2.0", "A1", "energy")
    assert scene.effects("ignore_range") == []


def test_e19_what_the_power_asks_for_stays() -> None:
    """Darkness Swallows the Unwary counts from a sacred site: without one it has no target."""
    scene = reach().elements("2 moon 1 fire")
    scene.step("powers", REACH)
    assert targets(scene, "darkness_swallows_the_unwary") == all_lands(scene)
    scene.s.presence[0][scene.land("A8")] = 1
    assert targets(scene, "darkness_swallows_the_unwary") == set()


def test_it_is_offered_in_the_phases_of_the_spirits() -> None:
    scene = reach()
    for phase in (SPIRIT, FAST, SLOW):
        scene.s.phase = phase
        assert len(extras(scene.s, 0)) == 1

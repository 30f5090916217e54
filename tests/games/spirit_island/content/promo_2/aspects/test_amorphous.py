"""Amorphous, an aspect of Shadows Flicker Like Flame, as printed."""

from tests.games.spirit_island.scenes import FAST, Scene
from weald.games.spirit_island.model.state import SLOW
from weald.games.spirit_island.phases.powers import extras
from weald.games.spirit_island.rules.registry import SPIRITS

MOVE = "offer:shadows_partake_of_amorphous_space:2"


def amorphous() -> Scene:
    return Scene("amorphous", boards="A", sets="promo_2").presence(0, "A8").presence(0, "A5")


def where(scene: Scene) -> list[str]:
    """The lands with presence."""
    return [scene.s.island.names[land] for land, n in enumerate(scene.s.presence[0]) if n]


def test_shadows_of_the_dahan_is_replaced() -> None:
    assert [rule.id for rule in SPIRITS["amorphous"].rules] == ["shadows_partake_of_amorphous_space"]


def test_presence_moves_next_door_or_to_any_dahan() -> None:
    scene = amorphous().put("A1", "dahan").put("A2", "town")
    scene.step("powers", MOVE, "A5", "A1")
    near = {scene.s.island.names[land] for land in scene.s.island.near[scene.land("A5")]}
    assert {*scene.offered("move_presence_to")} == near | {"A1"}
    assert scene.offered("move_presence_from") == ["A5", "A8"]
    assert where(scene) == ["A1", "A8"]
    assert scene.s.energy == [0]


def test_once_in_the_fast_and_once_in_the_slow_phase() -> None:
    scene = amorphous().put("A1", "dahan")
    assert scene.s.phase == FAST
    scene.step("powers", MOVE, "A8", "A1")
    assert extras(scene.s, 0) == []
    scene.s.phase = SLOW
    scene.step("powers", MOVE, "A1", "A2")
    assert extras(scene.s, 0) == []
    assert where(scene) == ["A2", "A5"]


def test_only_in_these_phases_and_with_presence_on_the_island() -> None:
    scene = amorphous()
    scene.s.phase = 0
    assert extras(scene.s, 0) == []
    bare = Scene("amorphous", boards="A", sets="promo_2").put("A1", "dahan")
    assert extras(bare.s, 0) == []

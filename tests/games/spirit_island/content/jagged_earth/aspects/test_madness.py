"""Madness, an aspect of Shadows Flicker Like Flame, as printed."""

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.rules.happenings import POWER, SET_UP
from weald.games.spirit_island.rules.panel import tiers_met
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.games.spirit_island.rules.targeting import target_lands


def madness() -> Scene:
    return Scene("madness", "river_surges", boards="AB", sets="jagged_earth").presence(0, "A8", 2)


def test_shadows_of_the_dahan_is_replaced() -> None:
    rules = [rule.id for rule in SPIRITS["madness"].rules]
    assert rules == ["shadows_cast_a_subtle_madness", "glimpse_of_the_shadowed_void"]
    scene = madness().put("A1", "dahan")
    scene.s.energy[0] = 5
    power = POWERS["favors_called_due"]
    lands = target_lands(scene.s, 0, power, tiers_met(scene.s, 0, power))
    assert scene.land("A1") not in lands


def grow(scene: Scene, *answers: str) -> None:
    """Growth option 2: a power card, and presence within range 1."""
    scene.step("grow", "0/grow:0.1")
    scene.step("grow", "0/icon:0.1.1", *answers)


def test_presence_added_by_growth_may_bring_strife() -> None:
    scene = madness().put("A7", "town, explorer")
    grow(scene, "A7", "energy", "town")
    assert scene.offered("strife") == ["explorer", "town", "none"]
    assert scene["A7"] == "explorer, town-s1"


def test_it_need_not() -> None:
    scene = madness().put("A7", "town")
    grow(scene, "A7", "energy", "none")
    assert scene["A7"] == "town"


def test_without_invaders_there_is_nothing_to_ask() -> None:
    scene = madness().put("A6", "town")
    grow(scene, "A7", "energy")
    assert scene.offers("strife") == []


def test_e96_presence_added_by_a_power_brings_none() -> None:
    scene = madness().put("A7", "town")
    act = begin(scene.s, POWER, "mantle_of_dread", 0)
    scene.run(iter(act.add_presence(scene.land("A7"))), "energy")
    assert (scene["A7"], scene.offers("strife")) == ("town", [])


def test_destroyed_presence_frightens_invaders_that_see_it() -> None:
    scene = madness().put("A8", "town").ravage("A8")
    # The blight of the ravage destroys one presence: 1 fear.
    assert (scene.s.destroyed, scene.s.fear) == ([1, 0], 1)


def test_each_presence_counts() -> None:
    scene = madness().put("A8", "explorer")
    act = begin(scene.s, SET_UP, "setup", 0)
    scene.run(act.lose_presence(0, scene.land("A8"), 2))
    assert (scene.s.destroyed, scene.s.fear) == ([2, 0], 2)


def test_no_fear_where_no_invaders_are_and_for_presence_of_others() -> None:
    scene = madness().presence(1, "A7").put("A7", "town").put("A8", "dahan")
    act = begin(scene.s, SET_UP, "setup", 0)
    scene.run(act.lose_presence(0, scene.land("A8")))
    scene.run(act.lose_presence(1, scene.land("A7")))
    assert (scene.s.destroyed, scene.s.fear) == ([1, 1], 0)


def test_e96_removed_presence_is_not_destroyed() -> None:
    scene = madness().put("A8", "explorer")
    begin(scene.s, SET_UP, "setup", 0).remove_presence(0, scene.land("A8"))
    assert scene.s.fear == 0

"""Powers tried out on a copy of the table."""

from __future__ import annotations

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.ai.value.uses import tried
from weald.games.spirit_island.rules.registry import POWERS


def test_a_trial_of_a_power_without_a_land_to_begin_at_begins_at_its_target() -> None:
    """Presence that drifts before a power may leave no sacred site behind."""
    scene = Scene("shroud_mist", boards="A", sets="branch_and_claw jagged_earth").presence(0, "A5")
    scene.put("A4", "explorer, town")
    scene.s.fear_pool = 99
    then = tried(scene.s, 0, POWERS["storm_swath"], scene.land("A4"), 0)
    assert then.fear == 2

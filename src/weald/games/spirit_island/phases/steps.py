"""All steps of the game."""

from __future__ import annotations

from weald.games.spirit_island.phases import events, fear, invaders, powers, setup, spirit, time_passes
from weald.kernel.game import StepFunction

STEPS: dict[str, StepFunction] = {
    **setup.STEPS,
    **spirit.STEPS,
    **powers.STEPS,
    **events.STEPS,
    **fear.STEPS,
    **invaders.STEPS,
    **time_passes.STEPS,
}

"""Names of the environments in Gymnasium's registry; loaded with Gymnasium itself, as its plugin."""

from __future__ import annotations

from gymnasium.envs.registration import register as add
from gymnasium.envs.registration import registry

from weald.games import REGISTRY


def register() -> None:
    """Register `weald/<game>-v0` for every game that is not there yet."""
    for game in REGISTRY:
        id = f"weald/{game}-v0"
        if id not in registry:
            add(id=id, entry_point="weald.envs.gymnasium:SeatEnv", kwargs={"game": game})

"""Spaces of actions and observations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces

from weald.envs.episode import Observer
from weald.envs.settings import Settings

# All numbers that are not just zeros and ones lie between these.
LOW, HIGH = -1.0, 1.5


class LegalActions(spaces.Discrete):
    """Action ids of which `sample()` draws, without a mask of the caller's, one that is open now."""

    def __init__(self, n: int, legal: Callable[[], list[int]]) -> None:
        super().__init__(n)
        self._legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            legal = self._legal()
            if legal:
                return np.int64(legal[int(self.np_random.integers(len(legal)))])
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the form for another process: the plain space."""
        return spaces.Discrete, (int(self.n),)

    def __deepcopy__(self, memo: dict[int, Any]) -> spaces.Discrete:
        return spaces.Discrete(int(self.n))


def observation_box(settings: Settings) -> spaces.Box:
    """Return the space of observations."""
    observer = Observer(settings)
    if observer.dtype == np.uint8:
        return spaces.Box(0, 1, (observer.size,), np.uint8)
    return spaces.Box(LOW, HIGH, (observer.size,), np.float32)


def masked_observations(settings: Settings, actions: int) -> spaces.Dict:
    """Return the space of observations with an action mask."""
    mask = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": observation_box(settings), "action_mask": mask})

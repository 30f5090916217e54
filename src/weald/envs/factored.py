"""Actions in factors: an option is a vector of small numbers, one for each question that it answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from weald.envs.episode import Episode, Mask
from weald.envs.errors import BadSettings, MaskedAction
from weald.envs.settings import Settings
from weald.kernel.encoding import FactoredEncoding

FLAT, FACTORED = "flat", "factored"
Vectors = NDArray[np.int64]


class Factored:
    """Reads and masks the actions of a game in factors."""

    def __init__(self, settings: Settings) -> None:
        encoding: object = settings.encoding
        if not isinstance(encoding, FactoredEncoding):
            raise BadSettings(f"{settings.game.id} has no actions in factors; choose actions={FLAT!r}")
        self._encoding = encoding
        self.sizes = [factor.size for factor in encoding.factors]
        self._firsts = np.cumsum([0, *self.sizes[:-1]])

    def options(self, episode: Episode) -> Vectors:
        """Return the open options, a row of factors for each."""
        vectors = [] if episode.question is None else list(self._open(episode))
        return np.array(vectors, np.int64).reshape(-1, len(self.sizes))

    def mask(self, episode: Episode) -> Mask:
        """Return 1 for every value of every factor that an open option has, factor after factor."""
        mask: Mask = np.zeros(sum(self.sizes), np.int8)
        if episode.question is not None:
            mask[self.options(episode) + self._firsts] = 1
        return mask

    def flat(self, episode: Episode, action: Sequence[int]) -> int:
        """Return the flat action id of an open option."""
        open_options = self._open(episode)
        vector = self._checked(action)
        if vector not in open_options:
            raise MaskedAction(
                f"action {list(vector)} is masked: no option of seat {episode.seat} has these factors; "
                "choose a row of info['options']"
            )
        return open_options[vector]

    def nearest(self, episode: Episode, action: Sequence[int]) -> int:
        """Return the flat action id of the open option that shares the most factors, the first ones first."""
        wanted = self._checked(action)
        shared = {
            id: [one == other for one, other in zip(wanted, vector, strict=True)]
            for vector, id in self._open(episode).items()
        }
        return max(shared, key=lambda id: (shared[id][0], sum(shared[id]), shared[id]))

    def _checked(self, action: Sequence[int]) -> tuple[int, ...]:
        if len(action) != len(self.sizes):
            raise BadSettings(
                f"{len(action)} factors given; an action has {len(self.sizes)}: {self._names()}"
            )
        return tuple(int(number) for number in action)

    def _names(self) -> str:
        return ", ".join(factor.name for factor in self._encoding.factors)

    def _open(self, episode: Episode) -> dict[tuple[int, ...], int]:
        """Return the flat action ids of the open options by their factors."""
        question = episode.question
        assert question is not None
        return {self._encoding.factor(question, value): episode.ids[value] for value in episode.options}


class FactoredActions(spaces.MultiDiscrete):
    """Actions in factors of which `sample()` draws, without a mask of the caller's, an open option."""

    def __init__(self, sizes: Sequence[int], legal: Callable[[], Vectors]) -> None:
        super().__init__(np.array(sizes, np.int64))
        self._legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> Vectors:
        if mask is None and probability is None:
            legal = self._legal()
            if len(legal):
                row: Vectors = legal[int(self.np_random.integers(len(legal)))]
                return row
        drawn: Vectors = super().sample(mask, probability)
        return drawn

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the form for another process: the plain space."""
        return spaces.MultiDiscrete, (self.nvec,)

    def __deepcopy__(self, memo: dict[int, Any]) -> spaces.MultiDiscrete:
        return spaces.MultiDiscrete(self.nvec)

"""Gymnasium: one learner, bots in the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from weald.envs.episode import NOBODY, Array, Episode, Mask, Observer
from weald.envs.errors import BadSettings, EpisodeOver, MaskedAction
from weald.envs.factored import FACTORED, FLAT, Factored, FactoredActions, Vectors
from weald.envs.info import Info
from weald.envs.settings import RANDOM, Settings, default_seats
from weald.envs.spaces import LegalActions, observation_box
from weald.games import REGISTRY

Opponents = str | Sequence[str] | Mapping[int, str]


def env(
    game: str,
    seat: int = 0,
    opponents: Opponents = RANDOM,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    reward: str = "win",
    render_mode: str | None = None,
    masked: str = "raise",
    actions: str = FLAT,
) -> SeatEnv:
    """Return an environment for one seat; `opponents` is one bot for all, a list in order, or by seat.

    For learners that know no masks, `masked="random"` replaces a masked action by any open one. With
    `actions="factored"`, where a game has it, actions are vectors; then `masked="nearest"` replaces a masked
    one by the open one that shares the most factors.
    """
    return SeatEnv(game, seat, opponents, seats, options, reward, render_mode, masked, actions)


class SeatEnv(gymnasium.Env[Array, Any]):
    """A game as one seat plays it; masks come in `info["action_mask"]` and from `action_masks()`."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: Opponents = RANDOM,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        masked: str = "raise",
        actions: str = FLAT,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise BadSettings(f"render_mode {render_mode!r} is not supported; choose 'ansi' or None")
        if actions not in (FLAT, FACTORED):
            raise BadSettings(f"actions={actions!r} are not supported; choose {FLAT!r} or {FACTORED!r}")
        ways = ("raise", "random") if actions == FLAT else ("raise", "random", "nearest")
        if masked not in ways:
            listed = " or ".join(repr(way) for way in ways)
            raise BadSettings(f"masked={masked!r} is not supported; choose {listed}")
        count = default_seats(game) if seats is None else seats
        if seat not in range(count):
            raise BadSettings(f"there is no seat {seat} at a table of {count}; choose 0 to {count - 1}")
        self.settings = Settings(game, count, options, _by_seat(opponents, seat, count), reward)
        if self.settings.learners != [seat]:
            others = [other for other in range(count) if other != seat]
            raise BadSettings(
                f"seat {seat} learns, so opponents are needed for the seats {others}, no others"
            )
        self.seat = seat
        self.render_mode = render_mode
        self.masked = masked
        self.observation_space: spaces.Space[Any] = observation_box(self.settings)
        self._factored = Factored(self.settings) if actions == FACTORED else None
        self.action_space: spaces.Space[Any] = (
            LegalActions(self.settings.encoding.num_actions, self._legal)
            if self._factored is None
            else FactoredActions(self._factored.sizes, self._open_options)
        )
        self._random = Random()
        self._observer = Observer(self.settings)
        self._episode: Episode | None = None
        self._shaped = reward == "shaped"
        self._potential = 0.0

    @property
    def episode(self) -> Episode:
        """The game in play."""
        if self._episode is None:
            raise EpisodeOver("no game has begun; call reset() first")
        return self._episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin a game; the same seed gives the same deal and the same bots."""
        super().reset(seed=seed)
        if seed is not None:
            self._random = Random(seed)
        self._episode = episode = Episode(self.settings, self._random)
        if self._shaped:
            self._potential = episode.potential(self.seat)
        return self._observer.observe(episode.state, self.seat, episode.question), self._info(episode)

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Act, and let the bots act until the seat is asked again or the game is over."""
        episode = self._episode
        if episode is None or episode.seat == NOBODY:
            raise EpisodeOver("the game is over or has not begun; call reset() to begin one")
        try:
            episode.act(action if self._factored is None else self._factored.flat(episode, action))
        except MaskedAction:
            if self.masked == "raise":
                raise
            episode.act(self._replacement(episode, action))
        over = episode.seat == NOBODY
        reward = self._reward(episode) if over or self._shaped else 0.0
        return (
            self._observer.observe(episode.state, self.seat, episode.question),
            reward,
            over,
            False,
            self._info(episode),
        )

    def action_masks(self) -> Mask:
        """Return 1 for every action that is open; sb3-contrib looks for a method of this name."""
        episode = self.episode
        return episode.mask() if self._factored is None else self._factored.mask(episode)

    def render(self) -> str | None:
        """Return the seat's view, in letters."""
        return None if self.render_mode is None else self.episode.text(self.seat)

    def _info(self, episode: Episode) -> dict[str, Any]:
        info = Info(episode, self.seat)
        if self._factored is None:
            info["action_mask"] = episode.mask()
        else:
            info["action_mask"] = self._factored.mask(episode)
            info["options"] = self._factored.options(episode)
        return info

    def _replacement(self, episode: Episode, action: Any) -> int:
        """Return the action that takes the place of a masked one."""
        if self._factored is not None and self.masked == "nearest":
            return self._factored.nearest(episode, action)
        return self._random.choice(episode.actions())

    def _open_options(self) -> Vectors:
        assert self._factored is not None
        if self._episode is None:
            return np.zeros((0, len(self._factored.sizes)), np.int64)
        return self._factored.options(self._episode)

    def _reward(self, episode: Episode) -> float:
        reward = 0.0
        if self._shaped:
            before, self._potential = self._potential, episode.potential(self.seat)
            reward = self._potential - before
        return reward + episode.rewards()[self.seat] if episode.over else reward

    def _legal(self) -> list[int]:
        return [] if self._episode is None else self._episode.actions()


def _by_seat(opponents: Opponents, seat: int, seats: int) -> dict[int, str]:
    """Return the bots by seat."""
    others = [other for other in range(seats) if other != seat]
    if isinstance(opponents, str):
        return dict.fromkeys(others, opponents)
    if isinstance(opponents, Mapping):
        return dict(opponents)
    if len(opponents) != len(others):
        raise BadSettings(
            f"{len(opponents)} opponents for {len(others)} seats; name one for each of {others}"
        )
    return dict(zip(others, opponents, strict=True))


for _game in REGISTRY:
    gymnasium.register(f"weald/{_game}-v0", "weald.envs.gymnasium:SeatEnv", kwargs={"game": _game})

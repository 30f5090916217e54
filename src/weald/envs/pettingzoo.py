"""PettingZoo: every learner one after another (AEC), or all that are asked at once (parallel).

Agents are called `seat_0`, `seat_1` and so on; seats with bots have no agent.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import repeat
from random import Random
from sys import maxsize
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from weald.envs.episode import NOBODY, Array, Episode, Mask, Observer
from weald.envs.errors import BadSettings, EpisodeOver, MaskedAction
from weald.envs.info import Info
from weald.envs.settings import Bots, Settings
from weald.envs.spaces import LegalActions, masked_observations
from weald.kernel.decisions import ALL, Question

Observation = dict[str, Any]


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    bots: Bots = None,
    reward: str = "win",
    render_mode: str | None = None,
) -> AEC:
    """Return an environment in which learners act one after another.

    `bots` maps seats to bots, as in {1: "greedy"}; the other seats learn.
    """
    return AEC(Settings(game, seats, options, bots, reward), render_mode)


def parallel_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    bots: Bots = None,
    reward: str = "win",
    render_mode: str | None = None,
) -> Parallel:
    """Return an environment in which all learners that are asked act at once.

    It has one more action than the game, the last one: to wait, for learners that are not asked.
    """
    return Parallel(Settings(game, seats, options, bots, reward), render_mode)


class _Agents:
    """Members that both kinds of environments have in common."""

    metadata: dict[str, Any]
    possible_agents: list[str]

    def __init__(self, settings: Settings, render_mode: str | None, actions: int) -> None:
        if render_mode not in (None, "ansi"):
            raise BadSettings(f"render_mode {render_mode!r} is not supported; choose 'ansi' or None")
        self.settings = settings
        self.render_mode = render_mode
        self.metadata = {
            "name": f"weald_{settings.game.id}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": True,
        }
        self._names = {seat: f"seat_{seat}" for seat in settings.learners}
        self._seats = {name: seat for seat, name in self._names.items()}
        self.possible_agents = list(self._seats)
        self.agents: list[str] = []
        self._random = Random()
        self._observer = Observer(settings)
        self._episode: Episode | None = None
        self._shaped = settings.reward == "shaped"
        self._potentials: dict[str, float] = {}
        self._observation_space = masked_observations(settings, actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observation_space)
        self.action_spaces: dict[str, spaces.Discrete] = {}

    @property
    def episode(self) -> Episode:
        """The game in play."""
        if self._episode is None:
            raise EpisodeOver("no game has begun; call reset() first")
        return self._episode

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def close(self) -> None:
        """Release nothing: there is no window and no process."""

    def _begin(self, seed: int | None) -> Episode:
        if seed is not None:
            self._random = Random(seed)
        self.agents = list(self.possible_agents)
        self._episode = Episode(self.settings, self._random)
        if self._shaped:
            self._potentials = {name: self._episode.potential(seat) for name, seat in self._seats.items()}
        return self._episode

    def _shaping(self, episode: Episode) -> dict[str, float]:
        """Return every agent's change of potential since the last call."""
        before = self._potentials
        self._potentials = {name: episode.potential(seat) for name, seat in self._seats.items()}
        return {name: self._potentials[name] - before[name] for name in before}

    def _earned(self, episode: Episode) -> dict[str, float]:
        """Return every agent's reward for the last step."""
        rewards = self._shaping(episode) if self._shaped else dict.fromkeys(self.possible_agents, 0.0)
        if episode.over:
            final = episode.rewards()
            for name, seat in self._seats.items():
                rewards[name] += final[seat]
        return rewards


class AEC(_Agents, AECEnv[str, Observation, int]):  # type: ignore[misc] # PettingZoo has no types
    """Learners one after another; answers to the same question stay secret until all have answered."""

    def __init__(self, settings: Settings, render_mode: str | None) -> None:
        super().__init__(settings, render_mode, settings.encoding.num_actions)
        actions = settings.encoding.num_actions
        self.action_spaces = {name: LegalActions(actions, self._legal) for name in self.possible_agents}
        # Observations of those that are asked the open question together, made together and handed out once.
        self._question: Question | None = None
        self._rows: Array = np.zeros(0, np.uint8)
        self._places: dict[str, int] = {}
        self._all_places = {name: place for place, name in enumerate(self.possible_agents)}
        self._no_mask = np.zeros(actions, np.int8)
        self.agent_selection = self.possible_agents[0]
        self.rewards: dict[str, float] = {}
        self._cumulative_rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed gives the same deal and the same bots."""
        episode = self._begin(seed)
        agents = self.agents
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {name: Info(episode, seat) for name, seat in self._seats.items()}
        self._skip_agent_selection = None
        self._question = None
        self._places = {}
        self.agent_selection = self._names[episode.seat]

    def step(self, action: int | None) -> None:
        """Act for the selected agent; once the game is over, with None."""
        episode = self._episode
        if episode is None or episode.question is None:
            self._step_at_end(action)
            return
        agent = self.agent_selection
        if action is None:
            raise MaskedAction(f"{agent} has to act: choose an action whose entry in the action mask is 1")
        episode.act(action)
        seat = episode.seat
        if seat != NOBODY:
            self.agent_selection = self._names[seat]
            if not self._shaped:
                return
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._earned(episode)
        self._accumulate_rewards()
        if seat == NOBODY:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]

    def _step_at_end(self, action: int | None) -> None:
        """Let the selected agent go, which has seen the end; refuse anything else."""
        if not self.agents:
            raise EpisodeOver("the game is over or has not begun; call reset() to begin one")
        if action is not None:
            raise EpisodeOver("the game is over; step with None, or call reset() to begin another one")
        self._leave()

    def _leave(self) -> None:
        """Let the selected agent go, which has seen the end, and select the next one."""
        agent = self.agent_selection
        self.agents.remove(agent)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        del self._cumulative_rewards[agent]
        del self.terminations[agent]
        del self.truncations[agent]
        del self.infos[agent]
        if self.agents:
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """Return an agent's observation and, if it is the selected one, the mask of its actions."""
        episode = self._episode
        if episode is None:
            raise EpisodeOver("no game has begun; call reset() first")
        if episode.question is not self._question:
            self._observe_together(episode)
        place = self._places.pop(agent, None)
        row = (
            self._observer.observe(episode.state, self._seats[agent], episode.question)
            if place is None
            else self._rows[place]
        )
        mask = episode.mask() if agent == self.agent_selection else self._no_mask.copy()
        return {"observation": row, "action_mask": mask}

    def _observe_together(self, episode: Episode) -> None:
        """Make the observations of those that are asked together: nothing changes until all have acted."""
        self._question = question = episode.question
        if question is not None and question.mode != ALL:
            self._places = {}
            return
        asked = self.settings.learners
        self._places = self._all_places.copy()
        if question is not None and len(question.seats) != self.settings.seats:
            asked = [seat for seat in question.seats if seat in self._names]
            self._places = {self._names[seat]: place for place, seat in enumerate(asked)}
        self._rows = self._observer.observe_all(episode.state, asked, question)

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Return observation, reward, termination, truncation and info of the selected agent."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            False,
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Yield the selected agent until all have stepped with None."""
        for _ in repeat(None, min(max_iter, maxsize)):
            if not self.agents:
                return
            yield self.agent_selection

    def render(self) -> str:
        """Return the selected agent's view, in letters."""
        return self.episode.text(self._seats[self.agent_selection])

    def _legal(self) -> list[int]:
        return [] if self._episode is None else self._episode.actions()


class Parallel(_Agents, ParallelEnv[str, Observation, int]):  # type: ignore[misc] # PettingZoo has no types
    """All learners that are asked the same question act at once; the others wait."""

    def __init__(self, settings: Settings, render_mode: str | None) -> None:
        self.wait = settings.encoding.num_actions
        super().__init__(settings, render_mode, self.wait + 1)
        self.action_spaces = {
            name: LegalActions(self.wait + 1, partial(self._legal, seat))
            for name, seat in self._seats.items()
        }

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game; the same seed gives the same deal and the same bots."""
        self._begin(seed)
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Act for every agent that is asked; those that are not asked wait."""
        episode = self.episode
        if not self.agents:
            raise EpisodeOver("the game is over; call reset() to begin another one")
        asked = self._asked(episode)
        self._check(episode, actions, asked)
        for seat in asked:
            episode.act(actions[self._names[seat]])
        over = episode.over
        rewards = self._earned(episode)
        observations, infos = self._observations(), self._infos()
        ended = dict.fromkeys(self.agents, over)
        truncated = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return observations, rewards, ended, truncated, infos

    def render(self) -> str:
        """Return the first learner's view, in letters."""
        return self.episode.text(self.settings.learners[0])

    def _asked(self, episode: Episode) -> list[int]:
        """Return the learners that are asked now; of several that may act first, one."""
        question = episode.question
        if question is None:
            return []
        if question.mode != ALL:
            return [episode.seat]
        return [seat for seat in question.seats if seat in self._names]

    def _check(self, episode: Episode, actions: dict[str, int], asked: list[int]) -> None:
        """Refuse a wrong action before any of them is carried out."""
        for seat in self._names:
            name = self._names[seat]
            if name not in actions:
                raise MaskedAction(f"{name} has no action; every agent acts, or waits with {self.wait}")
            action: Any = actions[name]
            if not isinstance(action, int | np.integer) or action not in self._open(episode, seat, asked):
                raise MaskedAction(
                    f"action {action} of {name} is masked: choose one whose entry in its mask is 1"
                )

    def _open(self, episode: Episode, seat: int, asked: list[int]) -> list[int]:
        """Return the actions that are open to a seat, in increasing order."""
        return [int(action) for action in self._mask(episode, seat, asked).nonzero()[0]]

    def _mask(self, episode: Episode, seat: int, asked: list[int]) -> Mask:
        mask = np.zeros(self.wait + 1, np.int8)
        question = episode.question
        if question is not None and seat in asked:
            ids = self.settings.encoding.action_ids(question)
            for value in question.options[question.seats.index(seat)]:
                mask[ids[value]] = 1
        else:
            mask[self.wait] = 1
        return mask

    def _legal(self, seat: int) -> list[int]:
        if self._episode is None:
            return []
        return self._open(self._episode, seat, self._asked(self._episode))

    def _observations(self) -> dict[str, Observation]:
        episode = self.episode
        asked = self._asked(episode)
        return {
            name: {
                "observation": self._observer.observe(episode.state, seat, episode.question),
                "action_mask": self._mask(episode, seat, asked),
            }
            for name, seat in self._seats.items()
        }

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {name: Info(self.episode, seat) for name, seat in self._seats.items()}

"""OpenSpiel: `pyspiel.load_game("weald_<game>")`, once this module is imported.

Chance draws a seed in the first nodes; from then on the game is decided by its actions alone. Seats that are
asked at once act one after another, and their answers stay secret until all have answered.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from random import Random
from typing import Any

import numpy as np
import pyspiel

from weald.envs.episode import Episode, Observer
from weald.envs.settings import REWARDS, Settings, default_seats
from weald.games import REGISTRY, find

# The seed is drawn byte by byte.
SEED_BYTES, BYTE = 4, 256
# No game takes more actions, and no margin is larger.
LONGEST, WIDEST = 5000, 500.0
# Lengths of what an array with perfect recall has in addition to the observation: the last own actions, and
# the bits of a fingerprint of everything seen and done.
RECENT, FINGERPRINT = 32, 64


def _game_type(id: str) -> Any:
    game = find(id)
    parameters: dict[str, Any] = {option.id: option.default for option in game.options}
    return pyspiel.GameType(
        short_name=f"weald_{id}",
        long_name=f"Weald {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": default_seats(id), "reward": REWARDS[0], **parameters},
    )


class WealdGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """A game with its number of players, its options and `win` or `margin` as reward."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        id = self.id
        values = dict(params or {})
        players = values.pop("players", default_seats(id))
        reward = values.pop("reward", REWARDS[0])
        # OpenSpiel fills in all defaults, and some mean something only beside other options.
        defaults = {option.id: option.default for option in find(id).options}
        chosen = {name: value for name, value in values.items() if value != defaults.get(name)}
        self.settings = Settings(id, players, chosen, reward=reward)
        bound = 1.0 if reward == "win" else WIDEST
        info = pyspiel.GameInfo(
            num_distinct_actions=self.settings.encoding.num_actions,
            max_chance_outcomes=BYTE,
            num_players=players,
            min_utility=-bound,
            max_utility=bound,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[id], info, params or {})

    def new_initial_state(self) -> WealdState:
        return WealdState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> WealdObserver:
        """Return the observer of states for players; with perfect recall it also tells the past."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return WealdObserver(self.settings, recall)


class WealdState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """A game in play, after chance has drawn its seed."""

    def __init__(self, game: WealdGame) -> None:
        super().__init__(game)
        self.settings = game.settings
        self.seed: list[int] = []
        self.episode: Episode | None = None
        # Per player: everything seen and done at its own decisions, and its actions alone.
        self.memories: list[list[str]] = [[] for _ in range(game.settings.seats)]
        self.acts: list[list[int]] = [[] for _ in range(game.settings.seats)]
        # Texts of the present position: OpenSpiel asks for them more than once.
        self._seen: dict[tuple[int, int], str] = {}

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.over else self.episode.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        episode = self.episode
        return episode.actions() if episode is not None and player == episode.seat else []

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.seed.append(action)
            if len(self.seed) == SEED_BYTES:
                self.episode = Episode(self.settings, Random(int.from_bytes(self.seed)), recorded=True)
            return
        seat = self.episode.seat
        seen = self.seen(seat)
        self.episode.act(action)
        self._seen = {}
        self.memories[seat] += [seen, str(action)]
        self.acts[seat].append(action)

    def _action_to_string(self, player: int, action: int) -> str:
        question = None if self.episode is None else self.episode.question
        if player < 0 or question is None:
            return f"seed {action}"
        value = self.settings.encoding.value(question, action)
        return f"{question.kind} {self.settings.game.texts.option_id(question, value)}"

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.over

    def returns(self) -> list[float]:
        if self.episode is None or not self.episode.over:
            return [0.0] * self.settings.seats
        return self.episode.rewards()

    def seen(self, player: int) -> str:
        """Return a player's present knowledge, as JSON."""
        if self.episode is None:
            return ""
        key = (player, id(self.episode.state))
        if key not in self._seen:
            view = self.episode.view(player)
            self._seen[key] = json.dumps(view, separators=(",", ":"), sort_keys=True)
        return self._seen[key]

    def remembered(self, player: int) -> str:
        """Return everything that a player has seen and done, and sees now."""
        episode = self.episode
        trace = None if episode is None else episode.state.trace
        events = [] if trace is None else [event.seen_by(player) for event in trace.events]
        lines = [json.dumps(event, separators=(",", ":"), sort_keys=True) for event in events]
        return "\n".join([*self.memories[player], *lines, self.seen(player)])

    def __str__(self) -> str:
        if self.episode is None:
            return f"seed {bytes(self.seed).hex()}"
        return "\n".join(self.seen(player) for player in range(self.settings.seats))


class WealdObserver:
    """Observations of a player: the array of the encoding, and its parts by name.

    With perfect recall there are two parts more: `recent`, the last own actions, the latest first, as parts
    of all action ids (counted from 1), and `fingerprint`, 64 bits that tell information states apart.
    """

    def __init__(self, settings: Settings, recall: bool) -> None:
        self._observer = Observer(settings)
        self._recall = recall
        self._num_actions = settings.encoding.num_actions
        fields = [(field.name, field.size) for field in settings.encoding.fields]
        if recall:
            fields += [("recent", RECENT), ("fingerprint", FINGERPRINT)]
        self.tensor = np.zeros(sum(size for _, size in fields), np.float32)
        self.dict: dict[str, Any] = {}
        first = 0
        for name, size in fields:
            self.dict[name] = self.tensor[first : first + size]
            first += size

    def set_from(self, state: WealdState, player: int) -> None:
        """Write a player's knowledge into `tensor`, with perfect recall if the observer has it."""
        episode = state.episode
        self.tensor.fill(0)
        if episode is None:
            return
        self.tensor[: self._observer.size] = self._observer.observe(episode.state, player, episode.question)
        if self._recall:
            recent = state.acts[player][: -RECENT - 1 : -1]
            self.dict["recent"][: len(recent)] = (np.array(recent, np.float32) + 1) / self._num_actions
            digest = blake2b(state.remembered(player).encode(), digest_size=FINGERPRINT // 8).digest()
            self.dict["fingerprint"][:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: WealdState, player: int) -> str:
        """Return a player's knowledge, with perfect recall if the observer has it."""
        return state.remembered(player) if self._recall else state.seen(player)


TYPES = {id: _game_type(id) for id in REGISTRY if find(id).encoding is not None}
# A class per game: OpenSpiel releases what it holds after the interpreter's end, and only classes bear it.
GAMES = {id: type(f"Weald_{id}", (WealdGame,), {"id": id}) for id in TYPES}
for _id in TYPES:
    pyspiel.register_game(TYPES[_id], GAMES[_id])

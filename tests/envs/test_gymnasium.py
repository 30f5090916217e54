"""Gymnasium's own checks, vectors, seeds, bots and mistakes."""

from __future__ import annotations

import subprocess
import sys
from copy import deepcopy
from functools import partial
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv

from weald.envs import BadSettings, EpisodeOver, MaskedAction
from weald.envs.gymnasium import SeatEnv, env
from weald.games import REGISTRY, find

GAMES = [id for id in REGISTRY if find(id).encoding is not None]


def play(e: SeatEnv, seed: int) -> list[Any]:
    """Play at random and return everything that the learner gets."""
    observation, info = e.reset(seed=seed)
    random = Random(seed)
    seen: list[Any] = [observation.tobytes()]
    over = False
    while not over:
        action = int(random.choice(info["action_mask"].nonzero()[0]))
        observation, reward, over, truncated, info = e.step(action)
        assert not truncated
        seen.append((observation.tobytes(), info["action_mask"].tobytes(), reward))
    return seen


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.filterwarnings("ignore:.*not having been wrapped")
def test_its_own_check(game: str, seat: int) -> None:
    """Its check takes actions before it resets, so masked ones have to be replaced."""
    e = gymnasium.make(f"weald/{game}-v0", seat=seat, masked="random", render_mode="ansi")
    check_env(e.unwrapped)
    e.reset(seed=1)
    assert "\n" in str(e.render())


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_plays_by_itself(game: str) -> None:
    e = env(game)
    other = deepcopy(e)
    expected = play(e, 3)
    assert play(other, 3) == expected
    assert play(e, 3) == expected


def test_two_games_in_turns_do_not_mix() -> None:
    alone = [play(env("ecosystem", seats=3), seed) for seed in (1, 2)]
    tables = [env("ecosystem", seats=3) for _ in alone]
    randoms = [Random(seed) for seed in (1, 2)]
    infos = [e.reset(seed=seed)[1] for e, seed in zip(tables, (1, 2), strict=True)]
    for k in range(1, min(len(seen) for seen in alone)):
        for i, e in enumerate(tables):
            action = int(randoms[i].choice(infos[i]["action_mask"].nonzero()[0]))
            observation, reward, _, _, infos[i] = e.step(action)
            assert (observation.tobytes(), infos[i]["action_mask"].tobytes(), reward) == alone[i][k]


def test_gymnasium_imports_what_stands_before_the_name() -> None:
    program = "import gymnasium; gymnasium.make('weald.envs.gymnasium:weald/sylvion-v0').reset(seed=1)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("kind", [SyncVectorEnv, AsyncVectorEnv])
def test_vectors_of_environments(kind: type[SyncVectorEnv | AsyncVectorEnv]) -> None:
    vector = kind([partial(env, "ecosystem", seats=2)] * 2)
    try:
        observations, infos = vector.reset(seed=[4, 5])
        single, _ = env("ecosystem", seats=2).reset(seed=5)
        assert np.array_equal(observations[1], single)
        random = Random(4)
        for _ in range(5):
            actions = [int(random.choice(mask.nonzero()[0])) for mask in infos["action_mask"]]
            observations, _, ended, _, infos = vector.step(np.array(actions))
            assert observations.shape == (2, *single.shape)
            assert not ended.any()
    finally:
        vector.close()


@pytest.mark.parametrize("game", GAMES)
def test_seeds_reproduce_to_the_bit(game: str) -> None:
    bot = find(game).bots[1]
    first = play(env(game, opponents=bot), 5)
    assert play(env(game, opponents=bot), 5) == first
    assert play(env(game, opponents=bot), 6) != first


def test_games_go_on_differently_without_a_new_seed() -> None:
    e = env("ecosystem")
    e.reset(seed=1)
    second, third = e.reset()[0], e.reset()[0]
    assert not np.array_equal(second, third)
    e.reset(seed=1)
    assert np.array_equal(e.reset()[0], second)


def test_the_learner_may_sit_anywhere_and_meets_the_named_bots() -> None:
    wins = {"random": 0, "greedy": 0}
    for bot in wins:
        e = env("ecosystem", seat=1, seats=3, opponents=[bot, bot])
        wins[bot] = sum(play(e, seed)[-1][2] == 1.0 for seed in range(12))
    assert wins["random"] > wins["greedy"] <= 1


@pytest.mark.parametrize("game", GAMES)
def test_levels_play_in_every_game(game: str) -> None:
    """A level of the game's players, which imagines worlds, sits where a bot can."""
    e = env(game, opponents="thoughtful")
    _, info = e.reset(seed=1)
    while e.episode.bot_answers == 0:
        info = e.step(int(info["action_mask"].argmax()))[4]
    assert e.settings.bots == {1: "thoughtful"}


def test_bots_can_be_named_by_seat() -> None:
    e = env("ecosystem", seat=1, seats=3, opponents={0: "greedy", 2: "random"})
    assert e.settings.bots == {0: "greedy", 2: "random"}


def test_sampled_actions_are_open_ones() -> None:
    e = env("ecosystem", seats=1)
    e.reset(seed=1)
    e.action_space.seed(3)
    over = False
    while not over:
        over = e.step(e.action_space.sample())[2]


def test_shaped_rewards_add_up_to_the_potential_and_the_win() -> None:
    e = env("ecosystem", seats=2, reward="shaped")
    rewards = [step[2] for step in play(e, 3)[1:]]
    final = 1.0 if rewards[-1] > 0.5 else -1.0
    assert sum(rewards) == pytest.approx(e.episode.potential(0) + final)


def test_info_shows_what_the_seat_sees() -> None:
    e = env("ecosystem", seats=3)
    _, info = e.reset(seed=1)
    assert len(info["view"]["hand"]) == 10
    assert "Choose a card to play." in info["text"]
    assert np.array_equal(info["action_mask"], e.action_masks())


def test_mistakes_name_their_remedy() -> None:
    e = env("ecosystem")
    with pytest.raises(EpisodeOver, match=r"call reset\(\)"):
        e.step(0)
    with pytest.raises(EpisodeOver, match=r"call reset\(\)"):
        e.action_masks()
    e.reset(seed=1)
    for action in (11, 213, -1):
        with pytest.raises(MaskedAction, match="action mask is 1"):
            e.step(action)
    play(e, 1)
    with pytest.raises(EpisodeOver, match=r"call reset\(\)"):
        e.step(0)


@pytest.mark.parametrize(
    ("settings", "remedy"),
    [
        ({"game": "chess"}, "ecosystem"),
        ({"game": "ecosystem", "seats": 9}, "1, 2, 3, 4, 5, 6"),
        ({"game": "ecosystem", "options": {"moon": 1}}, "edition"),
        ({"game": "ecosystem", "opponents": "genius"}, "random, greedy"),
        ({"game": "ecosystem", "seats": 3, "opponents": ["random"]}, r"name one for each of \[1, 2\]"),
        ({"game": "ecosystem", "seats": 3, "opponents": {1: "random"}}, r"needed for the seats \[1, 2\]"),
        ({"game": "ecosystem", "seat": 2}, "seat 2"),
        ({"game": "ecosystem", "reward": "gold"}, "win, margin, shaped"),
        ({"game": "ecosystem", "masked": "ignore"}, "'raise' or 'random'"),
        ({"game": "ecosystem", "render_mode": "human"}, "'ansi'"),
    ],
)
def test_settings_that_do_not_work_name_those_that_do(settings: dict[str, Any], remedy: str) -> None:
    with pytest.raises(BadSettings, match=remedy):
        env(**settings)

"""PettingZoo's own tests, seeds, rewards and mistakes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs

from tests.published import PUBLISHED
from weald.envs import BadSettings, EpisodeOver, MaskedAction
from weald.envs.pettingzoo import AEC, Parallel, env, parallel_env
from weald.games import REGISTRY, find

GAMES = [id for id in REGISTRY if find(id).encoding is not None]
SIZES = [(id, seats) for id in GAMES for seats in find(id).seats]
# Warnings of its tests about every environment that has masks.
masked = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def marked(test: Callable[..., None]) -> Callable[..., None]:
    for mark in masked:
        test = mark(test)
    return test


def play(e: AEC, seed: int, stop: int = 10_000) -> list[Any]:
    """Play at random and return everything that the agents get."""
    e.reset(seed=seed)
    random = Random(seed)
    seen: list[Any] = []
    for agent in e.agent_iter():
        observation, reward, over, _, _ = e.last()
        assert observation is not None
        seen.append(
            (agent, observation["observation"].tobytes(), observation["action_mask"].tobytes(), reward)
        )
        if len(seen) == stop:
            break
        legal = observation["action_mask"].nonzero()[0]
        e.step(None if over else int(random.choice(legal)))
    return seen


@pytest.mark.parametrize(("game", "seats"), SIZES)
@marked
def test_its_own_test(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game, seats), num_cycles=30)


@pytest.mark.parametrize(("game", "seats"), SIZES)
@marked
def test_its_own_parallel_test(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(parallel_env(game, seats), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_its_own_seed_tests(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=20)
    parallel_seed_test(lambda: parallel_env(game), num_cycles=20)


def test_its_own_test_of_saved_observations_passes_over_arrays_that_are_no_pictures(
    capsys: pytest.CaptureFixture[str],
) -> None:
    save_obs(env("ecosystem"))
    assert "picture" not in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_seeds_reproduce_to_the_bit(game: str) -> None:
    one, other = env(game), env(game)
    first = play(one, 5)
    assert play(one, 5) == first == play(other, 5)
    assert play(one, 6) != first


def test_bots_take_part_and_have_no_agent() -> None:
    e = env("ecosystem", 3, bots={0: "greedy", 2: "random"})
    assert e.possible_agents == ["seat_1"]
    wins = 0
    for seed in range(10):
        final = play(e, seed)[-1]
        assert final[0] == "seat_1"
        wins += final[3] == 1.0
    assert wins <= 3


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_is_not_observed(game: str) -> None:
    """Whatever is dealt again behind an agent's back, its observation and mask stay the same."""
    e = env(game)
    e.reset(seed=3)
    random = Random(3)
    changed = 0
    for n in range(60):
        if e.episode.over:
            break
        agent = e.agent_selection
        before = e.observe(agent)
        state = e.episode.state
        e.episode.state = state.copy()
        e.episode.state.seed = n
        find(game).information.redeal(e.episode.state, e.episode.seat)
        after = e.observe(agent)
        changed += find(game).position.dump(e.episode.state) != find(game).position.dump(state)
        e.episode.state = state
        assert all(np.array_equal(before[key], after[key]) for key in before)
        e.step(int(random.choice(before["action_mask"].nonzero()[0])))
    assert changed > 10


def test_an_end_that_is_seen_at_once_is_that_of_its_own_game() -> None:
    table = env("ecosystem", seats=3)
    ends = []
    for seed in (1, 2):
        table.reset(seed=seed)
        while not table.episode.over:
            table.step(table.episode.actions()[0])
        # Only the first agent looks at the end of the first game.
        ends.append(
            [table.observe(agent)["observation"].tobytes() for agent in table.agents[: 1 if seed == 1 else 3]]
        )
    fresh = env("ecosystem", seats=3)
    fresh.reset(seed=2)
    while not fresh.episode.over:
        fresh.step(fresh.episode.actions()[0])
    assert ends[1] == [fresh.observe(agent)["observation"].tobytes() for agent in fresh.agents]


def test_rewards_by_name() -> None:
    def last_rewards(reward: str) -> dict[str, float]:
        totals: dict[str, float] = {}
        for agent, _, _, earned in play(env("ecosystem", 3, reward=reward), 9):
            totals[agent] = totals.get(agent, 0.0) + earned
        return totals

    win, margin, shaped = last_rewards("win"), last_rewards("margin"), last_rewards("shaped")
    assert sorted(win.values()) == [-1.0, -1.0, 1.0]
    winner = max(win, key=lambda agent: win[agent])
    assert [agent for agent in margin if margin[agent] > 0] == [winner]
    assert margin[winner] == -max(value for agent, value in margin.items() if agent != winner)
    # Lead over the best rival, without biodiversity, in hundreds.
    assert shaped[winner] == pytest.approx(1 + margin[winner] / 100, abs=0.3)


def test_sylvion_is_won_or_lost_together() -> None:
    ends = [sorted({earned for *_, earned in play(env("sylvion"), seed)[-2:]}) for seed in range(3)]
    assert all(len(end) == 1 and end[0] in (-1.0, 1.0) for end in ends)


def test_info_shows_what_the_agent_sees() -> None:
    e = env("ecosystem", 3, render_mode="ansi")
    e.reset(seed=1)
    info = e.last()[4]
    assert len(info["view"]["hand"]) == 10
    assert "Choose a card to play." in info["text"] == e.render()
    assert "view" in info
    assert info.get("nothing") is None
    with pytest.raises(KeyError):
        info["nothing"]


def test_everybody_picks_at_once_in_the_parallel_environment() -> None:
    e = parallel_env("ecosystem", 3)
    observations, infos = e.reset(seed=2)
    assert set(infos) == set(e.agents)
    assert all(not o["action_mask"][e.wait] and o["action_mask"].any() for o in observations.values())
    random = Random(2)
    steps = 0
    rewards: dict[str, float] = {}
    ended: dict[str, bool] = {}
    while e.agents:
        actions = {
            name: int(random.choice(o["action_mask"].nonzero()[0])) for name, o in observations.items()
        }
        observations, rewards, ended, _, _ = e.step(actions)
        steps += 1
    # Two questions a card, less the forced ones, and some swaps.
    assert 30 <= steps <= 60
    assert all(ended.values())
    assert sorted(rewards.values())[-1] == 1.0
    assert same_game_one_after_another(2, rewards)


def same_game_one_after_another(seed: int, rewards: dict[str, float]) -> bool:
    """Both kinds of environments deal the same game from the same seed."""
    one, all_at_once = env("ecosystem", 3), parallel_env("ecosystem", 3)
    one.reset(seed=seed)
    observations, _ = all_at_once.reset(seed=seed)
    mine = one.observe("seat_0")["observation"]
    return len(rewards) == 3 and np.array_equal(mine, observations["seat_0"]["observation"])


def test_those_who_are_not_asked_wait() -> None:
    e = parallel_env("living_forest_duel")
    observations, _ = e.reset(seed=1)
    waiting = [name for name, o in observations.items() if o["action_mask"][e.wait]]
    assert len(waiting) == 1
    actions = {name: int(o["action_mask"].argmax()) for name, o in observations.items()}
    with pytest.raises(MaskedAction, match="mask is 1"):
        e.step({**actions, waiting[0]: 0})
    with pytest.raises(MaskedAction, match=f"{waiting[0]} has no action"):
        e.step({name: action for name, action in actions.items() if name != waiting[0]})
    e.step(actions)


def test_a_wrong_action_of_one_stops_all() -> None:
    e = parallel_env("ecosystem", 2)
    observations, _ = e.reset(seed=1)
    good = {name: int(o["action_mask"].argmax()) for name, o in observations.items()}
    size = e.wait + 1
    for wrong in (size, 10**6, good["seat_1"] - size, -1, "5", [good["seat_1"]], np.array([good["seat_1"]])):
        with pytest.raises(MaskedAction, match="of seat_1 is masked"):
            e.step({**good, "seat_1": wrong})  # type: ignore[dict-item]
    assert e.episode.seat == 0
    e.step(good)


def any_end(e: AEC | Parallel) -> None:
    random = Random(1)
    if isinstance(e, AEC):
        play(e, 1)
        return
    observations, _ = e.reset(seed=1)
    while e.agents:
        actions = {
            name: int(random.choice(o["action_mask"].nonzero()[0])) for name, o in observations.items()
        }
        observations = e.step(actions)[0]


def test_mistakes_name_their_remedy() -> None:
    e = env("ecosystem")
    with pytest.raises(EpisodeOver, match=r"call reset\(\)"):
        e.step(0)
    with pytest.raises(EpisodeOver, match=r"call reset\(\)"):
        e.observe("seat_0")
    e.reset(seed=1)
    before = e.observe("seat_0")
    for action in (11, 212, 213, -1, -5, "5", [5]):
        with pytest.raises(MaskedAction, match="action mask is 1"):
            e.step(action)  # type: ignore[arg-type]
    with pytest.raises(MaskedAction, match="has to act"):
        e.step(None)
    assert all(np.array_equal(before[key], e.observe("seat_0")[key]) for key in before)
    for over in (env("ecosystem"), parallel_env("ecosystem")):
        any_end(over)
        with pytest.raises(EpisodeOver, match=r"call reset\(\)"):
            over.step({} if isinstance(over, Parallel) else 0)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("settings", "remedy"),
    [
        ({"game": "chess"}, "ecosystem"),
        ({"game": "ecosystem", "seats": 7}, "1, 2, 3, 4, 5, 6"),
        ({"game": "ecosystem", "options": {"moon": 1}}, "edition"),
        ({"game": "ecosystem", "options": {"edition": "third"}}, "second, first"),
        ({"game": "ecosystem", "bots": {5: "random"}}, "seats are 0 to 1"),
        ({"game": "ecosystem", "bots": {1: "genius"}}, "random, greedy"),
        ({"game": "ecosystem", "bots": "greedy"}, "name seats"),
        ({"game": "ecosystem", "bots": ["random", "random"]}, "leave at least one seat"),
        ({"game": "ecosystem", "reward": "gold"}, "win, margin, shaped"),
        ({"game": "ecosystem", "render_mode": "human"}, "'ansi'"),
    ],
)
def test_settings_that_do_not_work_name_those_that_do(settings: dict[str, Any], remedy: str) -> None:
    for make in (env, parallel_env):
        with pytest.raises(BadSettings, match=remedy):
            make(**settings)


def test_a_game_without_action_ids_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(GAMES) >= set(PUBLISHED)
    monkeypatch.setattr(find("sylvion"), "encoding", None)
    with pytest.raises(BadSettings, match=r"weald\.new"):
        env("sylvion")


def test_spirits_act_one_after_another_until_all_are_ready() -> None:
    """If any of several may act next, they take turns; a vote asks all of them."""
    e = env("spirit_island", 3, options={"casting": "random"})
    e.reset(seed=4)
    agents = []
    while e.episode.question is not None and e.episode.question.kind != "powers":
        agents.append(e.agent_selection)
        observation = e.last()[0]
        assert observation is not None
        e.step(int(observation["action_mask"].argmax()))
    assert set(agents) == set(e.possible_agents)


def test_spirits_win_or_lose_together_by_the_same_reward() -> None:
    for reward in ("win", "margin", "shaped"):
        e = parallel_env("spirit_island", 2, reward=reward)
        observations, _ = e.reset(seed=8)
        random = Random(8)
        totals = dict.fromkeys(e.agents, 0.0)
        while e.agents:
            actions = {
                name: int(random.choice(o["action_mask"].nonzero()[0])) for name, o in observations.items()
            }
            observations, rewards, *_ = e.step(actions)
            for name, earned in rewards.items():
                totals[name] += earned
        result = find("spirit_island").result(e.episode.state)
        final = 1.0 if result.winners else -1.0
        expected = {
            "win": final,
            "margin": float(result.scores[0]["total"]),
            # There is no potential before anything is on the island.
            "shaped": final + e.episode.potential(0),
        }
        assert totals == pytest.approx(dict.fromkeys(totals, expected[reward]))

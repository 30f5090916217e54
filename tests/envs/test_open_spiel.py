"""OpenSpiel's random simulations, information states, observers, copies and mistakes."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

import weald.envs.open_spiel
from weald.envs import BadSettings, MaskedAction
from weald.games import REGISTRY, find

GAMES = [id for id in REGISTRY if find(id).encoding is not None]


def dealt(game: Any, seed: int) -> Any:
    """Return a state after the seed has been drawn."""
    state = game.new_initial_state()
    for byte in seed.to_bytes(4):
        state.apply_action(byte)
    return state


def play(state: Any, random: Random, stop: int = 10_000) -> None:
    for _ in range(stop):
        if state.is_terminal():
            return
        state.apply_action(random.choice(state.legal_actions()))


@pytest.mark.parametrize("game", GAMES)
def test_its_own_random_simulations(game: str) -> None:
    assert set(weald.envs.open_spiel.TYPES) == set(GAMES)
    pyspiel.random_sim_test(pyspiel.load_game(f"weald_{game}"), num_sims=1, serialize=False, verbose=False)


def test_its_own_random_simulation_with_states_written_and_read() -> None:
    game = pyspiel.load_game("weald_ecosystem(players=1)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_actions_give_the_same_game(game: str) -> None:
    loaded = pyspiel.load_game(f"weald_{game}")
    one, other = dealt(loaded, 77), dealt(loaded, 77)
    play(one, Random(7))
    for action in one.history()[4:]:
        other.apply_action(action)
    assert str(one) == str(other)
    assert one.returns() == other.returns()


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_is_the_same_and_independent(game: str) -> None:
    state = dealt(pyspiel.load_game(f"weald_{game}"), 5)
    play(state, Random(5), 21)
    copy = state.clone()
    players = range(state.num_players())
    before = [state.information_state_string(player) for player in players]
    assert [copy.information_state_string(player) for player in players] == before
    assert copy.legal_actions() == state.legal_actions()
    play(copy, Random(6))
    assert [state.information_state_string(player) for player in players] == before
    assert copy.clone().returns() == copy.returns()


def test_answers_stay_secret_until_all_have_answered() -> None:
    state = dealt(pyspiel.load_game("weald_ecosystem(players=3)"), 9)
    assert state.current_player() == 0
    one, other = state.clone(), state.clone()
    one.apply_action(state.legal_actions()[0])
    other.apply_action(state.legal_actions()[-1])
    assert one.current_player() == other.current_player() == 1
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.observation_tensor(1) == other.observation_tensor(1)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_is_in_no_information_state(game: str) -> None:
    state = dealt(pyspiel.load_game(f"weald_{game}"), 11)
    random = Random(11)
    for n in range(25):
        if state.is_terminal():
            break
        player = state.current_player()
        before = state.information_state_string(player), state.observation_tensor(player)
        truth = state.episode.state
        state.episode.state = truth.copy()
        state.episode.state.trace = truth.trace
        state.episode.state.seed = n
        find(game).information.redeal(state.episode.state, player)
        assert (state.information_state_string(player), state.observation_tensor(player)) == before
        state.episode.state = truth
        state.apply_action(random.choice(state.legal_actions()))


def test_observers_name_the_parts_of_the_array() -> None:
    game = pyspiel.load_game("weald_ecosystem(players=3)")
    state = dealt(game, 3)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert list(observer.tensor) == state.observation_tensor(1)
    assert observer.dict["hand"].sum() == 10
    assert sum(part.size for part in observer.dict.values()) == observer.tensor.size
    assert observer.string_from(state, 1) == state.observation_string(1)
    recalling = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    assert recalling.string_from(state, 1) == state.information_state_string(1)
    fresh = game.new_initial_state()
    observer.set_from(fresh, 0)
    assert not np.any(observer.tensor)
    assert str(fresh) == "seed "


@pytest.mark.parametrize("game", GAMES)
def test_information_states_as_arrays_recall_what_has_been(game: str) -> None:
    loaded = pyspiel.load_game(f"weald_{game}")
    state = dealt(loaded, 21)
    player = state.current_player()
    one, other = state.clone(), state.clone()
    actions = state.legal_actions()
    one.apply_action(actions[0])
    other.apply_action(actions[-1])
    arrays = [np.array(each.information_state_tensor(player)) for each in (state, one, other)]
    assert all(array.size == loaded.information_state_tensor_size() for array in arrays)
    size = np.array(state.observation_tensor(player)).size
    recent = [array[size] * loaded.num_distinct_actions() for array in arrays]
    assert recent == pytest.approx([0, actions[0] + 1, actions[-1] + 1])
    fingerprints = [tuple(array[size + 32 :]) for array in arrays]
    assert len(set(fingerprints)) == 3
    assert tuple(one.clone().information_state_tensor(player)[size + 32 :]) == fingerprints[1]


def test_options_and_rewards_are_parameters() -> None:
    game = pyspiel.load_game("weald_ecosystem(players=2,edition=first,reward=margin)")
    assert game.settings.options["edition"] == "first"
    state = dealt(game, 3)
    assert state.action_to_string(0, state.legal_actions()[0]).startswith("pick ")
    play(state, Random(3))
    one, other = state.returns()
    assert one == -other != 0.0


def test_mistakes_name_their_remedy() -> None:
    game = find("ecosystem")
    assert game.encoding is not None
    state = dealt(pyspiel.load_game("weald_ecosystem"), 1)
    with pytest.raises(MaskedAction, match="action mask is 1"):
        state.episode.act(12)
    with pytest.raises(BadSettings, match="second, first"):
        weald.envs.open_spiel.GAMES["ecosystem"]({"edition": "third"})

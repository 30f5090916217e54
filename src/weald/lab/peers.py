"""Random playouts of games of other libraries, as far as they are installed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import thread_time
from typing import Any

# A slice: seed and seconds in; decisions, games and seconds out.
Slice = Callable[[int, float], tuple[int, int, float]]
# Searches: simulations for each answer, and the memory that they may use.
SIMULATIONS = 1000
MEGABYTES = 500


def _open_spiel(name: str) -> Slice:
    def play(seed: int, seconds: float) -> tuple[int, int, float]:
        game = import_module("pyspiel").load_game(name)
        random = Random(seed)
        decisions = games = 0
        started = thread_time()
        while thread_time() - started < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    action = random.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0]
                else:
                    legal = state.legal_actions()
                    action = legal[int(random.random() * len(legal))]
                    decisions += 1
                state.apply_action(action)
            games += 1
        return decisions, games, thread_time() - started

    return play


def _rlcard_gin_rummy(seed: int, seconds: float) -> tuple[int, int, float]:
    env = import_module("rlcard").make("gin-rummy", config={"seed": seed})
    random = Random(seed).random
    decisions = games = 0
    started = thread_time()
    while thread_time() - started < seconds:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
            decisions += 1
        games += 1
    return decisions, games, thread_time() - started


def _open_spiel_search(seed: int, seconds: float) -> tuple[int, int, float]:
    """Let two tree searches in C++ play Connect Four; the decisions are simulations."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game("connect_four")
    bot = pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(1, seed), 2.0, SIMULATIONS, MEGABYTES, False, seed, False
    )
    simulations = games = 0
    started = thread_time()
    while thread_time() - started < seconds:
        state = game.new_initial_state()
        while not state.is_terminal() and thread_time() - started < seconds:
            state.apply_action(bot.step(state))
            simulations += SIMULATIONS
        games += 1
    return simulations, games, thread_time() - started


def _pettingzoo_connect_four(seed: int, seconds: float) -> tuple[int, int, float]:
    return play_agents(import_module("pettingzoo.classic.connect_four_v3").env(), seed, seconds)


def play_agents(env: Any, seed: int, seconds: float) -> tuple[int, int, float]:
    """Play at random in an environment of PettingZoo."""
    random = Random(seed).random
    decisions = games = 0
    started = thread_time()
    while thread_time() - started < seconds:
        env.reset(seed=games)
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(random() * len(legal))]))
            decisions += 1
        games += 1
    return decisions, games, thread_time() - started


OPEN_SPIEL_SEARCH = "open_spiel MCTSBot connect_four"
PEERS: dict[str, Slice] = {
    "open_spiel hanabi": _open_spiel("hanabi"),
    "open_spiel gin_rummy": _open_spiel("gin_rummy"),
    "rlcard gin-rummy": _rlcard_gin_rummy,
    "pettingzoo connect_four": _pettingzoo_connect_four,
    OPEN_SPIEL_SEARCH: _open_spiel_search,
}
MODULES: dict[str, tuple[str, ...]] = {
    "open_spiel hanabi": ("pyspiel",),
    "open_spiel gin_rummy": ("pyspiel",),
    "rlcard gin-rummy": ("rlcard",),
    "pettingzoo connect_four": ("pettingzoo", "pygame"),
    OPEN_SPIEL_SEARCH: ("pyspiel",),
}


def are_installed(modules: Iterable[str]) -> bool:
    """Return whether all modules can be imported."""
    return all(find_spec(module) is not None for module in modules)


def installed() -> list[str]:
    """Return the peers that are installed."""
    return [name for name in PEERS if are_installed(MODULES[name])]

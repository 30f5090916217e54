"""Random play through our environments, and a search, driven like the peers that they are compared with."""

from __future__ import annotations

from random import Random
from time import thread_time

from weald.lab import connect_four
from weald.lab.peers import OPEN_SPIEL_SEARCH, Slice, are_installed, play_agents


def _pettingzoo(seed: int, seconds: float) -> tuple[int, int, float]:
    from weald.envs.pettingzoo import env

    return play_agents(env("ecosystem", seats=3), seed, seconds)


def _gymnasium(seed: int, seconds: float) -> tuple[int, int, float]:
    """Count the answers of all six seats: the learner's and those of the random opponents."""
    from weald.envs.gymnasium import env

    table = env("ecosystem", seats=6)
    random = Random(seed).random
    decisions = games = 0
    _, info = table.reset(seed=seed)
    started = thread_time()
    while thread_time() - started < seconds:
        over = False
        while not over:
            legal = info["action_mask"].nonzero()[0]
            _, _, over, _, info = table.step(int(legal[int(random() * len(legal))]))
            decisions += 1
        decisions += table.episode.bot_answers
        games += 1
        _, info = table.reset()
    return decisions, games, thread_time() - started


SEARCH = "connect_four search"
ENVIRONMENTS: dict[str, Slice] = {
    "ecosystem in PettingZoo": _pettingzoo,
    "ecosystem in Gymnasium": _gymnasium,
    SEARCH: connect_four.search,
}
MODULES: dict[str, tuple[str, ...]] = {
    SEARCH: (),
    "ecosystem in PettingZoo": ("numpy", "pettingzoo"),
    "ecosystem in Gymnasium": ("numpy", "gymnasium"),
}
# The peer that each is compared with.
RIVALS = {
    SEARCH: OPEN_SPIEL_SEARCH,
    "ecosystem in PettingZoo": "pettingzoo connect_four",
    "ecosystem in Gymnasium": "rlcard gin-rummy",
}


def installed() -> list[str]:
    """Return the environments whose libraries are installed."""
    return [name for name in ENVIRONMENTS if are_installed(MODULES[name])]

"""The simple bots: chance, and the first good look."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from weald.ai.planner import PlannerBot
from weald.ai.search import SearchBot
from weald.ai.seat_run import SeatRun
from weald.kernel.advice import best_option
from weald.kernel.decisions import Value
from weald.kernel.errors import BadSetup
from weald.kernel.game import Game


class Bot(Protocol):
    """Answers the questions to a seat."""

    def choose(self, run: SeatRun) -> Value: ...


class RandomBot:
    """Takes any option, each as likely as the others."""

    def __init__(self, game: Game, seed: int) -> None:
        self.random = Random(seed).random

    def choose(self, run: SeatRun) -> Value:
        return run.values[int(self.random() * len(run.values))]


class GreedyBot:
    """Takes the option that the game's heuristic scores highest; the first of equals."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed

    def choose(self, run: SeatRun) -> Value:
        world = run.imagine(self.seed)
        assert world.question is not None
        return best_option(self.game, world.state, world.question, run.seat)


# A game whose heuristic tries options out calls its player heuristic.
BOTS: dict[str, Callable[[Game, int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "heuristic": GreedyBot,
    "planner": PlannerBot,
    "search": SearchBot,
}


def bot(name: str, game: Game, seed: int) -> Bot:
    """Return a bot by its name, if the game offers it."""
    if name not in game.bots:
        raise BadSetup("bot", {"bot": name[:40], "choices": list(game.bots)})
    return BOTS[name](game, seed)

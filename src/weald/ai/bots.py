"""The simple bots: chance, and the first good look."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from weald.ai.planner import PlannerBot
from weald.ai.search import SearchBot
from weald.kernel.advice import best_option
from weald.kernel.decisions import Value
from weald.kernel.driver import Run
from weald.kernel.errors import BadSetup
from weald.kernel.game import Game


class Bot(Protocol):
    """Answers questions for a seat."""

    def choose(self, run: Run, seat: int) -> Value: ...


class RandomBot:
    """Takes any option, each as likely as the others."""

    def __init__(self, game: Game, seed: int) -> None:
        self.random = Random(seed).random

    def choose(self, run: Run, seat: int) -> Value:
        assert run.question is not None
        values = run.game.texts.order(run.question.values(seat))
        return values[int(self.random() * len(values))]


class GreedyBot:
    """Takes the option that the game's own estimate likes best; the first of equals."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game

    def choose(self, run: Run, seat: int) -> Value:
        assert run.question is not None
        return best_option(self.game, run.state, run.question, seat)


# A game whose estimate looks ahead by itself calls its player heuristic.
BOTS: dict[str, Callable[[Game, int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "heuristic": GreedyBot,
    "planner": PlannerBot,
    "search": SearchBot,
}


def bot(name: str, game: Game, seed: int) -> Bot:
    """A bot by its name, if the game knows it."""
    if name not in game.bots:
        raise BadSetup("bot", {"bot": name[:40], "choices": list(game.bots)})
    return BOTS[name](game, seed)

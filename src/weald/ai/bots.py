"""The simple bots: chance, and the first good look."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from weald.ai.guard import GuardedBot
from weald.ai.planner import PlannerBot
from weald.ai.search import SearchBot
from weald.ai.seat_run import Bot, SeatRun
from weald.kernel.advice import best_option
from weald.kernel.decisions import Value
from weald.kernel.errors import BadSetup
from weald.kernel.game import Game


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


def bot(name: str, game: Game, seed: int, seconds: float | None = None, iterations: int | None = None) -> Bot:
    """Return a bot by its name, if the game offers it; all but the random one are guarded.

    One that searches thinks for `seconds`, or for `iterations`: then the same seed gives the same answers.
    """
    if name not in game.bots:
        raise BadSetup("bot", {"bot": name[:40], "choices": list(game.bots)})
    player = BOTS[name](game, seed)
    if isinstance(player, RandomBot):
        return player
    if isinstance(player, SearchBot):
        player.seconds = player.seconds if seconds is None else seconds
        player.iterations = iterations
    return GuardedBot(player, seed)

"""The players by name: simple bots, and levels that every game has."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from weald.ai.guard import GuardedBot
from weald.ai.plan_search import PlanSearchBot
from weald.ai.sampled_search import SampledSearchBot
from weald.ai.seat_run import Bot, SeatRun
from weald.ai.tree_search import TreeSearchBot, ValueTreeSearchBot
from weald.ai.turn_planner import DEEP, QUICK, Depth, PlannerBot
from weald.kernel.advice import best_option, score_options
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


class EasyBot:
    """Takes the option that looks best, and now and then the one after it."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.random = Random(seed).random

    def choose(self, run: SeatRun) -> Value:
        world = run.imagine(self.seed)
        assert world.question is not None
        scores = score_options(self.game, world.state, world.question, run.seat, run.values)
        ranked = sorted(range(len(scores)), key=lambda i: -scores[i])
        place = 0
        while place + 1 < len(ranked) and self.random() < SLIP:
            place += 1
        return run.values[ranked[place]]


def thoughtful(game: Game, seed: int) -> Bot:
    """Return a player that answers within 0.2 seconds."""
    return best_player(game, seed, THOUGHTFUL, QUICK)


def strong(game: Game, seed: int) -> Bot:
    """Return the best player that there is for a game."""
    return best_player(game, seed, STRONG, DEEP)


def best_player(game: Game, seed: int, seconds: float, depth: Depth) -> Bot:
    """Return the player that makes most of what a game says about good play."""
    if game.advice.lookahead is not None:
        return SampledSearchBot(game, seed, seconds)
    if game.advice.horizon:
        return PlanSearchBot(game, seed, seconds)
    if game.advice.rollout is not None:
        return ValueTreeSearchBot(game, seed, seconds)
    if game.advice.evaluator is None:
        return GreedyBot(game, seed)
    return PlannerBot(game, seed, depth, seconds)


# Share of answers in which the easy level takes the next option instead.
SLIP = 0.2
# Seconds to search, and what the guard may need in addition, as a part of them.
THOUGHTFUL = 0.12
STRONG = 1.7
GUARD_SHARE = 0.1

# Every game has these, whatever its advice.
LEVELS: dict[str, Callable[[Game, int], Bot]] = {"easy": EasyBot, "thoughtful": thoughtful, "strong": strong}
# A game whose heuristic tries options out calls its player heuristic.
BOTS: dict[str, Callable[[Game, int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "heuristic": GreedyBot,
    "planner": PlannerBot,
    "search": TreeSearchBot,
}


def bot(name: str, game: Game, seed: int, seconds: float | None = None, iterations: int | None = None) -> Bot:
    """Return a bot by its name, if the game offers it; all but the random one are guarded.

    One that searches thinks for `seconds`, unless its level sets a shorter time, or for `iterations`: then
    the same seed gives the same answers.
    """
    offered = (*game.bots, *game.levels)
    # These two are the same player, whatever a game calls it.
    if name not in offered and name not in ("greedy", "heuristic"):
        raise BadSetup("bot", {"bot": name[:40], "choices": list(offered)})
    player = LEVELS[name](game, seed) if name in LEVELS else BOTS[name](game, seed)
    if isinstance(player, RandomBot):
        return player
    if isinstance(player, SampledSearchBot | TreeSearchBot | PlanSearchBot):
        player.iterations = iterations
    elif isinstance(player, PlannerBot) and iterations is not None:
        player.seconds = None
    guarded = GuardedBot(player, seed)
    if iterations is None:
        limit(guarded, name, seconds)
    return guarded


def limit(guarded: Bot, name: str, seconds: float | None) -> None:
    """Set how long a bot of this name thinks before its next answer, if it searches."""
    if not isinstance(guarded, GuardedBot):
        return
    player = guarded.player
    if isinstance(player, GreedyBot | EasyBot) or (isinstance(player, PlannerBot) and name not in LEVELS):
        return
    assert isinstance(player, SampledSearchBot | TreeSearchBot | PlanSearchBot | PlannerBot)
    if seconds is not None:
        player.seconds = min(seconds, THOUGHTFUL) if name == "thoughtful" else seconds
    assert player.seconds is not None
    guarded.seconds = (1 + GUARD_SHARE) * player.seconds

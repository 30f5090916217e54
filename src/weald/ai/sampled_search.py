"""A player for games that sample their own futures: it only keeps the time."""

from __future__ import annotations

from random import Random

from weald.ai.seat_run import SeatRun
from weald.ai.timer import Timer
from weald.kernel.chance import branch
from weald.kernel.decisions import Value
from weald.kernel.game import Game
from weald.kernel.information import redacted

SECONDS = 1.0


class Clock:
    """The time to think: a number of futures, then the answers are always the same, or seconds."""

    __slots__ = ("left", "timer")

    def __init__(self, seconds: float, futures: int | None) -> None:
        self.timer = Timer(seconds)
        self.left = futures

    def goes_on(self) -> bool:
        """Return whether there is time for one more future of an option."""
        if self.left is not None:
            self.left -= 1
            return self.left >= 0
        return not self.timer.is_over()


class SampledSearchBot:
    """Takes the option that turns out best in sampled futures, in `seconds` or a number of `iterations`."""

    def __init__(
        self, game: Game, seed: int, seconds: float = SECONDS, iterations: int | None = None
    ) -> None:
        self.game = game
        self.seed = seed
        self.seconds = seconds
        self.iterations = iterations
        self.answers = 0

    def choose(self, run: SeatRun) -> Value:
        values = run.values
        if len(values) == 1:
            return values[0]
        lookahead = self.game.advice.lookahead
        assert lookahead is not None
        seed = branch(self.seed, self.answers)
        self.answers += 1
        world = run.imagine(seed)
        assert world.question is not None
        clock = Clock(self.seconds, self.iterations)
        state = redacted(self.game, world.state, run.seat)
        scores = lookahead.score_options(state, world.question, run.seat, values, Random, seed, clock.goes_on)
        return values[scores.index(max(scores))]

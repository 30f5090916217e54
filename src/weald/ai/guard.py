"""Never throw the game away: an answer that is sure to lose is left for one that is not.

An answer is tried in worlds that the seat imagines. It loses in a world if no way to go on, of this seat or
of any other, leads past the next few answers without a defeat, or without one that the game foretells as
certain (`Game.is_doomed`). Worlds are tried one after another and most
answers are cleared in the first, so that the guard costs little while no defeat is near.
"""

from __future__ import annotations

from time import perf_counter

from weald.ai.seat_run import Bot, SeatRun
from weald.ai.timer import Timer
from weald.kernel.advice import score_options
from weald.kernel.chance import branch
from weald.kernel.decisions import Value

# In how many worlds an answer must lose to be sure to lose.
WORLDS = 10
# Number of further answers that are looked at, and of ways to give them: in a world, in all for a question.
DEPTH = 3
WAYS = 30
MOST_WAYS = 600
# Sets the guard's worlds apart from those that the guarded player imagines.
BRANCH = 7919


class GuardedBot:
    """A player whose answers the guard looks at before they are given; both take at most `seconds`."""

    def __init__(self, player: Bot, seed: int, seconds: float | None = None) -> None:
        self.player = player
        self.seed = seed
        self.seconds = seconds
        self.answers = 0

    def choose(self, run: SeatRun) -> Value:
        began = perf_counter()
        value = self.player.choose(run)
        self.answers += 1
        timer = None if self.seconds is None else Timer(began + self.seconds - perf_counter())
        return Guard(run, branch(self.seed, self.answers), timer).instead_of(value)


class Guard:
    """The options that are sure to lose for a seat; when time is over, only those that lose at once."""

    def __init__(self, run: SeatRun, seed: int, timer: Timer | None = None) -> None:
        self.run = run
        self.timer = timer
        self.seeds = [branch(branch(seed, BRANCH), k) for k in range(WORLDS)]
        self.ways = 0
        self.left = MOST_WAYS
        # Whether the game foretells a defeat after the answer that is looked at.
        self.doomed = False

    def loses(self, value: Value, depth: int = DEPTH) -> bool:
        """Return whether an answer loses in every world; one that cannot be settled does not.

        With a `depth` of 0, it loses before any seat is asked again.
        """
        return all(self._loses_in(seed, value, depth) for seed in self.seeds)

    def instead_of(self, value: Value) -> Value:
        """Return the answer, or the best-looking other one if it is sure to lose and that is not.

        If all are sure to lose, spirits and other teams rather lose later than at once.
        """
        if len(self.run.values) == 1 or not self.loses(value):
            return value
        later: Value | None = None
        for other in self._others(value):
            if not self.loses(other, 0):
                if not self.loses(other):
                    return other
                later = other if later is None else later
        together = self.run.game.cooperative
        return later if together and later is not None and self.loses(value, 0) else value

    def _others(self, value: Value) -> list[Value]:
        """Return the other answers, the best-looking first."""
        world = self.run.imagine(self.seeds[0])
        assert world.question is not None
        values = [other for other in self.run.values if other != value]
        scores = score_options(self.run.game, world.state, world.question, self.run.seat, values)
        return [values[i] for i in sorted(range(len(values)), key=lambda i: -scores[i])]

    def _loses_in(self, seed: int, value: Value, depth: int) -> bool:
        """Return whether every way to go on from an answer leads to a defeat in one world."""
        self.ways = WAYS
        return not self._survives(seed, [(self.run.seat, value)], depth)

    def _is_late(self) -> bool:
        """Return whether the time is over."""
        return self.timer is not None and self.timer.is_over()

    def _survives(self, seed: int, path: list[tuple[int, Value]], depth: int) -> bool:
        """Return whether some way to go on from a path of answers leads past the next few of them."""
        if depth and (self.ways <= 0 or self.left <= 0):
            return not self.doomed
        self.ways -= 1
        self.left -= 1
        world = self.run.imagine(seed)
        world.record_checkpoints = False
        for seat, value in path:
            world.answer(seat, value)
        question = world.question
        if question is None:
            return self.run.seat in world.game.result(world.state).winners
        if depth and (len(path) == 1 or len(path) > depth):
            self.doomed = world.game.is_doomed(world.state, self.run.seat)
        if len(path) > depth or self._is_late():
            return not depth or not self.doomed
        return any(
            self._survives(seed, [*path, (seat, value)], depth)
            for seat in world.open_seats
            for value in question.values(seat)
        )

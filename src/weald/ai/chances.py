"""Win chances: imagined games, played on from an answer and valued where they stop.

Every imagined game deals again what the seat cannot see. The same worlds are used for all answers, so that
luck does not favour one of them. Learned values are calibrated: the chance is that of the strong level.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from time import perf_counter

from weald.ai.plan_search import Answer, Budget, Plan, Playout, Search
from weald.ai.seat_run import SeatRun
from weald.kernel.advice import best_option
from weald.kernel.chance import branch
from weald.kernel.decisions import Value
from weald.kernel.driver import Run, play_on
from weald.kernel.state import State

# Answers of an imagined game that is played on without a rollout policy; a game that goes on is even.
LONGEST = 2_000
EVEN = 0.5
# Width of a margin in standard errors: true chances are within it in 95 of 100 cases.
ERRORS = 1.96
# No margin is smaller: the quick policy itself is not perfect.
LEAST_MARGIN = 0.01


class Estimate:
    """The chances to win after one answer, world by world."""

    __slots__ = ("outcomes", "value")

    def __init__(self, value: Value | None) -> None:
        self.value = value
        self.outcomes: list[float] = []

    @property
    def chance(self) -> float:
        return sum(self.outcomes) / len(self.outcomes) if self.outcomes else EVEN

    def margin(self, other: Estimate | None = None) -> float:
        """Return how far the chance, or its difference from another one in the same worlds, may be off."""
        n = len(self.outcomes)
        if not n:
            return EVEN
        rest = [0.0] * n if other is None else other.outcomes
        differences = [mine - its for mine, its in zip(self.outcomes, rest, strict=True)]
        mean = sum(differences) / n
        # Two games more, one won and one lost, so that few games that end alike prove little.
        variance = (sum((difference - mean) ** 2 for difference in differences) + 2 * EVEN**2) / (n + 1)
        return min(EVEN, max(LEAST_MARGIN, ERRORS * sqrt(variance / n)))


class Chances:
    """The chances of a seat at its open question.

    The seat's next answers may be given as a `plan`: the quick policy would lose chances
    that the best player keeps.
    """

    def __init__(self, run: SeatRun, seed: int, plan: Sequence[Answer] = ()) -> None:
        self.run = run
        self.game = run.game
        self.seed = seed
        self.games = 0
        self.plan = list(plan)
        # Chances go up to the horizon of a search that tries plans; its budget is not used.
        self.search = Search(run, seed, Budget(0.0, 0), []) if self.game.advice.horizon else None

    def now(self) -> float | None:
        """Return the chance at the open question, where learned values can judge it as it is.

        Only in games whose imagined games go far beyond the next answer.
        """
        values, run = self.game.advice.values, self.run.imagine(self.seed)
        if not self.game.advice.horizon or values is None or values.model is None:
            return None
        if run.question is None or run.partial_answers or not values.describe(run.state, run.question):
            return None
        return values.shown_probability(run.state, self.run.seat)

    def estimates(
        self, values: Sequence[Value | None], games: int, seconds: float | None = None, least: int = 0
    ) -> list[Estimate]:
        """Estimate the chance after each of `values` (None: as the quick policy plays on) in `games` worlds.

        If the `seconds` are over before, in those that are complete by then, and in at least `least`.
        """
        estimates = [Estimate(value) for value in values]
        end = inf if seconds is None else perf_counter() + seconds
        for world in range(games):
            outcomes = []
            for estimate in estimates:
                if world >= least and perf_counter() > end:
                    return estimates
                outcomes.append(self.after(estimate.value, world))
            for estimate, outcome in zip(estimates, outcomes, strict=True):
                estimate.outcomes.append(outcome)
            self.games += len(estimates)
        return estimates

    def after(self, value: Value | None, world: int) -> float:
        """Return the chance in one world after an answer; None: after that of the quick policy."""
        if self.search is not None:
            script = [] if value is None else [(self.run.kind, self.run.values, value), *self.plan]
            return self._shown(Playout(self.search, Plan(script), world).end())
        seed = branch(self.seed, world)
        imagined = self.run.imagine(seed)
        imagined.record_checkpoints = False
        if value is not None:
            imagined.answer(self.run.seat, value)
        rollout = self.game.advice.rollout
        if rollout is None:
            return self._by_heuristic(imagined, answered=value is not None)
        return self._shown(play_on(imagined, rollout, Random(seed).random))

    def _shown(self, state: State) -> float:
        """Return the chance where an imagined game has stopped."""
        if not state.step:
            return self._outcome(state)
        rollout, values = self.game.advice.rollout, self.game.advice.values
        if values is None or values.model is None:
            assert rollout is not None
            return rollout.win_probabilities(state)[self.run.seat]
        return values.shown_probability(state, self.run.seat)

    def _by_heuristic(self, run: Run, answered: bool) -> float:
        """Play on by the heuristic, up to where learned values can judge, or to the end.

        They judge after one answer: that which was `answered` already, or the heuristic's first.
        """
        values = self.game.advice.values
        judged = frozenset() if values is None or values.model is None else values.kinds
        for n in range(LONGEST):
            question = run.question
            if question is None:
                return self._outcome(run.state)
            if values is not None and (n or answered) and question.kind in judged and not run.partial_answers:
                return values.shown_probability(run.state, self.run.seat)
            seat = run.open_seats[0]
            run.answer(seat, best_option(self.game, run.state, question, seat))
        return EVEN

    def _outcome(self, state: State) -> float:
        """Return the seat's share of the victory in a finished game."""
        winners = self.game.result(state).winners
        if self.run.seat not in winners:
            return 0.0
        return 1.0 if self.game.cooperative else 1.0 / len(winners)

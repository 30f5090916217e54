"""A player that thinks ahead in any game: whole plans are tried in imagined worlds, and the best one is kept.

A plan is a list of answers of the seat. It is played in worlds that deal again what the seat cannot see. What
it leaves open, and all that others do, the rollout policy answers, until the game comes to a stable point (a
cutoff of the rollout) and is valued there. Rival plans change one answer of the plan so far, now or later,
for one that the heuristic likes. Sequential halving shares the time out: all rivals are tried in few worlds,
and the better half of them in more. The winner is the plan from then on, and while the game asks the
questions that it expects, it is followed or improved instead of made up again.
"""

from __future__ import annotations

from random import Random
from typing import Any

from weald.ai.seat_run import SeatRun
from weald.ai.timer import Timer
from weald.kernel.advice import RandomRollout, RememberingRollout, Rollout, outcome_of, score_options
from weald.kernel.chance import branch
from weald.kernel.decisions import ALL, ANY, Question, Value
from weald.kernel.driver import play_until
from weald.kernel.game import Game
from weald.kernel.state import State

SECONDS = 1.0
# The share of the budget for a question that the plan expects.
EXPECTED = 0.5
# Number of playouts for every rival, and the least number of rivals.
PLAYOUTS_EACH = 4
FEWEST_RIVALS = 3
# Later answers are changed less often: how far down the list of rivals one step ahead puts them.
DELAY = 0.4
# Number of other answers that are tried at a later question.
LATER_WIDTH = 2
# With this many playouts or more, the plan is improved once more.
CLIMB = 12
MOST_CLIMBS = 3
# Distance ahead in a plan within which the answer is looked for to a question that comes early.
SKIPPED = 3

# An answer with the question that it belongs to: its kind and options.
Answer = tuple[str, list[Value], Value]


class OutOfTime(Exception):
    """The time for thinking is over."""


class Budget:
    """The time to think: a number of playouts, then the answers are always the same, or seconds."""

    def __init__(self, seconds: float, playouts: int | None) -> None:
        self.playouts = playouts
        self.used = 0
        self.timer = Timer(seconds)
        self.seconds = seconds

    def share_used(self) -> float:
        """Return how much of the budget is used up: 1 is all of it."""
        if self.playouts is not None:
            return self.used / self.playouts
        return self.timer.elapsed() / self.seconds if self.seconds > 0 else 1.0

    def check(self) -> None:
        """Raise OutOfTime if playouts are not counted and the time is over."""
        if self.playouts is None and self.timer.is_over():
            raise OutOfTime

    def expected(self) -> int:
        """Return how many playouts are left, judged by the time that those until now took."""
        if self.playouts is not None:
            return self.playouts - self.used
        took = self.timer.elapsed() / max(1, self.used)
        return int((self.seconds - took * self.used) / max(took, 1e-6))


class Alternative:
    """A question that a plan has met in its first world: the other answers, the best-looking first."""

    __slots__ = ("kind", "options", "place", "values")

    def __init__(self, place: int, kind: str, options: list[Value], values: list[Value]) -> None:
        self.place = place
        self.kind = kind
        self.options = options
        self.values = values


class Plan:
    """Answers to give, the outcomes in the worlds tried so far, and all own answers in the first of them."""

    __slots__ = ("line", "outcomes", "script")

    def __init__(self, script: list[Answer]) -> None:
        self.script = script
        self.line: list[Answer] = []
        self.outcomes: list[float] = []

    def mean(self, worlds: int) -> float:
        """Return the mean outcome in the first worlds; one that was not tried in all of them loses."""
        return sum(self.outcomes[:worlds]) / worlds if len(self.outcomes) >= worlds else -1.0


class PlanSearchBot:
    """Thinks for `seconds` before an answer, or for a number of playouts: then always the same."""

    def __init__(
        self, game: Game, seed: int, seconds: float = SECONDS, iterations: int | None = None
    ) -> None:
        self.game = game
        self.seed = seed
        self.seconds = seconds
        self.iterations = iterations
        self.plan: list[Answer] = []
        self.memory: RememberingRollout | None = None
        self.searches = 0
        self.playouts = 0

    def choose(self, run: SeatRun) -> Value:
        if len(run.values) == 1:
            return run.values[0]
        expected = self._expects(run)
        if not expected:
            self.plan = []
        if not expected or not run.in_step:
            share = EXPECTED if expected else 1.0
            iterations = None if self.iterations is None else max(1, int(share * self.iterations))
            budget = Budget(share * self.seconds, iterations)
            search = Search(run, branch(self.seed, self.searches), budget, self.plan, self.memory)
            # The next question is mostly about the same table.
            self.memory = search.memory
            self.searches += 1
            self.plan = search.best().line
            self.playouts += search.budget.used
        return self.plan.pop(0)[2]

    def _expects(self, run: SeatRun) -> bool:
        """Return whether the plan goes on with this very question."""
        return bool(self.plan) and self.plan[0][:2] == (run.kind, run.values)


class Search:
    """The plans for one question, and the worlds in which they are tried."""

    def __init__(
        self,
        run: SeatRun,
        seed: int,
        budget: Budget,
        script: list[Answer],
        memory: RememberingRollout | None = None,
    ) -> None:
        self.run = run
        self.seed = seed
        self.budget = budget
        advice = run.game.advice
        if memory is None and advice.new_rollout is not None:
            memory = advice.new_rollout()
        self.memory = memory
        self.rollout: Rollout = self.memory or advice.rollout or RandomRollout()
        self.horizon = max(1, run.game.advice.horizon)
        self.first = Plan(script)
        self.tried: list[list[Answer]] = []

    def best(self) -> Plan:
        """Return the best plan that the budget lets find."""
        plan = self.first
        rivals = self._try_out(plan)
        climbs = max(1, min(MOST_CLIMBS, self.budget.expected() // CLIMB))
        for climb in range(climbs):
            room = max(FEWEST_RIVALS, self.budget.expected() // PLAYOUTS_EACH // (climbs - climb))
            others = self._rivals(plan, rivals)[:room]
            if not others:
                break
            better = self._halve([plan, *others], (climb + 1) / climbs)
            if better is not plan:
                plan = Plan(better.line)
                plan.line, plan.outcomes = better.line, better.outcomes
                if climb + 1 < climbs:
                    rivals = self._try_out(plan)
        return plan

    def _try_out(self, plan: Plan) -> list[Alternative]:
        """Play a plan in the first world; return what else could be answered on the way."""
        seen = Playout(self, plan, 0, explores=True)
        try:
            outcome = seen.outcome()
        except OutOfTime:
            # The first answer of the plan is settled, and nothing else can be found out.
            plan.line = plan.line or seen.line
            return []
        plan.line = seen.line
        if not plan.outcomes:
            plan.outcomes.append(outcome)
        self.budget.used += 1
        return seen.alternatives

    def _rivals(self, plan: Plan, alternatives: list[Alternative]) -> list[Plan]:
        """Return plans that differ in one answer from another one, the most promising first."""
        ranked: list[tuple[float, int, list[Answer]]] = []
        for other in alternatives:
            width = len(other.values) if other.place == 0 else LATER_WIDTH
            for rank, value in enumerate(other.values[:width]):
                script = [*plan.line[: other.place], (other.kind, other.options, value)]
                if script not in self.tried:
                    ranked.append((rank + DELAY * other.place, len(ranked), script))
        ranked.sort(key=lambda entry: entry[:2])
        return [Plan(script) for _, _, script in ranked]

    def _halve(self, plans: list[Plan], until: float) -> Plan:
        """Return the best of several plans, the first of equals, tried in more and more worlds."""
        self.tried += [plan.script for plan in plans]
        begun = self.budget.share_used()
        rounds = max(1, (len(plans) - 1).bit_length())
        left = plans
        worlds = 0
        for n in range(rounds):
            end = begun + (until - begun) * (n + 1) / rounds
            while len(left) > 1:
                worlds += 1
                if not self._try_all(left, worlds):
                    return best_of(left, max(1, worlds - 1), 1)[0]
                if self.budget.share_used() + len(left) / max(1, self._all()) / 2 > end:
                    break
            left = best_of(left, max(1, worlds), (len(left) + 1) // 2)
        return left[0]

    def _all(self) -> int:
        """Return how many playouts the whole budget allows."""
        return self.budget.used + max(0, self.budget.expected())

    def _try_all(self, plans: list[Plan], worlds: int) -> bool:
        """Try plans in one world more; return False if the time does not suffice."""
        try:
            for plan in plans:
                if len(plan.outcomes) < worlds:
                    if self.budget.share_used() >= 1.0:
                        return False
                    playout = Playout(self, plan, len(plan.outcomes))
                    outcome = playout.outcome()
                    if not plan.outcomes:
                        plan.line = playout.line
                    plan.outcomes.append(outcome)
                    self.budget.used += 1
        except OutOfTime:
            return False
        return True


def best_of(plans: list[Plan], worlds: int, n: int) -> list[Plan]:
    """Return the best plans after the first `worlds` of them, the earlier of equals."""
    return sorted(plans, key=lambda plan: -plan.mean(worlds))[:n]


class Playout:
    """One plan played in one world."""

    def __init__(self, search: Search, plan: Plan, world: int, explores: bool = False) -> None:
        self.search = search
        self.game = search.run.game
        self.seat = search.run.seat
        self.script = plan.script
        self.next = 0
        self.world = world
        self.random = Random(branch(search.seed, world)).random
        self.explores = explores
        self.line: list[Answer] = []
        self.alternatives: list[Alternative] = []
        self.cutoffs = 0

    def end(self) -> State:
        """Play to the stable point, and return the state there."""
        search = self.search
        run = search.run.imagine(branch(search.seed, self.world))
        return play_until(run, search.rollout.cutoffs, search.horizon, self._reply)

    def outcome(self) -> float:
        """Return the seat's chance to win at the stable point."""
        state = self.end()
        if not state.step:
            return outcome_of(self.game, state, self.seat)
        values = self.game.advice.values
        if values is not None and values.model is not None:
            return values.win_probability(state, self.seat)
        return self.search.rollout.win_probabilities(state)[self.seat]

    def _reply(self, state: State, question: Question, given: dict[int, Value], passed: int) -> Any:
        """Reply to a question: own answers by the plan, those of others by the rollout policy."""
        if self.line:
            self.search.budget.check()
        if question.mode == ALL:
            return [
                given[seat] if seat in given else self._answer(state, question, i, passed)
                for i, seat in enumerate(question.seats)
            ]
        if question.mode == ANY:
            i = question.seats.index(self.seat) if self.seat in question.seats else 0
            return question.seats[i], self._answer(state, question, i, passed)
        return self._answer(state, question, 0, passed)

    def _answer(self, state: State, question: Question, i: int, passed: int) -> Value:
        """Return the answer of the i-th asked seat, and note it as a part of the line if it is the own."""
        options = question.options[i]
        if len(options) == 1:
            return options[0]
        policy = self.search.rollout.policy
        if question.seats[i] != self.seat or passed:
            return policy(state, question, i, self.random)
        values = self.game.texts.order(question.values(self.seat))
        value = self._planned(question.kind, values)
        if value is None:
            value = policy(state, question, i, self.random)
        if self.explores:
            others = [other for other in values if other != value]
            memory = self.search.memory
            if memory is None:
                scores = score_options(self.game, state, question, self.seat, others)
            else:
                scores = memory.score_options(state, question, self.seat, others)
            ranked = sorted(range(len(others)), key=lambda n: -scores[n])
            self.alternatives.append(
                Alternative(len(self.line), question.kind, values, [others[n] for n in ranked])
            )
        self.line.append((question.kind, values, value))
        return value

    def _planned(self, kind: str, values: list[Value]) -> Value | None:
        """Return the plan's answer, if it expects such a question here or a little later."""
        for n in range(self.next, min(self.next + SKIPPED, len(self.script))):
            if self.script[n][0] == kind and self.script[n][2] in values:
                self.next = n + 1
                return self.script[n][2]
        return None

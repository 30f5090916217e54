"""Hints: the best option for a seat, the chance to win with it, why, and what else is worth a thought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from weald.ai.bots import bot
from weald.ai.chances import Chances, Estimate
from weald.ai.guard import Guard, GuardedBot
from weald.ai.levels import seconds_of
from weald.ai.plan_search import Answer, PlanSearchBot
from weald.ai.seat_run import SeatRun
from weald.kernel.advice import Reason, Reasons, best_option, score_options
from weald.kernel.chance import branch
from weald.kernel.decisions import Value
from weald.kernel.driver import Run
from weald.kernel.information import redacted
from weald.kernel.messages import Message
from weald.kernel.state import State
from weald.kernel.table import Table

# The best player; it gets this share of the time, the chances the rest.
LEVEL = "strong"
SHARE = 0.5
OTHERS = 3
MOST_REASONS = 3
# Reasons hold in this many imagined worlds.
WORLDS = 3
# Answers until a position can be compared.
LONGEST = 60
# People who ask for a hint wait a little longer than others for an answer.
LEAST_SECONDS = 3.0
# Imagined games for each option, if time does not end them.
GAMES = 200


class Hint:
    """An option with its chance, and the best others; chances are from 0 to 1."""

    __slots__ = ("after", "before", "games", "margin", "option", "others", "reasons")

    def __init__(
        self,
        option: str,
        before: float,
        after: float,
        margin: float,
        games: int,
        reasons: Sequence[Reason],
        others: Sequence[tuple[str, float, bool]],
    ) -> None:
        self.option = option
        self.before = before
        self.after = after
        self.margin = margin
        self.games = games
        self.reasons = reasons
        # Option, chance, and whether it is as good as far as the margin can say.
        self.others = others

    def to_json(self) -> dict[str, Any]:
        return {
            "option": self.option,
            "before": round(self.before, 3),
            "after": round(self.after, 3),
            "margin": round(self.margin, 3),
            "games": self.games,
            "reasons": [reason.to_json() for reason in self.reasons],
            "others": [
                {"option": option, "chance": round(chance, 3), "as_good": as_good}
                for option, chance, as_good in self.others
            ],
        }


def hint(
    table: Table, seat: int, seed: int, seconds: float | None = None, iterations: int | None = None
) -> Hint:
    """Return a hint for a seat that is asked, in `seconds` or with the budget of `iterations`."""
    if seconds is None:
        seconds = hint_seconds(table.options)
    return Advisor(table.run, seat, seed, seconds, iterations).hint()


def hint_seconds(options: Mapping[str, Any]) -> float:
    """Return how long a hint takes at a table with these options."""
    return max(LEAST_SECONDS, seconds_of(LEVEL, options))


class Advisor:
    """The facts about one question that a hint is made of."""

    def __init__(self, run: Run, seat: int, seed: int, seconds: float, iterations: int | None) -> None:
        self.game = run.game
        self.run = SeatRun(run, seat)
        self.question = run.question
        self.seat = seat
        self.seed = seed
        self.seconds = seconds
        self.iterations = iterations
        self.guard = Guard(self.run, seed)

    def hint(self) -> Hint:
        """Return the best option, its chance, its reasons and its rivals."""
        best, plan = self._best()
        values = [best, *self._others(best)]
        chances = Chances(self.run, branch(self.seed, 1), plan)
        now = chances.now()
        games = GAMES if self.iterations is None else self.iterations
        seconds = None if self.iterations is not None else self.seconds * (1 - SHARE)
        # The best player keeps the chance that it has, as far as its plan goes; the quick policy may not.
        asked: list[Value | None] = [*values] if plan else [None, *values]
        judged = chances.estimates(asked, games, seconds, least=1)
        estimates = judged[len(asked) - len(values) :]
        chosen = _foremost(estimates)
        before = chosen if plan else judged[0]
        others = [estimate for estimate in estimates if estimate is not chosen]
        others.sort(key=lambda estimate: -estimate.chance)
        margin = max((chosen.margin(other) for other in others), default=chosen.margin())
        return Hint(
            self._id(chosen),
            before.chance if now is None else now,
            chosen.chance,
            margin,
            chances.games,
            self._reasons(chosen, others[0] if others else None),
            [(self._id(other), other.chance, other.chance >= chosen.chance - margin) for other in others],
        )

    def _id(self, estimate: Estimate) -> str:
        assert self.question is not None
        assert estimate.value is not None
        return self.game.texts.option_id(self.question, estimate.value)

    def _best(self) -> tuple[Value, list[Answer]]:
        """Return the choice of the best player and its plan; of options that suit newcomers, if some do."""
        suited = self._suited()
        if len(suited) < len(self.run.values):
            world = self.run.imagine(self.seed)
            assert world.question is not None
            scores = score_options(self.game, world.state, world.question, self.seat, suited)
            return self.guard.instead_of(suited[scores.index(max(scores))]), []
        player = bot(LEVEL, self.game, self.seed, SHARE * self.seconds, self.iterations)
        best = player.choose(self.run)
        inner = player.player if isinstance(player, GuardedBot) else player
        return best, inner.plan if isinstance(inner, PlanSearchBot) else []

    def _suited(self) -> Sequence[Value]:
        company = self.game.advice.company
        if company is None:
            return self.run.values
        world = self.run.imagine(self.seed)
        assert world.question is not None
        state = redacted(self.game, world.state, self.seat)
        suited = company.easy_options(state, world.question, self.seat, self.run.values)
        return suited or self.run.values

    def _others(self, best: Value) -> list[Value]:
        """Return the best-looking other options that are not sure to lose."""
        world = self.run.imagine(self.seed)
        assert world.question is not None
        values = [value for value in self._suited() if value != best]
        scores = score_options(self.game, world.state, world.question, self.seat, values)
        others: list[Value] = []
        for i in sorted(range(len(values)), key=lambda i: -scores[i]):
            if len(others) == OTHERS:
                break
            if not self.guard.loses(values[i]):
                others.append(values[i])
        return others

    def _reasons(self, chosen: Estimate, other: Estimate | None) -> list[Reason]:
        """Return the weightiest reasons of those that hold in every imagined world.

        Gains that the best other option brings as well come last. If nothing else can be named: what the
        option has over the other one, or what imagined games say about both.
        """
        reasons = self.game.advice.reasons
        assert chosen.value is not None
        named: list[Reason] = []
        if reasons is not None:
            worlds = [self._world(reasons, n, chosen.value, other) for n in range(WORLDS)]
            named = _common([reasons.explain(*world, self.seat) for world in worlds])
            shared = _keys(_common([self._of_other(reasons, world) for world in worlds]))
            own = [reason for reason in named if _key(reason) not in shared]
            if not own:
                further = _common([self._further(reasons, world, chosen.value) for world in worlds])
                named = [reason for reason in further if _key(reason) not in _keys(named)] + named
            else:
                named = own + [reason for reason in named if reason not in own]
            assert self.question is not None
            if not named and reasons.ends_phase(self.question, chosen.value):
                return [Reason("check", Message("hint-nothing-better"), 0.0)]
        return named[:MOST_REASONS] or _by_chance(chosen, other)

    def _world(
        self, reasons: Reasons, number: int, value: Value, other: Estimate | None
    ) -> tuple[State, State, State | None]:
        """Return an imagined world: before an answer, after it, and after the other one."""
        seed = branch(self.seed, 100 + number)
        before = redacted(self.game, self.run.imagine(seed).state, self.seat)
        after = self._settled(reasons, seed, value)
        if other is None or other.value is None:
            return before, after, None
        return before, after, self._settled(reasons, seed, other.value)

    def _of_other(self, reasons: Reasons, world: tuple[State, State, State | None]) -> list[Reason]:
        """Return the reasons for the other option."""
        before, after, rest = world
        return [] if rest is None else reasons.explain(before, rest, after, self.seat)

    def _further(
        self, reasons: Reasons, world: tuple[State, State, State | None], value: Value
    ) -> list[Reason]:
        """Return the reasons for an option itself, and those over the other one."""
        before, after, rest = world
        assert self.question is not None
        further = list(reasons.describe(before, self.question, self.seat, value))
        for reason in [] if rest is None else reasons.compare(after, rest, self.seat):
            reason.compared = True
            further.append(reason)
        return further

    def _settled(self, reasons: Reasons, seed: int, value: Value) -> State:
        """Return a world after an answer, played on until it can be compared."""
        run = self.run.imagine(seed)
        run.record_checkpoints = False
        # With nothing left to choose, the game would go on to later positions.
        run.auto = False
        asked = run.question
        run.answer(self.seat, value)
        for _ in range(LONGEST):
            question = run.question
            if question is None or (question is not asked and reasons.is_settled(question)):
                break
            seat = self.seat if self.seat in run.open_seats else run.open_seats[0]
            run.answer(seat, best_option(self.game, run.state, question, seat))
        return redacted(self.game, run.state, self.seat)


def _foremost(estimates: Sequence[Estimate]) -> Estimate:
    """Return the first estimate, which the best player chose, unless another one is surely better."""
    first = estimates[0]
    better = max(estimates, key=lambda estimate: estimate.chance)
    return better if better.chance - first.chance > better.margin(first) else first


def _common(worlds: Sequence[Sequence[Reason]]) -> list[Reason]:
    """Return the reasons that hold in all worlds, the weightiest first."""
    keyed = [{_key(reason): reason for reason in reasons} for reasons in worlds]
    common = [reason for key, reason in keyed[0].items() if all(key in other for other in keyed)]
    return sorted(common, key=lambda reason: -reason.weight)


def _key(reason: Reason) -> tuple[str, str]:
    return reason.icon, str(reason.message.to_json())


def _keys(reasons: Sequence[Reason]) -> set[tuple[str, str]]:
    return {_key(reason) for reason in reasons}


def _by_chance(chosen: Estimate, other: Estimate | None) -> list[Reason]:
    """Return the results of imagined games for an option, beside the best other one."""
    if other is None:
        return []
    ahead = chosen.chance - other.chance
    if ahead <= chosen.margin(other):
        return [Reason("check", Message("hint-no-difference"), 0.0)]
    more = Message("hint-more-victories", {"n": max(1, round(100 * ahead))})
    return [Reason("hint", more, 0.0, compared=True)]

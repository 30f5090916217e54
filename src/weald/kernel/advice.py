"""Advice: what a game can say about good play. Every part is optional; the bots follow from what is there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, Protocol

from weald.kernel.decisions import Question, Value
from weald.kernel.information import redacted
from weald.kernel.messages import Message
from weald.kernel.values import Model, Values

if TYPE_CHECKING:
    from weald.kernel.game import Game
    from weald.kernel.state import State


# The levels at which an AI may sit at a table, whatever the game brings, from the weakest to the best.
LEVELS = ("easy", "thoughtful", "strong")


class Heuristic(Protocol):
    """Scores of options: for the greedy bot, hints and priors of a search."""

    def score_options(self, s: Any, question: Question, seat: int, values: Sequence[Value], /) -> list[float]:
        """Score each option on a state redacted for `seat`."""


class Evaluator(Protocol):
    """The value of a position: for the planner."""

    def evaluate(self, s: Any, seat: int, /) -> float:
        """Return how good a state redacted for `seat` looks at a stable question."""

    def is_stable(self, question: Question, /) -> bool:
        """Return whether a position can be evaluated at this question."""

    def pass_option(self, question: Question, /) -> Value | None:
        """Return the option that ends the turn, if the question has one."""

    def search_width(self, question: Question, /) -> int:
        """Return how many of the best-looking options to try; 1: take the best one."""


class Rollout(Protocol):
    """A quick policy: for games that a search plays out, in worlds where hidden information is redealt."""

    # Steps after which a rollout may stop and be judged by `win_probabilities`.
    cutoffs: frozenset[str]

    def policy(self, s: Any, question: Question, i: int, random: Callable[[], float], /) -> Value:
        """Return a quick, sensible answer for the i-th asked seat."""

    def win_probabilities(self, s: Any, /) -> Sequence[float]:
        """Estimate how likely each seat is to win, after one of the `cutoffs`; not asked without any."""


class RememberingRollout(Rollout, Protocol):
    """A rollout for the playouts of one search, which come through the same positions again and again."""

    def score_options(self, s: Any, question: Question, seat: int, values: Sequence[Value], /) -> list[float]:
        """Score each option as the heuristic does, in an imagined world."""


class QuickScores(Protocol):
    """A guess of which option looks good that costs next to nothing: for the priors of a tree search."""

    def quick_scores(self, s: Any, question: Question, i: int, /) -> list[float]:
        """Score each option of the i-th asked seat."""

    def face_up(self, s: Any, /) -> tuple[int, ...]:
        """Return the results of chance, by which a tree tells positions after the same answers apart."""


class Chance(Protocol):
    """Random numbers of one sampled future."""

    def random(self) -> float:
        """Return a number from 0 to 1."""

    def shuffle(self, things: list[int], /) -> None:
        """Put a list into random order."""


class Lookahead(Protocol):
    """A search of the game's own: for games whose futures can be sampled without playing them out."""

    def score_options(
        self,
        s: Any,
        question: Question,
        seat: int,
        values: Sequence[Value],
        chance: Callable[[int], Chance],
        seed: int,
        goes_on: Callable[[], bool],
        /,
    ) -> list[float]:
        """Score options by sampled futures on a state redacted for `seat`, while `goes_on` allows it.

        `chance` makes random numbers from a seed; `seed` is that of the whole search.
        """


class RandomRollout:
    """Plays at random to the end of the game: enough for a search in a game that is short."""

    cutoffs: frozenset[str] = frozenset()

    def policy(self, s: Any, question: Question, i: int, random: Callable[[], float]) -> Value:
        options = question.options[i]
        return options[int(random() * len(options))]

    def win_probabilities(self, s: Any) -> Sequence[float]:
        raise NotImplementedError


class Reason:
    """A reason for an option: an icon of the game and a message; those that weigh most are named.

    `compared`: it says what is better than with the best other option.
    """

    __slots__ = ("compared", "icon", "message", "weight")

    def __init__(self, icon: str, message: Message, weight: float, compared: bool = False) -> None:
        self.icon = icon
        self.message = message
        self.weight = weight
        self.compared = compared

    def to_json(self) -> dict[str, Any]:
        return {"icon": self.icon, "message": self.message.to_json(), "compared": self.compared}


class Reasons(Protocol):
    """Reasons for options, in words: for hints."""

    def is_settled(self, question: Question, /) -> bool:
        """Return whether positions can be compared at this question."""

    def ends_phase(self, question: Question, value: Value, /) -> bool:
        """Return whether an option does nothing but end a phase or turn."""

    def explain(self, before: Any, after: Any, other: Any, seat: int, /) -> list[Reason]:
        """Return the gains of an option over the position before it, or over the best other one.

        All three are redacted for `seat`; `other` is None if there is nothing else to choose. Only what is
        certain may be named: neither cards that were drawn on the way nor what rivals did.
        """

    def compare(self, after: Any, other: Any, seat: int, /) -> list[Reason]:
        """Return the gains of an option over the best other one, where `explain` has nothing.

        Both are redacted for `seat`, in the same imagined world.
        """

    def describe(self, s: Any, question: Question, seat: int, value: Value, /) -> list[Reason]:
        """Return the reasons for an option itself, where `explain` has nothing; the state is redacted."""


class Company(Protocol):
    """Words of AI seats to the others at the table, and the tasks that they leave to them."""

    def intention(self, s: Any, question: Question, seat: int, value: Value, /) -> Message | None:
        """Return a seat's intention, in one line; None if it is not worth a word."""

    def fitting_options(
        self, s: Any, question: Question, seat: int, values: Sequence[Value], /
    ) -> Sequence[Value]:
        """Return the options by which an AI seat fits the table, if some fit better than others."""

    def easy_options(
        self, s: Any, question: Question, seat: int, values: Sequence[Value], /
    ) -> Sequence[Value]:
        """Return the options that suit a newcomer, if some suit better than others."""


class Advice:
    """The parts that a game brings; `looks_ahead` says that its heuristic tries options out.

    `horizon` is the number of cutoffs after which a playout is best valued; 0: plans are not searched for.
    `new_rollout` makes a rollout that remembers, for the playouts of one search.
    """

    __slots__ = (
        "company", "evaluator", "heuristic", "horizon", "lookahead", "looks_ahead", "new_rollout",
        "quick_scores", "reasons", "rollout", "values",
    )  # fmt: skip

    def __init__(
        self,
        heuristic: Heuristic | None = None,
        evaluator: Evaluator | None = None,
        rollout: Rollout | None = None,
        looks_ahead: bool = False,
        values: Values | None = None,
        horizon: int = 0,
        reasons: Reasons | None = None,
        company: Company | None = None,
        lookahead: Lookahead | None = None,
        quick_scores: QuickScores | None = None,
        new_rollout: Callable[[], RememberingRollout] | None = None,
    ) -> None:
        self.heuristic = heuristic
        self.evaluator = evaluator
        self.rollout = rollout
        self.looks_ahead = looks_ahead
        self.values = values
        self.horizon = horizon
        self.reasons = reasons
        self.company = company
        self.lookahead = lookahead
        self.quick_scores = quick_scores
        self.new_rollout = new_rollout

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that can play the game, the best one last."""
        names = ["random"]
        if self.heuristic is not None:
            names.append("heuristic" if self.looks_ahead else "greedy")
        if self.evaluator is not None:
            names.append("planner")
        if self.rollout is not None and not self.horizon:
            names.append("search")
        return tuple(names)


def score_options(
    game: Game, s: State, question: Question, seat: int, values: Sequence[Value]
) -> list[float]:
    """Score options by the game's heuristic on a redacted state; all alike without one."""
    heuristic = game.advice.heuristic
    if heuristic is None:
        return [0.0] * len(values)
    return heuristic.score_options(redacted(game, s, seat), question, seat, values)


def evaluator_of(game: Game) -> Evaluator:
    """Return the evaluator of a game that has one."""
    evaluator = game.advice.evaluator
    assert evaluator is not None
    return evaluator


def evaluate(game: Game, s: State, seat: int) -> float:
    """Evaluate a position for `seat` on a redacted state."""
    return evaluator_of(game).evaluate(redacted(game, s, seat), seat)


def best_option(game: Game, s: State, question: Question, seat: int) -> Value:
    """Return the option with the highest score; the first of equals, in reading order."""
    values = game.texts.order(question.values(seat))
    scores = score_options(game, s, question, seat, values)
    return values[scores.index(max(scores))]


def with_model(game: Game, model: Model | None) -> Game:
    """Return a game whose values come from another model: players made with it think with that one."""
    advice = game.advice
    assert advice.values is not None
    other = copy(game)
    # Part by part: a compiled object cannot be copied as a whole.
    other.advice = Advice(
        advice.heuristic,
        advice.evaluator,
        advice.rollout,
        advice.looks_ahead,
        advice.values.using(model),
        advice.horizon,
        advice.reasons,
        advice.company,
        advice.lookahead,
        advice.quick_scores,
        advice.new_rollout,
    )
    return other


def outcome_of(game: Game, s: State, seat: int) -> float:
    """Return the worth of a finished game for a seat: its share of the victory, or the game's own."""
    values = game.advice.values
    if values is not None and values.outcome is not None:
        return values.outcome(s, seat)
    winners = game.result(s).winners
    if seat not in winners:
        return 0.0
    return 1.0 if game.cooperative else 1.0 / len(winners)

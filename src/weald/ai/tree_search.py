"""Information-set Monte Carlo tree search: many imagined games, and one tree over their answers.

Every imagined game deals again what the seat cannot see. It follows the tree through the answers that are
possible in it, by upper confidence bounds with priors from the heuristic; adds one node; is played on by the
rollout policy until a cutoff or the end; and its outcome is backed up along the path.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf, sqrt
from random import Random

from weald.ai.seat_run import SeatRun
from weald.ai.timer import Timer
from weald.kernel.advice import RandomRollout, Rollout, score_options
from weald.kernel.chance import branch
from weald.kernel.decisions import ONE, Value
from weald.kernel.driver import Run, play_on
from weald.kernel.game import Game
from weald.kernel.values import LIMIT

SECONDS = 1.0
# The share of the budget for an answer in the middle of a step: most of the search was done before.
FOLLOWING = 0.5
# Discount of later results, so that a victory is not put off.
DISCOUNT = 0.995
EVEN = 0.5
# The weight of exploration against exploitation: outcomes of rollouts scatter, learned values hardly do.
EXPLORATION = 1.0
VALUE_EXPLORATION = 0.4
# The share of the prior that is spread evenly over all answers.
UNIFORM_SHARE = 0.1


class Node:
    """An answer: who gave it, its prior, how often it was possible and tried, and the sum of outcomes.

    `options` are those of the last visit, `open` the children that they lead to: often the next visit has
    the same ones. A node without children shares the dictionary of all such nodes. `face_up` is what chance
    turned up after the answer first: its children are answers to that; `outcomes` has a node for each other
    outcome, if the search tells them apart.
    """

    __slots__ = (
        "children", "face_up", "offered", "open", "options", "outcomes", "prior", "seat", "total", "visits",
    )  # fmt: skip

    def __init__(self, seat: int, prior: float = 1.0) -> None:
        self.seat = seat
        self.prior = prior
        self.children: dict[Value, Node] = _NO_CHILDREN
        self.options: Sequence[Value] = ()
        self.open: list[Node] = _NOTHING_OPEN
        self.offered = 0
        self.visits = 0
        self.total = 0.0
        self.face_up: tuple[int, ...] = ()
        self.outcomes: dict[tuple[int, ...], Node] = _NO_OUTCOMES


_NO_CHILDREN: dict[Value, Node] = {}
_NO_OUTCOMES: dict[tuple[int, ...], Node] = {}
_NOTHING_OPEN: list[Node] = []


class TreeSearchBot:
    """Searches for `seconds` before each answer, or for a number of iterations: then always the same."""

    def __init__(
        self, game: Game, seed: int, seconds: float = SECONDS, iterations: int | None = None
    ) -> None:
        self.game = game
        self.rollout: Rollout = game.advice.rollout or RandomRollout()
        self.seed = seed
        self.seconds = seconds
        self.iterations = iterations
        self.exploration = EXPLORATION
        self.searches = 0
        self.random = Random(seed).random

    def choose(self, run: SeatRun) -> Value:
        values = run.values
        if len(values) == 1:
            return values[0]
        tried = self.tree(run).children
        visits = [tried[value].visits if value in tried else 0 for value in values]
        return values[visits.index(max(visits))]

    def tree(self, run: SeatRun) -> Node:
        """Grow a tree of answers from the open question on."""
        return self.grow(run, Node(run.seat))

    def grow(self, run: SeatRun, root: Node) -> Node:
        """Grow a tree as long as the budget lasts."""
        seed = branch(self.seed, self.searches)
        self.searches += 1
        self.random = Random(seed).random
        share = FOLLOWING if run.in_step else 1.0
        timer = Timer(share * self.seconds)
        most = None if self.iterations is None else max(1, int(share * self.iterations))
        n = 0
        while n == 0 or (n < most if most is not None else not timer.is_over()):
            imagined = run.imagine(0 if self.game.deterministic else branch(seed, n))
            imagined.record_checkpoints = False
            self._iterate(imagined, root)
            n += 1
        return root

    def _iterate(self, run: Run, root: Node) -> None:
        """Play one imagined game: select, expand, roll out, back up."""
        node = root
        path = [root]
        question = run.question
        while question is not None and (node is root or node.visits):
            seat = root.seat
            if node is not root:
                seat = question.seats[0] if question.mode == ONE else run.open_seats[0]
            value = self._pick(run, node, seat)
            node = node.children[value]
            path.append(node)
            run.answer_lightly(seat, value)
            question = run.question
        outcome = self._outcome(run)
        # A power has no type of its own; without this one the compiler would box all that follows from it.
        weight: float = DISCOUNT ** float(len(path))
        for node in path:
            node.visits += 1
            node.total += weight * outcome[node.seat] + (1 - weight) * EVEN

    def _pick(self, run: Run, node: Node, seat: int) -> Value:
        """Return the answer with the highest upper bound of those that are possible here."""
        question = run.question
        assert question is not None
        options = question.options[0 if question.mode == ONE else question.seats.index(seat)]
        if options != node.options:
            self._open(run, node, seat, options)
        offered = node.open
        tried, total = 0, 0.0
        for child in offered:
            child.offered += 1
            tried += child.visits
            total += child.total
        usual = total / tried if tried else EVEN
        best, highest = 0, -inf
        exploration = self.exploration
        for i, child in enumerate(offered):
            bound = _bound(child, usual, exploration)
            if bound > highest:
                best, highest = i, bound
        return options[best]

    def _open(self, run: Run, node: Node, seat: int, options: Sequence[Value]) -> None:
        """Note the children for these options; those that are missing get their priors."""
        children = node.children if node.children else {}
        if [value for value in options if value not in children]:
            priors = _priors(self._scores(run, node, seat))
            for i, value in enumerate(options):
                if value not in children:
                    children[value] = Node(seat, priors[i])
        node.children = children
        node.open = [children[value] for value in options]
        # The list may be one of the state's own, which changes with it.
        node.options = options[:]

    def _scores(self, run: Run, node: Node, seat: int) -> Sequence[float]:
        """Score the options of a seat, for the priors of a node's children."""
        question = run.question
        assert question is not None
        options = question.options[question.seats.index(seat)]
        return score_options(self.game, run.state, question, seat, options)

    def _outcome(self, run: Run) -> Sequence[float]:
        """Return every seat's share of the victory, or its win probability at a cutoff."""
        state = play_on(run, self.rollout, self.random)
        if state.step:
            return self.rollout.win_probabilities(state)
        return self.game.shares(state)


class ValueTreeSearchBot(TreeSearchBot):
    """The same search with learned values instead of rollouts, and positions told apart by what turned up.

    An imagined game leaves the tree at the first new position, is played on to the next question at which
    learned values judge, and judged there. For two seats.
    """

    def __init__(
        self, game: Game, seed: int, seconds: float = SECONDS, iterations: int | None = None
    ) -> None:
        super().__init__(game, seed, seconds, iterations)
        self.exploration = VALUE_EXPLORATION
        self.values = game.advice.values
        self.quick = game.advice.quick_scores
        self.kept: Node | None = None
        self.judge = None if self.values is None else self.values.judge()

    def choose(self, run: SeatRun) -> Value:
        value = super().choose(run)
        self.kept = None if self.kept is None else self.kept.children.get(value)
        return value

    def tree(self, run: SeatRun) -> Node:
        """Grow the tree on from the last own answer, if this question follows it in the same step."""
        kept = self.kept if run.in_step else None
        if kept is not None and self.quick is not None:
            face_up = self.quick.face_up(run.imagine(self.seed).state)
            kept = kept if kept.face_up == face_up else kept.outcomes.get(face_up)
        if kept is None or any(value not in kept.children for value in run.values):
            kept = Node(run.seat)
        self.kept = kept
        # Statistics of the kept node are those of its answer; as a root it counts for this seat again.
        kept.seat = run.seat
        return self.grow(run, kept)

    def _iterate(self, run: Run, root: Node) -> None:
        """Play one imagined game: select, expand, judge, back up."""
        values, quick, judge = self.values, self.quick, self.judge
        if values is None or quick is None or judge is None:
            super()._iterate(run, root)
            return
        node = root
        path = [root]
        question = run.question
        state = run.state
        while question is not None and (node is root or node.visits):
            seat = root.seat if node is root else question.seats[0]
            value = self._pick(run, node, seat)
            node = node.children[value]
            path.append(node)
            run.answer_lightly(seat, value)
            question = run.question
            # The card decides which answer is good next: positions after it do not share answers.
            face_up = quick.face_up(state)
            if not node.visits:
                node.face_up = face_up
            elif face_up != node.face_up:
                if not node.outcomes:
                    node.outcomes = {}
                after = node.outcomes.get(face_up)
                if after is None:
                    after = node.outcomes[face_up] = Node(seat)
                node = after
                path.append(node)
        while question is not None and question.kind not in values.kinds:
            run.answer_lightly(question.seats[0], self.rollout.policy(state, question, 0, self.random))
            question = run.question
        if question is None:
            first = self.game.shares(state)[0]
        else:
            first = 1 / (1 + exp(-max(-LIMIT, min(LIMIT, judge.log_odds(state)))))
        weight: float = DISCOUNT ** float(len(path))
        first = weight * first + (1 - weight) * EVEN
        for node in path:
            node.visits += 1
            node.total += 1 - first if node.seat else first

    def _scores(self, run: Run, node: Node, seat: int) -> Sequence[float]:
        question = run.question
        assert question is not None
        i = question.seats.index(seat)
        if self.quick is None or node is self.kept:
            return score_options(self.game, run.state, question, seat, question.options[i])
        return self.quick.quick_scores(run.state, question, i)


def _bound(node: Node, usual: float, exploration: float) -> float:
    """Return the upper confidence bound of a node; `usual` is the value of one that was never tried."""
    mean = node.total / node.visits if node.visits else usual
    return mean + exploration * node.prior * sqrt(float(node.offered)) / (1 + node.visits)


def _priors(scores: Sequence[float]) -> list[float]:
    """Return priors from the heuristic's scores: a softmax, mixed with an even share for all."""
    most = max(scores)
    scale = (most - sum(scores) / len(scores)) / 2
    if scale <= 0:
        return [1 / len(scores)] * len(scores)
    weights = [exp((score - most) / scale) for score in scores]
    whole = sum(weights)
    return [UNIFORM_SHARE / len(scores) + (1 - UNIFORM_SHARE) * weight / whole for weight in weights]

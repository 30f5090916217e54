"""Information-set Monte Carlo tree search: many imagined games, and one tree over what can be answered.

Every imagined game deals anew what the seat cannot see. It follows the tree through the answers that are
possible in it, those that did well or were tried seldom first; adds one answer to the tree; and is played on
with the game's quick answers until it is over or its chances can be told. What comes of it is noted.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from time import perf_counter

from weald.ai.seat_run import SeatRun
from weald.kernel.advice import RandomRollout, Rollout, score_options
from weald.kernel.chance import branch
from weald.kernel.decisions import Value
from weald.kernel.driver import Run, play_on
from weald.kernel.game import Game

SECONDS = 1.0
# The part of the budget for an answer in the middle of a step: most of the thinking was done before.
FOLLOWING = 0.5
# What is further away counts a little less, so that a victory is not put off.
SOONER = 0.995
EVEN = 0.5
# How much a seldom tried answer is preferred to a good one.
CURIOSITY = 1.0
# What every answer has of the trust, however little the game's estimate thinks of it.
OPEN_MIND = 0.1


class Node:
    """An answer that led here: who gave it, how often it was possible and tried, and what came of it."""

    __slots__ = ("children", "offered", "seat", "total", "trust", "visits")

    def __init__(self, seat: int, trust: float = 1.0) -> None:
        self.seat = seat
        self.trust = trust
        self.children: dict[Value, Node] = {}
        self.offered = 0
        self.visits = 0
        self.total = 0.0


class SearchBot:
    """Thinks for so many seconds about an answer; with a number of iterations instead, always the same."""

    def __init__(
        self, game: Game, seed: int, seconds: float = SECONDS, iterations: int | None = None
    ) -> None:
        self.game = game
        self.rollout: Rollout = game.advice.rollout or RandomRollout()
        self.seed = seed
        self.seconds = seconds
        self.iterations = iterations
        self.thoughts = 0
        self.random = Random(seed).random

    def choose(self, run: SeatRun) -> Value:
        values = run.values
        if len(values) == 1:
            return values[0]
        tried = self.tree(run).children
        visits = [tried[value].visits if value in tried else 0 for value in values]
        return values[visits.index(max(visits))]

    def tree(self, run: SeatRun) -> Node:
        """Grow the tree of answers from the open question on, as long as the budget lasts."""
        seed = branch(self.seed, self.thoughts)
        self.thoughts += 1
        self.random = Random(seed).random
        root = Node(run.seat)
        share = FOLLOWING if run.in_step else 1.0
        deadline = perf_counter() + share * self.seconds
        most = None if self.iterations is None else max(1, int(share * self.iterations))
        n = 0
        while n == 0 or (n < most if most is not None else perf_counter() < deadline):
            imagined = run.imagine(branch(seed, n))
            imagined.record_checkpoints = False
            self._iterate(imagined, root)
            n += 1
        return root

    def _iterate(self, run: Run, root: Node) -> None:
        """One imagined game: down the tree, one answer beyond it, on to an end, and back."""
        node = root
        path = [root]
        while run.question is not None and (node is root or node.visits):
            seat = root.seat if node is root else run.open_seats[0]
            value = self._pick(run, node, seat)
            node = node.children[value]
            path.append(node)
            run.answer(seat, value)
        chances = self._outcome(run)
        weight = SOONER ** len(path)
        for node in path:
            node.visits += 1
            node.total += weight * chances[node.seat] + (1 - weight) * EVEN

    def _pick(self, run: Run, node: Node, seat: int) -> Value:
        """The most promising answer of those that are possible here."""
        question = run.question
        assert question is not None
        options = question.options[question.seats.index(seat)]
        children = node.children
        if any(value not in children for value in options):
            trusts = _trusts(score_options(self.game, run.state, question, seat, options))
            for value, trust in zip(options, trusts, strict=True):
                if value not in children:
                    children[value] = Node(seat, trust)
        tried, total = 0, 0.0
        for value in options:
            child = children[value]
            child.offered += 1
            tried += child.visits
            total += child.total
        usual = total / tried if tried else EVEN
        return max(options, key=lambda value: _bound(children[value], usual))

    def _outcome(self, run: Run) -> Sequence[float]:
        """Everybody's share of the victory, or their chances where the game was left."""
        state = play_on(run, self.rollout, self.random)
        if state.step:
            return self.rollout.win_probabilities(state)
        result = self.game.result(state)
        share = 1.0 / max(1, len(result.winners))
        return [share if seat in result.winners else 0.0 for seat in range(len(result.scores))]


def _bound(node: Node, usual: float) -> float:
    """How good an answer may still turn out to be; `usual`: what to expect of one that was never tried."""
    mean = node.total / node.visits if node.visits else usual
    return mean + CURIOSITY * node.trust * sqrt(node.offered) / (1 + node.visits)


def _trusts(scores: Sequence[float]) -> list[float]:
    """How the trust is shared out before anything is tried: most for what the game's estimate likes best."""
    most = max(scores)
    scale = (most - sum(scores) / len(scores)) / 2
    if scale <= 0:
        return [1 / len(scores)] * len(scores)
    likings = [exp((worth - most) / scale) for worth in scores]
    whole = sum(likings)
    return [OPEN_MIND / len(scores) + (1 - OPEN_MIND) * liking / whole for liking in likings]

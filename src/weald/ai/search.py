"""Information-set Monte Carlo tree search: many imagined games, and one tree over what can be answered.

Every imagined game deals anew what the seat cannot see. It follows the tree through the answers that are
possible in it, those that did well or were tried seldom first; adds one answer to the tree; and is played on
with the game's quick answers until it is over or its chances can be told. What comes of it is noted.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from time import perf_counter

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
CURIOSITY = 0.7


class Node:
    """An answer that led here: who gave it, how often it was possible and tried, and what came of it."""

    __slots__ = ("children", "offered", "seat", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
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
        self.seed = seed
        self.seconds = seconds
        self.iterations = iterations
        self.thoughts = 0
        self.random = Random(seed).random

    def choose(self, run: Run, seat: int) -> Value:
        assert run.ask is not None
        values = self.game.ordered(run.ask.values(seat))
        if len(values) == 1:
            return values[0]
        tried = self.tree(run, seat).children
        visits = [tried[value].visits if value in tried else 0 for value in values]
        return values[visits.index(max(visits))]

    def tree(self, run: Run, seat: int) -> Node:
        """The tree of answers from the open question on, grown as long as the budget lasts."""
        seed = branch(self.seed, self.thoughts)
        self.thoughts += 1
        self.random = Random(seed).random
        root = Node(seat)
        share = FOLLOWING if run.since else 1.0
        deadline = perf_counter() + share * self.seconds
        most = None if self.iterations is None else max(1, int(share * self.iterations))
        n = 0
        while n == 0 or (n < most if most is not None else perf_counter() < deadline):
            imagined = run.imagined(seat, branch(seed, n))
            imagined.keep = False
            self._iterate(imagined, root)
            n += 1
        return root

    def _iterate(self, run: Run, root: Node) -> None:
        """One imagined game: down the tree, one answer beyond it, on to an end, and back."""
        node = root
        path = [root]
        new = False
        while not new and run.ask is not None:
            seat = root.seat if node is root else run.open_seats[0]
            value, new = self._pick(node, run.ask.options[run.ask.seats.index(seat)], seat)
            node = node.children[value]
            path.append(node)
            run.answer(seat, value)
        chances = self._outcome(run)
        weight = SOONER ** len(path)
        for node in path:
            node.visits += 1
            node.total += weight * chances[node.seat] + (1 - weight) * EVEN

    def _pick(self, node: Node, options: Sequence[Value], seat: int) -> tuple[Value, bool]:
        """An answer never tried here if there is one, otherwise the most promising; and whether it is new."""
        children = node.children
        fresh = [value for value in options if value not in children]
        if fresh:
            picked = fresh[int(self.random() * len(fresh))]
            children[picked] = Node(seat)
        else:
            picked = max(options, key=lambda value: _bound(children[value]))
        for value in options:
            if value in children:
                children[value].offered += 1
        return picked, bool(fresh)

    def _outcome(self, run: Run) -> Sequence[float]:
        """Everybody's share of the victory, or their chances where the game was left."""
        state = play_on(run, self.random)
        if state.step:
            return self.game.chances(state)
        result = self.game.result(state)
        share = 1.0 / max(1, len(result.winners))
        return [share if seat in result.winners else 0.0 for seat in range(len(result.scores))]


def _bound(node: Node) -> float:
    """How good an answer may still turn out to be."""
    return node.total / node.visits + CURIOSITY * sqrt(log(node.offered + 1) / node.visits)

"""Training of what a grid of Ecosystem grows into: backwards from full grids, on grids of played games.

`weald lab growth` plays games of the greedy bot with some random answers, and keeps every grid before a card
with the hands that were there. A full grid is worth its score. Of a grid with one cell left, each hand makes
the most; the mean over the hands is fitted on the features of the grid. That gives the values of grids with
two cells left, and so on to the first card; the weights change little from one card to the next. Then players
with the new weights meet those with the weights of before, and the file says what they gained.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from functools import cache, partial
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

import weald
from weald.games import find
from weald.games.ecosystem.ai import heuristic
from weald.games.ecosystem.ai.evaluation import GridEvaluator
from weald.games.ecosystem.ai.growth import (
    HAND_MADE,
    NAMES,
    PATH,
    VERSION,
    GrowthEvaluator,
    Weights,
    features,
    weights_in,
)
from weald.games.ecosystem.cards import GRID_CARDS, RABBIT
from weald.games.ecosystem.field import BIT, GROWN, cells_of, free_cells
from weald.games.ecosystem.result import rival_sizes
from weald.games.ecosystem.scoring import Masks
from weald.games.ecosystem.state import Forest, swap
from weald.kernel.advice import outcome_of
from weald.kernel.decisions import ALL, Question, Value
from weald.kernel.driver import drive, follow
from weald.lab.intervals import mean_interval
from weald.lab.study import Log, play_missing
from weald.lab.train import DIGITS, HELD_OUT, MATCH_SEEDS, Numbers, TestSeeds, check_seeds
from weald.lab.workers import Workers, add_arguments, workers_at

# How many seats the games have that are learned from, in turn.
SEATS = (3, 4, 3, 2, 3, 1, 3, 5, 3, 6)
# Seats of a match.
MATCH_SEATS = 3
# The share of random answers, so that grids are seen that a good player would avoid.
RANDOM_SHARE = 0.2
# Swaps that are tried for a rabbit.
SWAPS = 60
# Grids that a worker gets at a time.
CHUNK = 250


class Grid(NamedTuple):
    """A grid before a card: its rivals, the hands it may grow from, and its rivals after that card.

    Of rivals, the longest streams and the packs count.
    """

    masks: list[int]
    box: int
    rivals: list[list[int]]
    hands: list[list[int]]
    later: list[list[int]]

    @property
    def left(self) -> int:
        """The number of cards that are still to come."""
        return GRID_CARDS - self.masks[0].bit_count()


def play_one(kind: str, digest: str, number: int, seed: int) -> list[Any]:
    """Play a game to learn from: its key, and the grids of all seats before each card."""
    game = find("ecosystem")
    state = game.start(SEATS[number % len(SEATS)], game.resolve_options({}), seed + number)
    assert isinstance(state, Forest)
    recorder = Recorder(state, Random(seed + number))
    drive(follow(game, state), recorder.reply)
    recorder.close()
    return [kind, digest, number, recorder.grids]


class Recorder:
    """Plays all seats like the greedy bot, with some random answers, and notes the grids."""

    def __init__(self, s: Forest, random: Random) -> None:
        self.s = s
        self.random = random.random
        self.grids: list[list[Any]] = []
        self.waiting: list[list[Any]] = []

    def reply(self, question: Question) -> Any:
        """Return the answers of all asked seats."""
        if question.kind == "pick":
            self.close()
            s = self.s
            hands = [sorted(set(hand)) for hand in s.hands]
            self.waiting = [
                [masks[:], s.boxes[seat], rival_sizes(s, seat), hands] for seat, masks in enumerate(s.masks)
            ]
        answers = [self._answer(question, seat) for seat in question.seats]
        return answers if question.mode == ALL else answers[0]

    def close(self) -> None:
        """Note the grids of before the last card, with the rivals after it."""
        self.grids += [[*grid, rival_sizes(self.s, seat)] for seat, grid in enumerate(self.waiting)]
        self.waiting = []

    def _answer(self, question: Question, seat: int) -> Value:
        values = question.values(seat)
        if self.random() < RANDOM_SHARE:
            return values[int(self.random() * len(values))]
        return _best(GridEvaluator(self.s, seat), self.s, question, seat)


def _best(evaluator: GridEvaluator, s: Forest, question: Question, seat: int) -> Value:
    """Return the option that an evaluator prefers."""
    values = sorted(question.values(seat))
    scores = heuristic.scores_by(evaluator, s, question, seat, values)
    return values[scores.index(max(scores))]


class Successors:
    """What the cards of the hands make of a grid: chosen by the mean of both evaluations, as in play."""

    def __init__(self, s: Forest, grid: Grid, weights: Sequence[float]) -> None:
        self.grid = grid
        self.masks = grid.masks
        self.evaluator = GridEvaluator(s, 0)
        self.evaluator.streams, self.evaluator.wolves = grid.later
        self.weights = weights

    def mean_of_best(self, random: Random) -> float:
        """Return the learned value of the best card of a hand on its best cell, the mean over the hands."""
        best = {
            kind: self._best(kind, random)
            for kind in sorted({kind for hand in self.grid.hands for kind in hand})
        }
        chosen = [max(best[kind] for kind in hand)[1] for hand in self.grid.hands if hand]
        return sum(chosen) / len(chosen)

    def _best(self, kind: int, random: Random) -> tuple[float, float]:
        """Return the mean of both evaluations with a card on its best cell, and the learned one alone."""
        box = self.grid.box
        most, there = (float("-inf"), 0.0), -1
        for cell in cells_of(free_cells(self.masks[0], box)):
            masks = self.masks[:]
            masks[kind] |= BIT[cell]
            masks[0] |= BIT[cell]
            most, there = max((most, there), (self._both(masks, GROWN[box][cell]), cell))
        if kind == RABBIT:
            masks = self.masks[:]
            masks[kind] |= BIT[there]
            masks[0] |= BIT[there]
            pairs = list(combinations(cells_of(masks[0]), 2))
            for one, other in random.sample(pairs, min(SWAPS, len(pairs))):
                hopped = masks[:]
                swap(hopped, one, other)
                most = max(most, self._both(hopped, GROWN[box][there]))
        return most

    def _both(self, masks: Masks, box: int) -> tuple[float, float]:
        hand_made = self.evaluator.value(masks, box)
        if masks[0].bit_count() == GRID_CARDS:
            return hand_made, hand_made
        learned = 0.0
        for weight, number in zip(self.weights, features(masks, box, *self.grid.later), strict=True):
            learned += weight * number
        return HAND_MADE * hand_made + (1 - HAND_MADE) * learned, learned


@cache
def _any_state() -> Forest:
    """Return a state whose options are those of all games that are learned from."""
    game = find("ecosystem")
    state = game.start(MATCH_SEATS, game.resolve_options({}), 0)
    assert isinstance(state, Forest)
    return state


def grow_some(
    weights: Sequence[float], seed: int, chunk: int, grids: Sequence[Sequence[Any]]
) -> tuple[int, list[list[float]], list[float]]:
    """Return the features of some grids, and what they grow into with one card more, after their number."""
    random = Random(seed + chunk)
    rows, targets = [], []
    for plain in grids:
        grid = Grid(*plain)
        rows.append([float(number) for number in features(grid.masks, grid.box, *grid.rivals)])
        targets.append(Successors(_any_state(), grid, weights).mean_of_best(random))
    return chunk, rows, targets


def fit_ridge(x: Numbers, y: Numbers, ridge: float, prior: Sequence[float]) -> list[float]:
    """Return the weights of a linear regression, drawn towards those for one card less by a ridge.

    The ridge counts for features at their scale. The first feature is the constant, on which it has no hold;
    others that never change keep their weight.
    """
    rest = y - x @ np.array(prior)
    means, spread = x.mean(axis=0), x.std(axis=0)
    scales = np.where(spread > 1e-9, spread, 1.0)
    scaled = (x - means) / scales
    middle = float(rest.mean())
    gram = scaled.T @ scaled + ridge * np.eye(x.shape[1])
    change = np.linalg.solve(gram, scaled.T @ (rest - middle)) / scales
    change[0] = middle - float(means @ change)
    return [float(f"{weight:.{DIGITS}g}") for weight in np.array(prior) + change]


class Growth:
    """The training, from games to weights; what the log holds is not done again."""

    def __init__(self, games: int, grids: int, ridge: float, seed: int, workers: Workers, log: Log) -> None:
        check_seeds(seed, games)
        self.games = games
        self.grids = grids
        self.ridge = ridge
        self.seed = seed
        self.workers = workers
        self.log = log
        self.errors: list[float] = []

    def learn(self) -> Weights:
        """Play the games and return the weights by the number of cards to come."""
        digest = _digest(self.games, self.grids, self.ridge, self.seed)
        done = {line[2]: line for line in self.log.read() if line[:2] == ["level", digest]}
        by_left = self._played()
        weights: list[list[float]] = [[0.0] * len(NAMES)]
        for left in range(1, GRID_CARDS):
            if left not in done:
                row, error = self._fit(by_left[left], weights[-1])
                done[left] = ["level", digest, left, row, error]
                self.log.add(done[left])
            weights.append(done[left][3])
            self.errors.append(done[left][4])
            sys.stderr.write(f"\r{left} cards to come: error {self.errors[-1]}\n")
        return weights

    def _played(self) -> list[list[Any]]:
        """Return grids by the number of cards to come, at most `grids` of each."""
        by_left: list[list[Any]] = [[] for _ in range(GRID_CARDS + 1)]
        for _, _, _, grids in self._play(play_one, "game", _digest(), self.games, self.seed):
            for grid in grids:
                by_left[Grid(*grid).left].append(grid)
        random = Random(self.seed)
        return [random.sample(grids, min(self.grids, len(grids))) for grids in by_left]

    def _play(self, play: Any, kind: str, digest: str, games: int, seed: int) -> list[Any]:
        self.log.total += games
        keys = [(kind, digest, number) for number in range(games)]
        done = [line for line in self.log.read() if line[:2] == [kind, digest]]
        self.log.tick(sum(line[2] < games for line in done))
        return play_missing(play, keys, seed, self.workers, done, self.log.add)

    def _fit(self, grids: Sequence[Any], weights: Sequence[float]) -> tuple[list[float], float]:
        """Return the weights for some grids by those for one card more, and the error on held-out grids."""
        tasks = [(n, grids[n : n + CHUNK]) for n in range(0, len(grids), CHUNK)]
        done = sorted(
            self.workers.run(partial(grow_some, weights, self.seed), tasks), key=lambda part: part[0]
        )
        x = np.array([row for _, rows, _ in done for row in rows])
        y = np.array([target for _, _, targets in done for target in targets])
        held = np.arange(len(x)) % HELD_OUT == 0
        row = fit_ridge(x[~held], y[~held], self.ridge, weights)
        return row, round(float(np.sqrt(np.mean((x[held] @ np.array(row) - y[held]) ** 2))), 3)

    def match(self, old: Weights, new: Weights, matches: int) -> dict[str, dict[str, float]]:
        """Return what players gain with the new weights over the old ones: victories and points."""
        play = partial(match_one, old, new)
        played = self._play(play, "match", _digest(old, new), matches, MATCH_SEEDS + self.seed)
        gains = {}
        for name, place in (("victories", 3), ("points", 4)):
            gain = mean_interval([game[place] for game in played])
            assert gain is not None
            gains[name] = gain
        return gains


def _digest(*parts: Any) -> str:
    """Return what tells lines of a log apart that other features or arguments would make different."""
    text = json.dumps([VERSION, NAMES, SEATS, RANDOM_SHARE, HAND_MADE, *parts])
    return sha256(text.encode()).hexdigest()[:16]


def match_one(old: Weights, new: Weights, kind: str, digest: str, number: int, seed: int) -> list[Any]:
    """Play a deal twice, a seat with either weights and its rivals with the old ones: its key and gains."""
    game = find("ecosystem")
    place = number % MATCH_SEATS
    victories, points = [], []
    for weights in (new, old):
        state = game.start(MATCH_SEATS, game.resolve_options({}), seed + number)
        assert isinstance(state, Forest)
        team = Team(state, [weights if seat == place else old for seat in range(MATCH_SEATS)])
        drive(follow(game, state), team.reply)
        victories.append(outcome_of(game, state, place))
        points.append(game.result(state).scores[place]["total"])
    return [kind, digest, number, victories[0] - victories[1], points[0] - points[1]]


class Team:
    """Players who take what looks best by their weights, without any search."""

    def __init__(self, s: Forest, weights: Sequence[Weights]) -> None:
        self.s = s
        self.weights = weights

    def reply(self, question: Question) -> list[Value]:
        """Return the answers of all asked seats."""
        s = self.s
        return [
            _best(GrowthEvaluator(s, seat, self.weights[seat]), s, question, seat) for seat in question.seats
        ]


def text_of(weights: Weights, provenance: dict[str, Any]) -> str:
    """Return the file of the weights: JSON with a line for each number of cards to come."""
    rows = ",\n".join(f"  {json.dumps(row)}" for row in weights)
    return (
        f'{{\n "version": {VERSION},\n "names": {json.dumps(NAMES)},\n "weights": [\n{rows}\n ],\n'
        f' "provenance": {json.dumps(provenance)}\n}}\n'
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Learn what grids grow into, and write it if players with it do not fall behind."""
    reader = argparse.ArgumentParser(prog="weald lab growth")
    reader.add_argument("--games", type=int, default=900)
    # Grids for each number of cards to come.
    reader.add_argument("--grids", type=int, default=2800)
    reader.add_argument("--ridge", type=float, default=100.0)
    reader.add_argument("--matches", type=int, default=60)
    reader.add_argument("--seed", type=int, default=0)
    add_arguments(reader)
    reader.add_argument("--out", type=Path, default=PATH)
    # Finished games and weights, so that an interrupted training can be resumed.
    reader.add_argument("--log", type=Path)
    # The weights to meet in the match.
    reader.add_argument("--against", type=Path, default=PATH)
    args = reader.parse_args(argv)
    try:
        workers = workers_at(args.on, args.jobs)
        training = Growth(
            args.games, args.grids, args.ridge, args.seed, workers, Log(args.log, GRID_CARDS - 1)
        )
    except TestSeeds as error:
        reader.error(str(error))
    weights = training.learn()
    old = weights_in(json.loads(args.against.read_text("utf-8")))
    gain = training.match(old, weights, args.matches)
    provenance = {
        "weald": weald.__version__,
        "seed": args.seed,
        "games": args.games,
        "seats": SEATS,
        "learned_from": ["greedy", 0],
        "random_share": RANDOM_SHARE,
        "grids_each": args.grids,
        "ridge": args.ridge,
        "errors": training.errors,
        "matches": args.matches,
        "gain": gain,
    }
    sys.stderr.write("\n" + json.dumps(gain) + "\n")
    if gain["points"]["high"] < 0:
        sys.stderr.write("Players with these weights score less; the old ones stay.\n")
        return 0
    args.out.write_text(text_of(weights, provenance), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

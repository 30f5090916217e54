"""Training of the value that the duel's players search with, by self-play.

`weald lab duel` plays games of the heuristic, fits the value to them, and lets the search play games against
itself by that value, a few iterations for an answer; the next value is fitted to the games of all
generations, of which older ones count less. A position is worth what the game brought, and in part what the
value says of the next position of the game: outcomes alone are mostly luck. In the end players with the new
value meet those with the value of before.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import weald
from weald import ai
from weald.ai.tree_search import ValueTreeSearchBot
from weald.games.living_forest_duel import GAME
from weald.games.living_forest_duel.ai.features import NAMES
from weald.games.living_forest_duel.ai.judge import VALUES
from weald.kernel.advice import best_option, with_model
from weald.kernel.chance import branch
from weald.kernel.driver import Run
from weald.kernel.values import Model, model_of
from weald.lab.intervals import mean_interval
from weald.lab.study import Log, play_missing
from weald.lab.train import (
    MOST_RANDOM,
    RANDOM_SHARE,
    Numbers,
    TestSeeds,
    as_classes,
    check_seeds,
    log_loss,
    match_one,
    sigmoid,
    text_of,
)
from weald.lab.workers import Workers, add_arguments, workers_at

# The generation that follows the heuristic, and the distance between the deals of two generations.
QUICK = 0
DEALS = 20_000
# Weight of a generation beside the one after it: a value is only as good as the players whose games it comes
# from.
FADING = 0.3
# Share of the rest of the game in the worth of a position; the other part comes from the next position.
TRACE = 0.8
# Number of bootstrapping passes: targets from the own values of the next positions.
ROUNDS = 3
RIDGE = 10.0
HELD_OUT = 5
DIGITS = 5

# A game: its digest and number, how many answers may be random, who won, and all answers.
Played = list[Any]


def play_one(model: dict[str, Any] | None, iterations: int, digest: str, number: int, seed: int) -> Played:
    """Play a game to learn from, by the heuristic without a model, otherwise by the search."""
    dealt = seed + number
    run = _dealt(dealt)
    random = Random(dealt).random
    # Some random answers first, so that players see positions that they would avoid.
    mixed = int(MOST_RANDOM * max(0.0, 2 * random() - 1))
    bots: list[ai.Bot] = []
    if model is not None:
        game = with_model(GAME, model_of(model, NAMES))
        bots = [ValueTreeSearchBot(game, branch(dealt, seat + 1), iterations=iterations) for seat in (0, 1)]
    run.record_checkpoints = bool(bots)
    answers: list[Any] = []
    while run.question is not None:
        seat = run.question.seats[0]
        options = run.question.options[0]
        if len(answers) < mixed and random() < RANDOM_SHARE:
            value = options[int(random() * len(options))]
        elif bots:
            value = bots[seat].choose(ai.SeatRun(run, seat))
        else:
            value = best_option(GAME, run.state, run.question, seat)
        answers.append(value)
        run.answer(seat, value)
    return [digest, number, mixed, run.game.result(run.state).winners[0], answers]


def _dealt(seed: int) -> Run:
    return Run(GAME, GAME.start(2, GAME.resolve_options({}), seed))


class Examples:
    """Positions of games in their order, with the winner, a weight, and whether they are held out."""

    def __init__(self) -> None:
        self.rows: list[list[float]] = []
        self.won: list[float] = []
        self.weights: list[float] = []
        self.held_out: list[bool] = []
        # Whether a position is the last of its game.
        self.last: list[bool] = []

    def add(self, played: Played, seed: int, weight: float) -> None:
        """Add the positions of a game after its last random answer, as Summer sees them."""
        _, number, mixed, winner, answers = played
        run = _dealt(seed + number)
        run.record_checkpoints = False
        before = len(self.rows)
        for n, value in enumerate(answers):
            assert run.question is not None
            if n >= mixed and run.question.kind in VALUES.kinds:
                self.rows.append(VALUES.features(run.state, 0))
            run.answer(run.question.seats[0], value)
        fresh = len(self.rows) - before
        self.won += [float(winner == 0)] * fresh
        self.weights += [weight] * fresh
        self.held_out += [number % HELD_OUT == 0] * fresh
        self.last += [k == fresh - 1 for k in range(fresh)]


def fit(examples: Examples) -> Model:
    """Fit the value, and measure it on held-out games before they are learned from too."""
    x, won = np.array(examples.rows), np.array(examples.won)
    weights, last, held = np.array(examples.weights), examples.last, np.array(examples.held_out)
    trial = _fit(x, won, weights * ~held, last)
    metrics = {"log_loss": round(log_loss(sigmoid(x[held] @ trial), won[held]), 4)}
    learned = _fit(x, won, weights, last)
    return Model(
        NAMES,
        [0.0] * len(NAMES),
        [1.0] * len(NAMES),
        [float(f"{w:.{DIGITS}g}") for w in learned],
        0.0,
        provenance={"kind": "logistic", "positions": len(x), "metrics": metrics},
    )


def _fit(x: Numbers, won: Numbers, weights: Numbers, last: Sequence[bool]) -> Numbers:
    learned = fit_logistic(x, won, weights)
    for _ in range(ROUNDS):
        learned = fit_logistic(x, worths(sigmoid(x @ learned), won, last), weights)
    return learned


def worths(p: Numbers, won: Numbers, last: Sequence[bool]) -> Numbers:
    """Return the worths of positions: a mix of the values of later ones and of the outcome."""
    worth = won.copy()
    for k in range(len(worth) - 2, -1, -1):
        if not last[k]:
            worth[k] = TRACE * worth[k + 1] + (1 - TRACE) * p[k + 1]
    return worth


def fit_logistic(x: Numbers, y: Numbers, weights: Numbers) -> Numbers:
    """Fit a logistic regression without a bias: both seats have the same chances."""
    from sklearn.linear_model import LogisticRegression

    scales = np.sqrt((x * x).mean(axis=0))
    # A feature that never occurs has no scale of its own.
    scales = np.where(scales > 1e-9, scales, 1.0)
    z, classes, parts = as_classes(x / scales, y)
    counts = parts * np.concatenate([weights[y > 0], weights[y < 1]])
    fitted = LogisticRegression(C=1 / RIDGE, fit_intercept=False, tol=1e-6, solver="newton-cholesky")
    return np.asarray(fitted.fit(z, classes, counts).coef_[0] / scales)


class Training:
    """Generations of games and of values."""

    def __init__(self, seed: int, workers: Workers, log: Log, iterations: int) -> None:
        self.seed = seed
        self.workers = workers
        self.log = log
        self.iterations = iterations

    def run(self, quick: int, games: int, generations: int) -> Model:
        """Return the value after `generations` of self-play, `games` each."""
        check_seeds(self.seed, DEALS * (generations + 1))
        if max(quick, games) > DEALS:
            raise TestSeeds(f"more than {DEALS} games in a generation")
        played = [self.play(QUICK, None, quick)]
        model = self.learn(played)
        for generation in range(1, generations + 1):
            played.append(self.play(generation, model, games))
            model = self.learn(played)
        return model

    def play(self, generation: int, model: Model | None, games: int) -> list[Played]:
        """Play the games of a generation that are not in the log yet."""
        data = None if model is None else model.to_json()
        text = json.dumps([NAMES, generation, self.iterations if data else 0, data and data["weights"]])
        digest = sha256(text.encode()).hexdigest()[:16] if data else "quick"
        wanted = [(digest, number) for number in range(games)]
        self.log.total += games
        done = [game for game in self.log.read() if game[0] == digest]
        self.log.tick(sum(game[1] < games for game in done))
        play = partial(play_one, data, self.iterations)
        return play_missing(play, wanted, self.seed + DEALS * generation, self.workers, done, self.log.add)

    def learn(self, played: Sequence[Sequence[Played]]) -> Model:
        """Fit a value to the games of all generations."""
        examples = Examples()
        for generation, games in enumerate(played):
            for game in games:
                weight = FADING ** (len(played) - 1 - generation)
                examples.add(game, self.seed + DEALS * generation, weight)
        model = fit(examples)
        sys.stderr.write(f"\n{json.dumps(model.provenance)}\n")
        return model


def match(
    model: Model, iterations: int, matches: int, seed: int, workers: Workers
) -> dict[str, float] | None:
    """Return the gain of players with a new value over that in the file; None without matches or a file."""
    try:
        old = VALUES.model
    except ValueError:
        # It was made for other features.
        old = None
    if old is None or not matches:
        return None
    pair = old.to_json(), model.to_json()
    play = partial(match_one, pair, ("strong", iterations))
    tasks = [(GAME.id, "", number, seed) for number in range(matches)]
    return mean_interval([played[3] for played in workers.run(play, tasks)])


def main(argv: Sequence[str] | None = None) -> int:
    """Learn the value of the duel, and write it unless players with it fall behind for sure."""
    reader = argparse.ArgumentParser(prog="weald lab duel")
    # Games of the heuristic, then games of each generation of self-play and iterations for an answer.
    reader.add_argument("--quick", type=int, default=1800)
    reader.add_argument("--games", type=int, default=1500)
    reader.add_argument("--generations", type=int, default=2)
    reader.add_argument("--iterations", type=int, default=50)
    # Deals of a match against the value of before, and iterations for its answers.
    reader.add_argument("--matches", type=int, default=100)
    reader.add_argument("--match-iterations", type=int, default=60)
    reader.add_argument("--seed", type=int, default=40_000)
    add_arguments(reader)
    reader.add_argument("--out", type=Path, default=VALUES.path)
    # Finished games, so that an interrupted training can be resumed.
    reader.add_argument("--log", type=Path)
    args = reader.parse_args(argv)
    workers = workers_at(args.on, args.jobs)
    training = Training(args.seed, workers, Log(args.log, 0), args.iterations)
    try:
        model = training.run(args.quick, args.games, args.generations)
    except TestSeeds as error:
        reader.error(str(error))
    gain = match(model, args.match_iterations, args.matches, args.seed, workers)
    settings = ("quick", "games", "generations", "iterations", "matches", "match_iterations", "seed")
    model.provenance.update({name: getattr(args, name) for name in settings})
    model.provenance.update(weald=weald.__version__, gain=gain)
    sys.stderr.write(f"{json.dumps(gain)}\n")
    if gain is not None and gain["high"] < 0:
        sys.stderr.write("Players with this value win less; the old one stays.\n")
        return 0
    args.out.write_text(text_of(model.to_json()), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

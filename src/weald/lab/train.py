"""Training of learned values: games of the present players, a model of their outcomes, a match that decides.

`weald lab train GAME` plays games in all settings that the game declares, fits the outcome on its features,
lets players with the new model meet those of the generation before, and keeps the model only if it helps.
Then the next generation follows, until one no longer helps.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import weald
from weald import ai
from weald.games import REGISTRY, find
from weald.kernel.advice import best_option, outcome_of, with_model
from weald.kernel.chance import branch
from weald.kernel.decisions import Value
from weald.kernel.driver import Run
from weald.kernel.game import Game
from weald.kernel.values import Model, Values, model_of
from weald.lab.intervals import mean_interval
from weald.lab.study import Log, play_missing
from weald.lab.workers import Workers, add_arguments, workers_at

Numbers = NDArray[np.float64]
# A player by its name, and how many iterations it thinks for an answer.
Budget = tuple[str, int]

# Seeds from here on are for measuring strength: no training may use them.
FIRST_TEST_SEED = 1_000_000
# Matches have deals of their own, after those of the games to learn from.
MATCH_SEEDS = 500_000
# Games begin with some random answers, so that players see positions that they would avoid. Only what comes
# after the last of them is learned: the outcome says nothing about a position before a blunder.
MOST_RANDOM = 30
RANDOM_SHARE = 0.3
# A player to learn from that only follows the heuristic: greedy without a guard, in a fraction of its time.
# Of its many games, only a share of the positions is kept, and all those at which a turn is ended.
QUICK = "quick"
KEPT_SHARE = 0.1
# Every fifth game is held out, to measure and to choose between models.
HELD_OUT = 5
RIDGE = 3.0
HIDDEN = 12
EPOCHS = 60
BATCH = 256
STEP = 0.003
DECAY = 1e-4
# Epochs without a better fit on held-out games that end the training.
PATIENCE = 6
DIGITS = 5


class TestSeeds(ValueError):
    """Seeds that are kept for measuring strength."""

    __test__ = False


def check_seeds(seed: int, games: int) -> None:
    """Raise TestSeeds if games of training would use seeds of the matches or of the strength study."""
    if seed < 0 or seed + games > MATCH_SEEDS:
        raise TestSeeds(f"seeds {seed} to {seed + games - 1}: training has those from 0 to {MATCH_SEEDS - 1}")


def values_of(game: Game) -> Values:
    """Return the features and settings of a game that declares some."""
    values = game.advice.values
    if values is None:
        raise ValueError(f"{game.id} declares no features")
    return values


def start(game: Game, number: int, seed: int) -> Run:
    """Return game `number`: the settings come up in turn."""
    settings = values_of(game).settings
    seats, options = settings[number % len(settings)]
    return Run(game, game.start(seats, game.resolve_options(options), seed))


def players(game: Game, models: Sequence[Model | None], seed: int, budget: Budget) -> list[ai.Bot]:
    """Return a player for each of the models."""
    name, iterations = budget
    return [
        ai.bot(name, with_model(game, model), branch(seed, seat + 1), iterations=iterations)
        for seat, model in enumerate(models)
    ]


def is_stable(game: Game, run: Run) -> bool:
    """Return whether the features describe the position at the open question."""
    assert run.question is not None
    values, evaluator = values_of(game), game.advice.evaluator
    if values.kinds:
        return values.describe(run.state, run.question)
    return evaluator is None or evaluator.is_stable(run.question)


def quick_answer(game: Game, run: Run) -> Value:
    """Return the answer of the heuristic, on what the first asked seat sees."""
    assert run.question is not None
    return best_option(game, run.state, run.question, run.open_seats[0])


def ends_turn(game: Game, run: Run, value: Value | None) -> bool:
    """Return whether an answer to the open question ends the turn."""
    evaluator = game.advice.evaluator
    assert run.question is not None
    return evaluator is not None and value == evaluator.pass_option(run.question)


def learn_one(
    model: dict[str, Any] | None, budget: Budget, id: str, digest: str, number: int, seed: int
) -> list[Any]:
    """Play a game to learn from: its key, and the features and outcome of every stable position."""
    game = find(id)
    values = values_of(game)
    dealt = seed + number
    run = start(game, number, dealt)
    seats = _seats(game, number)
    quick = budget[0] == QUICK
    run.record_checkpoints = not quick
    bots = [] if quick else players(game, [_model(model, values)] * seats, dealt, budget)
    random = Random(dealt).random
    mixed = int(MOST_RANDOM * max(0.0, 2 * random() - 1))
    seen: list[tuple[int, list[float]]] = []
    answers = 0
    while not run.over:
        asked = run.open_seats
        seat = asked[0]
        slips = answers < mixed and random() < RANDOM_SHARE
        value = quick_answer(game, run) if quick and not slips else None
        kept = answers >= mixed and not run.partial_answers and is_stable(game, run)
        if kept and (not quick or ends_turn(game, run, value) or random() < KEPT_SHARE):
            whose = asked if game.cooperative else range(seats)
            seen += [(seat, values.features(run.state, seat)) for seat in whose]
        if value is None:
            own = ai.SeatRun(run, seat)
            value = own.values[int(random() * len(own.values))] if slips else bots[seat].choose(own)
        run.answer(seat, value)
        answers += 1
    outcomes = [outcome_of(game, run.state, seat) for seat in range(seats)]
    return [id, digest, number, [[*features, outcomes[seat]] for seat, features in seen]]


def match_one(
    models: Sequence[dict[str, Any] | None], budget: Budget, id: str, digest: str, number: int, seed: int
) -> list[Any]:
    """Play a deal of a match twice: its key, and the gain of a new model over the old one.

    A team plays it with either model. Competitors meet rivals with the old one, at every seat in turn.
    """
    game = find(id)
    values = values_of(game)
    old, new = (_model(data, values) for data in models)
    dealt = MATCH_SEEDS + seed + number
    seats = _seats(game, number)
    place = number // len(values.settings) % seats
    outcomes = []
    for model in (new, old):
        team = [model if game.cooperative or seat == place else old for seat in range(seats)]
        outcomes.append(_played(game, team, number, dealt, budget)[place])
    return [id, digest, number, outcomes[0] - outcomes[1]]


def _played(
    game: Game, models: Sequence[Model | None], number: int, dealt: int, budget: Budget
) -> list[float]:
    # A team thinks with one model, and so does all that its players imagine.
    run = start(with_model(game, models[0]) if game.cooperative else game, number, dealt)
    ai.play(run, players(game, models, dealt, budget))
    return [outcome_of(game, run.state, seat) for seat in range(len(models))]


def _seats(game: Game, number: int) -> int:
    settings = values_of(game).settings
    return settings[number % len(settings)][0]


def _model(data: dict[str, Any] | None, values: Values) -> Model | None:
    return None if data is None else model_of(data, values.names)


class Examples:
    """Positions with their outcomes, split into those to fit and those held out, whole games at a time."""

    def __init__(self, names: Sequence[str], played: Sequence[Sequence[Any]]) -> None:
        self.names = tuple(names)
        fitted = [row for game in played if game[2] % HELD_OUT for row in game[3]]
        held_out = [row for game in played if game[2] % HELD_OUT == 0 for row in game[3]]
        if not fitted or not held_out:
            raise ValueError("too few games to learn from")
        self.x, self.y = _split(fitted)
        self.held_x, self.held_y = _split(held_out)
        self.means = self.x.mean(axis=0)
        spread = self.x.std(axis=0)
        # A feature that never changes has no scale of its own.
        self.scales = np.where(spread > 1e-9, spread, 1.0)

    def scaled(self, x: Numbers) -> Numbers:
        """Return features with mean 0 and scale 1."""
        return np.asarray((x - self.means) / self.scales)


def _split(rows: Sequence[Sequence[float]]) -> tuple[Numbers, Numbers]:
    table = np.array(rows, dtype=np.float64)
    return table[:, :-1], table[:, -1]


def sigmoid(x: Numbers) -> Numbers:
    """Return probabilities from log odds."""
    return np.asarray(1 / (1 + np.exp(-np.clip(x, -30, 30))))


def log_loss(p: Numbers, y: Numbers) -> float:
    """Return the mean cross-entropy of outcomes under predicted probabilities."""
    p = np.clip(p, 1e-9, 1 - 1e-9)
    return float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())


def fit_logistic(examples: Examples) -> Model:
    """Fit a logistic regression with a little ridge."""
    # Loading it takes a second, which workers that only play games can do without.
    from sklearn.linear_model import LogisticRegression

    x, y, counts = as_classes(examples.scaled(examples.x), examples.y)
    fitted = LogisticRegression(C=1 / RIDGE, tol=1e-6, solver="newton-cholesky").fit(x, y, counts)
    return _model_from(examples, fitted.coef_[0], float(fitted.intercept_[0]))


def fit_network(examples: Examples, seed: int) -> Model:
    """Fit a network with one hidden layer by Adam; keep the weights that fit held-out games best."""
    from sklearn.neural_network import MLPClassifier

    x, y, counts = as_classes(examples.scaled(examples.x), examples.y)
    held = examples.scaled(examples.held_x)
    network = MLPClassifier(
        (HIDDEN,),
        alpha=DECAY * BATCH,
        batch_size=min(BATCH, len(x)),
        learning_rate_init=STEP,
        random_state=seed,
    )
    best, least, waited = network, float("inf"), 0
    for _ in range(EPOCHS):
        network.partial_fit(x, y, classes=(0, 1), sample_weight=counts)
        loss = log_loss(network.predict_proba(held)[:, 1], examples.held_y)
        waited += 1
        if loss < least - 1e-5:
            best, least, waited = deepcopy(network), loss, 0
        if waited == PATIENCE:
            break
    (hidden, weights), (offsets, bias) = best.coefs_, best.intercepts_
    return _model_from(examples, weights[:, 0], float(bias[0]), hidden.T, offsets)


def as_classes(x: Numbers, y: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """Return positions as won or lost, each with its weight: one with a part of a victory counts as both."""
    won, lost = y > 0, y < 1
    classes = np.concatenate([np.ones(won.sum()), np.zeros(lost.sum())])
    return np.vstack([x[won], x[lost]]), classes, np.concatenate([y[won], 1 - y[lost]])


def _model_from(
    examples: Examples,
    weights: Numbers,
    bias: float,
    hidden: Numbers | None = None,
    offsets: Numbers | None = None,
) -> Model:
    """Return a model with rounded numbers, so that its file is small."""
    return Model(
        examples.names,
        _rounded(examples.means),
        _rounded(examples.scales),
        _rounded(weights),
        float(f"{bias:.{DIGITS}g}"),
        [] if hidden is None else [_rounded(row) for row in hidden],
        [] if offsets is None else _rounded(offsets),
    )


def _rounded(numbers: Numbers) -> list[float]:
    return [float(f"{number:.{DIGITS}g}") for number in numbers]


def measure(model: Model, examples: Examples) -> dict[str, float]:
    """Return how well a model predicts held-out games, beside the share of wins alone."""
    p = np.array([model.probability(list(row)) for row in examples.held_x])
    y = examples.held_y
    usual = np.full(len(y), examples.y.mean())
    return {
        "log_loss": round(log_loss(p, y), 4),
        "brier": round(float(((p - y) ** 2).mean()), 4),
        "log_loss_of_mean": round(log_loss(usual, y), 4),
        "brier_of_mean": round(float(((usual - y) ** 2).mean()), 4),
    }


def fit(examples: Examples, seed: int, linear: bool = False) -> Model:
    """Return the model (a `linear` one) that predicts held-out games best, with its provenance so far."""
    models = {"logistic": fit_logistic(examples)}
    if not linear:
        models["network"] = fit_network(examples, seed)
    metrics = {kind: measure(model, examples) for kind, model in models.items()}
    kind = min(metrics, key=lambda name: metrics[name]["log_loss"])
    model = models[kind]
    model.provenance.update(
        kind=kind,
        metrics=metrics[kind],
        positions=len(examples.x),
        held_out_positions=len(examples.held_x),
    )
    return model


def helps(model: Model) -> bool:
    """Return whether a model is worth keeping: its players win more, or as much and it predicts better.

    Some games use their values only to say how likely a victory is, so that no player wins more.
    """
    gain, metrics = model.provenance["gain"], model.provenance["metrics"]
    if gain["mean"] == 0:
        return bool(metrics["log_loss"] < metrics["log_loss_before"])
    return bool(gain["mean"] > 0)


class Training:
    """The generations of one game."""

    def __init__(
        self,
        game: str,
        games: int,
        matches: int,
        seed: int,
        workers: Workers,
        learns_from: Budget,
        plays: Budget,
    ) -> None:
        check_seeds(seed, games)
        check_seeds(seed, matches)
        self.game = find(game)
        self.values = values_of(self.game)
        self.games = games
        self.matches = matches
        self.seed = seed
        self.workers = workers
        self.learns_from = learns_from
        self.plays = plays

    def run(self, log: Log, generations: int) -> Model | None:
        """Train until a generation no longer helps; return the last one that did, None if there is none."""
        kept = self.values.model
        learned: Model | None = None
        for generation in range(1, generations + 1):
            model = self.next_generation(log, kept)
            gain = self.match(log, kept, model)
            model.provenance.update(generation=generation, gain=gain)
            _report(model)
            if not helps(model):
                break
            kept = learned = model
        return learned

    def next_generation(self, log: Log, model: Model | None) -> Model:
        """Return a model of the games of players with the present one."""
        data = None if model is None else model.to_json()
        digest = self._digest("learn", self.learns_from, data)
        played = self._play(log, partial(learn_one, data, self.learns_from), digest, self.games)
        examples = Examples(self.values.names, played)
        fitted = fit(examples, self.seed, linear=bool(self.values.declared))
        metrics = fitted.provenance["metrics"]
        before = metrics["log_loss_of_mean"] if model is None else measure(model, examples)["log_loss"]
        metrics["log_loss_before"] = before
        fitted.provenance.update(
            game=self.game.id,
            weald=weald.__version__,
            seed=self.seed,
            games=self.games,
            matches=self.matches,
            learned_from=list(self.learns_from),
            played_with=list(self.plays),
            settings=[[seats, options] for seats, options in self.values.settings],
        )
        return fitted

    def match(self, log: Log, old: Model | None, new: Model) -> dict[str, float]:
        """Return the gain of the new model over the old one, with its interval."""
        data = None if old is None else old.to_json()
        digest = self._digest("match", self.plays, data, new.to_json())
        play_one = partial(match_one, (data, new.to_json()), self.plays)
        played = self._play(log, play_one, digest, self.matches)
        gain = mean_interval([game[3] for game in played])
        assert gain is not None
        return gain

    def _digest(self, *parts: Any) -> str:
        """Return a name for games that other models, features or budgets would play differently."""
        text = json.dumps([self.values.names, self.values.settings, *parts], sort_keys=True)
        return sha256(text.encode()).hexdigest()[:16]

    def _play(self, log: Log, play_one: Any, digest: str, games: int) -> list[Any]:
        wanted = [(self.game.id, digest, number) for number in range(games)]
        log.total += games
        done = [game for game in log.read() if game[1] == digest]
        log.tick(sum(game[2] < games for game in done))
        return play_missing(play_one, wanted, self.seed, self.workers, done, log.add)


def _report(model: Model) -> None:
    """Write the figures of a generation to the terminal."""
    shown = {key: model.provenance[key] for key in ("generation", "kind", "positions", "metrics", "gain")}
    sys.stderr.write("\n" + json.dumps(shown) + "\n")


def text_of(data: Mapping[str, Any]) -> str:
    """Return the file of a model: JSON with a line for each part."""
    parts = [f" {json.dumps(key)}: {json.dumps(part)}" for key, part in data.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main(argv: Sequence[str] | None = None) -> int:
    """Train the values of a game and write them."""
    reader = argparse.ArgumentParser(prog="weald lab train")
    reader.add_argument("game", choices=[id for id in REGISTRY if find(id).advice.values is not None])
    reader.add_argument("--games", type=int, default=2000)
    reader.add_argument("--matches", type=int, default=200)
    reader.add_argument("--generations", type=int, default=5)
    # The player whose games are learned from, and the one whose match decides, with their iterations.
    reader.add_argument("--learn-from", default="thoughtful")
    reader.add_argument("--learn-iterations", type=int, default=20)
    reader.add_argument("--player", default="thoughtful")
    reader.add_argument("--iterations", type=int, default=60)
    reader.add_argument("--seed", type=int, default=0)
    add_arguments(reader)
    # The file of the weights; beside the game's advice unless given.
    reader.add_argument("--out", type=Path)
    # Finished games, so that an interrupted training can be resumed.
    reader.add_argument("--log", type=Path)
    args = reader.parse_args(argv)
    try:
        training = Training(
            args.game,
            args.games,
            args.matches,
            args.seed,
            workers_at(args.on, args.jobs),
            (args.learn_from, args.learn_iterations),
            (args.player, args.iterations),
        )
    except TestSeeds as error:
        reader.error(str(error))
    model = training.run(Log(args.log, 0), args.generations)
    if model is None:
        sys.stderr.write("No generation helped; the values stay as they are.\n")
        return 0
    path = args.out or training.values.path
    path.write_text(text_of(training.values.stored(model)), "utf-8")
    for name, learned in training.values.learned(model).items():
        # For the declaration of the thing: the file does not hold these.
        sys.stderr.write(f"{name}: weight={learned.weight:.4g}, mean={learned.mean:.4g}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

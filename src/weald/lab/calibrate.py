"""Calibration of win chances: games of the strong level on training seeds, and two numbers for each group.

`weald lab calibrate GAME` plays the settings that the game declares, notes the learned win chance at some
positions of every game and what came of it, and fits scale and shift of the log odds. They are stored beside
the values and change only what people see: no search uses them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import weald
from weald import ai
from weald.games import REGISTRY, find
from weald.kernel.advice import outcome_of
from weald.kernel.calibration import Calibration, log_odds
from weald.lab.study import Log, play_missing
from weald.lab.train import (
    HELD_OUT,
    RANDOM_SHARE,
    TestSeeds,
    check_seeds,
    is_stable,
    log_loss,
    players,
    quick_answer,
    sigmoid,
    start,
    values_of,
)
from weald.lab.workers import Workers, add_arguments, workers_at

Numbers = NDArray[np.float64]
# A position: its chance as learned, what came of it, and what it counts. Those of a game count as one.
Position = tuple[float, float, float]
LEVEL = "strong"
# Positions of a game, from its beginning to its end.
POSITIONS = 12
# Strength of the prior: scale and shift of all games tend towards 1 and 0, those of a group towards them.
PRIOR = 1.0
AS_LEARNED = (1.0, 0.0)
LEAST_SCALE = 0.05
DIGITS = 3
# In every other round of the settings, up to this many answers at the beginning are given by the heuristic
# and now and then at random: people ask for chances in positions that the strong level would not come to.
MOST_SLIPS = 60


def play_one(iterations: int, id: str, digest: str, number: int, seed: int) -> list[Any]:
    """Play a game of the strong level: its key, its group, and chances and outcome of some positions."""
    game = find(id)
    values = values_of(game)
    dealt = seed + number
    run = start(game, number, dealt)
    seats = values.settings[number % len(values.settings)][0]
    bots = players(game, [values.model] * seats, dealt, (LEVEL, iterations))
    random = Random(dealt).random
    slips = int(MOST_SLIPS * random()) if number // len(values.settings) % 2 else 0
    seen: list[list[tuple[int, float]]] = []
    while not run.over:
        asked = run.open_seats
        if slips:
            slips -= 1
            own = ai.SeatRun(run, asked[0]).values
            slip = random() < RANDOM_SHARE
            run.answer(asked[0], own[int(random() * len(own))] if slip else quick_answer(game, run))
            continue
        if not run.partial_answers and is_stable(game, run):
            whose = asked[:1] if game.cooperative else range(seats)
            seen.append([(seat, round(values.win_probability(run.state, seat), 4)) for seat in whose])
        run.answer(asked[0], bots[asked[0]].choose(ai.SeatRun(run, asked[0])))
    outcomes = [outcome_of(game, run.state, seat) for seat in range(seats)]
    step = max(1, len(seen) // POSITIONS)
    pairs = [[chance, round(outcomes[seat], 4)] for position in seen[::step] for seat, chance in position]
    return [id, digest, number, values.group_of(run.state), pairs]


def positions_of(played: Sequence[Sequence[Any]]) -> list[Position]:
    """Return the positions of games; all positions of a game count as one."""
    return [(chance, outcome, 1 / len(game[4])) for game in played for chance, outcome in game[4]]


def fit(positions: Sequence[Position], towards: tuple[float, float] = AS_LEARNED) -> tuple[float, float]:
    """Return scale and shift of the log odds, by Newton's method; few games change little."""
    x = np.array([[log_odds(chance), 1.0] for chance, _, _ in positions])
    y = np.array([outcome for _, outcome, _ in positions])
    counts = np.array([count for _, _, count in positions])
    wanted = np.array(towards)
    numbers = wanted.copy()
    for _ in range(50):
        p = sigmoid(x @ numbers)
        gradient = x.T @ (counts * (y - p)) - PRIOR * (numbers - wanted)
        curvature = (x * (counts * p * (1 - p))[:, None]).T @ x + PRIOR * np.eye(2)
        step = np.linalg.solve(curvature, gradient)
        # Full steps may overshoot where nearly all games are won.
        numbers += step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < 1e-6:
            break
    scale, shift = (round(float(number), DIGITS) for number in numbers)
    return max(LEAST_SCALE, scale), shift


def fit_groups(played: Sequence[Sequence[Any]]) -> dict[str, tuple[float, float]]:
    """Return scale and shift for each group of settings, drawn towards those of all games."""
    groups = sorted({game[3] for game in played})
    together = fit(positions_of(played))
    return {
        group: fit(positions_of([game for game in played if game[3] == group]), together) for group in groups
    }


def measure(played: Sequence[Sequence[Any]], groups: Mapping[str, tuple[float, float]]) -> dict[str, float]:
    """Return how well chances that are shown come true; all alike without groups."""
    calibration = Calibration("", groups)
    pairs = [(calibration.shown(chance, game[3]), outcome) for game in played for chance, outcome in game[4]]
    p, y = (np.array(column, dtype=np.float64) for column in zip(*pairs, strict=True))
    return {
        "log_loss": round(log_loss(p, y), 4),
        "brier": round(float(((p - y) ** 2).mean()), 4),
        "foretold": round(float(p.mean()), 4),
        "happened": round(float(y.mean()), 4),
    }


def held_out(played: Sequence[Sequence[Any]]) -> list[tuple[dict[str, tuple[float, float]], list[Any]]]:
    """Return the parts of the games that are held out in turn, with what the others give."""
    parts = []
    for part in range(HELD_OUT):
        # Settings come up in turn, so that every part has some of them all.
        own = [game for n, game in enumerate(played) if n // 3 % HELD_OUT == part]
        rest = [game for n, game in enumerate(played) if n // 3 % HELD_OUT != part]
        if own and rest:
            parts.append((fit_groups(rest), own))
    return parts


def calibrate(id: str, games: int, iterations: int, seed: int, workers: Workers, log: Log) -> Calibration:
    """Play the games that are missing from the log, and return the calibration of a game's values."""
    check_seeds(seed, games)
    values = values_of(find(id))
    if values.model is None:
        raise ValueError(f"{id} has no values: train them first")
    digest = f"{values.model.digest()}-{iterations}"
    wanted = [(id, digest, number) for number in range(games)]
    log.total += games
    done = [game for game in log.read() if game[1] == digest]
    log.tick(sum(game[2] < games for game in done))
    played = play_missing(partial(play_one, iterations), wanted, seed, workers, done, log.add)
    played = [game for game in played if game[4]]
    later = [measure(own, groups) | {"games": len(own)} for groups, own in held_out(played)]
    names = ("log_loss", "brier")
    mean = {
        name: round(sum(one[name] * one["games"] for one in later) / sum(one["games"] for one in later), 4)
        for name in names
    }
    provenance = {
        "game": id,
        "weald": weald.__version__,
        "level": LEVEL,
        "iterations": iterations,
        "seed": seed,
        "games": len(played),
        "positions": sum(len(game[4]) for game in played),
        "slips": MOST_SLIPS,
        "settings": [[seats, options] for seats, options in values.settings],
        "groups": {group: sum(game[3] == group for game in played) for group in fit_groups(played)},
        "before": measure(played, {}),
        "fitted": measure(played, fit_groups(played)),
        "held_out": mean,
    }
    return Calibration(values.model.digest(), fit_groups(played), provenance)


def text_of(calibration: Calibration) -> str:
    """Return the file of a calibration: JSON with a line for each part."""
    parts = [f" {json.dumps(key)}: {json.dumps(part)}" for key, part in calibration.to_json().items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main(argv: Sequence[str] | None = None) -> int:
    """Calibrate the win chances of a game."""
    reader = argparse.ArgumentParser(prog="weald lab calibrate")
    reader.add_argument("game", choices=[id for id in REGISTRY if find(id).advice.values is not None])
    reader.add_argument("--games", type=int, default=400)
    reader.add_argument("--iterations", type=int, default=32)
    reader.add_argument("--seed", type=int, default=0)
    add_arguments(reader)
    # The file of the numbers; beside the game's values unless given.
    reader.add_argument("--out", type=Path)
    # Finished games, so that an interrupted run can be resumed.
    reader.add_argument("--log", type=Path)
    args = reader.parse_args(argv)
    workers = workers_at(args.on, args.jobs)
    try:
        made = calibrate(args.game, args.games, args.iterations, args.seed, workers, Log(args.log, 0))
    except TestSeeds as error:
        reader.error(str(error))
    path = args.out or values_of(find(args.game)).calibration_path
    path.write_text(text_of(made), "utf-8")
    sys.stderr.write("\n" + json.dumps(made.to_json()) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Simulation of many games between bots, reproducible and parallel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from weald import ai
from weald.games import find
from weald.kernel.chance import branch
from weald.kernel.driver import Run, playout
from weald.kernel.errors import BadSetup
from weald.kernel.game import Game
from weald.kernel.state import State
from weald.lab.intervals import mean_interval, share_interval
from weald.lab.study import add_lines, read_lines
from weald.lab.workers import LabError, Processes, Workers

CHUNK = 25


class Plan:
    """The parameters of a simulation, which determine its results whatever the number of processes."""

    def __init__(
        self,
        game: str,
        games: int,
        seats: int | None,
        bots: Sequence[str],
        seed: int,
        options: dict[str, Any],
    ) -> None:
        rules = find(game)
        self.game = game
        self.games = games
        self.seats = rules.check_seats(rules.seats[0] if seats is None else seats)
        if games < 1:
            raise BadSetup("games", {"n": str(games)})
        for name in bots:
            ai.bot(name, rules, 0)
        self.bots = tuple(bots)
        self.seed = seed
        self.options = rules.resolve_options(options)

    def to_json(self) -> dict[str, Any]:
        """Return the settings that decide about every game; their number does not."""
        return {
            "game": self.game,
            "version": find(self.game).version,
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": self.options,
        }


class Outcome:
    """The bot at each seat of one game, who won, and the scores."""

    __slots__ = ("bots", "scores", "winners")

    def __init__(
        self, bots: Sequence[str], winners: Sequence[int], scores: Sequence[Mapping[str, Any]]
    ) -> None:
        self.bots = tuple(bots)
        self.winners = list(winners)
        self.scores = [dict(score) for score in scores]

    def to_json(self, number: int) -> dict[str, Any]:
        """Return the line of game `number` in a log."""
        return {"number": number, "bots": list(self.bots), "winners": self.winners, "scores": self.scores}


def play_one(plan: Plan, k: int) -> Outcome:
    """Play game `k` of a plan; the bots move by one seat from game to game."""
    game = find(plan.game)
    seed = branch(plan.seed, k)
    bots = [plan.bots[(seat + k) % plan.seats % len(plan.bots)] for seat in range(plan.seats)]
    state = game.start(plan.seats, plan.options, seed)
    if set(bots) == {"random"}:
        playout(game, state, Random(seed).random)
    else:
        state = _played(game, state, bots, seed, ai.seconds_of("strong", plan.options))
    result = game.result(state)
    return Outcome(bots, result.winners, result.scores)


def _played(game: Game, state: State, names: Sequence[str], seed: int, seconds: float) -> State:
    bots = [
        ai.bot(name, game, branch(seed, seat + 1), seconds if name in game.levels else None)
        for seat, name in enumerate(names)
    ]
    run = Run(game, state)
    ai.play(run, bots)
    return run.state


def play_some(plan: Plan, numbers: Sequence[int]) -> list[tuple[int, Outcome]]:
    """Play some games of a plan, by their numbers."""
    return [(k, play_one(plan, k)) for k in numbers]


def simulate(
    plan: Plan,
    workers: Workers | None = None,
    progress: Callable[[int], None] | None = None,
    log: Path | None = None,
) -> dict[str, Any]:
    """Play the games of a plan that are not in the log yet, and return the summary of all."""
    started = perf_counter()
    outcomes = {} if log is None else resume(plan, log)
    if progress is not None and outcomes:
        progress(len(outcomes))
    missing = [k for k in range(plan.games) if k not in outcomes]
    tasks = [(plan, missing[first : first + CHUNK]) for first in range(0, len(missing), CHUNK)]
    for part in (workers or Processes()).run(play_some, tasks):
        outcomes.update(part)
        if log is not None:
            add_lines(log, (outcome.to_json(k) for k, outcome in part))
        if progress is not None:
            progress(len(part))
    played = [outcomes[k] for k in range(plan.games)]
    return {**summary(plan, played), "seconds": round(perf_counter() - started, 3)}


def resume(plan: Plan, log: Path) -> dict[int, Outcome]:
    """Return the games of a plan that its log holds; begin the log with the plan if there is none."""
    heading = plan.to_json()
    lines = read_lines(log)
    if not lines:
        add_lines(log, [heading])
        return {}
    if lines[0] != heading:
        raise LabError("log-differs", {"path": str(log)})
    outcomes = {}
    for n, line in enumerate(lines[1:], start=2):
        if not _is_outcome(line):
            raise LabError("log-damaged", {"path": str(log), "n": n})
        if line["number"] < plan.games:
            outcomes[line["number"]] = Outcome(line["bots"], line["winners"], line["scores"])
    return outcomes


def _is_outcome(line: Any) -> bool:
    """Return whether a line of a log is that of a game."""
    return (
        isinstance(line, dict)
        and isinstance(line.get("number"), int)
        and _is_list(line.get("bots"), str)
        and _is_list(line.get("winners"), int)
        and _is_list(line.get("scores"), dict)
        and all(isinstance(score.get("total", 0), int | float) for score in line["scores"])
    )


def _is_list(value: Any, kind: type) -> bool:
    return isinstance(value, list) and all(isinstance(item, kind) for item in value)


def summary(plan: Plan, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Return the share of wins and the score of each bot, with 95 % intervals."""
    rows = [_row(name, outcomes, find(plan.game).cooperative) for name in dict.fromkeys(plan.bots)]
    return {
        "game": plan.game,
        "games": plan.games,
        "seats": plan.seats,
        "seed": plan.seed,
        "options": plan.options,
        "bots": rows,
    }


def _row(name: str, outcomes: Sequence[Outcome], cooperative: bool) -> dict[str, Any]:
    """Return the figures of a bot: a competitor is counted once per seat, a team once per game."""
    wins = 0.0
    games = 0
    totals: list[float] = []
    for outcome in outcomes:
        winners, scores = outcome.winners, outcome.scores
        seats = [seat for seat, bot in enumerate(outcome.bots) if bot == name]
        if cooperative:
            # Its seats win together, so that they are one trial.
            seats = seats[:1]
        games += len(seats)
        for seat in seats:
            if seat in winners:
                wins += 1 if cooperative else 1 / len(winners)
            if seat < len(scores) and "total" in scores[seat]:
                totals.append(scores[seat]["total"])
    return {
        "bot": name,
        "games": games,
        "win": share_interval(wins, games),
        "score": mean_interval(totals),
    }

"""Simulation of many games between bots, reproducible and parallel."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from time import perf_counter
from typing import Any

from weald import ai
from weald.games import find
from weald.kernel.chance import branch
from weald.kernel.driver import Run, playout
from weald.kernel.errors import BadSetup
from weald.kernel.game import Game, Result
from weald.kernel.state import State
from weald.lab.intervals import mean_interval, share_interval

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


class Outcome:
    """The result of one game and the bot at each seat."""

    __slots__ = ("bots", "result")

    def __init__(self, bots: Sequence[str], result: Result) -> None:
        self.bots = tuple(bots)
        self.result = result


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
    return Outcome(bots, game.result(state))


def _played(game: Game, state: State, names: Sequence[str], seed: int, seconds: float) -> State:
    bots = [
        ai.bot(name, game, branch(seed, seat + 1), seconds if name in game.levels else None)
        for seat, name in enumerate(names)
    ]
    run = Run(game, state)
    ai.play(run, bots)
    return run.state


def _chunk(plan: Plan, first: int, last: int) -> list[Outcome]:
    return [play_one(plan, k) for k in range(first, last)]


def simulate(
    plan: Plan, jobs: int | None = None, progress: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """Play all games of a plan and return their summary."""
    started = perf_counter()
    outcomes: list[Outcome] = []
    for part in _parts(plan, jobs or os.cpu_count() or 1):
        outcomes += part
        if progress is not None:
            progress(len(part))
    return {**summary(plan, outcomes), "seconds": round(perf_counter() - started, 3)}


def _parts(plan: Plan, jobs: int) -> Iterator[list[Outcome]]:
    bounds = [(first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK)]
    if jobs == 1 or len(bounds) == 1:
        for first, last in bounds:
            yield _chunk(plan, first, last)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_chunk, [plan] * len(bounds), *zip(*bounds, strict=True))


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
        winners, scores = outcome.result.winners, outcome.result.scores
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

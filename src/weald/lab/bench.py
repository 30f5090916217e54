"""Benchmark: random playouts of every game, and of games of other libraries, interleaved in one run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import thread_time
from typing import Any, NamedTuple

from weald.games import REGISTRY, find
from weald.kernel.driver import Run, count_decisions, playout
from weald.kernel.game import Game, OptionValue
from weald.kernel.state import State
from weald.lab import environments, peers
from weald.lab.machine import describe

# The lowest and the highest of six rounds enclose the true median with 97 %, whatever the distribution.
ROUNDS = 6
PACKAGES = ("numpy", "gymnasium", "pettingzoo", "open_spiel", "rlcard")
# The number of seats per game; otherwise the smallest.
SEATS = {"ecosystem": 3}
# Games that are measured with other options as well, by what they are called then.
VARIANTS: dict[str, tuple[str, dict[str, Any]]] = {
    "branch_and_claw": ("spirit_island", {"branch_and_claw": True, "promo_1": True, "casting": "random"}),
}


class Contender(NamedTuple):
    """A game with its options."""

    game: Game
    options: dict[str, OptionValue]

    def start(self, seed: int) -> State:
        """Return the state before anything happened."""
        return self.game.start(SEATS.get(self.game.id, self.game.seats[0]), self.options, seed)


def contenders() -> dict[str, Contender]:
    """Return every game, and those with other options."""
    listed = {id: Contender(find(id), find(id).resolve_options({})) for id in REGISTRY}
    for name, (id, options) in VARIANTS.items():
        listed[name] = Contender(find(id), find(id).resolve_options(options))
    return listed


class Tally:
    """The rates of one contender."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rates: list[float] = []
        self.games: list[float] = []

    def add(self, decisions: int, games: int, seconds: float) -> None:
        self.rates.append(decisions / seconds)
        self.games.append(games / seconds)

    def to_json(self) -> dict[str, Any]:
        rate, games = median(self.rates), median(self.games)
        return {
            "name": self.name,
            "decisions_per_s": round(rate),
            "decisions_interval": [round(min(self.rates)), round(max(self.rates))],
            "games_per_s": round(games, 1),
            "games_interval": [round(min(self.games), 1), round(max(self.games), 1)],
        }


def measure(seconds: float = 0.4, progress: Callable[[str], None] | None = None) -> dict[str, Any]:
    """Measure games and peers in interleaved rounds and compare their medians."""
    played_games = contenders()
    games = {name: Tally(name) for name in played_games}
    others = {name: Tally(name) for name in peers.installed()}
    played = {name: Tally(name) for name in environments.installed()}
    for slice_number in range(ROUNDS):
        for id, tally in games.items():
            if progress is not None:
                progress(id)
            tally.add(*_slice(played_games[id], slice_number, seconds))
        for name, tally in others.items():
            if progress is not None:
                progress(name)
            tally.add(*peers.PEERS[name](slice_number, seconds))
        for name, tally in played.items():
            if progress is not None:
                progress(name)
            tally.add(*environments.ENVIRONMENTS[name](slice_number, seconds))
    return {
        **describe(PACKAGES),
        "rounds": ROUNDS,
        "seconds": seconds,
        "games": [{**tally.to_json(), **_clone(played_games[id], tally)} for id, tally in games.items()],
        "peers": [tally.to_json() for tally in others.values()],
        "environments": [tally.to_json() for tally in played.values()],
        "missing": [
            name for name in (*peers.PEERS, *environments.ENVIRONMENTS) if name not in {**others, **played}
        ],
        "ratios": {name: _ratios(tally, list(others.values())) for name, tally in games.items()},
        "environment_ratios": {
            name: _ratios(tally, [others[rival]])
            for name, tally in played.items()
            if (rival := environments.RIVALS[name]) in others
        },
    }


def _slice(contender: Contender, slice_number: int, seconds: float) -> tuple[int, int, float]:
    """Run playouts for `seconds`; decisions are counted afterwards, in a second pass over the same games."""
    game = contender.game
    random = Random(slice_number).random
    first = slice_number * 1_000_000
    seed = first
    started = thread_time()
    while thread_time() - started < seconds:
        state = contender.start(seed)
        playout(game, state, random)
        game.result(state)
        seed += 1
    elapsed = thread_time() - started
    random = Random(slice_number).random
    decisions = sum(count_decisions(game, contender.start(k), random) for k in range(first, seed))
    return decisions, seed - first, elapsed


def _clone(contender: Contender, tally: Tally) -> dict[str, Any]:
    """Return the cost of copying a state, in microseconds and in decisions."""
    run = Run(contender.game, contender.start(1))
    random = Random(1).random
    states = []
    while not run.over:
        states.append(run.state.copy())
        seat = run.open_seats[0]
        assert run.question is not None
        values = run.question.values(seat)
        run.answer(seat, values[int(random() * len(values))])
    times = []
    for _ in range(ROUNDS):
        started = thread_time()
        for state in states:
            state.copy()
        times.append((thread_time() - started) / len(states))
    cost = median(times)
    return {"clone_us": round(cost * 1e6, 2), "clone_in_decisions": round(cost * median(tally.rates), 2)}


def _ratios(game: Tally, others: Sequence[Tally]) -> dict[str, dict[str, float]]:
    """Return the decisions of a game as multiples of those of others, round by round."""
    compared = {}
    for other in others:
        rounds = [own / theirs for own, theirs in zip(game.rates, other.rates, strict=True)]
        figures = {"median": median(rounds), "low": min(rounds), "high": max(rounds)}
        compared[other.name] = {name: round(value, 2) for name, value in figures.items()}
    return compared

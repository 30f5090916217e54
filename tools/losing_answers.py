"""Hold every bot to it: no answer that is sure to lose at once while another is not.

Plays games by greedy and random answers on given seeds, looks for such positions near their ends, and asks
all bots of the game at each of them. The test suite does so with a few positions, this tool with hundreds:

    python -m tools.losing_answers --positions 300 --seed 1

With `--seconds` it stops earlier; other seeds then give further positions.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping
from itertools import count
from random import Random
from time import perf_counter

from weald import ai
from weald.ai import SeatRun
from weald.ai.bots import LEVELS, GreedyBot, RandomBot
from weald.games import REGISTRY, find
from weald.kernel.chance import branch
from weald.kernel.decisions import Value
from weald.kernel.driver import Run
from weald.kernel.game import Game, OptionValue

# How many decisions before the end are looked at: defeats come there.
LAST = 8
# An answer that loses in all of these worlds is sure to lose.
WORLDS = 40
# Iterations for bots that search.
ITERATIONS = 12
# Games without a single such position before the search for more ends.
PATIENCE = 400
# After how many positions a line tells of the progress.
PROGRESS = 20


def loses_at_once(run: SeatRun, value: Value, seed: int) -> bool:
    """Return whether a world ends in a defeat after an answer, before any seat is asked again."""
    world = run.imagine(seed)
    world.record_checkpoints = False
    world.answer(run.seat, value)
    return world.over and run.seat not in world.game.result(world.state).winners


def sure_losses(run: SeatRun, seed: int) -> list[Value]:
    """Return the answers that lose at once in every world, if there is another."""
    seeds = [branch(seed, k) for k in range(WORLDS)]
    losing = [value for value in run.values if all(loses_at_once(run, value, world) for world in seeds)]
    return losing if len(losing) < len(run.values) else []


def last_moments(game: Game, seats: int, options: Mapping[str, OptionValue], seed: int) -> Iterator[Run]:
    """Play a game by greedy and random answers, and stop before each of its last answers."""
    random = Random(seed).random
    share = random()
    chance, greedy = RandomBot(game, seed), GreedyBot(game, seed)
    resolved = game.resolve_options(dict(options))
    run = Run(game, game.start(seats, resolved, seed))
    answers: list[tuple[int, Value]] = []
    while not run.over:
        seat = run.open_seats[int(random() * len(run.open_seats))]
        player = chance if random() < share else greedy
        answers.append((seat, player.choose(SeatRun(run, seat))))
        run.answer(*answers[-1])
    run = Run(game, game.start(seats, resolved, seed))
    for n, (seat, value) in enumerate(answers):
        if n >= len(answers) - LAST:
            yield run
        run.answer(seat, value)


def positions(game: Game, seats: int, seeds: Iterable[int]) -> Iterator[tuple[Run, int, list[Value]]]:
    """Return the positions of some games: the run, the seat and its answers that are sure to lose."""
    barren = 0
    for seed in seeds:
        barren += 1
        for run in last_moments(game, seats, {}, seed):
            for seat in run.open_seats:
                losing = sure_losses(SeatRun(run, seat), seed)
                if losing:
                    barren = 0
                    yield run, seat, losing
        if barren == PATIENCE:
            return


def thrown_away(run: Run, seat: int, losing: list[Value], seed: int) -> list[str]:
    """Return the bots that choose an answer that is sure to lose."""
    seen = SeatRun(run, seat)
    return [
        name
        for name in (*run.game.bots, *LEVELS)
        if name != "random" and ai.bot(name, run.game, seed, iterations=ITERATIONS).choose(seen) in losing
    ]


def main() -> int:
    """Look for positions in every game, and name every bot that throws one away."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", default=",".join(REGISTRY))
    # For each game.
    parser.add_argument("--seconds", type=float)
    args = parser.parse_args()
    wrong = 0
    for id in args.games.split(","):
        game = find(id)
        n = 0
        thrown: list[str] = []
        began = perf_counter()
        for run, seat, losing in positions(game, game.seats[0], count(1_000_000 * args.seed)):
            thrown += thrown_away(run, seat, losing, n)
            n += 1
            if n % PROGRESS == 0:
                print(f"{id}: {n}", file=sys.stderr, flush=True)
            if n == args.positions or (args.seconds and perf_counter() - began > args.seconds):
                break
        wrong += len(thrown)
        print(f"{id}: {n} positions, {len(thrown)} thrown away {sorted(set(thrown))}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

"""Hold every bot to it: no answer that is sure to lose at once while another is not.

Plays games by greedy and random answers on given seeds, looks for such positions near their ends, and asks
all bots of the game at each of them. A game that has one gets more endings, by random answers. The test suite
does so with a few positions, this tool with hundreds:

    python -m tools.losing_answers --positions 300 --seed 1

With `--seconds` it stops earlier; other seeds then give further positions.

In Living Forest Duel a single kind of answer loses at once: to recruit the last own animal of the line when
the own pile is empty, so that only animals of the rival are left there. All other victories are for the seat
that acts. Greedy and random players do not come there; players who recruit own animals and leave fires do.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from itertools import count
from random import Random
from time import perf_counter
from typing import cast

from weald import ai
from weald.ai import SeatRun
from weald.ai.bots import LEVELS, GreedyBot, RandomBot
from weald.games import REGISTRY, find
from weald.games.living_forest_duel.cards import EMPTY, SEASON, SUN, WATER
from weald.games.living_forest_duel.state import Duel
from weald.kernel.chance import branch
from weald.kernel.decisions import Value
from weald.kernel.driver import Run
from weald.kernel.game import Game

# Number of decisions before the end that are looked at: defeats come there.
LAST = 8
# An answer that loses in all of these worlds is sure to lose.
WORLDS = 40
# Iterations for bots that search.
ITERATIONS = 12
# Games without a single such position before the search for more ends.
PATIENCE = 400
# Number of endings of a game with such a position, and of positions that it may give.
ENDINGS = 12
MOST = 6
# Share of the times at which a seat that recruits all does so.
RECRUITING = 0.9
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


# Answers with the seats that gave them.
Answers = list[tuple[int, Value]]


def begin(game: Game, seats: int, seed: int) -> Run:
    """Return a game before its first answer."""
    return Run(game, game.start(seats, game.resolve_options({}), seed))


def play_on(run: Run, seed: int, share: float | None = None) -> Answers:
    """Play a game to its end, a share of it by random answers and the rest by greedy ones."""
    random = Random(seed).random
    share = random() if share is None else share
    chance, greedy = RandomBot(run.game, seed), GreedyBot(run.game, seed)
    answers: Answers = []
    while not run.over:
        seat = run.open_seats[int(random() * len(run.open_seats))]
        player = chance if random() < share else greedy
        answers.append((seat, player.choose(SeatRun(run, seat))))
        run.answer(*answers[-1])
    return answers


def recruit_all(run: Run, seed: int) -> Answers:
    """Play a duel in which one seat empties its pile, and the other leaves one animal of it in the line."""
    random = Random(seed).random
    answers: Answers = []
    while not run.over:
        question, seat = run.question, run.open_seats[0]
        assert question is not None
        assert isinstance(run.state, Duel)
        values = [cast("int", value) for value in question.values(seat)]
        value = values[int(random() * len(values))]
        if question.kind == "recruit":
            own = [card for card in values if card < len(SEASON) and SEASON[card] == seat]
            others = [card for card in values if card < len(SEASON) and SEASON[card] != seat]
            strangers = [card for card in run.state.recruits if card != EMPTY and SEASON[card] != seat]
            if seat == seed % 2:
                value = [*own, *others, values[-1]][0]
            else:
                value = [*(others if len(strangers) > 1 else own), values[-1]][0]
        elif question.kind == "extinguish":
            value = values[-1]
        elif question.kind == "play":
            calm = [element for element in values if element != WATER] or values
            value = SUN if SUN in values and random() < RECRUITING else calm[int(random() * len(calm))]
        answers.append((seat, value))
        run.answer(seat, value)
    return answers


# Answers that lead to positions which no game reaches by chance.
DRIVEN = {"living_forest_duel": recruit_all}


def last_moments(game: Game, seats: int, seed: int, answers: Answers) -> Iterator[tuple[int, Run]]:
    """Play a game again, and stop before each of its last answers; return their numbers."""
    run = begin(game, seats, seed)
    for n, (seat, value) in enumerate(answers):
        if n >= len(answers) - LAST:
            yield n, run
        run.answer(seat, value)


def other_ending(game: Game, seats: int, seed: int, answers: Answers, ending: int) -> Answers:
    """Return a game with other answers at its end."""
    run = begin(game, seats, seed)
    kept = answers[:-LAST]
    for seat, value in kept:
        run.answer(seat, value)
    return kept + play_on(run, branch(seed, ending), 1.0)


# The run, the seat, and its answers that are sure to lose.
Losing = tuple[Run, int, list[Value]]


def positions(game: Game, seats: int, seeds: Iterable[int], endings: int = 1) -> Iterator[Losing]:
    """Return the positions of some games; one that has any gets further endings."""
    barren = 0
    for seed in seeds:
        barren += 1
        for losing in positions_of(game, seats, seed, endings):
            barren = 0
            yield losing
        if barren == PATIENCE:
            return


def positions_of(game: Game, seats: int, seed: int, endings: int) -> Iterator[Losing]:
    """Return the positions of one game, and of its other endings if it has any."""
    first = DRIVEN.get(game.id, play_on)(begin(game, seats, seed), seed)
    seen: set[tuple[tuple[int, Value], ...]] = set()
    count = 0
    for ending in range(endings):
        if ending and not 0 < count < MOST:
            return
        answers = other_ending(game, seats, seed, first, ending) if ending else first
        for n, run in last_moments(game, seats, seed, answers):
            before = tuple(answers[:n])
            if before in seen:
                continue
            seen.add(before)
            for seat in run.open_seats:
                losing = sure_losses(SeatRun(run, seat), seed)
                if losing:
                    count += 1
                    yield run, seat, losing


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
        for run, seat, losing in positions(game, game.seats[0], count(1_000_000 * args.seed), ENDINGS):
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

"""Games that sample their own futures: the budget, and what the player may know."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

from weald.ai.sampled_search import Clock, SampledSearchBot
from weald.ai.seat_run import SeatRun
from weald.games.ecosystem import GAME
from weald.kernel.driver import Run


def started(seats: int, seed: int, answers: int) -> Run:
    """A game some random answers after its beginning, at a question without an answer yet."""
    run = Run(GAME, GAME.start(seats, GAME.resolve_options({}), seed))
    random = Random(seed)
    given = 0
    while given < answers or run.partial_answers:
        seat = run.open_seats[0]
        run.answer(seat, random.choice(SeatRun(run, seat).values))
        given += 1
    return run


def test_a_clock_counts_rounds() -> None:
    clock = Clock(0.0, 3)
    assert [clock.goes_on() for _ in range(5)] == [True, True, True, False, False]


def test_a_clock_keeps_its_time() -> None:
    clock = Clock(0.05, None)
    began = perf_counter()
    while clock.goes_on():
        pass
    assert perf_counter() - began < 1
    assert not clock.goes_on()


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_what_is_hidden_makes_no_difference(seats: int) -> None:
    true = started(seats, 11, 9)
    assert true.checkpoint is not None
    other = true.checkpoint.copy()
    other.seed += 1
    GAME.information.redeal(other, 0)
    other.seed, other.drawn = true.checkpoint.seed, true.checkpoint.drawn
    runs = [Run(GAME, true.checkpoint.copy()), Run(GAME, other)]
    chosen = [SampledSearchBot(GAME, 5, iterations=3).choose(SeatRun(run, 0)) for run in runs]
    assert chosen[0] == chosen[1]
    assert chosen[0] == SampledSearchBot(GAME, 5, iterations=3).choose(SeatRun(runs[0], 0))


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_question_is_answered(seats: int) -> None:
    run = started(seats, 3, 0)
    bots = [SampledSearchBot(GAME, seat, iterations=1) for seat in range(seats)]
    kinds = set()
    while not run.over:
        assert run.question is not None
        kinds.add(run.question.kind)
        seat = run.open_seats[0]
        own = SeatRun(run, seat)
        value = bots[seat].choose(own)
        assert value in own.values
        run.answer(seat, value)
    assert {"pick", "place"} <= kinds
    assert ("give" in kinds) == (seats == 1)

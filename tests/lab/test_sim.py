"""Simulations: reproducible, fair to every seat, summed up correctly."""

from __future__ import annotations

import pytest

import weald
from weald.kernel.game import Result
from weald.kernel.messages import Message
from weald.lab.sim import Outcome, Plan, mean_interval, play_one, simulate, summary


def plan(games: int = 12, bots: tuple[str, ...] = ("greedy", "random", "random"), seats: int = 3) -> Plan:
    return Plan("ecosystem", games, seats, bots, 1, {})


def test_the_same_game_number_is_the_same_game() -> None:
    one, two = play_one(plan(), 4), play_one(plan(), 4)
    assert one.result.scores == two.result.scores
    assert play_one(plan(), 5).result.scores != one.result.scores


def test_bots_move_on_by_one_seat() -> None:
    assert [play_one(plan(), k).bots.index("greedy") for k in range(4)] == [0, 2, 1, 0]


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    alone, shared = simulate(plan(60), 1), simulate(plan(60), 2)
    assert {**alone, "seconds": 0} == {**shared, "seconds": 0}


def test_progress_counts_all_games() -> None:
    done: list[int] = []
    simulate(plan(60, ("random",)), 1, done.append)
    assert done == [25, 25, 10]


def test_shared_wins_count_in_part() -> None:
    tie = Result([0, 2], [{"total": 5}, {"total": 3}, {"total": 5}], Message("x"))
    figures = summary(plan(1), [Outcome(("greedy", "random", "random"), tie)])
    greedy, random = figures["bots"]
    assert greedy["win"]["mean"] == 0.5
    assert random["win"]["mean"] == 0.25
    assert random["score"] == {"mean": 4, "low": 2.04, "high": 5.96, "min": 3, "max": 5}


def test_mean_and_interval() -> None:
    assert mean_interval([]) is None
    assert mean_interval([3.0]) == {"mean": 3.0, "low": 3.0, "high": 3.0, "min": 3.0, "max": 3.0}
    figures = mean_interval([1.0, 2.0, 3.0, 4.0])
    assert figures == {"mean": 2.5, "low": 1.2348, "high": 3.7652, "min": 1.0, "max": 4.0}


@pytest.mark.parametrize(
    ("games", "seats", "bots"), [(0, 3, ("random",)), (1, 9, ("random",)), (1, 3, ("x",))]
)
def test_impossible_plans_are_refused(games: int, seats: int, bots: tuple[str, ...]) -> None:
    with pytest.raises(weald.BadSetup):
        Plan("ecosystem", games, seats, bots, 1, {})

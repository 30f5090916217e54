"""Simulations: reproducible, fair to every seat, summed up correctly."""

from __future__ import annotations

import pytest

import weald
from weald.kernel.game import Result
from weald.kernel.messages import Message
from weald.lab.sim import Outcome, Plan, play_one, simulate, summary


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


def test_a_team_wins_as_a_whole_and_once() -> None:
    team = Plan("sylvion", 4, 2, ("greedy",), 1, {})
    won = Result([0, 1], [{"total": 6}, {"total": 6}], Message("x"))
    lost = Result([], [{"total": 0}, {"total": 0}], Message("x"))
    (row,) = summary(team, [Outcome(("greedy", "greedy"), result) for result in (won, won, won, lost)])[
        "bots"
    ]
    assert row["games"] == 4
    assert row["win"] == {"mean": 0.75, "low": 0.3006, "high": 0.9544}
    assert row["score"] == {"mean": 4.5, "low": 1.56, "high": 7.44, "min": 0, "max": 6}


def test_wins_lie_between_none_and_all() -> None:
    lost = Result([0], [{"total": 5}, {"total": 3}, {"total": 1}], Message("x"))
    greedy, random = summary(plan(1), [Outcome(("greedy", "random", "random"), lost)] * 5)["bots"]
    assert greedy["win"] == {"mean": 1.0, "low": 0.5655, "high": 1.0}
    assert random["win"] == {"mean": 0.0, "low": 0.0, "high": 0.2775}


@pytest.mark.parametrize(
    ("games", "seats", "bots"), [(0, 3, ("random",)), (1, 9, ("random",)), (1, 3, ("x",))]
)
def test_impossible_plans_are_refused(games: int, seats: int, bots: tuple[str, ...]) -> None:
    with pytest.raises(weald.BadSetup):
        Plan("ecosystem", games, seats, bots, 1, {})

"""Simulations: reproducible, fair to every seat, summed up correctly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import weald
from weald.lab.sim import Outcome, Plan, play_one, simulate, summary
from weald.lab.workers import LabError, Processes


def plan(games: int = 12, bots: tuple[str, ...] = ("greedy", "random", "random"), seats: int = 3) -> Plan:
    return Plan("ecosystem", games, seats, bots, 1, {})


def test_the_same_game_number_is_the_same_game() -> None:
    one, two = play_one(plan(), 4), play_one(plan(), 4)
    assert one.scores == two.scores
    assert play_one(plan(), 5).scores != one.scores


def test_bots_move_on_by_one_seat() -> None:
    assert [play_one(plan(), k).bots.index("greedy") for k in range(4)] == [0, 2, 1, 0]


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    alone, shared = simulate(plan(28), Processes(1)), simulate(plan(28), Processes(2))
    assert {**alone, "seconds": 0} == {**shared, "seconds": 0}


def test_progress_counts_all_games() -> None:
    done: list[int] = []
    simulate(plan(60, ("random",)), Processes(1), done.append)
    assert done == [25, 25, 10]


def test_shared_wins_count_in_part() -> None:
    tie = Outcome(("greedy", "random", "random"), [0, 2], [{"total": 5}, {"total": 3}, {"total": 5}])
    figures = summary(plan(1), [tie])
    greedy, random = figures["bots"]
    assert greedy["win"]["mean"] == 0.5
    assert random["win"]["mean"] == 0.25
    assert random["score"] == {"mean": 4, "low": 2.04, "high": 5.96, "min": 3, "max": 5}


def test_a_team_wins_as_a_whole_and_once() -> None:
    team = Plan("sylvion", 4, 2, ("greedy",), 1, {})
    won = Outcome(("greedy", "greedy"), [0, 1], [{"total": 6}, {"total": 6}])
    lost = Outcome(("greedy", "greedy"), [], [{"total": 0}, {"total": 0}])
    (row,) = summary(team, [won, won, won, lost])["bots"]
    assert row["games"] == 4
    assert row["win"] == {"mean": 0.75, "low": 0.3006, "high": 0.9544}
    assert row["score"] == {"mean": 4.5, "low": 1.56, "high": 7.44, "min": 0, "max": 6}


def test_wins_lie_between_none_and_all() -> None:
    lost = Outcome(("greedy", "random", "random"), [0], [{"total": 5}, {"total": 3}, {"total": 1}])
    greedy, random = summary(plan(1), [lost] * 5)["bots"]
    assert greedy["win"] == {"mean": 1.0, "low": 0.5655, "high": 1.0}
    assert random["win"] == {"mean": 0.0, "low": 0.0, "high": 0.2775}


def without_time(result: dict[str, Any]) -> dict[str, Any]:
    return {**result, "seconds": 0}


def test_a_simulation_goes_on_where_its_log_ends(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    whole = without_time(simulate(plan(60, ("random",)), Processes(1), log=log))
    lines = log.read_text("utf-8").splitlines(keepends=True)
    assert [json.loads(line)["number"] for line in lines[1:]] == list(range(60))
    # The driver was killed while it wrote game 31, after a worker had returned games 40 to 49 early.
    log.write_text("".join(lines[:31] + lines[41:51]) + lines[31][:20], "utf-8")
    done: list[int] = []
    again = simulate(plan(60, ("random",)), Processes(1), done.append, log)
    assert without_time(again) == whole
    assert done == [40, 20]
    numbers = [json.loads(line)["number"] for line in log.read_text("utf-8").splitlines()[1:]]
    assert sorted(numbers) == list(range(60))


def test_a_longer_simulation_adds_to_the_log(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    simulate(plan(10, ("random",)), Processes(1), log=log)
    more = simulate(plan(20, ("random",)), Processes(1), log=log)
    assert without_time(more) == without_time(simulate(plan(20, ("random",)), Processes(1)))
    fewer = simulate(plan(5, ("random",)), Processes(1), log=log)
    assert without_time(fewer) == without_time(simulate(plan(5, ("random",)), Processes(1)))


@pytest.mark.parametrize("text", ["one line", "one line\nand a half", "[" * 100_000 + "\n"])
def test_a_file_that_is_no_log_is_refused_and_kept(tmp_path: Path, text: str) -> None:
    log = tmp_path / "notes.txt"
    log.write_text(text, "utf-8")
    with pytest.raises(LabError) as refused:
        simulate(plan(3, ("random",)), Processes(1), log=log)
    assert refused.value.code == "log_damaged"
    assert log.read_text("utf-8") == text


GAME = {"number": 0, "bots": ["random"], "winners": [0], "scores": [{"total": 3}]}


@pytest.mark.parametrize(
    "line",
    [
        [],
        5,
        {},
        {"number": 0},
        {**GAME, "number": "0"},
        {**GAME, "bots": 5},
        {**GAME, "scores": [{"total": ""}]},
    ],
    ids=str,
)
def test_a_line_that_is_no_game_is_named(tmp_path: Path, line: object) -> None:
    log = tmp_path / "games.jsonl"
    simulate(plan(3, ("random",)), Processes(1), log=log)
    heading = log.read_text("utf-8").splitlines()[0]
    log.write_text(f"{heading}\n{json.dumps(line)}\n", "utf-8")
    with pytest.raises(LabError) as refused:
        simulate(plan(3, ("random",)), Processes(1), log=log)
    assert (refused.value.code, refused.value.message.args["n"]) == ("log_damaged", 2)


def test_a_log_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere" / "games.jsonl"):
        with pytest.raises(LabError) as refused:
            simulate(plan(3, ("random",)), Processes(1), log=path)
        assert refused.value.code == "log_unusable"


def test_the_log_of_other_games_is_refused_and_kept(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    simulate(plan(3, ("random",)), Processes(1), log=log)
    before = log.read_bytes()
    with pytest.raises(LabError) as refused:
        simulate(plan(3, ("greedy",)), Processes(1), log=log)
    assert refused.value.code == "log_differs"
    assert log.read_bytes() == before


@pytest.mark.parametrize(
    ("games", "seats", "bots"), [(0, 3, ("random",)), (1, 9, ("random",)), (1, 3, ("x",))]
)
def test_impossible_plans_are_refused(games: int, seats: int, bots: tuple[str, ...]) -> None:
    with pytest.raises(weald.BadSetup):
        Plan("ecosystem", games, seats, bots, 1, {})

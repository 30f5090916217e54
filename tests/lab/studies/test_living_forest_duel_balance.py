"""The study of Living Forest Duel: few games with a short search, the whole way to the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from weald.lab.studies.living_forest_duel_balance import (
    PAIRS,
    Played,
    main,
    page,
    play_all,
    play_one,
    plot,
    summary,
)
from weald.lab.workers import Processes

ROWS = summary(
    [
        Played(0, 0, "search", "greedy", "summer", "fire", 6),
        Played(0, 1, "greedy", "search", "summer", "line", 4),
        Played(0, 2, "search", "greedy", "winter", "onibi", 8),
        Played(0, 3, "greedy", "search", "winter", "fire", 6),
    ]
)


def test_sides_are_swapped_and_games_repeat() -> None:
    first, second = play_one(1, 0, 3, 1), play_one(1, 1, 3, 1)
    assert (first.summer, first.winter) == ("greedy", "random")
    assert (second.summer, second.winter) == ("random", "greedy")
    assert play_one(1, 0, 3, 1) == first


def test_all_pairs_in_worker_processes() -> None:
    seen: list[Played] = []
    played = play_all(2, 5, 4, Processes(2), progress=seen.append)
    assert [(game.pair, game.number) for game in played] == [(pair, n) for pair in range(3) for n in (0, 1)]
    assert sorted(seen) == sorted(played)
    again: list[Played] = []
    assert play_all(2, 5, 4, Processes(1), done=played, progress=again.append) == played
    assert again == []


def test_the_sums() -> None:
    assert [(row["first"], row["second"]) for row in ROWS] == [PAIRS[0]]
    row = ROWS[0]
    assert (row["games"], row["wins"], row["summer"], row["turns"]) == (4, 2, 2, 6)
    assert row["victories"] == {"fire": 2, "line": 1, "onibi": 1}
    assert row["victories_of_first"] == {"fire": 2}


def test_the_page() -> None:
    text = page(ROWS, 1, 5000, plotted=True)
    assert "| search against greedy | 4 | 2 (50.0%) | 15.0% to 85.0% | 2 (50.0%) | 6.0 |" in text
    assert "| search against greedy | 50% | 25% | 0% | 25% |" in text
    assert "| search against greedy, won by search | 100% | 0% | 0% | 0% |" in text
    assert "living-forest-duel-balance.svg" in text
    assert ".svg" not in page(ROWS, 1, 5000, plotted=False)


def test_the_plot(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    assert plot(ROWS, tmp_path / "plot.svg")
    assert (tmp_path / "plot.svg").read_text("utf-8").count("<svg") == 1


def test_the_whole_study_goes_on_after_a_stop(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    few = ["--iterations", "2", "--jobs", "1", "--folder", str(tmp_path), "--log", str(log)]
    assert main(["--games", "1", *few]) == 0
    assert len(log.read_text("utf-8").splitlines()) == 3
    assert main(["--games", "2", *few]) == 0
    assert len(log.read_text("utf-8").splitlines()) == 6
    assert "| greedy against random | 2 |" in (tmp_path / "living-forest-duel-balance.md").read_text("utf-8")

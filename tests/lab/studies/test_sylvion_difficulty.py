"""The study of Sylvion: few games, the whole way to the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from weald.lab.studies import sylvion_difficulty
from weald.lab.studies.sylvion_difficulty import (
    NAMES,
    NOTE,
    PLAYERS,
    Played,
    main,
    page,
    play_all,
    play_one,
    plot,
    summary,
)
from weald.lab.workers import Processes

ENDS = ("healed", "feat", "count", "damage")
ROWS = summary(
    Played("introductory", number, bot, end, turn)
    for bot in PLAYERS
    for number, (end, turn) in enumerate(zip(ENDS, (12, 10, 12, 6), strict=True))
)


def test_games_repeat_and_all_bots_get_the_same_deals() -> None:
    assert play_one("advanced", 3, "greedy", 1) == play_one("advanced", 3, "greedy", 1)
    assert [play_one("introductory", 0, bot, 1)[:3] for bot in PLAYERS] == [
        ("introductory", 0, bot) for bot in PLAYERS
    ]


def test_every_setting_of_the_issue_is_there() -> None:
    assert len(NAMES) == 9
    assert sylvion_difficulty.SETTINGS["all three"] == {
        "mode": "advanced",
        "feats": True,
        "elements": True,
        "pawn": True,
    }


def test_worker_processes_play_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sylvion_difficulty, "PLAYERS", ("random",))
    seen: list[Played] = []
    played = play_all(2, 5, Processes(2), progress=seen.append)
    assert [game[:3] for game in played] == [(name, n, "random") for name in NAMES for n in (0, 1)]
    assert sorted(seen) == sorted(played)
    again: list[Played] = []
    assert play_all(2, 5, Processes(1), done=played, progress=again.append) == played
    assert again == []


def test_the_sums() -> None:
    row = ROWS["introductory", "greedy"]
    assert (row["games"], row["wins"], row["share"], row["turns"]) == (4, 2, 0.5, 10)
    assert row["interval"] == pytest.approx((0.15, 0.85), abs=0.001)


def test_the_page() -> None:
    text = page(ROWS, 1, plotted=True)
    half = "50.0% | 15.0% to 85.0%"
    assert f"| introductory | {half} | {half} | {half} | 4 |" in text
    assert "| introductory | 25% | 25% | 25% | 25% | 0% | 0% | 10.0 |" in text
    assert "sylvion-difficulty.svg" in text
    assert ".svg" not in page(ROWS, 1, plotted=False)


def test_the_plot(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    assert plot(ROWS, tmp_path / "plot.svg")
    assert (tmp_path / "plot.svg").read_text("utf-8").count("<svg") == 1


def test_the_whole_study_goes_on_after_a_stop_and_keeps_the_note(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sylvion_difficulty, "SETTINGS", {"introductory": {}})
    monkeypatch.setattr(sylvion_difficulty, "NAMES", ("introductory",))
    log = tmp_path / "games.jsonl"
    few = ["--jobs", "1", "--folder", str(tmp_path), "--log", str(log)]
    assert main(["--games", "1", *few]) == 0
    assert len(log.read_text("utf-8").splitlines()) == 3
    path = tmp_path / "sylvion-difficulty.md"
    path.write_text(path.read_text("utf-8") + "It is hard.\n", "utf-8")
    assert main(["--games", "2", *few]) == 0
    assert len(log.read_text("utf-8").splitlines()) == 6
    text = path.read_text("utf-8")
    assert text.endswith(f"{NOTE}\nIt is hard.\n")
    assert text.count(NOTE) == 1

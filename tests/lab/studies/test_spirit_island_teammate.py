"""The study of the AI team-mate of Spirit Island: a few games, the whole way to the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from weald.cli.main import main as weald
from weald.lab.studies.spirit_island_teammate import (
    SETTINGS,
    Played,
    by_spirit,
    main,
    note_of,
    page,
    play_one,
    summary,
)

PLAYED = [
    Played("one spirit", 0, "random", 0, "ocean", "defeat", "blight", 3),
    Played("one spirit", 1, "random", 0, "bringer", "defeat", "spirit", 4),
    Played("one spirit", 0, "heuristic", 0, "ocean", "victory", "terror2", 8),
    Played("one spirit", 1, "heuristic", 0, "bringer", "defeat", "blight", 6),
    Played("one spirit", 2, "heuristic", 0, "ocean", "sacrifice", "fear", 7),
    Played("one spirit", 3, "heuristic", 0, "bringer", "victory", "fear", 9),
]


def test_games_repeat_and_spirits_take_turns() -> None:
    first = play_one("two spirits", 1, "random", 3)
    assert first == play_one("two spirits", 1, "random", 3)
    assert first.spirits == "lightning river_surges"
    assert play_one("two spirits", 2, "random", 3).spirits == "ocean shadows"
    assert first.outcome in ("victory", "defeat", "sacrifice")


def test_difficulty_is_that_of_the_adversary() -> None:
    difficulties = {name: play_one(name, 0, "random", 3).difficulty for name in SETTINGS}
    assert list(difficulties.values()) == [0, 0, 4, 3, 2]


def test_the_sums() -> None:
    rows = {row["bot"]: row for row in summary(PLAYED)}
    assert (rows["random"]["wins"], rows["random"]["games"], rows["random"]["turns"]) == (0, 2, 3.5)
    assert (rows["heuristic"]["wins"], rows["heuristic"]["games"], rows["heuristic"]["turns"]) == (3, 4, 7.5)
    assert by_spirit(PLAYED) == [("ocean", 2, 2), ("bringer", 1, 2)]


def test_the_page() -> None:
    text = page(PLAYED, 1)
    assert "| one spirit | 0 | heuristic | 4 | 3 (75.0%) | 30.1% to 95.4% | 7.5 |" in text
    assert "| | defeat, blight | sacrifice, fear | victory, fear | victory, terror2 |" in text
    assert "| one spirit | 1 | 1 | 1 | 1 |" in text
    assert "| bringer | 1 | 2 |" in text


def test_what_is_written_by_hand_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    assert note_of(path) == ""
    path.write_text(page(PLAYED, 1, "Nothing helped."), "utf-8")
    assert note_of(path).strip() == "Nothing helped."
    assert page(PLAYED, 1, note_of(path)) == path.read_text("utf-8")


@pytest.mark.slow
def test_from_the_command_to_the_page(tmp_path: Path) -> None:
    given = ["--games", "4", "--jobs", "1", "--folder", str(tmp_path), "--log", str(tmp_path / "log")]
    assert weald(["lab", "spirit-island-teammate", *given]) == 0
    text = (tmp_path / "spirit-island-teammate.md").read_text("utf-8")
    assert "| two spirits | 0 | heuristic | 1 |" in text
    # Finished games are not played again.
    assert len((tmp_path / "log").read_text("utf-8").splitlines()) == 2 * (len(SETTINGS) + 3)
    assert main(given) == 0
    assert len((tmp_path / "log").read_text("utf-8").splitlines()) == 2 * (len(SETTINGS) + 3)

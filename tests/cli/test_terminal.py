"""Play in the terminal: a whole game through a real pseudo-terminal, and every thing that can be typed."""

from __future__ import annotations

import builtins
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from weald.cli.main import main


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[[Iterator[str]], None]:
    """Types lines at the prompt; when there are no more, the input ends."""

    def use(lines: Iterator[str]) -> None:
        def read(prompt: str = "") -> str:
            print(prompt, end="")
            for line in lines:
                print(line)
                return line
            raise EOFError

        monkeypatch.setattr(builtins, "input", read)

    return use


def test_a_whole_game_by_numbers(
    typed: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    typed(iter(lambda: "1", None))
    assert main(["--lang", "en", "play", "ecosystem", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "ecosystem-" not in out
    assert "bot-" not in out
    assert out.count("Your hand:") >= 18
    assert "Player 2 (AI)" in out


def test_solo_and_two_seats_end_as_well(
    typed: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    for seats in ("1", "2"):
        typed(iter(lambda: "1", None))
        assert main(["play", "ecosystem", "--seed", "4", "--seats", seats, "--bots", "greedy"]) == 0
        assert "q" in capsys.readouterr().out


def test_mistyping_says_what_would_be_right(
    typed: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    typed(iter(["99", "unicorn", "u", "?", "q"]))
    assert main(["--lang", "en", "play", "ecosystem", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "Type a number from 1 to" in out
    assert "Hint: " in out
    assert "Chance to win: " in out
    assert "You have left the table." in out


def test_an_option_can_be_typed_by_name(
    typed: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    typed(iter(["meadow", "q"]))
    assert main(["--lang", "en", "play", "ecosystem", "--seed", "3"]) == 0
    assert "| Meadow" in capsys.readouterr().out


def test_the_end_of_input_leaves_the_table(
    typed: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    typed(iter([]))
    assert main(["--lang", "fr", "play", "ecosystem", "--seed", "3"]) == 0
    assert "Vous avez quitté la table." in capsys.readouterr().out


def test_two_people_pass_the_screen_on(
    typed: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    typed(iter(["1", "", "1", "q"]))
    assert main(["--lang", "en", "play", "ecosystem", "--seed", "3", "--people", "2"]) == 0
    assert "Pass to Player 2" in capsys.readouterr().out


def test_more_people_than_seats_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "ecosystem", "--seats", "2", "--people", "3"]) == 2
    assert "3" in capsys.readouterr().err


def test_an_option_is_explained(
    typed: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    typed(iter(["i 1", "i 99", "q", ""]))
    assert main(["--lang", "en", "play", "ecosystem", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "Meadows that touch score together" in out
    assert "Type a number from 1 to" in out


def test_a_game_that_is_left_can_be_saved_and_resumed(
    typed: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    typed(iter(["1", "q", str(tmp_path / "nowhere" / "game"), str(tmp_path / "game")]))
    assert main(["--lang", "en", "play", "ecosystem", "--seed", "3", "--bots", "random"]) == 0
    out = capsys.readouterr().out
    assert "cannot be written" in out
    assert "Saved." in out
    record = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert [player.get("level") for player in record["players"]] == [None, "random", "random"]
    typed(iter(lambda: "1", None))
    assert main(["--lang", "en", "play", str(tmp_path / "game.json")]) == 0
    assert "points" in capsys.readouterr().out


@pytest.mark.parametrize(("lang", "first"), [("en", "usage: "), ("fr", "usage\u00a0: "), ("de", "Aufruf: ")])
def test_help_is_in_the_readers_language_and_lists_bots_and_options(
    capsys: pytest.CaptureFixture[str], lang: str, first: str
) -> None:
    with pytest.raises(SystemExit):
        main(["--lang", lang, "play", "--help"])
    out = capsys.readouterr().out
    assert out.startswith(first + "weald play ")
    assert "thoughtful" in out
    assert "  edition: second, first\n" in out
    assert ("show this help" in out) == (lang == "en")

"""Parts that studies share."""

from __future__ import annotations

from pathlib import Path

import pytest

from weald.lab.study import Log, pyplot, save


def test_a_log_keeps_what_was_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    log = Log(path, 3)
    assert log.read() == []
    log.add(("advanced", 1, True))
    log.add(("advanced", 2, False))
    assert Log(path, 3).read() == [["advanced", 1, True], ["advanced", 2, False]]
    assert capsys.readouterr().err == "\r1/3\r2/3"


def test_without_a_file_games_are_only_counted(capsys: pytest.CaptureFixture[str]) -> None:
    log = Log(None, 5)
    log.tick(4)
    log.add(("introductory", 0))
    assert log.read() == []
    assert capsys.readouterr().err == "\r4/5\r5/5"


def test_the_same_plot_is_the_same_file(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    plt = pyplot("page")
    assert plt is not None
    for name in ("one.svg", "two.svg"):
        figure, axes = plt.subplots()
        axes.plot([1, 2], [3, 4])
        save(figure, tmp_path / name)
        plt.close(figure)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()

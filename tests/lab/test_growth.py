"""What grids grow into: the games it is learned from, the regression, the match, the file."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from weald.games.ecosystem.ai.growth import NAMES, PATH, learned_weights, weights_in
from weald.games.ecosystem.cards import GRID_CARDS
from weald.lab import growth
from weald.lab.growth import Grid, Growth, fit_ridge, grow_some, match_one, play_one
from weald.lab.study import Log
from weald.lab.train import FIRST_TEST_SEED
from weald.lab.workers import Processes

NOTHING = [0.0] * len(NAMES)


@pytest.fixture(scope="module")
def grids() -> list[Grid]:
    _, _, number, played = play_one("game", "", 0, 1)
    assert number == 0
    return [Grid(*grid) for grid in played]


def test_a_game_shows_every_grid_before_each_card(grids: list[Grid]) -> None:
    assert [grid.left for grid in grids] == [left for left in range(GRID_CARDS, 0, -1) for _ in range(3)]
    for grid in grids:
        assert len(grid.hands) == 3
        assert [len(sizes) for sizes in (*grid.rivals, *grid.later)] == [2, 2, 2, 2]
    # The last card is no choice.
    assert [len(hand) for hand in grids[-1].hands] == [1, 1, 1]
    # Rivals only grow.
    assert all(min(np.subtract(grid.later[1], grid.rivals[1])) >= 0 for grid in grids)


def test_the_last_card_is_worth_its_score(grids: list[Grid]) -> None:
    _, rows, targets = grow_some(NOTHING, 0, 0, grids[-3:])
    assert [len(row) for row in rows] == [len(NAMES)] * 3
    assert all(20 < target < 130 for target in targets)
    # Whatever the weights say of grids that are not full.
    assert grow_some([1.0] * len(NAMES), 0, 0, grids[-3:])[2] == targets


def test_earlier_cards_are_worth_what_was_learned_of_the_next(grids: list[Grid]) -> None:
    always_ten = [10.0] + [0.0] * (len(NAMES) - 1)
    assert grow_some(always_ten, 0, 0, grids[30:33])[2] == pytest.approx([10.0] * 3)


def test_a_regression_is_found_again() -> None:
    random = np.random.default_rng(1)
    x = np.hstack([np.ones((500, 1)), random.normal(5, 2, (500, 3)), np.full((500, 1), 7.0)])
    y = x @ np.array([1.0, 2.0, -3.0, 0.5, 0.0])
    assert fit_ridge(x, y, 1e-6, [0.0] * 5) == pytest.approx([1.0, 2.0, -3.0, 0.5, 0.0], abs=1e-3)
    # A strong ridge leaves the weights as they were, but for the constant.
    before = [0.0, 1.0, -1.0, 0.0, 0.0]
    assert fit_ridge(x, y, 1e9, before)[1:] == pytest.approx(before[1:], abs=1e-3)


def test_equal_weights_gain_nothing() -> None:
    weights = learned_weights()
    assert match_one(weights, weights, "match", "", 1, 0) == ["match", "", 1, 0.0, 0.0]


def test_a_tiny_training_from_end_to_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "growth.json"
    gain = {"mean": 0.5, "low": -1.0, "high": 2.0, "min": -1.0, "max": 2.0}
    monkeypatch.setattr(Growth, "match", lambda *_: {"victories": gain, "points": gain})
    arguments = ["--games", "2", "--grids", "5", "--jobs", "1", "--out", str(out)]
    assert growth.main(arguments) == 0
    text = out.read_text("utf-8")
    data = json.loads(text)
    assert len(weights_in(data)) == GRID_CARDS
    assert data["provenance"]["games"] == 2
    assert data["provenance"]["gain"]["points"]["mean"] == 0.5
    assert len(data["provenance"]["errors"]) == GRID_CARDS - 1
    # The same again, to the bit; and what was interrupted goes on.
    log = tmp_path / "growth.jsonl"
    for _ in range(2):
        assert Growth(2, 5, 100.0, 0, Processes(1), Log(log, 0)).learn() == data["weights"]
        lines = log.read_text("utf-8").splitlines(keepends=True)
        assert len(lines) == 2 + GRID_CARDS - 1
        log.write_text("".join(lines[:10]), "utf-8")
    # Weights that cost points are not written.
    out.unlink()
    gain["high"] = -0.5
    assert growth.main(arguments) == 0
    assert not out.exists()
    assert "the old ones stay" in capsys.readouterr().err


def test_test_seeds_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        growth.main(["--seed", str(FIRST_TEST_SEED)])
    assert "training has those from 0" in capsys.readouterr().err


def test_the_weights_say_where_they_come_from() -> None:
    provenance = json.loads(PATH.read_text("utf-8"))["provenance"]
    assert {"seed", "games", "grids_each", "ridge", "errors", "gain", "weald"} <= provenance.keys()

"""Training of the duel's value: what positions are worth, fitting, and a tiny run from end to end."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from weald.games.living_forest_duel import training
from weald.games.living_forest_duel.ai.features import NAMES
from weald.games.living_forest_duel.ai.judge import VALUES
from weald.kernel.values import model_of
from weald.lab.train import FIRST_TEST_SEED, MATCH_SEEDS

TINY = ["--quick", "10", "--games", "2", "--generations", "1", "--iterations", "2", "--jobs", "1"]


def test_a_position_is_worth_the_outcome_and_the_next_positions() -> None:
    p = np.array([0.5, 0.6, 0.8, 0.5, 0.1])
    won = np.array([1.0, 1.0, 1.0, 0.0, 0.0])
    worths = training.worths(p, won, [False, False, True, False, True])
    later = training.TRACE + (1 - training.TRACE) * 0.8
    assert worths.tolist() == pytest.approx(
        [training.TRACE * later + (1 - training.TRACE) * 0.6, later, 1, (1 - training.TRACE) * 0.1, 0]
    )


def test_a_regression_learns_the_weights() -> None:
    random = np.random.default_rng(3)
    x = random.normal(0, 1, (20_000, 2)) * [1, 4]
    y = (random.random(20_000) < 1 / (1 + np.exp(-x @ [1.0, -0.5]))).astype(float)
    assert training.fit_logistic(x, y, np.ones(20_000)) == pytest.approx([1, -0.5], abs=0.06)
    # Games without weight are not learned from.
    counted = np.where(np.arange(20_000) < 10_000, 1.0, 0.0)
    assert training.fit_logistic(x, np.where(counted > 0, y, 1 - y), counted) == pytest.approx(
        [1, -0.5], abs=0.1
    )


def test_a_tiny_training_from_end_to_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log, out = tmp_path / "games.jsonl", tmp_path / "values.json"
    arguments = [*TINY, "--matches", "1", "--match-iterations", "2", "--log", str(log), "--out", str(out)]
    assert training.main(arguments) == 0
    lines = log.read_text("utf-8").splitlines()
    assert [json.loads(line)[1] for line in lines] == [*range(10), 0, 1]
    written = out.read_text("utf-8")
    model = model_of(json.loads(written), NAMES)
    assert model.provenance["quick"] == 10
    assert model.provenance["gain"]["mean"] in (-1.0, 0.0, 1.0)
    # Resumed, nothing is played again and the same comes out.
    assert training.main(arguments) == 0
    assert log.read_text("utf-8").splitlines() == lines
    assert out.read_text("utf-8") == written
    assert "12/12" in capsys.readouterr().err


@pytest.mark.parametrize("seed", [MATCH_SEEDS - training.DEALS, FIRST_TEST_SEED])
def test_seeds_of_matches_and_of_the_strength_study_are_refused(
    seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        training.main([*TINY, "--seed", str(seed)])
    assert "training has those from 0" in capsys.readouterr().err


def test_the_file_says_where_it_comes_from() -> None:
    assert VALUES.model is not None
    assert {"seed", "quick", "games", "generations", "iterations"} <= VALUES.model.provenance.keys()

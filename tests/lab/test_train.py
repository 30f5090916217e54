"""Training: seeds, fitting, and a tiny run from end to end."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from weald.games import find
from weald.kernel.values import Model, model_of
from weald.lab import train
from weald.lab.study import Log
from weald.lab.train import FIRST_TEST_SEED, MATCH_SEEDS, Examples, TestSeeds, check_seeds
from weald.lab.workers import Processes

SYLVION = train.values_of(find("sylvion"))
TINY = ["--games", "6", "--matches", "1", "--learn-from", "greedy", "--iterations", "2", "--jobs", "1"]


@pytest.mark.parametrize(
    ("seed", "games"), [(-1, 5), (MATCH_SEEDS, 1), (MATCH_SEEDS - 4, 5), (FIRST_TEST_SEED, 1)]
)
def test_seeds_of_matches_and_of_the_strength_study_are_refused(seed: int, games: int) -> None:
    with pytest.raises(TestSeeds, match="training has those from 0"):
        check_seeds(seed, games)


def test_no_match_reaches_the_seeds_of_the_strength_study(capsys: pytest.CaptureFixture[str]) -> None:
    check_seeds(MATCH_SEEDS - 5, 5)
    assert MATCH_SEEDS + MATCH_SEEDS <= FIRST_TEST_SEED
    with pytest.raises(SystemExit):
        train.main(["ecosystem", "--seed", str(FIRST_TEST_SEED)])
    assert "training has those from 0" in capsys.readouterr().err


def made_up(games: int, chance_of: str) -> Examples:
    """Positions with two features; the outcome depends on their sum or on their product."""
    random = np.random.default_rng(5)
    played = []
    for number in range(games):
        rows = []
        for _ in range(20):
            one, two = (float(x) for x in random.normal(0, 1, 2))
            odds = 2 * one - two + 0.5 if chance_of == "sum" else 6 * one * two
            rows.append([one * 3 + 10, two, float(random.random() < 1 / (1 + np.exp(-odds)))])
        played.append(["made_up", "", number, rows])
    return Examples(("one", "two"), played)


def test_a_logistic_regression_learns_the_weights() -> None:
    model = train.fit_logistic(made_up(400, "sum"))
    assert model.log_odds([10, 0]) == pytest.approx(0.5, abs=0.15)
    assert model.log_odds([13, 0]) - model.log_odds([10, 0]) == pytest.approx(2, abs=0.2)
    assert model.log_odds([10, 1]) - model.log_odds([10, 0]) == pytest.approx(-1, abs=0.15)


def test_a_part_of_a_victory_counts_as_victory_and_defeat() -> None:
    x, y, counts = train.as_classes(np.array([[1.0], [2.0], [3.0]]), np.array([1.0, 0.0, 0.25]))
    assert x[:, 0].tolist() == [1, 3, 2, 3]
    assert y.tolist() == [1, 1, 0, 0]
    assert counts.tolist() == [1, 0.25, 1, 0.75]


def test_training_is_reproducible() -> None:
    models = [train.fit_network(made_up(20, "product"), seed) for seed in (1, 1, 2)]
    digests = [model.digest() for model in models]
    assert digests[0] == digests[1] != digests[2]


def test_a_regression_is_the_least_of_its_loss() -> None:
    examples = made_up(60, "sum")
    model = train.fit_logistic(examples)
    x = examples.scaled(examples.x)
    gap = examples.y - train.sigmoid(x @ np.array(model.weights) + model.bias)
    # With the ridge, no weight can be changed for the better.
    assert x.T @ gap - train.RIDGE * np.array(model.weights) == pytest.approx(0, abs=0.05)
    assert gap.sum() == pytest.approx(0, abs=0.05)


def test_hidden_units_learn_what_a_regression_cannot() -> None:
    examples = made_up(150, "product")
    regression = train.measure(train.fit_logistic(examples), examples)
    model = train.fit(examples, seed=1)
    assert model.provenance["kind"] == "network"
    assert regression["log_loss"] > 0.65
    assert model.provenance["metrics"]["log_loss"] < 0.5
    assert model.provenance["metrics"]["log_loss_of_mean"] == pytest.approx(0.693, abs=0.01)
    assert model.provenance["held_out_positions"] == 600


@pytest.mark.parametrize("number", [0, 2, 3, 9])
def test_quick_games_are_those_of_the_heuristic(number: int) -> None:
    played = train.learn_one(None, (train.QUICK, 0), "sylvion", "", number, 40)
    assert played == train.learn_one(None, (train.QUICK, 0), "sylvion", "", number, 40)
    turns = SYLVION.names.index("turns")
    left = [row[turns] for row in played[3]]
    # A position of every turn, and few more: those at which it is ended.
    assert left == sorted(left, reverse=True)
    assert len(set(left)) <= len(left) < 2 * len(set(left))
    assert {row[-1] for row in played[3]} <= {0.0, 1.0}


def test_a_tiny_training_from_end_to_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log, out = tmp_path / "games.jsonl", tmp_path / "values.json"
    training = train.Training("ecosystem", 6, 4, 7, Processes(1), ("greedy", 0), ("greedy", 0))
    model = training.next_generation(Log(log, 0), None)
    gain = training.match(Log(log, 0), None, model)
    # These players do not heed the values.
    assert gain == {"mean": 0.0, "low": 0.0, "high": 0.0, "min": 0.0, "max": 0.0}
    assert len(log.read_text("utf-8").splitlines()) == 10
    # Resumed, nothing is played again and the same comes out.
    resumed = train.Training("ecosystem", 6, 4, 7, Processes(1), ("greedy", 0), ("greedy", 0))
    again = resumed.next_generation(Log(log, 0), None)
    assert again.to_json() == model.to_json()
    assert resumed.match(Log(log, 0), None, again) == gain
    assert len(log.read_text("utf-8").splitlines()) == 10
    assert model.provenance["games"] == 6
    assert model.provenance["seed"] == 7
    assert model.provenance["settings"][0] == [3, {}]
    assert {"log_loss", "brier"} <= model.provenance["metrics"].keys()
    out.write_text(train.text_of(model.to_json()), "utf-8")
    values = find("ecosystem").advice.values
    assert values is not None
    assert model_of(json.loads(out.read_text("utf-8")), values.names).names == values.names
    assert capsys.readouterr().err.endswith("\r4/4")


@pytest.mark.parametrize(
    ("gain", "log_loss", "kept"),
    [
        ((0.1, -1, 1), 0.8, True),
        ((-0.1, -1, 1), 0.2, False),
        ((0, -1, 1), 0.2, True),
        ((0, 0, 0), 0.2, True),
        ((0, 0, 0), 0.8, False),
    ],
)
def test_a_model_helps_if_it_wins_or_at_least_predicts(
    gain: tuple[float, float, float], log_loss: float, kept: bool
) -> None:
    model = Model(("x",), [0], [1], [1], 0)
    mean, least, most = gain
    model.provenance.update(
        gain={"mean": mean, "min": least, "max": most},
        metrics={"log_loss": log_loss, "log_loss_before": 0.69},
    )
    assert train.helps(model) == kept


@pytest.mark.parametrize("helps", [True, False])
def test_a_model_is_kept_only_if_it_helps(
    helps: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    gains = [0.25, -0.125] if helps else [-0.125]
    monkeypatch.setattr(
        train.Training,
        "match",
        lambda self, log, old, new: {"mean": gains.pop(0), "low": -1.0, "high": 1.0, "min": -1.0, "max": 1.0},
    )
    out = tmp_path / "values.json"
    arguments = [*TINY, "--generations", "4", "--out", str(out), "--log", str(tmp_path / "games.jsonl")]
    assert train.main(["ecosystem", *arguments]) == 0
    assert gains == []
    assert out.exists() == helps
    if helps:
        assert json.loads(out.read_text("utf-8"))["provenance"]["generation"] == 1
    assert ("No generation helped" in capsys.readouterr().err) != helps

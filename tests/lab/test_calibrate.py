"""Calibrating win chances: what is fitted, seeds of training only, and a tiny run from end to end."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import weald.games
from weald.games import find
from weald.kernel.calibration import Calibration, calibration_of
from weald.lab import calibrate
from weald.lab.train import FIRST_TEST_SEED, MATCH_SEEDS

HOME = Path(weald.games.__file__).parent


def made_up(games: int, group: str, scale: float, shift: float) -> list[list[object]]:
    """Games whose outcome depends on a chance that is off by a scale and a shift."""
    random = Random(7)
    played: list[list[object]] = []
    for number in range(games):
        chance = random.uniform(0.05, 0.95)
        true = Calibration("", {"": (scale, shift)}).shown(chance, "")
        played.append(["made_up", "", number, group, [[chance, float(random.random() < true)]]])
    return played


def test_scale_and_shift_are_found_again() -> None:
    scale, shift = calibrate.fit(calibrate.positions_of(made_up(6000, "", 0.6, 1.5)))
    assert scale == pytest.approx(0.6, abs=0.1)
    assert shift == pytest.approx(1.5, abs=0.15)


def test_few_games_change_little() -> None:
    won = [["made_up", "", 0, "", [[0.5, 1.0]] * 12]]
    scale, shift = calibrate.fit(calibrate.positions_of(won))
    # Twelve positions of one game count as one: the evidence against an even chance is small.
    assert scale == 1
    assert 0.3 < shift < 0.5


def test_a_group_with_few_games_follows_the_others() -> None:
    many, few = made_up(2000, "many", 1.0, 2.0), made_up(1, "few", 1.0, -2.0)
    groups = calibrate.fit_groups(many + few)
    assert groups["many"][1] == pytest.approx(2.0, abs=0.25)
    assert groups["few"][1] == pytest.approx(groups["many"][1], abs=0.7)
    # By itself it would hardly move from what was learned.
    assert abs(calibrate.fit(calibrate.positions_of(few))[1]) < 0.7


def test_an_order_is_never_turned_round() -> None:
    played = [["", "", n, "", [[0.9, float(n % 2)], [0.1, float(n % 2 == 0)]]] for n in range(400)]
    played += [["", "", n, "", [[0.95, 0.0], [0.05, 1.0]]] for n in range(400)]
    assert calibrate.fit(calibrate.positions_of(played))[0] == calibrate.LEAST_SCALE


def test_groups_are_fitted_one_by_one_and_measured() -> None:
    played = made_up(2000, "easy", 1.0, 2.0) + made_up(2000, "hard", 1.0, -2.0)
    groups = calibrate.fit_groups(played)
    assert groups["easy"][1] == pytest.approx(2.0, abs=0.25)
    assert groups["hard"][1] == pytest.approx(-2.0, abs=0.25)
    before, after = calibrate.measure(played, {}), calibrate.measure(played, groups)
    assert after["brier"] < before["brier"] - 0.05
    assert after["foretold"] == pytest.approx(after["happened"], abs=0.01)


@pytest.mark.parametrize("seed", [FIRST_TEST_SEED, MATCH_SEEDS])
def test_only_seeds_of_training_are_used(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        calibrate.main(["sylvion", "--seed", str(seed)])
    assert "training has those from 0" in capsys.readouterr().err


def test_a_tiny_calibration_from_end_to_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log, out = tmp_path / "games.jsonl", tmp_path / "calibration.json"
    arguments = ["living_forest_duel", "--games", "4", "--iterations", "1", "--seed", "20", "--jobs", "1"]
    arguments += ["--log", str(log), "--out", str(out)]
    assert calibrate.main(arguments) == 0
    first = out.read_text("utf-8")
    made = calibration_of(json.loads(first))
    assert list(made.groups) == [""]
    assert made.provenance["games"] == 4
    assert made.provenance["iterations"] == 1
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert [line[2] for line in lines] == [0, 1, 2, 3]
    # Both seats of a position: one wins, the other does not.
    for line in lines:
        outcomes = [outcome for _, outcome in line[4]]
        assert {tuple(outcomes[n : n + 2]) for n in range(0, len(outcomes), 2)} in ({(0, 1)}, {(1, 0)})
    # Resumed, nothing is played again and the same comes out.
    assert calibrate.main(arguments) == 0
    assert out.read_text("utf-8") == first
    assert len(log.read_text("utf-8").splitlines()) == 4
    assert "4/4" in capsys.readouterr().err


@pytest.mark.parametrize("id", ["spirit_island", "sylvion"])
def test_a_calibration_in_the_package_is_that_of_its_values(id: str) -> None:
    values = find(id).advice.values
    assert values is not None
    assert values.calibration is not None
    assert [path.parent for path in HOME.glob(f"{id}/**/calibration.json")] == [values.path.parent]

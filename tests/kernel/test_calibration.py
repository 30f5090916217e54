"""Calibration: log odds scaled and shifted by group, only for the model that it was made for."""

from __future__ import annotations

import json
from math import log
from pathlib import Path

import pytest

from weald.games import REGISTRY, find
from weald.kernel.calibration import Calibration, calibration_of, log_odds
from weald.kernel.values import Model, Values


def features(s: float, _seat: int) -> list[float]:
    return [s]


def values_at(folder: Path, bias: float) -> Values:
    """Values whose chance at 0 has the log odds `bias`; states above 0 are of the group `high`."""
    path = folder / "values.json"
    path.write_text(json.dumps(Model(("x",), [0.0], [1.0], [1.0], bias).to_json()), "utf-8")
    return Values(("x",), features, path, ((1, {}),), group=lambda s: "high" if s > 0 else "low")


def test_log_odds_are_scaled_and_shifted() -> None:
    made = Calibration("", {"": (0.5, log(3))})
    # Log odds of 0.5, 0.9 and 0.1 are 0, log 9 and minus log 9: half of them, and three times the odds.
    assert made.shown(0.5, "") == pytest.approx(0.75)
    assert made.shown(0.9, "") == pytest.approx(9 / 10)
    assert made.shown(0.1, "") == pytest.approx(0.5)
    assert made.shown(0.3, "another group") == 0.3


def test_certain_chances_stay_finite() -> None:
    made = Calibration("", {"": (1.0, 0.0)})
    assert made.shown(1.0, "") == pytest.approx(0.9999)
    assert made.shown(0.0, "") == pytest.approx(0.0001)
    assert log_odds(0.0) == pytest.approx(-log_odds(1.0))


def test_the_order_of_chances_is_kept() -> None:
    with pytest.raises(ValueError, match="keep the order"):
        Calibration("", {"": (0.0, 1.0)})


def test_a_calibration_as_json() -> None:
    made = Calibration("abc", {"high": (0.7, -0.2)}, {"games": 3})
    again = calibration_of(json.loads(json.dumps(made.to_json())))
    assert (again.model, again.groups, again.provenance) == ("abc", {"high": (0.7, -0.2)}, {"games": 3})
    with pytest.raises(ValueError, match="version 9, not 1"):
        calibration_of({**made.to_json(), "version": 9})


def test_values_show_calibrated_chances_by_group(tmp_path: Path) -> None:
    values = values_at(tmp_path, 0.0)
    assert values.model is not None
    made = Calibration(values.model.digest(), {"high": (1.0, log(3))})
    values.calibration_path.write_text(json.dumps(made.to_json()), "utf-8")
    assert values.win_probability(0.0, 0) == values.shown_probability(0.0, 0) == 0.5
    # The odds of 3 to 1 become 9 to 1; a search still sees those that were learned.
    assert values.shown_probability(log(3), 0) == pytest.approx(0.9)
    assert values.win_probability(log(3), 0) == pytest.approx(0.75)


def test_a_calibration_of_another_model_is_not_used(tmp_path: Path) -> None:
    values = values_at(tmp_path, 0.0)
    made = Calibration("another", {"low": (1.0, 2.0), "high": (1.0, 2.0)})
    values.calibration_path.write_text(json.dumps(made.to_json()), "utf-8")
    assert values.calibration is None
    assert values.shown_probability(0.0, 0) == 0.5
    assert values_at(tmp_path, 0.0).using(None).shown_probability(0.0, 0) == 0.5


def test_the_digest_tells_models_apart() -> None:
    one, other = (Model(("x",), [0.0], [1.0], [1.0], bias) for bias in (0.0, 0.1))
    assert one.digest() != other.digest()
    one.provenance["games"] = 5
    assert one.digest() == Model(("x",), [0.0], [1.0], [1.0], 0.0).digest()


@pytest.mark.parametrize("id", [id for id in REGISTRY if find(id).advice.values is not None])
def test_calibrations_in_use_belong_to_the_values_and_to_seeds_of_training(id: str) -> None:
    values = find(id).advice.values
    assert values is not None
    if not values.calibration_path.exists():
        assert values.calibration is None
        return
    made = values.calibration
    assert made is not None, f"the values of {id} have changed: run weald lab calibrate {id}"
    assert made.provenance["level"] == "strong"
    assert 0 <= made.provenance["seed"] < made.provenance["seed"] + made.provenance["games"] < 1_000_000
    assert sum(made.provenance["groups"].values()) == made.provenance["games"]

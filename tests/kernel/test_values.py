"""Models of learned values: what they compute, how they are stored, and that they fit their features."""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import Any

import pytest

from weald.games import find
from weald.games.sylvion import GAME
from weald.games.sylvion.state import COUNT, HEALED
from weald.kernel.advice import Advice, outcome_of, with_model
from weald.kernel.values import Learned, Model, Values, model_of

NAMES = ("ahead", "cards")


def sigmoid(x: float) -> float:
    return 1 / (1 + exp(-x))


def test_a_model_without_hidden_units_is_a_logistic_regression() -> None:
    model = Model(NAMES, means=[1, 10], scales=[2, 5], weights=[3, -1], bias=0.5)
    assert model.log_odds([1, 10]) == pytest.approx(0.5)
    assert model.log_odds([3, 15]) == pytest.approx(0.5 + 3 - 1)
    assert model.probability([3, 15]) == pytest.approx(sigmoid(2.5))


def test_hidden_units_are_rectified() -> None:
    model = Model(
        NAMES, means=[0, 0], scales=[1, 2], weights=[2, 10], bias=-1, hidden=[[1, 0], [0, 1]], offsets=[0, -3]
    )
    assert model.log_odds([1, 4]) == pytest.approx(2 * 1 - 1)
    assert model.log_odds([-1, 8]) == pytest.approx(10 * (4 - 3) - 1)


def test_a_hopeless_position_does_not_overflow() -> None:
    model = Model(("x",), [0], [1], [1e6], 0)
    assert 0 < model.probability([-1.0]) < 1e-9 < 1 - 1e-9 < model.probability([1.0]) < 1


def test_a_stored_model_computes_the_same() -> None:
    model = Model(NAMES, [0.5, 0.25], [1, 3], [1.5], -0.125, [[1, 2]], [0.75], {"seed": 7})
    same = model_of(json.loads(json.dumps(model.to_json())), NAMES)
    assert same.log_odds([2, 9]) == model.log_odds([2, 9])
    assert same.provenance == {"seed": 7}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"names": ["ahead", "trees"]}, r"missing: \['cards'\], unused: \['trees'\]"),
        ({"names": ["cards", "ahead"]}, "other features"),
        ({"version": 0}, "version 0"),
        ({"means": [1]}, "2 features"),
        ({"hidden": [[1, 2]]}, "offset or weight"),
    ],
)
def test_a_model_that_does_not_fit_is_refused(change: dict[str, Any], message: str) -> None:
    data = {**Model(NAMES, [0, 0], [1, 1], [1, 1], 0).to_json(), **change}
    with pytest.raises(ValueError, match=message):
        model_of(data, NAMES)


def test_values_read_their_file_when_they_are_needed(tmp_path: Path) -> None:
    path = tmp_path / "values.json"
    values = Values(("seat",), lambda s, seat: [float(seat)], path, [(1, {})])
    assert values.win_probability(None, 1) == 0.5
    path.write_text(json.dumps(Model(("seat",), [0], [1], [2], 0).to_json()), "utf-8")
    values = Values(("seat",), lambda s, seat: [float(seat)], path, [(1, {})])
    assert values.win_probability(None, 1) == pytest.approx(sigmoid(2))
    other = Values(("turn",), lambda s, seat: [float(seat)], path, [(1, {})])
    with pytest.raises(ValueError, match="train them again"):
        other.win_probability(None, 1)


def test_features_may_be_declared_with_things_of_the_game(tmp_path: Path) -> None:
    path = tmp_path / "values.json"
    declared = {"bear": Learned(0.5, 0.25), "wolf": Learned()}
    values = Values(["points"], lambda _s, _seat: [], path, (), declared=declared)
    path.write_text(json.dumps(Model(["points"], [1.0], [2.0], [3.0], 0.5).to_json()), "utf-8")
    model = values.model
    assert model is not None
    assert model.names == values.names == ("points", "bear", "wolf")
    assert model.log_odds([1, 1, 1]) == pytest.approx(0.5 + 0.5 * 0.75)
    stored = values.stored(model)
    assert {key: stored[key] for key in ("names", "means", "scales", "weights")} == {
        "names": ["points"],
        "means": [1],
        "scales": [2],
        "weights": [3],
    }
    assert values.learned(model) == declared
    # Things that have come since, and count for nothing, make it no other model.
    same, other = (
        Model(["points", "bear"], [1.0, 0.25], [2.0, 1.0], [3.0, weight], 0.5) for weight in (0.5, 0.6)
    )
    assert same.digest() == model.digest() != other.digest()


def test_a_game_can_think_with_another_model(monkeypatch: pytest.MonkeyPatch) -> None:
    values = Values(("seat",), lambda s, seat: [float(seat)], Path("none.json"), [(1, {})])
    advice = GAME.advice
    monkeypatch.setattr(GAME, "advice", Advice(advice.heuristic, advice.evaluator, values=values))
    other = with_model(GAME, Model(("seat",), [0], [1], [2], 0))
    assert other.steps is GAME.steps
    assert other.advice.values is not None
    assert other.advice.values.win_probability(None, 1) == pytest.approx(sigmoid(2))
    assert values.win_probability(None, 1) == 0.5


def test_a_team_wins_as_a_whole() -> None:
    s = GAME.start(2, GAME.resolve_options({}), 1)
    s.end = HEALED
    assert [outcome_of(GAME, s, seat) for seat in (0, 1)] == [1.0, 1.0]
    s.end = COUNT
    assert [outcome_of(GAME, s, seat) for seat in (0, 1)] == [0.0, 0.0]


def test_a_game_may_say_how_well_it_ended() -> None:
    game = find("ecosystem")
    s = game.start(3, game.resolve_options({}), 1)
    # No seat has a card yet: all are tied.
    assert [outcome_of(game, s, seat) for seat in range(3)] == [0.5] * 3

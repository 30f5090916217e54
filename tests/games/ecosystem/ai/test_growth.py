"""What a grid grows into: features, weights that fit them, and the mean with the hand-made evaluation."""

from __future__ import annotations

import json
from random import Random

import pytest

from weald.games import find
from weald.games.ecosystem.ai import growth
from weald.games.ecosystem.ai.evaluation import GridEvaluator
from weald.games.ecosystem.ai.growth import NAMES, PATH, GrowthEvaluator, features, near, weights_in
from weald.games.ecosystem.field import BIT
from weald.games.ecosystem.state import Forest
from weald.kernel.driver import Run, playout


def played(answers: int, seed: int = 1) -> Forest:
    game = find("ecosystem")
    run = Run(game, game.start(3, game.resolve_options({}), seed))
    random = Random(seed)
    for _ in range(answers):
        seat = run.open_seats[0]
        assert run.question is not None
        run.answer(seat, random.choice(run.question.values(seat)))
    state = run.state
    assert isinstance(state, Forest)
    return state


def test_cells_are_counted_by_their_neighbours() -> None:
    one, two, three = near(BIT[30] | BIT[32] | BIT[22])
    assert one == BIT[29] | BIT[31] | BIT[21] | BIT[39] | BIT[33] | BIT[23] | BIT[41] | BIT[13]
    assert two == BIT[31] | BIT[21] | BIT[23]
    assert three == BIT[31]


def test_features_have_their_names() -> None:
    s = played(40)
    numbers = dict(zip(NAMES, features(s.masks[0], s.boxes[0], [2, 1], [0, 1]), strict=True))
    assert len(NAMES) == len(set(NAMES))
    assert numbers["one"] == 1
    assert sum(numbers[name] for name in NAMES if name.endswith("_count")) == s.masks[0][0].bit_count()
    assert numbers["more_rivals"] == 0


def test_the_value_is_the_mean_of_both() -> None:
    s = played(40)
    hand_made = GridEvaluator(s, 0).value(s.masks[0], s.boxes[0])
    # Weights that say 10 whatever there is.
    weights = [[10.0] + [0.0] * (len(NAMES) - 1)] * 20
    assert GrowthEvaluator(s, 0, weights).value(s.masks[0], s.boxes[0]) == pytest.approx(
        0.3 * hand_made + 7.0
    )


def test_a_full_grid_is_worth_its_score() -> None:
    game = find("ecosystem")
    state = game.start(3, game.resolve_options({}), 3)
    playout(game, state, Random(3).random)
    assert isinstance(state, Forest)
    scores = game.result(state).scores
    for seat in range(3):
        value = GrowthEvaluator(state, seat).value(state.masks[seat], state.boxes[seat])
        assert value == scores[seat]["total"]


def test_weights_of_other_features_are_refused() -> None:
    data = json.loads(PATH.read_text("utf-8"))
    assert weights_in(data) == growth.learned_weights()
    with pytest.raises(ValueError, match="other features"):
        weights_in({**data, "names": data["names"][1:]})
    with pytest.raises(ValueError, match="missing"):
        weights_in({**data, "weights": data["weights"][1:]})

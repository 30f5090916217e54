"""Learned values know no more than their seat does."""

from __future__ import annotations

from random import Random

import pytest

from weald import ai
from weald.games import REGISTRY, find
from weald.kernel.chance import branch
from weald.kernel.driver import Run
from weald.kernel.information import redacted

WITH_VALUES = [id for id in REGISTRY if find(id).advice.values is not None]
# Number of answers of each setting that are looked at.
ANSWERS = 40


def test_games_declare_features() -> None:
    assert {"ecosystem", "living_forest_duel", "sylvion"} <= set(WITH_VALUES)


@pytest.mark.parametrize("id", WITH_VALUES)
def test_features_do_not_depend_on_what_a_seat_cannot_see(id: str) -> None:
    game = find(id)
    values = game.advice.values
    assert values is not None
    compared = 0
    for number, (seats, options) in enumerate(values.settings[:10]):
        run = Run(game, game.start(seats, game.resolve_options(options), number))
        random = Random(number).random
        for _ in range(ANSWERS):
            if run.over:
                break
            assert run.question is not None
            if not run.partial_answers and (not values.kinds or run.question.kind in values.kinds):
                for seat in range(seats):
                    own = values.features(run.state, seat)
                    assert len(own) == len(values.names)
                    assert own == values.features(redacted(game, run.state, seat), seat)
                    other = run.imagined(seat, branch(number, compared))
                    assert own == values.features(other.state, seat)
                    compared += 1
            seat = run.open_seats[0]
            options_here = ai.SeatRun(run, seat).values
            run.answer(seat, options_here[int(random() * len(options_here))])
    assert compared > 20


@pytest.mark.parametrize("id", WITH_VALUES)
def test_a_model_on_file_fits_the_features(id: str) -> None:
    values = find(id).advice.values
    assert values is not None
    if values.path.exists():
        assert values.model is not None
        assert values.model.provenance["seed"] + values.model.provenance["games"] <= 500_000

"""The training on grids: the games it is learned from, the regression, the match, the file."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from weald.games.ecosystem import training
from weald.games.ecosystem.ai.growth import ALONE, PATH, TOGETHER, learned, weights_in
from weald.games.ecosystem.ai.plot import features
from weald.games.ecosystem.ai.terms import NAMES
from weald.games.ecosystem.cards import GRID_CARDS
from weald.games.ecosystem.training import Growth, Moments, fit, match, play, play_some, scoring_weights
from weald.lab.train import FIRST_TEST_SEED
from weald.lab.workers import Processes


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_shows_every_grid_after_each_card(seats: int) -> None:
    outlook = learned()[ALONE if seats == 1 else TOGETHER]
    players = play([outlook] * seats, 5, explore=True)
    for player in players:
        assert player.plot.left == 0
        assert [left for left, _ in player.rows] == list(range(GRID_CARDS - 1, 0, -1))
        assert {len(numbers) for _, numbers in player.rows} == {len(NAMES)}
        # Alone there is Alban, for two the neutral hand.
        assert len(player.grower.streams) == max(2, seats - 1) - (seats == 1)
    if seats > 1:
        assert [player.result for player in players] == [
            player.grower.score(player.plot.masks) for player in players
        ]
    else:
        assert players[0].result < players[0].grower.score(players[0].plot.masks)


def test_only_exploring_takes_other_cards() -> None:
    outlook = learned()[TOGETHER]
    results = [
        [player.result for player in play([outlook] * 3, 8, explore)] for explore in (False, False, True)
    ]
    assert results[0] == results[1] != results[2]


def test_the_first_weights_are_the_score() -> None:
    """Of a full grid beside two rivals, but for the rank in streams of a seat that has none."""
    for seed in range(4):
        for player in play([learned()[TOGETHER]] * 3, seed, explore=False):
            grower, masks = player.grower, player.plot.masks
            numbers = features(masks, player.plot.box, grower.streams, grower.wolves, 1)
            known = sum(w * n for w, n in zip(scoring_weights(), numbers, strict=True))
            assert known == pytest.approx(grower.score(masks), abs=12)


def test_a_regression_is_found_again() -> None:
    random = np.random.default_rng(1)
    x = np.hstack([np.ones((500, 1)), random.normal(5, 2, (500, 3)), np.full((500, 1), 7.0)])
    y = x @ np.array([1.0, 2.0, -3.0, 0.5, 0.0])
    products, targets = x.T @ x, x.T @ y
    assert fit(products, targets, 1e-6, [0.0] * 5) == pytest.approx([1.0, 2.0, -3.0, 0.5, 0.0], abs=1e-3)
    # A strong ridge leaves the weights as they were, but for the constant.
    before = [0.0, 1.0, -1.0, 0.0, 0.0]
    assert fit(products, targets, 1e9, before)[1:] == pytest.approx(before[1:], abs=1e-3)
    # Nothing is learned from nothing.
    assert fit(0 * products, 0 * targets, 1.0, before) == before


def test_older_grids_count_less() -> None:
    one, other = Moments(), Moments()
    one.add([(3, [1.0] * len(NAMES))], [10.0])
    other.add([(3, [1.0] * len(NAMES))], [20.0])
    one.fade(other)
    assert one.products[3, 0, 0] == pytest.approx(1 + training.FADING)
    assert one.targets[3, 0] == pytest.approx(20 + training.FADING * 10)


def test_equal_weights_gain_nothing() -> None:
    weights = weights_in(json.loads(PATH.read_text("utf-8")))
    gain = match(weights, weights, 2, 0)
    assert gain["points"]["mean"] == gain["victories"]["mean"] == 0.0


def test_a_tiny_training_from_end_to_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out, state = tmp_path / "growth.json", tmp_path / "state"
    gain = {"mean": 0.5, "low": -1.0, "high": 2.0, "min": -1.0, "max": 2.0}
    monkeypatch.setattr(training, "match", lambda *_: {"victories": gain, "points": gain})
    # A regression of all features is slow on a busy machine; what is fitted makes no difference here.
    monkeypatch.setattr(training, "fit", lambda _, targets, *__: (targets / 100).round(3).tolist())
    arguments = ["--games", "2", "--generations", "2", "--alone", "1", "--jobs", "1", "--out", str(out)]
    assert training.main(arguments) == 0
    data = json.loads(out.read_text("utf-8"))
    weights = weights_in(data)
    assert data["provenance"]["generations"] == {TOGETHER: 2, ALONE: 1}
    assert data["provenance"]["gain"]["points"]["mean"] == 0.5
    assert [len(data["provenance"]["points"][setting]) for setting in (TOGETHER, ALONE)] == [2, 1]
    # The same again, to the bit; and what was interrupted goes on.
    short = ["--generations", "1", "--state", str(state), "--out", str(tmp_path / "short.json")]
    assert training.main([*arguments, *short]) == 0
    assert training.main([*arguments, "--state", str(state)]) == 0
    assert weights_in(json.loads(out.read_text("utf-8"))) == weights
    # Another training does not go on from there.
    with pytest.raises(SystemExit):
        training.main([*arguments, "--state", str(state), "--games", "3"])
    # Weights that cost points are not written.
    out.unlink()
    gain["high"] = -0.5
    assert training.main([*arguments, "--state", str(state)]) == 0
    assert not out.exists()
    assert "the old ones stay" in capsys.readouterr().err


def test_games_are_the_same_in_any_part() -> None:
    rows = [[0.0] * len(NAMES)] * GRID_CARDS
    _, _, both = play_some([rows], TOGETHER, 0, 0, 2)
    assert both == [play_some([rows], TOGETHER, 0, number, 1)[2][0] for number in range(2)]


def test_test_seeds_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        training.main(["--seed", str(FIRST_TEST_SEED)])
    assert "training has those from 0" in capsys.readouterr().err


def test_a_setting_is_learned_by_itself() -> None:
    training = Growth(ALONE, 2, 0, Processes(1), None)
    assert len(training.learn(1)) == GRID_CARDS
    assert len(training.means) == 1


def test_the_weights_say_where_they_come_from() -> None:
    provenance = json.loads(PATH.read_text("utf-8"))["provenance"]
    assert {"seed", "games", "generations", "ridge", "points", "gain", "weald"} <= provenance.keys()

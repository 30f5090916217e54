"""Intervals against figures worked out by hand."""

from __future__ import annotations

import pytest

from weald.lab.intervals import mean_interval, share_interval, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.277540),
        (10, 10, 0.722460, 1.0),
        (5, 10, 0.236589, 0.763411),
        (150, 200, 0.685658, 0.804919),
        (0.5, 1, 0.054619, 0.945381),
    ],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00001)


def test_wilson_stays_between_none_and_all() -> None:
    for games in range(1, 300):
        assert 0 <= wilson(0, games)[0] < 1e-12
        assert 1 - 1e-12 < wilson(games, games)[1] <= 1


def test_share() -> None:
    assert share_interval(5, 10) == {"mean": 0.5, "low": 0.2366, "high": 0.7634}
    assert share_interval(0, 0) is None


def test_mean() -> None:
    assert mean_interval([]) is None
    assert mean_interval([3.0]) == {"mean": 3.0, "low": 3.0, "high": 3.0, "min": 3.0, "max": 3.0}
    figures = mean_interval([1.0, 2.0, 3.0, 4.0])
    assert figures == {"mean": 2.5, "low": 1.2348, "high": 3.7652, "min": 1.0, "max": 4.0}

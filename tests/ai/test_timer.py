"""Time limits on a busy machine."""

from __future__ import annotations

import pytest

from weald.ai import timer
from weald.ai.timer import KEPT, Timer


class Hands:
    """A clock that shows what it is set to."""

    def __init__(self) -> None:
        self.now = 100.0

    def read(self) -> float:
        return self.now


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    hands = Hands()
    monkeypatch.setattr(timer, "perf_counter", hands.read)
    monkeypatch.setattr(timer, "_pause", 0.0)
    return hands


def passes(hands: Hands, seconds: float) -> None:
    hands.now += seconds


def test_there_must_be_time_for_a_pause_like_the_longest(hands: Hands) -> None:
    own = Timer(1.0)
    passes(hands, 0.25)
    assert not own.is_over()
    passes(hands, 0.125)
    assert not own.is_over()
    assert own.is_over(0.5)
    passes(hands, 0.25)
    assert not own.is_over()
    # 0.75 and another 0.25 would be the end.
    passes(hands, 0.125)
    assert own.is_over()
    assert own.elapsed() == 0.75


def test_a_pause_is_remembered_in_the_next_answers_and_forgotten_by_and_by(hands: Hands) -> None:
    own = Timer(1.0)
    passes(hands, 0.25)
    own.is_over()
    assert Timer(1.0).longest == 0.25 * KEPT
    assert Timer(1.0).longest == 0.25 * KEPT * KEPT


def test_half_of_the_time_is_left_after_the_longest_pause(hands: Hands) -> None:
    own = Timer(1.0)
    passes(hands, 5.0)
    assert own.is_over()
    late = Timer(1.0)
    assert late.longest == 0.5
    assert not late.is_over()


def test_no_time_is_over_at_once(hands: Hands) -> None:
    assert Timer(0.0).is_over()
    assert Timer(-1.0).is_over()

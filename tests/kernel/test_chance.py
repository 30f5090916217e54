"""Chance is the same on every machine: the numbers here were written down once."""

from __future__ import annotations

from collections import Counter

import pytest

from weald.kernel import chance
from weald.kernel.events import Trace
from weald.kernel.state import State


def drawn(seed: int, n: int, times: int) -> list[int]:
    s = State("x", seed)
    return [chance.below(s, n) for _ in range(times)]


def test_numbers_that_every_machine_draws() -> None:
    assert drawn(7, 6, 12) == [0, 4, 1, 0, 3, 4, 2, 3, 4, 4, 4, 3]
    assert drawn(0, 100, 8) == [66, 3, 76, 2, 64, 65, 79, 44]
    assert drawn(chance.SEED_LIMIT - 1, 1000, 6) == [676, 544, 366, 356, 424, 789]


def test_shuffles_that_every_machine_makes() -> None:
    s = State("x", 7)
    cards = list(range(10))
    chance.shuffle(s, cards)
    assert cards == [6, 2, 1, 8, 7, 0, 5, 3, 4, 9]
    chance.shuffle(s, cards)
    assert cards == [4, 8, 3, 0, 5, 9, 6, 1, 2, 7]
    assert s.drawn == 2


def test_secret_seeds_draw_the_same_everywhere() -> None:
    secret = chance.secret_seed(bytes(range(32)))
    assert drawn(secret, 1000, 6) == [792, 705, 290, 588, 570, 627]
    cards = list(range(10))
    chance.shuffle(State("x", secret), cards)
    assert cards == [0, 6, 7, 5, 4, 1, 3, 9, 8, 2]


def test_a_secret_seed_needs_32_random_bytes() -> None:
    for short in (bytes(31), bytes(33), bytes(32), b"\1" + bytes(31)):
        with pytest.raises(ValueError, match="32 random bytes"):
            chance.secret_seed(short)


def test_branches_that_every_machine_takes() -> None:
    assert [chance.branch(7, 0), chance.branch(7, 1)] == [2472680977364760, 3532322532031403]
    assert [chance.branch(8, 0), chance.branch(0, 0)] == [2586556378099381, 2473277509017601]
    assert all(0 <= chance.branch(seed, 3) < chance.SEED_LIMIT for seed in range(-50, 50))


def test_the_counter_is_all_that_chance_remembers() -> None:
    s = State("x", 7)
    s.drawn = 4
    assert [chance.below(s, 6) for _ in range(3)] == [3, 4, 2]
    assert s.drawn == 7


def test_every_number_comes_up_about_equally_often() -> None:
    counts = Counter(drawn(1, 6, 6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(850 < count < 1150 for count in counts.values())


def test_every_order_comes_up_about_equally_often() -> None:
    s = State("x", 1)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [1, 2, 3]
        chance.shuffle(s, cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_short_lists_can_be_shuffled() -> None:
    s = State("x", 7)
    nothing: list[int] = []
    single = ["only"]
    chance.shuffle(s, nothing)
    chance.shuffle(s, single)
    assert (nothing, single, s.drawn) == ([], ["only"], 2)


def test_who_listens_hears_the_results() -> None:
    s = State("x", 7)
    s.trace = Trace()
    cards = list("abcdefghij")
    chance.shuffle(s, cards)
    number = chance.below(s, 6)
    assert s.trace.draws == [6, 2, 1, 8, 7, 0, 5, 3, 4, 9, number]
    assert "".join(cards) == "gcbihafdej"

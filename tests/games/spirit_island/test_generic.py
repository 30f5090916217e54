"""What holds for every game, where the generic suite does not go: nations at their height, all settings."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.games.spirit_island.scenes import isle
from tests.generic import test_messages, test_random_games, test_tables
from tests.generic.cases import Case, moments
from weald.games.spirit_island import GAME
from weald.games.spirit_island.inventory import setting
from weald.games.spirit_island.rules.registry import ADVERSARIES, SCENARIOS, SPIRITS
from weald.kernel.game import OptionValue

SETTINGS: list[dict[str, OptionValue]] = [{"blight": False, "map": "in_order"}]
SETTINGS.extend({"casting": "random", "adversary": id, "level": 6} for id in ADVERSARIES.ids)
SETTINGS.extend({"casting": "random", "scenario": id, "adversary": "sweden"} for id in SCENARIOS.ids)
SIZES = (1, 2, 2, 3)
CASES = [Case(GAME, SIZES[i % len(SIZES)], options) for i, options in enumerate(SETTINGS)]
TESTS: list[Callable[[Case], None]] = [
    test_messages.test_everything_that_comes_up_can_be_said,
    test_random_games.test_games_end_and_keep_the_laws,
    test_tables.test_a_position_loaded_is_the_same_table,
    test_tables.test_a_record_replays_to_the_same_text,
    test_tables.test_an_answer_taken_back_leaves_no_trace,
]


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("test", TESTS, ids=lambda test: test.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_as_every_game(case: Case, test: Callable[[Case], None]) -> None:
    test(case)


@pytest.mark.slow
def test_random_games_in_all_settings_end_and_keep_the_laws() -> None:
    """A short form of many: every level of every nation, every scenario and spirit, one to four of them."""
    spirits: set[str] = set()
    for number in range(100):
        seats, options = setting(number)
        t = Case(GAME, seats, options).new(number)
        for _ in moments(t, Random(number)):
            assert GAME.invariants(isle(t)) == []
        s = isle(t)
        assert s.outcome in ("victory", "defeat", "sacrifice")
        spirits.update(s.spirits)
    assert sorted(spirits) == SPIRITS.ids

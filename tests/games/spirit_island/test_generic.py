"""What holds for every game, for this one: small tables, large ones, every adversary and scenario."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.generic import test_messages, test_random_games, test_secrecy, test_tables
from tests.generic.cases import Case
from weald.games.spirit_island import GAME
from weald.games.spirit_island.declare import ADVERSARIES, SCENARIOS, SPIRITS
from weald.kernel.game import OptionValue

SETTINGS: list[dict[str, OptionValue]] = [{}, {"blight": False, "map": "in_order"}]
SETTINGS.extend({"casting": "random", "adversary": id, "level": 6} for id in ADVERSARIES.ids)
SETTINGS.extend({"casting": "random", "scenario": id} for id in SCENARIOS.ids)
SIZES = (1, 2, 2, 3)
CASES = [Case(GAME, SIZES[i % len(SIZES)], options) for i, options in enumerate(SETTINGS)]
TESTS: list[Callable[[Case], None]] = [
    test_messages.test_everything_that_comes_up_can_be_said,
    test_random_games.test_games_end_and_keep_the_laws,
    test_random_games.test_playouts_end_and_keep_the_laws,
    test_secrecy.test_what_is_hidden_changes_nothing,
    test_secrecy.test_an_imagined_game_looks_the_same_and_can_be_played,
    test_secrecy.test_imagining_leaves_the_table_as_it_is,
    test_tables.test_a_copy_is_equal_and_stays_as_it_is,
    test_tables.test_a_clone_is_equal_and_goes_its_own_way,
    test_tables.test_a_position_loaded_is_the_same_table,
    test_tables.test_a_record_replays_to_the_same_text,
    test_tables.test_an_answer_taken_back_leaves_no_trace,
    test_tables.test_a_table_with_free_takebacks_is_always_what_its_record_says,
    test_tables.test_options_are_unique_and_stable,
]


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("test", TESTS, ids=lambda test: test.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_as_every_game(case: Case, test: Callable[[Case], None]) -> None:
    test(case)


@pytest.mark.parametrize("seats", [n for n in (1, 2, 4, 6) if n <= len(SPIRITS.ids)])
def test_playouts_and_tables_agree(seats: int) -> None:
    test_random_games.test_playouts_and_tables_agree(Case(GAME, seats))

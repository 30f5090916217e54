"""What holds for every game, for this one: one and two players, every option, all of them together."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.generic import test_edited_positions, test_messages, test_random_games, test_secrecy, test_tables
from tests.generic.cases import Case
from weald.games.sylvion import GAME
from weald.kernel.game import OptionValue

EVERYTHING: dict[str, OptionValue] = {"mode": "advanced", "feats": True, "elements": True, "pawn": True}
CASES = [
    Case(GAME, 1),
    Case(GAME, 2, {"talk": "silence"}),
    Case(GAME, 1, {"elements": True, "pawn": True, "desolation": "0"}),
    Case(GAME, 1, {"mode": "advanced"}),
    Case(GAME, 1, EVERYTHING),
    Case(GAME, 2, EVERYTHING),
    Case(GAME, 2, {**EVERYTHING, "talk": "silence"}),
    Case(GAME, 1, {**EVERYTHING, "edition": "fr", "draw": 2, "desolation": "3"}),
    Case(GAME, 2, {**EVERYTHING, "edition": "fr", "talk": "silence"}),
]
TESTS: list[Callable[[Case], None]] = [
    test_edited_positions.test_an_edited_position_is_refused_in_words_or_can_be_played,
    test_messages.test_everything_that_comes_up_can_be_said,
    test_random_games.test_games_end_and_keep_the_laws,
    test_random_games.test_playouts_end_and_keep_the_laws,
    test_random_games.test_playouts_and_tables_agree,
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

"""Hidden cards and markers of all sets make no difference to the view of a seat."""

from __future__ import annotations

from random import Random

import pytest

from tests.generic.cases import any_option, pick
from tests.generic.test_secrecy import as_it_is, compare, dealt_anew
from weald.games.spirit_island import GAME
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.markers import prepared
from weald.kernel import table
from weald.kernel.table import Table

DAYS, MEMORY = "fractured_days", "shifting_memory"
# Hidden hands; cards that wait for a time to come; everything that lies face down with all sets.
SCENARIOS = ["a_diversity_of_spirits", "powers_long_forgotten", "none"]
# Answers that a game is played for, and the average between two looks at it.
LENGTH, APART = 300, 25


def new_table(scenario: str, seed: int) -> Table:
    """A spirit that sets cards aside, one that prepares markers."""
    sets = dict.fromkeys(("branch_and_claw", "jagged_earth", "promo_2"), True)
    t = table.new(GAME, 2, seed, {**sets, "scenario": scenario})
    for spirit in (DAYS, MEMORY):
        decision = t.pending[0]
        t.answer(decision.seat, next(option for option in decision.options if option == spirit))
    return t


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_hidden_changes_nothing_in_any_set(scenario: str) -> None:
    random, looks, compared = Random(5), Random(6), 0
    aside = marked = False
    t = new_table(scenario, 5)
    for n in range(LENGTH):
        if t.over:
            break
        s = t.run.state
        assert isinstance(s, IslandState)
        aside = aside or any(source == "days_that_never_were" for source, _, _ in s.aside)
        marked = marked or any(prepared(s, 1))
        if not t.run.answers and looks.random() < 1 / APART:
            for seat in (None, 0, 1):
                compared += compare(as_it_is(t), dealt_anew(t, seat, n), seat, random, {"none"})
        decision = pick(t, random)
        t.answer(decision.seat, any_option(decision, random))
    assert (aside, marked) == (True, True)
    assert compared > 30

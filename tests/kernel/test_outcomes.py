"""Options tried on copies: nothing hidden is looked at, and the table stays as it is."""

from __future__ import annotations

import pytest

from tests.tiny import GAME as TINY
from weald.games import find
from weald.kernel import table
from weald.kernel.outcomes import BlindTrace, Foresight, HiddenReached, Trial


def test_a_game_without_outcomes_foresees_nothing() -> None:
    assert table.new(TINY, 2, 0).foresee(0) == Foresight()


def test_a_blind_trace_stops_where_something_is_revealed() -> None:
    with pytest.raises(HiddenReached):
        BlindTrace().reveal()


def test_a_trial_ends_with_the_step_and_leaves_the_table_alone() -> None:
    t = table.new(find("living_forest_duel"), 2, 3)
    decision = t.pending[0]
    before = t.position()
    trial = Trial(t.run, decision.seat, decision.values, budget=2)
    reveal = decision.values[decision.options.index("reveal")]
    tried = trial.play([reveal], lambda question: question.options[0][0])
    assert (tried.hidden, trial.budget) == (True, 1)
    assert t.position() == before

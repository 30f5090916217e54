"""Options tried on copies: nothing hidden is looked at, and the table stays as it is."""

from __future__ import annotations

import pytest

from tests.kernel.script import Slate, opened
from tests.tiny import GAME as TINY
from weald.games import find
from weald.kernel import table
from weald.kernel.decisions import ALL, ANY, ONE, Question, Value
from weald.kernel.game import StepFunction, Steps
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


def asking_others(seats: tuple[int, ...], mode: int, options: list[list[Value]]) -> StepFunction:
    """A step that asks seat 0, then some seats, then writes into the log."""

    def step(s: Slate) -> Steps:
        first: int = yield Question("first", ONE, (0,), ([1, 2],))
        s.log.append(first)
        yield Question("then", mode, seats, options)
        s.log.append(9)
        return ""

    return step


@pytest.mark.parametrize(
    ("seats", "mode", "options", "log", "others"),
    [
        ((1,), ONE, [[3, 4]], [2], True),
        ((0, 1), ANY, [[3], [3]], [2], True),
        ((0, 1), ALL, [[3], [3, 4]], [2], True),
        # Without a choice no seat is asked.
        ((1,), ONE, [[3]], [2, 9], False),
        ((0, 1), ALL, [[3], [4]], [2, 9], False),
        ((0,), ONE, [[3, 4]], [2, 9], False),
    ],
)
def test_a_trial_ends_where_another_seat_is_asked(
    seats: tuple[int, ...], mode: int, options: list[list[Value]], log: list[int], others: bool
) -> None:
    t = opened({"only": asking_others(seats, mode, options)}, seats=2)
    asked: list[Question] = []

    def reply(question: Question) -> Value:
        asked.append(question)
        return question.options[0][0]

    tried = Trial(t.run, 0, [1, 2]).play([2], reply)
    assert isinstance(tried.state, Slate)
    assert (tried.state.log, tried.others, tried.over) == (log, others, not others)
    assert all(question.seats == (0,) for question in asked)

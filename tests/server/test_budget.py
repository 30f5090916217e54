"""Work with a budget of processor time."""

from __future__ import annotations

import time

import pytest

from tests import loops
from weald.server.budget import BudgetThreads, OverBudget
from weald.server.errors import Refused
from weald.server.slow_work import SlowWork


def busy(seconds: float) -> str:
    """Use processor time, in small steps as rules do."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass
    return "done"


def test_work_within_its_budget_has_a_result() -> None:
    threads = BudgetThreads("test")
    assert loops.run(threads.run(lambda: busy(0.01), 5.0)) == "done"
    threads.stop()


def test_work_without_end_is_interrupted_and_its_thread_goes_on() -> None:
    threads = BudgetThreads("test")
    began = time.thread_time()
    with pytest.raises(OverBudget):
        loops.run(threads.run(lambda: busy(60.0), 0.2))
    assert loops.run(threads.run(lambda: busy(0.01), 5.0)) == "done"
    assert time.thread_time() - began < 5
    threads.stop()


def test_waiting_costs_nothing() -> None:
    """A thread that sleeps, or waits on a busy machine, uses no processor time."""
    threads = BudgetThreads("test")
    assert loops.run(threads.run(lambda: time.sleep(0.6), 0.2)) is None
    threads.stop()


def test_work_that_ends_just_beyond_its_budget_is_refused_as_well() -> None:
    threads = BudgetThreads("test")
    with pytest.raises(OverBudget):
        loops.run(threads.run(lambda: busy(0.05), 0.02))
    threads.stop()


def test_errors_arrive_as_they_are() -> None:
    threads = BudgetThreads("test")
    with pytest.raises(ZeroDivisionError):
        loops.run(threads.run(lambda: 1 // 0, 1.0))
    threads.stop()


def test_slow_work_is_given_up_with_its_code_and_the_next_has_its_turn() -> None:
    work = SlowWork("test", 0.2, "record_slow")
    with pytest.raises(Refused, match="record_slow") as given_up:
        loops.run(work.run("somebody", lambda: busy(60.0)))
    assert given_up.value.status == 422
    assert loops.run(work.run("somebody", lambda: busy(0.01))) == "done"
    work.stop()

"""Work with a budget of processor time."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections.abc import Hashable
from functools import partial

import pytest

from tests import loops
from weald.server import budget
from weald.server.budget import BudgetThreads, FairThreads, OverBudget
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


def test_those_who_have_used_the_least_are_next() -> None:
    """Somebody who asks for much lets the others go first, and does one thing after another."""
    threads = FairThreads("test", 1)
    order: list[str] = []

    def work(name: str) -> None:
        order.append(name)
        busy(0.02)

    async def ask() -> None:
        greedy = [asyncio.create_task(threads.run("greedy", partial(work, "greedy"), 5.0)) for _ in range(3)]
        await asyncio.sleep(0)
        await asyncio.gather(*greedy, threads.run("modest", partial(work, "modest"), 5.0))

    loops.run(ask())
    assert order == ["greedy", "modest", "greedy", "greedy"]
    threads.stop()


def test_heavy_work_leaves_a_thread_to_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "HEAVY_SECONDS", 0.01)
    threads = FairThreads("test", 2)
    released = threading.Event()

    async def ask() -> None:
        for name in ("one", "two"):
            await threads.run(name, lambda: busy(0.05), 5.0)
        heavy = [asyncio.create_task(threads.run(name, released.wait, 5.0)) for name in ("one", "two")]
        await asyncio.sleep(0)
        async with asyncio.timeout(20):
            assert await threads.run("modest", lambda: "soon", 5.0) == "soon"
        released.set()
        assert await asyncio.gather(*heavy) == [True, True]

    loops.run(ask())
    threads.stop()


def test_somebody_who_leaves_gives_up_the_turn() -> None:
    threads = FairThreads("test", 1)
    released = threading.Event()

    async def ask() -> None:
        first = asyncio.create_task(threads.run("first", released.wait, 5.0))
        await asyncio.sleep(0)
        left = asyncio.create_task(threads.run("left", lambda: "never", 5.0))
        await asyncio.sleep(0)
        left.cancel()
        released.set()
        await first
        async with asyncio.timeout(20):
            assert await threads.run("next", lambda: "soon", 5.0) == "soon"
        assert left.cancelled()
        # Just when it was granted.
        threads._running["first"] = False
        left = asyncio.create_task(threads.run("left", lambda: "never", 5.0))
        await asyncio.sleep(0)
        threads._end("first", 0.0)
        left.cancel()
        async with asyncio.timeout(20):
            assert await threads.run("next", lambda: "soon", 5.0) == "soon"
        assert left.cancelled()

    loops.run(ask())
    threads.stop()


def test_thousands_who_wait_are_not_looked_at_for_every_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before, 5,000 tables that were asked for after a restart took 9 seconds of the loop only to wait."""
    threads = FairThreads("test", 2)
    looks: list[object] = []
    total = threads._total

    def noted(key: Hashable) -> float:
        looks.append(key)
        return total(key)

    monkeypatch.setattr(threads, "_total", noted)

    async def ask() -> list[int]:
        return await asyncio.gather(*(threads.run(n % 200, partial(int, n), 5.0) for n in range(400)))

    assert loops.run(ask()) == list(range(400))
    # One when a turn is given and one at its end; a few in vain.
    assert len(looks) < 400 * 5
    assert (threads._waiting, threads._next, threads._running) == ({}, [], {})
    threads.stop()


def test_those_who_leave_while_they_wait_leave_nothing_behind() -> None:
    threads = FairThreads("test", 1)
    released = threading.Event()

    async def ask() -> None:
        first = asyncio.create_task(threads.run("first", released.wait, 5.0))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(threads.run(name, int, 5.0)) for name in ("first", "other", "other")]
        await asyncio.sleep(0)
        for task in waiting[:2]:
            task.cancel()
        await asyncio.sleep(0)
        late = asyncio.create_task(threads.run("other", lambda: 7, 5.0))
        await asyncio.sleep(0)
        waiting[2].cancel()
        released.set()
        assert await first
        assert await late == 7
        assert all(task.cancelled() for task in waiting)

    loops.run(ask())
    assert (threads._waiting, threads._next, threads._running) == ({}, [], {})
    threads.stop()


def test_work_that_fails_after_its_client_has_left_writes_nothing_to_the_log() -> None:
    threads = FairThreads("test", 1)
    errors: list[object] = []

    async def ask() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: errors.append(context))
        released = threading.Event()

        def fail() -> None:
            released.wait()
            raise OverBudget

        left = asyncio.create_task(threads.run("left", fail, 5.0))
        while not threads._running:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        left.cancel()
        await asyncio.wait({left})
        released.set()
        assert await threads.run("next", int, 5.0) == 0

    loops.run(ask())
    gc.collect()
    assert errors == []
    threads.stop()


def test_slow_work_of_one_client_does_not_hold_up_another() -> None:
    """Before, the import of one visitor waited for two of another, of 20 seconds each."""
    work = SlowWork("test", 20.0)
    released = threading.Event()

    async def ask() -> None:
        slow = [asyncio.create_task(work.run("somebody", released.wait)) for _ in range(2)]
        await asyncio.sleep(0)
        async with asyncio.timeout(20):
            assert await work.run("other", lambda: "soon") == "soon"
        released.set()
        await asyncio.gather(*slow)

    loops.run(ask())
    work.stop()

"""Processor time is shared fairly: by payer, short before long, tables without people last."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from weald.server.workers import queue
from weald.server.workers.queue import LONG, NORMAL, SHORT, UNATTENDED, FairQueue, Job, Kind


class Line:
    """A queue, and the payers in the order in which they get their turns."""

    def __init__(self, background: int = 9) -> None:
        self.queue = FairQueue(background)

    def put(self, payer: str, seconds: float, unattended: bool = False, do: str = "choose") -> Job:
        job = job_of(payer, Kind(do, payer, "game", seconds), unattended)
        self.queue.put(job)
        return job

    def use(self, payer: str, seconds: float) -> None:
        """Have a payer use some seconds."""
        job = job_of(payer, Kind("choose", payer, "another game", 2.0))
        self.queue.put(job)
        assert self.queue.take() is job
        self.queue.finish(job, seconds)

    def turns(self, count: int) -> list[str]:
        order = []
        for _ in range(count):
            job = self.queue.take()
            assert job is not None
            order.append(job.payer)
            self.queue.finish(job, job.expected)
        return order


def job_of(payer: str, kind: Kind, unattended: bool = False) -> Job:
    done = cast("asyncio.Future[dict[str, Any]]", SimpleNamespace(done=lambda: False))
    return Job(b'{"do":"any"}', kind, payer, payer, not unattended, done)


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(queue, "monotonic", clock)
    return clock


def test_payers_take_turns_however_many_tasks_they_have() -> None:
    line = Line()
    for _ in range(6):
        line.put("greedy", 1.0)
    for _ in range(2):
        line.put("modest", 1.0)
    assert line.turns(8) == ["greedy", "modest", "greedy", "modest", *["greedy"] * 4]


def test_time_that_was_used_counts_half_after_a_minute(clock: Clock) -> None:
    line = Line()
    line.use("yesterday", 8.0)
    clock.now += 3 * queue.HALF_LIFE
    # The eight seconds have become one.
    line.use("today", 2.0)
    line.put("today", 2.0)
    line.put("yesterday", 2.0)
    assert line.turns(2) == ["yesterday", "today"]
    clock.now += 3 * queue.HALF_LIFE
    line.use("today", 0.5)
    line.put("yesterday", 2.0)
    line.put("today", 2.0)
    line.put("newcomer", 2.0)
    assert line.turns(3) == ["newcomer", "yesterday", "today"]


def test_nobody_waits_for_ever(clock: Clock) -> None:
    """Newcomers come first, but not those who come so much later that the time before counts no more."""
    line = Line()
    line.use("heavy", 60.0)
    line.put("heavy", 2.0)
    clock.now += 8 * queue.HALF_LIFE
    line.put("newcomer", 2.0)
    clock.now += 2 * queue.HALF_LIFE
    line.put("late", 2.0)
    assert line.turns(3) == ["newcomer", "heavy", "late"]


def test_short_tasks_overtake_others_until_their_payer_has_used_more() -> None:
    line = Line()
    line.put("thinker", 2.0)
    line.put("looker", 0.2, do="foresee")
    assert line.turns(2) == ["looker", "thinker"]
    for _ in range(100):
        line.put("looker", 0.2, do="foresee")
    line.put("other", 2.0)
    # A tenth of a second each: until the looks before have taken 6.4 seconds.
    assert 60 <= line.turns(101).index("other") <= 66


def test_tables_without_people_come_last() -> None:
    line = Line()
    line.put("robots", 0.1, unattended=True)
    line.put("people", 2.0)
    line.put("people", 2.0)
    assert line.turns(3) == ["people", "people", "robots"]


def test_long_and_unattended_tasks_leave_a_worker_to_others() -> None:
    line = Line(background=1)
    line.put("long", 30.0)
    line.put("longer", 30.0)
    line.put("robots", 0.1, unattended=True)
    first = line.queue.take()
    assert first is not None
    assert (first.payer, first.lane) == ("long", LONG)
    assert line.queue.take() is None
    assert len(line.queue) == 2
    line.put("normal", 1.0)
    second = line.queue.take()
    assert second is not None
    assert (second.payer, second.lane) == ("normal", NORMAL)
    line.queue.finish(first, 30.0)
    third = line.queue.take()
    assert third is not None
    assert third.payer == "longer"
    assert line.queue.take() is None
    line.queue.finish(third, 30.0)
    fourth = line.queue.take()
    assert fourth is not None
    assert (fourth.payer, fourth.lane) == ("robots", UNATTENDED)


def test_a_worker_for_short_tasks_gets_no_others() -> None:
    line = Line()
    line.put("thinker", 1.0)
    line.put("robots", 0.1, unattended=True)
    assert line.queue.take(only_short=True) is None
    line.put("looker", 2.0, do="play")
    job = line.queue.take(only_short=True)
    assert job is not None
    assert (job.payer, job.lane) == ("looker", SHORT)


@pytest.mark.parametrize(
    ("do", "seconds", "expected", "lane"),
    [
        ("choose", 0.0, 0.1, SHORT),
        ("choose", 0.12, 0.12, SHORT),
        ("choose", 1.7, 1.7, NORMAL),
        ("choose", 29.7, 29.7, LONG),
        ("hint", 3.0, 3.0, LONG),
        ("foresee", 10.0, 0.1, SHORT),
        ("play", 2.0, 0.1, SHORT),
        ("read", 20.0, 0.1, SHORT),
        ("scene", 20.0, 0.1, SHORT),
        # No cost is known of a record that comes from elsewhere.
        ("import", 20.0, 20.0, LONG),
    ],
)
def test_what_a_task_is_expected_to_take_at_first(
    do: str, seconds: float, expected: float, lane: int
) -> None:
    job = Line().put("somebody", seconds, do=do)
    assert (job.expected, job.lane) == (expected, lane)


def test_what_a_task_takes_is_learnt_for_each_payer_and_kind() -> None:
    line = Line()
    queue = line.queue
    kind = Kind("foresee", None, "spirit_island", 10.0)
    for seconds, expected, lane in [
        (8.0, 0.1, SHORT),
        (0.4, 8.0, LONG),
        (0.1, 4.2, LONG),
        (0.1, 2.15, NORMAL),
    ]:
        job = job_of("heavy", kind)
        queue.put(job)
        assert (round(job.expected, 6), job.lane) == (expected, lane)
        assert queue.take() is job
        queue.finish(job, seconds)
    # Tasks that are long for one payer stay short for the others, as do the payer's tasks of other kinds.
    for job in (job_of("modest", kind), job_of("heavy", kind._replace(game="ecosystem"))):
        queue.put(job)
        assert (job.expected, job.lane) == (0.1, SHORT)


def test_thoughts_that_were_cut_short_are_not_taken_for_short_ones() -> None:
    """AI seats that had no time left during a rush think for seconds again afterwards."""
    line = Line()
    for _ in range(6):
        job = line.put("somebody", 2.0)
        assert line.queue.take() is job
        line.queue.finish(job, 0.01)
    job = line.put("somebody", 2.0)
    assert job.expected < queue.SHORT_SECONDS
    assert job.lane == NORMAL


def test_who_leaves_owes_nothing() -> None:
    line = Line()
    left = [line.put("left", 20.0) for _ in range(5)]
    assert len(line.queue) == 5
    for job in left:
        line.queue.leave(job)
        line.queue.leave(job)
    assert len(line.queue) == 0
    line.put("left", 1.0)
    line.put("other", 1.0)
    assert line.turns(2) == ["left", "other"]
    assert line.queue.take() is None


def test_the_time_in_the_queue_counts_for_thoughts_that_somebody_waits_for(clock: Clock) -> None:
    line = Line()
    choice, play = line.put("me", 2.0), line.put("me", 2.0, do="play")
    alone = line.put("me", 2.0, unattended=True)
    clock.now += 0.75
    assert [job.seconds_left() for job in (choice, play, alone)] == [1.25, 2.0, 2.0]
    clock.now += 9.0
    assert [job.seconds_left() for job in (choice, play, alone)] == [0.0, 2.0, 2.0]
    assert choice.question(1.25) == b'{"do":"any","seconds":1.250}\n'


def test_thousands_wait_without_being_looked_at_for_every_turn() -> None:
    """After a restart, thousands of tables are read at once."""
    line = Line()
    places = 0
    head = line.queue._head

    def counted(lane: int) -> Any:
        nonlocal places
        places += 1
        return head(lane)

    line.queue._head = counted  # type: ignore[method-assign]
    for n in range(5000):
        line.put(f"payer {n % 2500}", 20.0, do="read")
    assert len(set(line.turns(2500))) == 2500
    line.turns(2500)
    assert places <= 5000 * 4
    assert len(line.queue) == 0

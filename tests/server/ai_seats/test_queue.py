"""Thinking time is shared fairly: by owner and table, quick before long, tables without people last."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

import weald
from tests import loops
from weald.server.ai_seats import seats as seats_ai
from weald.server.ai_seats.pool import WorkerPool
from weald.server.ai_seats.queue import FairQueue, Job, Origin
from weald.server.ai_seats.seats import AiSeats
from weald.server.errors import Refused
from weald.server.tables.revision import Revision, Seat, Setup, first_revision

# Thinks for as many milliseconds as its seed says.
SLEEPER = """
import json, sys, time
for line in sys.stdin:
    time.sleep(json.loads(line)["seed"] / 1000)
    print(json.dumps({"option": "chosen"}), flush=True)
"""


class Line:
    """A queue, and the owners in the order in which they get their turns."""

    def __init__(self, background: int = 9) -> None:
        self.queue = FairQueue(background)

    def put(self, owner: str, expected: float, table: str = "", unattended: bool = False) -> Job:
        origin = Origin(table or owner, owner, unattended)
        waiting = cast("asyncio.Future[dict[str, Any]]", SimpleNamespace(done=lambda: False))
        job = Job(b"{}", waiting, origin, ("game", owner, None), expected)
        self.queue.put(job)
        return job

    def turns(self, count: int) -> list[str]:
        order = []
        for _ in range(count):
            job = self.queue.take()
            assert job is not None
            order.append(job.origin.owner)
            self.queue.finish(job, job.expected)
        return order


def test_owners_take_turns_however_many_tables_they_have() -> None:
    line = Line()
    for n in range(6):
        line.put("greedy", 1.0, table=f"t{n}")
    for _ in range(2):
        line.put("modest", 1.0)
    assert line.turns(8) == ["greedy", "modest", "greedy", "modest", *["greedy"] * 4]


def test_tables_of_one_owner_take_turns() -> None:
    line = Line()
    for _ in range(3):
        line.put("owner", 1.0, table="one")
    line.put("owner", 1.0, table="other")
    jobs = []
    for _ in range(4):
        job = line.queue.take()
        assert job is not None
        jobs.append(job.origin.table)
        line.queue.finish(job, 1.0)
    assert jobs == ["one", "other", "one", "one"]


def test_quick_jobs_overtake_long_ones_until_their_owner_has_used_more() -> None:
    line = Line()
    line.put("long", 2.0)
    line.put("quick", 0.1)
    assert line.turns(2) == ["quick", "long"]
    for _ in range(60):
        line.put("quick", 0.2)
    line.put("other", 2.0)
    order = line.turns(61)
    assert 20 < order.index("other") < 40


def test_tables_without_people_come_last() -> None:
    line = Line()
    line.put("robots", 0.1, unattended=True)
    line.put("people", 2.0)
    line.put("people", 2.0)
    assert line.turns(3) == ["people", "people", "robots"]


def test_long_and_unattended_jobs_leave_a_worker_to_others() -> None:
    line = Line(background=1)
    line.put("long", 30.0)
    line.put("longer", 30.0)
    line.put("robots", 0.1, unattended=True)
    first = line.queue.take()
    assert first is not None
    assert line.queue.take() is None
    assert len(line.queue) == 2
    line.put("short", 1.0)
    second = line.queue.take()
    assert second is not None
    assert second.origin.owner == "short"
    line.queue.finish(first, 30.0)
    assert line.queue.take() is not None


def test_what_a_job_takes_is_learnt() -> None:
    line = Line()
    queue = line.queue
    other = Origin("t", "other")
    assert queue.expected(other, ("duel", "search", 30)) == 30
    assert queue.expected(other, ("duel", "greedy", 30)) == 0.25
    assert queue.expected(other, ("duel", "thoughtful", 30)) == 0.25
    assert queue.expected(other, ("duel", "easy", 30)) == 0.1
    job = line.put("slow", 0.1)
    assert queue.take() is job
    queue.finish(job, 8.0)
    assert queue.expected(job.origin, job.kind) == 8.0
    assert queue.expected(other, job.kind) == 1.0


def test_what_one_owner_makes_long_stays_quick_for_the_others() -> None:
    """Crafted tables whose easy AI takes many seconds: easy moves of others still overtake long jobs."""
    queue = FairQueue(1)
    kind = ("spirit_island", "easy", None)
    waiting = cast("asyncio.Future[dict[str, Any]]", SimpleNamespace(done=lambda: False))
    for n in range(5):
        origin = Origin(f"t{n}", "heavy")
        job = Job(b"{}", waiting, origin, kind, queue.expected(origin, kind))
        queue.put(job)
        assert queue.take() is job
        queue.finish(job, 20.0)
    assert queue.expected(Origin("t9", "heavy"), kind) == 20.0
    modest = Origin("mine", "modest")
    assert not Job(b"{}", waiting, modest, kind, queue.expected(modest, kind)).background


def test_somebody_elses_move_arrives_in_time_beside_sixty_greedy_owners(tmp_path: Path) -> None:
    script = tmp_path / "sleeper.py"
    script.write_text(SLEEPER)
    greedy = weald.new("living_forest_duel", seed=1, options={"thinking": 30})
    modest = weald.new("living_forest_duel", seed=1)

    async def work() -> list[float]:
        pool = WorkerPool(2, command=[sys.executable, str(script)])
        tasks = [
            asyncio.create_task(
                pool.choose(Origin(f"t{n}", f"greedy{n}", n % 2 == 0), "search", greedy, 0, 30_000)
            )
            for n in range(60)
        ]
        waited = []
        for _ in range(3):
            await asyncio.sleep(0.1)
            began = time.monotonic()
            await pool.choose(Origin("mine", "me"), "search", modest, 0, 300)
            waited.append(time.monotonic() - began)
        await pool.stop()
        await asyncio.gather(*tasks, return_exceptions=True)
        return waited

    assert max(loops.run(work())) < 2


def revision_of(*kinds: str) -> Revision:
    table = weald.new("ecosystem", seats=len(kinds), seed=1)
    seats = tuple(
        Seat("", kind, "random" if kind == "ai" else None, owner="me" if kind == "human" else None)
        for kind in kinds
    )
    return first_revision(Setup("id", "ecosystem", {}, 1, seats, host="host"), table)


@pytest.mark.parametrize(
    ("kinds", "unattended"),
    [(("ai", "ai"), True), (("human", "ai"), False), (("guest", "ai"), False)],
)
def test_who_pays_for_a_table(kinds: tuple[str, ...], unattended: bool) -> None:
    assert seats_ai._origin(revision_of(*kinds)) == Origin("id", "host", unattended)


def test_one_visitor_cannot_fill_the_queue_of_hints() -> None:
    async def work() -> None:
        never: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def think(*_: Any) -> Any:
            return await never

        pool = cast("WorkerPool", SimpleNamespace(hint=think))
        ai = AiSeats(cast("Any", None), cast("Any", None), pool, cast("Any", None))
        revision = revision_of("human", "ai")
        tables = [replace(revision, setup=replace(revision.setup, id=f"t{n}")) for n in range(4)]
        asked = [asyncio.create_task(ai.hint(tables[n], 0, "greedy")) for n in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await ai.hint(tables[3], 0, "greedy")
        assert (refused.value.status, refused.value.code) == (503, "busy")
        other = asyncio.create_task(ai.hint(tables[3], 0, "modest"))
        await asyncio.sleep(0)
        never.set_result({"option": "fox"})
        assert await asyncio.gather(*asked, other) == [{"option": "fox"}] * 4
        assert await ai.hint(tables[3], 0, "greedy") == {"option": "fox"}

    loops.run(work())

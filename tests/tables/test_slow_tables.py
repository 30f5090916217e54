"""A table that takes too long is set aside; all others play on meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import weald
from tests import loops
from tests.contract.memory import InlineWorker, MemoryHost, Page, fingerprint
from weald.tables.commands import Answer, Caller
from weald.tables.desk import NewTable
from weald.tables.errors import Refused
from weald.tables.open_table import ASIDE_SECONDS, OpenTable
from weald.tables.ports import Failed, Late, Task
from weald.tables.rows import Stored
from weald.tables.values import Seat

HOST = fingerprint("the secret of the host")
NOOR = Caller(frozenset({HOST}))


class Slow(InlineWorker):
    """A worker for which some tasks fail, or last until they may end."""

    def __init__(self) -> None:
        super().__init__()
        self.failing: dict[str, Failed] = {}
        self.lasting = ""
        self.begun, self.end = asyncio.Event(), asyncio.Event()

    async def run(self, task: Task, payer: str, seconds: float, table: str = "") -> dict[str, Any]:
        if task["do"] == self.lasting:
            self.begun.set()
            await self.end.wait()
        if task["do"] in self.failing:
            self.tasks.append(task["do"])
            raise self.failing[task["do"]]
        reply = await super().run(task, payer, seconds, table)
        # Slow enough for the next command to be left to a worker as well.
        return {**reply, "seconds": 1.0, "cost": 1.0}


class Room:
    """A host with a table that goes back to a record and may be slow, and one that is quick."""

    def __init__(self) -> None:
        self.host = MemoryHost()
        self.desk = self.host.desk
        self.worker = Slow()
        self.desk._ports = self.desk._ports._replace(thinking=self.worker)
        self.slow: OpenTable
        self.quick: OpenTable

    def play(self, story: Callable[[], Awaitable[None]]) -> None:
        async def run() -> None:
            record = weald.new("ecosystem", seats=3, seed=3).record()
            slow = await self.desk.continue_record(record, HOST, "me")
            quick = await self.desk.open(NewTable("ecosystem", [Seat("", "human")] * 3, {}), HOST)
            self.slow, self.quick = await self.desk.table(slow.id), await self.desk.table(quick.id)
            self.worker.tasks.clear()
            await story()
            await self.desk.stop()

        loops.leap(run())

    async def answer(self, table: OpenTable, seat: int) -> int:
        """Answer with the first option; return the version that this leads to."""
        revision = table.revision
        decision = revision.table.decision(seat)
        assert decision is not None
        key = f"key-{revision.version}-{seat}"
        answer = Answer(table.id, seat, revision.version, key, decision.options[0])
        return (await self.desk.submit(answer, NOOR)).version


def test_answers_at_a_slow_table_are_played_by_a_worker() -> None:
    """Before, the answers of others waited for them."""
    room = Room()

    async def story() -> None:
        assert [await room.answer(room.slow, n) for n in range(3)] == [1, 2, 3]
        assert [await room.answer(room.quick, n) for n in range(3)] == [1, 2, 3]
        assert room.worker.tasks == ["play"] * 3

    room.play(story)


def test_others_are_answered_while_a_slow_answer_is_played() -> None:
    room = Room()

    async def story() -> None:
        room.worker.lasting = "play"
        slow = asyncio.ensure_future(room.answer(room.slow, 0))
        await room.worker.begun.wait()
        assert [await room.answer(room.quick, n) for n in range(3)] == [1, 2, 3]
        assert (await room.desk.latest(room.slow.id)).revision.version == 0
        assert not slow.done()
        room.worker.end.set()
        assert await slow == 1

    room.play(story)


def test_a_table_whose_answer_takes_too_long_is_set_aside_for_a_while() -> None:
    room = Room()

    async def story() -> None:
        page, id = Page(NOOR, 0), room.slow.id
        await room.desk.watch(id, page)
        room.worker.failing["play"] = Late("it took too long")
        # Refused again without another try, which would take the time once more.
        asked: list[Callable[[], Awaitable[object]]] = [
            lambda: room.answer(room.slow, 0),
            lambda: room.answer(room.slow, 2),
            lambda: room.desk.latest(id),
            lambda: room.desk.watch(id, Page(NOOR, 0)),
        ]
        for ask in asked:
            with pytest.raises(Refused) as refused:
                await ask()
            assert (refused.value.status, refused.value.code) == (422, "table_slow")
            assert refused.value.message.args == {"minutes": 10}
        assert room.worker.tasks == ["play"]
        assert page.dropped
        # Its record can be had, and others play on.
        assert (await room.desk.record(id))["answers"] == []
        assert await room.answer(room.quick, 0) == 1
        room.worker.failing.clear()
        room.host.clock.at += int(ASIDE_SECONDS * 1000) + 1
        assert await room.answer(room.slow, 0) == 1

    room.play(story)


def test_an_answer_that_no_worker_plays_is_played_without_one() -> None:
    room = Room()

    async def story() -> None:
        room.worker.failing["play"] = Failed("no worker was free")
        assert await room.answer(room.slow, 0) == 1
        assert room.worker.tasks == ["play"]

    room.play(story)


def test_a_forecast_that_takes_too_long_leaves_the_table_as_it_is() -> None:
    room = Room()

    async def story() -> None:
        room.worker.failing["foresee"] = Late("it took too long")
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await room.slow.foresight(0, "me")
            assert (refused.value.status, refused.value.code) == (422, "foresight_slow")
        assert room.worker.tasks == ["foresee"]
        assert await room.answer(room.slow, 0) == 1

    room.play(story)


def test_a_table_is_read_once_for_all_who_ask() -> None:
    """After a restart; before, eight looks at one long game took all threads, each to replay it."""
    room = Room()

    async def story() -> None:
        again = MemoryHost(room.host.storage)
        storage, reads, read = again.storage, [], room.host.storage.read

        async def slow(id: str) -> Stored | None:
            reads.append(id)
            await asyncio.sleep(1)
            return await read(id)

        storage.read = slow  # type: ignore[method-assign]
        looks = [again.desk.latest(room.quick.id) for _ in range(40)]
        tables = await asyncio.gather(*looks, again.desk.latest(room.slow.id))
        assert len({table.id for table in tables}) == 2
        assert sorted(reads) == sorted([room.quick.id, room.slow.id])
        await again.desk.stop()

    room.play(story)

"""Following: a table is read when another process has stored something, until that succeeds."""

from __future__ import annotations

import asyncio

import pytest

from tests import loops
from tests.contract.hosts import HOST
from tests.contract.memory import MemoryHost, MemoryStorage, Page
from weald.tables import open_table
from weald.tables.commands import SERVICE, Answer, Caller
from weald.tables.desk import NewTable
from weald.tables.errors import Refused
from weald.tables.rows import Stored
from weald.tables.values import Seat


class CountedStorage(MemoryStorage):
    """A storage that counts how often it is read, and fails at first."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = 0
        self.failures = 0
        self.free = asyncio.Event()
        self.free.set()

    async def read(self, id: str) -> Stored | None:
        self.reads += 1
        await self.free.wait()
        if self.failures:
            self.failures -= 1
            raise Refused(503, "storage")
        return await super().read(id)


async def opened(storage: CountedStorage) -> tuple[MemoryHost, MemoryHost, str, Page]:
    """A table that two processes have open, with a page at the first."""
    one, other = MemoryHost(storage), MemoryHost(storage)
    id = (await one.desk.open(NewTable("ecosystem", [Seat("", "human")] * 3, {}, 7), HOST)).id
    page = Page(Caller(), 0)
    await one.desk.watch(id, page)
    await other.desk.table(id)
    storage.reads = 0
    return one, other, id, page


def test_what_comes_while_a_table_is_read_is_read_once_more() -> None:
    async def play() -> None:
        storage = CountedStorage()
        one, other, id, page = await opened(storage)
        storage.free.clear()
        for seat in range(2):
            await other.desk.submit(Answer(id, seat, 0, f"key-of-seat-{seat}", "fox"), SERVICE)
            table = one.desk.in_use(id)
            assert table is not None
            for _ in range(5):
                table.follow()
            await asyncio.sleep(0.01)
        storage.free.set()
        while page.revisions[-1][0].version < 2:
            await asyncio.sleep(0.01)
        assert storage.reads == 1
        await one.desk.stop()
        await other.desk.stop()

    loops.run(asyncio.wait_for(play(), 30))


@pytest.mark.parametrize(("failures", "shown"), [(2, 1), (9, 0)])
def test_a_table_that_cannot_be_read_is_read_again(
    monkeypatch: pytest.MonkeyPatch, failures: int, shown: int
) -> None:
    monkeypatch.setattr(open_table, "PAUSES", (0.01, 0.01))

    async def play() -> None:
        storage = CountedStorage()
        one, other, id, page = await opened(storage)
        await other.desk.submit(Answer(id, 0, 0, "key-of-seat-0", "fox"), SERVICE)
        storage.failures = failures
        table = one.desk.in_use(id)
        assert table is not None
        table.follow()
        while storage.reads < 3:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        assert storage.reads == 3
        assert page.revisions[-1][0].version == shown
        await one.desk.stop()
        await other.desk.stop()

    loops.run(asyncio.wait_for(play(), 30))

"""A transient database failure stops neither AI seats nor live connections."""

from __future__ import annotations

import asyncio
from math import inf

import pytest
from sqlalchemy.exc import OperationalError

from tests import loops
from tests.contract.memory import MemoryHost
from weald.tables import ai_seats
from weald.tables.desk import NewTable
from weald.tables.errors import Refused
from weald.tables.open_table import OpenTable
from weald.tables.rows import Rows
from weald.tables.values import Seat

SECONDS = 20.0
BROKEN = OperationalError("SELECT 1", {}, Exception("the line broke"))


def failing(host: MemoryHost, times: float) -> list[int]:
    """Let the storage fail so many `times` once a table is open; return a list of the failures."""
    really, failures = host.storage.store, list[int]()

    async def store(rows: Rows) -> None:
        if rows.before is not None and len(failures) < times:
            failures.append(len(failures))
            raise Refused(503, "storage")
        await really(rows)

    host.storage.store = store  # type: ignore[method-assign]
    return failures


async def opened(host: MemoryHost) -> OpenTable:
    seats = [Seat("Noor", "human"), Seat("Alder", "ai", "random")]
    return await host.desk.table((await host.desk.open(NewTable("ecosystem", seats, {}, 1), "h" * 64)).id)


def test_ai_seats_try_again_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ai_seats, "PAUSES", (0.01, 0.01))

    async def play() -> tuple[int, int]:
        host = MemoryHost()
        failures = failing(host, 2)
        table = await opened(host)
        async with asyncio.timeout(SECONDS):
            while table.revision.version == 0:
                await asyncio.sleep(0.01)
        await host.desk.stop()
        return len(failures), table.revision.version

    assert loops.run(play()) == (2, 1)


def test_they_do_not_try_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ai_seats, "PAUSES", (0.01, 0.01))

    async def play() -> int:
        host = MemoryHost()
        failures = failing(host, inf)
        table = await opened(host)
        async with asyncio.timeout(SECONDS):
            while not failures or table.ai.busy:
                await asyncio.sleep(0.01)
        await host.desk.stop()
        return len(failures)

    assert loops.run(play()) == 3

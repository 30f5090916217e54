"""Rows that wait together share a transaction, and each is still its own."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.contract.hosts import NOOR, Process, Storages
from tests.postgres import Postgres
from weald.server.clock import now
from weald.server.storage import archive
from weald.server.storage.database import FILE, writing
from weald.server.storage.tables import SqlStorage
from weald.tables.commands import Answer
from weald.tables.errors import Refused
from weald.tables.revision import Revision


def run(tmp_path: Path, server: Postgres, kind: str, play: Callable[[Process], Awaitable[Any]]) -> Any:
    return Storages(kind, tmp_path, server).run(play)


def storage_of(process: Process) -> SqlStorage:
    storage = process.desk._ports.storage
    assert isinstance(storage, SqlStorage)
    return storage


async def answered(process: Process, ids: list[str], seat: int, version: int) -> list[Any]:
    """Answer at all tables at the same time; return the version that each is at, or the kind of a refusal."""
    commands = [Answer(id, seat, version, f"key-{seat}-{version}", "meadow") for id in ids]
    ended = await asyncio.gather(*(process.desk.submit(c, NOOR) for c in commands), return_exceptions=True)
    return [one.version if isinstance(one, Revision) else type(one) for one in ended]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_rows_that_wait_together_share_transactions(tmp_path: Path, server: Postgres, kind: str) -> None:
    async def play(process: Process) -> None:
        ids = [await process.open() for _ in range(40)]
        writer = storage_of(process).writer
        commits = writer._commits
        assert await answered(process, ids, 0, 0) == [1] * 40
        assert writer._commits - commits < 20

    run(tmp_path, server, kind, play)


@pytest.mark.parametrize("statement", ["INSERT", "UPDATE"])
def test_what_cannot_be_stored_has_not_happened(tmp_path: Path, server: Postgres, statement: str) -> None:
    table = {"INSERT": "entries", "UPDATE": "tables"}[statement]

    async def play(process: Process) -> None:
        ids = [await process.open() for _ in range(3)]
        connection = sqlite3.connect(tmp_path / FILE)
        trigger = f"CREATE TRIGGER full BEFORE {statement} ON {table}"
        connection.execute(f"{trigger} BEGIN SELECT RAISE(FAIL, 'full'); END")
        connection.commit()
        assert await answered(process, ids, 0, 0) == [Refused] * 3
        connection.execute("DROP TRIGGER full")
        connection.commit()
        connection.close()
        assert await answered(process, ids, 0, 0) == [1, 1, 1]

    run(tmp_path, server, "sqlite", play)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_one_that_another_process_has_changed_does_not_hold_back_the_others(
    tmp_path: Path, server: Postgres, kind: str
) -> None:
    storages = Storages(kind, tmp_path, server)

    async def play(one: Process) -> None:
        ids = [await one.open() for _ in range(5)]
        assert await answered(one, ids, 2, 0) == [1] * 5
        async with storages.process() as other:
            assert await answered(other, ids[2:3], 1, 1) == [2]
            # The secret answer of another seat to the same question changes nothing for this one.
            assert await answered(one, ids, 0, 1) == [2, 2, 3, 2, 2]

    storages.run(play)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_archived_table_is_unpacked_for_a_command(tmp_path: Path, server: Postgres, kind: str) -> None:
    async def play(process: Process) -> None:
        ids = [await process.open() for _ in range(3)]
        assert await answered(process, ids, 0, 0) == [1, 1, 1]
        storage = storage_of(process)
        with writing(storage._engine) as connection:
            archive.pack(connection, ids[1], now())
        assert await answered(process, ids, 1, 1) == [2, 2, 2]
        stored = await process.desk.stored(ids[1])
        assert stored.head["archived"] is None
        assert [entry["n"] for entry in stored.entries] == [0, 1, 2]

    run(tmp_path, server, kind, play)

"""A transient database failure stops neither AI seats nor live connections."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from tests import loops
from weald.server.ai_seats import seats as seats_ai
from weald.server.errors import Refused
from weald.server.realtime import pubsub
from weald.server.realtime.pubsub import Changes
from weald.server.service import Service
from weald.server.settings import Settings
from weald.server.storage.cache import RevisionCache
from weald.server.storage.database import open_database
from weald.server.tables.commands import Command
from weald.server.tables.revision import Revision, Seat

SECONDS = 20.0
BROKEN = OperationalError("SELECT 1", {}, Exception("the line broke"))


def test_ai_seats_try_again_by_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seats_ai, "PAUSES", (0.01, 0.01))

    async def play() -> tuple[int, int]:
        service = Service(open_database(tmp_path), Settings())
        really = service.tables.submit
        failed = 0

        async def submit(command: Command) -> Revision:
            nonlocal failed
            if failed < 2:
                failed += 1
                raise Refused(503, "storage")
            return await really(command)

        service.ai._submit = submit
        seats = [Seat("Noor", "human"), Seat("Alder", "ai", "random")]
        id = (await service.tables.open("ecosystem", seats, {}, 1, "h" * 64)).id
        async with asyncio.timeout(SECONDS):
            while (moment := await service.tables.latest(id)).version == 0:
                await asyncio.sleep(0.01)
        await service.stop()
        return failed, moment.version

    assert loops.run(play()) == (2, 1)


def test_they_do_not_try_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seats_ai, "PAUSES", (0.01, 0.01))

    async def play() -> int:
        service = Service(open_database(tmp_path), Settings())
        failed = 0

        async def submit(_: Command) -> Revision:
            nonlocal failed
            failed += 1
            raise Refused(503, "storage")

        service.ai._submit = submit
        seats = [Seat("Noor", "human"), Seat("Alder", "ai", "random")]
        await service.tables.open("ecosystem", seats, {}, 1, "h" * 64)
        async with asyncio.timeout(SECONDS):
            while not failed or service.ai._playing:
                await asyncio.sleep(0.01)
        await service.stop()
        return failed

    assert loops.run(play()) == 3


@pytest.mark.parametrize(("failures", "read"), [(2, 1), (9, 0)])
def test_a_change_elsewhere_is_read_again(monkeypatch: pytest.MonkeyPatch, failures: int, read: int) -> None:
    monkeypatch.setattr(pubsub, "PAUSES", (0.01, 0.01))

    async def follow() -> tuple[int, int]:
        tried = done = 0

        async def look(_: str) -> None:
            nonlocal tried, done
            tried += 1
            if tried <= failures:
                raise BROKEN
            done += 1

        changes = Changes(lambda: ["a"], lambda table, version: True, look)
        changes.note("a", 1)
        async with asyncio.timeout(SECONDS):
            while changes._reading:
                await asyncio.sleep(0.01)
        return tried, done

    assert loops.run(follow()) == (3, read)


def test_a_table_is_brought_to_hand_before_it_is_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers = []
    really = RevisionCache.read

    def read(shelf: RevisionCache, connection: Connection, id: str) -> Revision:
        readers.append(threading.current_thread().name)
        return really(shelf, connection, id)

    monkeypatch.setattr(RevisionCache, "read", read)

    async def play() -> int:
        first = Service(open_database(tmp_path), Settings())
        id = (await first.tables.open("ecosystem", [Seat("Noor", "human")], {}, 1, "h" * 64)).id
        await first.stop()
        again = Service(open_database(tmp_path), Settings())
        moment = await again.tables.submit(Command(id, 0, 0, "a-new-key", "meadow"))
        await again.stop()
        return moment.version

    assert loops.run(play()) == 1
    assert len(readers) == 1
    assert readers != ["weald-writer"]

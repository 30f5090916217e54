"""Periodic maintenance: wake stalled AI seats, archive unused tables, delete old ones, collect garbage."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable
from time import monotonic

from sqlalchemy import Engine

from weald.server.bounded import BoundedCache
from weald.server.clock import now
from weald.server.settings import Settings
from weald.server.storage import archive, integrity, queries, retention
from weald.server.storage.database import writing
from weald.server.storage.writer import Writer
from weald.server.tasks import BackgroundTasks
from weald.tables.open_table import OpenTable

# Seconds until the first run, and between runs.
FIRST_SECONDS = 5.0
AI_SECONDS = 30.0
ARCHIVE_SECONDS = 3600.0
GC_SECONDS = 5.0
# With this many new objects garbage is collected when the writer is idle, or in any case: every closed
# connection leaves a few hundred.
GC_AFTER, GC_FORCE_AFTER = 20_000, 1_000_000
QUIET_SECONDS = 1.0
# A table whose AI seats were woken in vain is looked at again after this long.
AGAIN_SECONDS = 600.0
# The number of tables archived in one transaction.
AT_ONCE = 50
# An AI seat is woken if its table has not changed for this long, and given up after some days.
STILL = 15_000
FORGOTTEN = 7 * archive.DAY

log = logging.getLogger(__name__)


class Maintenance:
    """The periodic tasks of the service."""

    def __init__(
        self,
        engine: Engine,
        settings: Settings,
        latest: Callable[[str], Awaitable[OpenTable]],
        writer: Writer,
        deleted: Callable[[str], None],
    ) -> None:
        self._engine = engine
        self._settings = settings
        # Tells those who have a table open that it is deleted.
        self._deleted = deleted
        self._latest = latest
        self._writer = writer
        self._tasks = BackgroundTasks()
        # Per table: the version at which its AI seats were last woken, and when.
        self._looked: BoundedCache[str, tuple[int, float]] = BoundedCache()
        # Tables that cannot be archived.
        self._unreadable: set[str] = set()

    def start(self) -> None:
        self._tasks.repeat(AI_SECONDS, self._wake_ai, FIRST_SECONDS)
        self._tasks.repeat(ARCHIVE_SECONDS, self._archive, FIRST_SECONDS)
        self._tasks.repeat(ARCHIVE_SECONDS, self._prune, FIRST_SECONDS)
        self._tasks.start(self._check_integrity())
        self._tasks.repeat(GC_SECONDS, self._collect_garbage, FIRST_SECONDS)

    async def stop(self) -> None:
        await self._tasks.stop()

    async def _wake_ai(self) -> None:
        """Wake AI seats whose process has died or missed their turn."""
        for id, version in (await asyncio.to_thread(self._waiting_for_ai)).items():
            looked = self._looked.get(id)
            if looked is not None and looked[0] == version and monotonic() < looked[1] + AGAIN_SECONDS:
                # Nothing has changed since: it waits for humans as well, or cannot be read.
                continue
            self._looked.put(id, (version, monotonic()))
            try:
                (await self._latest(id)).ai.wake()
            except Exception:
                log.exception("the AI seats of table %s cannot be woken", id)

    def _waiting_for_ai(self) -> dict[str, int]:
        at = now()
        with self._engine.begin() as connection:
            return queries.tables_waiting_for_ai(connection, at - FORGOTTEN, at - STILL)

    async def _collect_garbage(self) -> None:
        """Collect garbage while nothing is stored; automatic collection is off because it stalls requests."""
        before, new = self._writer.stored, gc.get_count()[0]
        if gc.isenabled() or new < GC_AFTER:
            return
        await asyncio.sleep(QUIET_SECONDS)
        if self._writer.stored == before or new > GC_FORCE_AFTER:
            gc.collect()

    async def _check_integrity(self) -> None:
        """Look once for damaged pages; games go on meanwhile."""
        await asyncio.sleep(FIRST_SECONDS)
        for problem in await asyncio.to_thread(integrity.problems, self._engine, False):
            log.error("the database is damaged, restore a backup: %s", problem)

    async def _archive(self) -> None:
        """Archive unused tables, a few at a time."""
        while await asyncio.to_thread(self._archive_some):
            await asyncio.sleep(0)

    def _archive_some(self) -> bool:
        with writing(self._engine) as connection:
            count = archive.archive_unused(connection, self._settings, now(), AT_ONCE, self._unreadable)
        if count:
            log.info("archived", extra={"details": {"tables": count}})
        return count == AT_ONCE

    async def _prune(self) -> None:
        """Delete what is older than it is kept, a few tables at a time."""
        while True:
            gone, ids = await asyncio.to_thread(self._prune_some)
            for id in ids:
                self._deleted(id)
            if AT_ONCE not in gone[:3]:
                return
            await asyncio.sleep(0)

    def _prune_some(self) -> tuple[retention.Expired, list[str]]:
        ids: list[str] = []
        with writing(self._engine) as connection:
            gone = retention.prune(connection, self._settings, now(), AT_ONCE, ids.append)
        if any(gone):
            log.info("pruned", extra={"details": dict(gone._asdict())})
        return gone, ids

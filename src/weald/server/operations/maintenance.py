"""What has to be done now and then: tables that nobody uses go to the archive, AI seats are not forgotten."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy import Engine, select

from weald.server.settings import Settings
from weald.server.storage import archive
from weald.server.storage.database import writing
from weald.server.storage.schema import seats, tables
from weald.server.tables.revision import Revision, now

# Soon after the start, then every so often.
FIRST_SECONDS = 5.0
AI_SECONDS = 30.0
ARCHIVE_SECONDS = 3600.0
GC_SECONDS = 5.0
# With so many new things garbage is searched for as soon as nothing has been stored for a while, and with so
# many in any case: lines that were closed leave a few hundred each.
GC_AFTER, GC_FORCE_AFTER = 20_000, 1_000_000
QUIET_SECONDS = 1.0
# So many tables are archived one after another before anything else.
AT_ONCE = 50
# An AI seat is looked after when its table has been still for so long, and left alone after some days.
STILL = 15_000
FORGOTTEN = 7 * archive.DAY

log = logging.getLogger(__name__)


class Maintenance:
    """Rounds that never end while the service runs."""

    def __init__(
        self,
        engine: Engine,
        settings: Settings,
        latest: Callable[[str], Awaitable[Revision]],
        wake: Callable[[Revision], None],
        stored: Callable[[], int],
    ) -> None:
        self._engine = engine
        self._settings = settings
        self._latest = latest
        self._wake = wake
        # How many commands have been stored so far.
        self._stored = stored
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(_every(AI_SECONDS, self._call_ai)),
            asyncio.create_task(_every(ARCHIVE_SECONDS, self._archive)),
            asyncio.create_task(_every(GC_SECONDS, self._collect_garbage)),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _call_ai(self) -> None:
        """Call the AI seats whose process has ended, or failed to hear that it is their turn."""
        for id in await asyncio.to_thread(self._waiting_for_ai):
            self._wake(await self._latest(id))

    def _waiting_for_ai(self) -> list[str]:
        at = now()
        query = (
            select(tables.c.id, tables.c.waiting, seats.c.seat)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(tables.c.updated.between(at - FORGOTTEN, at - STILL), seats.c.kind == "ai")
            .where(tables.c.over.is_(False), tables.c.imported.is_(False))
        )
        with self._engine.begin() as connection:
            rows = connection.execute(query).all()
        return sorted({row.id for row in rows if row.seat in row.waiting})

    async def _collect_garbage(self) -> None:
        """Search for garbage, where that is not done all the time: it holds everybody up for a moment."""
        before, new = self._stored(), gc.get_count()[0]
        if gc.isenabled() or new < GC_AFTER:
            return
        await asyncio.sleep(QUIET_SECONDS)
        if self._stored() == before or new > GC_FORCE_AFTER:
            gc.collect()

    async def _archive(self) -> None:
        """Put away what nobody uses, a few tables at a time."""
        while await asyncio.to_thread(self._archive_some):
            await asyncio.sleep(0)

    def _archive_some(self) -> bool:
        with writing(self._engine) as connection:
            count = archive.archive_unused(connection, self._settings, now(), AT_ONCE)
        if count:
            log.info("archived", extra={"details": {"tables": count}})
        return count == AT_ONCE


async def _every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    await asyncio.sleep(FIRST_SECONDS)
    while True:
        try:
            await work()
        except Exception:
            # The next round may go better.
            log.exception("the upkeep failed")
        await asyncio.sleep(seconds)

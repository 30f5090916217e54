"""Keeping time: the database's clock for all processes; a machine's clock that jumps costs no seat."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack
from time import monotonic

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from weald.server.bounded import BoundedCache
from weald.server.clock import CLOCK, machine_time, now
from weald.server.storage import database_clock, people_queries
from weald.server.storage.database import is_shared, writing
from weald.server.storage.tables import SqlStorage
from weald.tables.commands import SERVICE, HandOverLate
from weald.tables.desk import Desk
from weald.tables.values import SECOND

# Every process looks for timers that have run out, so that none dies with a process; the version of the table
# lets only one act.
LOOK_SECONDS = 1.0
# A table that failed is tried again after this long.
RETRY_SECONDS = 60.0
# Difference or change of a clock that no player notices.
TOLERANCE = 2 * SECOND

log = logging.getLogger(__name__)


class Timekeeper:
    """Sets the clock of this process, and hands over the seats whose time has run out."""

    def __init__(self, engine: Engine, storage: SqlStorage, desk: Desk) -> None:
        self._engine = engine
        self._storage = storage
        self._desk = desk
        # Per table that failed: when it is tried again.
        self._set_aside: BoundedCache[str, float] = BoundedCache()
        # Difference of the machine's clock from the database's when that was last reported.
        self._reported = 0
        if not is_shared(engine):
            self._limit_stored_times()

    async def look(self) -> None:
        """Let an AI play on where a person's time has run out, by the right time."""
        await self._set_clock()
        at = now()
        overdue = await self._storage.look(lambda connection: people_queries.overdue(connection, at))
        for id in overdue:
            if monotonic() < (self._set_aside.get(id) or 0.0):
                continue
            try:
                await self._desk.submit(HandOverLate(id, at), SERVICE)
            except Exception:
                # One table that fails must not stop the timers of the others.
                log.exception("the timer of table %s failed", id)
                self._set_aside.put(id, monotonic() + RETRY_SECONDS)

    async def _set_clock(self) -> None:
        """Compare the clocks and follow the one that counts."""
        if is_shared(self._engine):
            await asyncio.to_thread(self._follow_database)
            return
        ahead = machine_time() - now()
        if abs(ahead) < TOLERANCE:
            CLOCK.offset += ahead
        else:
            await self._jump(ahead)

    def _limit_stored_times(self) -> None:
        """Give no seat more time because the clock was set back while the service was down."""
        try:
            with writing(self._engine) as connection:
                people_queries.limit_asked_since(connection, now())
        except SQLAlchemyError as error:
            log.error("stored times cannot be compared with the clock: %s", error)

    def _follow_database(self) -> None:
        database_clock.follow(self._engine)
        ahead = machine_time() - now()
        if abs(ahead - self._reported) < TOLERANCE:
            return
        self._reported = 0 if abs(ahead) < TOLERANCE else ahead
        log.warning(
            "the clock of this machine is %.0f seconds ahead of the database's, which all processes use",
            ahead / SECOND,
        )

    async def _jump(self, ahead: int) -> None:
        """Follow a machine's clock that was set, or that went on during sleep, with all that runs out."""
        log.warning("the clock of this machine jumped by %.0f seconds: deadlines move along", ahead / SECOND)
        async with AsyncExitStack() as held:
            timed = [table for table in self._desk.tables if table.revision.setup.timer is not None]
            for table in timed:
                # Decisions made meanwhile count by the new time.
                await held.enter_async_context(table.turn)
            await self._storage.writer.run(lambda connection: people_queries.move_times(connection, ahead))
            CLOCK.offset += ahead
            for table in timed:
                table.revision = table.revision.moved_in_time(ahead)

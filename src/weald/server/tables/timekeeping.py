"""Keeping time: the database's clock for all processes; a machine's clock that jumps costs nobody a seat."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from weald.server.clock import CLOCK, machine_time, now
from weald.server.storage import database_clock, people_queries, queries
from weald.server.storage.cache import RevisionCache
from weald.server.storage.database import is_shared, writing
from weald.server.storage.writer import Batch, Work
from weald.server.tables.revision import SECOND

# What a clock may differ or be set by without anybody noticing.
TOLERANCE = 2 * SECOND

Run = Callable[[Work[None]], Awaitable[None]]

log = logging.getLogger(__name__)


class Timekeeper:
    """Sets the clock of this process, again and again."""

    def __init__(self, engine: Engine, run: Run, cache: RevisionCache) -> None:
        self._engine = engine
        # Runs work in a transaction of the writer.
        self._run = run
        self._cache = cache
        # How far the machine's clock was from the database's when that was last reported.
        self._reported = 0
        if not is_shared(engine):
            self._limit_stored_times()

    async def keep(self) -> None:
        """Compare the clocks and follow the one that counts; to be done before anybody's time runs out."""
        if is_shared(self._engine):
            await asyncio.to_thread(self._follow_database)
            return
        ahead = machine_time() - now()
        if abs(ahead) < TOLERANCE:
            CLOCK.offset += ahead
        else:
            await self._jump(ahead)

    def _limit_stored_times(self) -> None:
        """Give nobody more time because the clock was set back while the service was down."""
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
        before = CLOCK.offset
        moved = False

        def work(batch: Batch) -> None:
            nonlocal moved
            people_queries.move_times(batch.connection, ahead)
            if not moved:
                # Not after the commit: what others do next in this transaction counts by the new time.
                CLOCK.offset = before + ahead
                self._cache.move_times(ahead)
                for id, revision in batch.changed.items():
                    batch.changed[id] = revision.moved_in_time(ahead)
                moved = True
            if batch.changed:
                queries.update_tables(batch.connection, batch.changed.values())

        try:
            await self._run(work)
        except Exception:
            if moved:
                CLOCK.offset = before
                self._cache.move_times(-ahead)
            raise

"""Keeping time: the database's clock for all processes; a machine's clock that jumps costs nobody a seat."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from weald.server.clock import CLOCK, machine_time, now
from weald.server.storage import database_clock, people_queries
from weald.server.storage.database import is_shared, writing
from weald.server.storage.writer import Writer
from weald.tables.desk import Desk
from weald.tables.values import SECOND

# What a clock may differ or be set by without anybody noticing.
TOLERANCE = 2 * SECOND

log = logging.getLogger(__name__)


class Timekeeper:
    """Sets the clock of this process, again and again."""

    def __init__(self, engine: Engine, writer: Writer, desk: Desk) -> None:
        self._engine = engine
        self._writer = writer
        self._desk = desk
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
        async with AsyncExitStack() as held:
            timed = [table for table in self._desk.tables if table.revision.setup.timer is not None]
            for table in timed:
                # What is decided meanwhile counts by the new time.
                await held.enter_async_context(table.turn)
            await self._writer.run(lambda connection: people_queries.move_times(connection, ahead))
            CLOCK.offset += ahead
            for table in timed:
                table.revision = table.revision.moved_in_time(ahead)

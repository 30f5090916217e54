"""The other processes that share the database: notices to them, and which one moves AI seats."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import Engine

from weald.server.realtime.pubsub import Bus
from weald.server.storage.database import is_shared
from weald.tables.ports import Notice

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger(__name__)


class OtherProcesses:
    """Notices to the other processes; and leases, so that one at a time moves the AI seats of a table.

    Leases are advisory locks, which the database releases when their process dies. They only save work: if
    two processes move the same seat, the table's version lets one of them win.
    """

    def __init__(self, engine: Engine, bus: Bus) -> None:
        self._engine = engine
        self._bus = bus
        self._shared = is_shared(engine)
        self._connection: psycopg.AsyncConnection | None = None
        self._one_at_a_time = asyncio.Lock()

    def send(self, table: str, notice: Notice) -> None:
        """Deliver a notice that is not stored to the watchers of a table, in this and all other processes."""
        self._bus.send(table, dict(notice))

    async def take_lease(self, table: str) -> bool:
        """Return whether this process is the one that moves the AI seats of a table."""
        return not self._shared or await self._ask("pg_try_advisory_lock", table)

    async def give_back_lease(self, table: str) -> None:
        """Leave the AI seats of a table to other processes."""
        if self._shared:
            await self._ask("pg_advisory_unlock", table)

    async def stop(self) -> None:
        if self._connection is not None:
            await self._connection.close()

    async def _ask(self, function: str, name: str) -> bool:
        import psycopg

        async with self._one_at_a_time:
            try:
                if self._connection is None or self._connection.closed:
                    _, options = self._engine.dialect.create_connect_args(self._engine.url)
                    self._connection = await psycopg.AsyncConnection.connect(**options, autocommit=True)
                query = f"SELECT {function}(hashtextextended(%s, 0))"
                row = await (await self._connection.execute(query, [name])).fetchone()
            except (psycopg.Error, OSError) as error:
                log.warning("the lease of a table could not be taken or released: %s", error)
                # Two processes that think are better than none.
                return True
        return bool(row and row[0])

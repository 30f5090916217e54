"""Who does it: where several processes share a database, one of them at a time thinks for a table."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import Engine

from weald.server.storage.database import is_shared

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger(__name__)


class Leases:
    """Locks that the database gives back by itself when the process that holds them dies.

    They only save work: whatever two processes do at once, the order of a table's versions keeps one of it.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._shared = is_shared(engine)
        self._connection: psycopg.AsyncConnection | None = None
        self._one_at_a_time = asyncio.Lock()

    async def take(self, name: str) -> bool:
        """Whether this process, and no other, has the lock now."""
        return not self._shared or await self._ask("pg_try_advisory_lock", name)

    async def give_back(self, name: str) -> None:
        """Let others have a lock that this process took."""
        if self._shared:
            await self._ask("pg_advisory_unlock", name)

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
                log.warning("who does what could not be settled: %s", error)
                # Better two that think than none.
                return True
        return bool(row and row[0])

"""Leases: of the processes that share a database, one at a time moves the AI seats of a table."""

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
    """Advisory locks, which the database releases when their process dies.

    They only save work: if two processes move the same seat, the table's version lets one of them win.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._shared = is_shared(engine)
        self._connection: psycopg.AsyncConnection | None = None
        self._one_at_a_time = asyncio.Lock()

    async def take(self, name: str) -> bool:
        """Try to take the lock; return whether this process holds it now."""
        return not self._shared or await self._ask("pg_try_advisory_lock", name)

    async def give_back(self, name: str) -> None:
        """Release a lock of this process."""
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
                log.warning("the lease of a table could not be taken or released: %s", error)
                # Two processes that think are better than none.
                return True
        return bool(row and row[0])

"""The storage of tables in a database: rows in, rows out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from weald.server.storage import queries, retention
from weald.server.storage.writer import Writer
from weald.tables.ports import Clock, Notice
from weald.tables.rows import Stored, unreadable

T = TypeVar("T")


class SqlStorage:
    """Tables in a database: read in threads, written by the one writer."""

    def __init__(self, engine: Engine, writer: Writer, clock: Clock) -> None:
        self._engine = engine
        self.writer = writer
        self.clock = clock
        # Stores a decision, all or nothing; Conflict if another one came first.
        self.store = writer.store

    async def read(self, id: str) -> Stored | None:
        """Return a table as it is stored; Refused if a damaged row cannot be read."""
        return await self.look(lambda connection: queries.stored(connection, id), id)

    async def history(self, id: str) -> Stored | None:
        """Return the parts of a table's record, even if its position is damaged."""
        return await self.look(lambda connection: queries.history(connection, id), id)

    async def version(self, id: str) -> int | None:
        """Return the stored version of a table."""
        return await self.look(lambda connection: queries.version_of(connection, id))

    async def delete(self, id: str, notice: Notice, by: frozenset[str]) -> None:
        """Delete a table with all that belongs to it; others keep the proof of a fair deal."""

        def work(connection: Connection) -> None:
            retention.delete_table(connection, id, by)
            self.writer.bus.announce(connection, [], [(id, dict(notice))])

        await self.writer.run(work)

    async def look(self, query: Callable[[Connection], T], id: str | None = None) -> T:
        """Return the result of a query; of one about a table that is damaged, a refusal."""

        def read() -> T:
            with self._engine.begin() as connection:
                try:
                    return query(connection)
                except SQLAlchemyError:
                    # The database itself fails, not this table.
                    raise
                except Exception as error:
                    if id is None:
                        raise
                    raise unreadable(id, error) from error

        return await asyncio.to_thread(read)

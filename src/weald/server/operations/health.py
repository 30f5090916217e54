"""The database: whether it answers and stores what is confirmed, and how many tables it has."""

from __future__ import annotations

import asyncio
import errno
import logging
import sqlite3
from pathlib import Path
from tempfile import TemporaryFile

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from weald.server.storage import queries
from weald.server.storage.database import is_shared, replaced_file, try_write_lock

HEALTH_SECONDS = 3.0
# Another program may hold the write lock for a while. A look ends before its time is over: one that
# goes on unseen would keep a thread and a connection.
LOCK_SECONDS = 2.0
# Bytes that have to fit on the disk.
PROBE_BYTES = 256 * 1024
OK, STORAGE = "ok", "storage"

log = logging.getLogger(__name__)


async def look(engine: Engine) -> str:
    """Return `ok`, or the code of what is wrong with the database."""
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            return await asyncio.to_thread(_look, engine)
    except (TimeoutError, SQLAlchemyError, sqlite3.Error, OSError) as error:
        log.error("the database does not answer or cannot store: %s", error)
        return STORAGE


async def count_tables(engine: Engine) -> dict[bool, int]:
    """Return how many tables there are, by whether their game is over."""

    def count() -> dict[bool, int]:
        with engine.begin() as connection:
            return queries.count_tables(connection)

    return await asyncio.to_thread(count)


def _look(engine: Engine) -> str:
    if is_shared(engine):
        with engine.begin() as connection:
            queries.ping(connection)
            if queries.is_read_only(connection):
                raise OSError(errno.EROFS, "the database is read-only")
        return OK
    # Before anything else: a new connection would begin a log of its own.
    replaced = replaced_file(engine)
    if replaced is not None:
        log.error(
            "the %s that is open was deleted or replaced in the folder: what is confirmed now can be lost; "
            "stop the service in order, so that it writes what it has, and check the database",
            {"database": "database", "log": "log of the database"}[replaced],
        )
        return f"{replaced}_replaced"
    try_write_lock(engine, LOCK_SECONDS)
    # The write is real: a disk can be full for us only, or read-only since an error.
    with TemporaryFile(dir=Path(engine.url.database or "").parent) as file:
        file.write(bytes(PROBE_BYTES))
        file.flush()
    return OK

"""Health of the service: whether its database answers and can store something."""

from __future__ import annotations

import asyncio
import errno
import logging
from pathlib import Path
from tempfile import TemporaryFile

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from weald.server.storage import queries
from weald.server.storage.database import is_shared

HEALTH_SECONDS = 3.0
# What has to fit on the disk.
PROBE_BYTES = 256 * 1024

log = logging.getLogger(__name__)


async def is_healthy(engine: Engine) -> bool:
    """Return whether the database answers in time and has room to write."""
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await asyncio.to_thread(_ping, engine)
    except (TimeoutError, SQLAlchemyError, OSError) as error:
        log.error("the database does not answer or cannot store: %s", error)
        return False
    return True


def _ping(engine: Engine) -> None:
    with engine.begin() as connection:
        queries.ping(connection)
        if is_shared(engine):
            if queries.is_read_only(connection):
                raise OSError(errno.EROFS, "the database is read-only")
            return
    path = Path(engine.url.database or "")
    # The write is real: a disk can be full for us only, or read-only since an error.
    with TemporaryFile(dir=path.parent) as file:
        file.write(bytes(PROBE_BYTES))
        file.flush()
    with path.open("r+b"):
        pass

"""Health of the service: whether its database answers."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from weald.server.storage import queries

HEALTH_SECONDS = 3.0

log = logging.getLogger(__name__)


async def is_healthy(engine: Engine) -> bool:
    """Return whether the database answers in time."""
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await asyncio.to_thread(_ping, engine)
    except (TimeoutError, SQLAlchemyError) as error:
        log.error("the database does not answer: %s", error)
        return False
    return True


def _ping(engine: Engine) -> None:
    with engine.begin() as connection:
        queries.ping(connection)

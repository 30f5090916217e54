"""Health of the service: whether its database answers, and metrics of tables and process."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

import weald
from weald.server.storage import queries

HEALTH_SECONDS = 3.0
# The number of tables is counted at most this often.
COUNT_SECONDS = 30.0

log = logging.getLogger(__name__)


class Health:
    """The state of database and process; a collector of metrics."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._counted_at = -COUNT_SECONDS
        self._counts = {False: 0, True: 0}

    async def is_healthy(self) -> bool:
        """Return whether the database answers in time."""
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await asyncio.to_thread(self._ping)
        except (TimeoutError, SQLAlchemyError) as error:
            log.error("the database does not answer: %s", error)
            return False
        return True

    def _ping(self) -> None:
        with self._engine.begin() as connection:
            queries.ping(connection)

    async def refresh(self) -> None:
        """Count the tables again if the last count is too old."""
        if time.monotonic() - self._counted_at <= COUNT_SECONDS:
            return
        try:
            self._counts = await asyncio.to_thread(self._count)
            self._counted_at = time.monotonic()
        except SQLAlchemyError as error:
            log.error("tables cannot be counted: %s", error)

    def _count(self) -> dict[bool, int]:
        with self._engine.begin() as connection:
            return queries.count_tables(connection)

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics of tables and process."""
        tables = GaugeMetricFamily("weald_tables", "Tables in the database.", labels=["state"])
        tables.add_metric(["running"], self._counts[False])
        tables.add_metric(["over"], self._counts[True])
        yield tables
        info = GaugeMetricFamily("weald_info", "Versions in use.", labels=["version", "python"])
        info.add_metric([weald.__version__, sys.version.split()[0]], 1)
        yield info
        used = os.times()
        yield CounterMetricFamily("weald_cpu_seconds", "CPU time used.", used.user + used.system)
        yield GaugeMetricFamily("weald_memory_bytes", "Resident memory.", _memory())


def _memory() -> int:
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        # There is no /proc on this system.
        return 0

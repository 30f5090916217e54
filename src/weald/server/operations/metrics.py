"""Metrics of the process and of the stored tables.

Other parts have a `collect` of their own; requests are counted in `http.middleware`.
"""

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

# Tables are counted at most this often.
COUNT_SECONDS = 30.0

log = logging.getLogger(__name__)


class ProcessMetrics:
    """Collector of versions, CPU time and memory."""

    def collect(self) -> Iterator[Metric]:
        info = GaugeMetricFamily("weald_info", "Versions in use.", labels=["version", "python"])
        info.add_metric([weald.__version__, sys.version.split()[0]], 1)
        yield info
        used = os.times()
        yield CounterMetricFamily("weald_cpu_seconds", "CPU time used.", used.user + used.system)
        yield GaugeMetricFamily("weald_memory_bytes", "Resident memory.", _memory())


class TableMetrics:
    """Collector of the number of stored tables."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._counted_at = -COUNT_SECONDS
        self._counts = {False: 0, True: 0}

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
        family = GaugeMetricFamily("weald_tables", "Tables in the database.", labels=["state"])
        family.add_metric(["running"], self._counts[False])
        family.add_metric(["over"], self._counts[True])
        yield family


def _memory() -> int:
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        # There is no /proc on this system.
        return 0

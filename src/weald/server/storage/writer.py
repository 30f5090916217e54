"""Single writer thread with group commit.

A commit costs an fsync whatever is in it, so the rows that have come since the last transaction share the
next one. A table is changed only from the version that its decision was made from.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from weald.server.others import Bus
from weald.server.storage import queries
from weald.server.storage.database import is_shared, writing_engine
from weald.tables.errors import Refused
from weald.tables.ports import Conflict
from weald.tables.rows import Rows

T = TypeVar("T")
Work = Callable[[Connection], T]

BATCH = 256
# Under load, a short wait collects more rows and saves whole transactions.
GATHER_SECONDS = 0.0005
# From this number on, rows do not wait for more.
ENOUGH = 32
ATTEMPTS = 3
# Jobs after which the log of SQLite is merged.
MERGE_AFTER = 1_000

log = logging.getLogger(__name__)


class Job(NamedTuple):
    """Rows to store or other work to do, and who waits for it."""

    rows: Rows | None
    work: Work[Any] | None
    done: asyncio.Future[Any]


class Writer:
    """The thread that does all writing to the database."""

    def __init__(self, engine: Engine, bus: Bus) -> None:
        # Made once, as is the connection: they cost as much as a transaction.
        self._engine = writing_engine(engine)
        self._connection: Connection | None = None
        self._shared = is_shared(engine)
        self.bus = bus
        self._loop = asyncio.get_running_loop()
        # Used by the loop only: jobs that the thread gets next; whether it has some, or gets some soon;
        # whether jobs come faster than they are done.
        self._pending: list[Job] = []
        self._occupied = self._busy = False
        # Jobs for the thread; None ends it.
        self._queue: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        # Written by the thread only: transactions, jobs in them, failures, seconds.
        self._commits = self._jobs = self._failed = 0
        self._seconds = 0.0
        # Jobs since the log of SQLite was merged.
        self._unmerged = 0
        self._thread = threading.Thread(target=self._work, name="weald-writer", daemon=True)
        self._thread.start()

    async def store(self, rows: Rows) -> None:
        """Store rows, all or nothing; Conflict if the table is not at the version before."""
        await self._submit(rows, None)

    async def run(self, work: Work[T]) -> T:
        """Run other work in a transaction of its own, which may be retried; return its result."""
        result: T = await self._submit(None, work)
        return result

    async def _submit(self, rows: Rows | None, work: Work[Any] | None) -> Any:
        done: asyncio.Future[Any] = self._loop.create_future()
        self._pending.append(Job(rows, work, done))
        if not self._occupied:
            self._occupied = True
            self._hand_over_soon()
        return await done

    def _hand_over_soon(self) -> None:
        """Hand over what is queued, together with what arrives at the same time; under load, a bit later."""
        if self._busy and len(self._pending) < ENOUGH:
            self._loop.call_later(GATHER_SECONDS, self._hand_over)
        else:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        jobs, self._pending = self._pending[:BATCH], self._pending[BATCH:]
        self._busy = len(jobs) > 1
        self._queue.put(jobs)

    @property
    def stored(self) -> int:
        """The number of jobs done so far."""
        return self._jobs

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics of the writer."""
        yield CounterMetricFamily("weald_commits", "Committed transactions.", self._commits)
        yield CounterMetricFamily("weald_commit_jobs", "Commands in those transactions.", self._jobs)
        yield CounterMetricFamily("weald_commits_failed", "Failed transactions.", self._failed)
        yield CounterMetricFamily("weald_commit_seconds", "Seconds spent in transactions.", self._seconds)
        yield GaugeMetricFamily("weald_commands_waiting", "Queued commands.", len(self._pending))

    async def stop(self) -> None:
        """Finish the queued jobs, then end the thread."""
        self._queue.put(self._pending)
        self._pending = []
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # In the thread.

    def _work(self) -> None:
        while (jobs := self._next()) is not None:
            began = monotonic()
            outcomes = self._do(jobs)
            self._jobs += len(jobs)
            self._seconds += monotonic() - began
            self._unmerged += len(jobs)
            self._loop.call_soon_threadsafe(self._report, outcomes)
        if self._connection is not None:
            self._connection.close()

    def _next(self) -> list[Job] | None:
        """Return the next jobs; while there are none, merge the log of SQLite so that no commit has to."""
        if self._unmerged >= MERGE_AFTER and not self._shared and self._queue.empty():
            self._unmerged = 0
            self._merge()
        return self._queue.get()

    def _merge(self) -> None:
        try:
            # Outside of a transaction, and without waiting for readers.
            with closing(self._engine.raw_connection()) as pooled:
                pooled.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
        except (SQLAlchemyError, sqlite3.Error) as error:
            # Commits go on; a long log is merged by one of them.
            log.warning("the log of the database was not merged: %s", error)

    def _do(self, jobs: list[Job]) -> list[tuple[Job, Any]]:
        """Return each job with its result, or with the error that it ends with."""
        together = [job for job in jobs if job.rows is not None]
        outcomes = [(job, self._alone(job)) for job in jobs if job.rows is None]
        if together and self._store_together([job.rows for job in together if job.rows]):
            return [*outcomes, *((job, None) for job in together)]
        return [*outcomes, *((job, self._alone(job)) for job in together)]

    def _store_together(self, many: list[Rows]) -> bool:
        """Store rows in one transaction, the short way; return whether that was possible."""
        try:
            self._transact(lambda connection: queries.store_all(connection, many), many)
        except Exception:  # noqa: BLE001 (each is tried by itself, and says what is wrong)
            return False
        return True

    def _alone(self, job: Job) -> Any:
        """Do a job in a transaction of its own."""
        rows = job.rows
        if rows is None:
            assert job.work is not None
            work, stored = job.work, []
        else:
            work, stored = (lambda connection: queries.store(connection, rows)), [rows]
        for attempt in range(ATTEMPTS):
            try:
                return self._transact(work, stored)
            except (Conflict, Refused) as refused:
                return refused
            except Exception as error:
                if attempt + 1 < ATTEMPTS and _is_retryable(error):
                    log.warning("retrying a transaction after a conflict")
                    continue
                log.exception("a transaction failed")
                self._failed += 1
                return Refused(503, "storage")
        raise AssertionError("unreachable")

    def _transact(self, work: Work[T], stored: list[Rows]) -> T:
        connection = self._connection
        if connection is None:
            # If it breaks, the next transaction opens another one.
            connection = self._connection = self._engine.connect()
        with connection.begin():
            result = work(connection)
            if self._shared:
                versions = [(rows.table, rows.head["version"]) for rows in stored]
                notices = [(rows.table, dict(notice)) for rows in stored for notice in rows.notices]
                self.bus.announce(connection, versions, notices)
        self._commits += 1
        return result

    def _report(self, outcomes: list[tuple[Job, Any]]) -> None:
        self._occupied = bool(self._pending)
        if self._occupied:
            self._hand_over_soon()
        for job, outcome in outcomes:
            if job.done.cancelled():
                continue
            if isinstance(outcome, Exception):
                job.done.set_exception(outcome)
            else:
                job.done.set_result(outcome)


def _is_retryable(error: Exception) -> bool:
    """Return whether a transaction failed because of a concurrent one, or with its connection."""
    if isinstance(error, IntegrityError) or getattr(error, "connection_invalidated", False):
        return True
    return getattr(getattr(error, "orig", None), "sqlstate", None) in ("40001", "40P01")

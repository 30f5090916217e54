"""The one who writes: commands that wait are carried out one after another and committed together.

A commit costs an fsync whatever is in it, so waiting commands of many tables share one. Each has a savepoint
of its own, so that a refused one leaves no trace; nobody hears of any before all are safely stored.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Mapping
from time import monotonic, sleep
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from weald.server.errors import Refused
from weald.server.operations.metrics import Sample, single
from weald.server.realtime.pubsub import Bus
from weald.server.storage import queries
from weald.server.storage.cache import RevisionCache
from weald.server.storage.database import writing
from weald.server.tables.revision import Revision

T = TypeVar("T")
BATCH = 256
# When several write at the same time, more are about to: waiting so long for them spares whole transactions.
GATHER_SECONDS = 0.001
ATTEMPTS = 3

log = logging.getLogger(__name__)


class Batch:
    """A transaction in progress: its connection, what it has changed so far and what is said with it."""

    def __init__(
        self, connection: Connection, cache: RevisionCache, tables: set[str], doubtful: bool
    ) -> None:
        self.connection = connection
        self.changed: dict[str, Revision] = {}
        self.notices: list[tuple[str, dict[str, Any]]] = []
        self._cache = cache
        self._versions = queries.locked(connection, tables)
        self._doubtful = doubtful
        self._done: dict[tuple[str, str], Mapping[str, Any]] = {}
        self._staged: list[dict[str, Any]] = []

    def revision(self, id: str) -> Revision:
        """The table as the database has it, locked for this transaction."""
        if id in self.changed:
            return self.changed[id]
        if id not in self._versions:
            self._versions |= queries.locked(self.connection, [id])
        if id not in self._versions:
            raise Refused(404, "unknown_table")
        cached = self._cache.get(id)
        if cached is not None and cached.version == self._versions[id]:
            return cached
        return self._cache.read(self.connection, id)

    def done(self, id: str, key: str, unlikely: bool = False) -> Mapping[str, Any] | None:
        """The command that was accepted under a key, in this transaction or before.

        Where that is unlikely it is not looked up, until the database itself refuses to store a key twice.
        """
        if (id, key) in self._done or (unlikely and not self._doubtful):
            return self._done.get((id, key))
        return queries.entry_with_key(self.connection, id, key)

    def stage(self, revision: Revision, seat: int, option: str | None, key: str | None) -> None:
        """Write an answer and where it leads, together with the other answers of this transaction."""
        row = queries.entry_of(revision, "answer", seat, option, key)
        self._staged.append(row)
        self.changed[revision.setup.id] = revision
        if key is not None:
            self._done[revision.setup.id, key] = row

    def flush(self) -> None:
        """Write what is staged, before anything else is written or the transaction ends."""
        if self._staged:
            queries.insert_entries(self.connection, self._staged)
            ids = sorted({row["table_id"] for row in self._staged})
            queries.update_tables(self.connection, [self.changed[id] for id in ids])
            self._staged = []

    def tell(self, id: str, message: dict[str, Any]) -> None:
        """Say something to everybody at a table, once this is stored."""
        self.notices.append((id, message))

    def attempt(self, waiting: Waiting) -> tuple[Any, Exception | None]:
        """The result of a job, or why it was refused; then it has left no trace."""
        try:
            # An answer is staged once nothing can be said against it any more; nothing has to be taken back.
            return (waiting.work(self) if waiting.key is not None else self._apart(waiting.work)), None
        except SQLAlchemyError:
            # The whole transaction is in doubt now.
            raise
        except Exception as error:  # noqa: BLE001 (it is raised again where the job came from)
            return None, error

    def _apart(self, work: Work[T]) -> T:
        """Carry out a job that writes by itself, behind a savepoint."""
        self.flush()
        before = dict(self.changed), list(self.notices), dict(self._versions), dict(self._done)
        try:
            with self.connection.begin_nested():
                return work(self)
        except Exception:
            self.changed, self.notices, self._versions, self._done = before
            raise


Work = Callable[[Batch], T]
Reply = tuple["asyncio.Future[Any]", Any, Exception | None]


class Waiting(NamedTuple):
    """A job in the queue, with the table that it will lock, if it knows one, and the key of an answer."""

    work: Work[Any]
    table: str | None
    key: str | None
    done: asyncio.Future[Any]


class Writer:
    """A thread that owns all writing to the database."""

    def __init__(
        self, engine: Engine, cache: RevisionCache, publish: Callable[[Revision], None], bus: Bus
    ) -> None:
        self._engine = engine
        self._cache = cache
        self._publish = publish
        self._bus = bus
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        # Changed by the thread alone: transactions, the jobs in them, failures, seconds.
        self._commits = self._jobs = self._failed = 0
        self._seconds = 0.0
        self._thread = threading.Thread(target=self._work, name="weald-writer", daemon=True)
        self._thread.start()

    async def run(self, work: Work[T], table: str | None = None, key: str | None = None) -> T:
        """Carry out a job; its result, or what it raised, comes back after the commit.

        A job that works on a table names it, so that the tables of a batch are locked together and in order.
        One that names a key too only stages answers; then they are looked up and written together.
        It may be carried out again if the transaction fails, so it changes nothing but the batch.
        """
        done: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(Waiting(work, table, key, done))
        return await done

    @property
    def stored(self) -> int:
        """How many commands have been stored so far."""
        return self._jobs

    def samples(self) -> list[Sample]:
        return [
            single("commits_total", "counter", "Transactions that were stored.", self._commits),
            single("commit_jobs_total", "counter", "Commands in those transactions.", self._jobs),
            single("commits_failed_total", "counter", "Transactions that were not stored.", self._failed),
            single("commit_seconds_total", "counter", "Time spent storing.", self._seconds),
            single("commands_waiting", "gauge", "Commands that wait to be stored.", self._queue.qsize()),
        ]

    async def stop(self) -> None:
        """Finish what waits, then end."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        running, busy = True, False
        while running:
            taken = [self._queue.get()]
            if busy:
                sleep(GATHER_SECONDS)
            while len(taken) < BATCH and not self._queue.empty():
                taken.append(self._queue.get())
            jobs = [waiting for waiting in taken if waiting is not None]
            running, busy = len(jobs) == len(taken), len(jobs) > 1
            if jobs:
                self._commit(jobs)

    def _commit(self, jobs: list[Waiting]) -> None:
        """One transaction for all the jobs; if it fails, none of them has happened."""
        began = monotonic()
        replies: list[Reply] = []
        batch: Batch | None = None
        for attempt in range(ATTEMPTS):
            try:
                batch, replies = self._transact(jobs, doubtful=attempt > 0)
                self._commits += 1
                self._jobs += len(jobs)
                break
            except Exception as error:
                batch = None
                if attempt + 1 < ATTEMPTS and _may_pass(error):
                    log.warning("a transaction met another one, or a key used before, and is tried again")
                    continue
                log.exception("a transaction failed")
                self._failed += 1
                replies = [(waiting.done, None, Refused(503, "storage")) for waiting in jobs]
                break
        self._seconds += monotonic() - began
        self._loop.call_soon_threadsafe(self._report, replies, batch)

    def _transact(self, jobs: list[Waiting], doubtful: bool) -> tuple[Batch, list[Reply]]:
        with writing(self._engine) as connection:
            tables = {waiting.table for waiting in jobs if waiting.table}
            batch = Batch(connection, self._cache, tables, doubtful)
            replies: list[Reply] = [(waiting.done, *batch.attempt(waiting)) for waiting in jobs]
            batch.flush()
            versions = [(id, revision.version) for id, revision in batch.changed.items()]
            self._bus.announce(connection, versions, batch.notices)
        for revision in batch.changed.values():
            self._cache.put(revision)
        return batch, replies

    def _report(self, replies: list[Reply], batch: Batch | None) -> None:
        for done, result, error in replies:
            if done.cancelled():
                continue
            if error is None:
                done.set_result(result)
            else:
                done.set_exception(error)
        if batch is not None:
            for revision in batch.changed.values():
                self._publish(revision)
            for table, message in batch.notices:
                self._bus.delivered(table, message)


def _may_pass(error: Exception) -> bool:
    """Whether a transaction failed only because of another one at the same time, or of a key used before."""
    if isinstance(error, IntegrityError):
        return True
    return getattr(getattr(error, "orig", None), "sqlstate", None) in ("40001", "40P01")

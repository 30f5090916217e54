"""Single writer thread with group commit.

A commit costs an fsync whatever is in it, so queued commands of many tables share one transaction. A
savepoint per command rolls back refused ones; results are published only after the commit. The loop hands
commands over, all that have come since the last transaction, so that the two threads seldom compete.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from sqlalchemy import Connection, Dialect, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from weald.server.errors import Refused
from weald.server.realtime.pubsub import Bus
from weald.server.storage import queries
from weald.server.storage.answer_transaction import AnswerTransaction, NotOnlyAnswers, storing_answers
from weald.server.storage.cache import RevisionCache
from weald.server.storage.database import is_shared, writing_engine
from weald.server.storage.log_merger import LogMerger
from weald.server.tables.revision import Revision

T = TypeVar("T")
BATCH = 256
# Under load, a short wait collects more commands and saves whole transactions.
GATHER_SECONDS = 0.0005
# From this number on, commands do not wait for more.
ENOUGH = 32
ATTEMPTS = 3

log = logging.getLogger(__name__)


class AnswerRows(NamedTuple):
    """What is stored of an answer, as the driver takes it: its entry, and the progress of its table."""

    seat: int
    option: str | None
    key: str | None
    entry: Any
    progress: Any


def encode_answer(
    dialect: Dialect, revision: Revision, seat: int, option: str | None, key: str | None
) -> AnswerRows:
    """Encode an answer, best while the processor still has the table in its cache."""
    return AnswerRows(seat, option, key, *queries.encode_answer(dialect, revision, seat, option, key))


class Batch:
    """A transaction in progress: its connection, its changed tables and the notices to send with them."""

    def __init__(
        self, storage: Connection | AnswerTransaction, cache: RevisionCache, tables: set[str], doubtful: bool
    ) -> None:
        self._storage = storage
        self.changed: dict[str, Revision] = {}
        self.notices: list[tuple[str, dict[str, Any]]] = []
        self._cache = cache
        self._known = queries.known_versions(storage)
        self._versions = queries.locked(storage, tables - self._known.keys())
        self._versions |= {id: self._known[id] for id in tables if id in self._known}
        self._doubtful = doubtful
        self._keys: dict[tuple[str, str], AnswerRows] = {}
        # Staged answers, and per table its progress after the last of them, as the driver takes them.
        self._staged: list[Any] = []
        self._progress: dict[str, Any] = {}

    @property
    def connection(self) -> Connection:
        """The connection to the database, for whatever is no answer."""
        if isinstance(self._storage, AnswerTransaction):
            raise NotOnlyAnswers
        return self._storage

    def revision(self, id: str) -> Revision:
        """Return the stored revision of a table, locked for this transaction."""
        if id in self.changed:
            return self.changed[id]
        version = self._version(id)
        if version is None:
            raise Refused(404, "unknown_table")
        cached = self._cache.peek(id)
        if cached is not None and cached.version == version:
            return cached
        return self._cache.read(self.connection, id)

    def is_latest(self, revision: Revision) -> bool:
        """Return whether a table is at a revision, without reading it."""
        id = revision.setup.id
        if id in self.changed:
            return self.changed[id] is revision
        return self._version(id) == revision.version

    def _version(self, id: str) -> int | None:
        if id not in self._versions:
            self._versions |= queries.locked(self.connection, [id])
        return self._versions.get(id)

    def accepted(self, id: str, key: str, unlikely: bool = False) -> Mapping[str, Any] | None:
        """Return the command that was accepted under a key, in this transaction or before.

        If that is `unlikely`, the lookup is skipped: should the key exist after all, the database refuses it
        and the transaction is retried with all lookups.
        """
        rows = self._keys.get((id, key))
        if rows is not None:
            return {"kind": "answer", "seat": rows.seat, "option": rows.option}
        if unlikely and not self._doubtful:
            return None
        return queries.entry_with_key(self.connection, id, key)

    def stage(self, revision: Revision, seat: int, option: str | None, key: str | None) -> None:
        """Queue an answer, to be stored in bulk with the others of this transaction."""
        self.stage_rows(revision, encode_answer(self._storage.dialect, revision, seat, option, key))

    def stage_rows(self, revision: Revision, rows: AnswerRows) -> None:
        """Queue an answer that was encoded before."""
        id = revision.setup.id
        self._staged.append(rows.entry)
        self._progress[id] = rows.progress
        self.changed[id] = revision
        if rows.key is not None:
            self._keys[id, rows.key] = rows

    def forget(self, id: str) -> None:
        """Note that a table was deleted."""
        self.changed.pop(id, None)
        self._versions.pop(id, None)
        # Not only after the commit: should it fail, the table is looked up.
        self._known.pop(id, None)

    def flush(self) -> None:
        """Store the staged answers, before any other write and before the commit."""
        if self._staged:
            progress = [self._progress[id] for id in sorted(self._progress)]
            queries.store_answers(self._storage, self._staged, progress)
            self._staged, self._progress = [], {}

    def committed(self) -> None:
        """Note the versions that are stored now."""
        self._known.update(self._versions)
        self._known.update({id: revision.version for id, revision in self.changed.items()})
        for revision in self.changed.values():
            self._cache.put(revision)

    def notify(self, id: str, message: dict[str, Any]) -> None:
        """Send a message to the participants of a table after the commit."""
        self.notices.append((id, message))

    def attempt(self, queued: Queued) -> tuple[Any, Exception | None]:
        """Return the result of queued work, or the error of work that was refused and left no trace."""
        try:
            # An answer is staged only when it is accepted, so it needs no savepoint.
            return (queued.work(self) if queued.key is not None else self._with_savepoint(queued.work)), None
        except (SQLAlchemyError, NotOnlyAnswers):
            # The whole transaction has failed.
            raise
        except Exception as error:  # noqa: BLE001 (raised again in the caller)
            return None, error

    def _with_savepoint(self, work: Work[T]) -> T:
        """Run work that writes by itself, behind a savepoint."""
        self.flush()
        before = dict(self.changed), list(self.notices), dict(self._versions), dict(self._keys)
        try:
            with self.connection.begin_nested():
                return work(self)
        except Exception:
            self.changed, self.notices, self._versions, self._keys = before
            raise


Work = Callable[[Batch], T]
# Called in the loop after the commit, with the result of queued work or its error.
Done = Callable[[Any, Exception | None], None]
Reply = tuple[Done, Any, Exception | None]


class Queued(NamedTuple):
    """Queued work, with the table that it will lock, if any, and the key of an answer."""

    work: Work[Any]
    table: str | None
    key: str | None
    done: Done


class Writer:
    """The thread that does all writing to the database."""

    def __init__(
        self, engine: Engine, cache: RevisionCache, publish: Callable[[Revision], None], bus: Bus
    ) -> None:
        # Made once: it costs as much as a transaction.
        self._engine = writing_engine(engine)
        self._sqlite = not is_shared(engine)
        self._log_merger = LogMerger(engine) if self._sqlite else None
        self._cache = cache
        self._publish = publish
        self._bus = bus
        self._loop = asyncio.get_running_loop()
        # Used by the loop only: work that the thread gets next; whether it has some, or gets some soon;
        # whether commands come faster than they are stored.
        self._pending: list[Queued] = []
        self._occupied = self._busy = False
        # What the thread is to do; None ends it.
        self._queue: queue.SimpleQueue[list[Queued] | None] = queue.SimpleQueue()
        # Written by the thread only: transactions, commands in them, failures, seconds.
        self._commits = self._commands = self._failed = 0
        self._seconds = 0.0
        self._thread = threading.Thread(target=self._work, name="weald-writer", daemon=True)
        self._thread.start()

    async def run(self, work: Work[T], table: str | None = None, key: str | None = None) -> T:
        """Run `work` in a transaction; return its result, or raise its error, after the commit.

        Work on a `table` names it, so that the tables of a batch are locked together and in order. Work that
        also names a `key` only stages an answer. The transaction may be retried, so `work` changes nothing
        except the batch.
        """
        future: asyncio.Future[T] = self._loop.create_future()
        self.submit(Queued(work, table, key, partial(settle, future)))
        return await future

    @property
    def dialect(self) -> Dialect:
        """The dialect of the database, to encode what it will store."""
        return self._engine.dialect

    def submit(self, queued: Queued) -> None:
        """Queue work; the same as `run` for callers who do not wait."""
        self._pending.append(queued)
        if not self._occupied:
            self._occupied = True
            self._hand_over_soon()

    def _hand_over_soon(self) -> None:
        """Hand over what is queued, together with what arrives at the same time; under load, a bit later."""
        if self._busy and len(self._pending) < ENOUGH:
            self._loop.call_later(GATHER_SECONDS, self._hand_over)
        else:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        items, self._pending = self._pending[:BATCH], self._pending[BATCH:]
        self._busy = len(items) > 1
        self._queue.put(items)

    @property
    def stored(self) -> int:
        """The number of commands stored so far."""
        return self._commands

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics of the writer."""
        yield CounterMetricFamily("weald_commits", "Committed transactions.", self._commits)
        yield CounterMetricFamily("weald_commit_jobs", "Commands in those transactions.", self._commands)
        yield CounterMetricFamily("weald_commits_failed", "Failed transactions.", self._failed)
        yield CounterMetricFamily("weald_commit_seconds", "Seconds spent in transactions.", self._seconds)
        yield GaugeMetricFamily("weald_commands_waiting", "Queued commands.", len(self._pending))

    async def stop(self) -> None:
        """Finish the queued work, then end the thread."""
        self._queue.put(self._pending)
        self._pending = []
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        if self._log_merger is not None:
            await asyncio.to_thread(self._log_merger.stop)

    def _work(self) -> None:
        while (items := self._queue.get()) is not None:
            if items:
                self._commit(items)

    def _commit(self, items: list[Queued]) -> None:
        """Run all the work in one transaction; if it fails, none of it has happened."""
        began = monotonic()
        replies: list[Reply] = []
        batch: Batch | None = None
        for attempt in range(ATTEMPTS):
            try:
                batch, replies = self._transact(items, doubtful=attempt > 0)
                self._commits += 1
                self._commands += len(items)
                break
            except Exception as error:
                batch = None
                if attempt + 1 < ATTEMPTS and _is_retryable(error):
                    log.warning("retrying a transaction after a conflict or a reused key")
                    continue
                log.exception("a transaction failed")
                self._failed += 1
                replies = [(queued.done, None, Refused(503, "storage")) for queued in items]
                break
        self._seconds += monotonic() - began
        if self._log_merger is not None:
            self._log_merger.note(len(items))
        self._loop.call_soon_threadsafe(self._report, replies, batch)

    def _transact(self, items: list[Queued], doubtful: bool) -> tuple[Batch, list[Reply]]:
        if self._sqlite and not doubtful and all(queued.key is not None for queued in items):
            with suppress(NotOnlyAnswers):
                with storing_answers(self._engine) as answers:
                    batch, replies = self._fill(answers, items, doubtful)
                batch.committed()
                return batch, replies
        with self._engine.begin() as connection:
            batch, replies = self._fill(connection, items, doubtful)
            versions = [(id, revision.version) for id, revision in batch.changed.items()]
            self._bus.announce(connection, versions, batch.notices)
        batch.committed()
        return batch, replies

    def _fill(
        self, storage: Connection | AnswerTransaction, items: list[Queued], doubtful: bool
    ) -> tuple[Batch, list[Reply]]:
        """Do all the work inside a transaction."""
        tables = {queued.table for queued in items if queued.table}
        batch = Batch(storage, self._cache, tables, doubtful)
        replies: list[Reply] = [(queued.done, *batch.attempt(queued)) for queued in items]
        batch.flush()
        return batch, replies

    def _report(self, replies: list[Reply], batch: Batch | None) -> None:
        self._occupied = bool(self._pending)
        if self._occupied:
            self._hand_over_soon()
        for done, result, error in replies:
            try:
                done(result, error)
            except Exception:
                # What was stored is stored, and the others wait for their replies.
                log.exception("a reply failed")
        if batch is not None:
            for revision in batch.changed.values():
                self._publish(revision)
            for table, message in batch.notices:
                self._bus.delivered(table, message)


def settle(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    """Give the result of work, or its error, to somebody who perhaps still waits."""
    if future.cancelled():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


def _is_retryable(error: Exception) -> bool:
    """Return whether a transaction failed because of a concurrent one, or of a key that was used before."""
    if isinstance(error, IntegrityError | sqlite3.IntegrityError):
        return True
    return getattr(getattr(error, "orig", None), "sqlstate", None) in ("40001", "40P01")

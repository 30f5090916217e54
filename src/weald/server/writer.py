"""The one who writes: commands that wait are carried out one after another and committed together.

A commit costs an fsync whatever is in it, so waiting commands of many tables share one. Each has a savepoint
of its own, so that a refused one leaves no trace; nobody hears of any before all are safely stored.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from weald.server import store
from weald.server.errors import Refused
from weald.server.moment import Moment
from weald.server.shelf import Shelf

T = TypeVar("T")
BATCH = 64

log = logging.getLogger(__name__)


class Batch:
    """A transaction in progress: its connection and the tables that it has changed so far."""

    def __init__(self, connection: Connection, shelf: Shelf) -> None:
        self.connection = connection
        self.changed: dict[str, Moment] = {}
        self._shelf = shelf

    def moment(self, id: str) -> Moment:
        """The table as the database has it, locked for this transaction."""
        version = store.version_of(self.connection, id, lock=True)
        if version is None:
            raise Refused(404, "unknown_table")
        known = self.changed.get(id) or self._shelf.get(id)
        if known is not None and known.version == version:
            return known
        return self._shelf.read(self.connection, id)


Job = Callable[[Batch], T]
Waiting = tuple[Job[Any], "asyncio.Future[Any]"]


class Writer:
    """A thread that owns all writing to the database."""

    def __init__(self, engine: Engine, shelf: Shelf, publish: Callable[[Moment], None]) -> None:
        self._engine = engine
        self._shelf = shelf
        self._publish = publish
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, name="weald-writer", daemon=True)
        self._thread.start()

    async def run(self, job: Job[T]) -> T:
        """Carry out a job; its result, or what it raised, comes back after the commit."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._queue.put((job, done))
        return await done

    async def stop(self) -> None:
        """Finish what waits, then end."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        going_on = True
        while going_on:
            taken = [self._queue.get()]
            while len(taken) < BATCH and not self._queue.empty():
                taken.append(self._queue.get())
            jobs = [job for job in taken if job is not None]
            going_on = len(jobs) == len(taken)
            if jobs:
                self._commit(jobs)

    def _commit(self, jobs: list[Waiting]) -> None:
        """One transaction for all the jobs; if it fails, none of them has happened."""
        replies: list[tuple[asyncio.Future[Any], Any, Exception | None]] = []
        changed: list[Moment] = []
        try:
            with store.writing(self._engine) as connection:
                batch = Batch(connection, self._shelf)
                for job, done in jobs:
                    replies.append((done, *self._try(batch, job)))
            changed = list(batch.changed.values())
            for moment in changed:
                self._shelf.put(moment)
        except Exception:
            log.exception("a transaction failed")
            replies = [(done, None, Refused(503, "storage")) for _, done in jobs]
            changed = []
        self._loop.call_soon_threadsafe(self._report, replies, changed)

    def _try(self, batch: Batch, job: Job[Any]) -> tuple[Any, Exception | None]:
        before = dict(batch.changed)
        try:
            with batch.connection.begin_nested():
                return job(batch), None
        except SQLAlchemyError:
            # The whole transaction is in doubt now.
            raise
        except Exception as error:  # noqa: BLE001 (it is raised again where the job came from)
            batch.changed = before
            return None, error

    def _report(
        self, replies: list[tuple[asyncio.Future[Any], Any, Exception | None]], changed: list[Moment]
    ) -> None:
        for done, result, error in replies:
            if done.cancelled():
                continue
            if error is None:
                done.set_result(result)
            else:
                done.set_exception(error)
        for moment in changed:
            self._publish(moment)

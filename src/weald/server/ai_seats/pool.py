"""A pool of worker processes in which AI seats think.

Not a ProcessPoolExecutor: that cannot kill a worker that hangs.
"""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any, TypeVar

import msgspec
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from weald.ai import level_of, seconds_of
from weald.ai.hints import hint_seconds
from weald.kernel.table import Table
from weald.server.ai_seats.queue import FairQueue, Job, Kind, Origin
from weald.server.bounded import BoundedCache
from weald.server.tasks import BackgroundTasks

COMMAND = (sys.executable, "-P", "-m", "weald.server.ai_seats.worker")
# A worker that needs this much longer than it was given hangs, and so does one that needs this much in all.
SPARE_SECONDS = 20.0
LONGEST_SECONDS = 60.0
# How many tables have a worker of their own.
HOMES = 2_000
# A job is retried once if its worker dies.
ATTEMPTS = 2
# A killed process ends at once, unless it hangs in a system call; then it is left behind.
END_SECONDS = 1.0

T = TypeVar("T")

log = logging.getLogger(__name__)


class JobFailed(Exception):
    """An AI returned no option."""


class WorkerPool:
    """At most `count` workers (or 2), started on demand; long and unattended jobs leave one to the others."""

    def __init__(
        self, count: int | None = None, seconds: float = LONGEST_SECONDS, command: Sequence[str] | None = None
    ) -> None:
        self._count = max(2, count or min(os.cpu_count() or 1, 4))
        self._seconds = seconds
        self._command = command or COMMAND
        self._queue = FairQueue(self._count - 1)
        self._changed = asyncio.Event()
        self._workers = BackgroundTasks()
        self._idle: set[Worker] = set()
        # By table, the worker that answered last: it may have kept the players.
        self._homes: BoundedCache[str, Worker] = BoundedCache(HOMES)
        self._stopped = False
        # Finished and failed jobs, and the seconds they took.
        self.jobs = 0
        self.failures = 0
        self.job_seconds = 0.0

    @property
    def waiting(self) -> int:
        """The number of queued jobs."""
        return len(self._queue)

    @property
    def thinking(self) -> int:
        """The number of busy workers."""
        return len(self._workers) - len(self._idle)

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics of the pool."""
        yield GaugeMetricFamily("weald_thinking", "Busy workers.", self.thinking)
        yield GaugeMetricFamily("weald_thoughts_waiting", "Queued jobs.", self.waiting)
        yield CounterMetricFamily("weald_thoughts", "Finished jobs, failed ones included.", self.jobs)
        yield CounterMetricFamily("weald_thoughts_failed", "Failed jobs.", self.failures)
        yield CounterMetricFamily("weald_thought_seconds", "Seconds spent on jobs.", self.job_seconds)

    async def choose(self, origin: Origin, level: str, table: Table, seat: int, seed: int) -> str:
        """Return what `weald.ai.choose` chooses for `seat` of a table; JobFailed if it fails."""
        option: str = (await self.think(origin, level, table, seat, seed))["option"]
        return option

    async def think(
        self, origin: Origin, level: str, table: Table, seat: int, seed: int, **more: Any
    ) -> dict[str, Any]:
        """Return a worker's choice with what it means to do; `more` are further fields of the task."""
        own = [entry.option for entry in table.entries if entry.seat == seat]
        given = [len(own), own[-1] if own else None]
        task = {"level": level, "position": table.position(), "seat": seat, "seed": seed, **more}
        task |= {"table": origin.table, "given": given}
        kind = (table.game.id, level, table.options.get("thinking"))
        return await self.ask(origin, task, kind, seconds_of(level_of(level), table.options))

    async def hint(self, origin: Origin, table: Table, seat: int, seed: int) -> dict[str, Any]:
        """Return a hint for `seat` as JSON; JobFailed if it fails."""
        task = {"do": "hint", "position": table.position(), "seat": seat, "seed": seed}
        kind = (table.game.id, "hint", table.options.get("thinking"))
        return await self.ask(origin, task, kind, hint_seconds(table.options))

    async def ask(self, origin: Origin, task: dict[str, Any], kind: Kind, limit: float) -> dict[str, Any]:
        """Return a worker's reply to a task; the time in the queue counts towards the `limit` in seconds."""
        if self._stopped:
            raise JobFailed("the service ends")
        done: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        job = Job(msgspec.json.encode(task), done, origin, kind, self._queue.expected(origin, kind), limit)
        self._queue.put(job)
        self._notify()
        if len(self._idle) < self.waiting and len(self._workers) < self._count:
            self._workers.start(self._work())
        return await job.done

    async def stop(self) -> None:
        """Kill all workers and fail the queued jobs."""
        self._stopped = True
        await self._workers.stop()
        for job in self._queue.drain():
            _settle(job, JobFailed("the service ends"))

    def _notify(self) -> None:
        """Let idle workers look at the queue again."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def _next(self, worker: Worker) -> Job:
        """Wait for the next job that may begin, and that no other idle worker should do."""
        self._idle.add(worker)
        try:
            while (job := self._queue.take(lambda job: self._suits(worker, job))) is None:
                await self._changed.wait()
        finally:
            self._idle.remove(worker)
        self._homes.put(job.origin.table, worker)
        return job

    def _suits(self, worker: Worker, job: Job) -> bool:
        """Return whether a worker may take a job: all may, unless the table's own is idle as well."""
        home = self._homes.get(job.origin.table)
        return home is None or home is worker or home not in self._idle

    async def _work(self) -> None:
        """Work off jobs, one after another, with a process that belongs to this task."""
        worker = Worker(self._command)
        try:
            while True:
                job = await self._next(worker)
                began = monotonic()
                try:
                    reply = await self._ask(worker, job)
                except JobFailed as failed:
                    self.failures += 1
                    _settle(job, failed)
                except asyncio.CancelledError:
                    _settle(job, JobFailed("the service ends"))
                    raise
                else:
                    _settle(job, reply)
                self.jobs += 1
                self.job_seconds += monotonic() - began
                self._queue.finish(job, monotonic() - began)
                self._notify()
        finally:
            await worker.end()

    async def _ask(self, worker: Worker, job: Job) -> dict[str, Any]:
        for _ in range(ATTEMPTS):
            seconds = job.seconds_left()
            # A new process has to start first, which takes long on a busy machine; killing it would only
            # make the next one start again.
            most = min(self._seconds, seconds + SPARE_SECONDS) if worker.started else self._seconds
            try:
                async with asyncio.timeout(most):
                    line = await worker.ask(job.question(seconds))
            except TimeoutError:
                await worker.end()
                raise JobFailed(f"no reply after {most:.0f} seconds") from None
            except OSError as error:
                await worker.end()
                raise JobFailed(str(error)) from None
            if line:
                reply: dict[str, Any] = msgspec.json.decode(line)
                if "error" in reply:
                    raise JobFailed(reply["error"])
                return reply
            log.warning("a worker has died and is replaced")
            await worker.end()
        raise JobFailed("the worker died")


def _settle(job: Job, outcome: dict[str, Any] | JobFailed) -> None:
    if job.done.done():
        return
    if isinstance(outcome, JobFailed):
        job.done.set_exception(outcome)
    else:
        job.done.set_result(outcome)


class Worker:
    """A worker process that is started on demand and replaced after it was killed."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process = Process(command)
        # Whether the process has replied before.
        self.started = False

    async def ask(self, question: bytes) -> bytes:
        """Return the process's reply; empty if it has died."""
        reply = await in_a_thread(partial(self._process.ask, question))
        self.started = bool(reply)
        return reply

    async def end(self) -> None:
        """Kill the process, even one that is just being started; the next question starts another."""
        process, self._process = self._process, Process(self._command)
        self.started = False
        with suppress(TimeoutError):
            async with asyncio.timeout(END_SECONDS):
                await in_a_thread(process.end)


class Process:
    """A single worker process, used from threads."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._running: subprocess.Popen[bytes] | None = None
        self._ended = False
        self._lock = threading.Lock()

    def ask(self, question: bytes) -> bytes:
        """Return the process's reply; empty if it has died. OSError if it cannot be started."""
        running = self._started()
        if running is None:
            return b""
        assert running.stdin is not None
        assert running.stdout is not None
        try:
            running.stdin.write(question)
            running.stdin.flush()
            return running.stdout.readline()
        except (OSError, ValueError):
            # It died before it read the question, or was killed meanwhile.
            return b""

    def end(self) -> None:
        """Kill the process and wait until it has ended."""
        with self._lock:
            self._ended = True
            running = self._running
        if running is not None:
            # Closing its pipes fails if it has not read everything; it no longer matters.
            with suppress(OSError), running:
                running.kill()

    def _started(self) -> subprocess.Popen[bytes] | None:
        with self._lock:
            if self._running is None and not self._ended:
                pipe = subprocess.PIPE
                self._running = subprocess.Popen(  # noqa: S603 (our own interpreter, our own module)
                    self._command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL
                )
            return self._running


async def in_a_thread(work: Callable[[], T]) -> T:
    """Run `work` in a new daemon thread and return its result."""
    # Not in the loop's executor: a closing loop waits for its threads, which may hang in a process.
    done: Future[T] = Future()
    done.set_running_or_notify_cancel()

    def run() -> None:
        try:
            done.set_result(work())
        except BaseException as error:  # noqa: BLE001 (raised again in the caller)
            done.set_exception(error)

    threading.Thread(target=run, name="weald-worker", daemon=True).start()
    return await asyncio.wrap_future(done)

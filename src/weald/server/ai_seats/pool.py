"""Thinking in processes of their own: so many at a time, table by table, and none can hold up the service."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import TypeVar

import msgspec

from weald.kernel.table import Table
from weald.server.operations.metrics import Sample, single

COMMAND = (sys.executable, "-P", "-m", "weald.server.ai_seats.worker")
# Longer than any table may let an AI think; who needs more hangs.
LONGEST_SECONDS = 60.0
# A process that dies is replaced and asked the same once more.
ATTEMPTS = 2
# A process that was killed is gone at once; one that the system itself holds on to is left to it.
END_SECONDS = 1.0

T = TypeVar("T")

log = logging.getLogger(__name__)


class JobFailed(Exception):
    """An AI came to no answer."""


@dataclass(slots=True, eq=False)
class Job:
    """A question that waits for a process, or is being thought about."""

    question: bytes
    done: asyncio.Future[str]
    asked: float = field(default_factory=monotonic)


class WorkerPool:
    """At most `count` processes, started when they are needed; tables take turns."""

    def __init__(
        self, count: int | None = None, seconds: float = LONGEST_SECONDS, command: Sequence[str] | None = None
    ) -> None:
        self._count = count or min(os.cpu_count() or 1, 4)
        self._seconds = seconds
        self._command = command or COMMAND
        self._waiting: OrderedDict[str, deque[Job]] = OrderedDict()
        self._ready = asyncio.Semaphore(0)
        self._workers: set[asyncio.Task[None]] = set()
        self._idle = 0
        self._stopped = False
        # For those who watch the service: thoughts and failures so far, and the seconds thought.
        self.jobs = 0
        self.failures = 0
        self.job_seconds = 0.0

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return sum(len(queue) for queue in self._waiting.values())

    @property
    def thinking(self) -> int:
        """How many processes think just now."""
        return len(self._workers) - self._idle

    def samples(self) -> list[Sample]:
        return [
            single("thinking", "gauge", "AI seats and hints being thought about.", self.thinking),
            single("thoughts_waiting", "gauge", "Questions that wait for a process.", self.waiting),
            single("thoughts_total", "counter", "Questions that were thought about.", self.jobs),
            single("thoughts_failed_total", "counter", "Questions without an answer.", self.failures),
            single("thought_seconds_total", "counter", "Time spent thinking.", self.job_seconds),
        ]

    async def choose(self, id: str, level: str, table: Table, seat: int, seed: int) -> str:
        """What `weald.ai.choose` says for a seat of the table with that id, or ThoughtFailed."""
        if self._stopped:
            raise JobFailed("the service ends")
        asked = {"level": level, "position": table.position(), "seat": seat, "seed": seed}
        job = Job(msgspec.json.encode(asked) + b"\n", asyncio.get_running_loop().create_future())
        self._waiting.setdefault(id, deque()).append(job)
        self._ready.release()
        if self._idle < self.waiting and len(self._workers) < self._count:
            worker = asyncio.create_task(self._work())
            self._workers.add(worker)
            worker.add_done_callback(self._workers.discard)
        return await job.done

    async def stop(self) -> None:
        """End all processes, whatever they do; nothing is thought about any more."""
        self._stopped = True
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        for queue in self._waiting.values():
            for job in queue:
                _settle(job, JobFailed("the service ends"))

    async def _next(self) -> Job:
        """The next question that somebody still waits for; each table in its turn."""
        self._idle += 1
        try:
            while True:
                await self._ready.acquire()
                id, queue = self._waiting.popitem(last=False)
                job = queue.popleft()
                if queue:
                    self._waiting[id] = queue
                if not job.done.done():
                    return job
        finally:
            self._idle -= 1

    async def _work(self) -> None:
        """Take one question after another with a process of one's own."""
        worker = Worker(self._command)
        try:
            while True:
                job = await self._next()
                began = monotonic()
                try:
                    option = await self._ask(worker, job.question)
                except JobFailed as failed:
                    self.failures += 1
                    _settle(job, failed)
                except asyncio.CancelledError:
                    _settle(job, JobFailed("the service ends"))
                    raise
                else:
                    _settle(job, option)
                self.jobs += 1
                self.job_seconds += monotonic() - began
        finally:
            await worker.end()

    async def _ask(self, worker: Worker, question: bytes) -> str:
        for _ in range(ATTEMPTS):
            try:
                async with asyncio.timeout(self._seconds):
                    line = await worker.ask(question)
            except TimeoutError:
                await worker.end()
                raise JobFailed(f"nothing came in {self._seconds:.0f} seconds") from None
            except OSError as error:
                await worker.end()
                raise JobFailed(str(error)) from None
            if line:
                result: dict[str, str] = msgspec.json.decode(line)
                if "option" in result:
                    return result["option"]
                raise JobFailed(result["error"])
            log.warning("a process that thinks has died and is replaced")
            await worker.end()
        raise JobFailed("the process died")


def _settle(job: Job, outcome: str | JobFailed) -> None:
    if job.done.done():
        return
    if isinstance(outcome, str):
        job.done.set_result(outcome)
    else:
        job.done.set_exception(outcome)


class Worker:
    """One process at a time, started when it is asked; threads wait for it, so that nobody else has to."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process = Process(command)

    async def ask(self, question: bytes) -> bytes:
        """The line that it answers; empty if it has died."""
        return await _in_a_thread(partial(self._process.ask, question))

    async def end(self) -> None:
        """End the process, also one that is just being started; the next question starts another one."""
        process, self._process = self._process, Process(self._command)
        with suppress(TimeoutError):
            async with asyncio.timeout(END_SECONDS):
                await _in_a_thread(process.end)


class Process:
    """A process as threads see it, from its first question to its end."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._running: subprocess.Popen[bytes] | None = None
        self._ended = False
        self._lock = threading.Lock()

    def ask(self, question: bytes) -> bytes:
        """The line that it answers; empty if it has ended. OSError if it cannot be started."""
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
            # It died before it had read the question, or was ended meanwhile.
            return b""

    def end(self) -> None:
        """Kill it and wait until it is gone."""
        with self._lock:
            self._ended = True
            running = self._running
        if running is not None:
            # What it has not read is lost; that is no matter now.
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


async def _in_a_thread(work: Callable[[], T]) -> T:
    """What is returned or raised in a thread of its own, which nobody waits for when the service ends."""
    # The event loop's own threads and processes will not do: a loop that closes waits for those threads, and
    # without end for a process that was just being started.
    done: Future[T] = Future()
    done.set_running_or_notify_cancel()

    def run() -> None:
        try:
            done.set_result(work())
        except BaseException as error:  # noqa: BLE001 (it is raised again where the work was wanted)
            done.set_exception(error)

    threading.Thread(target=run, name="weald-thinker", daemon=True).start()
    return await asyncio.wrap_future(done)

"""Thinking in processes of their own: so many at a time, table by table, and none can hold up the service."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections import OrderedDict, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import monotonic

import msgspec

from weald.kernel.table import Table
from weald.server.numbers import Sample, single

COMMAND = (sys.executable, "-P", "-m", "weald.server.thinker")
# Longer than any table may let an AI think; who needs more hangs.
LONGEST_SECONDS = 60.0
# A process that dies is replaced and asked the same once more.
ATTEMPTS = 2

log = logging.getLogger(__name__)


class ThoughtFailed(Exception):
    """An AI came to no answer."""


@dataclass(slots=True, eq=False)
class Thought:
    """A question that waits for a process, or is being thought about."""

    question: bytes
    done: asyncio.Future[str]
    asked: float = field(default_factory=monotonic)


class Thinkers:
    """At most `count` processes, started when they are needed; tables take turns."""

    def __init__(
        self, count: int | None = None, seconds: float = LONGEST_SECONDS, command: Sequence[str] | None = None
    ) -> None:
        self._count = count or min(os.cpu_count() or 1, 4)
        self._seconds = seconds
        self._command = command or COMMAND
        self._waiting: OrderedDict[str, deque[Thought]] = OrderedDict()
        self._ready = asyncio.Semaphore(0)
        self._workers: set[asyncio.Task[None]] = set()
        self._idle = 0
        # For those who watch the service: thoughts and failures so far, and the seconds thought.
        self.thoughts = 0
        self.failures = 0
        self.thought_seconds = 0.0

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
            single("thoughts_total", "counter", "Questions that were thought about.", self.thoughts),
            single("thoughts_failed_total", "counter", "Questions without an answer.", self.failures),
            single("thought_seconds_total", "counter", "Time spent thinking.", self.thought_seconds),
        ]

    async def choose(self, id: str, level: str, table: Table, seat: int, seed: int) -> str:
        """What `weald.ai.choose` says for a seat of the table with that id, or ThoughtFailed."""
        asked = {"level": level, "position": table.position(), "seat": seat, "seed": seed}
        thought = Thought(msgspec.json.encode(asked) + b"\n", asyncio.get_running_loop().create_future())
        self._waiting.setdefault(id, deque()).append(thought)
        self._ready.release()
        if self._idle < self.waiting and len(self._workers) < self._count:
            worker = asyncio.create_task(self._work())
            self._workers.add(worker)
            worker.add_done_callback(self._workers.discard)
        return await thought.done

    async def stop(self) -> None:
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)

    async def _next(self) -> Thought:
        """The next question that somebody still waits for; each table in its turn."""
        self._idle += 1
        try:
            while True:
                await self._ready.acquire()
                id, queue = self._waiting.popitem(last=False)
                thought = queue.popleft()
                if queue:
                    self._waiting[id] = queue
                if not thought.done.done():
                    return thought
        finally:
            self._idle -= 1

    async def _work(self) -> None:
        """Take one question after another with a process of one's own."""
        worker = Worker(self._command)
        try:
            while True:
                thought = await self._next()
                began = monotonic()
                try:
                    option = await self._ask(worker, thought.question)
                except ThoughtFailed as failed:
                    self.failures += 1
                    _settle(thought, failed)
                else:
                    _settle(thought, option)
                self.thoughts += 1
                self.thought_seconds += monotonic() - began
        finally:
            await worker.end()

    async def _ask(self, worker: Worker, question: bytes) -> str:
        for _ in range(ATTEMPTS):
            try:
                async with asyncio.timeout(self._seconds):
                    line = await worker.ask(question)
            except TimeoutError:
                await worker.end()
                raise ThoughtFailed(f"nothing came in {self._seconds:.0f} seconds") from None
            except OSError as error:
                await worker.end()
                raise ThoughtFailed(str(error)) from None
            if line:
                told: dict[str, str] = msgspec.json.decode(line)
                if "option" in told:
                    return told["option"]
                raise ThoughtFailed(told["error"])
            log.warning("a process that thinks has died and is replaced")
            await worker.end()
        raise ThoughtFailed("the process died")


def _settle(thought: Thought, outcome: str | ThoughtFailed) -> None:
    if thought.done.done():
        return
    if isinstance(outcome, str):
        thought.done.set_result(outcome)
    else:
        thought.done.set_exception(outcome)


class Worker:
    """One process, started when it is asked for the first time."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: bytes) -> bytes:
        """The line that it answers; empty if it has died."""
        if self._process is None:
            quiet = asyncio.subprocess.DEVNULL
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=pipe, stdout=pipe, stderr=quiet
            )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(question)
            await process.stdin.drain()
            return await process.stdout.readline()
        except (BrokenPipeError, ConnectionResetError):
            return b""

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        try:
            process.kill()
        except ProcessLookupError:
            return
        await process.wait()

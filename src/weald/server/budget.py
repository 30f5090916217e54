"""Work in threads with a budget of processor time: what exceeds it is interrupted."""

from __future__ import annotations

import asyncio
import ctypes
import math
import threading
import time
from collections import deque
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from heapq import heappop, heappush
from itertools import count
from typing import Generic, TypeVar

from weald.server.bounded import BoundedCache
from weald.server.tasks import going_on

T = TypeVar("T")
# How often a job that may be over its budget is looked at.
LOOK_SECONDS = 0.25
# Processor time that somebody has used counts half after this long; above HEAVY_SECONDS their work leaves one
# thread to the others.
HALF_LIFE = 60.0
HEAVY_SECONDS = 1.0
KEYS = 5_000


class OverBudget(Exception):
    """The work took more processor time than it may."""


class _Interrupted(BaseException):
    """Raised inside a thread; not an Exception, so that nothing on the way handles it."""


class BudgetThreads:
    """A few threads whose jobs are interrupted at the end of their budget."""

    def __init__(self, name: str, threads: int = 1) -> None:
        self._threads = ThreadPoolExecutor(threads, f"weald-{name}")

    async def run(self, work: Callable[[], T], seconds: float) -> T:
        """Return the result of `work`; OverBudget once it has used its seconds of processor time."""
        job = _Job(work, seconds)
        running = asyncio.get_running_loop().run_in_executor(self._threads, job)
        # A client that goes away must not leave a job behind that nobody watches.
        watching = asyncio.ensure_future(_watch(job, running))
        return await going_on(watching)

    def stop(self) -> None:
        """Drop what has not begun."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class FairThreads:
    """A few such threads for the work of many: the one who used the least time lately is next.

    The work of one key is done one after another.
    """

    def __init__(self, name: str, threads: int) -> None:
        self._threads = BudgetThreads(name, threads)
        self._count = threads
        # The turns of those who wait, in order; that of somebody whose work is being done may be empty.
        self._waiting: dict[Hashable, deque[asyncio.Future[None]]] = {}
        # All of them whose work is not being done, as a heap: thousands wait after a restart.
        self._next: list[tuple[float, int, Hashable]] = []
        self._asked = count()
        # Whose work is being done, and whether it counts as heavy.
        self._running: dict[Hashable, bool] = {}
        self._used: BoundedCache[Hashable, tuple[float, float]] = BoundedCache(KEYS)

    async def run(self, key: Hashable, work: Callable[[], T], seconds: float) -> T:
        """Return the result of `work` for `key`; OverBudget once it has used its processor time."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if key not in self._waiting:
            self._waiting[key] = deque()
            if key not in self._running:
                self._queue(key)
        self._waiting[key].append(turn)
        self._begin()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._end(key, 0.0)
            elif key in self._waiting:
                with suppress(ValueError):
                    self._waiting[key].remove(turn)
            raise
        # A client that goes away must not give its thread to the next before it is free.
        return await going_on(asyncio.ensure_future(self._do(key, work, seconds)))

    def stop(self) -> None:
        """Drop what has not begun."""
        self._threads.stop()

    async def _do(self, key: Hashable, work: Callable[[], T], seconds: float) -> T:
        used = seconds

        def timed() -> T:
            nonlocal used
            began = time.thread_time()
            try:
                return work()
            finally:
                used = time.thread_time() - began

        try:
            return await self._threads.run(timed, seconds)
        finally:
            self._end(key, used)

    def _begin(self) -> None:
        """Give free threads to those whose turn it is."""
        while self._next and len(self._running) < self._count:
            key = self._next[0][-1]
            turns = self._waiting[key]
            while turns and turns[0].done():
                turns.popleft()
            heavy = self._total(key) > HEAVY_SECONDS
            if turns and heavy and sum(self._running.values()) >= self._count - 1:
                # All others have used even more.
                return
            heappop(self._next)
            if turns:
                self._running[key] = heavy
                turns.popleft().set_result(None)
            else:
                del self._waiting[key]

    def _end(self, key: Hashable, seconds: float) -> None:
        del self._running[key]
        self._used.put(key, (self._total(key) + seconds, time.monotonic()))
        if self._waiting.get(key):
            self._queue(key)
        else:
            self._waiting.pop(key, None)
        self._begin()

    def _queue(self, key: Hashable) -> None:
        """Queue somebody by the time that they have used; as it halves for all alike, the order stays."""
        seconds, at = self._used.get(key) or (0.0, 0.0)
        rank = math.log2(seconds) + at / HALF_LIFE if seconds > 0 else -math.inf
        heappush(self._next, (rank, next(self._asked), key))

    def _total(self, key: Hashable) -> float:
        seconds, at = self._used.get(key) or (0.0, 0.0)
        return float(seconds * 0.5 ** ((time.monotonic() - at) / HALF_LIFE))


async def _watch(job: _Job[T], running: asyncio.Future[T]) -> T:
    while True:
        done, _ = await asyncio.wait({running}, timeout=LOOK_SECONDS)
        if done:
            return running.result()
        if job.used() > job.seconds:
            job.interrupt()


class _Job(Generic[T]):
    """Work with the thread that does it."""

    def __init__(self, work: Callable[[], T], seconds: float) -> None:
        self._work = work
        self.seconds = seconds
        self._lock = threading.Lock()
        self._thread: int | None = None
        self._began = 0.0

    def __call__(self) -> T:
        try:
            with self._lock:
                self._thread = threading.get_ident()
                self._began = time.thread_time()
            try:
                result = self._work()
            finally:
                # From here on nobody interrupts the thread, which will do other jobs.
                with self._lock:
                    self._thread = None
        except _Interrupted:
            raise OverBudget from None
        if time.thread_time() - self._began > self.seconds:
            raise OverBudget
        return result

    def used(self) -> float:
        """Return the processor time of the job so far."""
        with self._lock:
            return 0.0 if self._thread is None else _thread_time(self._thread) - self._began

    def interrupt(self) -> None:
        """Raise an exception inside the work, if it still runs."""
        with self._lock:
            if self._thread is not None:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(
                    ctypes.c_ulong(self._thread), ctypes.py_object(_Interrupted)
                )


def _thread_time(thread: int) -> float:
    """Return the processor time of another thread; where that is unknown, none."""
    clock = getattr(time, "pthread_getcpuclockid", None)
    return 0.0 if clock is None else float(time.clock_gettime(clock(thread)))

"""Coroutines in tests of any order."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run in a thread of its own, because browser tests in the same process leave a running loop behind."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


class LoopThread:
    """A loop that goes on in a thread of its own."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, T], seconds: float) -> T:
        """Return the result of a coroutine on the loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(seconds)

    def close(self) -> None:
        """End the loop."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class LeapingLoop(asyncio.SelectorEventLoop):
    """A loop that never waits: when nothing else is left to do, its time leaps to the next timer."""

    def __init__(self) -> None:
        self._now = 0.0
        super().__init__()

    def time(self) -> float:
        return self._now

    def _run_once(self) -> None:
        timers: list[asyncio.TimerHandle] = [t for t in self._scheduled if not t.cancelled()]  # type: ignore[attr-defined]
        if timers and not self._ready:  # type: ignore[attr-defined]
            self._now = max(self._now, min(timer.when() for timer in timers))
        super()._run_once()  # type: ignore[misc]


def leap(work: Coroutine[Any, Any, T]) -> T:
    """Run what neither reads nor writes; its pauses take no time."""

    def within() -> T:
        with asyncio.Runner(loop_factory=LeapingLoop) as runner:
            return runner.run(work)

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(within).result()

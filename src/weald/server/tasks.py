"""Background tasks: started with the service and cancelled with it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

log = logging.getLogger(__name__)


class BackgroundTasks:
    """The tasks of one part of the service."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._tasks)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run `work` until it ends or the service stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def repeat(self, seconds: float, work: Callable[[], Awaitable[None]], first: float | None = None) -> None:
        """Run `work` every `seconds`, for the first time after `first`; a failed run is logged."""
        self.start(_repeat(seconds, work, seconds if first is None else first))

    async def stop(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def going_on(task: asyncio.Future[T]) -> asyncio.Future[T]:
    """Return the result of a task to a caller who may be cancelled; the task itself goes on to its end."""
    task.add_done_callback(_miss_no_error)
    return asyncio.shield(task)


def _miss_no_error(task: asyncio.Future[Any]) -> None:
    """Mark an error as retrieved: all callers that waited for it may have left."""
    if not task.cancelled():
        task.exception()


async def _repeat(seconds: float, work: Callable[[], Awaitable[None]], first: float) -> None:
    await asyncio.sleep(first)
    while True:
        try:
            await work()
        except Exception:
            # The next run may succeed: most failures are the database's and pass.
            log.exception("background task %s failed", getattr(work, "__qualname__", work))
        await asyncio.sleep(seconds)

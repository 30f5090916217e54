"""The gentle timer: when the time of the people who are asked runs out, an AI plays on for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from weald.server.tables.revision import now

# Each process looks at the database so often: nothing is lost when one ends, and two cannot hand over twice.
LOOK_SECONDS = 1.0

log = logging.getLogger(__name__)


class Timers:
    """Looks after the time at all tables that have a timer."""

    def __init__(
        self, overdue: Callable[[int], Awaitable[list[str]]], hand_over: Callable[[str, int], Awaitable[Any]]
    ) -> None:
        self._overdue = overdue
        self._hand_over = hand_over
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._look_after())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                at = now()
                for id in await self._overdue(at):
                    await self._hand_over(id, at)
            except Exception:
                # The next look may go better; the tables wait meanwhile.
                log.exception("the timers could not be looked after")

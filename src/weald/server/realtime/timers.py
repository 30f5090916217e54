"""Timers: when a human's time has run out, an AI plays on for them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from weald.server.tables.revision import now
from weald.server.tasks import BackgroundTasks

# Every process polls the database, so that no timer dies with a process; the table's lock lets only one act.
LOOK_SECONDS = 1.0


class Timers:
    """Hands seats over at all tables with a timer."""

    def __init__(
        self, overdue: Callable[[int], Awaitable[list[str]]], hand_over: Callable[[str, int], Awaitable[Any]]
    ) -> None:
        self._overdue = overdue
        self._hand_over = hand_over
        self._tasks = BackgroundTasks()

    def start(self) -> None:
        self._tasks.repeat(LOOK_SECONDS, self._check)

    async def stop(self) -> None:
        await self._tasks.stop()

    async def _check(self) -> None:
        at = now()
        for id in await self._overdue(at):
            await self._hand_over(id, at)

"""Timers: when a human's time has run out, an AI plays on for them."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

from weald.server.bounded import BoundedCache
from weald.server.clock import now
from weald.server.tasks import BackgroundTasks

# Every process polls the database, so that no timer dies with a process; the table's lock lets only one act.
LOOK_SECONDS = 1.0
# A table that failed is tried again after this long.
RETRY_SECONDS = 60.0

log = logging.getLogger(__name__)


class Timers:
    """Hands seats over at all tables with a timer."""

    def __init__(
        self,
        keep_time: Callable[[], Awaitable[None]],
        overdue: Callable[[int], Awaitable[list[str]]],
        hand_over: Callable[[str, int], Awaitable[Any]],
    ) -> None:
        self._keep_time = keep_time
        self._overdue = overdue
        self._hand_over = hand_over
        self._tasks = BackgroundTasks()
        # Per table that failed: when it is tried again.
        self._set_aside: BoundedCache[str, float] = BoundedCache()

    def start(self) -> None:
        self._tasks.repeat(LOOK_SECONDS, self._check)

    async def stop(self) -> None:
        await self._tasks.stop()

    async def _check(self) -> None:
        # Without the right time, nobody's runs out.
        await self._keep_time()
        at = now()
        for id in await self._overdue(at):
            if monotonic() < (self._set_aside.get(id) or 0.0):
                continue
            try:
                await self._hand_over(id, at)
            except Exception:
                # One table that fails must not stop the timers of the others.
                log.exception("the timer of table %s failed", id)
                self._set_aside.put(id, monotonic() + RETRY_SECONDS)

"""Work that takes seconds, in threads of its own, with a limit per client."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from weald.server.errors import Refused

# Pieces of work that may be under way: in total, and for one client.
IN_TOTAL = 16
PER_CLIENT = 2
RETRY_SECONDS = 2

T = TypeVar("T")


class SlowWork:
    """One thread for work of a sort: looks and answers have other threads and never wait."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, f"weald-{name}")
        self._clients: Counter[str | None] = Counter()

    async def run(self, client: str | None, work: Callable[[], T]) -> T:
        """Return the result of `work`; Refused if too much is under way, in total or for `client`."""
        if client is not None and self._clients[client] >= PER_CLIENT:
            refused = Refused(429, "too_many_requests", {"seconds": RETRY_SECONDS})
            refused.headers["retry-after"] = str(RETRY_SECONDS)
            raise refused
        if self._clients.total() >= IN_TOTAL:
            raise Refused(503, "busy")
        self._clients[client] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._clients[client] -= 1
            self._clients = +self._clients

    def stop(self) -> None:
        """Drop what has not begun."""
        self._thread.shutdown(wait=False, cancel_futures=True)

"""Work that takes seconds, in threads of its own, with a limit per client."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from weald.server.budget import FairThreads, OverBudget
from weald.server.errors import Refused

# Pieces of work that may be under way: in total, and for one client.
IN_TOTAL = 16
PER_CLIENT = 2
# One is left to those who have not asked for much lately.
THREADS = 2
RETRY_SECONDS = 2

T = TypeVar("T")


class SlowWork:
    """Threads for work of a sort, shared fairly by clients; looks and answers have others and never wait."""

    def __init__(self, name: str, budget: float, code: str | None = None) -> None:
        self._threads = FairThreads(name, THREADS)
        # Seconds of processor time; what takes longer is refused with the code, if there is one.
        self._budget = budget
        self._code = code
        self._clients: Counter[str | None] = Counter()

    async def run(self, client: str | None, work: Callable[[], T]) -> T:
        """Return the result of `work`; Refused if too much is under way, OverBudget if it takes too long."""
        if client is not None and self._clients[client] >= PER_CLIENT:
            raise Refused.for_now("too_many_requests", RETRY_SECONDS)
        if self._clients.total() >= IN_TOTAL:
            raise Refused(503, "busy")
        self._clients[client] += 1
        try:
            return await self._threads.run(client, work, self._budget)
        except OverBudget:
            if self._code is None:
                raise
            raise Refused(422, self._code) from None
        finally:
            self._clients[client] -= 1
            self._clients = +self._clients

    def stop(self) -> None:
        """Drop what has not begun."""
        self._threads.stop()

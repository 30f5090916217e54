"""The moments that decided finished games: computed in the pool when nothing else waits, and cached."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

from weald.server.ai_seats.pool import JobFailed, WorkerPool
from weald.server.ai_seats.queue import Origin
from weald.server.bounded import BoundedCache
from weald.server.errors import Refused
from weald.server.tables.revision import Revision

# The seconds that a worker spends on a game, and how long a request may wait for a busy pool.
SECONDS = 8.0
LIMIT = 3600.0
ROOM = 500
# Games that may be waiting or worked on at a time: in total, and for one client.
WAITING = 8
PER_CLIENT = 2
RETRY_SECONDS = 8

log = logging.getLogger(__name__)

Key = tuple[str, int, tuple[int, ...]]


class MomentCache:
    """The moments of games by table, version and seats."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool
        self._results: BoundedCache[Key, dict[str, Any]] = BoundedCache(ROOM)
        self._running: dict[Key, asyncio.Task[None]] = {}
        # Who has asked for what is waiting or worked on.
        self._clients: dict[Key, str] = {}

    def get(
        self, revision: Revision, seats: Sequence[int], record: Callable[[], Any], client: str
    ) -> dict[str, Any]:
        """Return the moments of a finished game, or that they are not ready yet; `client` is who asks."""
        key = (revision.setup.id, revision.version, tuple(seats))
        result = self._results.get(key)
        if result is not None:
            return {"ready": True, **result}
        if key not in self._running:
            if len(self._running) >= WAITING:
                raise Refused(503, "busy")
            if list(self._clients.values()).count(client) >= PER_CLIENT:
                raise Refused.for_now("too_many_requests", RETRY_SECONDS)
            self._clients[key] = client
            self._running[key] = asyncio.create_task(self._work(key, revision, record))
        return {"ready": False, "moments": [], "series": []}

    async def stop(self) -> None:
        """Drop what is not ready."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, key: Key, revision: Revision, record: Callable[[], Any]) -> None:
        id, _, seats = key
        try:
            data = await asyncio.to_thread(record)
            task = {"do": "moments", "record": data, "seats": seats, "budget": SECONDS}
            origin = Origin(id, revision.setup.host or id, unattended=True)
            result = await self._pool.ask(origin, task, (revision.setup.game, "moments", None), LIMIT)
        except JobFailed as failed:
            log.error("there are no moments of table %s: %s", id, failed)
            # A record that cannot be replayed will not be next time either.
            result = {"moments": [], "series": []}
        finally:
            del self._running[key]
            del self._clients[key]
        self._results.put(key, result)

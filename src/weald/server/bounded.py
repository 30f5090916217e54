"""Bounds: a cache, a token bucket and slots per client, and results that identical requests share."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from math import ceil
from time import monotonic
from typing import Generic, TypeVar

from weald.server.tasks import going_on
from weald.tables.errors import Refused

# Entries that are kept where nothing else bounds them: more clients than are active at a time.
ROOM = 20_000

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class BoundedCache(Generic[K, V]):
    """A mapping that keeps the `room` most recently used entries."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self._entries: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: K) -> V | None:
        """Return the value of `key` and mark it as just used."""
        if key not in self._entries:
            return None
        self._entries.move_to_end(key)
        return self._entries[key]

    def put(self, key: K, value: V) -> None:
        """Store a value and evict the least recently used ones."""
        self._entries[key] = value
        self._entries.move_to_end(key)
        while len(self._entries) > self.room:
            self._entries.popitem(last=False)

    def remove(self, key: K) -> None:
        """Remove the value of `key`, if there is one."""
        self._entries.pop(key, None)


class TokenBucket:
    """Token bucket per client: burst `burst`, refill `rate` per second; a rate of 0 has no limit."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        # Evicting the least recently used client is safe: its bucket is the fullest.
        self._buckets: BoundedCache[Hashable, tuple[float, float]] = BoundedCache()

    def take(self, client: Hashable, count: float = 1.0) -> float:
        """Take tokens of `client`; return 0, or the seconds until there will be enough."""
        if not self._rate:
            return 0.0
        now = monotonic()
        tokens, at = self._buckets.get(client) or (self._burst, now)
        tokens = min(self._burst, tokens + (now - at) * self._rate)
        granted = tokens >= count
        self._buckets.put(client, (tokens - count if granted else tokens, now))
        return 0.0 if granted else (count - tokens) / self._rate

    def require(self, client: Hashable, code: str) -> None:
        """Take a token of `client`; Refused if there is none."""
        seconds = ceil(self.take(client))
        if seconds:
            raise Refused.for_now(code, seconds)


class Slots:
    """Counts what is open per client, at most `most` of each (0: any number)."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, client: str | None) -> bool:
        """Count one more of a client (None: the machine itself); return False if there are too many."""
        if client is None or not self._most:
            return True
        if self._open[client] >= self._most:
            return False
        self._open[client] += 1
        return True

    def leave(self, client: str | None) -> None:
        """Count one less."""
        if client is not None and self._most:
            self._open[client] -= 1
            if not self._open[client]:
                del self._open[client]


class SharedResults(Generic[K, V]):
    """Results that identical requests share: one run at a time per key, and its result for `seconds`."""

    def __init__(self, seconds: float = 0.0) -> None:
        self._seconds = seconds
        self._recent: BoundedCache[K, tuple[float, V]] = BoundedCache()
        self._running: dict[K, asyncio.Future[V]] = {}

    async def get(self, key: K, work: Callable[[], Awaitable[V]]) -> V:
        """Return the recent result of `key`, or that of the running or of a new run of `work`."""
        at, recent = self._recent.get(key) or (0.0, None)
        if recent is not None and monotonic() - at < self._seconds:
            return recent
        running = self._running.get(key)
        if running is None:
            running = self._running[key] = asyncio.ensure_future(self._run(key, work))
        # A client that goes away must not cancel the work of the others.
        return await going_on(running)

    async def _run(self, key: K, work: Callable[[], Awaitable[V]]) -> V:
        try:
            result = await work()
            self._recent.put(key, (monotonic(), result))
            return result
        finally:
            del self._running[key]

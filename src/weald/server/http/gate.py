"""Open connections: how many there may be, and those whose clients do not read."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic

from weald.server.bounded import Slots
from weald.server.http.rate_limits import counted, is_among, parse_address
from weald.server.settings import Network, Settings

# A client that takes less than this many bytes of what waits for it at every look, for this many seconds,
# does not read: its connection is dropped with what waits.
READ_BYTES = 1_000
READ_SECONDS = 20.0
LOOK_SECONDS = 5.0
# Open files of the process, and how many of them are for the database, the workers and the page's files.
OPEN_FILES = 65_536
RESERVED_FILES = 200

log = logging.getLogger(__name__)


class Gate:
    """Counts open connections per peer; proxies and the machine itself have no limit of their own."""

    def __init__(self, settings: Settings, total: int) -> None:
        self._proxies: tuple[Network, ...] = settings.proxies
        self._slots = Slots(settings.connections)
        self._total = total
        self._all = 0
        self.slow_readers = SlowReaders()

    def enter(self, host: str) -> bool:
        """Count a connection from `host`; return False if there are too many."""
        if self._all >= self._total or not self._slots.enter(self._name(host)):
            return False
        self._all += 1
        return True

    def leave(self, host: str) -> None:
        """Count the end of a connection from `host`."""
        self._all -= 1
        self._slots.leave(self._name(host))

    def _name(self, host: str) -> str | None:
        address = parse_address(host)
        # The clients of a proxy are counted by the requests that they have open.
        return None if is_among(address, self._proxies) else counted(address)


class SlowReaders:
    """Drops connections whose clients do not read, whatever the connection is for, even a closing one."""

    def __init__(self) -> None:
        self._transports: set[asyncio.Transport] = set()
        # Per transport with something to send: how many bytes waited at the last look, since when they stay.
        self._waiting: dict[asyncio.Transport, tuple[int, float]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None

    def watch(self, transport: asyncio.Transport) -> None:
        """Watch a connection until it is closed."""
        self._transports.add(transport)
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
            self._loop.call_later(LOOK_SECONDS, self._look)

    def _look(self) -> None:
        now = monotonic()
        waiting: dict[asyncio.Transport, tuple[int, float]] = {}
        for transport in list(self._transports):
            size = transport.get_write_buffer_size()
            if not size:
                if transport.is_closing():
                    self._transports.discard(transport)
                continue
            before, since = self._waiting.get(transport, (size + READ_BYTES, now))
            since = since if size > before - READ_BYTES else now
            if now - since < READ_SECONDS:
                waiting[transport] = (size, since)
            else:
                log.info("a connection was closed: its client does not read")
                transport.abort()
        self._waiting = waiting
        assert self._loop is not None
        self._loop.call_later(LOOK_SECONDS, self._look)


def open_file_limit() -> int:
    """Return how many connections the process may hold, after raising its limit of open files."""
    try:
        import resource
    except ImportError:
        # Windows has no such limit.
        return 10_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN_FILES if hard == resource.RLIM_INFINITY else min(OPEN_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        # macOS has a lower limit than it says.
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    files = OPEN_FILES if soft == resource.RLIM_INFINITY else soft
    return max(16, files - RESERVED_FILES)

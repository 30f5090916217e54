"""Limits by address, so that one visitor cannot use up what is there for all."""

from __future__ import annotations

from collections import Counter
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from math import ceil
from time import monotonic

from weald.server.errors import Refused
from weald.server.operations.metrics import Sample
from weald.server.settings import Settings

Address = IPv4Address | IPv6Address

# A page that loads, or a group behind one address, may ask for so many seconds' worth at once.
BURST_SECONDS = 10
HOUR = 3600.0
REMEMBERED = 20_000
# One household has a whole network of addresses of the newer kind.
NEW_PREFIX = 64
CODES = {"requests": "too_many_requests", "tables": "too_many_tables", "lines": "too_many_lines"}
OPENS_A_TABLE = frozenset({"/api/tables", "/api/records"})


class Bucket:
    """So much at once, and so much a second after that, for each who asks."""

    def __init__(self, room: float, rate: float) -> None:
        self._room = room
        self._rate = rate
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, name: str) -> float:
        """Take one; 0 if there was one, else the seconds until there will be."""
        now = monotonic()
        left, at = self._left.pop(name, (self._room, now))
        left = min(self._room, left + (now - at) * self._rate)
        granted = left >= 1
        self._left[name] = (left - 1 if granted else left, now)
        while len(self._left) > REMEMBERED:
            # Those who have not asked for the longest time have most to spare.
            del self._left[next(iter(self._left))]
        return 0.0 if granted else (1 - left) / self._rate


class Limits:
    """What visitors may still do, by this process's own count; the machine itself may do anything."""

    def __init__(self, settings: Settings) -> None:
        requests, tables = settings.requests, settings.tables
        self._requests = Bucket(requests * BURST_SECONDS, requests) if requests else None
        self._tables = Bucket(tables, tables / HOUR) if tables else None
        self._lines_allowed = settings.lines
        self._lines: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()

    def ask(self, address: Address | None, method: str, path: str) -> Refused | None:
        """Count a request; the refusal if there were too many."""
        name = counted(address)
        if name is None or not path.startswith("/api/"):
            return None
        opens = method == "POST" and path in OPENS_A_TABLE
        for limit, bucket in (("requests", self._requests), ("tables", self._tables if opens else None)):
            wait = 0.0 if bucket is None else bucket.take(name)
            if wait:
                return self._refusal(limit, wait)
        return None

    def open_connection(self, address: Address | None) -> Refused | None:
        """Count a line that is about to open; the refusal if there are too many."""
        name = counted(address)
        if name is None or not self._lines_allowed:
            return None
        if self._lines[name] >= self._lines_allowed:
            return self._refusal("lines", 1.0)
        self._lines[name] += 1
        return None

    def close_connection(self, address: Address | None) -> None:
        """A line that was counted is closed."""
        name = counted(address)
        if name is not None and self._lines_allowed:
            self._lines[name] -= 1
            if not self._lines[name]:
                del self._lines[name]

    def samples(self) -> list[Sample]:
        values = [({"limit": limit}, float(self.refused[limit])) for limit in CODES]
        return [Sample("limited_total", "counter", "Requests refused because there were too many.", values)]

    def _refusal(self, limit: str, wait: float) -> Refused:
        self.refused[limit] += 1
        refused = Refused(429, CODES[limit], {"seconds": ceil(wait)})
        refused.headers["retry-after"] = str(ceil(wait))
        return refused


def counted(address: Address | None) -> str | None:
    """The name under which an address is counted; None if it is not."""
    if address is None or address.is_loopback:
        return None
    if address.version == 6:
        return str(ip_network((address, NEW_PREFIX), strict=False))
    return str(address)


def parsed(text: str) -> Address | None:
    """An address as it stands in a header or comes from a socket, with or without a port."""
    host = text.strip().strip('"')
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address

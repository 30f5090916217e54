"""Rate limits per address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from math import ceil

from prometheus_client.core import CounterMetricFamily, Metric

from weald.server.bounded import TokenBucket
from weald.server.settings import Network, Settings
from weald.tables.errors import Refused

Address = IPv4Address | IPv6Address

# A client whose proxy does not say who it is: all of these together are one client, never the machine itself.
UNKNOWN = IPv4Address("0.0.0.0")  # noqa: S104 (nothing listens there)

# The burst, in seconds of the allowed rate: for a page that loads, or a group behind one address.
BURST_SECONDS = 10
HOUR = 3600.0
CLIENTS = 20_000
# A household with IPv6 has a whole network of addresses.
IPV6_PREFIX = 64
# A page loads this many files for one API request; they have a bucket of their own.
FILES_PER_REQUEST = 4
CODES = {
    "requests": "too_many_requests",
    "files": "too_many_requests",
    "tables": "too_many_tables",
    "lines": "too_many_lines",
    "connections": "too_many_requests",
}
OPENS_TABLE = frozenset({"/api/tables", "/api/records"})
PRACTICE = "/practice"


class Limits:
    """The limits of requests, new tables and open connections, per process; the machine itself has none."""

    def __init__(self, settings: Settings) -> None:
        requests, tables = settings.requests, settings.tables
        self._requests = TokenBucket(requests * BURST_SECONDS, requests, CLIENTS) if requests else None
        files = requests * FILES_PER_REQUEST
        self._files = TokenBucket(files * BURST_SECONDS, files, CLIENTS) if files else None
        self._tables = TokenBucket(tables, tables / HOUR, CLIENTS) if tables else None
        self._connections_allowed = settings.lines
        self._connections: Counter[str] = Counter()
        self._requests_allowed = settings.connections
        self._open_requests: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()

    def ask(self, address: Address, method: str, path: str) -> Refused | None:
        """Count a request; return the refusal if there were too many."""
        return self.ask_as(counted(address), method, path)

    def ask_as(self, name: str | None, method: str, path: str) -> Refused | None:
        """Count the same for a caller who knows the name under which its address is counted."""
        if name is None:
            return None
        if not path.startswith("/api/"):
            wait = 0.0 if self._files is None else self._files.take(name)
            return self._refusal("files", wait) if wait else None
        opens = method == "POST" and (path in OPENS_TABLE or path.endswith(PRACTICE))
        for limit, bucket in (("requests", self._requests), ("tables", self._tables if opens else None)):
            wait = 0.0 if bucket is None else bucket.take(name)
            if wait:
                return self._refusal(limit, wait)
        return None

    def open_request(self, address: Address) -> Refused | None:
        """Count a request as open; return the refusal if there are too many."""
        name = counted(address)
        if name is None or not self._requests_allowed:
            return None
        if self._open_requests[name] >= self._requests_allowed:
            return self._refusal("connections", 1.0)
        self._open_requests[name] += 1
        return None

    def close_request(self, address: Address) -> None:
        """Count the end of an open request."""
        _count_down(self._open_requests, counted(address) if self._requests_allowed else None)

    def open_connection(self, address: Address) -> Refused | None:
        """Count a live connection; return the refusal if there are too many."""
        name = counted(address)
        if name is None or not self._connections_allowed:
            return None
        if self._connections[name] >= self._connections_allowed:
            return self._refusal("lines", 1.0)
        self._connections[name] += 1
        return None

    def close_connection(self, address: Address) -> None:
        """Count the end of a live connection."""
        _count_down(self._connections, counted(address) if self._connections_allowed else None)

    def collect(self) -> Iterator[Metric]:
        """Yield the number of refusals."""
        family = CounterMetricFamily("weald_limited", "Requests refused by a rate limit.", labels=["limit"])
        for limit in CODES:
            family.add_metric([limit], self.refused[limit])
        yield family

    def _refusal(self, limit: str, wait: float) -> Refused:
        self.refused[limit] += 1
        return Refused.for_now(CODES[limit], ceil(wait))


def _count_down(counter: Counter[str], name: str | None) -> None:
    if name is not None:
        counter[name] -= 1
        if not counter[name]:
            del counter[name]


def is_among(address: Address, networks: Iterable[Network]) -> bool:
    """Return whether an address is in one of some networks."""
    return any(address in network for network in networks if network.version == address.version)


def counted(address: Address) -> str | None:
    """Return the name under which an address is counted; None for the machine itself."""
    if address.is_loopback:
        return None
    if address.version == 6:
        return str(ip_network((address, IPV6_PREFIX), strict=False))
    return str(address)


def parse_address(host: str) -> Address:
    """Return the address of a client, without port and zone; an IPv4 address inside IPv6 as IPv4.

    What is no address is UNKNOWN.
    """
    if host.startswith("[") and "]" in host:
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        # Some proxies name the port as well.
        host = host.partition(":")[0]
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return UNKNOWN
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address

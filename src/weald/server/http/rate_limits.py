"""Rate limits per address."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from math import ceil

from prometheus_client import CollectorRegistry, Counter

from weald.server.bounded import Slots, TokenBucket
from weald.server.settings import Network, Settings
from weald.tables.errors import Refused

Address = IPv4Address | IPv6Address

# A client whose proxy does not say who it is: all of these together are one client, never the machine itself.
UNKNOWN = IPv4Address("0.0.0.0")  # noqa: S104 (nothing listens there)

# The burst, in seconds of the allowed rate: for a page that loads, or a group behind one address.
BURST_SECONDS = 10
HOUR = 3600.0
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

    def __init__(self, settings: Settings, registry: CollectorRegistry | None = None) -> None:
        requests, files, tables = settings.requests, settings.requests * FILES_PER_REQUEST, settings.tables
        self._requests = TokenBucket(requests * BURST_SECONDS, requests)
        self._files = TokenBucket(files * BURST_SECONDS, files)
        self._tables = TokenBucket(tables, tables / HOUR)
        self._lines = Slots(settings.lines)
        self._open_requests = Slots(settings.connections)
        refused = Counter("weald_limited", "Requests refused by a rate limit.", ["limit"], registry=registry)
        self._refused = {limit: refused.labels(limit) for limit in CODES}

    def ask(self, client: str | None, method: str, path: str) -> Refused | None:
        """Count a request of a client, None for the machine itself; return the refusal if it is too many."""
        if client is None:
            return None
        if not path.startswith("/api/"):
            return self._refusal("files", self._files.take(client))
        refused = self._refusal("requests", self._requests.take(client))
        if refused is None and method == "POST" and (path in OPENS_TABLE or path.endswith(PRACTICE)):
            return self._refusal("tables", self._tables.take(client))
        return refused

    def enter(self, client: str | None, is_live: bool) -> Refused | None:
        """Count an open request or a live connection; return the refusal if there are too many."""
        if is_live:
            return self._refusal("lines", 0.0 if self._lines.enter(client) else 1.0)
        return self._refusal("connections", 0.0 if self._open_requests.enter(client) else 1.0)

    def leave(self, client: str | None, is_live: bool) -> None:
        """Count the end of an open request or a live connection."""
        (self._lines if is_live else self._open_requests).leave(client)

    def _refusal(self, limit: str, wait: float) -> Refused | None:
        if not wait:
            return None
        self._refused[limit].inc()
        return Refused.for_now(CODES[limit], ceil(wait))


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

    Any other text is UNKNOWN.
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

"""Settings of the service, from options of `weald serve` and from the environment."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from weald.kernel.messages import Message
from weald.server.errors import ServeError

Network = IPv4Network | IPv6Network

LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})
DEFAULT_PORTS = {"http": 80, "https": 443}
NEARBY = (ip_network("127.0.0.0/8"), ip_network("::1/128"))


# Contacts that RFC 9116 allows.
CONTACT = re.compile(r"(?:mailto:[^\s@:]+@[^\s@:]+|https://[^\s/]+(?:/\S*)?|tel:[+0-9().-]+)", re.ASCII)

# A number that was not set: a family keeps everything, a public host does not.
BY_HOST = -1
PUBLIC_KEEPS = {
    "keep_over": 730,
    "keep_open": 365,
    "keep_imported": 30,
    "keep_chat": 30,
    "keep_tables": 500,
}


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings; the environment variable of a number is WEALD_ and its name here."""

    # The accepted host names; None: the machine's own and every IP address.
    hosts: frozenset[str] | None = LOOPBACK
    # The address behind a proxy, and the proxies whose X-Forwarded headers are trusted.
    public_url: str | None = None
    proxies: tuple[Network, ...] = ()
    # The networks that may read the metrics with the machine itself (WEALD_METRICS).
    metrics: tuple[Network, ...] = ()
    # URL to report a vulnerability at (WEALD_SECURITY_CONTACT).
    security_contact: str | None = None
    # Per client address: API requests per second, new tables per hour, open live connections, other open
    # connections (behind a proxy: open requests); 0: no limit.
    requests: int = 30
    tables: int = 60
    lines: int = 200
    connections: int = 100
    # Worker processes, beside one for short tasks; 0: one per core, at least 2 and at most 4.
    thinkers: int = 0
    # Days after which an unused table is archived, finished or not; 0: never.
    archive_over: int = 90
    archive_open: int = 365
    # Whether the page loads the plain files under `web/` instead of joined ones (WEALD_PLAIN=1).
    plain: bool = False
    # Days after which what was not used is deleted: finished, unfinished and imported tables, and the chat of
    # finished ones; 0: never. And how many tables one browser may keep; 0: as many as it likes.
    keep_over: int = BY_HOST
    keep_open: int = BY_HOST
    keep_imported: int = BY_HOST
    keep_chat: int = BY_HOST
    keep_tables: int = BY_HOST

    def kept(self, name: str) -> int:
        """Return one of the settings of what is kept: unless it was set, by who hosts."""
        value: int = getattr(self, name)
        if value != BY_HOST:
            return value
        return PUBLIC_KEEPS[name] if self.public_url else 0


NUMBERS = tuple(item.name for item in fields(Settings) if item.type == "int")


def hosts_for(host: str) -> frozenset[str] | None:
    """Return the host names that a service bound to `host` accepts; None: its own and every IP address."""
    # Other names would allow DNS rebinding: a foreign page can make its own name point here, but that name
    # cannot be an IP address.
    if host in LOOPBACK:
        return LOOPBACK
    return None if is_unspecified(host) else LOOPBACK | {host.lower()}


def is_unspecified(host: str) -> bool:
    """Return whether a service bound to `host` listens on all addresses of the machine."""
    return host == "" or (is_address(host) and ip_address(host).is_unspecified)


def is_address(host: str) -> bool:
    """Return whether `host` is an IP address."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def settings(
    hosts: frozenset[str] | None = LOOPBACK,
    public_url: str | None = None,
    proxies: str | None = None,
    environment: Mapping[str, str] | None = None,
) -> Settings:
    """Return the settings from arguments and environment; ServeError names an invalid one."""
    env = os.environ if environment is None else environment
    numbers: dict[str, Any] = {name: _number(env, f"WEALD_{name.upper()}") for name in NUMBERS}
    given = {name: value for name, value in numbers.items() if value is not None}
    plain = env.get("WEALD_PLAIN", "").strip() not in ("", "0")
    settled = Settings(
        hosts,
        proxies=_networks(proxies or env.get("WEALD_PROXIES", "")),
        metrics=_networks(env.get("WEALD_METRICS", "")),
        security_contact=_contact(env.get("WEALD_SECURITY_CONTACT", "").strip()),
        plain=plain,
        **given,
    )
    address = public_url or env.get("WEALD_PUBLIC_URL")
    return _behind(settled, address) if address else settled


def trusted_proxies(networks: tuple[Network, ...]) -> list[str]:
    """Return the proxies as uvicorn wants them, IPv4 also as it appears on an IPv6 socket."""
    mapped = [
        f"::ffff:{network.network_address}/{96 + network.prefixlen}"
        for network in networks
        if network.version == 4
    ]
    return [*map(str, networks), *mapped]


def _behind(settled: Settings, address: str) -> Settings:
    """Return the settings of a service behind a proxy at `address`."""
    try:
        parts = urlsplit(address.lower())
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port, parts = None, None, urlsplit("")
    if not host or parts.scheme not in DEFAULT_PORTS or parts.path.strip("/") or parts.query:
        raise ServeError(Message("cli-public-url", {"url": address[:200]}))
    written = f"[{host}]" if ":" in host else host
    # Browsers omit the default port of a scheme.
    place = written if port in (None, DEFAULT_PORTS[parts.scheme]) else f"{written}:{port}"
    return replace(
        settled,
        public_url=f"{parts.scheme}://{place}",
        hosts=(settled.hosts or LOOPBACK) | {host},
        # Without `proxies` the proxy runs on this machine.
        proxies=settled.proxies or NEARBY,
    )


def _number(env: Mapping[str, str], name: str) -> int | None:
    value = env.get(name, "").strip()
    if not value:
        return None
    if not value.isdecimal() or len(value) > 9:
        raise ServeError(Message("cli-setting-number", {"name": name, "value": value[:40]}))
    return int(value)


def _contact(text: str) -> str | None:
    """Return the contact for vulnerabilities; a bare mail address as a URL."""
    contact = f"mailto:{text}" if "@" in text and ":" not in text else text
    if contact and not CONTACT.fullmatch(contact):
        raise ServeError(Message("cli-security-contact", {"value": text[:100]}))
    return contact or None


def _networks(text: str) -> tuple[Network, ...]:
    try:
        return tuple(ip_network(part, strict=False) for part in text.replace(",", " ").split())
    except ValueError:
        raise ServeError(Message("cli-setting-networks", {"value": text[:100]})) from None

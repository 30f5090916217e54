"""What the one who runs the service may settle: by options of `weald serve`, or in the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any
from urllib.parse import urlsplit

from weald.kernel.messages import Message
from weald.server.errors import ServeError

Network = IPv4Network | IPv6Network

LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})
USUAL_PORTS = {"http": 80, "https": 443}
NEARBY = (ip_network("127.0.0.0/8"), ip_network("::1/128"))


@dataclass(frozen=True, slots=True)
class Settings:
    """How this service is set up; each number from the environment is called WEALD_ and its name here."""

    # The names under which it may be asked; None: the machine's own and every bare address.
    hosts: frozenset[str] | None = LOOPBACK
    # Where people find it when a proxy stands before it, and whose word about the people it believes.
    public_url: str | None = None
    proxies: tuple[Network, ...] = ()
    # Requests to the interface a second, new tables an hour and open lines, all by address; 0: no limit.
    requests: int = 30
    tables: int = 60
    lines: int = 200
    # Processes in which AI seats think; 0: as many as the machine has cores, at most 4.
    thinkers: int = 0
    # Days after which a table that nobody has used is archived, finished or not; 0: never.
    archive_over: int = 90
    archive_open: int = 365


NUMBERS = tuple(item.name for item in fields(Settings) if item.type == "int")


def settings(
    hosts: frozenset[str] | None = LOOPBACK,
    public_url: str | None = None,
    proxies: str | None = None,
    environment: Mapping[str, str] | None = None,
) -> Settings:
    """The settings from what was given and from the environment; ServeError names what is wrong."""
    env = os.environ if environment is None else environment
    numbers: dict[str, Any] = {name: _number(env, f"WEALD_{name.upper()}") for name in NUMBERS}
    given = {name: value for name, value in numbers.items() if value is not None}
    settled = Settings(hosts, proxies=_networks(proxies or env.get("WEALD_PROXIES", "")), **given)
    address = public_url or env.get("WEALD_PUBLIC_URL")
    return _behind(settled, address) if address else settled


def _behind(settled: Settings, address: str) -> Settings:
    """The settings of a service that people find at another address, through a proxy."""
    try:
        parts = urlsplit(address.lower())
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port, parts = None, None, urlsplit("")
    if not host or parts.scheme not in USUAL_PORTS or parts.path.strip("/") or parts.query:
        raise ServeError(Message("cli-public-url", {"url": address[:200]}))
    written = f"[{host}]" if ":" in host else host
    # As browsers write it: without the port that goes without saying.
    place = written if port in (None, USUAL_PORTS[parts.scheme]) else f"{written}:{port}"
    return replace(
        settled,
        public_url=f"{parts.scheme}://{place}",
        hosts=(settled.hosts or LOOPBACK) | {host},
        # Whoever names the public address without more has the proxy on the same machine.
        proxies=settled.proxies or NEARBY,
    )


def _number(env: Mapping[str, str], name: str) -> int | None:
    value = env.get(name, "").strip()
    if not value:
        return None
    if not value.isdecimal() or len(value) > 9:
        raise ServeError(Message("cli-setting-number", {"name": name, "value": value[:40]}))
    return int(value)


def _networks(text: str) -> tuple[Network, ...]:
    try:
        return tuple(ip_network(part, strict=False) for part in text.replace(",", " ").split())
    except ValueError:
        raise ServeError(Message("cli-setting-networks", {"value": text[:100]})) from None

"""Middleware: request metrics and access log outside, then host and origin checks, limits and headers."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import Iterable
from urllib.parse import urlsplit

from prometheus_client import CollectorRegistry, Counter, Histogram
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from weald.server.browsers import Browsers
from weald.server.clock import date_header
from weald.server.http.identity import identify, renew
from weald.server.http.rate_limits import UNKNOWN, Address, Limits, counted, is_among, parse_address
from weald.server.http.responses import error_response
from weald.server.http.security_log import note_refusal
from weald.server.settings import LOOPBACK, Settings, is_address
from weald.tables.errors import Refused

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
# Monitoring asks under any host name, and the responses reveal nothing about players.
MONITORING = frozenset({"/healthz", "/metrics"})
BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

log = logging.getLogger(__name__)

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


# Browsers use https alone for this long; `docs/operations.md` says that subdomains are included.
ONLY_HTTPS = "max-age=31536000; includeSubDomains"


class RequestMetrics:
    """Outermost middleware: request metrics and access log."""

    def __init__(self, app: ASGIApp, routes: Iterable[BaseRoute], registry: CollectorRegistry) -> None:
        self.app = app
        # Per endpoint: the path of its route, never the address itself, which may contain a secret.
        self.routes: dict[object, str] = {}
        for route in routes:
            if isinstance(route, Route):
                # The page has several routes and counts as one.
                self.routes.setdefault(route.endpoint, route.path)
        labels = ["route", "method", "status"]
        self._requests = Counter("weald_requests", "Requests answered.", labels, registry=registry)
        self._seconds = Histogram(
            "weald_request_seconds",
            "Seconds until a request was answered.",
            ["route"],
            registry=registry,
            buckets=BUCKETS,
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.app(scope, receive, _noting_refusals(send))
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 500
        began = time.perf_counter()

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = self.routes.get(scope.get("endpoint"), "other")
        method = scope["method"] if scope["method"] in ("GET", "HEAD", "POST") else "other"
        self.count(route, method, status, seconds)
        details = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        log.info("request", extra={"details": details})

    def count(self, route: str, method: str, status: int, seconds: float) -> None:
        """Count a request, or a command on a live connection."""
        self._requests.labels(route, method, status).inc()
        self._seconds.labels(route).observe(seconds)


def _noting_refusals(send: Send) -> Send:
    """Return a way to send that logs one line for a live connection that is refused."""
    accepted = False

    async def send_and_note(message: Message) -> None:
        nonlocal accepted
        accepted = accepted or message["type"] == "websocket.accept"
        if message["type"] in ("websocket.http.response.start", "websocket.close") and not accepted:
            status = message.get("status", 403)
            log.info("refused a live connection", extra={"details": {"status": status}})
        await send(message)

    return send_and_note


class Guard:
    """Refuses foreign hosts and origins, applies rate limits, adds security headers."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, browsers: Browsers) -> None:
        self._app = app
        self._browsers = browsers
        self._settings = settings
        self._limits = limits
        self._public = (settings.public_url or "").lower()
        self._public_name = _host_name(self._public.partition("://")[2])
        own = socket.gethostname().lower()
        self._own_names = LOOPBACK | {own, own + ".local"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                scope["state"]["answered"] = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self._public.startswith("https:") and scope["scheme"] in ("https", "wss"):
                    headers.setdefault("strict-transport-security", ONLY_HTTPS)
                headers.setdefault("cache-control", "no-store")
                # Not the machine's clock: deadlines are reckoned by this one.
                headers["date"] = date_header()
                if headers["cache-control"] == "no-store" and "set-cookie" not in headers:
                    # An open page gets a cookie that has to be renewed with whatever it asks for.
                    renew(HTTPConnection(scope), headers)
            await send(message)

        address = self._address(scope)
        client = counted(address)
        # Commands on a live connection are counted like requests, so it needs the limits.
        scope.setdefault("state", {}).update(
            address=address, client=client, limits=self._limits, browsers=self._browsers
        )
        is_live = scope["type"] == "websocket"
        refused = (
            self._refusal(scope)
            or self._limits.ask(client, scope.get("method", "GET"), scope["path"])
            or self._limits.enter(client, is_live)
        )
        if refused is None:
            try:
                await identify(HTTPConnection(scope))
                await self._pass_on(scope, receive, send_with_headers)
            finally:
                self._limits.leave(client, is_live)
            return
        note_refusal(HTTPConnection(scope), refused)
        if is_live:
            await WebSocket(scope, receive, send_with_headers).send_denial_response(error_response(refused))
        else:
            await error_response(refused)(scope, receive, send_with_headers)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._app(scope, receive, send)
        except asyncio.CancelledError:
            if scope["type"] != "http" or "answered" in scope["state"]:
                raise
            # The service shuts down; the client may retry with the next process.
            await error_response(Refused(503, "busy"))(scope, receive, send)
        except Exception:
            if scope["type"] != "http":
                raise
            # The response has been sent already, so the connection is sound and stays open.
            log.exception("an error in %s %s", scope["method"], scope["path"])

    def _address(self, scope: Scope) -> Address:
        """Return the address of the client; UNKNOWN if the proxy does not say it."""
        client = scope.get("client")
        address = parse_address(client[0] if client else "")
        headers = Headers(scope=scope)
        forwarded = ", ".join(headers.getlist("x-forwarded-for"))
        proxies = self._settings.proxies
        if "x-forwarded-for" in headers and not forwarded.rpartition(",")[2].strip():
            return UNKNOWN if is_among(address, proxies) else address
        # The machine itself asks directly: neither through a proxy nor by the public name.
        public = bool(self._public) and _host_name(headers.get("host", "")) == self._public_name
        through = bool(proxies) and (bool(forwarded) or public)
        return UNKNOWN if address.is_loopback and through else address

    def _refusal(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        name = _host_name(host)
        if name == self._public_name and self._public.startswith("https:"):
            # Not every proxy sends X-Forwarded-Proto.
            scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"
        if scope["path"] in MONITORING:
            return None
        if not self._is_ours(name):
            return Refused(421, "wrong_host", {"host": name[:60]})
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return None
        origin = headers.get("origin")
        site = headers.get("sec-fetch-site", "none")
        if not self._is_own_page(origin, scope["scheme"], host) or site not in ("same-origin", "none"):
            return Refused(403, "wrong_origin")
        return None

    def _is_own_page(self, origin: str | None, scheme: str, host: str) -> bool:
        """Return whether a page of this service, or a program, sends a request by a scheme to a host."""
        if origin is None:
            return True
        # A proxy may end https without saying so, and use another Host than the one in the browser.
        own = {f"https://{host.lower()}", self._public} - {""}
        if scheme in ("http", "ws"):
            own.add(f"http://{host.lower()}")
        return origin.lower() in own

    def _is_ours(self, name: str) -> bool:
        if self._settings.hosts is not None:
            return name in self._settings.hosts
        return name in self._own_names or is_address(name)


def _host_name(host: str) -> str:
    """Return the name in a Host header, without its port."""
    try:
        return (urlsplit("//" + host).hostname or "").lower()
    except ValueError:
        return ""

"""Who asks, from where, and what the browser may do with the answer."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from weald.server.errors import Refused
from weald.server.http.rate_limits import Address, Limits, parsed
from weald.server.settings import LOOPBACK, Settings
from weald.server.tables.service import fingerprint, new_secret

COOKIE = "weald"
COOKIE_SECONDS = 400 * 24 * 3600
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
# Asked by machines under whatever name they know, and saying nothing about anybody.
FOR_MACHINES = frozenset({"/healthz", "/metrics"})

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


@dataclass(frozen=True, slots=True)
class Caller:
    """Whoever sends a request, by the fingerprints of the secrets that come with it."""

    cookie: str | None
    hashes: frozenset[str]


def caller(connection: HTTPConnection) -> Caller:
    """Who sends this, by the cookie of the browser and the token of a seat."""
    cookie = connection.cookies.get(COOKIE, "")
    valid = cookie if SECRET.fullmatch(cookie) else None
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    bearer = token.strip() if kind.lower() == "bearer" else ""
    secrets = {secret for secret in (valid, bearer) if secret and SECRET.fullmatch(secret)}
    return Caller(valid, frozenset(fingerprint(secret) for secret in secrets))


def secret_of(connection: HTTPConnection) -> str:
    """The secret by which this browser is known, or will be."""
    return caller(connection).cookie or new_secret()


def remember(connection: HTTPConnection, response: Response, secret: str) -> None:
    """Let the browser carry its secret from now on, if it does not yet."""
    # A browser that follows a link from another site keeps its strict cookie back; a new one would take its
    # seats away.
    if connection.headers.get("sec-fetch-site") == "cross-site":
        return
    if caller(connection).cookie is None:
        response.set_cookie(
            COOKIE,
            secret,
            max_age=COOKIE_SECONDS,
            path="/",
            secure=connection.url.scheme in ("https", "wss"),
            httponly=True,
            samesite="strict",
        )


def hosts_for(host: str) -> frozenset[str] | None:
    """The names under which a service bound to this host may be asked; None: its own and every address."""
    # A page elsewhere can make its own name point here (DNS rebinding), but its name can be no bare address.
    if host in LOOPBACK:
        return LOOPBACK
    return None if is_any(host) else LOOPBACK | {host.lower()}


def is_any(host: str) -> bool:
    """Whether a service bound to this host answers on all addresses of the machine."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return host == ""


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class Guard:
    """Stands before the whole service: learns who asks, turns away what must not come in, adds headers."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self._app = app
        self._settings = settings
        self._limits = limits
        self._public = (settings.public_url or "").lower()
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
                headers.setdefault("cache-control", "no-store")
            await send(message)

        address = self._learn(scope)
        is_line = scope["type"] == "websocket"
        refused = self._refusal(scope) or self._limits.ask(address, scope.get("method", "GET"), scope["path"])
        if refused is None and is_line:
            refused = self._limits.open_connection(address)
        if refused is None:
            try:
                await self._pass_on(scope, receive, send_with_headers)
            finally:
                if is_line:
                    self._limits.close_connection(address)
        elif is_line:
            await WebSocket(scope, receive, send_with_headers).send_denial_response(refusal(refused))
        else:
            await refusal(refused)(scope, receive, send_with_headers)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._app(scope, receive, send)
        except asyncio.CancelledError:
            if scope["type"] != "http" or "answered" in scope["state"]:
                raise
            # The service ends and cannot wait for this any longer; whoever asks the next one gets an answer.
            await refusal(Refused(503, "busy"))(scope, receive, send)
        except Exception:
            if scope["type"] != "http":
                raise
            # The answer has gone out already; the connection is sound and stays open.
            log.exception("an error in %s %s", scope["method"], scope["path"])

    def _learn(self, scope: Scope) -> Address | None:
        """Where the request really comes from; a proxy that we know tells us, others are not believed."""
        client = scope.get("client")
        address = parsed(client[0]) if client else None
        if self._is_proxy(address):
            headers = Headers(scope=scope)
            address = self._forwarded(headers) or address
            secure = headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower() == "https"
            if secure or self._public.startswith("https:"):
                scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"
        # What comes in on a line later is counted like a request.
        scope.setdefault("state", {}).update(address=address, limits=self._limits)
        return address

    def _forwarded(self, headers: Headers) -> Address | None:
        """The last address on the way that is not a proxy's; what comes before may be made up."""
        nearest = None
        for part in reversed(",".join(headers.getlist("x-forwarded-for")).split(",")):
            hop = parsed(part)
            if hop is None:
                break
            nearest = hop
            if not self._is_proxy(hop):
                break
        return nearest

    def _is_proxy(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self._settings.proxies)

    def _refusal(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        name = _host_name(host)
        if scope["path"] in FOR_MACHINES:
            return None
        if not self._is_ours(name):
            return Refused(421, "wrong_host", {"host": name[:60]})
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return None
        origin = headers.get("origin")
        site = headers.get("sec-fetch-site", "none")
        if not self._is_own_page(origin, host) or site not in ("same-origin", "none"):
            return Refused(403, "wrong_origin")
        return None

    def _is_own_page(self, origin: str | None, host: str) -> bool:
        if origin is None:
            return True
        # A proxy may ask us by another name than the one in the browser.
        return origin.lower().partition("://")[2] == host.lower() or origin.lower() == self._public

    def _is_ours(self, name: str) -> bool:
        if self._settings.hosts is not None:
            return name in self._settings.hosts
        return name in self._own_names or _is_address(name)


def _host_name(host: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return (urlsplit("//" + host).hostname or "").lower()
    except ValueError:
        return ""


def refusal(refused: Refused) -> Response:
    """A refusal as it goes out."""
    body = msgspec.json.encode(refused.body())
    return Response(body, refused.status, refused.headers, "application/json")

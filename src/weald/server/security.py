"""Who asks, from where, and what the browser may do with the answer."""

from __future__ import annotations

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
from weald.server.tables import fingerprint, new_secret

COOKIE = "weald"
COOKIE_SECONDS = 400 * 24 * 3600
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

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
class Visitor:
    """Whoever sends a request, by the fingerprints of the secrets that come with it."""

    cookie: str | None
    hashes: frozenset[str]


def visitor(connection: HTTPConnection) -> Visitor:
    """Who sends this, by the cookie of the browser and the token of a seat."""
    cookie = connection.cookies.get(COOKIE, "")
    known = cookie if SECRET.fullmatch(cookie) else None
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    bearer = token.strip() if kind.lower() == "bearer" else ""
    secrets = {secret for secret in (known, bearer) if secret and SECRET.fullmatch(secret)}
    return Visitor(known, frozenset(fingerprint(secret) for secret in secrets))


def secret_of(connection: HTTPConnection) -> str:
    """The secret by which this browser is known, or will be."""
    return visitor(connection).cookie or new_secret()


def remember(connection: HTTPConnection, response: Response, secret: str) -> None:
    """Let the browser carry its secret from now on, if it does not yet."""
    # A browser that follows a link from another site keeps its strict cookie back; a new one would take its
    # seats away.
    if connection.headers.get("sec-fetch-site") == "cross-site":
        return
    if visitor(connection).cookie is None:
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
    """Stands before the whole service: turns away wrong hosts and origins, adds the headers."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str] | None) -> None:
        self._app = app
        self._hosts = hosts
        own = socket.gethostname().lower()
        self._own_names = LOOPBACK | {own, own + ".local"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        refused = self._refusal(scope)
        if refused is None:
            await self._pass_on(scope, receive, send_with_headers)
        elif scope["type"] == "http":
            await refusal(refused)(scope, receive, send_with_headers)
        else:
            await WebSocket(scope, receive, send_with_headers).send_denial_response(refusal(refused))

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._app(scope, receive, send)
        except Exception:
            if scope["type"] != "http":
                raise
            # The answer has gone out already; the connection is sound and stays open.
            log.exception("an error in %s %s", scope["method"], scope["path"])

    def _refusal(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        name = _host_name(host)
        if not self._is_ours(name):
            return Refused(421, "wrong_host", {"host": name[:60]})
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return None
        origin = headers.get("origin")
        site = headers.get("sec-fetch-site", "none")
        elsewhere = origin is not None and origin.lower().partition("://")[2] != host.lower()
        if elsewhere or site not in ("same-origin", "none"):
            return Refused(403, "wrong_origin")
        return None

    def _is_ours(self, name: str) -> bool:
        if self._hosts is not None:
            return name in self._hosts
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

"""The identity of a caller: the secrets in its cookie and its bearer token.

A cookie holds a secret and the service's signature. Without a valid signature it counts only if a table knows
its secret: then it is of an earlier version, or of a database whose key was lost, and is exchanged for a
signed one. Where the service is reached by https, the cookie's name has the prefix that keeps neighbours from
setting it; the name of earlier versions, which they can set, is good for one exchange of one secret.
"""

from __future__ import annotations

import logging
import re
import secrets
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response

from weald.server.browsers import Browsers
from weald.server.tokens import fingerprint, new_secret
from weald.tables.errors import Refused

COOKIE = "weald"
SECURE_COOKIE = "__Host-weald"
COOKIE_SECONDS = 400 * 24 * 3600
# Form of a secret, of a seat or a browser, and of a browser that has always had the secure cookie. They
# differ in length, so that no secret of the second kind can be exchanged.
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
SECURE_SECRET = re.compile(r"[A-Za-z0-9_-]{44}")
SECURE_BYTES = 33

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Caller:
    """The caller, identified by the hashes of its cookie and bearer token."""

    cookie: str | None
    hashes: frozenset[str]
    # Whether the browser has to get its secret again, signed and under the right name.
    renews: bool = False

    @property
    def author(self) -> str:
        """The hash under which a participant writes: of the browser, or of a program's token."""
        return min(self.hashes) if self.cookie is None else fingerprint(self.cookie)


async def identify(connection: HTTPConnection) -> None:
    """Find out who sends a request; `caller` then returns it, or refuses."""
    state = connection.state
    state.caller, state.unidentified = None, None
    try:
        cookie, renews = await _cookie(connection, state.browsers)
    except Refused as refused:
        # Not the exception itself, which would refer to the request: garbage is collected rarely.
        state.unidentified = (refused.status, refused.code, refused.message.args)
        return
    except SQLAlchemyError as error:
        log.error("the database fails to tell who asks: %s", error)
        state.unidentified = (503, "storage", None)
        return
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    bearer = token.strip() if kind.lower() == "bearer" else ""
    both = (cookie, bearer if SECRET.fullmatch(bearer) else None)
    state.caller = Caller(cookie, frozenset(fingerprint(secret) for secret in both if secret), renews)


async def _cookie(connection: HTTPConnection, browsers: Browsers) -> tuple[str | None, bool]:
    """Return the secret of the caller's browser, and whether it has to get it again."""
    secure = _is_secure(connection)
    own = _secret(connection, SECURE_COOKIE if secure else COOKIE)
    if own is not None:
        secret, signs = own
        if not SECRET.fullmatch(secret) and not SECURE_SECRET.fullmatch(secret):
            return None, False
        if await browsers.has_signed(secret, signs):
            if secure and SECRET.fullmatch(secret):
                await browsers.note_exchanged(secret)
            return secret, False
        return (secret, True) if await browsers.knows(secret) else (None, False)
    if secure and (old := _secret(connection, COOKIE)) is not None:
        secret, _ = old
        if SECRET.fullmatch(secret) and await browsers.may_exchange(secret):
            return secret, True
    return None, False


def _is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def _values(connection: HTTPConnection, name: str) -> set[str]:
    """Return the different values that a browser sends for a cookie."""
    pairs = (pair.partition("=") for line in connection.headers.getlist("cookie") for pair in line.split(";"))
    return {value.strip() for key, _, value in pairs if key.strip() == name}


def _secret(connection: HTTPConnection, name: str) -> tuple[str, list[str]] | None:
    """Return the secret of a cookie with its signatures; None without a cookie.

    Refused if there are two secrets: one of them was set by another site.
    """
    values = [value.partition(".") for value in _values(connection, name)]
    sent = {secret for secret, _, _ in values}
    if len(sent) > 1:
        raise Refused(400, "two_cookies", {"name": name})
    return (sent.pop(), [sign for _, _, sign in values if sign]) if sent else None


def caller(connection: HTTPConnection) -> Caller:
    """Return the caller of a request or socket; Refused if it cannot be told."""
    who: Caller | None = connection.state.caller
    if who is None:
        raise Refused(*connection.state.unidentified)
    return who


def secret_of(connection: HTTPConnection) -> str:
    """Return the secret in the browser's cookie, or a new one."""
    cookie = caller(connection).cookie
    if cookie is not None:
        return cookie
    return secrets.token_urlsafe(SECURE_BYTES) if _is_secure(connection) else new_secret()


def remember(connection: HTTPConnection, response: Response, secret: str) -> None:
    """Give a browser its cookie if it has none."""
    # A browser that follows a link from another site withholds its strict cookie; a new one would take its
    # seats away.
    if caller(connection).cookie is None and connection.headers.get("sec-fetch-site") != "cross-site":
        _send(connection, response.headers, secret)


def renew(connection: HTTPConnection, headers: MutableHeaders) -> None:
    """Give a browser its cookie again, signed and under the right name, if that is due."""
    who: Caller | None = getattr(connection.state, "caller", None)
    if who is not None and who.renews and who.cookie is not None:
        _send(connection, headers, who.cookie)


def _send(connection: HTTPConnection, headers: MutableHeaders, secret: str) -> None:
    """Send a browser its secret, signed, and take back a cookie of another name."""
    browsers: Browsers = connection.state.browsers
    value = f"{secret}.{browsers.signed(secret)}"
    rules = "Path=/; HttpOnly; SameSite=strict"
    lasting = f"Max-Age={COOKIE_SECONDS}; {rules}"
    if not _is_secure(connection):
        headers.append("set-cookie", f"{COOKIE}={value}; {lasting}")
        return
    headers.append("set-cookie", f"{SECURE_COOKIE}={value}; {lasting}; Secure")
    if _values(connection, COOKIE):
        headers.append("set-cookie", f"{COOKIE}=; Max-Age=0; {rules}; Secure")


def greet(connection: HTTPConnection, response: Response) -> None:
    """Give a new browser a cookie with the page; who cannot be told gets the page as it is, which says so."""
    if connection.state.caller is not None:
        remember(connection, response, secret_of(connection))
        renew(connection, response.headers)

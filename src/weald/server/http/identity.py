"""The identity of a caller: the secrets in its cookie and its bearer token."""

from __future__ import annotations

import re
from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.responses import Response

from weald.server.tokens import fingerprint, new_secret

COOKIE = "weald"
COOKIE_SECONDS = 400 * 24 * 3600
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")


@dataclass(frozen=True, slots=True)
class Caller:
    """The caller, identified by the hashes of its cookie and bearer token."""

    cookie: str | None
    hashes: frozenset[str]

    @property
    def author(self) -> str:
        """The hash under which a participant writes: of the browser, or of a program's token."""
        return min(self.hashes) if self.cookie is None else fingerprint(self.cookie)


def caller(connection: HTTPConnection) -> Caller:
    """Return the caller of a request or socket."""
    cookie = connection.cookies.get(COOKIE, "")
    valid = cookie if SECRET.fullmatch(cookie) else None
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    bearer = token.strip() if kind.lower() == "bearer" else ""
    secrets = {secret for secret in (valid, bearer) if secret and SECRET.fullmatch(secret)}
    return Caller(valid, frozenset(fingerprint(secret) for secret in secrets))


def secret_of(connection: HTTPConnection) -> str:
    """Return the secret in the browser's cookie, or a new one."""
    return caller(connection).cookie or new_secret()


def remember(connection: HTTPConnection, response: Response, secret: str) -> None:
    """Set the cookie of a browser that has none."""
    # A browser that follows a link from another site withholds its strict cookie; a new one would take its
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

"""The games there are, and what is printed in their boxes."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import weald
from weald.games import REGISTRY, find
from weald.server.errors import Refused
from weald.server.http.responses import json_response

# The address names the content, so it never has to be asked for again.
FOR_GOOD = "public, max-age=31536000, immutable"


async def games(_: Request) -> Response:
    """Return all games that can be played."""
    return json_response(
        {"games": [{**info, "catalogue": address(info["id"])} for info in weald.registered_games()]}
    )


async def catalogue(request: Request) -> Response:
    """Return what is printed in a game whose views only name it."""
    game = request.path_params["id"]
    printed = _encoded(game) if game in REGISTRY else None
    if printed is None:
        raise Refused(404, "not_found")
    body, version = printed
    asked = request.query_params.get("v")
    headers = {"cache-control": FOR_GOOD if asked == version else "no-cache", "etag": f'"{version}"'}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")


def address(game: str) -> str | None:
    """Return where the catalogue of a game is found, by the hash of its content; None if it has none."""
    printed = _encoded(game)
    return None if printed is None else f"/api/games/{game}/catalogue?v={printed[1]}"


@cache
def _encoded(game: str) -> tuple[bytes, str] | None:
    """Return a catalogue as it is sent, with its hash."""
    printed: Any = find(game).catalogue()
    if printed is None:
        return None
    body = msgspec.json.encode(printed)
    return body, sha256(body).hexdigest()[:16]

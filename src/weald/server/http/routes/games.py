"""The games there are, what is printed in their boxes, and what there is to learn of them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from weald.games import REGISTRY
from weald.learn import lessons, puzzles
from weald.server.http.responses import json_response, zipped_response
from weald.site.catalogues import FOR_GOOD, LEARNING, encoded, games_list
from weald.tables.errors import Refused


async def games(_: Request) -> Response:
    """Return all games that can be played."""
    return json_response(games_list())


async def catalogue(request: Request) -> Response:
    """Return the printed texts and numbers of a game whose views only name them."""
    game = request.path_params["id"]
    printed = encoded(game) if game in REGISTRY else None
    if printed is None:
        raise Refused(404, "not_found")
    body, zipped, version = printed
    asked = request.query_params.get("v")
    headers = {"cache-control": FOR_GOOD if asked == version else "no-cache", "etag": f'"{version}"'}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers.update({"content-encoding": "gzip", "vary": "accept-encoding"})
        body = zipped
    return Response(body, headers=headers, media_type="application/json")


async def lessons_and_puzzles(_: Request) -> Response:
    """Return the games that can be learned."""
    return json_response({"games": lessons.games_with_lessons(), "puzzles": puzzles.games_with_puzzles()})


async def about(request: Request) -> Response:
    """Return `lessons`, `rules`, `puzzles`, or the `daily` challenge of a game."""
    topic, game = request.path_params["topic"], request.path_params["game"]
    if topic not in LEARNING or game not in LEARNING[topic][0]():
        raise Refused(404, "not_found")
    return zipped_response(request, LEARNING[topic][1](game))

"""Lessons, puzzles and rules as the pages load them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from weald.learn import lessons, puzzles
from weald.server.http.catalogues import LEARNING
from weald.server.http.responses import json_response, zipped_response
from weald.tables.errors import Refused


async def overview(_: Request) -> Response:
    """Return what there is to learn."""
    return json_response({"games": lessons.games_with_lessons(), "puzzles": puzzles.games_with_puzzles()})


async def about(request: Request) -> Response:
    """Return what there is to learn of a game, on one topic."""
    topic, game = request.path_params["topic"], request.path_params["game"]
    if topic not in LEARNING or game not in LEARNING[topic][0]():
        raise Refused(404, "not_found")
    return zipped_response(request, LEARNING[topic][1](game))

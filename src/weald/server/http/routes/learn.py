"""Lessons, puzzles and rules as the pages load them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from weald.learn import daily, lessons, puzzles, rules
from weald.server.errors import Refused
from weald.server.http.responses import json_response

# By topic: the games that have something about it, and what it is.
TOPICS: Mapping[str, tuple[Callable[[], list[str]], Callable[[str], dict[str, Any]]]] = {
    "daily": (daily.games_with_challenges, daily.challenge_data),
    "lessons": (lessons.games_with_lessons, lessons.lesson_data),
    "puzzles": (puzzles.games_with_puzzles, puzzles.puzzles_data),
    "rules": (rules.games_with_rules, rules.rules_data),
}


async def overview(_: Request) -> Response:
    """Return what there is to learn."""
    return json_response({"games": lessons.games_with_lessons(), "puzzles": puzzles.games_with_puzzles()})


async def about(request: Request) -> Response:
    """Return what there is to learn of a game, on one topic."""
    topic, game = request.path_params["topic"], request.path_params["game"]
    if topic not in TOPICS or game not in TOPICS[topic][0]():
        raise Refused(404, "not_found")
    return json_response(TOPICS[topic][1](game))

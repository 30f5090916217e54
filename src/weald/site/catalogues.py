"""The list of games, their catalogues, and what there is to learn of them, as they are sent."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec

import weald
from weald.games import REGISTRY, find
from weald.learn import daily, lessons, puzzles, rules
from weald.learn.lessons import games_with_lessons, lesson_data
from weald.site.scripts import WEB

# The address names the content, so it never has to be asked for again.
FOR_GOOD = "public, max-age=31536000, immutable"

# By topic: the games that have something about it, and what it is.
LEARNING: Mapping[str, tuple[Callable[[], list[str]], Callable[[str], dict[str, Any]]]] = {
    "daily": (daily.games_with_challenges, daily.challenge_data),
    "lessons": (lessons.games_with_lessons, lessons.lesson_data),
    "puzzles": (puzzles.games_with_puzzles, puzzles.puzzles_data),
    "rules": (rules.games_with_rules, rules.rules_data),
}
# The topics that are not the same every day.
EVERY_DAY = ("daily",)


def games_with_pages() -> list[str]:
    """Return the games that can be played in the page: those with a folder of its modules."""
    return [game for game in REGISTRY if (WEB / "games" / game / "index.js").is_file()]


def games_list() -> dict[str, Any]:
    """Return all games of the page, each with its catalogue's address and the length of its lesson."""
    taught, shown = games_with_lessons(), games_with_pages()
    return {
        "games": [
            {
                **info,
                "catalogue": address(info["id"]),
                "lesson": lesson_data(info["id"])["minutes"] if info["id"] in taught else None,
            }
            for info in weald.registered_games()
            if info["id"] in shown
        ]
    }


def address(game: str) -> str | None:
    """Return the address of a game's catalogue, by the hash of its content; None if it has none."""
    printed = encoded(game)
    return None if printed is None else f"/api/games/{game}/catalogue?v={printed[2]}"


@cache
def encoded(game: str) -> tuple[bytes, bytes, str] | None:
    """Return a catalogue as it is sent, plain and compressed, with its hash."""
    printed = find(game).printed
    if printed is None:
        return None
    body = msgspec.json.encode(printed.catalogue())
    return body, gzip.compress(body, 9, mtime=0), sha256(body).hexdigest()[:16]

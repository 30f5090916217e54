"""The list of games and their catalogues, as they are sent."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec

import weald
from weald.games import find
from weald.learn.lessons import games_with_lessons, lesson_data

# The address names the content, so it never has to be asked for again.
FOR_GOOD = "public, max-age=31536000, immutable"


def games_list() -> dict[str, Any]:
    """Return all games that can be played, each with its catalogue's address and the length of its lesson."""
    taught = games_with_lessons()
    return {
        "games": [
            {
                **info,
                "catalogue": address(info["id"]),
                "lesson": lesson_data(info["id"])["minutes"] if info["id"] in taught else None,
            }
            for info in weald.registered_games()
        ]
    }


def address(game: str) -> str | None:
    """Return where the catalogue of a game is found, by the hash of its content; None if it has none."""
    printed = encoded(game)
    return None if printed is None else f"/api/games/{game}/catalogue?v={printed[2]}"


@cache
def encoded(game: str) -> tuple[bytes, bytes, str] | None:
    """Return a catalogue as it is sent, plain and compressed, with its hash."""
    printed: Any = find(game).catalogue()
    if printed is None:
        return None
    body = msgspec.json.encode(printed)
    return body, gzip.compress(body, 9, mtime=0), sha256(body).hexdigest()[:16]

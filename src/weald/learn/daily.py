"""The daily challenge: the same deal for everybody from the date, and the record as the proof of a result."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Any

import weald
from weald.games import REGISTRY
from weald.kernel.chance import SEED_LIMIT

# The first day that has a challenge.
FIRST = date(2026, 11, 1)

# How each game is played: its seats as the server takes them, and its options.
ALONE: list[dict[str, str]] = [{"kind": "human"}]
SETUPS: dict[str, tuple[list[dict[str, str]], dict[str, Any]]] = {
    "ecosystem": (ALONE, {}),
    "living_forest_duel": ([*ALONE, {"kind": "ai", "level": "easy"}], {}),
    "spirit_island": (ALONE, {"casting": "random_low"}),
    "sylvion": (ALONE, {}),
}


def today() -> date:
    """Return the date of the challenge that is on now: everywhere that of Greenwich."""
    return datetime.now(UTC).date()


def seed_of(game: str, day: date) -> int:
    """Return the seed of a day's deal."""
    digest = sha256(f"weald daily challenge {game} {day.isoformat()}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % SEED_LIMIT


def challenge(game: str, day: date) -> dict[str, Any]:
    """Return what a table of a day's challenge is opened with."""
    seats, options = SETUPS[game]
    return {
        "game": game,
        "date": day.isoformat(),
        "seed": seed_of(game, day),
        "seats": seats,
        "options": options,
    }


def challenge_data(game: str) -> dict[str, Any]:
    """Return today's challenge of a game as plain data, as the pages get it."""
    return challenge(game, today())


def games_with_challenges() -> list[str]:
    """Return the games that have a daily challenge."""
    return [game for game in REGISTRY if game in SETUPS]


def date_of(record: dict[str, Any]) -> date | None:
    """Return the day whose challenge a record is of, None if it is of none.

    The record names no day: its deal must be that of the day, from the first card on.
    """
    game, start = record.get("game"), record.get("start")
    if game not in SETUPS or not isinstance(start, dict):
        return None
    seed = start.get("seed")
    days = (today() - FIRST).days + 2
    day = next((day for day in _days(days) if seed_of(str(game), day) == seed), None)
    if day is None:
        return None
    seats, options = SETUPS[str(game)]
    fresh = weald.new(str(game), len(seats), seed_of(str(game), day), dict(options)).record()
    same = all(record.get(field) == fresh[field] for field in ("seats", "options", "start", "opening"))
    return day if same else None


def _days(count: int) -> list[date]:
    return [FIRST + timedelta(days=n) for n in range(count)]

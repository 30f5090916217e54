"""The daily challenge: the same deal for all players from the date, and how far a record proves a result."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Any, NamedTuple

import weald
from weald import ai
from weald.games import REGISTRY, find
from weald.kernel.chance import SEED_LIMIT
from weald.kernel.errors import BadRecord, Difference

# The first day that has a challenge.
FIRST = date(2026, 11, 1)

# Options of a challenge, where the usual ones leave something to choose before the deal.
OPTIONS: dict[str, dict[str, Any]] = {"spirit_island": {"casting": "random_low"}}


def today() -> date:
    """Return the date of the challenge that is on now: everywhere that of Greenwich."""
    return datetime.now(UTC).date()


def seed_of(game: str, day: date) -> int:
    """Return the seed of a day's deal."""
    digest = sha256(f"weald daily challenge {game} {day.isoformat()}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % SEED_LIMIT


def challenge(game: str, day: date) -> dict[str, Any]:
    """Return the settings with which a table of a day's challenge is opened."""
    return {
        "game": game,
        "date": day.isoformat(),
        "seed": seed_of(game, day),
        "seats": seats_of(game),
        "options": OPTIONS.get(game, {}),
    }


def seats_of(game: str) -> list[dict[str, str]]:
    """Return the seats as the server takes them: a person alone, or with as few AI seats as can be."""
    return [{"kind": "human"}, *({"kind": "ai", "level": "easy"} for _ in range(min(find(game).seats) - 1))]


def challenge_data(game: str) -> dict[str, Any]:
    """Return today's challenge of a game as plain data, as the pages get it."""
    return challenge(game, today())


def games_with_challenges() -> list[str]:
    """Return the games that have a daily challenge: all of them."""
    return list(REGISTRY)


class Finding(NamedTuple):
    """A challenge's record: its day, its result (won, lost or open), and what is known of the rival.

    `rival` is "none" where there is none, "alike" where it answers as the AI does, "differs" where answer
    `answer` is another one, and "version" where today's rules play the record otherwise: no result is known.
    """

    day: date
    outcome: str
    points: int
    rival: str
    answer: int = 0


def finding_of(record: dict[str, Any]) -> Finding | None:
    """Return the result of a record that can be replayed or differs by its version; None for other tables."""
    day = date_of(record)
    if day is None:
        return None
    try:
        table = weald.replay(record)
    except Difference:
        return Finding(day, "open", 0, "version")
    alone = len(seats_of(table.game.id)) == 1
    answer = 0 if alone else foreign_answer(record)
    outcome, points = "open", 0
    if table.result is not None:
        outcome = "won" if 0 in table.result.winners else "lost"
        points = table.result.scores[0].get("total", 0)
    return Finding(day, outcome, points, "none" if alone else "differs" if answer else "alike", answer)


def foreign_answer(record: dict[str, Any]) -> int:
    """Return the number of the first answer for an AI seat that the AI would not give, from 1; 0 if none."""
    game, seed = str(record["game"]), record["start"]["seed"]
    levels = {seat: sitting["level"] for seat, sitting in enumerate(seats_of(game)) if "level" in sitting}
    table = weald.replay(record, 0)
    for n, (seat, option, _) in enumerate(record["answers"]):
        # The levels of challenges do not search, so that their answers are always the same.
        if seat in levels and option != ai.seat_choice(
            levels[seat], table, seat, ai.seat_seed(seed, n, seat)
        ):
            return n + 1
        table.answer(seat, option)
    return 0


def date_of(record: dict[str, Any]) -> date | None:
    """Return the day whose challenge a record is of, None if it is of none.

    The record names no day: its deal must be that of the day, from the first card on.
    """
    game, start = record.get("game"), record.get("start")
    if game not in REGISTRY or not isinstance(start, dict):
        return None
    seed = start.get("seed")
    days = (today() - FIRST).days + 2
    day = next((day for day in _days(days) if seed_of(str(game), day) == seed), None)
    if day is None:
        return None
    deal = challenge(str(game), day)
    fresh = weald.new(str(game), len(deal["seats"]), deal["seed"], dict(deal["options"])).record()
    try:
        # A record of an older version is brought up to date before it is compared.
        begun = weald.replay(record, 0).record()
    except Difference:
        return day
    except BadRecord:
        return None
    same = all(begun[field] == fresh[field] for field in ("seats", "options", "start"))
    return day if same else None


def _days(count: int) -> list[date]:
    return [FIRST + timedelta(days=n) for n in range(count)]

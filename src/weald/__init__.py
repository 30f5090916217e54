"""Weald: forest board games with the rules enforced, for people and for programs."""

from __future__ import annotations

import secrets
from typing import Any

from weald import ai, games
from weald.kernel import records
from weald.kernel import table as _table
from weald.kernel.chance import SEED_LIMIT
from weald.kernel.decisions import Choice, Decision
from weald.kernel.errors import BadPosition, BadRecord, BadSetup, Difference, Illegal, WealdError
from weald.kernel.events import Event
from weald.kernel.game import Game, Result
from weald.kernel.messages import Message
from weald.kernel.table import Table

__version__ = "0.3.0.dev0"
__all__ = [
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Choice",
    "Decision",
    "Difference",
    "Event",
    "Game",
    "Illegal",
    "Message",
    "Result",
    "Table",
    "WealdError",
    "ai",
    "games",
    "load",
    "new",
    "registered_games",
    "replay",
    "schema",
]


def new(
    game: str,
    seats: int | None = None,
    seed: int | bytes | None = None,
    options: dict[str, Any] | None = None,
    auto: bool = True,
    start_from: Any = None,
) -> Table:
    """Return a table at which a game begins; without a seed, a random one.

    A number as the seed gives the same game everywhere; 32 secret bytes cannot be found by trying. With
    `auto`, questions with a single option are answered by the engine. `start_from` is the record or a
    position of a finished game, for games that can begin from the end of another.
    """
    number = secrets.randbelow(SEED_LIMIT) if seed is None else seed
    if start_from is not None:
        return records.follow(games.find(game), start_from, seats, number, options, auto)
    return _table.new(games.find(game), seats, number, options, auto)


def load(position: Any, auto: bool | None = None) -> Table:
    """Return a table that stands at a position, or raise BadPosition with everything that is wrong.

    `auto` says whether questions with a single option are answered by the engine; without it, as in the
    position, which says nothing where they are.
    """
    if not isinstance(position, dict) or "game" not in position:
        raise BadPosition([Message("position-missing", {"path": "game"})])
    return records.load(games.find(position["game"]), position, auto)


def replay(record: Any, until: int | None = None) -> Table:
    """Return the table after a record's answers (or the first `until` of them), verified one by one.

    Raises BadRecord; its subclass Difference where a record of an older version departs by a rule change.
    """
    if not isinstance(record, dict) or "game" not in record:
        raise BadRecord("missing", {"field": "game"})
    return records.replay(games.find(record["game"]), record, until)


def schema(game: str) -> dict[str, Any]:
    """Return the JSON Schema of a game's positions."""
    return records.schema(games.find(game))


def registered_games() -> list[dict[str, Any]]:
    """Return every game's id, seats, bots and options with types and defaults; texts are named after them."""
    return [games.find(id).to_json() for id in games.REGISTRY]

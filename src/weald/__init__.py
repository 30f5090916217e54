"""Weald: forest board games with the rules enforced, for people and for programs."""

from __future__ import annotations

import secrets
from typing import Any

from weald import ai
from weald import games as _games
from weald.kernel import records
from weald.kernel import table as _table
from weald.kernel.chance import SEED_LIMIT
from weald.kernel.errors import BadPosition, BadRecord, BadSetup, Illegal, WealdError
from weald.kernel.messages import Message
from weald.kernel.table import Table

__version__ = "0.1.0"
__all__ = [
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Illegal",
    "Table",
    "WealdError",
    "ai",
    "games",
    "load",
    "new",
    "replay",
    "schema",
]


def new(
    game: str, seats: int | None = None, seed: int | None = None, options: dict[str, Any] | None = None
) -> Table:
    """A table at which a game begins; without a seed, a random one."""
    return _table.new(
        _games.find(game), seats, secrets.randbelow(SEED_LIMIT) if seed is None else seed, options
    )


def load(position: Any) -> Table:
    """A table that stands at a position, or BadPosition with a list of everything that is wrong."""
    if not isinstance(position, dict) or "game" not in position:
        raise BadPosition([Message("position-missing", {"path": "game"})])
    return records.load(_games.find(position["game"]), position)


def replay(record: Any, until: int | None = None) -> Table:
    """The table after a record's answers (or the first `until` of them), verified one by one."""
    if not isinstance(record, dict) or "game" not in record:
        raise BadRecord("missing", {"field": "game"})
    return records.replay(_games.find(record["game"]), record, until)


def schema(game: str) -> dict[str, Any]:
    """The JSON Schema of a game's positions."""
    return records.schema(_games.find(game))


def games() -> list[dict[str, Any]]:
    """All games: ids, seats allowed, bots, options with types and defaults; texts are named after them."""
    return [_games.find(id).to_json() for id in _games.REGISTRY]

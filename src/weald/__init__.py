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
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    options: dict[str, Any] | None = None,
    auto: bool = True,
) -> Table:
    """Return a table at which a game begins; without a seed, a random one.

    With `auto`, questions with a single option are answered by the engine.
    """
    return _table.new(
        _games.find(game), seats, secrets.randbelow(SEED_LIMIT) if seed is None else seed, options, auto
    )


def load(position: Any, auto: bool | None = None) -> Table:
    """Return a table that stands at a position, or raise BadPosition with everything that is wrong.

    `auto` says whether questions with a single option are answered by the engine; without it, as in the
    position, which says nothing where they are.
    """
    if not isinstance(position, dict) or "game" not in position:
        raise BadPosition([Message("position-missing", {"path": "game"})])
    return records.load(_games.find(position["game"]), position, auto)


def replay(record: Any, until: int | None = None) -> Table:
    """Return the table after a record's answers (or the first `until` of them), verified one by one.

    Raises BadRecord; its subclass Difference where a record of an older version departs by a rule change.
    """
    if not isinstance(record, dict) or "game" not in record:
        raise BadRecord("missing", {"field": "game"})
    return records.replay(_games.find(record["game"]), record, until)


def schema(game: str) -> dict[str, Any]:
    """The JSON Schema of a game's positions."""
    return records.schema(_games.find(game))


def games() -> list[dict[str, Any]]:
    """All games: ids, seats allowed, bots, options with types and defaults; texts are named after them."""
    return [_games.find(id).to_json() for id in _games.REGISTRY]

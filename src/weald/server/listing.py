"""Lists of tables: those that a browser opened or where it has a seat."""

from __future__ import annotations

import asyncio

from sqlalchemy import Engine

import weald
from weald.kernel.errors import WealdError
from weald.kernel.game import Result
from weald.server.bounded import BoundedCache
from weald.server.storage import queries
from weald.tables.desk import Desk
from weald.tables.replies import Ending, Listed


class Listing:
    """The tables of browsers."""

    def __init__(self, engine: Engine, desk: Desk) -> None:
        self._engine = engine
        self._desk = desk
        # Endings of finished games, by id and time of the last change: lists are asked for again and again.
        self._endings: BoundedCache[tuple[str, int], Ending] = BoundedCache()

    async def mine(self, hashes: frozenset[str]) -> list[Listed]:
        """Return the tables that the caller opened or sits at, as JSON."""
        return await asyncio.to_thread(self._mine, hashes)

    def _mine(self, hashes: frozenset[str]) -> list[Listed]:
        with self._engine.begin() as connection:
            listed = queries.tables_of(connection, hashes)
        return [
            {
                "id": setup.id,
                "game": setup.game,
                "created": row["created"],
                "updated": row["updated"],
                "over": row["over"],
                "imported": setup.imported,
                "practice": setup.practice,
                "host": setup.is_host(hashes),
                "seats": setup.seated(),
                "waiting": row["waiting"],
                "mine": setup.mine(hashes),
                "ending": self._ending(setup.id, row["updated"]) if row["over"] else None,
            }
            for row, setup in listed
        ]

    def _ending(self, id: str, updated: int) -> Ending | None:
        """Return the end of a finished game, in short; None if its table cannot be read."""
        cached = self._endings.get((id, updated))
        if cached is None:
            result = self._result(id)
            if result is None:
                return None
            cached = {
                "winners": list(result.winners),
                "totals": [score["total"] for score in result.scores],
                "reason": result.reason,
            }
            self._endings.put((id, updated), cached)
        return cached

    def _result(self, id: str) -> Result | None:
        """Return the result of a finished table, which is not replayed for it: a list has many of them."""
        in_use = self._desk.in_use(id)
        if in_use is not None and in_use.revision.table.over:
            return in_use.revision.table.result
        try:
            with self._engine.begin() as connection:
                row = queries.table_row(connection, id)
            return None if row is None else weald.load(row["position"]).result
        except (WealdError, LookupError, TypeError, ValueError):
            return None

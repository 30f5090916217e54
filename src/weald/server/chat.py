"""Chat of the participants of a table: stored messages, and limits of what one person may send."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from weald.server.bounded import TokenBucket
from weald.server.storage import people_queries
from weald.server.storage.tables import SqlStorage
from weald.tables.errors import Refused

# The number of messages that a client gets when it comes back.
HISTORY = 200

# Per person: messages and points allowed within SECONDS.
MESSAGES = 8
POINTS = 20
SECONDS = 10.0


class Chat:
    """The messages of all tables; each process limits what one person may send to it."""

    def __init__(self, storage: SqlStorage) -> None:
        self._storage = storage
        self.messages = TokenBucket(MESSAGES, MESSAGES / SECONDS)
        self.points = TokenBucket(POINTS, POINTS / SECONDS)

    async def say(
        self, id: str, seat: int | None, name: str, text: str, key: str, owner: str
    ) -> dict[str, Any]:
        """Store a message of the caller with the hash `owner` and send it to the participants."""
        bus = self._storage.writer.bus
        at = self._storage.clock.now()

        def work(connection: Connection) -> tuple[dict[str, Any], bool]:
            stored = people_queries.chat_with_key(connection, id, key)
            if stored is not None:
                if (stored["seat"], stored["text"]) != (seat, text):
                    raise Refused(422, "key_reused")
                return people_queries.chat_json(stored), False
            row = people_queries.add_chat(connection, id, seat, name, text, key, owner, at)
            message = people_queries.chat_json(row)
            bus.announce(connection, [], [(id, {"talk": [message]})])
            return message, True

        message, is_new = await self._storage.writer.run(work)
        if is_new:
            bus.delivered(id, {"talk": [message]})
        return message

    async def after(self, id: str, number: int) -> list[dict[str, Any]]:
        """Return the last messages after one with this number."""
        rows = await self._storage.look(
            lambda connection: people_queries.chat_after(connection, id, number, HISTORY)
        )
        return [people_queries.chat_json(row) for row in rows]

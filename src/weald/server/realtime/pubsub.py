"""Publish/subscribe between processes that share a PostgreSQL database, by LISTEN and NOTIFY.

A change of a table travels with the commit that stores it, as the table's id and version; processes that
show the table read it. Chat and other notices travel whole: they are small, and losing one does no harm.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from weald.server.storage.database import is_shared
from weald.server.tasks import BackgroundTasks

TABLES = "weald_tables"
TALK = "weald_talk"
# PostgreSQL takes less than 8,000 bytes.
PAYLOAD_LIMIT = 7_900
# Changed tables in one payload; an id has at most 32 characters.
CHANGES = 150
PING_SECONDS = 20.0
PAUSES = (0.1, 0.5, 2.0, 5.0)

Message = dict[str, Any]
Deliver = Callable[[str, Message, str], None]

log = logging.getLogger(__name__)


class Bus:
    """The connection to the other processes; without a shared database it delivers only locally."""

    def __init__(self, engine: Engine) -> None:
        self.origin = secrets.token_hex(6)
        self._engine = engine
        self._shared = is_shared(engine)
        self._deliver: Deliver = lambda table, message, origin: None
        self._stored: Callable[[str, int], None] = lambda table, version: None
        self._outbox: list[str] = []
        self._tasks = BackgroundTasks()

    def start(
        self, deliver: Deliver, stored: Callable[[str, int], None], connected: Callable[[], None]
    ) -> None:
        """Deliver notices with their table and origin, and what other processes have stored.

        `connected` is called whenever the others are heard again: some of it may have been missed.
        """
        self._deliver, self._stored = deliver, stored
        if self._shared:
            self._tasks.start(self._listen(connected))

    async def stop(self) -> None:
        await self._tasks.stop()

    def announce(
        self,
        connection: Connection,
        changed: Iterable[tuple[str, int]],
        notices: Iterable[tuple[str, Message]],
    ) -> None:
        """Announce a transaction's changes and notices to the other processes when it commits."""
        if self._shared:
            _notify(connection, TABLES, self._changes(list(changed)))
            _notify(connection, TALK, [self._payload(table, message) for table, message in notices])

    def _changes(self, changed: list[tuple[str, int]]) -> list[str]:
        """Return the payloads of changed tables: few, because each costs every process some work."""
        pairs = [f"{table} {version}" for table, version in changed]
        parts = [pairs[n : n + CHANGES] for n in range(0, len(pairs), CHANGES)]
        return [" ".join([self.origin, *part]) for part in parts]

    def delivered(self, table: str, message: Message) -> None:
        """Deliver a notice that was announced to the others in this process."""
        self._deliver(table, message, self.origin)

    def send(self, table: str, message: Message) -> None:
        """Send a notice that is not stored to all processes."""
        self.delivered(table, message)
        if self._shared:
            self._outbox.append(self._payload(table, message))
            if len(self._outbox) == 1:
                self._tasks.start(self._empty_outbox())

    def _payload(self, table: str, message: Message) -> str:
        payload = f"{self.origin} {table} {msgspec.json.encode(message).decode()}"
        if len(payload.encode()) > PAYLOAD_LIMIT:
            raise ValueError("this notice is too long for NOTIFY")
        return payload

    async def _empty_outbox(self) -> None:
        # Notices of the same loop iteration share a transaction.
        await asyncio.sleep(0)
        payloads, self._outbox = self._outbox, []
        try:
            await asyncio.to_thread(self._post, payloads)
        except SQLAlchemyError as error:
            log.warning("notices to other processes are lost: %s", error)

    def _post(self, payloads: list[str]) -> None:
        with self._engine.begin() as connection:
            _notify(connection, TALK, payloads)

    async def _listen(self, connected: Callable[[], None]) -> None:
        """Listen to the other processes; reconnect and catch up if the connection breaks."""
        import psycopg

        _, options = self._engine.dialect.create_connect_args(self._engine.url)
        tried = 0
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(**options, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {TABLES}")
                    await connection.execute(f"LISTEN {TALK}")
                    tried = 0
                    connected()
                    while True:
                        async for note in connection.notifies(timeout=PING_SECONDS):
                            self._receive(note.channel, note.payload)
                        # A connection that died silently is noticed here.
                        await connection.execute("SELECT 1")
            except (psycopg.Error, OSError) as error:
                log.warning("the connection to the other processes broke: %s", error)
            await asyncio.sleep(PAUSES[min(tried, len(PAUSES) - 1)])
            tried += 1

    def _receive(self, channel: str, payload: str) -> None:
        if channel == TABLES:
            origin, *pairs = payload.split(" ")
            # This process publishes its own changes itself; its cache may not have them yet.
            if origin != self.origin:
                for table, version in zip(pairs[::2], pairs[1::2], strict=True):
                    self._stored(table, int(version))
            return
        origin, table, body = payload.split(" ", 2)
        if origin != self.origin:
            self._deliver(table, msgspec.json.decode(body), origin)


def _notify(connection: Connection, channel: str, payloads: list[str]) -> None:
    if payloads:
        query = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
        connection.execute(query, {"channel": channel, "payloads": payloads})

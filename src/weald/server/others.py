"""The other processes that share a PostgreSQL database: notices to them, and which one moves AI seats.

A change of a table travels with the commit that stores it (by NOTIFY), as the table's id and version;
processes that show the table read it. Chat and other notices travel whole: they are small, and losing one
does no harm. One process at a time has the lease of a table and moves its AI seats. Leases are advisory
locks, which the database releases when their process dies. They only save work: if two processes move the
same seat, the table's version lets one of them win.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from weald.server.storage.database import is_shared
from weald.server.tasks import BackgroundTasks
from weald.tables.ports import Notice

if TYPE_CHECKING:
    import psycopg

TABLES = "weald_tables"
TALK = "weald_talk"
# PostgreSQL takes less than 8,000 bytes.
PAYLOAD_LIMIT = 7_900
# Changed tables in one payload; an id has at most 32 characters.
CHANGES = 150
PING_SECONDS = 20.0
PAUSES = (0.1, 0.5, 2.0, 5.0)

Deliver = Callable[[str, Notice, str], None]

log = logging.getLogger(__name__)


class Bus:
    """The connection to the other processes; without a shared database it delivers only locally."""

    def __init__(self, engine: Engine) -> None:
        self.origin = secrets.token_hex(6)
        self._engine = engine
        self._shared = is_shared(engine)
        self._deliver: Deliver = lambda table, notice, origin: None
        self._stored: Callable[[str, int], None] = lambda table, version: None
        self._outbox: list[str] = []
        self._posting: asyncio.Task[None] | None = None
        self._tasks = BackgroundTasks()
        # The connection that holds the leases.
        self._connection: psycopg.AsyncConnection | None = None
        self._one_at_a_time = asyncio.Lock()

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
        if self._posting is not None:
            await self._posting
        if self._connection is not None:
            await self._connection.close()

    def announce(
        self,
        connection: Connection,
        changed: Iterable[tuple[str, int]],
        notices: Iterable[tuple[str, Notice]],
    ) -> None:
        """Announce a transaction's changes and notices to the other processes when it commits."""
        if self._shared:
            _notify(connection, TABLES, self._changes(list(changed)))
            _notify(connection, TALK, [self._payload(table, notice) for table, notice in notices])

    def _changes(self, changed: list[tuple[str, int]]) -> list[str]:
        """Return the payloads of changed tables: few, because each costs every process some work."""
        pairs = [f"{table} {version}" for table, version in changed]
        parts = [pairs[n : n + CHANGES] for n in range(0, len(pairs), CHANGES)]
        return [" ".join([self.origin, *part]) for part in parts]

    def delivered(self, table: str, notice: Notice) -> None:
        """Deliver a notice that was announced to the others in this process."""
        self._deliver(table, notice, self.origin)

    def send(self, table: str, notice: Notice) -> None:
        """Deliver a notice that is not stored to the watchers of a table, in this and all other processes."""
        self.delivered(table, notice)
        if self._shared:
            self._outbox.append(self._payload(table, notice))
            if self._posting is None or self._posting.done():
                self._posting = asyncio.create_task(self._empty_outbox())

    def _payload(self, table: str, notice: Notice) -> str:
        payload = f"{self.origin} {table} {msgspec.json.encode(notice).decode()}"
        if len(payload.encode()) > PAYLOAD_LIMIT:
            raise ValueError("this notice is too long for NOTIFY")
        return payload

    async def _empty_outbox(self) -> None:
        while self._outbox:
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

    async def take_lease(self, table: str) -> bool:
        """Return whether this process is the one that moves the AI seats of a table."""
        return not self._shared or await self._ask("pg_try_advisory_lock", table)

    async def give_back_lease(self, table: str) -> None:
        """Leave the AI seats of a table to other processes."""
        if self._shared:
            await self._ask("pg_advisory_unlock", table)

    async def _ask(self, function: str, name: str) -> bool:
        import psycopg

        async with self._one_at_a_time:
            try:
                if self._connection is None or self._connection.closed:
                    _, options = self._engine.dialect.create_connect_args(self._engine.url)
                    self._connection = await psycopg.AsyncConnection.connect(**options, autocommit=True)
                query = f"SELECT {function}(hashtextextended(%s, 0))"
                row = await (await self._connection.execute(query, [name])).fetchone()
            except (psycopg.Error, OSError) as error:
                log.warning("the lease of a table could not be taken or released: %s", error)
                # Two processes that think are better than none.
                return True
        return bool(row and row[0])


def _notify(connection: Connection, channel: str, payloads: list[str]) -> None:
    if payloads:
        query = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
        connection.execute(query, {"channel": channel, "payloads": payloads})

"""News between the processes that share a database, by LISTEN and NOTIFY; alone, a process tells only itself.

What changed at a table travels with the commit that stored it, as the table's id and version: whoever shows
the table reads it. Talk and other messages travel whole; they are small, and losing one harms nobody.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from weald.server.storage.database import is_shared

TABLES = "weald_tables"
TALK = "weald_talk"
# PostgreSQL takes less than 8,000 bytes.
PAYLOAD_LIMIT = 7_900
PING_SECONDS = 20.0
PAUSES = (0.1, 0.5, 2.0, 5.0)

Message = dict[str, Any]
Deliver = Callable[[str, Message, str], None]

log = logging.getLogger(__name__)


class Bus:
    """The line to the other processes on the database."""

    def __init__(self, engine: Engine) -> None:
        self.origin = secrets.token_hex(6)
        self._engine = engine
        self._shared = is_shared(engine)
        self._deliver: Deliver = lambda table, message, origin: None
        self._outbox: list[str] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, deliver: Deliver, changes: Changes) -> None:
        """Pass on every message with its table and origin, and every change of a table."""
        self._deliver = deliver
        if self._shared:
            self._run(self._listen(changes))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def announce(
        self,
        connection: Connection,
        changed: Iterable[tuple[str, int]],
        notices: Iterable[tuple[str, Message]],
    ) -> None:
        """Tell the other processes what a transaction stores, as soon as it is committed."""
        if self._shared:
            _notify(connection, TABLES, [f"{table} {version}" for table, version in changed])
            _notify(connection, TALK, [self._payload(table, message) for table, message in notices])

    def delivered(self, table: str, message: Message) -> None:
        """Tell this process what it has announced to the others."""
        self._deliver(table, message, self.origin)

    def send(self, table: str, message: Message) -> None:
        """Tell everybody at a table something that is not stored."""
        self.delivered(table, message)
        if self._shared:
            self._outbox.append(self._payload(table, message))
            if len(self._outbox) == 1:
                self._run(self._empty_outbox())

    def _payload(self, table: str, message: Message) -> str:
        payload = f"{self.origin} {table} {msgspec.json.encode(message).decode()}"
        if len(payload.encode()) > PAYLOAD_LIMIT:
            raise ValueError("this message is too long to travel")
        return payload

    def _run(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _empty_outbox(self) -> None:
        # What is sent at the same time travels together.
        await asyncio.sleep(0)
        payloads, self._outbox = self._outbox, []
        try:
            await asyncio.to_thread(self._post, payloads)
        except SQLAlchemyError as error:
            log.warning("messages to other processes are lost: %s", error)

    def _post(self, payloads: list[str]) -> None:
        with self._engine.begin() as connection:
            _notify(connection, TALK, payloads)

    async def _listen(self, changes: Changes) -> None:
        """Hear the other processes; when the line breaks, take it up again and catch up."""
        import psycopg

        _, options = self._engine.dialect.create_connect_args(self._engine.url)
        tried = 0
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(**options, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {TABLES}")
                    await connection.execute(f"LISTEN {TALK}")
                    tried = 0
                    changes.catch_up()
                    while True:
                        async for note in connection.notifies(timeout=PING_SECONDS):
                            self._heard(note.channel, note.payload, changes)
                        # Nothing came for a while: a line that died without a word is noticed here.
                        await connection.execute("SELECT 1")
            except (psycopg.Error, OSError) as error:
                log.warning("the line to the other processes broke: %s", error)
            await asyncio.sleep(PAUSES[min(tried, len(PAUSES) - 1)])
            tried += 1

    def _heard(self, channel: str, payload: str, changes: Changes) -> None:
        if channel == TABLES:
            table, _, version = payload.partition(" ")
            changes.heard(table, int(version))
            return
        origin, table, body = payload.split(" ", 2)
        if origin != self.origin:
            self._deliver(table, msgspec.json.decode(body), origin)


def _notify(connection: Connection, channel: str, payloads: list[str]) -> None:
    if payloads:
        query = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
        connection.execute(query, {"channel": channel, "payloads": payloads})


class Changes:
    """Follows what other processes change at the tables that matter here, one reading a table at a time."""

    def __init__(
        self,
        watched: Callable[[], Iterable[str]],
        matters: Callable[[str, int], bool],
        read: Callable[[str], Awaitable[Any]],
    ) -> None:
        self._watched = watched
        self._matters = matters
        self._read = read
        self._reading: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def heard(self, table: str, version: int) -> None:
        """A table has reached a version somewhere."""
        if self._matters(table, version):
            self._look(table)

    def catch_up(self) -> None:
        """Anything may have happened while nothing was heard."""
        for table in self._watched():
            self._look(table)

    def _look(self, table: str) -> None:
        if table in self._reading:
            self._again.add(table)
        else:
            self._reading[table] = asyncio.create_task(self._follow(table))

    async def _follow(self, table: str) -> None:
        tried = 0
        try:
            while True:
                self._again.discard(table)
                try:
                    await self._read(table)
                    tried = 0
                except Exception:
                    # Whoever watches waits for it; after some attempts, for the next change.
                    log.exception("table %s could not be read", table)
                    if tried == len(PAUSES):
                        return
                    await asyncio.sleep(PAUSES[tried])
                    tried += 1
                    continue
                if table not in self._again:
                    return
        finally:
            del self._reading[table]

"""Live updates: whoever watches a table gets every change over a WebSocket, after it is stored.

Who plays there may answer on the same line; the confirmation travels with the change that it made.
"""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic
from typing import Any, Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from weald.server.tables.revision import Revision

# Somebody who has not taken a message after this time is gone; the page connects again by itself.
SLOW_SECONDS = 15.0
# Of talk and the like so much waits for somebody who is slow; the page can ask for the rest.
NOTICES = 100


class Connection(Protocol):
    """What somebody who watches may see and say."""

    async def arrive(self) -> Revision:
        """The table, now that nothing can be missed any more."""

    def greeting(self) -> dict[str, Any]:
        """What is said besides, after the first moment."""

    def is_participant(self) -> bool:
        """Whether this is one of the people at the table, now."""

    def show(self, revision: Revision, version: int) -> dict[str, Any]:
        """The message for who knows the table up to a version."""

    async def receive(self, subscriber: Subscriber, text: str) -> bool:
        """Deal with a message that came in; False: it is nonsense."""


class Subscriber:
    """Somebody who watches: only the latest moment waits, however slowly it is taken."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._latest: Revision | None = None
        self._taken = -1
        self._notices: deque[dict[str, Any]] = deque(maxlen=NOTICES)
        self._confirmed: list[str] = []
        self._wakeup = asyncio.Event()
        # Since when a message waits for somebody who does not take it.
        self.since: float | None = None
        self.sending: asyncio.Task[None] | None = None

    def tell(self, revision: Revision) -> None:
        if self._latest is None or self._latest.version < revision.version:
            self._latest = revision
            self._wakeup.set()

    def notify(self, message: dict[str, Any]) -> None:
        if not self._notices or self._notices[-1] != message:
            self._notices.append(message)
        # The table itself comes first.
        if self._latest is not None:
            self._wakeup.set()

    def confirm(self, key: str, revision: Revision) -> None:
        """Let the next message say that a command was stored, also if it brings nothing new."""
        self._confirmed.append(key)
        self.tell(revision)
        self._wakeup.set()

    async def next(self) -> tuple[Revision | None, list[str], list[dict[str, Any]]]:
        """The latest moment, if it was not taken before, what it confirms, and what was said besides."""
        await self._wakeup.wait()
        self._wakeup.clear()
        notices = list(self._notices)
        self._notices.clear()
        confirmed, self._confirmed = self._confirmed, []
        assert self._latest is not None
        fresh = self._latest if confirmed or self._latest.version > self._taken else None
        self._taken = self._latest.version
        return fresh, confirmed, notices


class Connections:
    """Everybody who watches, by table."""

    def __init__(self) -> None:
        self._subscribers: dict[str, set[Subscriber]] = {}
        self._sweeping: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._sweeping = asyncio.create_task(self._drop_slow_clients())

    async def stop(self) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()

    async def _drop_slow_clients(self) -> None:
        """Let those go who do not take their messages; a timer for every message would cost more than it."""
        while True:
            await asyncio.sleep(SLOW_SECONDS / 3)
            late = monotonic() - SLOW_SECONDS
            for subscriber in [
                subscriber for subscribers in self._subscribers.values() for subscriber in subscribers
            ]:
                if (
                    subscriber.since is not None
                    and subscriber.since < late
                    and subscriber.sending is not None
                ):
                    subscriber.sending.cancel()

    def subscribed_tables(self) -> list[str]:
        """The tables that somebody watches here."""
        return list(self._subscribers)

    def count(self) -> int:
        """How many watch."""
        return sum(len(subscribers) for subscribers in self._subscribers.values())

    def has_subscribers(self, id: str) -> bool:
        return id in self._subscribers

    def publish(self, revision: Revision) -> None:
        for subscriber in self._subscribers.get(revision.setup.id, ()):
            subscriber.tell(revision)

    def tell(self, id: str, message: dict[str, Any], participants_only: bool = False) -> None:
        """Pass on what is not part of the game to everybody who watches a table, or to its people alone."""
        for subscriber in self._subscribers.get(id, ()):
            if not participants_only or subscriber.connection.is_participant():
                subscriber.notify(message)

    async def serve(self, socket: WebSocket, id: str, connection: Connection) -> None:
        """Keep an accepted socket up to date until it closes."""
        subscriber = Subscriber(connection)
        self._subscribers.setdefault(id, set()).add(subscriber)
        try:
            # Only now that nothing can be missed any more is the table read.
            subscriber.tell(await connection.arrive())
            subscriber.notify(connection.greeting())
            subscriber.sending = sending = asyncio.create_task(_send(socket, subscriber))
            hearing = asyncio.create_task(_receive(socket, subscriber))
            done, open_still = await asyncio.wait({sending, hearing}, return_when=asyncio.FIRST_COMPLETED)
            for task in open_still:
                task.cancel()
            await asyncio.gather(*open_still, return_exceptions=True)
            for task in done:
                if not task.cancelled():
                    task.result()
        finally:
            subscribers = self._subscribers[id]
            subscribers.discard(subscriber)
            if not subscribers:
                del self._subscribers[id]


async def _send(socket: WebSocket, subscriber: Subscriber) -> None:
    version = -1
    try:
        while True:
            revision, confirmed, notices = await subscriber.next()
            messages = (
                notices if revision is None else [subscriber.connection.show(revision, version), *notices]
            )
            if confirmed:
                messages[0]["confirmed"] = confirmed
            subscriber.since = monotonic()
            for message in messages:
                await socket.send_text(msgspec.json.encode(message).decode())
            subscriber.since = None
            version = version if revision is None else revision.version
    except WebSocketDisconnect:
        return


async def _receive(socket: WebSocket, subscriber: Subscriber) -> None:
    """Take in one message after another until the other side leaves or talks nonsense."""
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        if not await subscriber.connection.receive(subscriber, message.get("text") or ""):
            await socket.close(1008)
            return

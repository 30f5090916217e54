"""Live connections: every client of a table gets each revision after it is stored.

A client may send answers on the same connection; the confirmation travels with the revision that they made.
"""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic
from typing import Any, Protocol

import msgspec

from weald.server.tables.revision import Revision
from weald.server.tasks import BackgroundTasks

# A client that has not read a message for so long is dropped; the page reconnects by itself.
SLOW_SECONDS = 15.0
# The number of notices that wait for a slow client; the page can fetch the rest.
NOTICES = 100
# What more subscribers of a table than this are sent at the same time holds up everybody: they take turns.
FEW = 8


class Disconnected(Exception):
    """The client has closed the connection, or must not read on."""


class Connection(Protocol):
    """A client's open connection to a table."""

    async def arrive(self) -> Revision:
        """Return the latest revision, now that the client is subscribed to later ones."""

    def greetings(self) -> list[dict[str, Any]]:
        """Return the notices that follow the first snapshot."""

    def is_participant(self) -> bool:
        """Return whether the client has a seat or is the host."""

    async def prepare(self, revision: Revision) -> None:
        """Make what the client will see; Disconnected if the table takes too long."""

    def show(self, revision: Revision, confirmed: list[str]) -> bytes:
        """Return the next snapshot, encoded, with the keys it confirms; Disconnected if there is no more."""

    async def send(self, text: bytes) -> None:
        """Send an encoded message; Disconnected if the client has gone."""

    def send_now(self, revision: Revision, confirmed: list[str]) -> bool:
        """Show a revision at once if its snapshot is ready and the client reads; return whether it did."""

    def reply_now(self, text: bytes) -> bool:
        """Send an encoded reply at once if the client reads; return whether it did."""

    def take_messages(self, subscriber: Subscriber) -> None:
        """Take answers as they arrive, from now on, instead of leaving them to `receive`."""

    async def receive(self) -> str | None:
        """Return the next message of the client; None if it has gone."""

    async def handle(self, subscriber: Subscriber, text: str) -> bool:
        """Carry out a message of the client; return whether it was valid."""

    async def reject(self) -> None:
        """Close the connection after an invalid message."""


class Subscriber:
    """The outgoing queue of a connection: the latest revision replaces earlier ones that were not sent."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._latest: Revision | None = None
        self._taken = -1
        self._notices: deque[dict[str, Any]] = deque(maxlen=NOTICES)
        self._confirmed: list[str] = []
        # Not an Event, which costs more than all else here.
        self._ready = False
        self._waiting: asyncio.Future[None] | None = None
        # Since when the client has not read the message that is being sent.
        self.since: float | None = None
        self.sending: asyncio.Task[None] | None = None
        self.dropped = False

    def publish(self, revision: Revision) -> None:
        """Queue a revision."""
        if self._latest is None or self._latest.version < revision.version:
            self._latest = revision
            self._wake()

    def notify(self, message: dict[str, Any]) -> None:
        """Queue a notice."""
        if not self._notices or self._notices[-1] != message:
            self._notices.append(message)
        # The first message is a snapshot.
        if self._latest is not None:
            self._wake()

    def confirm(self, key: str, revision: Revision) -> None:
        """Confirm a command, even if its revision was sent already: at once if nothing else is queued."""
        if self._is_next(revision) and self.connection.send_now(revision, [key]):
            self._latest = revision
            self._taken = revision.version
            return
        self._confirmed.append(key)
        self.publish(revision)
        self._wake()

    def reply(self, message: dict[str, Any]) -> None:
        """Send a reply after what is queued: at once if that is nothing."""
        if not self._is_idle or not self.connection.reply_now(msgspec.json.encode(message)):
            self.notify(message)

    def drop(self) -> None:
        """Close the connection."""
        self.dropped = True
        if self.sending is not None:
            self.sending.cancel()

    @property
    def _is_idle(self) -> bool:
        """Whether the task that sends has nothing to do."""
        return self._waiting is not None and not self._waiting.done() and not self._ready

    def _is_next(self, revision: Revision) -> bool:
        """Return whether a revision is news and nothing else is queued."""
        return self._is_idle and self._latest is not None and self._latest.version < revision.version

    def _wake(self) -> None:
        self._ready = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def ready(self) -> None:
        """Wait until there is something to send."""
        while not self._ready:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting

    def take(self) -> tuple[Revision | None, list[str], list[dict[str, Any]]]:
        """Return what is next: a revision that was not sent yet, the keys it confirms, and notices."""
        self._ready = False
        notices = list(self._notices)
        self._notices.clear()
        confirmed, self._confirmed = self._confirmed, []
        assert self._latest is not None
        fresh = self._latest if confirmed or self._latest.version > self._taken else None
        self._taken = self._latest.version
        return fresh, confirmed, notices


class Connections:
    """The subscribers of every table."""

    def __init__(self) -> None:
        self._subscribers: dict[str, set[Subscriber]] = {}
        # One lock for all crowds: of them all, one client gets its message in an iteration of the loop.
        self._crowd = asyncio.Lock()
        self._tasks = BackgroundTasks()

    def start(self) -> None:
        self._tasks.repeat(SLOW_SECONDS / 3, self._drop_slow_clients)

    async def stop(self) -> None:
        await self._tasks.stop()

    async def _drop_slow_clients(self) -> None:
        """Cancel connections whose client does not read; cheaper than a timeout for every message."""
        late = monotonic() - SLOW_SECONDS
        for subscribers in self._subscribers.values():
            for subscriber in subscribers:
                is_late = subscriber.since is not None and subscriber.since < late
                if is_late:
                    subscriber.drop()

    def drop(self, id: str) -> None:
        """Close all connections of a table; its clients learn the reason when they ask again."""
        for subscriber in self._subscribers.get(id, ()):
            subscriber.drop()

    def tables(self) -> list[str]:
        """Return the tables that have subscribers in this process."""
        return list(self._subscribers)

    def count(self) -> int:
        """Return the number of open connections."""
        return sum(len(subscribers) for subscribers in self._subscribers.values())

    def has_subscribers(self, id: str) -> bool:
        return id in self._subscribers

    def publish(self, revision: Revision) -> None:
        """Send a revision to every subscriber of its table."""
        for subscriber in self._subscribers.get(revision.setup.id, ()):
            subscriber.publish(revision)

    def notify(self, id: str, message: dict[str, Any], participants_only: bool = False) -> None:
        """Send a notice to the subscribers of a table, or only to its participants."""
        for subscriber in self._subscribers.get(id, ()):
            if not participants_only or subscriber.connection.is_participant():
                subscriber.notify(message)

    async def serve(self, id: str, connection: Connection) -> None:
        """Serve an accepted connection until it closes."""
        subscriber = Subscriber(connection)
        self._subscribers.setdefault(id, set()).add(subscriber)
        try:
            # Read the table only after subscribing, so that no revision is missed.
            subscriber.publish(await connection.arrive())
            for notice in connection.greetings():
                subscriber.notify(notice)
            subscriber.sending = sending = asyncio.create_task(self._send(id, subscriber))
            if subscriber.dropped:
                # The table was deleted or set aside since it was read.
                sending.cancel()
            receiving = asyncio.create_task(_receive(subscriber))
            connection.take_messages(subscriber)
            done, pending = await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
            for task in pending:
                task.cancel()
            await asyncio.gather(*pending, return_exceptions=True)
            for task in done:
                if not task.cancelled():
                    task.result()
        finally:
            # Garbage is collected rarely, so nothing may refer to itself: the cancelled task has its frames.
            subscriber.sending = None
            subscribers = self._subscribers[id]
            subscribers.discard(subscriber)
            if not subscribers:
                del self._subscribers[id]

    async def _send(self, id: str, subscriber: Subscriber) -> None:
        """Send queued messages until the client disconnects."""
        connection = subscriber.connection
        try:
            while True:
                await subscriber.ready()
                if len(self._subscribers[id]) > FEW:
                    async with self._crowd:
                        await asyncio.sleep(0)
                revision, confirmed, notices = subscriber.take()
                snapshot = b""
                if revision is not None:
                    await connection.prepare(revision)
                    snapshot = connection.show(revision, confirmed)
                subscriber.since = monotonic()
                if snapshot:
                    await connection.send(snapshot)
                for notice in notices:
                    await connection.send(msgspec.json.encode(notice))
                subscriber.since = None
        except Disconnected:
            return


async def _receive(subscriber: Subscriber) -> None:
    """Handle messages one after another until the client disconnects or sends an invalid one."""
    connection = subscriber.connection
    while (text := await connection.receive()) is not None:
        if not await connection.handle(subscriber, text):
            await connection.reject()
            return
        # Receiving a message that is there already does not give the others their turn.
        await asyncio.sleep(0)

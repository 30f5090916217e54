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

from weald.server.tables.revision import Moment

# Somebody who has not taken a message after this time is gone; the page connects again by itself.
SLOW_SECONDS = 15.0
# Of talk and the like so much waits for somebody who is slow; the page can ask for the rest.
ASIDES = 100


class Line(Protocol):
    """What somebody who watches may see and say."""

    async def arrive(self) -> Moment:
        """The table, now that nothing can be missed any more."""

    def greeting(self) -> dict[str, Any]:
        """What is said besides, after the first moment."""

    def is_insider(self) -> bool:
        """Whether this is one of the people at the table, now."""

    def show(self, moment: Moment, version: int) -> dict[str, Any]:
        """The message for who knows the table up to a version."""

    async def hear(self, watcher: Watcher, text: str) -> bool:
        """Deal with a message that came in; False: it is nonsense."""


class Watcher:
    """Somebody who watches: only the latest moment waits, however slowly it is taken."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self._latest: Moment | None = None
        self._taken = -1
        self._asides: deque[dict[str, Any]] = deque(maxlen=ASIDES)
        self._confirmed: list[str] = []
        self._news = asyncio.Event()
        # Since when a message waits for somebody who does not take it.
        self.since: float | None = None
        self.sending: asyncio.Task[None] | None = None

    def tell(self, moment: Moment) -> None:
        if self._latest is None or self._latest.version < moment.version:
            self._latest = moment
            self._news.set()

    def tell_aside(self, message: dict[str, Any]) -> None:
        if not self._asides or self._asides[-1] != message:
            self._asides.append(message)
        # The table itself comes first.
        if self._latest is not None:
            self._news.set()

    def confirm(self, key: str, moment: Moment) -> None:
        """Let the next message say that a command was stored, also if it brings nothing new."""
        self._confirmed.append(key)
        self.tell(moment)
        self._news.set()

    async def next(self) -> tuple[Moment | None, list[str], list[dict[str, Any]]]:
        """The latest moment, if it was not taken before, what it confirms, and what was said besides."""
        await self._news.wait()
        self._news.clear()
        asides = list(self._asides)
        self._asides.clear()
        confirmed, self._confirmed = self._confirmed, []
        assert self._latest is not None
        fresh = self._latest if confirmed or self._latest.version > self._taken else None
        self._taken = self._latest.version
        return fresh, confirmed, asides


class Live:
    """Everybody who watches, by table."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = {}
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._looking = asyncio.create_task(self._look_for_slow_ones())

    async def stop(self) -> None:
        if self._looking is not None:
            self._looking.cancel()

    async def _look_for_slow_ones(self) -> None:
        """Let those go who do not take their messages; a timer for every message would cost more than it."""
        while True:
            await asyncio.sleep(SLOW_SECONDS / 3)
            late = monotonic() - SLOW_SECONDS
            for watcher in [watcher for watchers in self._watchers.values() for watcher in watchers]:
                if watcher.since is not None and watcher.since < late and watcher.sending is not None:
                    watcher.sending.cancel()

    def watched(self) -> list[str]:
        """The tables that somebody watches here."""
        return list(self._watchers)

    def count(self) -> int:
        """How many watch."""
        return sum(len(watchers) for watchers in self._watchers.values())

    def is_watched(self, id: str) -> bool:
        return id in self._watchers

    def publish(self, moment: Moment) -> None:
        for watcher in self._watchers.get(moment.setup.id, ()):
            watcher.tell(moment)

    def tell(self, id: str, message: dict[str, Any], insiders: bool = False) -> None:
        """Pass on what is not part of the game to everybody who watches a table, or to its people alone."""
        for watcher in self._watchers.get(id, ()):
            if not insiders or watcher.line.is_insider():
                watcher.tell_aside(message)

    async def serve(self, socket: WebSocket, id: str, line: Line) -> None:
        """Keep an accepted socket up to date until it closes."""
        watcher = Watcher(line)
        self._watchers.setdefault(id, set()).add(watcher)
        try:
            # Only now that nothing can be missed any more is the table read.
            watcher.tell(await line.arrive())
            watcher.tell_aside(line.greeting())
            watcher.sending = sending = asyncio.create_task(_send(socket, watcher))
            hearing = asyncio.create_task(_hear(socket, watcher))
            done, open_still = await asyncio.wait({sending, hearing}, return_when=asyncio.FIRST_COMPLETED)
            for task in open_still:
                task.cancel()
            await asyncio.gather(*open_still, return_exceptions=True)
            for task in done:
                if not task.cancelled():
                    task.result()
        finally:
            watchers = self._watchers[id]
            watchers.discard(watcher)
            if not watchers:
                del self._watchers[id]


async def _send(socket: WebSocket, watcher: Watcher) -> None:
    version = -1
    try:
        while True:
            moment, confirmed, asides = await watcher.next()
            messages = asides if moment is None else [watcher.line.show(moment, version), *asides]
            if confirmed:
                messages[0]["confirmed"] = confirmed
            watcher.since = monotonic()
            for message in messages:
                await socket.send_text(msgspec.json.encode(message).decode())
            watcher.since = None
            version = version if moment is None else moment.version
    except WebSocketDisconnect:
        return


async def _hear(socket: WebSocket, watcher: Watcher) -> None:
    """Take in one message after another until the other side leaves or talks nonsense."""
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        if not await watcher.line.hear(watcher, message.get("text") or ""):
            await socket.close(1008)
            return

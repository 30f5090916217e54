"""Live updates: whoever watches a table gets every change over a WebSocket, after it is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from weald.server.moment import Moment

# Somebody who has not taken a message after this time is gone; the page connects again by itself.
SLOW_SECONDS = 15.0

Show = Callable[[Moment, int], dict[str, Any]]


class Watcher:
    """Somebody who watches: only the latest moment waits, however slowly it is taken."""

    def __init__(self) -> None:
        self._latest: Moment | None = None
        self._news = asyncio.Event()

    def tell(self, moment: Moment) -> None:
        if self._latest is None or self._latest.version < moment.version:
            self._latest = moment
            self._news.set()

    async def next(self) -> Moment:
        await self._news.wait()
        self._news.clear()
        assert self._latest is not None
        return self._latest


class Live:
    """Everybody who watches, by table."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = {}

    def publish(self, moment: Moment) -> None:
        for watcher in self._watchers.get(moment.setup.id, ()):
            watcher.tell(moment)

    async def serve(self, socket: WebSocket, id: str, show: Show, latest: Callable[[], Any]) -> None:
        """Keep an accepted socket up to date until it closes; `show` makes the message since a version."""
        watcher = Watcher()
        self._watchers.setdefault(id, set()).add(watcher)
        try:
            # Only now that nothing can be missed any more is the table read.
            watcher.tell(await latest())
            sending = asyncio.create_task(_send(socket, watcher, show))
            hearing = asyncio.create_task(_hear(socket))
            done, open_still = await asyncio.wait({sending, hearing}, return_when=asyncio.FIRST_COMPLETED)
            for task in open_still:
                task.cancel()
            await asyncio.gather(*open_still, return_exceptions=True)
            for task in done:
                task.result()
        finally:
            watchers = self._watchers[id]
            watchers.discard(watcher)
            if not watchers:
                del self._watchers[id]


async def _send(socket: WebSocket, watcher: Watcher, show: Show) -> None:
    version = -1
    try:
        while True:
            moment = await watcher.next()
            text = msgspec.json.encode(show(moment, version)).decode()
            async with asyncio.timeout(SLOW_SECONDS):
                await socket.send_text(text)
            version = moment.version
    except (WebSocketDisconnect, TimeoutError):
        return


async def _hear(socket: WebSocket) -> None:
    """Wait until the other side leaves; it has nothing to say here."""
    message = await socket.receive()
    if message["type"] == "websocket.receive":
        await socket.close(1008)

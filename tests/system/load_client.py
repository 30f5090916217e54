"""Minimal clients for load tests, so that the service dominates the measurement."""

from __future__ import annotations

import asyncio
import base64
import os
import secrets
from collections import deque
from time import perf_counter
from typing import Any

import msgspec


class Choice(msgspec.Struct):
    """An option, decoded without its other fields."""

    id: str


class Decision(msgspec.Struct):
    """A seat's question."""

    choices: list[Choice]


class StoredReplay(msgspec.Struct):
    """The part of a full or brief snapshot that a player needs."""

    version: int
    over: bool
    decisions: list[Decision] = []
    options: Any = ()
    confirmed: list[str] = []

    def first(self) -> str:
        """Return the first option."""
        option: str = self.decisions[0].choices[0].id if self.decisions else self.options[0]
        return option


TEXT, PING, PONG = 1, 9, 10
PROGRESS = msgspec.json.Decoder(StoredReplay)


class Socket(asyncio.Protocol):
    """A socket with one pending request at a time."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._transport: asyncio.Transport | None = None
        self._reply: asyncio.Future[bytes] | None = None
        self._got = bytearray()

    async def open(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self._port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if self._reply is not None and not self._reply.done():
            self._reply.set_exception(exc or EOFError())

    def data_received(self, data: bytes) -> None:
        self._got += data
        self._look()

    def _look(self) -> None:
        size = self.complete(self._got)
        if size and self._reply is not None and not self._reply.done():
            whole = bytes(self._got[:size])
            del self._got[:size]
            self._reply.set_result(whole)

    def complete(self, got: bytearray) -> int:
        """Return the length of the first complete message; 0 if it is incomplete."""
        raise NotImplementedError

    async def ask(self, message: bytes) -> bytes:
        """Send a message, if there is one, and wait for the next response."""
        if self._transport is None:
            # The service has closed the idle connection.
            await self.open()
        assert self._transport is not None
        self._reply = asyncio.get_running_loop().create_future()
        if message:
            self._transport.write(message)
        self._look()
        return await self._reply

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


class Http(Socket):
    """HTTP/1.1 with keep-alive."""

    # The last cookie that a response has set.
    cookie = ""

    def complete(self, got: bytearray) -> int:
        head = got.find(b"\r\n\r\n")
        if head < 0:
            return 0
        fields = bytes(got[:head]).lower()
        if b"content-length: " not in fields:
            return head + 4
        size = head + 4 + int(fields.split(b"content-length: ", 1)[1].split(b"\r\n", 1)[0])
        return size if len(got) >= size else 0

    async def send(self, method: str, path: str, headers: str = "", body: Any = None) -> tuple[int, bytes]:
        """Return the status and the body of the response."""
        payload = b"" if body is None else msgspec.json.encode(body)
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{headers}Content-Length: {len(payload)}\r\n\r\n"
        )
        try:
            whole = await self.ask(head.encode() + payload)
        except (OSError, EOFError):
            # The service closed the idle connection just now.
            whole = await self.ask(head.encode() + payload)
        if (start := whole.lower().find(b"\r\nset-cookie: ")) >= 0:
            self.cookie = whole[start + len("\r\nset-cookie: ") : whole.index(b";", start)].decode()
        return int(whole[9:12]), whole[whole.index(b"\r\n\r\n") + 4 :]


class WebSocket(Socket):
    """A WebSocket, with just enough of the protocol for messages of up to 64 kB."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self._open = False

    def complete(self, got: bytearray) -> int:
        if not self._open:
            return got.find(b"\r\n\r\n") + 4 if b"\r\n\r\n" in got else 0
        # A server's frame has a head of two bytes for a payload of up to 125, of four for more.
        size = 2 + got[1] if len(got) > 1 and got[1] < 126 else 4 + int.from_bytes(got[2:4], "big")
        return size if len(got) >= max(size, 4) else 0

    async def greet(self, path: str = "/", headers: str = "") -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        head = await self.ask(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{headers}Upgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert head.startswith(b"HTTP/1.1 101 "), head
        self._open = True


class Connections(WebSocket):
    """The live connection of a table: it returns snapshots, answers pings and skips notices."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self._frames: deque[bytes] = deque()

    def _look(self) -> None:
        if not self._open:
            super()._look()
            return
        while size := self.complete(self._got):
            self._take(bytes(self._got[:size]))
            del self._got[:size]
        if self._frames and self._reply is not None and not self._reply.done():
            self._reply.set_result(self._frames.popleft())

    def _take(self, whole: bytes) -> None:
        payload = _payload(whole)
        if whole[0] & 0x0F == PING:
            assert self._transport is not None
            self._transport.write(frame(payload, PONG))
        elif payload.startswith(b'{"id":'):
            self._frames.append(payload)

    async def snapshot(self, message: bytes = b"") -> StoredReplay:
        """Send a message, if there is one, and wait for the next snapshot."""
        return PROGRESS.decode(await self.ask(message))


def _payload(whole: bytes) -> bytes:
    return whole[2:] if whole[1] < 126 else whole[4:]


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """Return a client's frame; its mask is zero, so that masking costs nothing."""
    size = len(payload)
    first = 0x80 | kind
    head = bytes([first, 0x80 | size]) if size < 126 else bytes([first, 0xFE]) + size.to_bytes(2, "big")
    return head + bytes(4) + payload


class Player:
    """A player who plays solo tables, always with the first option, on live connections."""

    def __init__(self, port: int, brief: bool = False) -> None:
        self._port = port
        self._query = "seat=0&brief=1" if brief else "seat=0"
        self._http = Http(port)
        self._live: Connections | None = None
        self._ready: deque[tuple[Connections, StoredReplay]] = deque()
        self._headers = ""
        self._progress: StoredReplay | None = None
        self.confirmed = 0
        self.seconds: list[float] = []

    @property
    def prepared(self) -> int:
        """The number of tables that are ready for later games."""
        return len(self._ready)

    async def sit_down(self, game: str) -> None:
        """Move to the next prepared table, or open one."""
        if not self._ready:
            await self.prepare(game)
        if self._live is not None:
            self._live.close()
        self._live, self._progress = self._ready.popleft()

    async def prepare(self, game: str) -> None:
        """Open a table and a live connection to it."""
        wish = {"game": game, "seats": [{"kind": "human", "name": "Noor"}]}
        status, body = await self._http.send("POST", "/api/tables", self._headers, wish)
        assert status == 201, body
        self._headers = self._headers or f"Cookie: {self._http.cookie}\r\n"
        line = Connections(self._port)
        await line.greet(f"/api/tables/{msgspec.json.decode(body)['id']}/live?{self._query}", self._headers)
        self._ready.append((line, await line.snapshot()))

    async def answer(self) -> bool:
        """Answer and wait for the confirmation; return False once the game is over."""
        progress = self._progress
        assert progress is not None
        assert self._live is not None
        if progress.over:
            return False
        option, key = progress.first(), secrets.token_hex(16)
        body = {"seat": 0, "expected": progress.version, "key": key, "option": option}
        began = perf_counter()
        self._progress = await self._live.snapshot(frame(msgspec.json.encode({"answer": body})))
        self.seconds.append(perf_counter() - began)
        assert self._progress.confirmed == [key]
        self.confirmed += 1
        return True

    def forget(self) -> None:
        """Reset the counters."""
        self.confirmed = 0
        self.seconds.clear()

    def close(self) -> None:
        for line, _ in self._ready:
            line.close()
        self._http.close()
        if self._live is not None:
            self._live.close()

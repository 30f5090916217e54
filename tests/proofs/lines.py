"""The leanest clients there can be, so that it is the service that is measured."""

from __future__ import annotations

import asyncio
import base64
import os
import secrets
from time import perf_counter
from typing import Any

import msgspec


class Choice(msgspec.Struct):
    """An option; all else in it is skipped."""

    id: str


class Decision(msgspec.Struct):
    """What a seat is asked."""

    choices: list[Choice]


class Told(msgspec.Struct):
    """The part of a snapshot that a player needs to go on."""

    version: int
    over: bool
    decisions: list[Decision]


TOLD = msgspec.json.Decoder(Told)


class Line(asyncio.Protocol):
    """A socket on which one message waits for its reply."""

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
        size = self.complete(self._got)
        if size and self._reply is not None and not self._reply.done():
            whole = bytes(self._got[:size])
            del self._got[:size]
            self._reply.set_result(whole)

    def complete(self, got: bytearray) -> int:
        """The length of the message that has arrived whole; 0: there is more to come."""
        raise NotImplementedError

    async def ask(self, message: bytes) -> bytes:
        """Send a message and wait for the one that answers it."""
        if self._transport is None:
            # Not used for a while, so the service has closed it.
            await self.open()
        assert self._transport is not None
        self._reply = asyncio.get_running_loop().create_future()
        self._transport.write(message)
        return await self._reply

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


class Http(Line):
    """Plain HTTP/1.1 with a line that stays open."""

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
        """The status and the body of the reply."""
        payload = b"" if body is None else msgspec.json.encode(body)
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{headers}Content-Length: {len(payload)}\r\n\r\n"
        )
        try:
            whole = await self.ask(head.encode() + payload)
        except (OSError, EOFError):
            # The service closed the line, unused for a while, at this very moment.
            whole = await self.ask(head.encode() + payload)
        return int(whole[9:12]), whole[whole.index(b"\r\n\r\n") + 4 :]


class Echo(Line):
    """A WebSocket, with just enough of the protocol for short messages that come back."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self._open = False

    def complete(self, got: bytearray) -> int:
        if not self._open:
            return got.find(b"\r\n\r\n") + 4 if b"\r\n\r\n" in got else 0
        # A server's frame: two bytes of head for up to 125, four for more.
        size = 2 + got[1] if len(got) > 1 and got[1] < 126 else 4 + int.from_bytes(got[2:4], "big")
        return size if len(got) >= max(size, 4) else 0

    async def greet(self) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        await self.ask(
            f"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self._open = True


def frame(payload: bytes) -> bytes:
    """A client's text message, under a mask of zeros: it is all there, and costs us nothing."""
    size = len(payload)
    head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2, "big")
    return head + bytes(4) + payload


class Player:
    """Somebody who plays alone at one table after another, always with the first option."""

    def __init__(self, port: int) -> None:
        self._http = Http(port)
        self._headers = f"Cookie: weald={secrets.token_urlsafe(32)}\r\n"
        self._path = ""
        self._told: Told | None = None
        self.confirmed = 0
        self.seconds: list[float] = []

    async def sit_down(self, game: str) -> None:
        """Open a table of one's own."""
        wish = {"game": game, "seats": [{"kind": "human", "name": "Noor"}]}
        status, body = await self._http.send("POST", "/api/tables", self._headers, wish)
        assert status == 201, body
        self._path = f"/api/tables/{msgspec.json.decode(body)['id']}"
        status, body = await self._http.send("GET", f"{self._path}?seat=0", self._headers)
        assert status == 200, body
        self._told = TOLD.decode(body)

    @property
    def path(self) -> str:
        return self._path

    async def answer(self) -> bool:
        """One confirmed answer; False once the game is over."""
        told = self._told
        assert told is not None
        if told.over:
            return False
        option = told.decisions[0].choices[0].id
        body = {"seat": 0, "expected": told.version, "key": secrets.token_hex(16), "option": option}
        began = perf_counter()
        status, reply = await self._http.send("POST", f"{self._path}/answer", self._headers, body)
        self.seconds.append(perf_counter() - began)
        assert status == 200, reply
        self.confirmed += 1
        self._told = TOLD.decode(reply)
        return True

    def forget(self) -> None:
        """Count from here on."""
        self.confirmed = 0
        self.seconds.clear()

    def close(self) -> None:
        self._http.close()

"""Minimal clients for load tests, so that the service dominates the measurement."""

from __future__ import annotations

import asyncio
import base64
import os
import secrets
from collections import deque
from collections.abc import Mapping
from time import perf_counter
from typing import Any, NamedTuple

import msgspec


class Choice(msgspec.Struct):
    """An option, decoded without its other fields."""

    id: str


class Decision(msgspec.Struct):
    """A seat's question."""

    choices: list[Choice]


class Progress(msgspec.Struct):
    """The part of a snapshot, brief or not, that a player needs."""

    version: int
    over: bool
    decisions: list[Decision] = []
    options: Any = ()
    confirmed: list[str] = []

    @property
    def asked(self) -> bool:
        """Whether there is a question for the seat."""
        return bool(self.decisions or (self.options and isinstance(self.options, list)))

    def first(self) -> str:
        """Return the first option."""
        option: str = self.decisions[0].choices[0].id if self.decisions else self.options[0]
        return option


class Missed(msgspec.Struct):
    """A refusal with what its sender has missed."""

    missed: Progress


TEXT, PING, PONG = 1, 9, 10
MISSED = msgspec.json.Decoder(Missed)
PROGRESS = msgspec.json.Decoder(Progress)


class Socket(asyncio.Protocol):
    """A socket with one pending request at a time."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._transport: asyncio.Transport | None = None
        self._reply: asyncio.Future[bytes] | None = None
        self._got = bytearray()
        # Bytes that have arrived.
        self.received = 0

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
        self.received += len(data)
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
    """The live connection of a table: it returns snapshots and replies, and answers pings."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self._open = False
        self._frames: deque[bytes] = deque()

    def complete(self, got: bytearray) -> int:
        if not self._open:
            return got.find(b"\r\n\r\n") + 4 if b"\r\n\r\n" in got else 0
        head = _head(got)
        size = head + _length(got) if len(got) >= head else 0
        return size if size and len(got) >= size else 0

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
        payload = whole[_head(whole) :]
        if whole[0] & 0x0F == PING:
            self.send(payload, PONG)
        elif payload.startswith((b'{"id":', b'{"n":', b'{"outcomes":', b'{"error":')):
            self._frames.append(payload)

    async def greet(self, path: str = "/", headers: str = "") -> None:
        """Open the connection."""
        key = base64.b64encode(os.urandom(16)).decode()
        head = await self.ask(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{headers}Upgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert head.startswith(b"HTTP/1.1 101 "), head
        self._open = True
        # The first message may have come with the head.
        self._look()

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """Send a message; its mask is zero, so that masking costs nothing."""
        assert self._transport is not None
        self._transport.write(frame(payload, kind))

    async def next(self) -> bytes:
        """Return the next message that is no notice."""
        return await self.ask(b"")


def _head(got: bytes | bytearray) -> int:
    """Return the length of the head of a server's frame."""
    return 2 if len(got) < 2 or got[1] < 126 else 4 if got[1] == 126 else 10


def _length(got: bytes | bytearray) -> int:
    """Return the length of the payload of a server's frame."""
    head = _head(got)
    return got[1] if head == 2 else int.from_bytes(got[2:head], "big")


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """Return a client's frame."""
    size = len(payload)
    first = 0x80 | kind
    head = bytes([first, 0x80 | size]) if size < 126 else bytes([first, 0xFE]) + size.to_bytes(2, "big")
    return head + bytes(4) + payload


# Ways in which clients answer: in a numbered call on their connection, as pages do since 0.3.0; in a
# request, as those of 0.2.0 did; on their connection as programs do.
CALL, POST, PROGRAM = WAYS = ("call", "post", "program")


async def spoken(port: int) -> str:
    """Return the way in which the pages of a service say an answer."""
    http = Http(port)
    _, described = await http.send("GET", "/api/openapi.json")
    http.close()
    return CALL if b'"reply"' in described else POST


class Sitting(NamedTuple):
    """A table that a page has open, with its connection and what it was shown first."""

    id: str
    line: WebSocket
    progress: Progress


class Page:
    """A page that plays tables of its own, always with the first option."""

    def __init__(self, port: int, way: str, watchers: int = 0) -> None:
        self._port = port
        self._way = way
        self._watchers = watchers
        self._http = Http(port)
        self._ready: deque[Sitting] = deque()
        self._at: Sitting | None = None
        self._watching: list[WebSocket] = []
        self._headers = ""
        self._calls = 0
        self.confirmed = 0
        self.seconds: list[float] = []

    @property
    def prepared(self) -> int:
        """The number of tables that are ready for later games."""
        return len(self._ready)

    @property
    def received(self) -> int:
        """Bytes that came to this page, on its connection and in replies."""
        return self._http.received + (0 if self._at is None else self._at.line.received)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._at is None or self._at.progress.over

    async def sit_down(self, game: str, *others: Mapping[str, Any]) -> None:
        """Move to the next prepared table, or open one."""
        if not self._ready:
            await self.prepare(game, *others)
        self._leave()
        self._at = self._ready.popleft()
        for _ in range(self._watchers):
            self._watching.append(await self._connected(self._at.id))

    async def prepare(self, game: str, *others: Mapping[str, Any]) -> None:
        """Open a table and a live connection to it, to play with `others`."""
        seats = [{"kind": "human", "name": "Noor"}, *others]
        status, body = await self._http.send(
            "POST", "/api/tables", self._headers, {"game": game, "seats": seats}
        )
        assert status == 201, body
        self._headers = self._headers or f"Cookie: {self._http.cookie}\r\n"
        id = msgspec.json.decode(body)["id"]
        line = await self._connected(id)
        self._ready.append(Sitting(id, line, PROGRESS.decode(await line.next())))

    async def _connected(self, id: str) -> WebSocket:
        line = WebSocket(self._port)
        brief = "&brief=1" if self._way == PROGRAM else ""
        await line.greet(f"/api/tables/{id}/live?seat=0{brief}", self._headers)
        return line

    async def answer(self) -> bool:
        """Answer and wait for the confirmation; return False once the game is over."""
        at = self._at
        assert at is not None
        if at.progress.over:
            return False
        key = secrets.token_hex(16)
        body = {"seat": 0, "expected": at.progress.version, "key": key, "option": at.progress.first()}
        began = perf_counter()
        if self._way == POST:
            status, reply = await self._http.send("POST", f"/api/tables/{at.id}/answer", self._headers, body)
            assert status in (200, 409), reply[:200]
            accepted = status == 200
            took = perf_counter() - began
            progress = PROGRESS.decode(reply) if accepted else MISSED.decode(reply).missed
            # Every answer is pushed to the page as well.
            while PROGRESS.decode(await at.line.next()).version < progress.version:
                pass
        else:
            self._calls += 1
            call = {"n": self._calls, "do": "answer", **body}
            at.line.send(msgspec.json.encode(call if self._way == CALL else {"answer": body}))
            progress = PROGRESS.decode(await at.line.next())
            accepted = key in progress.confirmed
            while self._way == CALL and not (message := await at.line.next()).startswith(b'{"n":'):
                # AI seats go on at once.
                progress = PROGRESS.decode(message)
                accepted = accepted or key in progress.confirmed
            took = perf_counter() - began
        self._at = at._replace(progress=progress)
        if accepted:
            # Otherwise an AI seat was faster.
            self.seconds.append(took)
            self.confirmed += 1
        return True

    async def until_asked(self) -> None:
        """Wait until AI seats have left the next question to this page, or the game is over."""
        at = self._at
        assert at is not None
        while not at.progress.asked and not at.progress.over:
            at = self._at = at._replace(progress=PROGRESS.decode(await at.line.next()))

    async def foresee(self) -> None:
        """Ask what the options would bring, as a page does at every question."""
        at = self._at
        assert at is not None
        if at.progress.over:
            return
        self._calls += 1
        call = {"n": self._calls, "do": "outcomes", "seat": 0}
        at.line.send(msgspec.json.encode(call if self._way == CALL else {"outcomes": {"seat": 0}}))
        while (message := await at.line.next()).startswith(b'{"id":'):
            self._at = at = at._replace(progress=PROGRESS.decode(message))

    async def look(self) -> None:
        """Look at the table, as a page does that comes back."""
        assert self._at is not None
        status, body = await self._http.send("GET", f"/api/tables/{self._at.id}?seat=0", self._headers)
        assert status == 200, body

    async def hint(self) -> None:
        """Ask for a hint; the service may be too busy for it."""
        at = self._at
        assert at is not None
        if not at.progress.over:
            wish = {"seat": 0, "expected": at.progress.version}
            status, body = await self._http.send("POST", f"/api/tables/{at.id}/hint", self._headers, wish)
            assert status in (200, 429, 503), body

    def forget(self) -> None:
        """Reset the counters."""
        self.confirmed = 0
        self.seconds.clear()

    def _leave(self) -> None:
        for line in [*self._watching, *([] if self._at is None else [self._at.line])]:
            line.close()
        self._watching, self._at = [], None

    def close(self) -> None:
        """Close all connections."""
        self._leave()
        for sitting in self._ready:
            sitting.line.close()
        self._http.close()

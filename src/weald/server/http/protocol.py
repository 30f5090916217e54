"""Bounds below the application: heads of requests, their time, what a live connection may send.

They are put around uvicorn's protocols, of which nothing is known here but that they are protocols of asyncio
and hand an upgraded connection over by `set_protocol`.
"""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from weald.server.bounded import TokenBucket
from weald.server.http.gate import Gate

# The head of a request, and the seconds in which it has to arrive.
HEAD_BYTES = 32_000
HEAD_SECONDS = 10.0
# The seconds in which the rest of a request has to arrive and its response has to begin.
REQUEST_SECONDS = 60.0
# The bytes that a live connection may send at once, and per second; and those that are held back until a
# message was read, before nothing more is taken.
LIVE_BYTES = 64_000
# The bytes of a live connection that are parsed at once: thousands of frames would hold up all clients.
PARSED_AT_ONCE = 1_000

# Requests sent ahead on one connection; browsers send none.
PIPELINED = 16

END_OF_HEAD = b"\r\n\r\n"
CONTENT_LENGTH = re.compile(rb"\r\ncontent-length:[ \t]*([0-9]{1,12})[ \t]*(?:\r\n|$)", re.IGNORECASE)
CONTINUE = b"HTTP/1.1 100"
CHUNKED = re.compile(rb"\r\ntransfer-encoding:", re.IGNORECASE)
# A body that ends where it says: all until the response is taken for it.
UNKNOWN = 1 << 62
BUSY = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

log = logging.getLogger(__name__)


class BoundedProtocol(asyncio.Protocol):
    """A connection of a client, with bounds around uvicorn's protocol."""

    def __init__(self, gate: Gate, **parts: Any) -> None:
        self._gate = gate
        self._inner: asyncio.Protocol = HttpToolsProtocol(**parts)
        self._loop = asyncio.get_running_loop()
        self._host: str | None = None
        self._watched: Watched | None = None
        self._deadline: asyncio.TimerHandle | None = None
        # The head that is arriving; how much of a body is still to come; heads since the last response.
        self._head = b""
        self._body = 0
        self._ahead = 0
        self._live: TokenBucket | None = None
        # Bytes of a live connection that were not parsed yet, and whether they wait until a message was read.
        self._unparsed = b""
        self._holding = False
        # Frames to be sent at the end of this turn of the loop: a snapshot goes with its reply.
        self._unsent: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._gate.slow_readers.watch(transport)
        peer = transport.get_extra_info("peername")
        host = peer[0] if isinstance(peer, tuple) else ""
        if not self._gate.enter(host):
            log.warning("a connection was refused: too many are open")
            transport.write(BUSY)
            transport.close()
            return
        self._host = host
        self._arm(HEAD_SECONDS)
        self._watched = Watched(transport, self)
        self._inner.connection_made(cast("asyncio.Transport", self._watched))

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        self._leave()
        if self._watched is not None:
            self._inner.connection_lost(exc)
            self._watched.owner = None
        # Nothing may refer to itself, because garbage is collected rarely.
        self._inner = asyncio.Protocol()

    def data_received(self, data: bytes) -> None:
        if self._transport.is_closing():
            return
        if self._live is not None:
            if self._live.take(None, len(data)):
                log.info("a live connection was closed: it sent too much")
                self._transport.abort()
            elif self._unparsed or self._holding:
                self._unparsed += data
                if len(self._unparsed) > LIVE_BYTES:
                    self._transport.pause_reading()
            else:
                self._unparsed = data
                self._parse_some()
            return
        self._count(data)
        self._pass_on(data)

    def _parse_some(self) -> None:
        """Pass some of what a live connection sent on; the rest has its turn after the others."""
        if self._holding or self._transport.is_closing():
            return
        data, self._unparsed = self._unparsed[:PARSED_AT_ONCE], self._unparsed[PARSED_AT_ONCE:]
        self._pass_on(data)
        if self._unparsed:
            self._loop.call_soon(self._parse_some)

    def hold(self, holding: bool) -> bool:
        """Hold back or pass on what a live connection sends: the transport itself would cost more."""
        if self._live is None:
            return False
        self._holding = holding
        if not holding:
            self._transport.resume_reading()
            if self._unparsed:
                self._loop.call_soon(self._parse_some)
        return True

    def send_soon(self, data: bytes) -> bool:
        """Send data of a live connection together with what follows at once; return whether it is one."""
        if self._live is None:
            return False
        if not self._unsent:
            self._loop.call_soon(self.flush)
        self._unsent.append(data)
        return True

    def flush(self) -> None:
        """Send the queued bytes."""
        unsent, self._unsent = self._unsent, []
        if unsent:
            self._transport.write(b"".join(unsent))

    def _pass_on(self, data: bytes) -> None:
        if self._transport.is_closing():
            return
        try:
            self._inner.data_received(data)
        except Exception as error:  # noqa: BLE001 (whatever is wrong, the client has sent it)
            log.info("a connection was closed: it was not understood (%s)", type(error).__name__)
            self._transport.abort()

    def eof_received(self) -> bool | None:
        return self._inner.eof_received()

    def pause_writing(self) -> None:
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._inner.resume_writing()

    def upgraded(self, protocol: asyncio.Protocol) -> None:
        """Pass the connection on to the protocol of a live connection, which has to answer in time."""
        self._inner = protocol
        self._live = TokenBucket(LIVE_BYTES, LIVE_BYTES)
        self._arm(HEAD_SECONDS)
        # Live connections have a limit of their own.
        self._leave()

    def written(self) -> None:
        """Note that a response has begun."""
        self._ahead = 0
        if self._body > UNKNOWN // 2:
            self._body = 0
        if self._live is not None or not self._body:
            self._disarm()

    def _count(self, data: bytes) -> None:
        """Follow requests from head to body to the next head; refuse a head that is too large."""
        while data:
            body = min(len(data), self._body)
            self._body -= body
            data = data[body:]
            if not data:
                return
            if not self._head:
                self._arm(HEAD_SECONDS)
            head, end, rest = (self._head + data).partition(END_OF_HEAD)
            if len(head) > HEAD_BYTES or self._ahead >= PIPELINED:
                log.info("a request was refused: its head is too large, or too many were sent ahead")
                self._transport.write(TOO_LARGE)
                self._transport.close()
                return
            if not end:
                self._head = head
                return
            length = CONTENT_LENGTH.search(head)
            self._body = int(length[1]) if length else UNKNOWN if CHUNKED.search(head) else 0
            self._head, data = b"", rest
            self._ahead += 1
            self._arm(REQUEST_SECONDS)

    def _arm(self, seconds: float) -> None:
        self._disarm()
        self._deadline = self._loop.call_later(seconds, self._expire)

    def _disarm(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _expire(self) -> None:
        log.info("a connection was closed: its request was not finished in time")
        self._deadline = None
        # Not close(): a client that does not read would keep the connection open.
        self._transport.abort()

    def _leave(self) -> None:
        if self._host is not None:
            self._gate.leave(self._host)
            self._host = None


class Watched:
    """The transport as uvicorn's protocols get it: it tells when they answer, and when they change places."""

    def __init__(self, transport: asyncio.Transport, owner: BoundedProtocol) -> None:
        self._transport = transport
        self.owner: BoundedProtocol | None = owner

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Send data."""
        if self.owner is not None and not data.startswith(CONTINUE):
            self.owner.written()
        if self.owner is None or not self.owner.send_soon(data):
            self._transport.write(data)

    def close(self) -> None:
        """Close the connection after what was written."""
        if self.owner is not None:
            self.owner.flush()
        self._transport.close()

    def pause_reading(self) -> None:
        """Get no more data for now."""
        if self.owner is None or not self.owner.hold(True):
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Get data again."""
        if self.owner is None or not self.owner.hold(False):
            self._transport.resume_reading()

    def set_protocol(self, protocol: asyncio.Protocol) -> None:
        """Let another protocol take over, still within the bounds."""
        assert self.owner is not None
        self.owner.upgraded(protocol)


class LiveProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol of live connections, whose shutdown would fail on a client that has left already."""

    def shutdown(self) -> None:
        """Close the connection because the service stops."""
        if self.transport.is_closing():
            self.transport.abort()
        else:
            super().shutdown()

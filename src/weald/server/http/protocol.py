"""Bounds below the application: heads of requests, their time, pipelining, connections per address."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # in C, where there is a compiler
from websockets.http11 import Request
from websockets.protocol import State

from weald.server.bounded import TokenBucket
from weald.server.http.rate_limits import counted, is_among, parse_address
from weald.server.settings import Network, Settings

# The head of a request: the longest line, all of it, its headers (trailers included).
LINE_BYTES = 8_000
HEAD_BYTES = 32_000
HEADERS = 100
# A head, and a body after it, have to arrive within these seconds; reading a body has its own, shorter limit.
HEAD_SECONDS = 10.0
BODY_SECONDS = 40.0
# A client that takes less than this many bytes of what waits for it at every look, for this many seconds,
# does not read: its connection is dropped with what waits.
READ_BYTES = 1_000
READ_SECONDS = 20.0
LOOK_SECONDS = 5.0
# Requests sent ahead on one connection; browsers send none.
PIPELINED = 16
# Open files of the process, and how many of them are for the database, the workers and the page's files.
OPEN_FILES = 65_536
RESERVED_FILES = 200
SWITCHING = 101

# A whole text message in one frame; the bit of a masked frame; the lengths that stand for longer fields.
TEXT_FRAME = 0x81
MASKED = 0x80
LONG, VERY_LONG = 126, 127
# Messages of a live connection that wait for the application before the service stops reading.
MESSAGES_AHEAD = 8
# The bytes of a client that are parsed at once: thousands of frames would hold up everybody.
PARSED_AT_ONCE = 1_000
# More frames than this that arrive together are left to the general parser, with all that follow.
FEW_FRAMES = 100
# Token bucket for pings, pongs and pieces of messages: burst, and refill per second.
SMALL_FRAMES = (200.0, 20.0)
# What a client may send after it was told to close, until its own close frame arrives.
BYTES_AFTER_CLOSE = 64_000
POLICY_VIOLATION = 1008
INVALID_TEXT = 1007
# The name under which the application finds the protocol of its socket.
DIRECT = "weald.direct"

BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
BUSY = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

log = logging.getLogger(__name__)


class Gate:
    """Counts open connections per peer; proxies and the machine itself have no limit of their own."""

    def __init__(self, settings: Settings, total: int) -> None:
        self._proxies: tuple[Network, ...] = settings.proxies
        self._allowed = settings.connections
        self._total = total
        self._open: Counter[str] = Counter()
        self._all = 0
        self.slow_readers = SlowReaders()

    def enter(self, host: str) -> bool:
        """Count a connection from `host`; return False if there are too many."""
        name = self._name(host)
        if self._all >= self._total:
            return False
        if name is not None and self._allowed and self._open[name] >= self._allowed:
            return False
        self._all += 1
        if name is not None:
            self._open[name] += 1
        return True

    def leave(self, host: str) -> None:
        """Count the end of a connection from `host`."""
        self._all -= 1
        name = self._name(host)
        if name is not None:
            self._open[name] -= 1
            if not self._open[name]:
                del self._open[name]

    def _name(self, host: str) -> str | None:
        address = parse_address(host)
        if is_among(address, self._proxies):
            # Its clients are counted by the requests that they have open.
            return None
        return counted(address)


class SlowReaders:
    """Drops connections whose clients do not read, whatever the connection is for, even a closing one."""

    def __init__(self) -> None:
        self._transports: set[asyncio.Transport] = set()
        # Per transport with something to send: how many bytes waited at the last look, since when they stay.
        self._waiting: dict[asyncio.Transport, tuple[int, float]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None

    def watch(self, transport: asyncio.Transport) -> None:
        """Watch a connection until it is closed."""
        self._transports.add(transport)
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
            self._loop.call_later(LOOK_SECONDS, self._look)

    def _look(self) -> None:
        now = monotonic()
        waiting: dict[asyncio.Transport, tuple[int, float]] = {}
        for transport in list(self._transports):
            size = transport.get_write_buffer_size()
            if not size:
                if transport.is_closing():
                    self._transports.discard(transport)
                continue
            before, since = self._waiting.get(transport, (size + READ_BYTES, now))
            since = since if size > before - READ_BYTES else now
            if now - since < READ_SECONDS:
                waiting[transport] = (size, since)
            else:
                log.info("a connection was closed: its client does not read")
                transport.abort()
        self._waiting = waiting
        assert self._loop is not None
        self._loop.call_later(LOOK_SECONDS, self._look)


class TooLarge(Exception):
    """The head of a request exceeds a bound."""


class BoundedHttpProtocol(HttpToolsProtocol):
    """uvicorn's protocol with bounds on the size, the number and the time of what a client sends."""

    def __init__(self, gate: Gate, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._gate = gate
        self._host: str | None = None
        self._deadline: asyncio.TimerHandle | None = None
        # Bytes since the parser last completed a head, a piece of a body or a message.
        self._pending = 0
        self._progress = False
        self._too_large = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._gate.slow_readers.watch(transport)
        host = self.client[0] if self.client else ""
        if not self._gate.enter(host):
            log.warning("a connection was refused: too many are open")
            transport.write(BUSY)
            transport.close()
            return
        self._host = host
        self._arm(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        self._release()
        super().connection_lost(exc)
        self._free()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._progress = False
        super().data_received(data)
        self._pending = 0 if self._progress else self._pending + len(data)
        if self._pending > HEAD_BYTES and not self.transport.is_closing():
            self._too_large = True
            self.send_400_response("")
        elif self._pending and self._deadline is None:
            # Line breaks between requests begin no message, but end uvicorn's own timeout.
            self._arm(HEAD_SECONDS)

    def handle_websocket_upgrade(self) -> None:
        self._disarm()
        # Live connections have a limit of their own.
        self._release()
        super().handle_websocket_upgrade()
        self._free()

    def send_400_response(self, msg: str) -> None:
        if not self._too_large:
            super().send_400_response(msg)
            return
        log.info("a request was refused: its head is too large")
        self.transport.write(STATUS_LINE[431] + b"connection: close\r\ncontent-length: 0\r\n\r\n")
        self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._deadline is None:
            self._arm(HEAD_SECONDS)

    def on_header(self, name: bytes, value: bytes) -> None:
        # Trailers count as well: they end up in the same list.
        if len(self.headers) >= HEADERS or len(name) + len(value) > LINE_BYTES:
            self._refuse()
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if len(self.url) > LINE_BYTES or size > HEAD_BYTES:
            self._refuse()
        if len(self.pipeline) >= PIPELINED:
            self._refuse()
        self._progress = True
        self._arm(BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._progress = True
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._progress = True
        self._disarm()
        super().on_message_complete()

    def _refuse(self) -> None:
        """Stop the parser, which then reports a bad request."""
        self._too_large = True
        raise TooLarge

    def _arm(self, seconds: float) -> None:
        self._disarm()
        self._deadline = self.loop.call_later(seconds, self._expire)

    def _disarm(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _expire(self) -> None:
        log.info("a connection was closed: its request did not arrive in time")
        self._deadline = None
        # Not close(): a client that does not read would keep the connection open.
        self.transport.abort()

    def _free(self) -> None:
        """Break the cycle with the parser, so that memory is free at once: garbage is collected rarely."""
        self.parser = cast("Any", None)

    def _release(self) -> None:
        if self._host is not None:
            self._gate.leave(self._host)
            self._host = None


class BoundedWebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which neither hangs on a bad handshake nor reports a refusal as an error.

    Whole text messages of the client and of the application pass by the general parser and the middleware,
    which take longer than playing an answer.
    """

    # Whether the next bytes begin a frame.
    _aligned = True
    # Takes a message as it arrives if no other waits; returns whether it did. What it leaves is queued.
    take_text: Callable[[str], bool] | None = None
    # What has arrived and was not parsed yet, because a message waits.
    _unparsed = b""
    _small_frames: TokenBucket | None = None
    _after_close = 0

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            cast("Any", self.scope)["extensions"][DIRECT] = self

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self._after_close += len(data)
            if self._after_close > BYTES_AFTER_CLOSE:
                self.transport.abort()
                return
        if self._unparsed:
            self._unparsed += data
            return
        if self.handshake_complete and self._aligned:
            if self._take_text(data):
                return
            self._aligned = is_whole(data)
        begun = self.handshake_initiated
        if begun:
            self._parse(data)
            return
        super().data_received(data)
        # The head arrives in one piece, so what is no handshake by now never will be.
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(BAD_REQUEST)
            self.transport.close()

    def _parse(self, data: bytes) -> None:
        """Parse the first part of data; the rest has its turn after the others, or after a message."""
        super().data_received(data[:PARSED_AT_ONCE])
        self._unparsed = b"" if self.transport.is_closing() else data[PARSED_AT_ONCE:]
        if self._unparsed and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
            self.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        """Parse or read on if no message waits; after the close frame nobody takes messages."""
        waits = not self.close_sent and not self.queue.empty()
        if not self.read_paused or waits or self.transport.is_closing():
            return
        self.read_paused = False
        if self._unparsed:
            self._parse(self._unparsed)
        if not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused:
            # Not at once: a message that is taken as it arrives must not overtake this one.
            self.loop.call_soon(self._go_on)
        return message

    def handle_ping(self) -> None:
        if self._counts():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._counts():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._counts():
            super().handle_cont(event)

    def _counts(self) -> bool:
        """Count a small frame; close the connection of a client that sends nothing else."""
        if self._small_frames is None:
            self._small_frames = TokenBucket(*SMALL_FRAMES, 1)
        if not self.close_sent and self._small_frames.take(None):
            log.info("a live connection was closed: it sent too many small frames")
            self._fail(POLICY_VIOLATION)
        return not self.close_sent

    def _fail(self, code: int) -> None:
        if self.conn.state is State.OPEN:
            self.conn.send_close(code)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
        else:
            # No close frame can be sent before the service has accepted the connection.
            self.close_sent = True
            self.transport.abort()

    def _take_text(self, data: bytes) -> bool:
        """Deliver a text message if the data is one and nothing else; return whether it was."""
        start = text_start(data)
        if not start or len(data) - start > self.config.ws_max_size or self.conn.state is not State.OPEN:
            return False
        try:
            text = apply_mask(data[start:], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            # The parser closes the connection with the right code.
            return False
        if self._is_taken(text):
            return True
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MESSAGES_AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def send_receive_event_to_app(self) -> None:
        """Deliver a message that was compressed or came in pieces."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail(INVALID_TEXT)
                return
            if self._is_taken(text):
                self.frames = []
                return
        super().send_receive_event_to_app()

    def _is_taken(self, text: str) -> bool:
        """Return whether the application has taken a message, which is the first that waits, at once."""
        return self.take_text is not None and self.queue.empty() and self.take_text(text)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # It refers to itself, and garbage is collected rarely.
        self.conn.parser.close()
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"].pop(DIRECT, None)
        self.take_text = None

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True
        if self._unparsed and not self.read_paused and not self.transport.is_closing():
            # The end of the connection resumed reading; the close frame of the client may be there already.
            self.read_paused = True
            self.transport.pause_reading()
            self.loop.call_soon(self._go_on)

    async def send_text(self, text: bytes) -> None:
        """Send a text message as it was encoded; ClientDisconnected if the connection is closed."""
        await self.writable.wait()
        if not self.send_now(text):
            raise ClientDisconnected

    def send_now(self, text: bytes) -> bool:
        """Send the same if the client reads; return whether it did."""
        if not self.writable.is_set() or self.disconnected or self.close_sent:
            return False
        if self.conn.state is not State.OPEN:
            return False
        if self.conn.extensions:
            # It is compressed.
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(frame_head(len(text)) + text)
        return True


def text_start(data: bytes) -> int:
    """Return where the text begins if the data is one frame with a whole text message, otherwise 0."""
    if len(data) < 6 or data[0] != TEXT_FRAME or data[1] < MASKED:
        return 0
    length = data[1] - MASKED
    if length < LONG:
        return 6 if len(data) == 6 + length else 0
    if length == VERY_LONG or len(data) < 8:
        return 0
    return 8 if len(data) == 8 + int.from_bytes(data[2:4], "big") else 0


def is_whole(data: bytes) -> bool:
    """Return whether the data consists of whole frames, few and none of them a piece of a message."""
    at = 0
    for _ in range(FEW_FRAMES):
        if at + 2 > len(data):
            break
        if data[at] < 0x80 or not data[at] & 0x0F:
            return False
        length, size = data[at + 1] & 0x7F, 2
        if length >= LONG:
            size = 4 if length == LONG else 10
            length = int.from_bytes(data[at + 2 : at + size], "big")
        at += size + length + (4 if data[at + 1] >= MASKED else 0)
    return at == len(data)


def frame_head(length: int) -> bytes:
    """Return the head of a frame with a whole text message of a server."""
    if length < LONG:
        return bytes((TEXT_FRAME, length))
    if length < 1 << 16:
        return bytes((TEXT_FRAME, LONG)) + length.to_bytes(2, "big")
    return bytes((TEXT_FRAME, VERY_LONG)) + length.to_bytes(8, "big")


def open_file_limit() -> int:
    """Return how many connections the process may hold, after raising its limit of open files."""
    try:
        import resource
    except ImportError:
        # Windows has no such limit.
        return 10_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN_FILES if hard == resource.RLIM_INFINITY else min(OPEN_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        # macOS has a lower limit than it says.
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    files = OPEN_FILES if soft == resource.RLIM_INFINITY else soft
    return max(16, files - RESERVED_FILES)

"""Attacks below the application: half requests, headers, connections, no reading, floods."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress

from attack.target import ATTACKERS, Bystander, Check, Target
from tests.server.bare_socket import MORE, PIECE, PING, PONG, TEXT, client_frame, live_socket
from tests.server.live_server import people
from weald.server.http import gate, protocol
from weald.server.operations.logs import OTHER_LINES

HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
LARGE = b"GET /locale/en.ftl HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
# A little more than the service waits, on a machine that may be busy.
GRACE = 10.0
SMALL_BUFFER = 4096
PAUSE = 0.01
# Frames that are sent without end on a live connection.
FRAME_FLOODS = {
    "pings": client_frame(PING, b"") * 50_000,
    "pongs": client_frame(PONG, b"x") * 50_000,
    "pieces": client_frame(PIECE, b"{") + client_frame(MORE, b"") * 50_000,
    "scenes": client_frame(TEXT, b'{"scene":{"seat":0,"on":true}}') * 1000,
    "outcomes": client_frame(TEXT, b'{"outcomes":{"seat":0}}') * 1000,
}
READ_SECONDS = gate.READ_SECONDS + 2 * gate.LOOK_SECONDS


def half_open(target: Target, count: int) -> Iterator[Check]:
    """Send half of a request on many connections; no client is shut out, and they are closed in time."""
    before = target.megabytes()
    with Bystander(target) as bystander:
        # One more for the bystander, who may connect again.
        sockets = target.open_sockets() + 1
        lines = [target.dial() for _ in range(count)]
        for line in lines:
            line.sendall(HEAD)
        left = _left_open(target, lines, sockets, protocol.HEAD_SECONDS + GRACE)
    yield Check("half-open requests", f"of {count} still open", left, 0)
    yield Check("half-open requests", "memory, MB more", target.megabytes() - before, 40)
    yield Check("half-open requests", "bystander refused", bystander.failed, 0)
    yield Check("half-open requests", "bystander, ms at the median", bystander.milliseconds(), 500)


def header_flood(target: Target, megabytes: int) -> Iterator[Check]:
    """Send small headers without end on one connection."""
    before = target.megabytes()
    sent = 0
    piece = b"".join(b"a%d: b\r\n" % n for n in range(1000))
    with target.dial() as line:
        line.sendall(HEAD)
        try:
            while sent < megabytes * 1_000_000:
                line.sendall(piece)
                sent += len(piece)
        except OSError:
            pass
    yield Check("header flood", f"MB taken of {megabytes}", sent / 1e6, 20)
    yield Check("header flood", "memory, MB more", target.megabytes() - before, 30)


def connection_flood(target: Target, count: int) -> Iterator[Check]:
    """Open many connections that never say anything."""
    before = target.megabytes()
    with Bystander(target) as bystander:
        # One more for the bystander, who may connect again.
        sockets = target.open_sockets() + 1
        lines = [target.dial() for _ in range(count)]
        left = _left_open(target, lines, sockets, protocol.HEAD_SECONDS + GRACE)
    yield Check("connection flood", f"of {count} still open", left, 0)
    yield Check("connection flood", "memory, MB more", target.megabytes() - before, 60)
    yield Check("connection flood", "bystander refused", bystander.failed, 0)


def slow_readers(target: Target, count: int) -> Iterator[Check]:
    """Ask for a large file on many connections and read nothing."""
    before = target.megabytes()
    with Bystander(target) as bystander:
        sockets = target.open_sockets() + 1
        lines = [target.dial(SMALL_BUFFER) for _ in range(count)]
        for line in lines:
            line.sendall(LARGE * 4)
        left = _left_open(target, lines, sockets, READ_SECONDS + GRACE)
    yield Check("slow readers", f"of {count} still open", left, 0)
    yield Check("slow readers", "memory, MB more", target.megabytes() - before, 60)
    yield Check("slow readers", "bystander refused", bystander.failed, 0)


def frame_floods(target: Target, seconds: float, idle_ms: float) -> Iterator[Check]:
    """Send small frames and messages that do nothing, as fast as possible, on live connections."""
    with target.visitor() as visitor:
        id = visitor.open(people("Noor", "Till"))["id"]
    for n, (name, flood) in enumerate(FRAME_FLOODS.items()):
        # Each from an address that has not used up its limits.
        address = f"{ATTACKERS}{n}"
        before = target.megabytes()
        with Bystander(target) as bystander:
            late = time.monotonic() + seconds
            while time.monotonic() < late:
                # A client that is thrown out comes back.
                try:
                    with live_socket(target.url, id, address) as line:
                        _flood(line, flood, late)
                except OSError:
                    time.sleep(PAUSE)
        waited = bystander.milliseconds() - idle_ms
        yield Check("frame floods", f"{name}: bystander, ms over idle at the median", waited, 50)
        yield Check("frame floods", f"{name}: bystander refused", bystander.failed, 0)
        yield Check("frame floods", f"{name}: memory, MB more", target.megabytes() - before, 40)


def _flood(line: socket.socket, flood: bytes, late: float) -> None:
    """Send the same again and again until the connection is closed or it is late."""
    line.settimeout(max(0.0, late - time.monotonic()) + 0.1)
    reader = threading.Thread(target=_read_all, args=[line], daemon=True)
    reader.start()
    try:
        while time.monotonic() < late:
            line.sendall(flood)
    finally:
        line.shutdown(socket.SHUT_RDWR)
        reader.join(GRACE)


def _read_all(line: socket.socket) -> None:
    with suppress(OSError):
        while line.recv(1 << 20):
            pass


def log_flood(target: Target, count: int) -> Iterator[Check]:
    """Send many requests that are refused, each of which could write a line."""
    assert target.log is not None
    before = target.log.stat().st_size
    began = time.monotonic()
    with target.visitor() as visitor:
        for _ in range(count):
            visitor.http.get("/api/games", headers={"Host": "elsewhere.example.org"})
    seconds = time.monotonic() - began
    with target.log.open("rb") as log:
        log.seek(before)
        lines = most_of_a_kind(log)
    yield Check("log flood", f"lines of a kind for {count} requests", lines, allowed_lines(seconds))


def allowed_lines(seconds: float) -> int:
    """Return how many lines of a kind may be written: a flood takes longer on a loaded machine."""
    at_once, a_second = OTHER_LINES
    return int(at_once + a_second * seconds) + 1


def most_of_a_kind(lines: Iterable[bytes]) -> int:
    """Return how many lines there are of the most frequent kind."""
    written = map(json.loads, lines)
    return max(Counter((line["from"], line["message"]) for line in written).values(), default=0)


def _left_open(target: Target, lines: list[socket.socket], before: int, seconds: float) -> int:
    """Return how many connections the service has not closed in time; close them all."""
    late = time.monotonic() + seconds
    while (left := target.open_sockets() - before) > 0 and time.monotonic() < late:
        time.sleep(0.2)
    for line in lines:
        line.close()
    return max(left, 0)

"""Clients that do not read are dropped, and closed connections leave nothing behind."""

from __future__ import annotations

import gc
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live_server import Browser, expect, heard, people, running
from weald.server.http import gate
from weald.server.http.live import LiveConnection
from weald.server.http.protocol import BoundedProtocol

PATIENCE = 60.0
LARGE = "/locale/en.ftl"
SOCKET = (
    "GET /api/tables/{id}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A service with small buffers that drops clients who have not read for 0.3 s."""
    monkeypatch.setattr(gate, "READ_SECONDS", 0.3)
    monkeypatch.setattr(gate, "LOOK_SECONDS", 0.1)
    with running(tmp_path, buffer=4096) as url:
        yield url


def deaf(url: str, request: str) -> socket.socket:
    """Send a request on a connection whose buffers hold next to nothing."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", int(url.rsplit(":", 1)[1])))
    line.sendall(request.encode())
    return line


def bytes_until_closed(line: socket.socket) -> int:
    received = 0
    try:
        while piece := line.recv(65536):
            received += len(piece)
    except ConnectionResetError:
        pass
    return received


def alive(kind: type) -> int:
    # Not isinstance, which fails on weak references to what is gone.
    return sum(type(thing) is kind for thing in gc.get_objects())


def until_none_is_alive(kind: type) -> None:
    late = time.monotonic() + PATIENCE
    while count := alive(kind):
        assert time.monotonic() < late, f"{count} {kind.__name__} are left"
        time.sleep(0.05)


@pytest.fixture
def no_garbage_collection() -> Iterator[None]:
    """As in the service: what refers to itself stays for a long time."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_garbage_collection")
def test_a_response_that_nobody_reads_is_dropped(impatient: str) -> None:
    with Browser(impatient) as browser:
        size = len(browser.http.get(LARGE).content)
    assert size > 100_000
    with deaf(impatient, f"GET {LARGE} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n") as line:
        # Without a first byte the connection may not be there yet, and so not alive either.
        received = len(line.recv(1))
        until_none_is_alive(BoundedProtocol)
        assert received + bytes_until_closed(line) < size


@pytest.mark.usefixtures("no_garbage_collection")
def test_a_live_connection_that_nobody_reads_is_dropped(impatient: str) -> None:
    with Browser(impatient) as browser:
        id = browser.open(people("Noor", "Till", "Ada"))["id"]
        with deaf(impatient, SOCKET.format(id=id)):
            # Nothing would be sent if nothing happened.
            for n in range(200):
                if n >= 10 and not alive(LiveConnection):
                    break
                around = browser.look(id)
                seat = next(n for n, seat in enumerate(around["seats"]) if seat["asked"] and not seat["done"])
                expect(browser.answer(id, seat), 200)
            until_none_is_alive(LiveConnection)


def test_a_slow_but_steady_reader_gets_everything(impatient: str) -> None:
    with Browser(impatient) as browser:
        size = int(browser.http.get(LARGE, headers={"Accept-Encoding": "identity"}).headers["content-length"])
    received = 0
    with deaf(impatient, f"GET {LARGE} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n") as line:
        while received < size:
            piece = line.recv(20_000)
            assert piece
            received += len(piece)
            # Longer altogether than a client may stay without reading.
            time.sleep(0.004)
    assert received >= size


@pytest.mark.usefixtures("no_garbage_collection")
def test_closed_connections_leave_nothing_behind(url: str) -> None:
    with Browser(url) as browser:
        id = browser.open(people("Noor", "Till", "Ada"))["id"]
        for _ in range(5):
            with browser.watch(id, 0) as line:
                heard(line)
    until_none_is_alive(BoundedProtocol)
    until_none_is_alive(LiveConnection)

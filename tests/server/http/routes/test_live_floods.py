"""What a client may send on a live connection besides answers, without slowing down the others."""

from __future__ import annotations

import base64
import gc
import json
import os
import re
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.http.test_protocol import client_frame, dial, everything_until_closed
from tests.server.live_server import PATIENCE, Browser, expect, heard, people, running
from weald.server.errors import Refused
from weald.server.http.routes import live
from weald.server.settings import NEARBY, Settings

PING, PONG, PIECE, MORE = 0x89, 0x8A, 0x01, 0x00
ELSEWHERE = {"X-Forwarded-For": "203.0.113.7"}


def connected(url: str, id: str) -> socket.socket:
    """A live connection of a spectator, as a bare socket."""
    line = dial(url)
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /api/tables/{id}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    received = b""
    while b'{"id":' not in received:
        received += line.recv(65536)
    return line


def drain(line: ClientConnection) -> None:
    """Read until the connection is closed, which raises ConnectionClosed."""
    while True:
        line.recv(timeout=PATIENCE)


def close_code(received: bytes) -> int:
    """The code of a close frame at the end of what was received."""
    at = received.rindex(b"\x88")
    return int.from_bytes(received[at + 2 : at + 4], "big")


@pytest.mark.parametrize(
    "flood",
    [
        client_frame(PING, b"") * 5000,
        client_frame(PONG, b"x" * 100) * 5000,
        client_frame(PIECE, b"{") + client_frame(MORE, b"") * 5000,
    ],
    ids=["pings", "pongs", "pieces"],
)
def test_small_frames_have_a_bound(browser: Browser, flood: bytes) -> None:
    id = browser.open(people("Noor", "Till"))["id"]
    with connected(browser.url, id) as line:
        # The service may close it before it has everything.
        with suppress(OSError):
            # The first frame is cut, so that no later one begins where data does.
            line.sendall(flood[:3])
            line.sendall(flood[3:])
        received, reset = everything_until_closed(line)
    # A reset may overtake the close frame.
    assert reset or close_code(received) == live.POLICY_VIOLATION
    assert browser.look(id)["version"] == 0


def test_a_few_small_frames_are_fine(browser: Browser) -> None:
    id = browser.open(people("Noor", "Till"))["id"]
    with connected(browser.url, id) as line:
        line.sendall(client_frame(PING, b"here") * 150)
        received = b""
        while received.count(b"\x8a\x04here") < 150:
            received += line.recv(65536)


def test_messages_sent_in_one_piece_are_all_carried_out(browser: Browser) -> None:
    """More than is parsed at once, and in order."""
    id = browser.open(people("Noor", "Till"))["id"]
    wanted = [client_frame(0x81, json.dumps({"outcomes": {"seat": n % 2}}).encode()) for n in range(60)]
    with connected(browser.url, id) as line:
        line.sendall(b"".join(wanted))
        received = b""
        while received.count(b"seat_not_yours") < len(wanted):
            received += line.recv(65536)
        seats = [int(found) for found in re.findall(rb'"seat":([01])}', received)]
    assert seats == [n % 2 for n in range(len(wanted))]


def test_text_that_is_none_ends_the_connection_without_an_error(
    browser: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    id = browser.open(people("Noor", "Till"))["id"]
    for data in (client_frame(0x81, b"\xff\xfe"), client_frame(PIECE, b"\xff") + client_frame(0x80, b"\xfe")):
        with connected(browser.url, id) as line:
            line.sendall(data)
            assert close_code(everything_until_closed(line)[0]) == 1007
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("message", [{"scene": {"seat": 0, "on": True}}, {"outcomes": {"seat": 0}}])
def test_a_client_that_only_chatters_is_dropped(tmp_path: Path, message: dict[str, Any]) -> None:
    settled = Settings(proxies=NEARBY)
    with running(tmp_path, settled=settled) as url, Browser(url) as browser:
        id = browser.open(people("Noor", "Till"))["id"]
        with browser.watch(id, None, **ELSEWHERE) as line:
            heard(line)
            with suppress(ConnectionClosed):
                for _ in range(2000):
                    line.send(json.dumps(message))
            with pytest.raises(ConnectionClosed) as closed:
                drain(line)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == live.POLICY_VIOLATION
        assert browser.look(id)["version"] == 0


def test_a_refusal_is_freed_without_the_collector() -> None:
    def refuse() -> None:
        raise Refused.for_now("too_many_requests", 3)

    gc.collect()
    gc.disable()
    try:
        for _ in range(50):
            with pytest.raises(Refused, match="too_many_requests"):
                refuse()
        alive = [each for each in gc.get_objects() if isinstance(each, Refused)]
    finally:
        gc.enable()
    assert len(alive) <= 1


def test_a_deleted_table_closes_its_connections(browser: Browser) -> None:
    id = browser.open(people("Noor", "Till"))["id"]
    with browser.watch(id, 0) as line:
        heard(line)
        expect(browser.http.delete(f"/api/tables/{id}"), 200)
        with pytest.raises(ConnectionClosed):
            drain(line)

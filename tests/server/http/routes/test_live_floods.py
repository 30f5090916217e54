"""What a client may send on a live connection besides answers, without slowing down the others."""

from __future__ import annotations

import gc
import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.bare_socket import LAST, MORE, PIECE, PING, PONG, TEXT, client_frame, live_socket
from tests.server.http.test_protocol import everything_until_closed
from tests.server.live_server import PATIENCE, Browser, expect, heard, people, running
from weald.server.errors import Refused
from weald.server.http.routes import live
from weald.server.settings import NEARBY, Settings

ELSEWHERE = {"X-Forwarded-For": "203.0.113.7"}


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
    with live_socket(browser.url, id) as line:
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
    with live_socket(browser.url, id) as line:
        line.sendall(client_frame(PING, b"here") * 150)
        received = b""
        while received.count(b"\x8a\x04here") < 150:
            received += line.recv(65536)


def test_messages_sent_in_one_piece_are_all_carried_out(browser: Browser) -> None:
    """More than is parsed at once, and in order."""
    id = browser.open(people("Noor", "Till"))["id"]
    wanted = [client_frame(TEXT, json.dumps({"outcomes": {"seat": n % 2}}).encode()) for n in range(60)]
    with live_socket(browser.url, id) as line:
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
    for data in (client_frame(TEXT, b"\xff\xfe"), client_frame(PIECE, b"\xff") + client_frame(LAST, b"\xfe")):
        with live_socket(browser.url, id) as line:
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

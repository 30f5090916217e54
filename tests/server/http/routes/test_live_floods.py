"""Floods on a live connection that must not slow down other clients."""

from __future__ import annotations

import asyncio
import gc
import json
import re
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.bare_socket import (
    CLOSE,
    LAST,
    MORE,
    PIECE,
    PING,
    PONG,
    TEXT,
    ask_for_live,
    client_frame,
    dial,
    live_socket,
)
from tests.server.http.test_protocol import everything_until_closed
from tests.server.live_server import PATIENCE, Browser, expect, heard, people, running
from weald.server.bounded import TokenBucket
from weald.server.http import live
from weald.server.http.live import LiveConnection
from weald.server.settings import NEARBY, Settings
from weald.tables.desk import Desk
from weald.tables.errors import Refused
from weald.tables.open_table import OpenTable

ELSEWHERE = {"X-Forwarded-For": "203.0.113.7"}


def drain(line: ClientConnection) -> None:
    """Read until the connection is closed, which raises ConnectionClosed."""
    while True:
        line.recv(timeout=PATIENCE)


def check_it_is_dropped(line: ClientConnection, message: dict[str, Any]) -> None:
    """Send one message again and again, and check that the service closes the connection for it."""
    with suppress(ConnectionClosed):
        for _ in range(2000):
            line.send(json.dumps(message))
    with pytest.raises(ConnectionClosed) as closed:
        drain(line)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == live.POLICY_VIOLATION


def close_code(received: bytes) -> int:
    """The code of a close frame at the end of what was received."""
    at = received.rindex(b"\x88")
    return int.from_bytes(received[at + 2 : at + 4], "big")


@pytest.mark.parametrize(
    "flood",
    [
        client_frame(PING, b"") * 50_000,
        client_frame(PONG, b"x" * 100) * 5000,
        client_frame(PIECE, b"{") + client_frame(MORE, b"") * 50_000,
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


def test_answers_sent_in_one_piece_are_carried_out_in_order(browser: Browser) -> None:
    id = browser.open(people("Noor", "Till"))["id"]
    keys = [f"answer-{n:04}" for n in range(60)]
    answers = [{"answer": {"seat": 0, "expected": 0, "key": key, "option": "fox"}} for key in keys]
    with live_socket(browser.url, id) as line:
        line.sendall(b"".join(client_frame(TEXT, json.dumps(answer).encode()) for answer in answers))
        received = b""
        while received.count(b"seat_not_yours") < len(keys):
            received += line.recv(65536)
    assert re.findall(rb"answer-[0-9]{4}", received) == [key.encode() for key in keys]


def test_what_follows_an_invalid_message_does_not_delay_the_end(browser: Browser) -> None:
    id = browser.open(people("Noor", "Till"))["id"]
    with live_socket(browser.url, id) as line:
        line.sendall(client_frame(TEXT, b"nonsense") + client_frame(PONG, b"x" * 100) * 50)
        received = b""
        while live.POLICY_VIOLATION.to_bytes(2, "big") not in received:
            received += line.recv(65536)
        line.sendall(client_frame(CLOSE, live.POLICY_VIOLATION.to_bytes(2, "big")))
        assert everything_until_closed(line) == (b"", False)


@pytest.mark.parametrize(
    "sent", [client_frame(TEXT, b"\xff"), client_frame(TEXT, b"x" * 1100)], ids=["no text", "long"]
)
def test_what_comes_before_a_connection_is_accepted_writes_no_error(
    browser: Browser, sent: bytes, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    latest, asked, released = Desk.latest, threading.Event(), threading.Event()

    async def late(self: Desk, id: str) -> OpenTable:
        asked.set()
        await asyncio.to_thread(released.wait, PATIENCE)
        return await latest(self, id)

    id = browser.open(people("Noor", "Till"))["id"]
    monkeypatch.setattr(Desk, "latest", late)
    try:
        with dial(browser.url) as line:
            ask_for_live(line, id)
            assert asked.wait(PATIENCE)
            line.sendall(sent)
            everything_until_closed(line)
    finally:
        released.set()
    assert browser.look(id)["version"] == 0
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


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
            check_it_is_dropped(line, message)
        assert browser.look(id)["version"] == 0


def test_a_client_whose_answers_are_refused_by_their_rate_is_dropped(tmp_path: Path) -> None:
    settled = Settings(proxies=NEARBY, requests=1)
    answer = {"answer": {"seat": 0, "expected": 0, "key": "always-this", "option": "fox"}}
    with running(tmp_path, settled=settled) as url, Browser(url) as browser:
        id = browser.open(people("Noor", "Till"))["id"]
        with browser.watch(id, None, **ELSEWHERE) as line:
            heard(line)
            check_it_is_dropped(line, answer)


def test_a_refusal_is_freed_without_the_collector() -> None:
    bucket = TokenBucket(1, 0.001)
    gc.collect()
    gc.disable()
    try:
        for _ in range(50):
            with suppress(Refused):
                bucket.require("203.0.113.7", "too_fast")
        alive = [each for each in gc.get_objects() if isinstance(each, Refused)]
    finally:
        gc.enable()
    assert alive == []


def test_a_deleted_table_closes_its_connections(browser: Browser) -> None:
    id = browser.open(people("Noor", "Till"))["id"]
    with browser.watch(id, 0) as line:
        heard(line)
        expect(browser.http.delete(f"/api/tables/{id}"), 200)
        with pytest.raises(ConnectionClosed):
            drain(line)


def test_a_table_that_is_deleted_while_a_client_arrives_closes_its_connection(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    greet, read, released = LiveConnection._greet, threading.Event(), threading.Event()

    async def late(self: LiveConnection, chat_after: int | None) -> None:
        await greet(self, chat_after)
        read.set()
        await asyncio.to_thread(released.wait, PATIENCE)

    monkeypatch.setattr(LiveConnection, "_greet", late)
    id = browser.open(people("Noor", "Till"))["id"]
    with browser.watch(id, 0) as line:
        try:
            assert read.wait(PATIENCE)
            expect(browser.http.delete(f"/api/tables/{id}"), 200)
        finally:
            released.set()
        with pytest.raises(ConnectionClosed):
            drain(line)

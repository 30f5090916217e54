"""Live updates: a snapshot at once, then every change with its numbered events, in step everywhere."""

from __future__ import annotations

import socket
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.live_server import (
    Browser,
    Json,
    heard,
    heard_until,
    people,
    robots,
    running,
)
from weald.server.http import gate

THREE = ("Noor", "Till", "Ada")
HANDSHAKE = (
    "GET /api/tables/{id}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def followed(messages: list[Json]) -> list[Json]:
    """Return the events that a client has assembled from these messages."""
    events: list[Json] = []
    for message in messages:
        base = message["last"] - len(message["events"])
        events = [event for event in events if event["n"] <= base]
        assert len(events) == base, "events are missing"
        events += message["events"]
    return events


def test_two_lines_of_a_seat_stay_in_step(browser: Browser) -> None:
    id = browser.open(people(*THREE))["id"]
    with browser.watch(id, 1) as one, browser.watch(id, 1) as other, browser.watch(id) as public:
        end = browser.play(id, [0, 1, 2])
        heard_by = [heard_until(line, end["version"]) for line in (one, other, public)]
    for messages in heard_by:
        versions = [message["version"] for message in messages]
        assert versions == sorted(set(versions))
    mine = browser.look(id, 1)
    for messages in heard_by[:2]:
        assert {**messages[-1], "events": [], "rewound": False} == {**mine, "events": []}
        assert followed(messages) == mine["events"]
    assert followed(heard_by[2]) == browser.look(id)["events"]


def test_ai_seats_move_before_the_eyes_of_all(browser: Browser) -> None:
    id = browser.open(robots(3))["id"]
    with browser.watch(id) as line:
        messages = [heard(line)]
        while not messages[-1]["over"]:
            messages.append(heard(line))
    assert followed(messages) == browser.look(id)["events"]


@pytest.mark.parametrize(("path", "status"), [("nowhere", 404), ("{id}?seat=x", 400)])
def test_a_line_to_nowhere_is_refused(browser: Browser, path: str, status: int) -> None:
    id = browser.open(people(*THREE))["id"]
    with pytest.raises(InvalidStatus) as denied:
        browser.watch(*(path.format(id=id).split("?seat=")))  # type: ignore[arg-type]
    assert denied.value.response.status_code == status


NONSENSE = (
    "hello",
    b"hello",
    "{}",
    '{"undo":{"seat":0,"expected":0,"key":"01234567"}}',
    '{"answer":{"seat":0,"expected":0,"key":"short","option":"fox"}}',
    '{"answer":{"seat":0,"expected":0,"key":"01234567","option":"fox","more":1}}',
)


@pytest.mark.parametrize("nonsense", NONSENSE)
def test_an_invalid_message_closes_the_connection(browser: Browser, nonsense: str | bytes) -> None:
    id = browser.open(people(*THREE))["id"]
    with browser.watch(id, 0) as line:
        heard(line)
        line.send(nonsense)
        with pytest.raises(ConnectionClosed) as closed:
            heard(line)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_somebody_who_does_not_listen_holds_nobody_up_and_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "READ_SECONDS", 0.2)
    monkeypatch.setattr(gate, "LOOK_SECONDS", 0.1)
    with running(tmp_path, buffer=4096) as url, Browser(url) as browser:
        id = browser.open(people(*THREE))["id"]
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with deaf:
            deaf.connect(("127.0.0.1", int(url.rsplit(":", 1)[1])))
            deaf.sendall(HANDSHAKE.format(id=id).encode())
            assert browser.play(id, [0, 1, 2])["over"]
            time.sleep(1.0)
            deaf.settimeout(60)
            heard_late = b"".join(iter(lambda: deaf.recv(65536), b""))
    assert heard_late.startswith(b"HTTP/1.1 101 ")
    assert b'"over":true' not in heard_late

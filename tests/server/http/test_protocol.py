"""Bounds below the application: what a client may send, how slowly, and on how many connections."""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.loops import run
from tests.server.bare_socket import PATIENCE, dial
from tests.server.live_server import Browser, refused, running
from weald.server import bounded
from weald.server.bounded import SharedResults
from weald.server.browsers import Browsers
from weald.server.http import gate, protocol
from weald.server.http.gate import Gate
from weald.server.http.middleware import Guard
from weald.server.http.rate_limits import Limits
from weald.server.operations.logs import JsonFormatter, LineLimit
from weald.server.settings import NEARBY, Settings
from weald.server.storage.database import open_database

HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
# A busy machine takes a while, but uvicorn closes an idle connection by itself after five seconds.
SOON = 4.5


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A service that waits 0.3 s for a head and 0.6 s for a body."""
    monkeypatch.setattr(protocol, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(protocol, "REQUEST_SECONDS", 0.6)
    with running(tmp_path) as url:
        yield url


def status(line: socket.socket) -> bytes:
    """The status of the next response; empty if the connection was closed without one."""
    received = b""
    try:
        while len(received) < len(b"HTTP/1.1 200"):
            piece = line.recv(len(b"HTTP/1.1 200") - len(received))
            if not piece:
                return b""
            received += piece
    except ConnectionResetError:
        return b""
    return received[-3:]


def everything_until_closed(line: socket.socket) -> tuple[bytes, bool]:
    """Return the bytes until the service closes the connection, and whether it closed it by a reset."""
    received = b""
    try:
        while piece := line.recv(65536):
            received += piece
    except ConnectionResetError:
        return received, True
    return received, False


def seconds_until_closed(line: socket.socket) -> float:
    began = time.monotonic()
    everything_until_closed(line)
    return time.monotonic() - began


def bytes_until_closed(line: socket.socket, most: int, piece: bytes = b"b" * 10_000, pause: float = 0) -> int:
    """Send pieces until the service closes the connection; return how many bytes went out."""
    sent = 0
    while sent < most:
        try:
            line.sendall(piece)
        except ConnectionError:
            break
        sent += len(piece)
        time.sleep(pause)
    return sent


@pytest.mark.parametrize(
    "more",
    [
        b"a: " + b"b" * protocol.HEAD_BYTES + b"\r\n",
        b"".join(b"a%d: " % n + b"b" * 7000 + b"\r\n" for n in range(5)),
    ],
    ids=["line", "total"],
)
def test_a_head_has_bounds(url: str, more: bytes) -> None:
    with dial(url) as line:
        line.sendall(HEAD + more + b"\r\n")
        assert status(line) == b"431"
    with dial(url) as line:
        line.sendall(HEAD + b"a: " + b"b" * 7000 + b"\r\n\r\n")
        assert status(line) == b"200"


def test_a_head_without_end_is_cut_off(url: str) -> None:
    with dial(url) as line:
        line.sendall(HEAD + b"a: ")
        # The buffers of both ends hold some of it.
        assert bytes_until_closed(line, 50_000_000) < 20_000_000


def test_requests_sent_ahead_have_a_bound(url: str) -> None:
    with dial(url) as line:
        line.sendall((HEAD + b"\r\n") * 1000)
        received, was_reset = everything_until_closed(line)
        assert received.count(b"HTTP/1.1 200") <= protocol.PIPELINED + 1
        # A reset, for requests that the service did not read, may overtake the refusal.
        assert was_reset or b"HTTP/1.1 431" in received


@pytest.mark.parametrize(
    ("sent", "expected"),
    [
        (b"", 0.3),
        (b"GET / HT", 0.3),
        (HEAD, 0.3),
        (b"\r\n", 0.3),
        (b"POST /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{", 0.6),
    ],
    ids=["nothing", "line", "headers", "breaks", "body"],
)
def test_a_half_sent_request_is_dropped(impatient: str, sent: bytes, expected: float) -> None:
    with dial(impatient) as line:
        line.sendall(sent)
        assert seconds_until_closed(line) < expected + SOON


def test_a_trickle_is_dropped(impatient: str) -> None:
    with dial(impatient) as line:
        line.sendall(HEAD)
        began = time.monotonic()
        assert bytes_until_closed(line, 600, b"a: b\r\n", 0.05) < 600
        assert time.monotonic() - began < SOON


def test_half_sent_requests_shut_nobody_out(impatient: str) -> None:
    lines = [dial(impatient) for _ in range(100)]
    for line in lines:
        line.sendall(HEAD)
    with Browser(impatient) as browser:
        assert browser.http.get("/api/games").status_code == 200
    assert max(seconds_until_closed(line) for line in lines) < PATIENCE
    for line in lines:
        line.close()


def test_a_slow_response_is_no_slow_request(impatient: str) -> None:
    with dial(impatient) as line:
        line.sendall(HEAD + b"\r\n")
        assert status(line) == b"200"
        # The connection stays open for further requests.
        time.sleep(0.7)
        line.setblocking(False)
        while True:
            try:
                assert line.recv(65536)
            except BlockingIOError:
                break


def test_connections_have_a_limit_by_peer() -> None:
    door = Gate(Settings(proxies=NEARBY, connections=2), total=6)
    assert [door.enter("203.0.113.7") for _ in range(3)] == [True, True, False]
    assert door.enter("203.0.113.8")
    # A proxy carries the connections of many.
    assert [door.enter("127.0.0.1") for _ in range(4)] == [True, True, True, False]
    for host in ("203.0.113.7", "127.0.0.1"):
        door.leave(host)
    assert door.enter("::ffff:203.0.113.7")
    assert not door.enter("203.0.113.7")


def test_a_connection_too_many_is_refused_and_counted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "counted", str)
    with running(tmp_path, settled=Settings(connections=2)) as url:
        for _ in range(3):
            with served(url), served(url), dial(url) as third:
                assert status(third) == b"503"


def served(url: str) -> socket.socket:
    """Open a connection and have a request answered; the end of an earlier one may not be noticed yet."""
    late = time.monotonic() + PATIENCE
    while True:
        line = dial(url)
        with suppress(OSError):
            # It may be closed already.
            line.sendall(HEAD + b"\r\n")
        if status(line) == b"200":
            return line
        line.close()
        assert time.monotonic() < late
        time.sleep(0.05)


def test_open_requests_have_a_limit_by_client_behind_a_proxy(tmp_path: Path) -> None:
    engine = open_database(tmp_path)
    statuses: list[int] = []

    async def attempt(address: str, guard: Guard) -> None:
        scope = {
            "type": "http",
            "method": "GET",
            "path": "/",
            "headers": [(b"host", b"localhost")],
            "client": (address, 1),
        }

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                statuses.append(message["status"])

        async def receive() -> Any:
            await asyncio.sleep(PATIENCE)

        await guard(scope, receive, send)

    async def hang(scope: Any, receive: Any, send: Any) -> None:
        await released.wait()

    released = asyncio.Event()

    async def attempts() -> None:
        settled = Settings(connections=2)
        guard = Guard(hang, settled, Limits(settled), Browsers(engine))
        callers = ["203.0.113.7"] * 3 + ["203.0.113.8"]
        tasks = [asyncio.create_task(attempt(address, guard)) for address in callers]
        await asyncio.sleep(0.01)
        assert statuses == [429]
        released.set()
        await asyncio.gather(*tasks)
        await attempt("203.0.113.7", guard)
        assert statuses == [429]

    run(attempts())
    engine.dispose()


@pytest.mark.parametrize("path", ["/", "/locale/en.ftl", "/healthz", "/css/tokens.css"])
def test_pages_and_health_have_a_limit_by_address(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded, "monotonic", lambda: 100.0)
    limits = Limits(Settings(requests=2))
    there = "203.0.113.7"
    allowed = [limits.ask(there, "GET", path) for _ in range(80)]
    assert allowed == [None] * 80
    too_many = limits.ask(there, "GET", path)
    assert too_many is not None
    assert (too_many.status, too_many.code) == (429, "too_many_requests")
    assert limits.ask(there, "GET", "/api/games") is None
    assert limits.ask("203.0.113.8", "GET", path) is None


def test_a_page_beyond_the_limit_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # On a busy machine fifty requests take so long that more are allowed.
    monkeypatch.setattr(bounded, "monotonic", lambda: 100.0)
    there = {"X-Forwarded-For": "203.0.113.7"}
    with running(tmp_path, settled=Settings(proxies=NEARBY, requests=1)) as url, Browser(url) as browser:
        replies = [browser.http.get("/healthz", headers=there) for _ in range(50)]
        assert {reply.status_code for reply in replies[:40]} == {200}
        refused(replies[-1], 429, "too_many_requests")


@pytest.mark.parametrize(
    ("path", "headers", "expected"),
    [
        ("/api/tables/none/live", {}, 404),
        ("/api/tables/none/live", {"Origin": "http://evil.example"}, 403),
        ("/nowhere", {}, 403),
    ],
)
def test_a_refused_socket_is_one_line_at_info(
    browser: Browser, caplog: pytest.LogCaptureFixture, path: str, headers: dict[str, str], expected: int
) -> None:
    with caplog.at_level(logging.INFO, "weald"), pytest.raises(InvalidStatus) as denied:
        browser.dial(path, headers)
    assert denied.value.response.status_code == expected

    def lines() -> list[Any]:
        return [
            (record.levelname, record.getMessage(), record.__dict__.get("details"))
            for record in list(caplog.records)
            if (record.levelno >= logging.WARNING or record.name == "weald.server.http.middleware")
            and record.name != "weald.server.http.security_log"
        ]

    late = time.monotonic() + PATIENCE
    while not lines() and time.monotonic() < late:
        time.sleep(0.01)
    # A second line would follow at once.
    time.sleep(0.05)
    assert lines() == [("INFO", "refused a live connection", {"status": expected})]


def test_a_bad_handshake_is_refused_and_closed(url: str) -> None:
    keys = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
    head = HEAD + b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
    with dial(url) as line:
        line.sendall(head + keys + b"Cookie: " + b"a" * 33_000 + b"\r\n\r\n")
        assert status(line) == b"431"
    with dial(url) as line:
        line.sendall(head + keys + b"Content-Length: 5\r\n\r\nabcde")
        assert status(line) in (b"400", b"")
        assert seconds_until_closed(line) < SOON


def test_lines_of_one_kind_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("weald.server.bounded.monotonic", lambda: clock[0])
    limit = LineLimit()

    def line(text: str, level: int = logging.WARNING) -> logging.LogRecord:
        return logging.LogRecord("weald", level, "", 0, text, (), None)

    assert sum(limit.filter(line("a flood")) for _ in range(5000)) == 20
    assert limit.filter(line("another"))
    clock[0] = 5.0
    late = line("a flood")
    assert limit.filter(late)
    assert '"dropped":4980' in JsonFormatter().format(late)
    assert sum(limit.filter(line("request", logging.INFO)) for _ in range(5000)) == 1000


def test_identical_requests_share_one_run() -> None:
    runs = []
    gate = threading.Event()

    async def work() -> int:
        runs.append(1)
        await asyncio.to_thread(gate.wait, PATIENCE)
        return len(runs)

    async def attempts() -> None:
        shared: SharedResults[str, int] = SharedResults(60.0)
        waiting = [asyncio.create_task(shared.get("a", work)) for _ in range(8)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        gate.set()
        assert await asyncio.gather(*waiting[1:]) == [1] * 7
        assert await shared.get("a", work) == 1
        assert await shared.get("b", work) == 2
        assert len(runs) == 2

    run(attempts())

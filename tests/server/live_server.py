"""A server on a real socket with a real database, and its clients."""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from weald.server.app import create_app
from weald.server.main import Server, listen
from weald.server.settings import Settings, hosts_for
from weald.server.storage.database import open_database

Json = dict[str, Any]
PATIENCE = 60.0
# One for all clients: to make one or to load certificates is slow, and none are needed.
_NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


@contextmanager
def running(
    data: Path,
    host: str = "127.0.0.1",
    buffer: int = 0,
    database: str | None = None,
    settled: Settings | None = None,
) -> Iterator[str]:
    """Run the service in a thread; yield its URL."""
    listening = listen("127.0.0.1", 0)
    if buffer:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    engine = open_database(data, database)
    settled = settled or Settings(hosts_for(host))
    server = Server(create_app(engine, settled), settled)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listening])), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()
        engine.dispose()


def people(*names: str) -> list[Json]:
    return [{"kind": "human", "name": name} for name in names]


def robots(count: int, level: str = "random") -> list[Json]:
    return [{"kind": "ai", "name": f"Robot {n}", "level": level} for n in range(count)]


def fresh_key() -> str:
    return uuid.uuid4().hex


class Browser:
    """A client with a cookie, the token of a seat, or neither."""

    def __init__(self, url: str, token: str | None = None) -> None:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self.url = url
        # Messages that are not compressed pass by the general parser of the service.
        self.compression: str | None = "deflate"
        self.http = httpx.Client(
            base_url=url, headers=headers, timeout=PATIENCE, verify=_NO_CERTIFICATES, trust_env=False
        )

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def open(self, seats: list[Json], seed: int | None = 7, **more: Any) -> Json:
        """Open a table; return its id and tokens."""
        guests = any(seat["kind"] == "guest" for seat in seats)
        body = {"game": "ecosystem", "seats": seats, "seed": None if guests else seed, **more}
        return expect(self.http.post("/api/tables", json=body), 201)

    def look(self, id: str, seat: int | None = None, after: int = 0) -> Json:
        query = {"after": after} if seat is None else {"seat": seat, "after": after}
        return expect(self.http.get(f"/api/tables/{id}", params=query), 200)

    def post(self, id: str, what: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{id}/{what}", json=body)

    def answer(self, id: str, seat: int, option: str | None = None, **more: Any) -> httpx.Response:
        """Answer the present question with an option, by default the first."""
        now = self.look(id, seat)
        body = {"seat": seat, "expected": now["version"], "key": fresh_key(), **more}
        return self.post(id, "answer", option=option or now["decisions"][0]["choices"][0]["id"], **body)

    def play(self, id: str, seats: list[int], until: int = 10_000) -> Json:
        """Answer for these seats with their first options until the end or a version."""
        late = time.monotonic() + 5 * PATIENCE
        while True:
            around = self.look(id)
            if around["over"] or around["version"] >= until:
                return around
            waiting = [seat for seat in seats if _waits(around["seats"][seat])]
            if waiting:
                reply = self.answer(id, waiting[0])
                assert reply.status_code in (200, 409), reply.text
            assert time.monotonic() < late, "the game does not end"

    def watch(self, id: str, seat: int | None = None, **headers: str) -> ClientConnection:
        """Open a live connection to a table."""
        return self.connect(id, "" if seat is None else f"?seat={seat}", headers)

    def watch_briefly(self, id: str, seat: int | None = None) -> ClientConnection:
        """Open a live connection with brief snapshots."""
        return self.connect(id, "?brief=1" if seat is None else f"?brief=1&seat={seat}", {})

    def connect(self, id: str, query: str, headers: dict[str, str] | None = None) -> ClientConnection:
        """Open a live connection with a query."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent_headers = {key: value for key, value in {"Cookie": cookies, **(headers or {})}.items() if value}
        token = self.http.headers.get("Authorization")
        if token:
            sent_headers["Authorization"] = token
        return self.dial(f"/api/tables/{id}/live{query}", sent_headers)

    def dial(self, path: str, headers: dict[str, str]) -> ClientConnection:
        """Open a WebSocket to a path."""
        return connect(
            f"ws{self.url.removeprefix('http')}{path}",
            additional_headers=headers,
            compression=self.compression,
            max_size=None,
            # A test that does not read for a while must still answer the pings of the service.
            max_queue=None,
            ping_interval=None,
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=0.2,
        )


def _waits(seat: Json) -> bool:
    return bool(seat["asked"]) and not seat["done"]


def heard(line: ClientConnection) -> Json:
    """Return the next snapshot on a live connection, skipping notices."""
    while True:
        message: Json = json.loads(line.recv(timeout=PATIENCE))
        if "version" in message:
            return message


def heard_aside(line: ClientConnection, name: str) -> Any:
    """Return the next notice of that name on a live connection."""
    while True:
        message: Json = json.loads(line.recv(timeout=PATIENCE))
        if name in message and "version" not in message:
            return message[name]


def heard_until(line: ClientConnection, version: int) -> list[Json]:
    """Return all snapshots up to a version."""
    messages = [heard(line)]
    while messages[-1]["version"] < version:
        messages.append(heard(line))
    return messages


def expect(reply: httpx.Response, status: int) -> Json:
    """Return the body of a response with the expected status."""
    assert reply.status_code == status, f"{reply.status_code} {reply.text[:300]}"
    body: Json = reply.json()
    return body


def refused(reply: httpx.Response, status: int, code: str) -> Json:
    """Return the message of a refusal with the expected status and code."""
    error = expect(reply, status)["error"]
    assert error["code"] == code
    message: Json = error["message"]
    return message

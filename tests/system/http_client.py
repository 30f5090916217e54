"""HTTP over a plain socket that can be cut at any point, as a lost connection would."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

Json = dict[str, Any]
SECONDS = 20.0
# Reasons why a connection broke that was to be cut; those to a process that is down never get so far.
ON_PURPOSE = "cut on purpose"


class Cut(Exception):
    """The connection broke: it is unknown whether the request has arrived."""


class When(Enum):
    """The point at which a connection is cut."""

    NEVER = "never"
    MIDWAY = "midway"
    UNANSWERED = "unanswered"


@dataclass(frozen=True, slots=True)
class Reply:
    """A response."""

    status: int
    body: bytes
    # The cookie that it sets, without its rules.
    cookie: str = ""

    @property
    def json(self) -> Json:
        data: Json = json.loads(self.body)
        return data


class HttpConnection:
    """A keep-alive connection, opened on demand."""

    def __init__(self, port: int, headers: Mapping[str, str]) -> None:
        self._port = port
        self._headers = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(
        self, method: str, path: str, body: Json | None = None, cut: When = When.NEVER, pause: float = 0.0
    ) -> Reply:
        """Return the response to a request; Cut if none came, or if the connection was to be cut."""
        payload = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\n{self._headers}"
        if body is not None:
            head += f"Content-Type: application/json\r\nContent-Length: {len(payload)}\r\n"
        request = (head + "\r\n").encode() + payload
        try:
            async with asyncio.timeout(SECONDS):
                return await self._ask(request, cut, pause)
        except (OSError, EOFError, TimeoutError, ValueError) as error:
            self.close()
            raise Cut(str(error)) from None
        except asyncio.CancelledError:
            self.close()
            raise

    async def _ask(self, request: bytes, cut: When, pause: float) -> Reply:
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        assert self._reader is not None
        self._writer.write(request[: len(request) // 2] if cut is When.MIDWAY else request)
        await self._writer.drain()
        if cut is not When.NEVER:
            await asyncio.sleep(pause)
            raise EOFError(ON_PURPOSE)
        return await self._read(self._reader)

    async def _read(self, reader: asyncio.StreamReader) -> Reply:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        fields = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(fields["content-length"]))
        if fields.get("connection") == "close":
            self.close()
        cookies = [line.split(": ", 1)[1] for line in head[1:] if line.lower().startswith("set-cookie: ")]
        return Reply(int(head[0].split(" ")[1]), body, cookies[0].split(";")[0] if cookies else "")

    def close(self) -> None:
        """Abort the connection."""
        if self._writer is not None:
            self._writer.transport.abort()
        self._reader = self._writer = None

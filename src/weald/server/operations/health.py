"""How the service is doing, for the machines that watch over it: /healthz and /metrics."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec
from sqlalchemy import Engine, func, select, text
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import weald
from weald.server.errors import Refused
from weald.server.operations.metrics import Sample, single, written
from weald.server.storage.schema import tables

HEALTH_SECONDS = 3.0
COUNT_SECONDS = 30.0
STEPS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"

log = logging.getLogger(__name__)


class RequestMetrics:
    """Stands outside of everything, counts requests by route and notes them in the log."""

    def __init__(self, app: ASGIApp, routes: Iterable[BaseRoute]) -> None:
        self.app = app
        # By what answers, the route as it is written down; never the address itself, which may be a secret.
        self.routes: dict[object, str] = {}
        for route in routes:
            if isinstance(route, Route):
                # The page has many addresses and is one thing.
                self.routes.setdefault(route.endpoint, route.path)
        self._requests: Counter[tuple[str, str, str]] = Counter()
        self._steps: Counter[tuple[str, float]] = Counter()
        self._seconds: dict[str, float] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 500
        began = time.perf_counter()

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = self.routes.get(scope.get("endpoint"), "other")
        method = scope["method"] if scope["method"] in ("GET", "HEAD", "POST") else "other"
        self.count(route, method, status, seconds)
        details = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        log.info("request", extra={"details": details})

    def count(self, route: str, method: str, status: int, seconds: float) -> None:
        """Count something that was asked for and answered, on whichever way it came."""
        self._requests[route, method, str(status)] += 1
        self._seconds[route] = self._seconds.get(route, 0.0) + seconds
        self._steps[route, next((step for step in STEPS if seconds <= step), float("inf"))] += 1

    def samples(self) -> list[Sample]:
        requests = [
            ({"route": route, "method": method, "status": status}, float(count))
            for (route, method, status), count in sorted(self._requests.items())
        ]
        return [
            Sample("requests_total", "counter", "Requests answered.", requests),
            Sample("request_seconds", "histogram", "Time until a request was answered.", self._histogram()),
        ]

    def _histogram(self) -> list[tuple[Mapping[str, str], float]]:
        values: list[tuple[Mapping[str, str], float]] = []
        for route in sorted(self._seconds):
            total = 0
            for step in (*STEPS, float("inf")):
                total += self._steps[route, step]
                edge = "+Inf" if step == float("inf") else repr(step)
                values.append(({"part": "_bucket", "route": route, "le": edge}, total))
            values.append(({"part": "_sum", "route": route}, self._seconds[route]))
            values.append(({"part": "_count", "route": route}, total))
        return values


class Health:
    """Answers the machines that ask."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._counted = (-COUNT_SECONDS, {"running": 0, "over": 0})

    async def healthz(self, _: Request) -> Response:
        """Whether the service can do its work: it runs, and its database answers."""
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await asyncio.to_thread(self._ask)
        except (TimeoutError, SQLAlchemyError) as error:
            log.error("the database does not answer: %s", error)
            return _json({"status": "storage", "version": weald.__version__}, 503)
        return _json({"status": "ok", "version": weald.__version__}, 200)

    def _ask(self) -> None:
        with self._engine.begin() as connection:
            connection.execute(text("SELECT 1"))

    async def metrics(self, request: Request) -> Response:
        """Everything that is counted, for those on this machine or its network."""
        address = request.state.address
        if address is not None and address.is_global:
            raise Refused(404, "not_found")
        samples = [*request.app.state.samples(), *await self._tables(), *_process()]
        return Response(written(samples), media_type=MEDIA_TYPE)

    async def _tables(self) -> list[Sample]:
        """How many tables there are, counted now and then."""
        at, counts = self._counted
        if time.monotonic() - at > COUNT_SECONDS:
            try:
                counts = await asyncio.to_thread(self._count)
                self._counted = (time.monotonic(), counts)
            except SQLAlchemyError as error:
                log.error("tables cannot be counted: %s", error)
        values = [({"state": state}, float(count)) for state, count in counts.items()]
        return [Sample("tables", "gauge", "Tables in the database.", values)]

    def _count(self) -> dict[str, int]:
        query = select(tables.c.over, func.count().label("n")).group_by(tables.c.over)
        with self._engine.begin() as connection:
            counts = {row.over: row.n for row in connection.execute(query)}
        return {"running": counts.get(False, 0), "over": counts.get(True, 0)}


def _process() -> list[Sample]:
    """What this process uses."""
    used = os.times()
    version = {"version": weald.__version__, "python": sys.version.split()[0]}
    return [
        Sample("info", "gauge", "What runs here.", [(version, 1)]),
        single("cpu_seconds_total", "counter", "Processor time used.", used.user + used.system),
        single("memory_bytes", "gauge", "Memory in use.", _memory()),
    ]


def _memory() -> int:
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        # Not every system tells.
        return 0


def _json(data: dict[str, str], status: int) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")

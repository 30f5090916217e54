"""The routes of the service."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

import weald
from weald.games import find
from weald.kernel.errors import Illegal, WealdError
from weald.server import bodies, pages, snapshot
from weald.server.errors import Refused
from weald.server.live import Live
from weald.server.moment import Moment, Seat
from weald.server.notify import Changes, News
from weald.server.presence import Presence
from weald.server.replays import Replays, imported
from weald.server.seats_ai import SeatsAi
from weald.server.security import Guard, refusal, remember, secret_of, visitor
from weald.server.tables import Command, Stale, Tables, fingerprint, new_id

log = logging.getLogger(__name__)


class Service:
    """The parts of the service, tied together while it runs."""

    def __init__(self, engine: Engine) -> None:
        self.live = Live()
        self.replays = Replays()
        self.news = News(engine)
        self.presence = Presence(self.news, self._came_or_went)
        self.tables = Tables(engine, self._changed, self.news)
        self.ai = SeatsAi(self.tables.carry_out, self.tables.latest)
        self.news.start(self._told, Changes(self.live.watched, self._matters, self.tables.latest))
        self.presence.start()

    def _changed(self, moment: Moment) -> None:
        self.live.publish(moment)
        self.ai.wake(moment)

    def _matters(self, id: str, version: int) -> bool:
        """Whether a change that another process may have made has to be shown here."""
        return self.live.is_watched(id) and not self.tables.knows(id, version)

    def _told(self, id: str, message: dict[str, Any], origin: str) -> None:
        """Something was said at a table, here or in another process."""
        if "here" in message:
            self.presence.heard(id, message["here"], origin)
        else:
            self.live.tell(id, message)

    def _came_or_went(self, id: str) -> None:
        self.live.tell(id, {"there": self.presence.there(id)})

    async def look(self, id: str) -> Moment:
        """The table as it is now; should an AI seat have been interrupted, it goes on."""
        moment = await self.tables.latest(id)
        self.ai.wake(moment)
        return moment

    async def stop(self) -> None:
        await self.ai.stop()
        await self.presence.stop()
        await self.news.stop()
        await self.tables.stop()


def create_app(engine: Engine, hosts: frozenset[str] | None) -> ASGIApp:
    """The whole service on a database, answering under the given host names."""

    @asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[None]:
        app.state.service = Service(engine)
        yield
        await app.state.service.stop()
        engine.dispose()

    app = Starlette(
        routes=[
            Route("/", pages.page),
            Route("/t/{id}", pages.page),
            Route("/replay/{id}", pages.page),
            Route("/replay/{id}/{k:int}", pages.page),
            Route("/locale/{language}.ftl", pages.words),
            Route("/api/games", games),
            Route("/api/tables", list_tables),
            Route("/api/tables", open_table, methods=["POST"]),
            Route("/api/tables/{id}", look),
            Route("/api/tables/{id}/answer", answer, methods=["POST"]),
            Route("/api/tables/{id}/undo", undo, methods=["POST"]),
            Route("/api/tables/{id}/hint", hint, methods=["POST"]),
            Route("/api/tables/{id}/record", record),
            Route("/api/tables/{id}/replay", replay),
            Route("/api/records", bring_record, methods=["POST"]),
            WebSocketRoute("/api/tables/{id}/live", watch),
            Mount("/", pages.files()),
        ],
        exception_handlers={
            Refused: _refused,
            WealdError: _mistake,
            HTTPException: _http_error,
            SQLAlchemyError: _no_storage,
            Exception: _broken,
        },
        lifespan=running,
    )
    return Guard(app, hosts)


def _service(connection: HTTPConnection) -> Service:
    service: Service = connection.app.state.service
    return service


def _reply(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


async def games(_: Request) -> Response:
    """All games that can be played."""
    return _reply({"games": weald.games()})


async def list_tables(request: Request) -> Response:
    """The tables of whoever asks."""
    return _reply({"tables": await _service(request).tables.mine(visitor(request).hashes)})


async def open_table(request: Request) -> Response:
    """A new table."""
    body = await bodies.command(request, bodies.TableBody)
    bots = find(body.game).bots
    seats = [_seat(wish, n, bots) for n, wish in enumerate(body.seats)]
    secret = secret_of(request)
    owner = fingerprint(secret)
    id, tokens = await _service(request).tables.open(body.game, seats, body.options, body.seed, owner)
    response = _reply({"id": id, "tokens": tokens}, 201)
    remember(request, response, secret)
    return response


def _seat(wish: bodies.SeatBody, n: int, bots: Sequence[str]) -> Seat:
    """The seat that somebody wishes for; an unknown level of AI is refused."""
    if wish.kind == "ai" and wish.level not in bots:
        raise Refused(
            422, "unknown_level", {"n": n + 1, "level": (wish.level or "")[:40], "choices": list(bots)}
        )
    if wish.kind == "human" and wish.level is not None:
        raise Refused(422, "human_level", {"n": n + 1})
    return Seat(bodies.clean_name(wish.name, n), wish.kind, wish.level)


def _as_seat(connection: HTTPConnection, moment: Moment, seat: int | None) -> list[int]:
    """The seats of whoever asks; Refused if the one they speak for is not among them."""
    mine = moment.setup.mine(visitor(connection).hashes)
    if seat is not None and seat not in mine:
        raise Refused(403, "seat_not_yours", {"n": seat + 1})
    return mine


async def look(request: Request) -> Response:
    """A table as a seat or a spectator sees it."""
    seat = bodies.query_number(request, "seat")
    after = bodies.query_number(request, "after") or 0
    moment = await _service(request).look(request.path_params["id"])
    mine = _as_seat(request, moment, seat)
    return _reply(snapshot.after_event(moment, seat, mine, after))


async def answer(request: Request) -> Response:
    """A seat answers."""
    body = await bodies.command(request, bodies.AnswerBody)
    return await _carry_out(
        request, Command(request.path_params["id"], body.seat, body.expected, body.key, body.option)
    )


async def undo(request: Request) -> Response:
    """A seat takes its last answer back."""
    body = await bodies.command(request, bodies.UndoBody)
    return await _carry_out(request, Command(request.path_params["id"], body.seat, body.expected, body.key))


async def _carry_out(request: Request, command: Command) -> Response:
    tables = _service(request).tables
    mine = _as_seat(request, await tables.latest(command.table), command.seat)
    try:
        moment = await tables.carry_out(command)
    except Stale as stale:
        return _missed(stale.moment, command.seat, mine, command.expected)
    return _reply(snapshot.since_version(moment, command.seat, mine, command.expected))


def _missed(moment: Moment, seat: int, mine: list[int], expected: int) -> Response:
    missed = snapshot.since_version(moment, seat, mine, expected)
    return _reply({**Refused(409, "stale").body(), "missed": missed}, 409)


async def hint(request: Request) -> Response:
    """What the best AI would answer in the place of a seat."""
    body = await bodies.command(request, bodies.HintBody)
    service = _service(request)
    moment = await service.tables.latest(request.path_params["id"])
    mine = _as_seat(request, moment, body.seat)
    if not moment.is_current(body.seat, body.expected):
        return _missed(moment, body.seat, mine, body.expected)
    if moment.table.decision(body.seat) is None:
        raise Illegal("not_asked", {"seats": moment.waiting})
    # Games name their bots from the simplest to the best.
    return _reply({"option": await service.ai.hint(moment, body.seat, moment.table.game.bots[-1])})


async def _open_record(request: Request) -> tuple[Moment, dict[str, Any]]:
    """A table that has no secrets any more, and its record."""
    tables = _service(request).tables
    moment = await tables.latest(request.path_params["id"])
    if not (moment.table.over or moment.setup.imported):
        raise Refused(403, "record_secret")
    return moment, await tables.record(moment.setup.id)


async def record(request: Request) -> Response:
    """The record of a table, as a file."""
    moment, data = await _open_record(request)
    response = _reply(data)
    name = f"weald-{moment.setup.game}-{moment.setup.id}.json"
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return response


async def replay(request: Request) -> Response:
    """A table as it was after so many answers."""
    at = bodies.query_number(request, "at")
    moment, data = await _open_record(request)
    replays = _service(request).replays
    return _reply(await asyncio.to_thread(lambda: replays.of(moment, data).at(at)))


async def bring_record(request: Request) -> Response:
    """A table to look at, made from a record."""
    data = await bodies.record(request)
    moments = await asyncio.to_thread(imported, new_id(), data)
    secret = secret_of(request)
    id = await _service(request).tables.bring_in(moments, fingerprint(secret))
    response = _reply({"id": id}, 201)
    remember(request, response, secret)
    return response


async def watch(websocket: WebSocket) -> None:
    """A table, live."""
    service = _service(websocket)
    id = websocket.path_params["id"]
    try:
        seat = bodies.query_number(websocket, "seat")
        mine = _as_seat(websocket, await service.look(id), seat)
    except Refused as refused:
        await websocket.send_denial_response(refusal(refused))
        return
    await websocket.accept()
    await service.live.serve(
        websocket,
        id,
        show=lambda moment, version: snapshot.since_version(moment, seat, mine, version),
        latest=lambda: service.tables.latest(id),
    )


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refusal(error)


async def _mistake(_: Request, error: Exception) -> Response:
    assert isinstance(error, WealdError)
    return refusal(Refused.because(error))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        # Somebody with a wrong address in the browser gets the page, which says so in their language.
        return pages.shell(404)
    code = {404: "not_found", 405: "method_not_allowed"}.get(error.status_code, "bad_request")
    refused = Refused(error.status_code, code)
    refused.headers.update(error.headers or {})
    return refusal(refused)


async def _no_storage(request: Request, error: Exception) -> Response:
    log.error("the database fails in %s %s: %s", request.method, request.url.path, error)
    return refusal(Refused(503, "storage"))


async def _broken(_: Request, __: Exception) -> Response:
    # What happened stands in the log; the one who asked learns only that it was not their fault.
    return refusal(Refused(500, "internal"))

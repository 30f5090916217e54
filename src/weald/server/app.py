"""The routes of the service."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp

from weald.games import REGISTRY, find
from weald.kernel.errors import WealdError
from weald.server import (
    openapi,
    pages,
    routes_invitations,
    routes_live,
    routes_play,
    routes_records,
    routes_tables,
    routes_talk,
)
from weald.server.errors import Refused
from weald.server.health import Health, Traffic
from weald.server.limits import Limits
from weald.server.security import Guard, refusal
from weald.server.service import Service
from weald.server.settings import Settings

log = logging.getLogger(__name__)

API = (
    Route("/api/openapi.json", openapi.described),
    Route("/api/games", routes_tables.games),
    Route("/api/tables", routes_tables.list_tables),
    Route("/api/tables", routes_tables.open_table, methods=["POST"]),
    Route("/api/tables/{id}", routes_tables.look),
    Route("/api/tables/{id}/answer", routes_play.answer, methods=["POST"]),
    Route("/api/tables/{id}/undo", routes_play.undo, methods=["POST"]),
    Route("/api/tables/{id}/consent", routes_play.consent, methods=["POST"]),
    Route("/api/tables/{id}/seat", routes_play.change_seat, methods=["POST"]),
    Route("/api/tables/{id}/hint", routes_play.hint, methods=["POST"]),
    Route("/api/tables/{id}/say", routes_talk.say, methods=["POST"]),
    Route("/api/tables/{id}/talk", routes_talk.read),
    Route("/api/tables/{id}/point", routes_talk.point, methods=["POST"]),
    Route("/api/tables/{id}/record", routes_records.record),
    Route("/api/tables/{id}/replay", routes_records.replay),
    Route("/api/tables/{id}/report", routes_records.problem),
    Route("/api/records", routes_records.bring_record, methods=["POST"]),
    Route("/api/invitations/{code}", routes_invitations.look),
    Route("/api/invitations/{code}", routes_invitations.take, methods=["POST"]),
    WebSocketRoute("/api/tables/{id}/live", routes_live.watch),
)


def create_app(engine: Engine, settings: Settings) -> ASGIApp:
    """The whole service on a database."""
    for game in REGISTRY:
        # Not when somebody opens the first table: by then the files may be those of another release.
        find(game)
    health, limits = Health(engine), Limits(settings)

    @asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[None]:
        app.state.service = Service(engine, settings)
        yield
        await app.state.service.stop()

    app = Starlette(
        routes=[
            Route("/", pages.page),
            Route("/t/{id}", pages.page),
            Route("/join/{code}", pages.page),
            Route("/replay/{id}", pages.page),
            Route("/replay/{id}/{k:int}", pages.page),
            Route("/locale/{language}.ftl", pages.words),
            Route("/healthz", health.healthz),
            Route("/metrics", health.metrics),
            *API,
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
    traffic = Traffic(Guard(app, settings, limits), app.routes)
    app.state.traffic = traffic
    app.state.samples = lambda: [*traffic.samples(), *limits.samples(), *app.state.service.samples()]
    return traffic


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

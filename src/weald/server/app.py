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
from weald.server.errors import Refused
from weald.server.http import openapi
from weald.server.http.middleware import Guard, refusal
from weald.server.http.rate_limits import Limits
from weald.server.http.routes import chat, games, invitations, live, pages, play, records, tables
from weald.server.operations.health import Health, RequestMetrics
from weald.server.service import Service
from weald.server.settings import Settings

log = logging.getLogger(__name__)

API = (
    Route("/api/openapi.json", openapi.described),
    Route("/api/games", games.games),
    Route("/api/games/{id}/catalogue", games.catalogue),
    Route("/api/tables", tables.list_tables),
    Route("/api/tables", tables.open_table, methods=["POST"]),
    Route("/api/tables/{id}", tables.look),
    Route("/api/tables/{id}/answer", play.answer, methods=["POST"]),
    Route("/api/tables/{id}/undo", play.undo, methods=["POST"]),
    Route("/api/tables/{id}/consent", play.consent, methods=["POST"]),
    Route("/api/tables/{id}/seat", play.change_seat, methods=["POST"]),
    Route("/api/tables/{id}/hint", play.hint, methods=["POST"]),
    Route("/api/tables/{id}/say", chat.say, methods=["POST"]),
    Route("/api/tables/{id}/talk", chat.read),
    Route("/api/tables/{id}/point", chat.point, methods=["POST"]),
    Route("/api/tables/{id}/record", records.record),
    Route("/api/tables/{id}/replay", records.replay),
    Route("/api/tables/{id}/report", records.problem),
    Route("/api/records", records.bring_record, methods=["POST"]),
    Route("/api/invitations/{code}", invitations.look),
    Route("/api/invitations/{code}", invitations.take, methods=["POST"]),
    WebSocketRoute("/api/tables/{id}/live", live.watch),
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
    traffic = RequestMetrics(Guard(app, settings, limits), app.routes)
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

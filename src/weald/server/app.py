"""The ASGI application: routes, error handlers and middleware."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from prometheus_client import CollectorRegistry
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from weald.games import REGISTRY, find
from weald.kernel.errors import WealdError
from weald.server.browsers import Browsers
from weald.server.http.api import OPERATIONS
from weald.server.http.middleware import Guard, RequestMetrics
from weald.server.http.rate_limits import Limits
from weald.server.http.responses import error_response
from weald.server.http.routes import pages
from weald.server.http.routes.operations import SECURITY_PATH, Operations
from weald.server.http.security_log import note_refusal
from weald.server.service import Service
from weald.server.settings import Settings, trusted_proxies
from weald.site.catalogues import games_with_pages
from weald.tables.errors import Refused

# The addresses that the page routes by itself.
PAGES = (
    "/",
    "/t/{id}",
    "/join/{code}",
    "/gallery/{game}",
    "/statistics",
    "/move",
    "/learn",
    "/learn/{game}",
    "/puzzles/{game}",
    "/daily",
    "/replay/{id}",
    "/replay/{id}/{k}",
)

log = logging.getLogger(__name__)


def create_app(engine: Engine, settings: Settings) -> ASGIApp:
    """Return the application on a database."""
    for game in REGISTRY:
        # Load all games now: later the files on disk may be those of another release.
        find(game)
        if game not in games_with_pages():
            log.warning("%s is left out of the page: web/games/%s/index.js is not there", game, game)
    registry = CollectorRegistry()
    limits = Limits(settings, registry)
    operations = Operations(engine, registry, settings)

    @asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[None]:
        app.state.service = service = Service(engine, settings)
        registry.register(service)
        yield
        await service.stop()

    app = Starlette(
        routes=[
            *(Route(path, pages.page) for path in PAGES),
            Route("/built/{name}", pages.built),
            Route("/locale/{language}.ftl", pages.locale),
            Route("/healthz", operations.healthz),
            Route("/metrics", operations.metrics),
            Route(SECURITY_PATH, operations.security),
            *(operation.route() for operation in OPERATIONS),
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
    metrics = RequestMetrics(Guard(app, settings, limits, Browsers(engine)), app.routes, registry)
    app.state.request_metrics = metrics
    app.state.builds = pages.Builds(settings.plain)
    app.state.locales = pages.Locales(pages.LOCALE_SECONDS)
    # uvicorn and starlette type the same interface differently.
    proxied: Any = ProxyHeadersMiddleware(cast("Any", metrics), trusted_proxies(settings.proxies))
    return cast("ASGIApp", proxied)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    note_refusal(request, error)
    return error_response(error)


async def _mistake(_: Request, error: Exception) -> Response:
    assert isinstance(error, WealdError)
    return error_response(Refused.because(error))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        # A browser gets the page, which explains the error in the reader's language.
        return await pages.shell(request, 404)
    code = {404: "not_found", 405: "method_not_allowed"}.get(error.status_code, "bad_request")
    refused = Refused(error.status_code, code)
    refused.headers.update(error.headers or {})
    return error_response(refused)


async def _no_storage(request: Request, error: Exception) -> Response:
    log.error("the database fails in %s %s: %s", request.method, request.url.path, error)
    return error_response(Refused(503, "storage"))


async def _broken(_: Request, __: Exception) -> Response:
    # The details are in the log.
    return error_response(Refused(500, "internal"))

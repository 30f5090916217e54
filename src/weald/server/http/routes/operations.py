"""Routes for monitoring: /healthz and /metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from sqlalchemy import Engine
from starlette.requests import Request
from starlette.responses import Response

import weald
from weald.server.bounded import SharedResults
from weald.server.errors import Refused
from weald.server.http.responses import json_response
from weald.server.operations import health
from weald.server.operations.metrics import ProcessMetrics, TableMetrics


class Operations:
    """The endpoints of one application."""

    def __init__(self, engine: Engine, registry: CollectorRegistry) -> None:
        self._engine = engine
        self._registry = registry
        # Requests at the same time share one look at the database.
        self._health: SharedResults[str, str] = SharedResults(1, 0.0)
        self._tables = TableMetrics(engine)
        registry.register(self._tables)
        registry.register(ProcessMetrics())

    async def healthz(self, _: Request) -> Response:
        """Return whether the service and its database work."""
        status = await self._health.get("database", lambda: health.look(self._engine))
        code = 200 if status == health.OK else 503
        return json_response({"status": status, "version": weald.__version__}, code)

    async def metrics(self, request: Request) -> Response:
        """Return all metrics, to private addresses only."""
        address = request.state.address
        if address is not None and address.is_global:
            raise Refused(404, "not_found")
        await self._tables.refresh()
        return Response(generate_latest(self._registry), media_type=CONTENT_TYPE_PLAIN_0_0_4)

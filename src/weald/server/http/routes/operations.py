"""Routes for operators: /healthz, /metrics and /.well-known/security.txt."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime, timedelta

from prometheus_client import CollectorRegistry, Gauge, Info, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response

import weald
from weald.server.bounded import SharedResults
from weald.server.http.rate_limits import is_among
from weald.server.http.responses import json_response
from weald.server.operations import health
from weald.server.settings import Settings
from weald.tables.errors import Refused

SECURITY_PATH = "/.well-known/security.txt"
# Days for which a reader may rely on the file; at most a year is recommended.
SECURITY_DAYS = 180
# Tables are counted at most this often.
COUNT_SECONDS = 30.0
# By whether their game is over.
STATES = {False: "running", True: "over"}

log = logging.getLogger(__name__)


class Operations:
    """The endpoints of one application."""

    def __init__(self, engine: Engine, registry: CollectorRegistry, settings: Settings) -> None:
        self._engine = engine
        self._settings = settings
        self._registry = registry
        # Requests at the same time share one look at the database.
        self._health: SharedResults[str, str] = SharedResults()
        self._counts: SharedResults[str, dict[bool, int]] = SharedResults(COUNT_SECONDS)
        self._tables = Gauge("weald_tables", "Tables in the database.", ["state"], registry=registry)
        versions = {"version": weald.__version__, "python": sys.version.split()[0]}
        Info("weald", "Versions in use.", registry=registry).info(versions)
        ProcessCollector(namespace="weald", registry=registry)

    async def healthz(self, _: Request) -> Response:
        """Return whether the service and its database work."""
        status = await self._health.get("database", lambda: health.look(self._engine))
        code = 200 if status == health.OK else 503
        return json_response({"status": status, "version": weald.__version__}, code)

    async def security(self, _: Request) -> Response:
        """Return the contact for vulnerabilities (RFC 9116), if the operator has said so."""
        contact, public = self._settings.security_contact, self._settings.public_url
        if contact is None:
            raise Refused(404, "not_found")
        day = datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
        expires = (day + timedelta(days=SECURITY_DAYS)).isoformat().replace("+00:00", "Z")
        lines = [f"Contact: {contact}", f"Expires: {expires}"]
        if public is not None:
            lines.append(f"Canonical: {public}{SECURITY_PATH}")
        return Response("".join(f"{line}\n" for line in lines), media_type="text/plain; charset=utf-8")

    async def metrics(self, request: Request) -> Response:
        """Return all metrics, to the machine itself and to the networks that its operator names."""
        state = request.state
        if state.client is not None and not is_among(state.address, self._settings.metrics):
            raise Refused(404, "not_found")
        try:
            counts = await self._counts.get("tables", lambda: health.count_tables(self._engine))
            for over, name in STATES.items():
                self._tables.labels(name).set(counts[over])
        except SQLAlchemyError as error:
            log.error("tables cannot be counted: %s", error)
        return Response(generate_latest(self._registry), media_type=CONTENT_TYPE_PLAIN_0_0_4)

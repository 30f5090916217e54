"""Access to tables: who looks at one, who may take part, and who pays for the work."""

from __future__ import annotations

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from weald.server.http.identity import caller
from weald.server.http.responses import json_response
from weald.server.service import Service
from weald.tables import show
from weald.tables.commands import Stale
from weald.tables.errors import Refused
from weald.tables.open_table import OpenTable
from weald.tables.revision import Revision
from weald.tables.show import Viewer


def service_of(connection: HTTPConnection) -> Service:
    """Return the service that a request or socket belongs to."""
    service: Service = connection.app.state.service
    return service


async def looked_at(request: Request) -> OpenTable:
    """Return the table that a request is about, at its latest version."""
    return await service_of(request).desk.latest(request.path_params["id"])


def viewer(connection: HTTPConnection, revision: Revision, seat: int | None) -> Viewer:
    """Return the caller as one of its seats or as a spectator; Refused if the seat is not the caller's."""
    return show.viewer_of(revision, caller(connection).hashes, seat)


def require_participant(connection: HTTPConnection, revision: Revision, seat: int | None) -> Viewer:
    """Return the caller as a viewer; Refused unless it has a seat or is the host."""
    who = viewer(connection, revision, seat)
    if not who.participates:
        raise Refused(403, "not_at_table")
    return who


def payer(connection: HTTPConnection, fallback: str | None = None) -> str:
    """Return the payer of the time that a worker spends on a request."""
    # On the machine itself there are no addresses to tell visitors apart.
    own = connection.state.client or fallback or caller(connection).cookie
    return own or "here"


def stale_response(request: Request, stale: Stale, seat: int, expected: int) -> Response:
    """Return 409 with what a caller that last saw version `expected` has missed."""
    who = show.viewer_or_spectator(stale.revision, caller(request).hashes, seat)
    missed = show.since_version(stale.revision, who, expected)
    return json_response({**Refused(409, "stale").body(), "missed": missed}, 409)

"""Access to tables: who looks at one, and who may take part."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from weald.server.errors import Refused
from weald.server.http.identity import caller
from weald.server.http.responses import json_response
from weald.server.service import Service
from weald.server.tables import snapshots
from weald.server.tables.revision import Revision
from weald.server.tables.snapshots import Viewer


def service_of(connection: HTTPConnection) -> Service:
    """Return the service that a request or socket belongs to."""
    service: Service = connection.app.state.service
    return service


def viewer(connection: HTTPConnection, revision: Revision, seat: int | None) -> Viewer:
    """Return the caller as one of its seats or as a spectator; Refused if the seat is not the caller's."""
    hashes = caller(connection).hashes
    mine = revision.setup.mine(hashes)
    if seat is not None and seat not in mine:
        raise Refused(403, "seat_not_yours", {"n": seat + 1})
    return Viewer(seat, mine, revision.setup.is_host(hashes))


def viewer_or_spectator(connection: HTTPConnection, revision: Revision, seat: int) -> Viewer:
    """Return the caller as `seat` if it is the caller's, otherwise as a spectator."""
    mine = revision.setup.mine(caller(connection).hashes)
    return viewer(connection, revision, seat if seat in mine else None)


def require_participant(connection: HTTPConnection, revision: Revision, seat: int | None) -> Viewer:
    """Return the caller as a viewer; Refused unless it has a seat or is the host."""
    who = viewer(connection, revision, seat)
    if not who.mine and not who.host:
        raise Refused(403, "not_at_table")
    return who


async def stale_response(
    connection: HTTPConnection, revision: Revision, who: Viewer, expected: int
) -> Response:
    """Return 409 with what a caller that last saw version `expected` has missed."""
    await service_of(connection).views.prepare(revision, who.seat)
    missed = snapshots.since_version(revision, who, expected)
    return json_response({**Refused(409, "stale").body(), "missed": missed}, 409)

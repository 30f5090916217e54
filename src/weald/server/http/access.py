"""Who asks for what at which table; and the replies they get."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from weald.server.errors import Refused
from weald.server.http.middleware import caller
from weald.server.tables import snapshots
from weald.server.tables.revision import Revision
from weald.server.tables.snapshots import Viewer


def reply(data: Any, status: int = 200) -> Response:
    """Data as it goes out."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def file(data: Any, name: str) -> Response:
    """Data that a browser saves as a file."""
    response = reply(data)
    response.headers["content-disposition"] = f'attachment; filename="{name}.json"'
    return response


def viewer(connection: HTTPConnection, revision: Revision, seat: int | None) -> Viewer:
    """Whoever asks, as one of their seats or as somebody who watches; Refused if the seat is not theirs."""
    hashes = caller(connection).hashes
    mine = revision.setup.mine(hashes)
    if seat is not None and seat not in mine:
        raise Refused(403, "seat_not_yours", {"n": seat + 1})
    return Viewer(seat, mine, revision.setup.is_host(hashes))


def require_participant(connection: HTTPConnection, revision: Revision, seat: int | None) -> Viewer:
    """One of the people at the table: whoever has a seat, or is the host; everybody else is Refused."""
    who = viewer(connection, revision, seat)
    if not who.mine and not who.host:
        raise Refused(403, "not_at_table")
    return who


def missed(revision: Revision, who: Viewer, expected: int) -> Response:
    """What somebody has to see before they can decide anew."""
    return reply(
        {**Refused(409, "stale").body(), "missed": snapshots.since_version(revision, who, expected)}, 409
    )

"""Who asks for what at which table; and the replies they get."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from weald.server.errors import Refused
from weald.server.http.middleware import visitor
from weald.server.tables import snapshots
from weald.server.tables.revision import Moment
from weald.server.tables.snapshots import Asker


def reply(data: Any, status: int = 200) -> Response:
    """Data as it goes out."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def file(data: Any, name: str) -> Response:
    """Data that a browser saves as a file."""
    response = reply(data)
    response.headers["content-disposition"] = f'attachment; filename="{name}.json"'
    return response


def asker(connection: HTTPConnection, moment: Moment, seat: int | None) -> Asker:
    """Whoever asks, as one of their seats or as somebody who watches; Refused if the seat is not theirs."""
    hashes = visitor(connection).hashes
    mine = moment.setup.mine(hashes)
    if seat is not None and seat not in mine:
        raise Refused(403, "seat_not_yours", {"n": seat + 1})
    return Asker(seat, mine, moment.setup.is_host(hashes))


def insider(connection: HTTPConnection, moment: Moment, seat: int | None) -> Asker:
    """One of the people at the table: whoever has a seat, or is the host; everybody else is Refused."""
    who = asker(connection, moment, seat)
    if not who.mine and not who.host:
        raise Refused(403, "not_at_table")
    return who


def missed(moment: Moment, who: Asker, expected: int) -> Response:
    """What somebody has to see before they can decide anew."""
    return reply(
        {**Refused(409, "stale").body(), "missed": snapshots.since_version(moment, who, expected)}, 409
    )

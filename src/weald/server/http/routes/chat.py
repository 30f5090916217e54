"""Chat and pointing among the participants of a table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from weald.server.http import requests
from weald.server.http.access import looked_at, require_participant, service_of
from weald.server.http.identity import caller
from weald.server.http.responses import json_response
from weald.tables.errors import Refused
from weald.tables.sanitize import clean_text


async def say(request: Request) -> Response:
    """Send a chat message."""
    body = await requests.command(request, requests.SayBody)
    table = await looked_at(request)
    revision, chat = table.revision, service_of(request).chat
    if body.seat is None and not require_participant(request, revision, None).host:
        raise Refused(403, "not_at_table")
    require_participant(request, revision, body.seat)
    text = clean_text(body.text)
    chat.messages.require((table.id, body.seat), "too_fast")
    name = "" if body.seat is None else revision.setup.seats[body.seat].name
    message = await chat.say(table.id, body.seat, name, text, body.key, caller(request).author)
    return json_response({"talk": [message]})


async def read(request: Request) -> Response:
    """Return chat messages."""
    after = requests.query_number(request, "after") or 0
    table = await looked_at(request)
    require_participant(request, table.revision, None)
    return json_response({"talk": await service_of(request).chat.after(table.id, after)})


async def point(request: Request) -> Response:
    """Point at something on the table."""
    body = await requests.command(request, requests.PointBody)
    table = await looked_at(request)
    require_participant(request, table.revision, body.seat)
    service_of(request).chat.points.require((table.id, body.seat), "too_fast")
    table.tell({"point": {"seat": body.seat, "ref": body.ref}})
    return json_response({})

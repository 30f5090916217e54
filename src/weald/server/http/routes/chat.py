"""Chat and pointing among the participants of a table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from weald.server.errors import Refused
from weald.server.http import requests
from weald.server.http.access import require_participant, service_of
from weald.server.http.identity import caller
from weald.server.http.responses import json_response
from weald.server.realtime import chat
from weald.server.sanitize import clean_text


async def say(request: Request) -> Response:
    """Send a chat message."""
    body = await requests.command(request, requests.SayBody)
    service = service_of(request)
    id = request.path_params["id"]
    revision = await service.tables.latest(id)
    if body.seat is None and not require_participant(request, revision, None).host:
        raise Refused(403, "not_at_table")
    require_participant(request, revision, body.seat)
    text = clean_text(body.text)
    service.chat_limit.count(id, body.seat, "say")
    name = "" if body.seat is None else revision.setup.seats[body.seat].name
    owner = caller(request).author
    return json_response({"talk": [await service.tables.say(id, body.seat, name, text, body.key, owner)]})


async def read(request: Request) -> Response:
    """Return chat messages."""
    after = requests.query_number(request, "after") or 0
    tables = service_of(request).tables
    id = request.path_params["id"]
    require_participant(request, await tables.latest(id), None)
    return json_response({"talk": await tables.chat(id, after, chat.HISTORY)})


async def point(request: Request) -> Response:
    """Point at something on the table."""
    body = await requests.command(request, requests.PointBody)
    service = service_of(request)
    id = request.path_params["id"]
    require_participant(request, await service.tables.latest(id), body.seat)
    service.chat_limit.count(id, body.seat, "point")
    service.bus.send(id, {"point": {"seat": body.seat, "ref": body.ref}})
    return json_response({})

"""Talking and pointing: among the people at a table, whatever the game."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from weald.server.errors import Refused
from weald.server.http import requests as bodies
from weald.server.http.access import reply, require_participant
from weald.server.realtime import chat
from weald.server.service import service_of


async def say(request: Request) -> Response:
    """Somebody says something."""
    body = await bodies.command(request, bodies.SayBody)
    service = service_of(request)
    id = request.path_params["id"]
    revision = await service.tables.latest(id)
    if body.seat is None and not require_participant(request, revision, None).host:
        raise Refused(403, "not_at_table")
    require_participant(request, revision, body.seat)
    text = chat.clean_text(body.text)
    service.chat_limit.count(id, body.seat, "say", chat.LINES)
    name = "" if body.seat is None else revision.setup.seats[body.seat].name
    return reply({"talk": [await service.tables.say(id, body.seat, name, text, body.key)]})


async def read(request: Request) -> Response:
    """What was said."""
    after = bodies.query_number(request, "after") or 0
    tables = service_of(request).tables
    id = request.path_params["id"]
    require_participant(request, await tables.latest(id), None)
    return reply({"talk": await tables.talk(id, after, chat.HISTORY)})


async def point(request: Request) -> Response:
    """Somebody points at something on the table."""
    body = await bodies.command(request, bodies.PointBody)
    service = service_of(request)
    id = request.path_params["id"]
    require_participant(request, await service.tables.latest(id), body.seat)
    service.chat_limit.count(id, body.seat, "point", chat.POINTS)
    service.bus.send(id, {"point": {"seat": body.seat, "ref": body.ref}})
    return reply({})

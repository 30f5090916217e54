"""Invitations: what awaits a guest, and sitting down."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from weald.server.http import requests as bodies
from weald.server.http.access import reply
from weald.server.http.middleware import caller, remember, secret_of
from weald.server.service import service_of
from weald.server.tables.service import fingerprint


async def look(request: Request) -> Response:
    """The table that somebody is invited to."""
    revision = await service_of(request).tables.invited_to(request.path_params["code"])
    setup = revision.setup
    return reply(
        {
            "id": setup.id,
            "game": setup.game,
            "options": setup.options,
            "over": revision.table.over,
            "seats": [seat.to_json() for seat in setup.seats],
            "mine": setup.mine(caller(request).hashes),
        }
    )


async def take(request: Request) -> Response:
    """Somebody sits down on a free seat."""
    body = await bodies.command(request, bodies.JoinBody)
    tables = service_of(request).tables
    revision = await tables.invited_to(request.path_params["code"])
    name = bodies.clean_name(body.name, body.seat)
    secret = secret_of(request)
    id = revision.setup.id
    token = await tables.take_seat(id, body.seat, name, body.key, fingerprint(secret))
    response = reply({"id": id, "seat": body.seat, "token": token})
    remember(request, response, secret)
    return response

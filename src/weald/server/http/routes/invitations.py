"""Invitations: look at the table, take a seat; codes that move a seat to another device."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from weald.server.errors import Refused
from weald.server.http import requests
from weald.server.http.access import service_of
from weald.server.http.identity import caller, remember, secret_of
from weald.server.http.rate_limits import counted
from weald.server.http.responses import json_response
from weald.server.sanitize import clean_name
from weald.server.tables import snapshots
from weald.server.tokens import fingerprint


async def look(request: Request) -> Response:
    """Return the table of an invitation."""
    revision = await service_of(request).tables.invited_to(request.path_params["code"])
    setup = revision.setup
    return json_response(
        {
            "id": setup.id,
            "game": setup.game,
            "options": setup.options,
            "over": revision.table.over,
            "seats": setup.seated(),
            "mine": setup.mine(caller(request).hashes),
            "disclosed": setup.warnings,
            "deal": snapshots.deal(revision),
        }
    )


async def take(request: Request) -> Response:
    """Take a free seat."""
    body = await requests.command(request, requests.JoinBody)
    tables = service_of(request).tables
    revision = await tables.invited_to(request.path_params["code"])
    name = clean_name(body.name, body.seat)
    secret = secret_of(request)
    id = revision.setup.id
    token = await tables.take_seat(
        id, body.seat, name, body.key, fingerprint(secret), requests.contributed(body)
    )
    response = json_response({"id": id, "seat": body.seat, "token": token})
    remember(request, response, secret)
    return response


async def offer_move(request: Request) -> Response:
    """Return a code that moves the seats of the caller's browser to another device."""
    who = caller(request)
    if who.cookie is None:
        raise Refused(403, "not_at_table")
    tables = service_of(request).tables
    move = await tables.offer_move(request.path_params["id"], who.hashes, fingerprint(who.cookie))
    return json_response(move)


async def use_move(request: Request) -> Response:
    """Move the seats that a code is for to the caller's browser."""
    body = await requests.command(request, requests.MoveBody)
    service = service_of(request)
    service.move_limit.count(counted(request.state.address), body.code)
    secret = secret_of(request)
    response = json_response({"id": await service.tables.use_move(body.code, fingerprint(secret))})
    remember(request, response, secret)
    return response

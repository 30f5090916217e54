"""Invitations: look at the table, take a seat; codes that move a seat to another device."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from weald.server.http import requests
from weald.server.http.access import service_of
from weald.server.http.identity import caller, remember, secret_of
from weald.server.http.responses import json_response
from weald.server.tokens import fingerprint, new_secret
from weald.tables import show
from weald.tables.commands import Caller, TakeSeat
from weald.tables.errors import Refused
from weald.tables.sanitize import clean_name
from weald.tables.values import Seat


async def look(request: Request) -> Response:
    """Return the table of an invitation."""
    service = service_of(request)
    table = await service.desk.latest(await service.invited_to(request.path_params["code"]))
    revision = table.revision
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
            "deal": show.deal(revision),
        }
    )


async def take(request: Request) -> Response:
    """Take a free seat."""
    body = await requests.command(request, requests.JoinBody)
    service = service_of(request)
    id = await service.invited_to(request.path_params["code"])
    secret, token = secret_of(request), new_secret()
    owner = fingerprint(secret)
    sitting = Seat(clean_name(body.name, body.seat), "guest", token=fingerprint(token), owner=owner)
    command = TakeSeat(id, body.seat, body.key, sitting, requests.contributed(body))
    await service.desk.submit(command, Caller(frozenset({owner})))
    response = json_response({"id": id, "seat": body.seat, "token": token})
    remember(request, response, secret)
    return response


async def offer_move(request: Request) -> Response:
    """Return a code that moves the seats of the caller's browser to another device."""
    who = caller(request)
    if who.cookie is None:
        raise Refused(403, "not_at_table")
    moves = service_of(request).moves
    return json_response(await moves.offer(request.path_params["id"], who.hashes, fingerprint(who.cookie)))


async def use_move(request: Request) -> Response:
    """Move the seats that a code is for to the caller's browser."""
    body = await requests.command(request, requests.MoveBody)
    moves = service_of(request).moves
    moves.count_attempt(request.state.client, body.code)
    secret = secret_of(request)
    response = json_response({"id": await moves.use(body.code, fingerprint(secret))})
    remember(request, response, secret)
    return response

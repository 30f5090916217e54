"""Commands at a table: answer, take back, consent, change a seat, ask for a hint."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from weald.server.http import requests
from weald.server.http.access import looked_at, payer, service_of, stale_response, viewer
from weald.server.http.identity import caller
from weald.server.http.responses import json_response
from weald.tables import show
from weald.tables.commands import Caller, Stale
from weald.tables.errors import Refused


def commanding(kind: type[requests.CommandBody]) -> Callable[[Request], Awaitable[Response]]:
    """Return a handler of commands with a kind of body."""

    async def submit(request: Request) -> Response:
        body = await requests.command(request, kind)
        reply = request.query_params.get("reply", "snapshot")
        if reply not in ("snapshot", "version"):
            raise Refused(400, "bad_field", {"field": "reply"})
        hashes = caller(request).hashes
        command = body.at(request.path_params["id"])
        try:
            revision = await service_of(request).desk.submit(command, Caller(hashes))
        except Stale as stale:
            return stale_response(request, stale, body.seat, body.expected)
        if reply == "version":
            return json_response({"version": revision.version})
        who = show.viewer_or_spectator(revision, hashes, body.seat)
        return json_response(show.since_version(revision, who, body.expected))

    submit.__doc__ = kind.__doc__
    return submit


async def outcomes(request: Request) -> Response:
    """Return the outcomes of the options open to a seat, worked out once for each version."""
    seat = requests.query_number(request, "seat")
    table = await looked_at(request)
    viewer(request, table.revision, seat)
    if seat is None:
        raise Refused(400, "missing_field", {"field": "seat"})
    return json_response(await table.foresight(seat, payer(request, table.payer)))


async def hint(request: Request) -> Response:
    """Return the best option for a seat, with its chance, its reasons and its rivals."""
    body = await requests.command(request, requests.HintBody)
    table = await looked_at(request)
    who = viewer(request, table.revision, body.seat)
    try:
        desk = service_of(request).desk
        return json_response(await desk.hint(table, who, body.expected, payer(request, table.payer)))
    except Stale as stale:
        return stale_response(request, stale, body.seat, body.expected)

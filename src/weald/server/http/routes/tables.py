"""Tables: list, open, look at one."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from weald.games import find
from weald.kernel.game import Game
from weald.server.http import requests
from weald.server.http.access import looked_at, service_of, viewer
from weald.server.http.identity import caller, remember, secret_of
from weald.server.http.responses import json_response, zipped_response
from weald.server.tokens import fingerprint
from weald.tables import fair_deals, show
from weald.tables.desk import NewTable
from weald.tables.errors import Refused
from weald.tables.sanitize import clean_name
from weald.tables.seating import checked_level
from weald.tables.values import Seat


async def list_tables(request: Request) -> Response:
    """Return the caller's tables."""
    return json_response({"tables": await service_of(request).listing.mine(caller(request).hashes)})


async def list_proofs(request: Request) -> Response:
    """Return the proofs of deleted tables to whose fair deal the caller has contributed."""
    proofs = await service_of(request).proofs(caller(request).hashes)
    return zipped_response(request, {"proofs": proofs})


async def open_table(request: Request) -> Response:
    """Open a table."""
    body = await requests.command(request, requests.TableBody)
    game = find(body.game)
    seats = [_seat(wanted, n, game) for n, wanted in enumerate(body.seats)]
    secret = secret_of(request)
    host, service = fingerprint(secret), service_of(request)
    earlier = None
    if body.start_from is not None:
        finished = (await service.desk.latest(body.start_from)).revision
        hashes = caller(request).hashes
        if not finished.setup.is_host(hashes) and not finished.setup.mine(hashes):
            raise Refused(403, "start_not_yours")
        earlier = finished.table.position()
    await service.check_room(host)
    deal = None
    if body.fair:
        if body.seed is not None or earlier is not None:
            raise Refused(422, "seed_shared")
        deal = fair_deals.begun(seats, requests.contributed(body))
    wanted = NewTable(body.game, seats, body.options, body.seed, body.timer, body.pace, earlier, deal)
    opened = await service.desk.open(wanted, host)
    response = json_response(opened, 201)
    remember(request, response, secret)
    return response


def _seat(wanted: requests.SeatBody, n: int, game: Game) -> Seat:
    """Return a seat of a new table."""
    return Seat(clean_name(wanted.name, n), wanted.kind, checked_level(wanted.kind, wanted.level, n, game))


async def look(request: Request) -> Response:
    """Return a table as a seat or a spectator sees it."""
    seat = requests.query_number(request, "seat")
    after = requests.query_number(request, "after") or 0
    table = await looked_at(request)
    # The AI seats may have been interrupted.
    table.ai.wake()
    who = viewer(request, table.revision, seat)
    return zipped_response(request, show.after_event(table.revision, who, after))


async def remove(request: Request) -> Response:
    """Delete a table of the caller, or the caller's names and chat at another host's."""
    await service_of(request).remove(request.path_params["id"], caller(request).hashes)
    return json_response({})

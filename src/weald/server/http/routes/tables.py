"""Tables to look at: all of mine, a new one, one of them now."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from weald.games import find
from weald.server.errors import Refused
from weald.server.http import requests as bodies
from weald.server.http.access import reply, viewer
from weald.server.http.middleware import caller, remember, secret_of
from weald.server.service import service_of
from weald.server.tables import snapshots
from weald.server.tables.revision import Seat
from weald.server.tables.service import fingerprint


async def list_tables(request: Request) -> Response:
    """The tables of whoever asks."""
    return reply({"tables": await service_of(request).tables.mine(caller(request).hashes)})


async def open_table(request: Request) -> Response:
    """A new table."""
    body = await bodies.command(request, bodies.TableBody)
    bots = find(body.game).bots
    seats = [_seat(wanted, n, bots) for n, wanted in enumerate(body.seats)]
    secret = secret_of(request)
    opened = await service_of(request).tables.open(
        body.game, seats, body.options, body.seed, fingerprint(secret), body.timer
    )
    response = reply(opened.to_json(), 201)
    remember(request, response, secret)
    return response


def _seat(wanted: bodies.SeatBody, n: int, bots: Sequence[str]) -> Seat:
    """The seat that somebody wishes for."""
    return Seat(
        bodies.clean_name(wanted.name, n), wanted.kind, checked_level(wanted.kind, wanted.level, n, bots)
    )


def checked_level(kind: str, level: str | None, n: int, bots: Sequence[str]) -> str | None:
    """The level of the AI at a seat, if there is one of that name, and only for an AI."""
    if kind == "ai" and level not in bots:
        raise Refused(422, "unknown_level", {"n": n + 1, "level": (level or "")[:40], "choices": list(bots)})
    if kind != "ai" and level is not None:
        raise Refused(422, "human_level", {"n": n + 1})
    return level


async def look(request: Request) -> Response:
    """A table as a seat or a spectator sees it."""
    seat = bodies.query_number(request, "seat")
    after = bodies.query_number(request, "after") or 0
    revision = await service_of(request).look(request.path_params["id"])
    return reply(snapshots.after_event(revision, viewer(request, revision, seat), after))

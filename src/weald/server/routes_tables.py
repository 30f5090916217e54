"""Tables to look at: all of mine, a new one, one of them now, and live."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

import weald
from weald.games import find
from weald.server import bodies, snapshot
from weald.server.asking import asker, reply
from weald.server.errors import Refused
from weald.server.moment import Moment, Seat
from weald.server.security import refusal, remember, secret_of, visitor
from weald.server.service import Service, service_of
from weald.server.snapshot import Asker
from weald.server.tables import fingerprint

NOT_YOURS = 1008


async def games(_: Request) -> Response:
    """All games that can be played."""
    return reply({"games": weald.games()})


async def list_tables(request: Request) -> Response:
    """The tables of whoever asks."""
    return reply({"tables": await service_of(request).tables.mine(visitor(request).hashes)})


async def open_table(request: Request) -> Response:
    """A new table."""
    body = await bodies.command(request, bodies.TableBody)
    bots = find(body.game).bots
    seats = [_seat(wish, n, bots) for n, wish in enumerate(body.seats)]
    secret = secret_of(request)
    opened = await service_of(request).tables.open(
        body.game, seats, body.options, body.seed, fingerprint(secret), body.timer
    )
    response = reply(opened.to_json(), 201)
    remember(request, response, secret)
    return response


def _seat(wish: bodies.SeatBody, n: int, bots: Sequence[str]) -> Seat:
    """The seat that somebody wishes for."""
    return Seat(bodies.clean_name(wish.name, n), wish.kind, checked_level(wish.kind, wish.level, n, bots))


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
    moment = await service_of(request).look(request.path_params["id"])
    return reply(snapshot.after_event(moment, asker(request, moment, seat), after))


async def watch(websocket: WebSocket) -> None:
    """A table, live."""
    service = service_of(websocket)
    id = websocket.path_params["id"]
    try:
        seat = bodies.query_number(websocket, "seat")
        who = asker(websocket, await service.look(id), seat)
    except Refused as refused:
        await websocket.send_denial_response(refusal(refused))
        return
    await websocket.accept()
    line = Line(service, id, visitor(websocket).hashes, who)
    try:
        await service.live.serve(websocket, id, line.show, line.arrive, line.is_insider, line.greeting)
        if line.lost:
            await websocket.close(NOT_YOURS)
    finally:
        line.leave()


class Line:
    """An open line to a table, which follows what seats whoever holds it may play."""

    def __init__(self, service: Service, id: str, hashes: frozenset[str], who: Asker) -> None:
        self.lost = False
        self._service = service
        self._id = id
        self._hashes = hashes
        self._who = who
        self._here: list[int] = []

    async def arrive(self) -> Moment:
        """The table, now that nothing can be missed any more."""
        moment = await self._service.tables.latest(self._id)
        self._sit(moment.setup.mine(self._hashes))
        return moment

    def is_insider(self) -> bool:
        """Whether this is one of the people at the table."""
        return bool(self._here) or self._who.host

    def greeting(self) -> dict[str, Any]:
        """Who is there."""
        return {"there": self._service.presence.there(self._id)}

    def show(self, moment: Moment, version: int) -> dict[str, Any]:
        """What to send to somebody who knows the table up to a version."""
        mine = moment.setup.mine(self._hashes)
        self._sit(mine)
        seat = self._who.seat
        if seat is not None and seat not in mine:
            # The seat is somebody else's now, and so are its secrets.
            self.lost = True
            raise WebSocketDisconnect(NOT_YOURS)
        return snapshot.since_version(moment, Asker(seat, mine, self._who.host), version)

    def leave(self) -> None:
        self._sit([])

    def _sit(self, seats: list[int]) -> None:
        came = [seat for seat in seats if seat not in self._here]
        went = [seat for seat in self._here if seat not in seats]
        self._here = seats
        if came:
            self._service.presence.came(self._id, came)
        if went:
            self._service.presence.went(self._id, went)

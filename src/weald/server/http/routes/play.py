"""What people do at a table: answer, take back, agree, lend a seat to an AI; and ask for advice."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from weald.kernel.errors import Illegal
from weald.server.http import requests as bodies
from weald.server.http.access import asker, missed, reply
from weald.server.http.middleware import visitor
from weald.server.http.routes.tables import checked_level
from weald.server.service import service_of
from weald.server.tables import snapshots
from weald.server.tables.commands import Command, Stale
from weald.server.tables.revision import SECOND, Moment, now
from weald.server.tables.seating import Change, best_level
from weald.server.tables.snapshots import Asker


async def answer(request: Request) -> Response:
    """A seat answers."""
    body = await bodies.command(request, bodies.AnswerBody)
    return await _carry_out(request, body, body.option, "answer")


async def undo(request: Request) -> Response:
    """A seat takes its last answer back, or asks the others whether it may."""
    body = await bodies.command(request, bodies.UndoBody)
    return await _carry_out(request, body, None, "undo")


async def consent(request: Request) -> Response:
    """A seat agrees to somebody's wish to take back, or refuses."""
    body = await bodies.command(request, bodies.ConsentBody)
    return await _carry_out(request, body, "yes" if body.agree else "no", "consent")


Asked = bodies.AnswerBody | bodies.UndoBody | bodies.ConsentBody


async def _carry_out(request: Request, body: Asked, option: str | None, kind: str) -> Response:
    tables = service_of(request).tables
    id = request.path_params["id"]
    hashes = visitor(request).hashes
    # Whose seat it is, is seen where the table is locked: no need to look twice.
    command = Command(id, body.seat, body.expected, body.key, option, kind, hashes)
    try:
        moment = await tables.carry_out(command)
    except Stale as stale:
        return missed(stale.moment, asker(request, stale.moment, body.seat), body.expected)
    return reply(snapshots.since_version(moment, asker(request, moment, body.seat), body.expected))


async def change_seat(request: Request) -> Response:
    """Somebody else plays a seat from now on: an AI, its person, or whoever comes."""
    body = await bodies.command(request, bodies.ChangeBody)
    service = service_of(request)
    id = request.path_params["id"]
    before = await service.tables.latest(id)
    level = body.level
    if level is not None or body.kind != "ai":
        level = checked_level(body.kind, body.level, body.seat, before.table.game.bots)
    hashes = visitor(request).hashes
    absent = service.presence.absent_seconds(id, body.seat)
    since = now() - int(absent * SECOND) if absent else None
    change = Change(id, body.seat, body.expected, body.key, body.kind, level, hashes, since)
    try:
        moment = await service.tables.change_seat(change)
    except Stale as stale:
        return missed(stale.moment, _as_far_as_theirs(request, stale.moment, body.seat), body.expected)
    return reply(
        snapshots.since_version(moment, _as_far_as_theirs(request, moment, body.seat), body.expected)
    )


def _as_far_as_theirs(request: Request, moment: Moment, seat: int) -> Asker:
    """Whoever asks, as the seat if it is theirs, otherwise as somebody who watches."""
    mine = moment.setup.mine(visitor(request).hashes)
    return asker(request, moment, seat if seat in mine else None)


async def hint(request: Request) -> Response:
    """What the best AI would answer in the place of a seat."""
    body = await bodies.command(request, bodies.HintBody)
    service = service_of(request)
    moment = await service.tables.latest(request.path_params["id"])
    who = asker(request, moment, body.seat)
    if not moment.is_current(body.seat, body.expected):
        return missed(moment, who, body.expected)
    if moment.table.decision(body.seat) is None:
        raise Illegal("not_asked", {"seats": moment.waiting})
    return reply({"option": await service.ai.hint(moment, body.seat, best_level(moment.table.game.bots))})

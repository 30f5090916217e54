"""What people do at a table: answer, take back, agree, lend a seat to an AI; and ask for advice."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from weald.kernel.errors import Illegal
from weald.server.http import requests as bodies
from weald.server.http.access import missed, reply, viewer
from weald.server.http.middleware import caller
from weald.server.http.routes.tables import checked_level
from weald.server.service import service_of
from weald.server.tables import snapshots
from weald.server.tables.commands import Command, Stale
from weald.server.tables.revision import SECOND, Revision, now
from weald.server.tables.seating import Change, best_level
from weald.server.tables.snapshots import Viewer


async def answer(request: Request) -> Response:
    """A seat answers."""
    body = await bodies.command(request, bodies.AnswerBody)
    return await _submit(request, body, body.option, "answer")


async def undo(request: Request) -> Response:
    """A seat takes its last answer back, or asks the others whether it may."""
    body = await bodies.command(request, bodies.UndoBody)
    return await _submit(request, body, None, "undo")


async def consent(request: Request) -> Response:
    """A seat agrees to somebody's wish to take back, or refuses."""
    body = await bodies.command(request, bodies.ConsentBody)
    return await _submit(request, body, "yes" if body.agree else "no", "consent")


Asked = bodies.AnswerBody | bodies.UndoBody | bodies.ConsentBody


async def _submit(request: Request, body: Asked, option: str | None, kind: str) -> Response:
    tables = service_of(request).tables
    id = request.path_params["id"]
    hashes = caller(request).hashes
    # Whose seat it is, is seen where the table is locked: no need to look twice.
    command = Command(id, body.seat, body.expected, body.key, option, kind, hashes)
    try:
        revision = await tables.submit(command)
    except Stale as stale:
        return missed(stale.revision, viewer(request, stale.revision, body.seat), body.expected)
    return reply(snapshots.since_version(revision, viewer(request, revision, body.seat), body.expected))


async def change_seat(request: Request) -> Response:
    """Somebody else plays a seat from now on: an AI, its person, or whoever comes."""
    body = await bodies.command(request, bodies.ChangeBody)
    service = service_of(request)
    id = request.path_params["id"]
    before = await service.tables.latest(id)
    level = body.level
    if level is not None or body.kind != "ai":
        level = checked_level(body.kind, body.level, body.seat, before.table.game.bots)
    hashes = caller(request).hashes
    absent = service.presence.absent_seconds(id, body.seat)
    since = now() - int(absent * SECOND) if absent else None
    change = Change(id, body.seat, body.expected, body.key, body.kind, level, hashes, since)
    try:
        revision = await service.tables.change_seat(change)
    except Stale as stale:
        return missed(stale.revision, viewer_or_spectator(request, stale.revision, body.seat), body.expected)
    return reply(
        snapshots.since_version(revision, viewer_or_spectator(request, revision, body.seat), body.expected)
    )


def viewer_or_spectator(request: Request, revision: Revision, seat: int) -> Viewer:
    """Whoever asks, as the seat if it is theirs, otherwise as somebody who watches."""
    mine = revision.setup.mine(caller(request).hashes)
    return viewer(request, revision, seat if seat in mine else None)


async def hint(request: Request) -> Response:
    """What the best AI would answer in the place of a seat."""
    body = await bodies.command(request, bodies.HintBody)
    service = service_of(request)
    revision = await service.tables.latest(request.path_params["id"])
    who = viewer(request, revision, body.seat)
    if not revision.is_current(body.seat, body.expected):
        return missed(revision, who, body.expected)
    if revision.table.decision(body.seat) is None:
        raise Illegal("not_asked", {"seats": revision.waiting})
    return reply({"option": await service.ai.hint(revision, body.seat, best_level(revision.table.game.bots))})

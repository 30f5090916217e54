"""Commands at a table: answer, take back, consent, change a seat, ask for a hint."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from weald.kernel.errors import Illegal
from weald.server.errors import Refused
from weald.server.http import requests
from weald.server.http.access import service_of, stale_response, viewer, viewer_or_spectator
from weald.server.http.foresight import foresight
from weald.server.http.identity import caller
from weald.server.http.rate_limits import counted
from weald.server.http.responses import json_response
from weald.server.http.seat_changes import changed_seat
from weald.server.service import Service
from weald.server.tables import snapshots
from weald.server.tables.commands import Command, Stale
from weald.server.tables.revision import Revision
from weald.server.tables.snapshots import Viewer


async def answer(request: Request) -> Response:
    """Answer for a seat."""
    body = await requests.command(request, requests.AnswerBody)
    return await submit(request, body, body.option, "answer")


async def undo(request: Request) -> Response:
    """Take a seat's last answer back, or request the consent of the others."""
    body = await requests.command(request, requests.UndoBody)
    return await submit(request, body, None, "undo")


async def consent(request: Request) -> Response:
    """Agree to a takeback request, or refuse it."""
    body = await requests.command(request, requests.ConsentBody)
    return await submit(request, body, "yes" if body.agree else "no", "consent")


async def submit(request: Request, body: requests.CommandBody, option: str | None, kind: str) -> Response:
    """Submit a command and return a snapshot, or what its sender missed."""
    wants_all = wants_snapshot(request)
    service = service_of(request)
    id = request.path_params["id"]
    hashes = caller(request).hashes
    # Ownership is checked under the table lock, so not here.
    command = Command(id, body.seat, body.expected, body.key, option, kind, hashes)
    try:
        revision = await service.tables.submit(command)
    except Stale as stale:
        who = viewer(request, stale.revision, body.seat)
        return await stale_response(request, stale.revision, who, body.expected)
    who = viewer(request, revision, body.seat)
    return await confirmed(service, revision, who, body.expected, wants_all)


def wants_snapshot(request: Request) -> bool:
    """Return whether the reply to a command is a snapshot, as usual, or only a version."""
    reply = request.query_params.get("reply", "snapshot")
    if reply not in ("snapshot", "version"):
        raise Refused(400, "bad_field", {"field": "reply"})
    return reply == "snapshot"


async def confirmed(
    service: Service, revision: Revision, who: Viewer, expected: int, wants_all: bool
) -> Response:
    """Return the reply to a command that has led to a revision."""
    if not wants_all:
        return json_response({"version": revision.version})
    await service.views.prepare(revision, who.seat)
    return json_response(snapshots.since_version(revision, who, expected))


async def change_seat(request: Request) -> Response:
    """Give a seat to an AI, to its human, or to the next guest."""
    body = await requests.command(request, requests.ChangeBody)
    wants_all = wants_snapshot(request)
    service = service_of(request)
    try:
        revision = await changed_seat(service, request.path_params["id"], body, caller(request).hashes)
    except Stale as stale:
        who = viewer_or_spectator(request, stale.revision, body.seat)
        return await stale_response(request, stale.revision, who, body.expected)
    who = viewer_or_spectator(request, revision, body.seat)
    return await confirmed(service, revision, who, body.expected, wants_all)


async def set_pace(request: Request) -> Response:
    """Change how fast AI seats act; the host may."""
    body = await requests.command(request, requests.PaceBody)
    wants_all = wants_snapshot(request)
    service = service_of(request)
    hashes = caller(request).hashes
    revision = await service.tables.set_pace(
        request.path_params["id"], body.seat, body.pace, body.key, hashes
    )
    who = viewer_or_spectator(request, revision, body.seat)
    return await confirmed(service, revision, who, body.expected, wants_all)


async def outcomes(request: Request) -> Response:
    """Return what the options open to a seat would bring, worked out once for each version."""
    seat = requests.query_number(request, "seat")
    service = service_of(request)
    revision = await service.tables.latest(request.path_params["id"])
    viewer(request, revision, seat)
    if seat is None:
        raise Refused(400, "missing_field", {"field": "seat"})
    return json_response(await foresight(service, revision, seat, request.state.address))


async def hint(request: Request) -> Response:
    """Return the best option for a seat, with its chance, its reasons and its rivals."""
    body = await requests.command(request, requests.HintBody)
    service = service_of(request)
    revision = await service.tables.latest(request.path_params["id"])
    who = viewer(request, revision, body.seat)
    if revision.setup.gathering:
        raise Refused(409, "gathering")
    if not revision.is_current(body.seat, body.expected):
        return await stale_response(request, revision, who, body.expected)
    if revision.table.decision(body.seat) is None:
        raise Illegal("not_asked", {"seats": revision.waiting})
    # On the machine itself there are no addresses to tell visitors apart.
    client = counted(request.state.address) or revision.setup.seats[body.seat].owner or revision.setup.id
    return json_response(await service.ai.hint(revision, body.seat, client))

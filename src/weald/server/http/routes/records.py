"""Records, replays, bug reports, and the import of records."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from weald.server.errors import Refused
from weald.server.http import requests
from weald.server.http.access import service_of, viewer
from weald.server.http.identity import caller, remember, secret_of
from weald.server.http.rate_limits import counted
from weald.server.http.responses import file_response, json_response
from weald.server.tables import bug_report, scenes
from weald.server.tables.replays import continued, imported
from weald.server.tables.revision import Revision
from weald.server.tokens import fingerprint, new_id

PIECE = 64 * 1024


async def record(request: Request) -> Response:
    """Return the record of a table as a file."""
    tables = service_of(request).tables
    id = request.path_params["id"]
    try:
        revision = await tables.latest(id)
    except Refused as refused:
        if refused.code not in ("table_unusable", "table_slow"):
            raise
        # What was stored is kept, even if these rules cannot read it, or not in time.
        return file_response(await tables.raw_record(id, caller(request).hashes), f"weald-{id}")
    # A host who began alone, or with others at one screen, cannot cheat anybody; later guests are told.
    if not revision.closed and not revision.setup.may_export(caller(request).hashes):
        raise Refused(403, "record_secret")
    return file_response(await tables.record(revision.setup.id), _file_name(revision))


async def replay(request: Request) -> Response:
    """Return a table after its first `at` answers."""
    at = requests.query_number(request, "at")
    service = service_of(request)
    revision = await service.tables.latest(request.path_params["id"])
    if not revision.closed:
        raise Refused(403, "record_secret")
    id = revision.setup.id
    body = await service.replays.snapshot(
        revision, lambda: service.tables.read_record(id), at, counted(request.state.address)
    )
    return StreamingResponse(_pieces(body), media_type="application/json")


async def scene(request: Request) -> Response:
    """Return what happened after an event beat by beat, at a table or (with `at`) in its replay."""
    seat = requests.query_number(request, "seat")
    after = requests.query_number(request, "after") or 0
    at = requests.query_number(request, "at")
    service = service_of(request)
    revision = await service.tables.latest(request.path_params["id"])
    client = counted(request.state.address)
    if revision.setup.gathering:
        raise Refused(409, "gathering")
    if at is None:
        who = viewer(request, revision, seat)
        reveal_all = who.seat is None and revision.table.over
        data = await service.slow_work.run(
            client, lambda: scenes.scene(revision, who.seat, after, reveal_all)
        )
        return json_response(data)
    if not revision.closed:
        raise Refused(403, "record_secret")
    id = revision.setup.id
    body = await service.replays.scene(revision, lambda: service.tables.read_record(id), at, after, client)
    return StreamingResponse(_pieces(body), media_type="application/json")


async def story(request: Request) -> Response:
    """Return how a finished game went, in numbers by turn."""
    service = service_of(request)
    revision = await service.tables.latest(request.path_params["id"])
    if not revision.closed:
        raise Refused(403, "record_secret")
    id = revision.setup.id
    body = await service.replays.story(
        revision, lambda: service.tables.read_record(id), counted(request.state.address)
    )
    return Response(body, media_type="application/json")


async def _pieces(body: bytes) -> AsyncIterator[bytes]:
    """Yield a long body in pieces, so that no second copy waits for a slow reader."""
    for start in range(0, len(body), PIECE):
        yield body[start : start + PIECE]


async def moments(request: Request) -> Response:
    """Return the moments that decided a finished game, once they are ready."""
    seat = requests.query_number(request, "seat")
    service = service_of(request)
    revision = await service.tables.latest(request.path_params["id"])
    if not revision.table.over:
        raise Refused(403, "record_secret")
    id = revision.setup.id
    seats = reviewed_seats(revision, seat)
    # On the machine itself there are no addresses to tell visitors apart.
    client = counted(request.state.address) or caller(request).cookie or id
    read = partial(service.tables.read_record, id)
    return json_response(service.moments.get(revision, seats, read, client))


def reviewed_seats(revision: Revision, seat: int | None) -> list[int]:
    """Return the seats whose answers are looked at: those of people; of rivals, only the asked one."""
    table = revision.table
    people = [n for n, sitting in enumerate(revision.setup.seats) if sitting.kind != "ai"]
    seats = people or list(range(table.seats))
    if seat is not None and not 0 <= seat < table.seats:
        raise Refused(400, "bad_field", {"field": "seat"})
    if table.game.cooperative or table.seats == 1:
        return seats
    return [seats[0] if seat is None else seat]


async def practice(request: Request) -> Response:
    """Open a table for practice that goes on from a moment of a finished game."""
    body = await requests.command(request, requests.PracticeBody)
    service = service_of(request)
    revision = await service.tables.latest(request.path_params["id"])
    if not revision.table.over:
        raise Refused(403, "record_secret")
    secret = secret_of(request)
    await service.tables.check_room(fingerprint(secret))
    data = await service.tables.record(revision.setup.id)
    if body.at > len(data["answers"]):
        raise Refused(422, "replay_range", {"n": body.at, "last": len(data["answers"])})
    earlier = {**data, "answers": data["answers"][: body.at]}
    client = counted(request.state.address)
    revisions = await service.slow_work.run(client, lambda: continued(new_id(), earlier))
    opened = await service.tables.add_continued(revisions, fingerprint(secret), practice=True)
    response = json_response(opened.to_json(), 201)
    remember(request, response, secret)
    return response


async def report(request: Request) -> Response:
    """Return a bug report as a file."""
    seat = requests.query_number(request, "seat")
    service = service_of(request)
    tables = service.tables
    revision = await tables.latest(request.path_params["id"])
    who = viewer(request, revision, seat)
    data: dict[str, Any] | None = await tables.record(revision.setup.id) if revision.closed else None
    client = counted(request.state.address)
    content = await service.slow_work.run(client, lambda: bug_report.build(revision, who.seat, data))
    return file_response(content, f"{_file_name(revision)}-report")


def _file_name(revision: Revision) -> str:
    return f"weald-{revision.setup.game}-{revision.setup.id}"


async def import_record(request: Request) -> Response:
    """Import a record as a table to look at or to play on."""
    purpose = request.query_params.get("as", "replay")
    if purpose not in ("replay", "table"):
        raise Refused(400, "bad_field", {"field": "as"})
    data = await requests.record(request)
    service = service_of(request)
    secret = secret_of(request)
    host = fingerprint(secret)
    client = counted(request.state.address)
    await service.tables.check_room(host)
    if purpose == "table":
        revisions = await service.slow_work.run(client, lambda: continued(new_id(), data))
        opened = await service.tables.add_continued(revisions, host)
    else:
        revisions = await service.slow_work.run(client, lambda: imported(new_id(), data, host))
        opened = await service.tables.add_imported(revisions)
    response = json_response(opened.to_json(), 201)
    remember(request, response, secret)
    return response

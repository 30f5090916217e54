"""Records, replays, bug reports, and the import of records."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from weald.server.http import requests
from weald.server.http.access import looked_at, payer, service_of, viewer
from weald.server.http.identity import caller, remember, secret_of
from weald.server.http.responses import file_response, json_response
from weald.server.tokens import fingerprint
from weald.tables.desk import Opened
from weald.tables.errors import Refused
from weald.tables.rows import setup_of
from weald.tables.values import Setup


async def record(request: Request) -> Response:
    """Return the record of a table as a file."""
    desk = service_of(request).desk
    id = request.path_params["id"]
    try:
        revision = (await desk.latest(id)).revision
        setup, closed = revision.setup, revision.closed
    except Refused as refused:
        if refused.code not in ("table_unusable", "table_slow"):
            raise
        # The stored entries are handed out even if these rules cannot read them, or not in time.
        stored = await desk.history(id)
        setup, closed = setup_of(stored.head, stored.seats), stored.head["over"]
    # A host who began alone, or with others at one screen, cannot cheat other players; later guests are told.
    if not closed and not setup.may_export(caller(request).hashes):
        raise Refused(403, "record_secret")
    return file_response(await desk.record(id), _file_name(setup))


def _file_name(setup: Setup) -> str:
    return f"weald-{setup.game}-{setup.id}"


async def replay(request: Request) -> Response:
    """Return a table after its first `at` answers."""
    return await _shown(request, "snapshot", requests.query_number(request, "at"))


async def story(request: Request) -> Response:
    """Return the course of a finished game, in numbers by turn."""
    return await _shown(request, "story")


async def _shown(request: Request, what: str, at: int | None = None, after: int = 0) -> Response:
    desk = service_of(request).desk
    table = await looked_at(request)
    return json_response(await desk.replay(table, what, payer(request, table.payer), at, after))


async def scene(request: Request) -> Response:
    """Return the events after one of them beat by beat, at a table or (with `at`) in its replay."""
    seat = requests.query_number(request, "seat")
    after = requests.query_number(request, "after") or 0
    at = requests.query_number(request, "at")
    if at is not None:
        return await _shown(request, "scene", at, after)
    table = await looked_at(request)
    who = viewer(request, table.revision, seat)
    desk = service_of(request).desk
    return json_response(await desk.scene(table, who, after, payer(request, table.payer)))


async def moments(request: Request) -> Response:
    """Return the moments that decided a finished game, once they are ready."""
    seat = requests.query_number(request, "seat")
    table = await looked_at(request)
    return json_response(service_of(request).desk.review(table, seat, payer(request, table.payer)))


async def report(request: Request) -> Response:
    """Return a bug report about what the caller sees."""
    seat = requests.query_number(request, "seat")
    table = await looked_at(request)
    who = viewer(request, table.revision, seat)
    content = await service_of(request).desk.report(table, who, payer(request, table.payer))
    return file_response(content, f"{_file_name(table.revision.setup)}-report")


async def practice(request: Request) -> Response:
    """Open a table for practice that goes on from a moment of a finished game."""
    body = await requests.command(request, requests.PracticeBody)
    desk = service_of(request).desk
    table = await looked_at(request)
    if not table.revision.table.over:
        raise Refused(403, "record_secret")
    data = await desk.record(table.id)
    if body.at > len(data["answers"]):
        raise Refused(422, "replay_range", {"n": body.at, "last": len(data["answers"])})
    return await _opened(request, data, until=body.at)


async def import_record(request: Request) -> Response:
    """Import a record as a table to look at or to play on."""
    purpose = request.query_params.get("as", "replay")
    if purpose not in ("replay", "table"):
        raise Refused(400, "bad_field", {"field": "as"})
    return await _opened(request, await requests.record(request), continued=purpose == "table")


async def _opened(
    request: Request, data: dict[str, Any], continued: bool = True, until: int | None = None
) -> Response:
    """Return the response with a table that was opened from a record."""
    service = service_of(request)
    secret = secret_of(request)
    host = fingerprint(secret)
    await service.check_room(host)
    opened: Opened
    if continued:
        opened = await service.desk.continue_record(data, host, payer(request, host), until)
    else:
        opened = await service.desk.add_record(data, host, payer(request, host))
    response = json_response(opened, 201)
    remember(request, response, secret)
    return response

"""What remains of a game: its record, its replay, reports; and records that come in."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from weald.server.errors import Refused
from weald.server.http import requests as bodies
from weald.server.http.access import file, reply, viewer
from weald.server.http.middleware import caller, remember, secret_of
from weald.server.service import service_of
from weald.server.tables import bug_report
from weald.server.tables.replays import continued, imported
from weald.server.tables.revision import Revision
from weald.server.tables.service import fingerprint, new_id


async def record(request: Request) -> Response:
    """The record of a table, as a file."""
    tables = service_of(request).tables
    revision = await tables.latest(request.path_params["id"])
    # Who plays alone, or with people around one screen, cheats nobody.
    if not revision.shut and not revision.setup.is_alone(caller(request).hashes):
        raise Refused(403, "record_secret")
    return file(await tables.record(revision.setup.id), _file_name(revision))


async def replay(request: Request) -> Response:
    """A table as it was after so many answers."""
    at = bodies.query_number(request, "at")
    service = service_of(request)
    revision = await service.tables.latest(request.path_params["id"])
    if not revision.shut:
        raise Refused(403, "record_secret")
    data = await service.tables.record(revision.setup.id)
    return reply(await asyncio.to_thread(lambda: service.replays.of(revision, data).at(at)))


async def problem(request: Request) -> Response:
    """A file with which a problem can be looked into, without a secret of a running game."""
    seat = bodies.query_number(request, "seat")
    tables = service_of(request).tables
    revision = await tables.latest(request.path_params["id"])
    who = viewer(request, revision, seat)
    data: dict[str, Any] | None = await tables.record(revision.setup.id) if revision.shut else None
    made = await asyncio.to_thread(bug_report.made, revision, who.seat, data)
    return file(made, f"{_file_name(revision)}-report")


def _file_name(revision: Revision) -> str:
    return f"weald-{revision.setup.game}-{revision.setup.id}"


async def bring_record(request: Request) -> Response:
    """A table made from a record: to look at, or one where the game goes on."""
    purpose = request.query_params.get("as", "replay")
    if purpose not in ("replay", "table"):
        raise Refused(400, "bad_field", {"field": "as"})
    data = await bodies.record(request)
    tables = service_of(request).tables
    secret = secret_of(request)
    host = fingerprint(secret)
    if purpose == "table":
        opened = await tables.add_continued(await asyncio.to_thread(continued, new_id(), data), host)
    else:
        opened = await tables.add_imported(await asyncio.to_thread(imported, new_id(), data, host))
    response = reply(opened.to_json(), 201)
    remember(request, response, secret)
    return response

"""Records, replays, bug reports, and the import of records."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from weald.server.errors import Refused
from weald.server.http import requests
from weald.server.http.access import service_of, viewer
from weald.server.http.identity import caller, remember, secret_of
from weald.server.http.responses import file_response, json_response
from weald.server.tables import bug_report
from weald.server.tables.replays import continued, imported
from weald.server.tables.revision import Revision
from weald.server.tokens import fingerprint, new_id


async def record(request: Request) -> Response:
    """Return the record of a table as a file."""
    tables = service_of(request).tables
    revision = await tables.latest(request.path_params["id"])
    # A host who plays alone, or with others at one screen, cannot cheat anybody.
    if not revision.closed and not revision.setup.is_alone(caller(request).hashes):
        raise Refused(403, "record_secret")
    return file_response(await tables.record(revision.setup.id), _file_name(revision))


async def replay(request: Request) -> Response:
    """Return a table after its first `at` answers."""
    at = requests.query_number(request, "at")
    service = service_of(request)
    revision = await service.tables.latest(request.path_params["id"])
    if not revision.closed:
        raise Refused(403, "record_secret")
    data = await service.tables.record(revision.setup.id)
    return json_response(await asyncio.to_thread(lambda: service.replays.of(revision, data).at(at)))


async def report(request: Request) -> Response:
    """Return a bug report as a file."""
    seat = requests.query_number(request, "seat")
    tables = service_of(request).tables
    revision = await tables.latest(request.path_params["id"])
    who = viewer(request, revision, seat)
    data: dict[str, Any] | None = await tables.record(revision.setup.id) if revision.closed else None
    content = await asyncio.to_thread(bug_report.build, revision, who.seat, data)
    return file_response(content, f"{_file_name(revision)}-report")


def _file_name(revision: Revision) -> str:
    return f"weald-{revision.setup.game}-{revision.setup.id}"


async def import_record(request: Request) -> Response:
    """Import a record as a table to look at or to play on."""
    purpose = request.query_params.get("as", "replay")
    if purpose not in ("replay", "table"):
        raise Refused(400, "bad_field", {"field": "as"})
    data = await requests.record(request)
    tables = service_of(request).tables
    secret = secret_of(request)
    host = fingerprint(secret)
    if purpose == "table":
        opened = await tables.add_continued(await asyncio.to_thread(continued, new_id(), data), host)
    else:
        opened = await tables.add_imported(await asyncio.to_thread(imported, new_id(), data, host))
    response = json_response(opened.to_json(), 201)
    remember(request, response, secret)
    return response

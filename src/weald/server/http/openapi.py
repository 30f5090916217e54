"""The published description of every route, for machines: OpenAPI 3.1, with schemas made from the types."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import weald
from weald.server.http import requests as bodies
from weald.server.http import responses as replies
from weald.server.http.access import reply

SEAT = {"name": "seat", "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999}}
AFTER = {"name": "after", "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999}}
AT = {"name": "at", "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999}}
PURPOSE = {"name": "as", "schema": {"enum": ["replay", "table"]}}

# What can be answered to anything: asked under a wrong name, too often, or the service is in trouble.
ALWAYS = (421, 429, 500, 503)
# What a body can be refused with: unreadable, from another site, too slow, too large, against the rules.
BODY = (400, 403, 408, 413, 422)


@dataclass(frozen=True, slots=True)
class Operation:
    """One route and method: what goes in, what comes out, and with which statuses it is refused."""

    method: str
    path: str
    summary: str
    out: Mapping[int, Any]
    body: Any = None
    query: tuple[dict[str, Any], ...] = ()
    refusals: tuple[int, ...] = field(default=())


def _command(name: str, summary: str, body: Any) -> Operation:
    """A command at a table: a snapshot, or 409 with what was missed."""
    out = {200: replies.Snapshot, 409: replies.Missed}
    return Operation("post", f"/api/tables/{{id}}/{name}", summary, out, body, (), (404, *BODY))


TABLE = "/api/tables/{id}"
INVITATION = "/api/invitations/{code}"
OPERATIONS = (
    Operation("get", "/api/openapi.json", "This description.", {200: dict[str, Any]}),
    Operation("get", "/api/games", "All games that can be played.", {200: replies.Games}),
    Operation(
        "get",
        "/api/games/{id}/catalogue",
        "What is printed in a game whose views only name it.",
        {200: dict[str, Any], 304: None},
        query=({"name": "v", "schema": {"type": "string"}},),
        refusals=(404,),
    ),
    Operation("get", "/api/tables", "The tables of whoever asks.", {200: replies.Tables}),
    Operation("post", "/api/tables", "A new table.", {201: replies.Opened}, bodies.TableBody, refusals=BODY),
    Operation(
        "get",
        TABLE,
        "A table as a seat or a spectator sees it.",
        {200: replies.Snapshot},
        query=(SEAT, AFTER),
        refusals=(400, 403, 404, 422),
    ),
    _command("answer", "A seat answers.", bodies.AnswerBody),
    _command("undo", "A seat takes its last answer back, or asks the others.", bodies.UndoBody),
    _command("consent", "A seat agrees to a wish to take back, or refuses.", bodies.ConsentBody),
    _command("seat", "Somebody else plays a seat from now on.", bodies.ChangeBody),
    Operation(
        "post",
        f"{TABLE}/hint",
        "What the best AI would answer.",
        {200: replies.Hint, 409: replies.Missed},
        bodies.HintBody,
        refusals=(404, *BODY),
    ),
    Operation(
        "post",
        f"{TABLE}/say",
        "Somebody says something.",
        {200: replies.ChatMessages},
        bodies.SayBody,
        refusals=(404, *BODY),
    ),
    Operation(
        "get",
        f"{TABLE}/talk",
        "What was said.",
        {200: replies.ChatMessages},
        query=(AFTER,),
        refusals=(400, 403, 404, 422),
    ),
    Operation(
        "post",
        f"{TABLE}/point",
        "Somebody points at something.",
        {200: replies.Nothing},
        bodies.PointBody,
        refusals=(404, *BODY),
    ),
    Operation("get", f"{TABLE}/record", "The record.", {200: replies.Record}, refusals=(400, 403, 404, 422)),
    Operation(
        "get",
        f"{TABLE}/replay",
        "A table as it was after so many answers.",
        {200: replies.ReplaySnapshot},
        query=(AT,),
        refusals=(400, 403, 404, 422),
    ),
    Operation(
        "get",
        f"{TABLE}/report",
        "A file to report a problem with.",
        {200: replies.Report},
        query=(SEAT,),
        refusals=(400, 403, 404, 422),
    ),
    Operation(
        "post",
        "/api/records",
        "A table made from a record: to look at, or where the game goes on.",
        {201: replies.Opened},
        dict[str, Any],
        query=(PURPOSE,),
        refusals=BODY,
    ),
    Operation(
        "get",
        INVITATION,
        "The table that somebody is invited to.",
        {200: replies.Invitation},
        refusals=(404, 422),
    ),
    Operation(
        "post",
        INVITATION,
        "Somebody sits down on a free seat.",
        {200: replies.Seated, 409: replies.Error},
        bodies.JoinBody,
        refusals=(404, *BODY),
    ),
    Operation(
        "get",
        f"{TABLE}/live",
        "A table, live: a WebSocket, described in protocol.md.",
        {101: None, 426: None},
        query=(SEAT,),
        refusals=(400, 403, 404, 422),
    ),
)


async def described(_: Request) -> Response:
    """The description of every route."""
    return reply(description())


@cache
def description() -> dict[str, Any]:
    """The whole description."""
    types = [replies.Error, *(kind for kind in _types() if kind is not None)]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _described(operation, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Weald", "version": weald.__version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "browser": {"type": "apiKey", "in": "cookie", "name": "weald"},
                "seat": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"browser": []}, {"seat": []}],
    }


def _types() -> list[Any]:
    types = [kind for operation in OPERATIONS for kind in (operation.body, *operation.out.values())]
    return list({repr(kind): kind for kind in types}.values())


def _described(operation: Operation, schema_of: dict[str, Any]) -> dict[str, Any]:
    parts = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", operation.path)
    ]
    entry: dict[str, Any] = {
        "summary": operation.summary,
        "parameters": parts
        + [{**parameter, "in": "query", "required": False} for parameter in operation.query],
        "responses": {},
    }
    if operation.body is not None:
        entry["requestBody"] = {"required": True, "content": _json(schema_of[repr(operation.body)])}
    for status, kind in operation.out.items():
        content = {} if kind is None else {"content": _json(schema_of[repr(kind)])}
        entry["responses"][str(status)] = {"description": "", **content}
    for status in sorted({*operation.refusals, *ALWAYS}):
        content = {"content": _json(schema_of[repr(replies.Error)])}
        entry["responses"][str(status)] = {"description": "", **content}
    return entry


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}

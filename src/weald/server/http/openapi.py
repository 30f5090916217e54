"""The OpenAPI 3.1 description of every route, with schemas generated from the types."""

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
from weald.server.http import requests, responses
from weald.server.http.identity import COOKIE, SECURE_COOKIE

SEAT = {"name": "seat", "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999}}
AFTER = {"name": "after", "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999}}
AT = {"name": "at", "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999}}
REPLY = {"name": "reply", "schema": {"enum": ["snapshot", "version"]}}
PURPOSE = {"name": "as", "schema": {"enum": ["replay", "table"]}}

# Possible for every request: wrong host, rate limit, internal error, database unavailable.
ALWAYS = (421, 429, 500, 503)
# Possible for every body: malformed, wrong origin, too slow, too large, against the rules.
BODY = (400, 403, 408, 413, 422)


@dataclass(frozen=True, slots=True)
class Operation:
    """A route and method with its body, its responses (a tuple: one of these) and its refusals."""

    method: str
    path: str
    summary: str
    out: Mapping[int, Any]
    body: Any = None
    query: tuple[dict[str, Any], ...] = ()
    refusals: tuple[int, ...] = field(default=())


def _command(name: str, summary: str, body: Any) -> Operation:
    """Return the operation of a command: a snapshot or its version, or 409 with what was missed."""
    out = {200: (responses.Snapshot, responses.Version), 409: responses.Missed}
    return Operation("post", f"/api/tables/{{id}}/{name}", summary, out, body, (REPLY,), (404, *BODY))


TABLE = "/api/tables/{id}"
INVITATION = "/api/invitations/{code}"
OPERATIONS = (
    Operation("get", "/api/openapi.json", "This description.", {200: dict[str, Any]}),
    Operation("get", "/api/games", "All games that can be played.", {200: responses.Games}),
    Operation(
        "get",
        "/api/games/{id}/catalogue",
        "What is printed in a game whose views only name it.",
        {200: dict[str, Any], 304: None},
        query=({"name": "v", "schema": {"type": "string"}},),
        refusals=(404,),
    ),
    Operation("get", "/api/learn", "The games that can be learned.", {200: dict[str, Any]}),
    Operation(
        "get",
        "/api/learn/{topic}/{game}",
        "What there is to learn about a game: `lessons`, `rules`, `puzzles`, or the `daily` challenge.",
        {200: dict[str, Any]},
        refusals=(404,),
    ),
    Operation("get", "/api/tables", "The caller's tables.", {200: responses.Tables}),
    Operation(
        "post", "/api/tables", "Open a table.", {201: responses.Opened}, requests.TableBody, refusals=BODY
    ),
    Operation(
        "get", "/api/proofs", "Deleted tables with a fair deal of the caller.", {200: responses.Proofs}
    ),
    Operation(
        "get",
        TABLE,
        "A table as a seat or a spectator sees it.",
        {200: responses.Snapshot},
        query=(SEAT, AFTER),
        refusals=(400, 403, 404, 422),
    ),
    Operation(
        "delete",
        TABLE,
        "Delete a table of the caller, or the caller's names and chat at somebody else's.",
        {200: responses.Nothing, 409: responses.Error},
        refusals=(403, 404),
    ),
    _command("answer", "Answer for a seat.", requests.AnswerBody),
    _command("undo", "Take the last answer back, or request the consent of others.", requests.UndoBody),
    _command("consent", "Agree to a takeback request, or refuse it.", requests.ConsentBody),
    _command("seat", "Change who plays a seat.", requests.ChangeBody),
    _command("pace", "Change how fast AI seats act; the host may.", requests.PaceBody),
    Operation(
        "post",
        f"{TABLE}/move",
        "A code that moves the caller's seats to another device.",
        {200: responses.Move},
        refusals=(403, 404, 422),
    ),
    Operation(
        "post",
        "/api/moves",
        "Move the seats that a code is for to the caller's browser.",
        {200: responses.Moved},
        requests.MoveBody,
        refusals=(404, *BODY),
    ),
    Operation(
        "post",
        f"{TABLE}/hint",
        "The best option, its chance to win, its reasons and the best others.",
        {200: responses.Hint, 409: responses.Missed},
        requests.HintBody,
        refusals=(404, *BODY),
    ),
    Operation(
        "get",
        f"{TABLE}/outcomes",
        "What the options open to a seat would bring, as far as it can know.",
        {200: responses.Foresight},
        query=(SEAT,),
        refusals=(400, 403, 404, 422),
    ),
    Operation(
        "post",
        f"{TABLE}/say",
        "Send a chat message.",
        {200: responses.ChatMessages},
        requests.SayBody,
        refusals=(404, *BODY),
    ),
    Operation(
        "get",
        f"{TABLE}/talk",
        "Chat messages.",
        {200: responses.ChatMessages},
        query=(AFTER,),
        refusals=(400, 403, 404, 422),
    ),
    Operation(
        "post",
        f"{TABLE}/point",
        "Point at something on the table.",
        {200: responses.Nothing},
        requests.PointBody,
        refusals=(404, *BODY),
    ),
    Operation(
        "get", f"{TABLE}/record", "The record.", {200: responses.Record}, refusals=(400, 403, 404, 422)
    ),
    Operation(
        "get",
        f"{TABLE}/replay",
        "A table after its first `at` answers.",
        {200: responses.ReplaySnapshot},
        query=(AT,),
        refusals=(400, 403, 404, 422),
    ),
    Operation(
        "get",
        f"{TABLE}/scene",
        "What happened after an event, beat by beat with the view of each moment.",
        {200: responses.Scene},
        query=(SEAT, AFTER, AT),
        refusals=(400, 403, 404, 422),
    ),
    Operation(
        "get",
        f"{TABLE}/moments",
        "The moments that decided a finished game.",
        {200: responses.Moments},
        query=(SEAT,),
        refusals=(400, 403, 404, 422),
    ),
    Operation(
        "post",
        f"{TABLE}/practice",
        "Open a table for practice from a moment of a finished game.",
        {201: responses.Opened},
        requests.PracticeBody,
        refusals=(404, *BODY),
    ),
    Operation(
        "get",
        f"{TABLE}/story",
        "How a finished game went, in numbers by turn.",
        {200: responses.Story},
        refusals=(400, 403, 404, 422),
    ),
    Operation(
        "get",
        f"{TABLE}/report",
        "A bug report, as a file.",
        {200: responses.Report},
        query=(SEAT,),
        refusals=(400, 403, 404, 422),
    ),
    Operation(
        "post",
        "/api/records",
        "Import a record as a table to look at or to play on.",
        {201: responses.Opened},
        dict[str, Any],
        query=(PURPOSE,),
        refusals=BODY,
    ),
    Operation(
        "get",
        INVITATION,
        "The table of an invitation.",
        {200: responses.Invitation},
        refusals=(404, 422),
    ),
    Operation(
        "post",
        INVITATION,
        "Take a free seat.",
        {200: responses.Seated, 409: responses.Error},
        requests.JoinBody,
        refusals=(404, *BODY),
    ),
    Operation(
        "get",
        f"{TABLE}/live",
        "A live connection: a WebSocket, described in protocol.md.",
        {101: None, 426: None},
        query=(SEAT,),
        refusals=(400, 403, 404, 422),
    ),
)


async def described(_: Request) -> Response:
    """Return the description as a response."""
    return responses.json_response(description())


@cache
def description() -> dict[str, Any]:
    """Return the description of every route."""
    types = [responses.Error, *(kind for kind in _types() if kind is not None)]
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
                "browser": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "browser_https": {"type": "apiKey", "in": "cookie", "name": SECURE_COOKIE},
                "seat": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"browser": []}, {"browser_https": []}, {"seat": []}],
    }


def _types() -> list[Any]:
    """Return every type of a body or a response, once."""
    kinds = [kind for operation in OPERATIONS for kind in (operation.body, *operation.out.values())]
    types = [one for kind in kinds for one in _alternatives(kind)]
    return list({repr(kind): kind for kind in types}.values())


def _alternatives(kind: Any) -> tuple[Any, ...]:
    return kind if isinstance(kind, tuple) else (kind,)


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
        schemas = [schema_of[repr(one)] for one in _alternatives(kind) if one is not None]
        schema = schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
        content = {"content": _json(schema)} if schemas else {}
        entry["responses"][str(status)] = {"description": "", **content}
    for status in sorted({*operation.refusals, *ALWAYS}):
        content = {"content": _json(schema_of[repr(responses.Error)])}
        entry["responses"][str(status)] = {"description": "", **content}
    return entry


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}

"""The interface for programs: every route with its types, and the OpenAPI 3.1 description made from them."""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

import weald
from weald.server.http import live, requests
from weald.server.http.identity import COOKIE, SECURE_COOKIE
from weald.server.http.responses import (
    ChatMessages,
    Games,
    Moved,
    Nothing,
    Proofs,
    Seated,
    Tables,
    json_response,
)
from weald.server.http.routes import chat, games, invitations, play, records, tables
from weald.server.moves import Move
from weald.tables.desk import Opened
from weald.tables.replies import (
    Error,
    Foresight,
    Hint,
    Invitation,
    Missed,
    Moments,
    Record,
    ReplaySnapshot,
    Report,
    Scene,
    Snapshot,
    Story,
    Version,
)

NUMBER = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
QUERY = {
    "seat": NUMBER,
    "after": NUMBER,
    "at": NUMBER,
    "v": {"type": "string"},
    "reply": {"enum": ["snapshot", "version"]},
    "as": {"enum": ["replay", "table"]},
}
# Possible for every request: wrong host, rate limit, internal error, database unavailable.
ALWAYS = (421, 429, 500, 503)
# Possible where something is named: malformed, not allowed, unknown, against the rules.
NAMED = (400, 403, 404, 422)
# Possible for every body: as well too slow, too large.
BODY = (*NAMED, 408, 413)


@dataclass(frozen=True, slots=True)
class Operation:
    """A route and method with its handler, its responses (a tuple: one of these), its body and its query."""

    method: str
    path: str
    handler: Callable[..., Awaitable[Any]]
    out: Mapping[int, Any]
    body: Any = None
    query: tuple[str, ...] = ()

    @property
    def refusals(self) -> set[int]:
        """The statuses of its refusals, beside those of `out`."""
        named = NAMED if "{" in self.path or self.query else ()
        return {*ALWAYS, *named, *(BODY if self.body is not None else ())}

    def route(self) -> BaseRoute:
        """Return the route of the application."""
        if 101 in self.out:
            return WebSocketRoute(self.path, self.handler)
        return Route(self.path, self.handler, methods=[self.method.upper()])


async def described(_: Request) -> Response:
    """Return this description."""
    return json_response(description())


TABLE = "/api/tables/{id}"
INVITATION = "/api/invitations/{code}"
COMMANDED = {200: (Snapshot, Version), 409: Missed}
OPERATIONS = (
    Operation("get", "/api/openapi.json", described, {200: dict[str, Any]}),
    Operation("get", "/api/games", games.games, {200: Games}),
    Operation(
        "get", "/api/games/{id}/catalogue", games.catalogue, {200: dict[str, Any], 304: None}, query=("v",)
    ),
    Operation("get", "/api/learn", games.lessons_and_puzzles, {200: dict[str, Any]}),
    Operation("get", "/api/learn/{topic}/{game}", games.about, {200: dict[str, Any]}),
    Operation("get", "/api/tables", tables.list_tables, {200: Tables}),
    Operation("post", "/api/tables", tables.open_table, {201: Opened}, requests.TableBody),
    Operation("get", "/api/proofs", tables.list_proofs, {200: Proofs}),
    Operation("get", TABLE, tables.look, {200: Snapshot}, query=("seat", "after")),
    Operation("delete", TABLE, tables.remove, {200: Nothing, 409: Error}),
    *(
        Operation("post", f"{TABLE}/{name}", play.commanding(body), COMMANDED, body, ("reply",))
        for name, body in requests.COMMANDS.items()
    ),
    Operation("post", f"{TABLE}/move", invitations.offer_move, {200: Move}),
    Operation("post", "/api/moves", invitations.use_move, {200: Moved}, requests.MoveBody),
    Operation("post", f"{TABLE}/hint", play.hint, {200: Hint, 409: Missed}, requests.HintBody),
    Operation("get", f"{TABLE}/outcomes", play.outcomes, {200: Foresight}, query=("seat",)),
    Operation("post", f"{TABLE}/say", chat.say, {200: ChatMessages}, requests.SayBody),
    Operation("get", f"{TABLE}/talk", chat.read, {200: ChatMessages}, query=("after",)),
    Operation("post", f"{TABLE}/point", chat.point, {200: Nothing}, requests.PointBody),
    Operation("get", f"{TABLE}/record", records.record, {200: Record}),
    Operation("get", f"{TABLE}/replay", records.replay, {200: ReplaySnapshot}, query=("at",)),
    Operation("get", f"{TABLE}/scene", records.scene, {200: Scene}, query=("seat", "after", "at")),
    Operation("get", f"{TABLE}/moments", records.moments, {200: Moments}, query=("seat",)),
    Operation("post", f"{TABLE}/practice", records.practice, {201: Opened}, requests.PracticeBody),
    Operation("get", f"{TABLE}/story", records.story, {200: Story}),
    Operation("get", f"{TABLE}/report", records.report, {200: Report}, query=("seat",)),
    Operation("post", "/api/records", records.import_record, {201: Opened}, dict[str, Any], ("as",)),
    Operation("get", INVITATION, invitations.look, {200: Invitation}),
    Operation("post", INVITATION, invitations.take, {200: Seated, 409: Error}, requests.JoinBody),
    Operation("get", f"{TABLE}/live", live.watch, {101: None, 426: None}, query=("seat",)),
)


@cache
def description() -> dict[str, Any]:
    """Return the description of every route."""
    bodies = [operation.body for operation in OPERATIONS if operation.body is not None]
    replies = [one for operation in OPERATIONS for kind in operation.out.values() for one in _kinds(kind)]
    schema_of, components = _schemas(bodies)
    reply_schemas, sent = _schemas([Error, *replies])
    schema_of |= reply_schemas
    paths: dict[str, Any] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _described(operation, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Weald", "version": weald.__version__},
        "paths": paths,
        "components": {
            "schemas": {**components, **{name: _closed(schema) for name, schema in sent.items()}},
            "securitySchemes": {
                "browser": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "browser_https": {"type": "apiKey", "in": "cookie", "name": SECURE_COOKIE},
                "seat": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"browser": []}, {"browser_https": []}, {"seat": []}],
    }


def _kinds(kind: Any) -> tuple[Any, ...]:
    """Return the types of a response, which may be one of several or have no body."""
    return () if kind is None else kind if isinstance(kind, tuple) else (kind,)


def _schemas(types: list[Any]) -> tuple[dict[Any, Any], dict[str, Any]]:
    """Return the schema of each type, and the named ones that they refer to."""
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    return dict(zip(map(repr, types), schemas, strict=True)), components


def _closed(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of what the service sends: with defaults as well, and nothing else."""
    fields: dict[str, Any] = schema["properties"]
    required = [name for name in fields if name in schema.get("required", ()) or "default" in fields[name]]
    text = inspect.cleandoc(schema.get("description", ""))
    return {**schema, "description": text, "required": required, "additionalProperties": False}


def _described(operation: Operation, schema_of: dict[Any, Any]) -> dict[str, Any]:
    named = re.findall(r"{(\w+)}", operation.path)
    entry: dict[str, Any] = {
        "summary": (inspect.getdoc(operation.handler) or "").partition("\n")[0],
        "parameters": [
            *({"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in named),
            *({"name": n, "in": "query", "required": False, "schema": QUERY[n]} for n in operation.query),
        ],
        "responses": {},
    }
    if operation.body is not None:
        entry["requestBody"] = {"required": True, "content": _json(schema_of[repr(operation.body)])}
    refusals = dict.fromkeys(sorted(operation.refusals), Error)
    for status, kind in {**operation.out, **refusals}.items():
        schemas = [schema_of[repr(one)] for one in _kinds(kind)]
        schema = schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
        content = {"content": _json(schema)} if schemas else {}
        entry["responses"][str(status)] = {"description": "", **content}
    return entry


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}

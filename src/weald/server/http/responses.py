"""Responses: functions that make them, and the types of those that are not about one table."""

from __future__ import annotations

import gzip
from typing import Any, Literal, NotRequired, TypedDict

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from weald.kernel.information import Json
from weald.tables.errors import Refused
from weald.tables.replies import ChatMessage, Listed, OptionValue, Proof

# Bytes from which on compressing a response pays.
WORTH_ZIPPING = 2000


class OptionInfo(TypedDict):
    """Something to settle before a game begins.

    `needs`: by value ("true" for one that is on), the options one of which must be on. An option that is on
    by default and needs what is not there is off. The `first` options are shown at once, the others folded.
    """

    id: str
    kind: Literal["choice", "int", "bool"]
    default: OptionValue
    choices: NotRequired[list[str]]
    min: NotRequired[int]
    max: NotRequired[int]
    needs: NotRequired[dict[str, list[str]]]
    first: NotRequired[bool]


class GameInfo(TypedDict):
    """A game, the levels of its AI seats and its options.

    `bots`: further names that programs may use for a level. `catalogue` is where its printed facts are, if
    views only name them. `lesson`: about how many minutes its guided first game takes, if there is one.
    """

    id: str
    version: int
    seats: list[int]
    bots: list[str]
    levels: list[str]
    options: list[OptionInfo]
    catalogue: str | None
    lesson: int | None


class Games(TypedDict):
    """All games."""

    games: list[GameInfo]


class Tables(TypedDict):
    """The caller's tables, newest first."""

    tables: list[Listed]


class Proofs(TypedDict):
    """The proofs of the caller's deleted tables with a fair deal, the latest first."""

    proofs: list[Proof]


class ChatMessages(TypedDict):
    """Chat messages."""

    talk: list[ChatMessage]


class Moved(TypedDict):
    """The table whose seats are the caller's now."""

    id: str


class Seated(TypedDict):
    """The seat that a guest has taken; its token is sent only once."""

    id: str
    seat: int
    token: str


class Nothing(TypedDict):
    """An empty object."""


def _written(part: Any) -> msgspec.Raw:
    """Return a part that the game has encoded already."""
    if not isinstance(part, Json):
        raise NotImplementedError
    return msgspec.Raw(part.text)


encode = msgspec.json.Encoder(enc_hook=_written).encode


def json_response(data: Any, status: int = 200) -> Response:
    """Return a JSON response."""
    return Response(encode(data), status, media_type="application/json")


def zipped_response(request: Request, data: Any) -> Response:
    """Return a JSON response, compressed if it is long and the client takes it."""
    body = encode(data)
    headers = {"vary": "accept-encoding"}
    if len(body) > WORTH_ZIPPING and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = gzip.compress(body, 5, mtime=0)
    return Response(body, headers=headers, media_type="application/json")


def file_response(data: Any, name: str) -> Response:
    """Return JSON that a browser saves as a file."""
    response = json_response(data)
    response.headers["content-disposition"] = f'attachment; filename="{name}.json"'
    return response


def error_response(refused: Refused) -> Response:
    """Return the response of a refused request."""
    return Response(encode(refused.body()), refused.status, refused.headers, "application/json")

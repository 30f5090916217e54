"""Request bodies: types, size limits and strict decoding with a message that names the faulty field."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated, Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request

from weald.tables.commands import Answer, ChangeSeat, Command, Consent, SetPace, Undo
from weald.tables.errors import Refused
from weald.tables.values import Kind, Pace

COMMAND_LIMIT = 64 * 1024
RECORD_LIMIT = 1024 * 1024

# A body that is too long is still read up to here: a browser whose upload is cut off would show a broken
# connection instead of our message.
DRAIN_LIMIT = 32 * 1024 * 1024
BODY_SECONDS = 30.0

SEATS = 12
TIMER_SECONDS = (10, 30 * 24 * 3600)

T = TypeVar("T")

# Keys of clients have no colon, so that no client can use up the key of an AI's answer.
# A dollar alone would accept a trailing line break.
Key = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{8,64}$(?!\n)")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]
Version = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
OptionId = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Seconds = Annotated[int, msgspec.Meta(ge=TIMER_SECONDS[0], le=TIMER_SECONDS[1])]
# A person's random bytes for a fair deal: 16 to 64 of them.
Contribution = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{2}){16,64}$(?!\n)")]
Ref = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9:_.+-]{1,80}$(?!\n)")]


class SeatBody(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table."""

    kind: Kind
    name: str = ""
    level: str | None = None


class TableBody(msgspec.Struct, forbid_unknown_fields=True):
    """A new table.

    `pace`: how fast AI seats act. `start_from`: the id of a finished table of the caller, or of a record that
    the caller imported, if the game begins from its end. `fair`: the cards are dealt when all have sat
    down, from a secret of the service and the `contribution` of every person.
    """

    game: str
    seats: Annotated[list[SeatBody], msgspec.Meta(max_length=SEATS)]
    options: dict[str, bool | int | str] = {}
    seed: int | None = None
    timer: Seconds | None = None
    pace: Pace = "at_once"
    start_from: str | None = None
    fair: bool = False
    contribution: Contribution | None = None


class MoveBody(msgspec.Struct, forbid_unknown_fields=True):
    """The code of a move, or the token of its link."""

    code: Annotated[str, msgspec.Meta(min_length=8, max_length=64)]


class CommandBody(msgspec.Struct, forbid_unknown_fields=True):
    """Fields of every command: its seat, the version that its sender has seen, and a key of its own."""

    seat: SeatNumber
    expected: Version
    key: Key

    def at(self, table: str) -> Command:
        """Return the command at a table."""
        raise NotImplementedError


class AnswerBody(CommandBody):
    """A seat's answer."""

    option: OptionId

    def at(self, table: str) -> Command:
        return Answer(table, self.seat, self.expected, self.key, self.option)


class UndoBody(CommandBody):
    """A seat's takeback."""

    def at(self, table: str) -> Command:
        return Undo(table, self.seat, self.expected, self.key)


class ConsentBody(CommandBody):
    """A seat's reply to a takeback request."""

    agree: bool

    def at(self, table: str) -> Command:
        return Consent(table, self.seat, self.expected, self.key, self.agree)


class ChangeBody(CommandBody):
    """A change of who plays a seat."""

    kind: Kind
    level: str | None = None
    contribution: Contribution | None = None

    def at(self, table: str) -> Command:
        brought = contributed(self)
        return ChangeSeat(table, self.seat, self.expected, self.key, self.kind, self.level, brought)


class PaceBody(CommandBody):
    """A change of how fast AI seats act, by the host."""

    pace: Pace

    def at(self, table: str) -> Command:
        return SetPace(table, self.seat, self.key, self.pace)


# By their names in addresses and calls.
COMMANDS: dict[str, type[CommandBody]] = {
    "answer": AnswerBody,
    "undo": UndoBody,
    "consent": ConsentBody,
    "seat": ChangeBody,
    "pace": PaceBody,
}


class JoinBody(msgspec.Struct, forbid_unknown_fields=True):
    """A guest who takes a seat."""

    seat: SeatNumber
    name: str
    key: Key
    contribution: Contribution | None = None


class SayBody(msgspec.Struct, forbid_unknown_fields=True):
    """A chat message."""

    seat: SeatNumber | None
    key: Key
    text: str


class PointBody(msgspec.Struct, forbid_unknown_fields=True):
    """Something on the table to point at."""

    seat: SeatNumber
    ref: Ref


class PracticeBody(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of a finished game to go on from: after its first `at` answers."""

    at: Version


class HintBody(msgspec.Struct, forbid_unknown_fields=True):
    """A seat's request for a hint."""

    seat: SeatNumber
    expected: Version


def contributed(body: TableBody | ChangeBody | JoinBody) -> bytes | None:
    """Return a person's contribution to a fair deal."""
    return None if body.contribution is None else bytes.fromhex(body.contribution)


async def read(request: Request, limit: int) -> bytes:
    """Return the body of a request; Refused if it is longer than `limit`."""
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                size += len(part)
                if size <= limit:
                    parts.append(part)
                elif size > DRAIN_LIMIT:
                    break
    except TimeoutError:
        raise Refused(408, "slow_body") from None
    except ClientDisconnect:
        raise Refused(400, "bad_json") from None
    if size > limit:
        raise Refused(413, "too_large", {"limit": limit // 1024}, headers={"connection": "close"})
    return b"".join(parts)


async def command(request: Request, kind: type[T]) -> T:
    """Return the decoded body of a command."""
    body = await read(request, COMMAND_LIMIT)
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise explained(str(error)) from None
    except (ValueError, RecursionError):
        raise Refused(400, "bad_json") from None


async def record(request: Request) -> dict[str, Any]:
    """Return the body as a record, which is checked later."""
    body = await read(request, RECORD_LIMIT)
    try:
        return msgspec.json.decode(body, type=dict[str, Any])
    except (ValueError, RecursionError):
        raise Refused(400, "record_broken") from None


PLACE = r"(?: - at `(?:key in )?\$(?P<path>.*)`)"
FIELD_ERRORS = (
    (re.compile(rf"^Object contains unknown field `(?P<name>.*?)`{PLACE}?$", re.S), "unknown_field"),
    (re.compile(rf"^Object missing required field `(?P<name>.*?)`{PLACE}?$", re.S), "missing_field"),
    (re.compile(rf"^.*{PLACE}(?P<name>)$", re.S), "bad_field"),
)


def explained(error: str) -> Refused:
    """Return a refusal that names the faulty field, from the decoder's error."""
    for pattern, code in FIELD_ERRORS:
        if match := pattern.match(error):
            path = [part for part in ((match["path"] or "").lstrip("."), match["name"]) if part]
            return Refused(400, code, {"field": ".".join(path)[:60]})
    return Refused(400, "bad_json")


def query_number(connection: HTTPConnection, field: str) -> int | None:
    """Return a whole number from the query of a request or socket; None if it is missing."""
    text = connection.query_params.get(field)
    if text is None:
        return None
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise Refused(400, "bad_field", {"field": field})
    return int(text)

"""Messages of clients on a live connection, and the replies to them."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from weald.server.http import requests
from weald.server.http.commands import CommandBody
from weald.server.http.requests import (
    AnswerBody,
    Call,
    LiveMessage,
    NumberedCall,
    OutcomesBody,
    PointBody,
    SceneBody,
)
from weald.tables.errors import Refused
from weald.tables.revision import Revision

# The forms of version 0.2.0, calls by name and number, and what a refusal needs of a wrong call.
MESSAGES = msgspec.json.Decoder(LiveMessage)
CALLS: msgspec.json.Decoder[Call] = msgspec.json.Decoder(Call)
NUMBERS = msgspec.json.Decoder(NumberedCall)


class WrongCall(NamedTuple):
    """A call that says something wrong."""

    n: int
    error: Refused


Body = CommandBody | OutcomesBody | PointBody | SceneBody | WrongCall
# What comes of carrying one out: a revision, or data for the reply.
Said = Revision | dict[str, Any]


def decoded(text: str) -> Body | None:
    """Return what a client says; None if its message is neither a call nor one of the other forms."""
    if '"do"' in text:
        try:
            return CALLS.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            wrong = str(error)
        with suppress(msgspec.DecodeError, RecursionError):
            return WrongCall(NUMBERS.decode(text).n, requests.explained(wrong))
    try:
        message = MESSAGES.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None
    bodies = [body for body in (message.answer, message.outcomes, message.scene) if body is not None]
    return bodies[0] if len(bodies) == 1 else None


def reply_to(body: Body, result: Any) -> dict[str, Any] | None:
    """Return the reply to what was carried out, if there is one beside the next snapshot."""
    if isinstance(body, Call):
        return {"n": body.n, "ok": result}
    return {"outcomes": result, "seat": body.seat} if isinstance(body, OutcomesBody) else None


def refusal_of(body: Body, refused: Refused) -> dict[str, Any] | None:
    """Return the reply to what is refused, if there is one."""
    reasons = refused.body()
    if isinstance(body, Call | WrongCall):
        return {"n": body.n, "refused": {"status": refused.status, **reasons["error"]}}
    if isinstance(body, AnswerBody):
        return {**reasons, "key": body.key}
    return {**reasons, "seat": body.seat} if isinstance(body, OutcomesBody) else None

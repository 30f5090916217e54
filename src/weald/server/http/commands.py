"""Commands as clients send them, in the body of a request or on a live connection."""

from __future__ import annotations

from weald.server.http.requests import (
    AnswerBody,
    ChangeBody,
    ConsentBody,
    PaceBody,
    UndoBody,
    contributed,
)
from weald.tables.commands import Answer, ChangeSeat, Command, Consent, SetPace, Undo

CommandBody = AnswerBody | UndoBody | ConsentBody | ChangeBody | PaceBody


def command_of(id: str, body: CommandBody) -> Command:
    """Return the command at a table that a body asks for."""
    match body:
        case AnswerBody():
            return Answer(id, body.seat, body.expected, body.key, body.option)
        case UndoBody():
            return Undo(id, body.seat, body.expected, body.key)
        case ConsentBody():
            return Consent(id, body.seat, body.expected, body.key, body.agree)
        case ChangeBody():
            brought = contributed(body)
            return ChangeSeat(id, body.seat, body.expected, body.key, body.kind, body.level, brought)
        case PaceBody():
            return SetPace(id, body.seat, body.key, body.pace)

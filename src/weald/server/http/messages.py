"""Messages of clients on a live connection: calls, the forms of 0.2.0, and the replies to both."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from weald.server.http.requests import (
    COMMANDS,
    AnswerBody,
    CommandBody,
    PointBody,
    SeatNumber,
    Version,
    explained,
)
from weald.tables.errors import Refused


class OutcomesBody(msgspec.Struct, forbid_unknown_fields=True):
    """A seat that wants to know what its options would bring."""

    seat: SeatNumber


class SceneBody(msgspec.Struct, forbid_unknown_fields=True):
    """A seat that begins or ends to watch a scene."""

    seat: SeatNumber
    on: bool


class EarlierMessage(msgspec.Struct, forbid_unknown_fields=True):
    """A message of a client of version 0.2.0: one of these."""

    answer: AnswerBody | None = None
    outcomes: OutcomesBody | None = None
    scene: SceneBody | None = None


class CallHead(msgspec.Struct):
    """Fields that every call has beside those of its body; its reply repeats the number."""

    n: Version
    do: str


Body = CommandBody | OutcomesBody | PointBody | SceneBody
BODIES: dict[str, type[Body]] = {
    **COMMANDS,
    "outcomes": OutcomesBody,
    "point": PointBody,
    "follow": SceneBody,
}
HEADS = msgspec.json.Decoder(CallHead)
CALLS: dict[str, msgspec.json.Decoder[Any]] = {
    do: msgspec.json.Decoder(msgspec.defstruct(do, [("n", int), ("do", str)], bases=(body,), kw_only=True))
    for do, body in BODIES.items()
}
EARLIER = msgspec.json.Decoder(EarlierMessage)


class Said(NamedTuple):
    """A message: what it asks for, or why it is refused, and its number if it is a call."""

    body: Body | Refused
    n: int | None = None

    def reply(self, result: Any) -> dict[str, Any] | None:
        """Return the reply to what was carried out, if there is one beside the next snapshot."""
        if self.n is not None:
            return {"n": self.n, "ok": result}
        return {"outcomes": result, "seat": self.body.seat} if isinstance(self.body, OutcomesBody) else None

    def refusal(self, refused: Refused) -> dict[str, Any] | None:
        """Return the reply to what is refused, if there is one."""
        error = refused.body()["error"]
        if self.n is not None:
            return {"n": self.n, "refused": {"status": refused.status, **error}}
        if isinstance(self.body, AnswerBody):
            return {"error": error, "key": self.body.key}
        return {"error": error, "seat": self.body.seat} if isinstance(self.body, OutcomesBody) else None


def decoded(text: str) -> Said | None:
    """Return a client's message; None if it is neither a call nor one of the other forms."""
    with suppress(msgspec.DecodeError, RecursionError):
        head = HEADS.decode(text)
        if head.do not in CALLS:
            return Said(Refused(400, "bad_field", {"field": "do"}), head.n)
        try:
            return Said(CALLS[head.do].decode(text), head.n)
        except msgspec.DecodeError as error:
            return Said(explained(str(error)), head.n)
    try:
        message = EARLIER.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None
    bodies = [body for body in (message.answer, message.outcomes, message.scene) if body is not None]
    return Said(bodies[0]) if len(bodies) == 1 else None

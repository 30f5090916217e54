"""Faults in what people hand in: values with a code and a message, never a traceback."""

from __future__ import annotations

from collections.abc import Sequence

from weald.kernel.messages import Args, Message
from weald.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class WealdError(Exception):
    """A user's mistake, with a code for programs and a message for people."""

    def __init__(self, code: str, message: Message, problems: Sequence[Message] = ()) -> None:
        super().__init__("; ".join([f"{code}: {message!r}", *(repr(problem) for problem in problems)]))
        self.code = code
        self.message = message
        self.problems = list(problems)


class Illegal(WealdError):
    """An answer, or a wish to undo, that the rules of the table refuse."""

    def __init__(self, code: str, args: Args | None = None, message: Message | None = None) -> None:
        super().__init__(code, message or illegal_message(code, args))


def illegal_message(code: str, args: Args | None = None) -> Message:
    """Return the message of an Illegal, for callers that only want to say why."""
    return Message("illegal-" + code.replace("_", "-"), args)


class BadSetup(WealdError):
    """A table that cannot be set up: unknown game, wrong number of seats, an option out of range."""

    def __init__(self, code: str, args: Args | None = None) -> None:
        super().__init__(code, Message("setup-" + code.replace("_", "-"), args))


class BadRecord(WealdError):
    """A record that cannot be replayed, with what is wrong there, as far as it can be named."""

    def __init__(self, code: str, args: Args | None = None, problems: Sequence[Message] = ()) -> None:
        super().__init__(code, Message("record-" + code.replace("_", "-"), args), problems)


class Difference(BadRecord):
    """A record of an older version that today's rules play differently after answer `answer` (0: at once).

    `changes` are the ids of the rule changes that can be the reason, the likeliest first.
    """

    def __init__(self, answer: int, version: int, changes: Sequence[tuple[str, Message]]) -> None:
        args: Args = {"n": answer, "version": version}
        super().__init__("changed", args, [message for _, message in changes])
        self.answer = answer
        self.changes = tuple(id for id, _ in changes)


class BadPosition(WealdError):
    """A position that cannot be loaded, with everything that is wrong with it."""

    def __init__(self, problems: list[Message]) -> None:
        super().__init__("bad_position", Message("position-bad", {"n": len(problems)}), problems)

"""Words without words: a message id with its arguments, put into a language at the edge."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, TypedDict

Arg = int | str | Sequence[int | str]
Args = dict[str, Arg]


class PlainMessage(TypedDict):
    """A message in plain data."""

    id: str
    args: Args


# A term of a sum in plain data: a message and a number. The note is how TypeScript says it.
PlainTerm = Annotated[list[Any], "[Message, number]"]


def shown(data: object) -> str:
    """Return a value as JSON writes it, short enough for a sentence."""
    text = json.dumps(data, ensure_ascii=False, skipkeys=True, default=repr)
    return text if len(text) <= 40 else text[:37] + "..."


# Encoders of JSON know dataclasses: `to_json` of thousands of messages would take longer than all else.
@dataclass(init=False, repr=False, eq=False, slots=True)
class Message:
    """A sentence: its id in the `.ftl` files and the values of its variables."""

    id: str
    args: Args

    def __init__(self, id: str, args: Args | None = None) -> None:
        self.id = id
        self.args = args if args is not None else {}

    def to_json(self) -> PlainMessage:
        return {"id": self.id, "args": self.args}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        args = ", ".join(f"{key}={value!r}" for key, value in self.args.items())
        return f"Message({self.id}{': ' if args else ''}{args})"

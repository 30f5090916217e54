"""What goes out, as types: for the published description, and for the tests that hold replies to it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

Kind = Literal["human", "guest", "ai"]
OptionValue = str | int | bool


class Message(Struct, forbid_unknown_fields=True):
    """A text to be said: its id in the `.ftl` files and the values it speaks of."""

    id: str
    args: dict[str, Any]


class Refusal(Struct, forbid_unknown_fields=True):
    """Why something is refused: a code for programs, a message for people."""

    code: str
    message: Message


class Error(Struct, forbid_unknown_fields=True):
    """The body of every refusal."""

    error: Refusal


class Sitting(Struct, forbid_unknown_fields=True):
    """Who sits at a seat."""

    name: str
    kind: Kind
    level: str | None
    away: bool
    free: bool


class SeatNow(Struct, forbid_unknown_fields=True):
    """Who sits at a seat, and whether the game waits for them."""

    name: str
    kind: Kind
    level: str | None
    away: bool
    free: bool
    asked: bool
    done: bool


class Event(Struct, forbid_unknown_fields=True):
    """Something that happened."""

    n: int
    id: str
    args: dict[str, Any]


class Choice(Struct, forbid_unknown_fields=True):
    """An option in words, with what it points at and what it would bring."""

    id: str
    ref: str
    label: Message
    gain: int | None
    why: list[tuple[Message, int]]


class Decision(Struct, forbid_unknown_fields=True):
    """What a seat is asked."""

    seat: int
    mode: Literal["one", "all", "any"]
    kind: str
    prompt: Message
    help: Message | None
    choices: list[Choice]


class Undo(Struct, forbid_unknown_fields=True):
    """Whether a seat can take back, alone or with the consent of others."""

    ok: bool
    reason: Message | None
    ask: list[int] | None


class TakebackRequest(Struct, forbid_unknown_fields=True):
    """A take-back that waits for consent."""

    by: int
    at: int
    answers: int
    asked: list[int]
    agreed: list[int]


class Result(Struct, forbid_unknown_fields=True):
    """How a game ended."""

    winners: list[int]
    scores: list[dict[str, int]]
    reason: Message
    taken_back: int


class Snapshot(Struct, forbid_unknown_fields=True):
    """A table as somebody sees it."""

    id: str
    game: str
    options: dict[str, OptionValue]
    imported: bool
    version: int
    over: bool
    result: Result | None
    seat: int | None
    mine: list[int]
    host: bool
    invite: str | None
    timer: int | None
    deadline: int | None
    wish: TakebackRequest | None
    seats: list[SeatNow]
    view: dict[str, Any]
    decisions: list[Decision]
    answered: str | None
    undo: Undo
    events: list[Event]
    last: int
    rewound: bool


class ReplaySnapshot(Snapshot, forbid_unknown_fields=True):
    """A table as it was after so many answers, with nothing hidden."""

    at: int
    of: int
    marks: list[int]
    told: bool


class Missed(Struct, forbid_unknown_fields=True):
    """A refusal because the table has moved on, with what was missed."""

    error: Refusal
    missed: Snapshot


class Listed(Struct, forbid_unknown_fields=True):
    """One of my tables."""

    id: str
    game: str
    created: int
    updated: int
    over: bool
    imported: bool
    host: bool
    seats: list[Sitting]
    waiting: list[int]
    mine: list[int]


class Tables(Struct, forbid_unknown_fields=True):
    """My tables, newest first."""

    tables: list[Listed]


class OptionInfo(Struct, forbid_unknown_fields=True):
    """Something to settle before a game begins."""

    id: str
    kind: Literal["choice", "int", "bool"]
    default: OptionValue
    choices: list[str] | UnsetType = UNSET
    min: int | UnsetType = UNSET
    max: int | UnsetType = UNSET


class GameInfo(Struct, forbid_unknown_fields=True):
    """A game that can be played; `catalogue` is where to find what is printed, if views only name it."""

    id: str
    version: int
    seats: list[int]
    bots: list[str]
    options: list[OptionInfo]
    catalogue: str | None


class Games(Struct, forbid_unknown_fields=True):
    """All games."""

    games: list[GameInfo]


class Opened(Struct, forbid_unknown_fields=True):
    """A new table; the tokens are told only here."""

    id: str
    tokens: dict[str, str]
    invite: str | None


class Hint(Struct, forbid_unknown_fields=True):
    """What the best AI would do."""

    option: str


class ChatMessage(Struct, forbid_unknown_fields=True):
    """Something that somebody said."""

    n: int
    seat: int | None
    name: str
    text: str
    at: int


class ChatMessages(Struct, forbid_unknown_fields=True):
    """What was said."""

    talk: list[ChatMessage]


class Nothing(Struct, forbid_unknown_fields=True):
    """There is nothing to say but that it was done."""


class Invitation(Struct, forbid_unknown_fields=True):
    """The table that somebody is invited to."""

    id: str
    game: str
    options: dict[str, OptionValue]
    over: bool
    seats: list[Sitting]
    mine: list[int]


class Seated(Struct, forbid_unknown_fields=True):
    """The seat that a guest has taken; the token is told only here."""

    id: str
    seat: int
    token: str


class Player(Struct, forbid_unknown_fields=True):
    """Somebody who played, as records name them."""

    name: str
    kind: str
    level: str | None


class Record(Struct, forbid_unknown_fields=True):
    """All that is needed to play a table again from its start."""

    weald: int
    game: str
    version: int
    seats: int
    options: dict[str, OptionValue]
    start: dict[str, Any]
    opening: list[int]
    answers: list[list[Any]]
    players: list[Player] | None


class Imagined(Struct, forbid_unknown_fields=True):
    """A position as it may be for all that a seat knows."""

    position: dict[str, Any]
    exact: bool


class Report(Struct, forbid_unknown_fields=True):
    """All that is needed to look into a problem."""

    weald: str
    game: str
    rules: int
    options: dict[str, OptionValue]
    table: str
    version: int
    seat: int | None
    snapshot: Snapshot
    imagined: Imagined | None
    record: Record | None

"""Replies: everything that people and programs are sent about tables; the API is described by these types.

Messages stay objects, which encoders know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypedDict

from weald.ai.moments import Judged
from weald.kernel.messages import Message
from weald.kernel.outcomes import Outcome, Reached
from weald.tables.values import Disclosed, Pace, Player, Sitting, TakebackRequest

OptionValue = str | int | bool


class Refusal(TypedDict):
    """The reason of a refusal: a code for programs, a message for people."""

    code: str
    message: Message


class Error(TypedDict):
    """The body of every error response."""

    error: Refusal


class SeatNow(Sitting):
    """The player of a seat, and whether the game waits for them."""

    asked: bool
    done: bool
    host: NotRequired[bool]


class Event(TypedDict):
    """An event of the game."""

    n: int
    id: str
    args: dict[str, Any]


class Choice(TypedDict):
    """An option with its label, the ref it points at and what it would bring."""

    id: str
    ref: str
    label: Message
    gain: int | None
    why: list[tuple[Message, int]]


class Decision(TypedDict):
    """A seat's question and options."""

    seat: int
    mode: Literal["one", "all", "any"]
    kind: str
    prompt: Message
    help: Message | None
    choices: list[Choice]


class Undo(TypedDict):
    """Whether a seat can take back, alone or with the consent of others; `part`: of something half done."""

    ok: bool
    part: bool
    reason: Message | None
    ask: Sequence[int] | None


class Result(TypedDict):
    """The result of a game."""

    winners: Sequence[int]
    scores: Sequence[dict[str, int]]
    reason: Message
    taken_back: int


class Deal(TypedDict):
    """A fair deal: the commitment to a secret, who contributed; all of it once the game is over."""

    commitment: str
    dealt: bool
    contributed: list[int]
    secret: NotRequired[str]
    contributions: NotRequired[dict[str, str]]


class Settled(TypedDict):
    """The part of a viewer's snapshots that stays the same until the setup of the table changes."""

    id: str
    game: str
    options: dict[str, OptionValue]
    imported: bool
    practice: bool
    pace: Pace
    seat: int | None
    mine: list[int]
    host: bool
    invite: str | None
    disclosed: list[Disclosed]
    timer: int | None


class Progress(TypedDict):
    """The part of a snapshot that every viewer may see, and who sits there."""

    version: int
    over: bool
    result: Result | None
    deal: Deal | None
    deadline: int | None
    wish: TakebackRequest | None
    seats: list[SeatNow]


class SeatView(TypedDict):
    """The part of a snapshot that only one seat may see."""

    view: Mapping[str, Any]
    decisions: list[Decision]
    answered: str | None
    undo: Undo


class Snapshot(Settled, Progress, SeatView):
    """A table as one viewer may see it."""

    events: list[Event]
    last: int
    rewound: bool


class Missed(Error):
    """The response to a stale command, with the snapshot that its sender missed."""

    missed: Snapshot


class Version(TypedDict):
    """The version that a command has led to, for callers who need no snapshot."""

    version: int


class Foresight(Version):
    """Outcomes by option, and what things in hand reach, by ref."""

    outcomes: Mapping[str, Outcome]
    reach: Mapping[str, Sequence[Reached]]


class ReplaySnapshot(Snapshot):
    """A table after the first `at` of `of` answers, with nothing hidden."""

    at: int
    of: int
    lasts: list[int]
    marks: list[int]
    from_events: bool


class SceneBeat(TypedDict):
    """A moment of a scene: what it shows, its last event, and each path that changes in the view."""

    data: dict[str, Any]
    last: int
    changes: list[tuple[list[str | int], Any]]


class Scene(TypedDict):
    """The latest events beat by beat, with the view of the first beat; null if there is none."""

    view: Mapping[str, Any] | None
    beats: list[SceneBeat]


class StoryPoint(TypedDict):
    """Numbers of a game when a turn began, after `at` answers; `name:seat` is a number of one seat."""

    at: int
    turn: int
    values: dict[str, int]


class Story(TypedDict):
    """The course of a finished game: a point for every turn, and one for the end."""

    points: list[StoryPoint]


class HintReason(TypedDict):
    """A reason for an option, with the name of an icon; `compared`: beside the best other option."""

    icon: str
    message: Message
    compared: bool


class HintOther(TypedDict):
    """Another option, its chance to win, and whether it is as good as far as the margin can say."""

    option: str
    chance: float
    as_good: bool


class Hint(TypedDict):
    """The best option, the chance to win `before` and `after` it (0 to 1), and at most three reasons.

    Chances come from imagined `games`, in which everything that the seat cannot see is dealt again, and may
    be off by the `margin`.
    """

    option: str
    before: float
    after: float
    margin: float
    games: int
    reasons: list[HintReason]
    others: list[HintOther]


class Moments(Judged):
    """The moments that decided a finished game and its chances turn by turn; empty until they are `ready`."""

    ready: bool


class Ending(TypedDict):
    """The end of a finished game, in short."""

    winners: list[int]
    totals: list[int]
    reason: Message


class Listed(TypedDict):
    """A table in the caller's list; `ending` is null while it is played, or if it cannot be read."""

    id: str
    game: str
    created: int
    updated: int
    over: bool
    imported: bool
    practice: bool
    host: bool
    seats: list[Sitting]
    waiting: list[int]
    mine: list[int]
    ending: Ending | None


class Invitation(TypedDict):
    """The table of an invitation."""

    id: str
    game: str
    options: dict[str, OptionValue]
    over: bool
    seats: list[Sitting]
    mine: list[int]
    disclosed: list[Disclosed]
    deal: Deal | None


class WholeDeal(TypedDict):
    """A fair deal as records have it, after the game."""

    commitment: str
    secret: str
    contributions: dict[str, str]


class Record(TypedDict):
    """A record: everything needed to replay a table from its start."""

    weald: int
    game: str
    version: int
    seats: int
    options: dict[str, OptionValue]
    start: dict[str, Any]
    opening: list[int]
    answers: list[list[Any]]
    players: list[Player] | None
    fair_deal: NotRequired[WholeDeal]


class Proof(TypedDict):
    """Remains of a deleted table with a fair deal: its record without answers and names."""

    id: str
    gone: int
    record: Record


class Imagined(TypedDict):
    """A position that agrees with all a seat knows."""

    position: dict[str, Any]
    exact: bool


class Report(TypedDict):
    """A bug report."""

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


class ChatMessage(TypedDict):
    """A chat message."""

    n: int
    seat: int | None
    name: str
    text: str
    at: int

"""Responses: functions that make them, and their types for the OpenAPI description and its tests."""

from __future__ import annotations

import gzip
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType
from starlette.requests import Request
from starlette.responses import Response

from weald.server.http.encoding import encode
from weald.tables.errors import Refused

Kind = Literal["human", "guest", "ai"]
Pace = Literal["slow", "normal", "at_once"]
OptionValue = str | int | bool
# Bytes from which on compressing a response pays.
WORTH_ZIPPING = 2000


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
    body = msgspec.json.encode(refused.body())
    return Response(body, refused.status, refused.headers, "application/json")


class Message(Struct, forbid_unknown_fields=True):
    """A translatable text: its id in the `.ftl` files and its arguments."""

    id: str
    args: dict[str, Any]


class Refusal(Struct, forbid_unknown_fields=True):
    """The reason of a refusal: a code for programs, a message for people."""

    code: str
    message: Message


class Error(Struct, forbid_unknown_fields=True):
    """The body of every error response."""

    error: Refusal


class Sitting(Struct, forbid_unknown_fields=True):
    """The player of a seat."""

    name: str
    kind: Kind
    level: str | None
    away: bool
    free: bool
    looked: bool | UnsetType = UNSET
    moved: bool | UnsetType = UNSET
    redealt: bool | UnsetType = UNSET


class SeatNow(Struct, forbid_unknown_fields=True):
    """The player of a seat, and whether the game waits for them."""

    name: str
    kind: Kind
    level: str | None
    away: bool
    free: bool
    asked: bool
    done: bool
    host: bool | UnsetType = UNSET
    looked: bool | UnsetType = UNSET
    moved: bool | UnsetType = UNSET
    redealt: bool | UnsetType = UNSET


class Event(Struct, forbid_unknown_fields=True):
    """An event of the game."""

    n: int
    id: str
    args: dict[str, Any]


class Choice(Struct, forbid_unknown_fields=True):
    """An option with its label, the ref it points at and what it would bring."""

    id: str
    ref: str
    label: Message
    gain: int | None
    why: list[tuple[Message, int]]


class Decision(Struct, forbid_unknown_fields=True):
    """A seat's question and options."""

    seat: int
    mode: Literal["one", "all", "any"]
    kind: str
    prompt: Message
    help: Message | None
    choices: list[Choice]


class Undo(Struct, forbid_unknown_fields=True):
    """Whether a seat can take back, alone or with the consent of others; `part`: of something half done."""

    ok: bool
    part: bool
    reason: Message | None
    ask: list[int] | None


class TakebackRequest(Struct, forbid_unknown_fields=True):
    """A takeback that waits for consent."""

    by: int
    at: int
    answers: int
    asked: list[int]
    agreed: list[int]
    whose: list[int]


class Result(Struct, forbid_unknown_fields=True):
    """The result of a game."""

    winners: list[int]
    scores: list[dict[str, int]]
    reason: Message
    taken_back: int


# Why the host may know hidden cards: nobody could join at first, the host chose the seed or had the record,
# it goes on from the end of a game, or anybody may look at what comes and take it back. After a fair deal: a
# seat was dealt to somebody else, or has come from another device.
Disclosed = Literal["solo", "seed", "imported", "earlier", "takebacks", "redealt", "moved"]


class Deal(Struct, forbid_unknown_fields=True):
    """A fair deal: the commitment to a secret, who contributed; all of it once the game is over."""

    commitment: str
    dealt: bool
    contributed: list[int]
    secret: str | UnsetType = UNSET
    contributions: dict[str, str] | UnsetType = UNSET


class Snapshot(Struct, forbid_unknown_fields=True):
    """A table as one viewer may see it."""

    id: str
    game: str
    options: dict[str, OptionValue]
    imported: bool
    practice: bool
    pace: Pace
    version: int
    over: bool
    result: Result | None
    seat: int | None
    mine: list[int]
    host: bool
    invite: str | None
    disclosed: list[Disclosed]
    deal: Deal | None
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


class Version(Struct, forbid_unknown_fields=True):
    """The version that a command has led to, for callers who need no snapshot."""

    version: int


class ReplaySnapshot(Snapshot, forbid_unknown_fields=True):
    """A table after the first `at` of `of` answers, with nothing hidden."""

    at: int
    of: int
    lasts: list[int]
    marks: list[int]
    from_events: bool


class SceneBeat(Struct, forbid_unknown_fields=True):
    """A moment of a scene: what it shows, its last event, and each path that changes in the view."""

    data: dict[str, Any]
    last: int
    changes: list[tuple[list[str | int], Any]]


class Scene(Struct, forbid_unknown_fields=True):
    """What happened beat by beat, with the view of the first beat; null if there is none."""

    view: dict[str, Any] | None
    beats: list[SceneBeat]


class Missed(Struct, forbid_unknown_fields=True):
    """The response to a stale command, with the snapshot that its sender missed."""

    error: Refusal
    missed: Snapshot


class StoryPoint(Struct, forbid_unknown_fields=True):
    """Numbers of a game when a turn began, after `at` answers; `name:seat` is a number of one seat."""

    at: int
    turn: int
    values: dict[str, int]


class Story(Struct, forbid_unknown_fields=True):
    """How a finished game went: a point for every turn, and one for the end."""

    points: list[StoryPoint]


class Ending(Struct, forbid_unknown_fields=True):
    """How a finished game ended, in short."""

    winners: list[int]
    totals: list[int]
    reason: Message


class Listed(Struct, forbid_unknown_fields=True):
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


class Tables(Struct, forbid_unknown_fields=True):
    """The caller's tables, newest first."""

    tables: list[Listed]


class OptionInfo(Struct, forbid_unknown_fields=True):
    """Something to settle before a game begins.

    `needs`: by value ("true" for one that is on), the options one of which must be on. An option that is on
    by default and needs what is not there is off. The `first` options are shown at once, the others folded.
    """

    id: str
    kind: Literal["choice", "int", "bool"]
    default: OptionValue
    choices: list[str] | UnsetType = UNSET
    min: int | UnsetType = UNSET
    max: int | UnsetType = UNSET
    needs: dict[str, list[str]] | UnsetType = UNSET
    first: bool | UnsetType = UNSET


class GameInfo(Struct, forbid_unknown_fields=True):
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


class Games(Struct, forbid_unknown_fields=True):
    """All games."""

    games: list[GameInfo]


class Opened(Struct, forbid_unknown_fields=True):
    """A new table; its tokens are sent only once."""

    id: str
    tokens: dict[str, str]
    invite: str | None


class HintReason(Struct, forbid_unknown_fields=True):
    """Why an option is good, with the name of an icon; `compared`: beside the best other option."""

    icon: str
    message: Message
    compared: bool


class HintOther(Struct, forbid_unknown_fields=True):
    """Another option, its chance to win, and whether it is as good as far as the margin can say."""

    option: str
    chance: float
    as_good: bool


class Hint(Struct, forbid_unknown_fields=True):
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


class Sign(Struct, forbid_unknown_fields=True):
    """An icon for what happens; struck out, it stands for what is gone or does not happen."""

    icon: str
    struck: bool


class Change(Struct, forbid_unknown_fields=True):
    """A line of a table of before and after."""

    row: Message
    before: Message
    after: Message
    tone: Literal["good", "bad", ""]


class Outcome(Struct, forbid_unknown_fields=True):
    """What an option would bring at once (`now`) and later (`then`); the highest `rank` is the best.

    `unused` are other options that would be wasted, `cause` says why the game is lost or what is wasted.
    """

    level: Literal["good", "part", "weak", "none"]
    now: list[Message]
    then: Message | None
    signs: list[Sign]
    before_after: list[Change]
    loses: Literal["no", "certain", "unless"]
    rank: float
    unused: list[str]
    cause: Message | None


class Reached(Struct, forbid_unknown_fields=True):
    """A thing in reach, and from where."""

    ref: str
    origin: str
    distance: int


class Foresight(Struct, forbid_unknown_fields=True):
    """Outcomes by option, and what things in hand reach, by ref."""

    version: int
    outcomes: dict[str, Outcome]
    reach: dict[str, list[Reached]]


class Moment(Struct, forbid_unknown_fields=True):
    """An answer that changed the chance to win by `change`, to `after`; `at` answers were given before it.

    `better` names an option that would have been better, if there was one.
    """

    at: int
    turn: int
    seat: int
    prompt: Message
    option: str
    move: Message
    better: Message | None
    change: float
    after: float


class TurnChance(Struct, forbid_unknown_fields=True):
    """The chance to win when a turn began, after `at` answers."""

    at: int
    turn: int
    chance: float


class Moments(Struct, forbid_unknown_fields=True):
    """The moments that decided a finished game and its chances turn by turn; empty until they are `ready`."""

    ready: bool
    moments: list[Moment]
    series: list[TurnChance]


class ChatMessage(Struct, forbid_unknown_fields=True):
    """A chat message."""

    n: int
    seat: int | None
    name: str
    text: str
    at: int


class ChatMessages(Struct, forbid_unknown_fields=True):
    """Chat messages."""

    talk: list[ChatMessage]


class Move(Struct, forbid_unknown_fields=True):
    """A code that moves the caller's seats at a table to another device, once."""

    code: str
    # For the link: the page reads it from the part of the address that is never sent.
    token: str
    expires: int


class Moved(Struct, forbid_unknown_fields=True):
    """The table whose seats are the caller's now."""

    id: str


class Nothing(Struct, forbid_unknown_fields=True):
    """An empty object."""


class Invitation(Struct, forbid_unknown_fields=True):
    """The table of an invitation."""

    id: str
    game: str
    options: dict[str, OptionValue]
    over: bool
    seats: list[Sitting]
    mine: list[int]
    disclosed: list[Disclosed]
    deal: Deal | None


class Seated(Struct, forbid_unknown_fields=True):
    """The seat that a guest has taken; its token is sent only once."""

    id: str
    seat: int
    token: str


class Player(Struct, forbid_unknown_fields=True):
    """A player, as records name them."""

    name: str
    kind: str
    level: str | None
    looked: bool | UnsetType = UNSET
    moved: bool | UnsetType = UNSET
    redealt: bool | UnsetType = UNSET


class WholeDeal(Struct, forbid_unknown_fields=True):
    """A fair deal as records have it, after the game."""

    commitment: str
    secret: str
    contributions: dict[str, str]


class Record(Struct, forbid_unknown_fields=True):
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
    fair_deal: WholeDeal | UnsetType = UNSET


class Proof(Struct, forbid_unknown_fields=True):
    """What is left of a deleted table with a fair deal: its record without answers and names."""

    id: str
    gone: int
    record: Record


class Proofs(Struct, forbid_unknown_fields=True):
    """The proofs of the caller's deleted tables with a fair deal, the latest first."""

    proofs: list[Proof]


class Imagined(Struct, forbid_unknown_fields=True):
    """A position that agrees with all a seat knows."""

    position: dict[str, Any]
    exact: bool


class Report(Struct, forbid_unknown_fields=True):
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

"""The view in plain data."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from weald.kernel.messages import PlainTerm

Kind = Literal[
    "stream", "meadow", "bear", "fox", "deer", "wolf", "trout", "bee", "eagle", "dragonfly", "rabbit"
]  # fmt: skip
Mode = Literal["draft", "duel", "solo"]
Phase = Literal["deal", "pick", "place", "swap", "give", "over"]
# Points by kind of card, and `gaps`, `biodiversity` and `total`.
Score = dict[str, int]


class Placed(TypedDict):
    """A card of a grid with what it scores by itself; `points` null: it scores together with others."""

    cell: str
    row: int
    col: int
    card: Kind
    points: int | None
    why: list[PlainTerm]


class Area(TypedDict):
    """A stream or a meadow; the largest stream carries its rank."""

    card: Literal["stream", "meadow"]
    cells: list[str]
    points: int
    rank: int | None
    largest: bool


class Box(TypedDict):
    """Some rows and columns of the field."""

    top: int
    left: int
    rows: int
    cols: int


class Window(Box):
    """Space into which a grid can still grow; `box` is what it covers now."""

    fixed: bool
    box: Box


class Player(TypedDict):
    """A seat's grid; `hand` is the number of its cards."""

    seat: int
    hand: int
    placing: Kind | None
    window: Window
    lifted: str | None
    areas: list[Area]
    cards: list[Placed]
    score: Score


class Received(TypedDict):
    """A card that the neutral hand has received."""

    card: Kind


class NeutralHand(TypedDict):
    """The third hand of a game for two: only its streams and wolves matter."""

    name: Literal["neutral"]
    hand: int
    cards: list[Received]
    score: None
    targets: None
    streams: int
    wolves: int


class Alban(TypedDict):
    """The opponent of the solo game, with his grid and the leads to reach by level."""

    name: Literal["alban"]
    hand: int
    cards: list[Placed]
    score: Score
    targets: dict[str, int]
    streams: int
    wolves: int


class View(TypedDict):
    """Everything a seat may know; `hands` only once nothing is secret any more."""

    mode: Mode
    phase: Phase
    round: int
    turn: int
    turns: int
    passes: Literal["left", "right"] | None
    next_seat: int | None
    deck: int
    hand: list[Kind] | None
    placing: Kind | None
    players: list[Player]
    rival: NeutralHand | Alban | None
    hands: NotRequired[list[list[Kind]]]

"""The view in plain data."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from weald.kernel.dangers import Danger
from weald.kernel.messages import PlainMessage

Kind = Literal["fountain", "tree", "animal", "betrayal", "feat", "elemental", "support", "element"]
Mode = Literal["introductory", "advanced"]
Edition = Literal["de", "fr"]
Talk = Literal["open", "silence"]
# Numbers of each card, or of each kind of card.
Numbers = dict[str, int]


class Face(TypedDict):
    """The print on a card of the clearing or of a stack."""

    card: str
    kind: Kind
    strength: int | None
    vitality: int | None
    marked: NotRequired[bool]


class Cell(TypedDict):
    """A space of the clearing; row and column from 1, strength and vitality only where a card lies."""

    cell: str
    ref: str
    row: int
    col: int
    card: str | None
    kind: Kind | None
    strength: NotRequired[int | None]
    vitality: NotRequired[int | None]
    marked: NotRequired[bool]
    pawn: bool


class Revealed(Face):
    """A card revealed on a stack; supports have a letter."""

    letter: str | None


class KnownCard(Revealed):
    """A card of a stack that has been looked at."""

    ref: str


class Stack(TypedDict):
    """A Ravage stack: what is revealed on it, when that is resolved, and the tops that are known."""

    row: int
    ref: str
    count: int
    shown: Revealed | None
    order: int | None
    pawn: bool
    known: list[KnownCard]


class Fight(TypedDict):
    """An obstacle that an elemental meets on its way."""

    cell: str
    card: str
    against: int
    end: Literal["holds", "falls", "both", "shields", "geyser"]


# `from` is a word of Python, so this one is written as a dictionary.
Move = TypedDict(
    "Move",
    {
        "from": str,
        "to": str,
        "row": int,
        "foe": str,
        "strength": int,
        "blazes": bool,
        "steps": int,
        "fights": list[Fight],
        "damage": int,
        "end": Literal["stands", "destroyed", "forest"],
    },
)


class Support(TypedDict):
    """A support that will be resolved."""

    order: int
    card: str
    letter: str
    row: int


class Forecast(TypedDict):
    """The next movement or the Final Assault; `unknown`: cards that no player has seen."""

    kind: Literal["movement", "assault"]
    unknown: int
    supports: list[Support]
    moves: list[Move]
    falls: list[str]
    damage: int
    lost: bool
    end: str
    bloom: int
    desolated: int
    restored: int


class Count(TypedDict):
    """The final count."""

    restored: int
    desolated: int
    wins: bool


class CountAfter(Count):
    """The final count after a Final Assault."""

    damage: int


class BothCounts(TypedDict):
    """Return the final count as it stands, and as it would be after a Final Assault now."""

    now: Count
    assault: CountAfter | None


class Cards(TypedDict):
    """Cards that are alike, in a hand or a column."""

    card: str
    kind: Kind
    n: int
    cost: int | None
    strength: int | None
    vitality: int | None


class Held(Cards):
    """A kind of card in the own hand: whether it can be played now or why not, and who would pay."""

    ref: str
    playable: bool
    refused: PlainMessage | None
    pays: list[str]


class Feat(TypedDict):
    """A feat beside the deck."""

    card: str
    ref: str
    playable: bool
    refused: PlainMessage | None


class Playing(TypedDict):
    """The card being played, what is due, and a suggestion how to pay."""

    card: str
    kind: Kind
    cell: str | None
    due: int
    payer: int
    points: int
    pays: list[str]


class Defenders(TypedDict):
    """The deck by card and by kind, together with the hands that cannot be seen."""

    cards: Numbers
    kinds: Numbers
    n: int


class Column(TypedDict):
    """A column of the Mobilization; `column` from 1."""

    column: int
    ref: str
    cards: list[Cards]


class Mobilization(TypedDict):
    """Return the columns, what is left to summon and to desert, and the deck so far."""

    round: int
    rounds: int
    columns: list[Column]
    pool: int
    pool_cards: Numbers
    edges: int
    edges_left: Numbers
    deserted: list[int]
    recruited: Numbers
    kinds: Numbers
    n: int


class Edges(TypedDict):
    """The forest edge."""

    bloom: int
    desolated: int
    of: int


class OpenPart(TypedDict):
    """Return the open cards of the table."""

    mode: Mode
    edition: Edition
    expansions: list[str]
    talk: Talk | None
    open_hands: bool
    draws: int
    phase: str
    step: int | None
    turn: int
    turns: int
    left: int
    last: bool
    active: int
    payer: int
    edges: Edges
    cells: list[Cell]
    stacks: list[Stack]
    pawn: str | None
    points: int
    barrage: bool
    forecast: Forecast | None
    dangers: list[Danger]
    count: BothCounts | None
    deck: int
    discard: list[str]
    removed: list[str]
    removed_unseen: int
    burnt: list[str]
    ravage_left: Numbers
    mobilization: Mobilization | None
    end: str | None


class PrivatePart(TypedDict):
    """Hands, what can be done with them, and what is known of the deck; hidden hands are null."""

    hand: list[Held] | None
    hands: list[list[Cards] | None]
    hand_sizes: list[int]
    feats: list[Feat]
    playing: Playing | None
    defenders: Defenders
    deck_top: list[str]


class View(OpenPart, PrivatePart):
    """Everything a seat may know."""

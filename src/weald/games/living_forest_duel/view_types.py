"""The view in plain data."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from weald.kernel.dangers import Danger
from weald.kernel.messages import PlainMessage, PlainTerm

Element = Literal["sun", "water", "plant", "wind"]
ActionName = Literal["recruit", "extinguish", "plant", "onibi"]
Bonus = Literal["recruit", "extinguish", "plant", "sanki"]
Season = Literal["summer", "winter"]
Goal = Literal["fire", "block", "line", "onibi"]
Edge = Literal["north", "east", "south", "west"]


class Animal(TypedDict):
    """The print on an animal; `elements` by name."""

    card: str
    season: Season | None
    symbol: Literal["solitary", "gregarious"] | None
    cost: int | None
    elements: dict[str, int]


class LyingAnimal(Animal):
    """An animal somewhere on the table."""

    ref: str


class Recruit(LyingAnimal):
    """An animal of the recruitment line; `place` from 1."""

    place: int


class Plank(TypedDict):
    """An element of a card on the common line: its number, whether it is used up, whose token it carries."""

    n: int
    used: bool
    token: int | None


class Helper(LyingAnimal):
    """An animal of the common line; `place` from 1, `planks` by element."""

    place: int
    planks: dict[str, Plank]


class Tree(TypedDict):
    """Return the print of a tree."""

    tree: str
    element: Element | None
    cost: int | None
    bonus: Bonus | None
    river: list[Edge]


class Planted(Tree):
    """A tree of a forest; x east and y south of the lake, `over`: the trees it covers."""

    cell: str
    ref: str
    x: int
    y: int
    over: list[str]


class Place(TypedDict):
    """A cell where a tree may grow, with the bonuses it would trigger."""

    cell: str
    ref: str
    bonuses: int
    bonus: Bonus | None
    covers: str | None


class Clearing(TypedDict):
    """A card of the clearing; `place` from 1."""

    clearing: str
    ref: str
    place: int
    value: int
    bonus: Bonus
    fire: bool
    onibi: bool
    burning: bool


class Target(TypedDict):
    """Something that can be bought; `bonus` and `out` only where Onibi moves."""

    ref: str
    cost: int
    bonus: NotRequired[Bonus]
    out: NotRequired[Literal["none", "given", "returned", "wins"]]


class Share(TypedDict):
    """A seat's sum of an element with its parts, and what it could buy."""

    total: int
    line: int
    trees: int
    terms: list[PlainTerm]
    allowed: bool
    blocked: PlainMessage | None
    buys: list[Target]


class ElementRow(TypedDict):
    """Return the rest of an element on the common line, and each seat's use for it."""

    element: Element
    ref: str
    action: ActionName
    common: int
    seats: list[Share]


class Action(TypedDict):
    """An action that runs: its value and what is left of it."""

    action: ActionName
    element: Element
    value: int
    left: int
    bonus: bool
    used: list[Element]


class TreePile(TypedDict):
    """A pile of trees; `places`: by seat, where its top may grow."""

    pile: Element
    ref: str
    left: int
    kinds: list[str]
    top: Tree | None
    places: list[list[Place]]


class Count(TypedDict):
    """Progress towards a goal."""

    have: int
    need: int
    missing: int


class LineCount(Count):
    """The goal of the recruitment line, with what the missing recruits cost."""

    cost: int


class BlockCount(Count):
    """The goal of the block, with the missing cells."""

    cells: list[str]


class OnibiCount(TypedDict):
    """The goal of Onibi: steps and exits that are missing."""

    missing: int
    exits: int


class Goals(TypedDict):
    """A seat's progress towards each victory."""

    fire: Count
    line: LineCount
    block: BlockCount
    onibi: OnibiCount


class Solitary(TypedDict):
    """The symbols that count for a seat; `next_loss`: how many more solitary ones cost a token."""

    solitary: int
    gregarious: int
    net: int
    levels: list[int]
    next_loss: int | None


class Tokens(TypedDict):
    """A seat's action tokens."""

    left: int
    used: int
    lost: int


class Cards(TypedDict):
    """A pile: its cards in the order of the box, not of the pile."""

    cards: int
    kinds: list[str]


class Pack(Cards):
    """A personal pile; `bottom`: the cards laid under it face up, the bottom one first."""

    bottom: list[str]


class Box(TypedDict):
    """The extent of a forest."""

    left: int
    right: int
    top: int
    bottom: int


class Forest(TypedDict):
    """A seat's forest."""

    trees: list[Planted]
    box: Box


class Player(TypedDict):
    """A seat's side."""

    seat: int
    season: Season
    tokens: Tokens
    solitary: Solitary
    sanki: int
    onibi_card: bool
    fires: int
    varans: int
    line: list[LyingAnimal]
    pack: Pack
    forest: Forest
    goals: Goals


class Stand(TypedDict):
    """Whether a seat's water resists the fire, and the varans it gets otherwise."""

    water: int
    common: int
    line: int
    trees: int
    resists: bool
    varans: int


class TurnEnd(TypedDict):
    """Results of ending the turn now."""

    value: int
    cards: int
    seats: list[Stand]
    kindled: list[str]


class Outcome(TypedDict):
    """Results of revealing one card; by seat, tokens lost and net solitary symbols."""

    card: str
    n: int
    place: Literal["common", "summer", "winter"]
    lost: list[int]
    net: list[int]


class Reveal(TypedDict):
    """The next reveal; `risk`: by seat, how many of the cards cost it a token."""

    cards: int
    reshuffled: bool
    risk: list[int]
    outcomes: list[Outcome]


class Forecast(TypedDict):
    """Results of the next steps."""

    end: TurnEnd
    reveal: Reveal


class Onibi(TypedDict):
    """Onibi's clearing, and the seat that has its card."""

    clearing: str
    card: int | None


class Reserve(TypedDict):
    """Tokens that no seat has."""

    fires: int
    sanki: int
    onibi: bool


class OpenPiles(TypedDict):
    """All piles of a game that is over, the next card first."""

    pile: list[str]
    packs: list[list[str]]
    trees: list[list[str]]


class View(TypedDict):
    """Everything that all players may know; `open` only once nothing is secret any more."""

    phase: str
    turn: int
    active: int | None
    winner: int | None
    victory: Goal | None
    turned: Animal | None
    clearing: list[Clearing]
    onibi: Onibi
    reserve: Reserve
    recruits: list[Recruit | None]
    line: list[Helper]
    elements: list[ElementRow]
    actions: list[Action]
    trees: list[TreePile]
    players: list[Player]
    pile: Cards
    discard: Cards
    dangers: list[Danger]
    forecast: Forecast | None
    open: NotRequired[OpenPiles]

"""What lies on the table in a game of Sylvion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from weald.games.sylvion.cards import (
    ACID_LAKE,
    BLAZING,
    EDGES,
    FACE_DOWN,
    FEATS,
    GEYSER,
    KINDS,
    NAMES,
    PLANTS,
    SIMOON,
    SYLVAN,
)
from weald.games.sylvion.cards import BETRAYAL as BETRAYAL_CARD
from weald.games.sylvion.field import CELLS, COLUMNS, EMPTY_BOARD, NOWHERE, ROW_CELLS, SPACE_NAMES, STACKS
from weald.games.sylvion.position_fields import CLEARING_FIELDS, FIELDS
from weald.kernel.chance import SEED_LIMIT
from weald.kernel.position import Bool, Fields, Int, ListOf, Maybe, Named, Problems, Shape, Text, fill, wrong
from weald.kernel.state import State

MODES = ("introductory", "advanced")
INTRODUCTORY, ADVANCED = range(2)
EDITIONS = ("de", "fr")
GERMAN, FRENCH = range(2)
TALKS = ("open", "silence")
OPEN, SILENCE = range(2)
PHASES = ("muster", "mobilization", "reveal", "movement", "reinforcements", "defence", "assault", "over")
MUSTER, MOBILIZATION, REVEAL, MOVEMENT, REINFORCEMENTS, DEFENCE, ASSAULT, OVER = range(8)
# How it ended: not yet, or the reason.
ENDS = ("", "healed", "feat", "count", "damage", "stones", "pawn")
GOING_ON, HEALED, FEAT, COUNT, DAMAGE, STONES, PAWN = range(7)
VICTORIES = (HEALED, FEAT)
NO_CARD = 0


class Battle(State):
    """Clearing, stacks, deck, hands and forest edge.

    `board` has a number for each space (see `field`), `bearer` is the space of the Ravage pawn. `stacks` end
    with their top card, of which `known[row]` have been looked at; `queue` are the rows whose revealed
    supports are still to be resolved; `burnt` is the Ravage discard. `deck` ends with its top card; `laid`
    names the seats that laid its top cards there and so know them. Feats lie `beside` it. `box` is what has
    left the game, `unseen` what left it face down. While a card is being played: `playing`, its `aim`, and
    what is still `due`; and within a step, `searched` says that somebody looks through the deck. During the
    Mobilization: `pool`, `columns`, the `edges` still to be revealed and those by which columns have `fled`.
    """

    __slots__ = (
        "active", "aim", "bearer", "beside", "bloom", "board", "box", "burnt", "columns", "deck",
        "desolated", "discard", "draw", "due", "edges", "edition", "elements", "end", "feats_in", "fled",
        "hands", "known", "laid", "mode", "pawn_in", "phase", "playing", "points", "pool", "queue",
        "searched", "seats", "skip", "stacks", "start_desolated", "talk", "turn", "unseen",
    )  # fmt: skip

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__("muster", seed)
        self.seats = seats
        self.mode = INTRODUCTORY
        self.feats_in = False
        self.elements = False
        self.pawn_in = False
        self.talk = OPEN
        self.edition = GERMAN
        self.draw = 3
        self.start_desolated = 0
        self.phase = MUSTER
        self.turn = 0
        self.active = 0
        self.end = GOING_ON
        self.board = list(EMPTY_BOARD)
        self.stacks: list[list[int]] = [[], [], [], []]
        self.known = [0, 0, 0, 0]
        self.queue: list[int] = []
        self.burnt: list[int] = []
        self.bearer = NOWHERE
        self.deck: list[int] = []
        self.laid: list[int] = []
        self.searched = False
        self.discard: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.box: list[int] = []
        self.unseen: list[int] = []
        self.beside: list[int] = []
        self.bloom = EDGES
        self.desolated = 0
        self.points = 0
        self.skip = False
        self.playing = NO_CARD
        self.aim = NOWHERE
        self.due = 0
        self.pool: list[int] = []
        self.columns: list[list[int]] = [[], [], [], []]
        self.edges: list[int] = []
        self.fled: list[int] = []

    def copy(self) -> Battle:
        other = Battle.__new__(Battle)
        other.step = self.step
        other.seed = self.seed
        other.drawn = self.drawn
        other.trace = None
        other.seats = self.seats
        other.mode = self.mode
        other.feats_in = self.feats_in
        other.elements = self.elements
        other.pawn_in = self.pawn_in
        other.talk = self.talk
        other.edition = self.edition
        other.draw = self.draw
        other.start_desolated = self.start_desolated
        other.phase = self.phase
        other.turn = self.turn
        other.active = self.active
        other.end = self.end
        other.board = self.board[:]
        one, two, three, four = self.stacks
        other.stacks = [one[:], two[:], three[:], four[:]]
        other.known = self.known[:]
        other.queue = self.queue[:]
        other.burnt = self.burnt[:]
        other.bearer = self.bearer
        other.deck = self.deck[:]
        other.laid = self.laid[:]
        other.searched = self.searched
        other.discard = self.discard[:]
        other.hands = [hand[:] for hand in self.hands]
        other.box = self.box[:]
        other.unseen = self.unseen[:]
        other.beside = self.beside[:]
        other.bloom = self.bloom
        other.desolated = self.desolated
        other.points = self.points
        other.skip = self.skip
        other.playing = self.playing
        other.aim = self.aim
        other.due = self.due
        other.pool = self.pool[:]
        one, two, three, four = self.columns
        other.columns = [one[:], two[:], three[:], four[:]]
        other.edges = self.edges[:]
        other.fled = self.fled[:]
        return other


def payer_of(s: Battle) -> int:
    """Who pays for what the active player plays: with two players the partner."""
    return s.active if s.seats == 1 else 1 - s.active


class Card(Shape):
    """One of some kinds of cards, by name."""

    def __init__(self, kinds: Sequence[int]) -> None:
        self.names = tuple(NAMES[kind] for kind in kinds)

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.names)}

    def dump(self, value: int) -> str:
        return NAMES[value]

    def load(self, data: Any, path: str, problems: Problems) -> int:
        if isinstance(data, str) and data in self.names:
            return KINDS[data]
        wrong(problems, path, " | ".join(self.names), data)
        return KINDS[self.names[0]]


RAVAGE = tuple(kind for kind in KINDS.values() if GEYSER <= kind < BLAZING)
FOES = tuple(kind for kind in KINDS.values() if kind > SIMOON)


class Clearing(Shape):
    """Four rows of four spaces and what is revealed on the stacks; in memory one list."""

    space = Maybe(Card((*PLANTS, GEYSER, ACID_LAKE, *FOES)), NO_CARD)
    top = Maybe(Card((*range(GEYSER, SIMOON + 1), *FOES)), FACE_DOWN)
    rows = ListOf(ListOf(space, COLUMNS, COLUMNS), 4, 4)
    paper = Fields({"rows": rows, "revealed": ListOf(top, 4, 4)}, about=CLEARING_FIELDS)

    def schema(self) -> dict[str, Any]:
        return self.paper.schema()

    def dump(self, value: list[int]) -> dict[str, Any]:
        rows = [[self.space.dump(value[cell]) for cell in cells] for cells in ROW_CELLS]
        return {"rows": rows, "revealed": [self.top.dump(value[place]) for place in STACKS]}

    def load(self, data: Any, path: str, problems: Problems) -> list[int]:
        board = list(EMPTY_BOARD)
        found = self.paper.load(data, path, problems)
        if found is not None:
            cards = [card for row in found["rows"] for card in row]
            for space, card in zip((*CELLS, *STACKS), (*cards, *found["revealed"]), strict=True):
                board[space] = card
        return board


def _make(values: dict[str, Any]) -> Battle:
    s = Battle(values["seats"], values["seed"])
    fill(s, values)
    return s


_defenders = ListOf(Card((*SYLVAN, BETRAYAL_CARD)), 0, 100)
_recruits = ListOf(Card((*SYLVAN, BETRAYAL_CARD, *FEATS)), 0, 100)
_ravage = ListOf(Card(RAVAGE), 0, 100)
_space = Named(tuple(SPACE_NAMES[space] for space in sorted(SPACE_NAMES)))
_seat = Int(0, 1)
_column = Int(0, 3)

STEP_NAMES = (
    "muster", "summon", "recruit", "desert", "array", "reveal", "window", "resolve", "advance", "reinforce",
    "defend", "aim", "pay", "act", "surplus", "assault", "",
)  # fmt: skip

SHAPE = Fields(
    {
        "step": Text(STEP_NAMES),
        "seed": Int(0, SEED_LIMIT - 1),
        "drawn": Int(0, 1_000_000),
        "seats": Int(1, 2),
        "mode": Named(MODES),
        "feats_in": Bool(),
        "elements": Bool(),
        "pawn_in": Bool(),
        "talk": Named(TALKS),
        "edition": Named(EDITIONS),
        "draw": Int(2, 3),
        "start_desolated": Int(0, 9),
        "phase": Named(PHASES),
        "turn": Int(0, 60),
        "active": _seat,
        "end": Named(ENDS),
        "board": Clearing(),
        "stacks": ListOf(_ravage, 4, 4),
        "known": ListOf(Int(0, 20), 4, 4),
        "queue": ListOf(Int(0, 3), 0, 4),
        "burnt": _ravage,
        "bearer": Maybe(_space, NOWHERE),
        "deck": _defenders,
        "laid": ListOf(_seat, 0, 100),
        "discard": _defenders,
        "hands": ListOf(_defenders, 1, 2),
        "box": _recruits,
        "unseen": _recruits,
        "beside": ListOf(Card(FEATS), 0, len(FEATS)),
        "bloom": Int(0, 100),
        "desolated": Int(0, 100),
        "points": Int(0, 48),
        "skip": Bool(),
        "playing": Maybe(Card(SYLVAN), NO_CARD),
        "aim": Maybe(_space, NOWHERE),
        "due": Int(0, 3),
        "pool": _recruits,
        "columns": ListOf(_recruits, 4, 4),
        "edges": ListOf(_column, 0, 100),
        "fled": ListOf(_column, 0, 100),
    },
    _make,
    FIELDS,
)

"""The JSON form of a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from weald.games.sylvion.cards import (
    ACID_LAKE,
    BETRAYAL,
    BLAZING,
    FACE_DOWN,
    FEATS,
    GEYSER,
    KINDS,
    NAMES,
    PLANTS,
    SIMOON,
    SYLVAN,
)
from weald.games.sylvion.field import CELLS, COLUMNS, EMPTY_BOARD, NOWHERE, ROW_CELLS, SPACE_NAMES, STACKS
from weald.games.sylvion.state import EDITIONS, ENDS, MODES, NO_CARD, PHASES, TALKS, Battle
from weald.kernel.position import (
    Bool,
    Fields,
    Int,
    ListOf,
    Maybe,
    Named,
    Problems,
    Seed,
    Shape,
    Text,
    fill,
    wrong,
)

# Meanings of the fields, for the JSON Schema.
FIELDS = {
    "step": "The step that runs next; empty at the end.",
    "seed": "The seed of all chance.",
    "drawn": "How many random numbers have been drawn so far.",
    "seats": "The number of players.",
    "mode": "The introductory or the advanced game.",
    "feats_in": "Whether feats are in the game.",
    "elements": "Whether the elements variant is in the game.",
    "pawn_in": "Whether the Ravage pawn is in the game.",
    "talk": "Whether two players may show each other their hands, or play in silence.",
    "edition": "The edition whose rules apply.",
    "draw": "The cards that each reinforcement draws.",
    "start_desolated": "The forest edge cards that begin desolated.",
    "phase": "The phase of the game or of the turn.",
    "turn": "The turn, counted from 1; 0 before the battle.",
    "active": "The seat whose turn it is.",
    "end": "How it ended; empty while the game goes on.",
    "board": "The clearing.",
    "stacks": "By row, the Ravage stack; the last card is the top.",
    "known": "By row, how many cards at the top of the stack have been looked at.",
    "queue": "The rows whose revealed supports are still to be resolved, counted from 0, next one first.",
    "burnt": "The Ravage discard; the last card is the top.",
    "bearer": "The space of the Ravage pawn; null if it is not in the clearing.",
    "deck": "The defenders' deck; the last card is the top.",
    "laid": "The seats that laid the top cards of the deck there and know them; the last is for the top.",
    "discard": "The defenders' discard pile; the last card is the top.",
    "hands": "By seat, the cards in hand, in any order.",
    "box": "The cards that have left the game face up, oldest first.",
    "unseen": "The cards that have left the game face down, oldest first.",
    "beside": "The feats beside the deck.",
    "bloom": "The forest edge cards in bloom.",
    "desolated": "The forest edge cards that are desolated.",
    "points": "Points from fish, to pay with this turn.",
    "skip": "Whether the next reveal is skipped.",
    "playing": "The card that is being played; null if there is none.",
    "aim": "The space that the card being played aims at; null if there is none.",
    "due": "What is still to be paid for the card being played.",
    "pool": "Mobilization: the face-down cards still to be called; the last card is the top.",
    "columns": "Mobilization: the four columns of cards, each from its first card on.",
    "edges": "Mobilization: the columns of the edges still to be revealed, counted from 0; the last is next.",
    "fled": "Mobilization: the columns that have fled, counted from 0, oldest first.",
}
CLEARING_FIELDS = {
    "rows": "By row, the four spaces from the forest on; null is an empty space.",
    "revealed": "By row, the revealed card on the stack; null if the top lies face down.",
}


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
    """Four rows of four spaces and what is revealed on the stacks; one list in memory."""

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
        loaded = self.paper.load(data, path, problems)
        if loaded is not None:
            cards = [card for row in loaded["rows"] for card in row]
            for space, card in zip((*CELLS, *STACKS), (*cards, *loaded["revealed"]), strict=True):
                board[space] = card
        return board


def _make(values: dict[str, Any]) -> Battle:
    s = Battle(values["seats"], values["seed"])
    fill(s, values)
    return s


_defenders = ListOf(Card((*SYLVAN, BETRAYAL)), 0, 100)
_recruits = ListOf(Card((*SYLVAN, BETRAYAL, *FEATS)), 0, 100)
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
        "seed": Seed(),
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

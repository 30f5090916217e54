"""The JSON form of a state."""

from __future__ import annotations

from typing import Any

from weald.games.living_forest_duel.cards import (
    CARD_IDS,
    ELEMENTS,
    EMPTY,
    FIRE_TOKENS,
    NOBODY,
    RECRUIT_SLOTS,
    SANKI_CARDS,
    START,
    TOKENS,
    TREE_IDS,
    VARANS,
)
from weald.games.living_forest_duel.forest import HOME, REACH, Forest, cell_at, x_of, y_of
from weald.games.living_forest_duel.state import (
    BONUS_PLANT,
    NONE_YET,
    OVER,
    PLAY,
    RESHUFFLE,
    VICTORIES,
    Duel,
    Mark,
    note_all,
)
from weald.kernel.position import Bool, Fields, Int, ListOf, Maybe, Named, Problems, Seed, Shape, Text, fill
from weald.kernel.position import wrong as wrong_value

# Meanings of the fields, for the JSON Schema; lists by seat begin with Summer.
FIELDS = {
    "step": "The step that runs next: set-up, a turn, the end of a turn; empty at the end.",
    "seed": "The seed of all chance.",
    "drawn": "How many random numbers have been drawn so far.",
    "sanki_after_varan": "Option: whether a Sanki card may be used for a token after a varan was revealed.",
    "bonus_plant": "Option: how a bonus planting is limited.",
    "bonus_skip": "Option: whether a bonus may be declined.",
    "recruit_check": "Option: whether solitary symbols are checked when an animal joins a personal line.",
    "reshuffle": "Option: when the discard pile is shuffled into a new pile.",
    "turn": "The turn, counted from 1; 0 during set-up.",
    "active": "The seat whose turn it is: 0 Summer, 1 Winter.",
    "winner": "The seat that has won; null while the game goes on.",
    "victory": "How the game was won; null while it goes on.",
    "pile": "The common draw pile; the last card is the top.",
    "discard": "The common discard pile; the last card is the top.",
    "common": "The common help line, from the first place on.",
    "marks": "The tokens that point at cards of the common help line.",
    "lines": "By seat, the personal help line, oldest first.",
    "tokens": "By seat, the action tokens at hand.",
    "lost": "By seat, the action tokens lost to solitary animals this turn.",
    "sanki": "By seat, the Sanki cards owned.",
    "taken": "By seat, the fire tokens owned.",
    "varans": "By seat, the varan cards in the reserve.",
    "onibi": "The clearing card that Onibi stands on, counted from 0 at Summer's end to 6 at Winter's.",
    "onibi_card": "The seat that has the Onibi card; null while it is in the reserve.",
    "fires": "By clearing card from Summer's end, whether a fire token lies on it.",
    "recruits": "The recruitment line, place by place; null is an empty place.",
    "packs": "By seat, the personal pile that refills the recruitment line; the last card is the top.",
    "sunk": "By seat, how many cards at the bottom of the personal pile were laid there face up.",
    "trees": "The four piles of trees in the order sun, water, plant, wind; the last tree is the top.",
    "forests": "By seat, the visible trees of the forest, its starting tree included, in the order planted.",
    "covered": "By seat, the trees that lie under visible trees.",
}
TREE_FIELDS = {
    "x": "Steps east of the lake; negative to the west.",
    "y": "Steps south of the lake; negative to the north.",
    "tree": "The tree.",
}
TOKEN_FIELDS = {
    "place": "The card of the common help line that it lies on, counted from 1.",
    "element": "The element it points at.",
    "seat": "The seat it belongs to.",
}


class Cell(Shape):
    """A tree on its cell: steps east (x) and south (y) of the lake in JSON, one number in memory."""

    def __init__(self) -> None:
        fields: dict[str, Shape] = {"x": Int(-REACH, REACH), "y": Int(-REACH, REACH), "tree": Named(TREE_IDS)}
        self.paper = Fields(fields, about=TREE_FIELDS)

    def schema(self) -> dict[str, Any]:
        return self.paper.schema()

    def dump(self, value: tuple[int, int]) -> dict[str, Any]:
        cell, tree = value
        return {"x": x_of(cell), "y": y_of(cell), "tree": TREE_IDS[tree]}

    def load(self, data: Any, path: str, problems: Problems) -> tuple[int, int]:
        loaded = self.paper.load(data, path, problems)
        return (HOME, START) if loaded is None else (cell_at(loaded["x"], loaded["y"]), loaded["tree"])


class Grown(ListOf):
    """A forest: a list of its visible trees in JSON, a dictionary from cells to trees in memory."""

    def dump(self, value: Any) -> list[Any]:
        return super().dump(list(value.items()))

    def load(self, data: Any, path: str, problems: Problems) -> Any:
        forest: Forest = {}
        for i, (cell, tree) in enumerate(super().load(data, path, problems)):
            if cell in forest:
                wrong_value(problems, f"{path}[{i}]", "a cell without a tree", data[i])
            forest[cell] = tree
        return forest


class Fires(Shape):
    """The fires of the clearing: true for a card with a fire token in JSON, bits in memory."""

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": {"type": "boolean"}, "minItems": 7, "maxItems": 7}

    def dump(self, value: int) -> list[bool]:
        return [bool(value >> i & 1) for i in range(7)]

    def load(self, data: Any, path: str, problems: Problems) -> int:
        flags = ListOf(Bool(), 7, 7).load(data, path, problems)
        return sum(1 << i for i, flag in enumerate(flags) if flag)


class Token(Shape):
    """A token on the common help line."""

    paper = Fields({"place": Int(1, 60), "element": Named(ELEMENTS), "seat": Int(0, 1)}, about=TOKEN_FIELDS)

    def schema(self) -> dict[str, Any]:
        return self.paper.schema()

    def dump(self, value: Mark) -> dict[str, Any]:
        return {"place": value[0] + 1, "element": ELEMENTS[value[1]], "seat": value[2]}

    def load(self, data: Any, path: str, problems: Problems) -> Mark:
        loaded = self.paper.load(data, path, problems)
        return (0, 0, 0) if loaded is None else (loaded["place"] - 1, loaded["element"], loaded["seat"])


def _make(values: dict[str, Any]) -> Duel:
    s = Duel(values["seed"])
    fill(s, values)
    s.phase = OVER if s.step == "" else PLAY
    note_all(s)
    return s


def _both(item: Shape) -> Shape:
    return ListOf(item, 2, 2)


_cards = ListOf(Named(CARD_IDS), 0, 70)
_seat = Maybe(Int(0, 1), NOBODY)

SHAPE = Fields(
    {
        "step": Text(("set_up", "play", "end_turn", "")),
        "seed": Seed(),
        "drawn": Int(0, 1_000_000),
        "sanki_after_varan": Bool(),
        "bonus_plant": Named(BONUS_PLANT),
        "bonus_skip": Bool(),
        "recruit_check": Bool(),
        "reshuffle": Named(RESHUFFLE),
        "turn": Int(0, 1_000_000),
        "active": Int(0, 1),
        "winner": _seat,
        "victory": Maybe(Named(VICTORIES), NONE_YET),
        "pile": _cards,
        "discard": _cards,
        "common": _cards,
        "marks": ListOf(Token(), 0, 2 * TOKENS),
        "lines": _both(_cards),
        "tokens": _both(Int(0, TOKENS)),
        "lost": _both(Int(0, TOKENS)),
        "sanki": _both(Int(0, SANKI_CARDS)),
        "taken": _both(Int(0, FIRE_TOKENS)),
        "varans": _both(Int(0, VARANS)),
        "onibi": Int(0, 6),
        "onibi_card": _seat,
        "fires": Fires(),
        "recruits": ListOf(Maybe(Named(CARD_IDS), EMPTY), RECRUIT_SLOTS, RECRUIT_SLOTS),
        "packs": _both(_cards),
        "sunk": _both(Int(0, 15)),
        "trees": ListOf(ListOf(Named(TREE_IDS[:START]), 0, 6), 4, 4),
        "forests": _both(Grown(Cell(), 1, START + 1)),
        "covered": _both(ListOf(Cell(), 0, START)),
    },
    _make,
    FIELDS,
)

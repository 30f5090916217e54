"""The JSON forms of this game's own kinds of things: boards, lands, cards, effects, growth options."""

from __future__ import annotations

from functools import cache
from typing import Any

from weald.games.spirit_island.model.boards import BOARDS, THEMATIC, THEMATIC_BOARDS
from weald.games.spirit_island.model.geography import land_count
from weald.games.spirit_island.model.growth_code import action_code, action_name, option_code, option_name
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.pieces import COUNTED_KINDS, KINDS, MOST_DAMAGE, MOST_STRIFE
from weald.games.spirit_island.model.state import UNTIL
from weald.games.spirit_island.rules.decks import PROGRESSION
from weald.games.spirit_island.rules.panel import FREE_ELEMENT, RECLAIM_ONE
from weald.games.spirit_island.rules.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    EFFECTS,
    EVENTS,
    FEAR_CARDS,
    POWERS,
    SCENARIOS,
    SPIRITS,
)
from weald.kernel.messages import Message
from weald.kernel.position import (
    Bool,
    Fields,
    Int,
    ListOf,
    Named,
    Problems,
    Shape,
    Text,
    wrong,
)

SEATS = 6
MOST = 200
# Bonuses of tracks that are no space of a track.
TRACK_BONUSES = {RECLAIM_ONE: "reclaim", FREE_ELEMENT: "any"}
# Sources of effects that are no cards.
MOMENTS = ("setup", "growth", "offer", "time", "fear", PROGRESSION)
# The meaning of the fields of a piece, for the JSON Schema.
PIECE_FIELDS = {
    "kind": "The kind of piece or token.",
    "damage": "The damage on each of them.",
    "strife": "The strife on each of them.",
    "n": "How many there are.",
}


class Pair(Shape):
    """A short list in which every place has its own shape; a tuple in memory."""

    def __init__(self, *parts: Shape) -> None:
        self.parts = parts

    def schema(self) -> dict[str, Any]:
        return {
            "type": "array",
            "prefixItems": [part.schema() for part in self.parts],
            "items": False,
            "minItems": len(self.parts),
        }

    def dump(self, value: Any) -> list[Any]:
        return [part.dump(item) for part, item in zip(self.parts, value, strict=True)]

    def load(self, data: Any, path: str, problems: Problems) -> tuple[Any, ...]:
        if not isinstance(data, list) or len(data) != len(self.parts):
            wrong(problems, path, f"[{len(self.parts)}]", data)
            return ()
        return tuple(
            part.load(item, f"{path}[{i}]", problems)
            for i, (part, item) in enumerate(zip(self.parts, data, strict=True))
        )


class TupleOf(ListOf):
    """A list on paper that is a tuple in memory."""

    def load(self, data: Any, path: str, problems: Problems) -> Any:
        return tuple(super().load(data, path, problems))


# The fronts of the boards, then their backs; one of those has the name of a front.
BOARD_NAMES = tuple(dict.fromkeys((*BOARDS, *THEMATIC_BOARDS)))


class Boards(ListOf):
    """The boards of an island, all different, or none before set-up; a tuple in memory."""

    def __init__(self) -> None:
        super().__init__(Text(BOARD_NAMES), 0, SEATS)

    def load(self, data: Any, path: str, problems: Problems) -> Any:
        if isinstance(data, list) and len(data) > SEATS:
            problems.append(Message("spirit_island-invalid-boards", {"n": len(data), "most": SEATS}))
            return ""
        names = super().load(data, path, problems)
        if len(set(names)) < len(names):
            wrong(problems, path, ", ".join(BOARD_NAMES), data)
        return tuple(names)


LAND_NAMES = [
    *[f"{board}{n}" for board in BOARDS for n in range(land_count(board))],
    *[
        f"{board}{n}"
        for board in THEMATIC_BOARDS
        for n in range(land_count(board, THEMATIC))
        if board not in BOARDS or n >= land_count(board)
    ],
]


class Lands(Shape):
    """Something for every land that has it, by the land's name; the boards decide which lands there are."""

    def __init__(self, item: Shape) -> None:
        self.item = item
        self.names = LAND_NAMES

    def schema(self) -> dict[str, Any]:
        properties = {name: self.item.schema() for name in self.names}
        return {"type": "object", "properties": properties, "additionalProperties": False}

    def load(self, data: Any, path: str, problems: Problems) -> dict[str, Any]:
        if not isinstance(data, dict):
            wrong(problems, path, "{...}", data)
            return {}
        unknown = [name for name in data if name not in self.names]
        problems += [
            Message("spirit_island-invalid-land", {"path": path, "land": str(name)[:40]}) for name in unknown
        ]
        named = [name for name in data if name in self.names]
        return {name: self.item.load(data[name], f"{path}.{name}", problems) for name in named}


# Pieces of a land that are alike: their kind, the damage and strife on each of them, their number.
PIECE = {
    "kind": Named(KINDS[:COUNTED_KINDS]),
    "damage": Int(0, MOST_DAMAGE),
    "strife": Int(0, MOST_STRIFE),
    "n": Int(1, MOST),
}
PIECES = ListOf(Fields(PIECE, about=PIECE_FIELDS), 0, 99)


def argument(name: str) -> Shape:
    """Return the shape of an effect's argument: lands and power cards by name, everything else a number."""
    if name.startswith("land"):
        return Text(LAND_NAMES)
    return Text(POWERS.ids) if name.startswith("card") else Int(-1, MOST)


class Arguments(Shape):
    """The arguments of an effect by name."""

    def schema(self) -> dict[str, Any]:
        return {"type": "object"}

    def load(self, data: Any, path: str, problems: Problems) -> dict[str, Any]:
        if not isinstance(data, dict):
            wrong(problems, path, "{...}", data)
            return {}
        for name, value in data.items():
            argument(str(name)).load(value, f"{path}.{name}", problems)
        return data


class EffectShape(Pair):
    """An effect: its kind, the arguments that this kind has, until when it lasts, the id of its cause."""

    def __init__(self) -> None:
        super().__init__(Text(sorted(EFFECTS)), Arguments(), Named(UNTIL), Text(sources()))

    def schema(self) -> dict[str, Any]:
        kinds: dict[tuple[str, ...], list[str]] = {}
        for kind in sorted(EFFECTS):
            kinds.setdefault(EFFECTS[kind].fields, []).append(kind)
        each = [
            {"prefixItems": [Text(alike).schema(), Fields({name: argument(name) for name in names}).schema()]}
            for names, alike in kinds.items()
        ]
        return {**super().schema(), "anyOf": each}


class GrowthCode(Text):
    """A growth option or one of its actions, `0.1` or `0.1.2`; a number in memory."""

    def __init__(self, codes: dict[str, int]) -> None:
        super().__init__(list(codes))
        self.codes = codes
        self.names = {code: name for name, code in codes.items()}

    def dump(self, value: int) -> str:
        return self.names[value]

    def load(self, data: Any, path: str, problems: Problems) -> Any:
        return self.codes[super().load(data, path, problems)]


def growth_options() -> dict[str, int]:
    """Return the growth options of all spirits, as numbers by their names."""
    codes = {
        option_code(part, option)
        for spirit in SPIRITS.all
        for part, choice in enumerate(spirit.growth)
        for option in range(len(choice.options))
    }
    return {option_name(code): code for code in sorted(codes)}


def growth_actions() -> dict[str, int]:
    """Return the actions of the growth options of all spirits, as numbers by their names."""
    codes = {
        action_code(part, option, i)
        for spirit in SPIRITS.all
        for part, choice in enumerate(spirit.growth)
        for option, actions in enumerate(choice.options)
        for i in range(len(actions))
    }
    return {action_name(code): code for code in sorted(codes)}


# Shapes that fields share. Those that name cards are made once all content is loaded.


def number() -> Shape:
    """Return the shape of a count."""
    return Int(0, MOST)


def seat_numbers() -> Shape:
    """Return the shape of a count for each seat."""
    return ListOf(number(), 1, SEATS)


def seat_flags() -> Shape:
    """Return the shape of a yes or no for each seat."""
    return ListOf(Bool(), 1, SEATS)


def lands() -> Shape:
    """Return the shape of a list of lands."""
    return ListOf(Text(LAND_NAMES), 0, len(LAND_NAMES))


def power() -> Shape:
    """Return the shape of a power card."""
    return Named(POWERS.ids)


@cache
def powers() -> Shape:
    """Return the shape of a list of power cards."""
    return ListOf(power(), 0, MOST)


@cache
def seat_powers() -> Shape:
    """Return the shape of a list of power cards for each seat."""
    return ListOf(powers(), 1, SEATS)


@cache
def effects() -> Shape:
    """Return the shape of a list of effects."""
    return ListOf(EffectShape(), 0, MOST)


def invader_card() -> Shape:
    """Return the shape of an invader card."""
    return Named([card.id for card in INVADER_CARDS])


def invader_cards() -> Shape:
    """Return the shape of a pile of invader cards."""
    return ListOf(invader_card(), 0, len(INVADER_CARDS))


def fear_cards() -> Shape:
    """Return the shape of a pile of fear cards."""
    return ListOf(Named(FEAR_CARDS.ids), 0, len(FEAR_CARDS.ids))


def event_cards() -> Shape:
    """Return the shape of a pile of event cards."""
    return ListOf(Named(EVENTS.ids), 0, len(EVENTS.ids))


@cache
def spaces() -> tuple[str, ...]:
    """Return the ids of the spaces of all presence tracks."""
    return tuple(sorted({space.id for spirit in SPIRITS.all for space in spirit.tracks.spaces}))


@cache
def sources() -> list[str]:
    """Return the ids of everything that an effect can come from."""
    shelves = (POWERS, SPIRITS, FEAR_CARDS, BLIGHT_CARDS, EVENTS, ADVERSARIES, SCENARIOS)
    rules = {rule.id for spirit in SPIRITS.all for rule in spirit.rules if rule.id}
    return sorted({id for shelf in shelves for id in shelf.ids}.union(MOMENTS, rules))

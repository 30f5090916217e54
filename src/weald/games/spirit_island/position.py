"""The table on paper: its JSON form, and how a state is read back from it."""

from __future__ import annotations

from typing import Any

from weald.games.spirit_island.model.boards import BOARDS, LAYOUTS
from weald.games.spirit_island.model.geography import LANDS
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.lands import oceans_with, put
from weald.games.spirit_island.model.pieces import (
    DAMAGE_UNIT,
    KIND,
    KINDS,
    MARKS,
    STRIFE_UNIT,
    damage_on,
    strife_on,
)
from weald.games.spirit_island.model.state import INVADER_ACTIONS, NOBODY, PHASES, UNTIL, IslandState, lay_out
from weald.games.spirit_island.position_fields import FIELDS, PIECE_FIELDS
from weald.games.spirit_island.rules.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    EFFECTS,
    FEAR_CARDS,
    POWERS,
    REGISTRY,
    SCENARIOS,
    SPIRITS,
    settle,
)
from weald.kernel.chance import SEED_LIMIT
from weald.kernel.messages import Message
from weald.kernel.position import (
    Bool,
    Fields,
    Int,
    ListOf,
    MapOf,
    Maybe,
    Named,
    Problems,
    Shape,
    Text,
    fill,
    wrong,
)

SEATS = 6
MOST = 200
STEP_NAMES = (
    "boards", "spirits", "setup", "first_explore", "prepared", "turn", "grow", "fast", "powers", "slow",
    "invaders", "fear", "card", "land", "advance", "time", "",
)  # fmt: skip


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


class Boards(ListOf):
    """The boards of an island, different letters, or none before set-up; one string in memory."""

    def __init__(self) -> None:
        super().__init__(Text(tuple(BOARDS)), 0, SEATS)

    def load(self, data: Any, path: str, problems: Problems) -> Any:
        found = super().load(data, path, problems)
        if len(set(found)) < len(found):
            wrong(problems, path, ", ".join(BOARDS), data)
        return "".join(found)


class Lands(Shape):
    """Something for every land that has it, by the land's name; the boards decide which lands there are."""

    def __init__(self, item: Shape) -> None:
        self.item = item
        self.names = [f"{board}{n}" for board in BOARDS for n in range(LANDS)]

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
        known = [name for name in data if name in self.names]
        return {name: self.item.load(data[name], f"{path}.{name}", problems) for name in known}


# Pieces of a land that are alike: their kind, what is on each of them, how many there are.
PIECE = {"kind": Named(KINDS), "damage": Int(0, 15), "strife": Int(0, 15), "n": Int(1, MOST)}
PIECES = ListOf(Fields(PIECE, about=PIECE_FIELDS), 0, 99)


_seat_ints = ListOf(Int(0, MOST), 1, SEATS)
_seat_bools = ListOf(Bool(), 1, SEATS)
_codes = ListOf(ListOf(Int(0, 4095), 0, 40), 1, SEATS)


def _fields() -> dict[str, Shape]:
    """What is written of a table; cards and spirits by name."""
    power = Named(POWERS.ids)
    cards = ListOf(power, 0, MOST)
    hands = ListOf(cards, 1, SEATS)
    invaders = ListOf(Named([card.id for card in INVADER_CARDS]), 0, len(INVADER_CARDS))
    fear_cards = ListOf(Named(FEAR_CARDS.ids), 0, len(FEAR_CARDS.ids))
    effect = Pair(Text(sorted(EFFECTS)), TupleOf(Int(-1, MOST), 0, 6), Named(UNTIL), Text(sources()))
    action = Pair(Named(INVADER_ACTIONS), Maybe(Named([card.id for card in INVADER_CARDS]), -1))
    return {
        "step": Text(STEP_NAMES),
        "seed": Int(0, SEED_LIMIT - 1),
        "drawn": Int(0, 1_000_000),
        "seats": Int(1, SEATS),
        "boards": Boards(),
        "layout": Text(sorted({name for _, name in LAYOUTS})),
        "adversary": Text((NOBODY, *ADVERSARIES.ids)),
        "level": Int(0, 6),
        "scenario": Text((NOBODY, *SCENARIOS.ids)),
        "spirits": TupleOf(Text(("", *SPIRITS.ids)), 1, SEATS),
        "phase": Named(PHASES),
        "turn": Int(0, MOST),
        "pieces": Lands(PIECES),
        "presence": ListOf(Lands(Int(1, MOST)), 1, SEATS),
        "effects": ListOf(effect, 0, MOST),
        "counters": MapOf(REGISTRY.counters, Int(0, 1000)),
        "invader_deck": invaders,
        "invader_box": invaders,
        "invader_discard": invaders,
        "high_build": invaders,
        "ravage_cards": invaders,
        "build_cards": invaders,
        "explore_cards": invaders,
        "agenda": ListOf(action, 0, 40),
        "queue": ListOf(Int(0, LANDS * SEATS - 1), 0, LANDS * SEATS),
        "explored": ListOf(Int(0, LANDS * SEATS - 1), 0, LANDS * SEATS),
        "in_order": Bool(),
        "fear": Int(0, MOST),
        "fear_pool": Int(0, MOST),
        "fear_split": Pair(Int(0, 15), Int(0, 15), Int(0, 15)),
        "terror": Int(1, 4),
        "terror_set": Bool(),
        "fear_deck": fear_cards,
        "fear_box": fear_cards,
        "fear_earned": fear_cards,
        "fear_discard": fear_cards,
        "fear_seen": fear_cards,
        "blight_card": Int(-2, len(BLIGHT_CARDS.ids) - 1),
        "blight_deck": ListOf(Named(BLIGHT_CARDS.ids), 0, len(BLIGHT_CARDS.ids)),
        "flipped": Bool(),
        "blight_pool": Int(0, MOST),
        "minor_deck": cards,
        "minor_discard": cards,
        "major_deck": cards,
        "major_discard": cards,
        "shown": cards,
        "energy": _seat_ints,
        "hands": hands,
        "played": hands,
        "discards": hands,
        "forgotten": hands,
        "elements": ListOf(ListOf(Int(0, MOST), 8, 8), 1, SEATS),
        "on_energy": _seat_ints,
        "on_cards": _seat_ints,
        "destroyed": _seat_ints,
        "plays": _seat_ints,
        "extra_plays": _seat_ints,
        "used": hands,
        "picks": _codes,
        "icons": _codes,
        "tracks_used": _codes,
        "paid": _seat_bools,
        "ready": _seat_bools,
        "defeat": Text(REGISTRY.defeats),
        "victory": Text(VICTORIES),
        "outcome": Text(("", "victory", "defeat", "sacrifice")),
    }


# Why a game was won.
VICTORIES = ("", "terror1", "terror2", "terror3", "fear", "scenario")


# What is no card and still can be the source of an effect.
MOMENTS = ("setup", "growth", "offer", "time", "fear")


def sources() -> list[str]:
    """The ids of everything that an effect can come from."""
    shelves = (POWERS, SPIRITS, FEAR_CARDS, BLIGHT_CARDS, ADVERSARIES, SCENARIOS)
    return sorted({id for shelf in shelves for id in shelf.ids}.union(MOMENTS))


# Fields that are written only where they say something.
UNUSUAL: dict[str, Any] = {"terror_set": False}


class Paper(Fields):
    """The whole table; its pieces and presence are written by land."""

    def schema(self) -> dict[str, Any]:
        schema = super().schema()
        return {**schema, "required": [name for name in schema["required"] if name not in UNUSUAL]}

    def load(self, data: Any, path: str, problems: Problems) -> Any:
        if not isinstance(data, dict):
            return super().load(data, path, problems)
        s = super().load({**UNUSUAL, **data}, path, problems)
        if s is not None:
            problems += _outside(s, data, path)
        return s

    def dump(self, value: IslandState) -> dict[str, Any]:
        told = {
            name: shape.dump(getattr(value, name))
            for name, shape in self.fields.items()
            if name not in ("pieces", "presence") and (name not in UNUSUAL or getattr(value, name))
        }
        names = value.island.names if value.boards else []
        pieces: dict[str, list[dict[str, Any]]] = {}
        for land, here in enumerate(value.pieces):
            found = dict(enumerate(here))
            for key, n in value.marked.items():
                if key // MARKS == land:
                    found[key % MARKS] = n
                    found[key & KIND] -= n
            if any(found.values()):
                pieces[names[land]] = [told_piece(piece, n) for piece, n in sorted(found.items()) if n]
        presence = [{names[land]: n for land, n in enumerate(own) if n} for own in value.presence]
        return {**told, "pieces": pieces, "presence": presence}


def told_piece(piece: int, n: int) -> dict[str, Any]:
    """Some pieces that are alike, on paper."""
    return {"kind": KINDS[piece & KIND], "damage": damage_on(piece), "strife": strife_on(piece), "n": n}


def _outside(s: IslandState, data: dict[str, Any], path: str) -> Problems:
    """Pieces and presence in lands of boards that are not in play."""
    boards = list(s.boards)
    by_land = {f"{path}.pieces": data["pieces"]}
    by_land.update({f"{path}.presence[{seat}]": lands for seat, lands in enumerate(data["presence"])})
    return [
        Message(
            "spirit_island-invalid-outside",
            {"path": at, "land": land, "n": len(boards), "boards": boards},
        )
        for at, lands in by_land.items()
        for land in lands
        if land[0] not in s.boards
    ]


def _make(values: dict[str, Any]) -> IslandState:
    """A table between two steps; its geography follows from the boards."""
    s = IslandState(values["seats"], values["seed"])
    pieces, presence = values.pop("pieces"), values.pop("presence")
    fill(s, values)
    s.effects = [
        (kind, EFFECTS[kind].args(*args) if len(args) == len(EFFECTS[kind].fields) else args, until, source)
        for kind, args, until, source in s.effects
    ]
    settle(s)
    if not s.boards or len(s.boards) != s.seats:
        return s
    lay_out(s, s.boards, s.layout)
    names = s.island.names
    for name, here in pieces.items():
        if name in names:
            for some in here:
                piece = some["kind"] + some["damage"] * DAMAGE_UNIT + some["strife"] * STRIFE_UNIT
                put(s, names.index(name), piece, some["n"])
    for seat, lands in enumerate(presence[: s.seats]):
        for name, n in lands.items():
            if name in names:
                s.presence[seat][names.index(name)] = n
    for seat, id in enumerate(s.spirits[: s.seats]):
        if id and SPIRITS[id].opens_oceans:
            s.oceans = oceans_with(s, seat)
    return s


def shape() -> Paper:
    """The shape of a table, once all content is loaded."""
    return Paper(_fields(), _make, FIELDS)

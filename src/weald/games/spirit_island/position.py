"""The table on paper: its JSON form, and how a state is read back from it."""

from __future__ import annotations

from typing import Any

from weald.games.spirit_island.model.boards import (
    BOARDS,
    LAYOUTS,
    THEMATIC,
    THEMATIC_BOARDS,
    layouts_of,
    thematic_boards,
)
from weald.games.spirit_island.model.geography import CHANGES, OF_ONE_LAND, Change, land_count
from weald.games.spirit_island.model.growth_code import action_code, action_name, option_code, option_name
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.lands import oceans_with, put
from weald.games.spirit_island.model.pieces import (
    COUNTED_KINDS,
    DAMAGE_UNIT,
    ELEMENTS,
    FLOCK,
    KIND,
    KINDS,
    MARKS,
    MOST_DAMAGE,
    MOST_STRIFE,
    STRIFE_UNIT,
    damage_on,
    strife_on,
)
from weald.games.spirit_island.model.placement import places_for
from weald.games.spirit_island.model.state import (
    INVADER_ACTIONS,
    NOBODY,
    PHASES,
    UNTIL,
    Effect,
    IslandState,
    lay_out,
    redraw,
)
from weald.games.spirit_island.position_fields import FIELDS, PIECE_FIELDS
from weald.games.spirit_island.rules.decks import PROGRESSION
from weald.games.spirit_island.rules.land_rules import settle_flock
from weald.games.spirit_island.rules.panel import FREE_ELEMENT, RECLAIM_ONE
from weald.games.spirit_island.rules.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    EFFECTS,
    EVENTS,
    FEAR_CARDS,
    POWERS,
    REGISTRY,
    SCENARIOS,
    SPIRITS,
    settle,
)
from weald.games.spirit_island.rules.tracks import Space
from weald.games.spirit_island.rules.ways_to_lose import reasons
from weald.kernel.messages import Args, Message
from weald.kernel.position import (
    Bool,
    Fields,
    Int,
    ListOf,
    MapOf,
    Maybe,
    Named,
    Problems,
    Seed,
    Shape,
    Text,
    fill,
    wrong,
)

SEATS = 6
MOST = 200
STEP_NAMES = (
    "boards", "spirits", "setup", "first_explore", "prepared", "turn", "grow", "fast", "powers", "slow",
    "invaders", "event", "event_main", "event_token", "event_dahan", "event_end", "fear", "card", "land",
    "advance", "time", "",
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


# Pieces of a land that are alike: their kind, what is on each of them, how many there are.
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


_seat_ints = ListOf(Int(0, MOST), 1, SEATS)
_seat_bools = ListOf(Bool(), 1, SEATS)
_lands = ListOf(Text(LAND_NAMES), 0, len(LAND_NAMES))

# What is no space of a track among the bonuses that were used.
TRACK_BONUSES = {RECLAIM_ONE: "reclaim", FREE_ELEMENT: "any"}


def _fields() -> dict[str, Shape]:
    """Return the fields that are stored; cards and spirits by name."""
    power = Named(POWERS.ids)
    cards = ListOf(power, 0, MOST)
    hands = ListOf(cards, 1, SEATS)
    invaders = ListOf(Named([card.id for card in INVADER_CARDS]), 0, len(INVADER_CARDS))
    fear_cards = ListOf(Named(FEAR_CARDS.ids), 0, len(FEAR_CARDS.ids))
    effects = ListOf(EffectShape(), 0, MOST)
    spaces = sorted({space.id for spirit in SPIRITS.all for space in spirit.tracks.spaces})
    events = ListOf(Named(EVENTS.ids), 0, len(EVENTS.ids))
    action = Pair(Named(INVADER_ACTIONS), Maybe(Named([card.id for card in INVADER_CARDS]), -1))
    return {
        "step": Text(STEP_NAMES),
        "seed": Seed(),
        "drawn": Int(0, 1_000_000),
        "seats": Int(1, SEATS),
        "sets": TupleOf(Text(REGISTRY.sets), 1, len(REGISTRY.sets)),
        "board_box": Boards(),
        "boards": Boards(),
        "former": TupleOf(Text(SPIRITS.ids), 0, SEATS),
        "homes": ListOf(Int(-1, SEATS - 1), 0, SEATS),
        "layout": Text(sorted({name for _, name in LAYOUTS})),
        "added": TupleOf(Pair(Int(0, SEATS - 1), Int(0, 2), Int(0, 2)), 0, SEATS - 1),
        "changes": ListOf(Pair(Text(CHANGES), Text(LAND_NAMES), Maybe(Text(LAND_NAMES))), 0, MOST),
        "adversary": Text((NOBODY, *ADVERSARIES.ids)),
        "level": Int(0, 6),
        "scenario": Text((NOBODY, *SCENARIOS.ids)),
        "spirits": TupleOf(Text(("", *SPIRITS.ids)), 1, SEATS),
        "phase": Named(PHASES),
        "turn": Int(0, MOST),
        "pieces": Lands(PIECES),
        "presence": ListOf(Lands(Int(1, MOST)), 1, SEATS),
        "effects": effects,
        "later": effects,
        "parted": ListOf(Pair(Text(LAND_NAMES), EffectShape()), 0, MOST),
        "counters": MapOf(REGISTRY.counters, Int(0, 1 << 16)),
        "invader_deck": invaders,
        "invader_box": invaders,
        "invader_discard": invaders,
        "turned_cards": TupleOf(Named([card.id for card in INVADER_CARDS]), 0, len(INVADER_CARDS)),
        "high_build": invaders,
        "ravage_cards": invaders,
        "build_cards": invaders,
        "explore_cards": invaders,
        "agenda": ListOf(action, 0, 40),
        "queue": _lands,
        "explored": _lands,
        "in_order": Bool(),
        "fear": Int(0, MOST),
        "fear_pool": Int(0, MOST),
        "fear_split": Pair(Int(0, MOST), Int(0, MOST), Int(0, MOST)),
        "terror": Int(1, 4),
        "terror_set": Bool(),
        "fear_deck": fear_cards,
        "fear_box": fear_cards,
        "fear_earned": fear_cards,
        "fear_discard": fear_cards,
        "fear_seen": fear_cards,
        "events": Bool(),
        "fewer_events": Bool(),
        "power_progression": Bool(),
        "drawer": Int(-1, SEATS - 1),
        "event_now": Maybe(Named(EVENTS.ids), -1),
        "event_deck": events,
        "event_discard": events,
        "blight": Bool(),
        "blight_card": Maybe(Text(BLIGHT_CARDS.ids), ""),
        "blight_deck": ListOf(Named(BLIGHT_CARDS.ids), 0, len(BLIGHT_CARDS.ids)),
        "flipped": Bool(),
        "blight_pool": Int(0, MOST),
        "minor_deck": cards,
        "minor_discard": cards,
        "major_deck": cards,
        "major_discard": cards,
        "shown": cards,
        "aside": TupleOf(Pair(Text(sources()), Int(0, SEATS - 1), power), 0, MOST),
        "energy": _seat_ints,
        "hands": hands,
        "played": hands,
        "discards": hands,
        "forgotten": hands,
        "elements": ListOf(ListOf(Int(0, MOST), 8, 8), 1, SEATS),
        "covered": ListOf(ListOf(Text(spaces), 0, len(spaces)), 1, SEATS),
        "destroyed": _seat_ints,
        "away": _seat_ints,
        "plays": _seat_ints,
        "extra_plays": _seat_ints,
        "used": hands,
        "changed_speed": hands,
        "picks": ListOf(ListOf(GrowthCode(growth_options()), 0, 40), 1, SEATS),
        "icons": ListOf(ListOf(GrowthCode(growth_actions()), 0, 40), 1, SEATS),
        "tracks_used": ListOf(ListOf(Text([*TRACK_BONUSES.values(), *spaces]), 0, 40), 1, SEATS),
        "opened_growth": TupleOf(Pair(Int(0, SEATS - 1), GrowthCode(growth_options())), 0, 40),
        "space_elements": ListOf(Pair(Int(0, SEATS - 1), Text(spaces), Named(ELEMENTS)), 0, 40),
        "paid": _seat_bools,
        "ready": _seat_bools,
        "defeat": Text(reasons()),
        "defeat_land": Maybe(Text(LAND_NAMES)),
        "victory": Text(VICTORIES),
        "outcome": Text(("", "victory", "defeat", "sacrifice")),
    }


# Why a game was won.
VICTORIES = ("", "terror1", "terror2", "terror3", "fear", "scenario")


# What is no card and still can be the source of an effect.
MOMENTS = ("setup", "growth", "offer", "time", "fear", PROGRESSION)


def sources() -> list[str]:
    """Return the ids of everything that an effect can come from."""
    shelves = (POWERS, SPIRITS, FEAR_CARDS, BLIGHT_CARDS, EVENTS, ADVERSARIES, SCENARIOS)
    rules = {rule.id for spirit in SPIRITS.all for rule in spirit.rules if rule.id}
    return sorted({id for shelf in shelves for id in shelf.ids}.union(MOMENTS, rules))


# Fields that are written only where they say something.
UNUSUAL: dict[str, Any] = {
    "homes": [], "added": [], "changes": [], "later": [], "parted": [], "events": True, "fewer_events": False,
    "power_progression": False,
    "event_now": None, "event_deck": [], "event_discard": [], "terror_set": False, "aside": [], "former": [],
    "opened_growth": [], "space_elements": [], "turned_cards": [], "drawer": -1, "defeat_land": None,
}  # fmt: skip

# Fields that speak of lands or of spaces of tracks: by name on paper, by number in memory.
BY_NAME = ("pieces", "presence", "homes", "changes", "effects", "later", "parted", "queue", "explored",
           "covered", "tracks_used", "space_elements", "defeat_land")  # fmt: skip


class Paper(Fields):
    """The whole table; what depends on its boards and spirits is written and read last."""

    def schema(self) -> dict[str, Any]:
        schema = super().schema()
        return {**schema, "required": [name for name in schema["required"] if name not in UNUSUAL]}

    def load(self, data: Any, path: str, problems: Problems) -> Any:
        if not isinstance(data, dict):
            return super().load(data, path, problems)
        values = super().load({**UNUSUAL, **data}, path, problems)
        if values is None:
            return None
        named = {name: values.pop(name) for name in BY_NAME}
        s: IslandState = fill(IslandState(values["seats"], values["seed"]), values)
        settle(s)
        # Before the boards are drawn, there will be one for each seat, and nothing is on them.
        laid = len(s.boards) - len(s.added) if s.boards else s.seats
        if (laid, s.layout) not in LAYOUTS:
            wrong(problems, f"{path}.layout", " | ".join(layouts_of(laid)), s.layout)
            return None
        if s.added and not s.boards:
            problems.append(Message("spirit_island-invalid-before-setup", {"field": "added"}))
            return None
        if not set(s.boards) <= set(sides_up(s)):
            wrong(problems, f"{path}.boards", ", ".join(sides_up(s)), ", ".join(s.boards))
            return None
        for i, (slot, side, own_side) in enumerate(s.added):
            before = s.boards[: laid + i]
            if (slot, side, own_side) not in places_for(s.boards[laid + i], before, s.layout, s.added[:i]):
                wrong(problems, f"{path}.added[{i}]", "[slot, side, side]", [slot, side, own_side])
                return None
        if s.boards:
            lay_out(s, s.boards, s.layout, s.added)
        Reader(s, path, problems).read(named)
        return s

    def dump(self, value: IslandState) -> dict[str, Any]:
        named = written(value)
        fields = {
            name: named[name] if name in named else shape.dump(getattr(value, name))
            for name, shape in self.fields.items()
        }
        return {
            name: field for name, field in fields.items() if name not in UNUSUAL or field != UNUSUAL[name]
        }


def sides_up(s: IslandState) -> tuple[str, ...]:
    """Return the boards that can lie in the layout; every one may have been added to it."""
    if s.layout != THEMATIC:
        return tuple(BOARDS)
    return tuple(THEMATIC_BOARDS) if s.added else thematic_boards(len(s.boards))


def written(s: IslandState) -> dict[str, Any]:
    """Return what depends on boards and spirits, by name."""
    names = s.island.names
    pieces: dict[str, list[dict[str, Any]]] = {}
    for land, here in enumerate(s.pieces):
        some = dict(enumerate(here))
        for key, n in s.marked.items():
            if key // MARKS == land:
                # Presence that counts as beasts is written as presence.
                some[key % MARKS] = n if key % MARKS != FLOCK else 0
                some[key & KIND] -= n
        if any(some.values()):
            pieces[names[land]] = [alike(piece, n) for piece, n in sorted(some.items()) if n]
    return {
        "pieces": pieces,
        "presence": [{names[land]: n for land, n in enumerate(own) if n} for own in s.presence],
        "homes": [] if s.homes == tuple(range(len(s.homes))) else list(s.homes),
        "changes": [
            [CHANGES[what], names[one], names[other] if what not in OF_ONE_LAND else None]
            for what, one, other in s.changes
        ],
        "effects": [effect_fields(effect, names) for effect in s.effects],
        "later": [effect_fields(effect, names) for effect in s.later],
        "parted": [[names[part], effect_fields(effect, names)] for part, effect in s.parted],
        "queue": [names[land] for land in s.queue],
        "explored": [names[land] for land in s.explored],
        "defeat_land": None if s.defeat_land < 0 else names[s.defeat_land],
        "covered": [covered_spaces(s, seat) for seat in range(s.seats)],
        "tracks_used": [
            [TRACK_BONUSES.get(used) or tracks_of(s, seat)[used].id for used in own]
            for seat, own in enumerate(s.tracks_used)
        ],
        "space_elements": [
            [seat, tracks_of(s, seat)[space].id, ELEMENTS[element]]
            for seat, space, element in s.space_elements
        ],
    }


def alike(piece: int, n: int) -> dict[str, Any]:
    """Return some pieces that are alike, on paper."""
    return {"kind": KINDS[piece & KIND], "damage": damage_on(piece), "strife": strife_on(piece), "n": n}


def effect_fields(effect: Effect, names: list[str]) -> list[Any]:
    """Return an effect on paper."""
    kind, args, until, source = effect
    by_name = {
        name: names[arg] if name.startswith("land") else POWERS.ids[arg] if name.startswith("card") else arg
        for name, arg in zip(EFFECTS[kind].fields, args, strict=True)
    }
    return [kind, by_name, UNTIL[until], source]


def tracks_of(s: IslandState, seat: int) -> list[Space]:
    """Return the spaces of a spirit's tracks; none as long as it is not chosen."""
    id = s.spirits[seat] if seat < len(s.spirits) else ""
    return SPIRITS[id].tracks.spaces if id else []


def covered_spaces(s: IslandState, seat: int) -> list[str]:
    """Return the ids of the spaces that a spirit's presence covers."""
    return [space.id for i, space in enumerate(tracks_of(s, seat)) if s.covered[seat] >> i & 1]


class Reader:
    """Reads what depends on boards and spirits, and notes names that are not at this table."""

    def __init__(self, s: IslandState, path: str, problems: Problems) -> None:
        self.s = s
        self.path = path
        self.problems = problems
        self.lands = {name: land for land, name in enumerate(s.island.names)}

    def read(self, named: dict[str, Any]) -> None:
        """Put everything into the state."""
        s = self.s
        if named["homes"]:
            s.homes = tuple(named["homes"])
        for name, here in named["pieces"].items():
            land = self.land(name, "pieces")
            for some in here if land >= 0 else ():
                piece = some["kind"] + some["damage"] * DAMAGE_UNIT + some["strife"] * STRIFE_UNIT
                put(s, land, piece, some["n"])
        for seat, own in enumerate(named["presence"]):
            for name, n in own.items():
                land = self.land(name, f"presence[{seat}]")
                if land >= 0 and seat < s.seats:
                    s.presence[seat][land] = n
        if len(named["presence"]) != s.seats:
            s.presence = [[] for _ in named["presence"]]
        before = len(self.problems)
        changes = tuple(self.change(i, *change) for i, change in enumerate(named["changes"]))
        s.changes = changes if len(self.problems) == before else ()
        s.effects = self.effects(named["effects"], "effects")
        s.later = self.effects(named["later"], "later")
        lay = self.effects([effect for _, effect in named["parted"]], "parted")
        parts = [self.land(name, "parted") for name, _ in named["parted"]]
        s.parted = list(zip(parts, lay, strict=False))
        s.queue = [self.land(name, "queue") for name in named["queue"]]
        s.explored = [self.land(name, "explored") for name in named["explored"]]
        lost_in = named["defeat_land"]
        s.defeat_land = -1 if lost_in is None else self.land(lost_in, "defeat_land")
        self.tracks(named)
        for seat, id in enumerate(s.spirits[: len(s.presence)]):
            if id and SPIRITS[id].opens_oceans and len(s.presence[seat]) == s.island.size:
                s.oceans = oceans_with(s, seat)
            elif id and SPIRITS[id].swarms and len(s.presence[seat]) == s.island.size:
                for land in range(s.island.size):
                    settle_flock(s, seat, land)
        redraw(s)

    def land(self, name: str, field: str) -> int:
        """Return the number of a land, -1 if it is not on this island."""
        if name not in self.lands:
            boards = list(self.s.boards)
            words: Args = {"path": f"{self.path}.{field}", "land": name, "n": len(boards), "boards": boards}
            self.problems.append(Message("spirit_island-invalid-outside", words))
            return -1
        return self.lands[name]

    def change(self, i: int, what: str, one: str, other: str | None) -> Change:
        """Return a change of the island."""
        field = f"changes[{i}]"
        if (other is None) != (CHANGES.index(what) in OF_ONE_LAND):
            wrong(self.problems, f"{self.path}.{field}", "[..., null]", other)
        far = self.land(other, field) if other is not None else -1
        return CHANGES.index(what), self.land(one, field), far

    def effects(self, named: list[Any], field: str) -> list[Effect]:
        """Return effects with their arguments in order."""
        effects: list[Effect] = []
        for i, (kind, args, until, source) in enumerate(named):
            declared = EFFECTS[kind]
            if sorted(args) != sorted(declared.fields):
                self.problems.append(Message("spirit_island-invalid-effect", {"effect": kind}))
                continue
            at = f"{field}[{i}]"
            numbers = [
                self.land(args[name], at)
                if name.startswith("land")
                else POWERS.number(args[name])
                if name.startswith("card")
                else args[name]
                for name in declared.fields
            ]
            effects.append((kind, declared.args(*numbers), until, source))
        return effects

    def tracks(self, named: dict[str, Any]) -> None:
        """Put presence on the tracks, and note which bonuses were used."""
        s = self.s
        bonuses = {name: number for number, name in TRACK_BONUSES.items()}
        s.covered = [0] * len(named["covered"])
        s.tracks_used = [[] for _ in named["tracks_used"]]
        for field in ("covered", "tracks_used"):
            for seat, spaces in enumerate(named[field]):
                bits = {space.id: i for i, space in enumerate(tracks_of(s, seat))} if seat < s.seats else {}
                for name in spaces:
                    if field == "tracks_used" and name in bonuses:
                        s.tracks_used[seat].append(bonuses[name])
                    elif field == "covered":
                        # A space that the spirit does not have comes after all others, which no law allows.
                        s.covered[seat] |= 1 << bits.get(name, len(bits))
                    elif name not in bits:
                        wrong(self.problems, f"{self.path}.{field}[{seat}]", " | ".join(bits), name)
                    else:
                        s.tracks_used[seat].append(bits[name])
        for i, (seat, name, element) in enumerate(named["space_elements"]):
            ids = [space.id for space in tracks_of(s, seat)] if seat < s.seats else []
            if name in ids:
                s.space_elements = (*s.space_elements, (seat, ids.index(name), element))
            else:
                wrong(self.problems, f"{self.path}.space_elements[{i}]", " | ".join(ids), name)


def shape() -> Paper:
    """Return the shape of a table, once all content is loaded."""
    return Paper(_fields(), about=FIELDS)

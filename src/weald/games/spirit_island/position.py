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
from weald.games.spirit_island.model.geography import CHANGES, OF_ONE_LAND, Change
from weald.games.spirit_island.model.lands import oceans_with, put
from weald.games.spirit_island.model.pieces import (
    DAMAGE_UNIT,
    ELEMENTS,
    FLOCK,
    KIND,
    KINDS,
    MARKS,
    STRIFE_UNIT,
    damage_on,
    strife_on,
)
from weald.games.spirit_island.model.placement import places_for
from weald.games.spirit_island.model.state import (
    UNTIL,
    Effect,
    IslandState,
    lay_out,
    redraw,
)
from weald.games.spirit_island.rules.land_rules import settle_flock
from weald.games.spirit_island.rules.registry import (
    EFFECTS,
    POWERS,
    SPIRITS,
    settle,
)
from weald.games.spirit_island.rules.tracks import Space
from weald.games.spirit_island.shapes import TRACK_BONUSES
from weald.games.spirit_island.state_fields import FIELDS, NEVER
from weald.kernel.messages import Args, Message
from weald.kernel.position import (
    Fields,
    Problems,
    fill,
    wrong,
)

# Fields that are written only where they say something.
UNUSUAL: dict[str, Any] = {field.name: field.usual for field in FIELDS if field.usual is not NEVER}


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
        named = {field.name: values.pop(field.name) for field in FIELDS if field.by_name}
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
    """Return the parts that depend on boards and spirits, by name."""
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
    shapes = {field.name: field.shape() for field in FIELDS if field.shape is not None}
    return Paper(shapes, about={field.name: field.about for field in FIELDS})

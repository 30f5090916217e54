"""What is where: reading lands and changing them, without any rule that reacts to it."""

from __future__ import annotations

from weald.games.spirit_island.model.pieces import (
    BADLANDS,
    BLIGHT,
    CITY,
    DAHAN,
    DAMAGE_UNIT,
    EXPLORER,
    HEALTH,
    OCEAN,
    STRENGTH,
    TERRAINS,
    TOWN,
    WETLANDS,
    Kinds,
)
from weald.games.spirit_island.model.state import Isle
from weald.games.spirit_island.rules.hooks import active
from weald.games.spirit_island.rules.registry import SPIRITS

# A marked piece is kept under land * MARKS + piece.
MARKS = 65536


def count(s: Isle, land: int, kinds: Kinds) -> int:
    """How many pieces of some kinds are in a land."""
    pieces = s.pieces[land]
    return sum([pieces[kind] for kind in kinds])


def invaders(s: Isle, land: int) -> int:
    """How many invaders are in a land."""
    pieces = s.pieces[land]
    return pieces[EXPLORER] + pieces[TOWN] + pieces[CITY]


def has_invaders(s: Isle, land: int) -> bool:
    """Whether any invader is in a land."""
    pieces = s.pieces[land]
    return pieces[EXPLORER] > 0 or pieces[TOWN] > 0 or pieces[CITY] > 0


def has_building(s: Isle, land: int) -> bool:
    """Whether a town or city is in a land."""
    pieces = s.pieces[land]
    return pieces[TOWN] > 0 or pieces[CITY] > 0


def marked_in(s: Isle, land: int, kind: int) -> dict[int, int]:
    """The pieces of a kind in a land that carry damage or strife, with their numbers."""
    first = land * MARKS
    return {
        key - first: n for key, n in s.marked.items() if first <= key < first + MARKS and key & 15 == kind
    }


def pieces_in(s: Isle, land: int, kinds: Kinds) -> list[int]:
    """The different pieces of some kinds in a land: those that carry no mark first."""
    here = s.pieces[land]
    if not s.marked:
        return [kind for kind in kinds if here[kind]]
    found = []
    for kind in kinds:
        if here[kind]:
            marked = marked_in(s, land, kind)
            if here[kind] > sum(marked.values()):
                found.append(kind)
            found += sorted(marked)
    return found


def number(s: Isle, land: int, piece: int) -> int:
    """How many pieces exactly like this one are in a land."""
    if piece > 15:
        return s.marked.get(land * MARKS + piece, 0)
    n = s.pieces[land][piece]
    return n - sum(marked_in(s, land, piece).values()) if n and s.marked else n


def put(s: Isle, land: int, piece: int, n: int = 1) -> None:
    """Put pieces into a land."""
    s.pieces[land][piece & 15] += n
    if piece > 15:
        key = land * MARKS + piece
        s.marked[key] = s.marked.get(key, 0) + n


def take(s: Isle, land: int, piece: int, n: int = 1) -> None:
    """Take pieces out of a land."""
    assert number(s, land, piece) >= n
    s.pieces[land][piece & 15] -= n
    if piece > 15:
        key = land * MARKS + piece
        left = s.marked[key] - n
        if left:
            s.marked[key] = left
        else:
            del s.marked[key]


def heal(s: Isle, land: int = -1) -> None:
    """Take all damage off the pieces of a land (of all lands); strife stays."""
    healed: dict[int, int] = {}
    for key, n in s.marked.items():
        left = key - (key & 0xF0) if land in (-1, key // MARKS) else key
        if left & 0xFFFF > 15:
            healed[left] = healed.get(left, 0) + n
    s.marked = healed


def health(s: Isle, land: int, kind: int) -> int:
    """How much damage destroys a piece of a kind here; never less than 1."""
    full = HEALTH[kind]
    for rule, by in active(s, "health"):
        full += rule.health(s, by, land, kind)
    return max(1, full)


def strength(s: Isle, land: int, kind: int) -> int:
    """How much damage an invader of a kind deals here."""
    full = STRENGTH[kind]
    for rule, by in active(s, "strength"):
        full += rule.strength(s, by, land, kind)
    return max(0, full)


def health_left(s: Isle, land: int, piece: int) -> int:
    """How much damage it still takes to destroy this piece."""
    return health(s, land, piece & 15) - ((piece >> 4) & 15)


def hurt(piece: int, n: int) -> int:
    """The piece with more damage on it."""
    return piece + n * DAMAGE_UNIT


def terrain(s: Isle, land: int) -> int:
    """The terrain as powers see it: an ocean in play counts as wetlands."""
    found = s.island.terrain[land]
    return WETLANDS if found == OCEAN else found


def defence(s: Isle, land: int) -> int:
    """What all defending adds up to in a land."""
    return sum([rule.defend(s, by, land) for rule, by in active(s, "defend")])


def is_isolated(s: Isle, land: int) -> bool:
    """Whether invaders can neither leave nor enter a land by themselves."""
    return any(rule.isolates(s, by, land) for rule, by in active(s, "isolates"))


def is_sacred(s: Isle, seat: int, land: int) -> bool:
    """Whether a land is a sacred site of a spirit."""
    n = s.presence[seat][land]
    if n > 1:
        return True
    return n == 1 and any(rule.sacred(s, by, seat, land) for rule, by in active(s, "sacred"))


def presence_lands(s: Isle, seat: int) -> list[int]:
    """The lands where a spirit has presence."""
    return [land for land, n in enumerate(s.presence[seat]) if n]


def sacred_sites(s: Isle, seat: int) -> list[int]:
    """The sacred sites of a spirit."""
    return [land for land, n in enumerate(s.presence[seat]) if n and is_sacred(s, seat, land)]


def welcomes(s: Isle, seat: int, land: int) -> bool:
    """Whether a spirit may have presence in a land."""
    return not any(rule.forbids_presence(s, by, seat, land) for rule, by in active(s, "forbids_presence"))


def add_presence(s: Isle, seat: int, land: int, n: int) -> None:
    """Put presence into a land, or take it out with n below 0; oceans open and close with it."""
    s.presence[seat][land] += n
    assert s.presence[seat][land] >= 0
    if SPIRITS[s.spirits[seat]].opens_oceans:
        s.oceans = oceans_with(s, seat)


def oceans_with(s: Isle, seat: int) -> int:
    """The boards on which a spirit that brings the ocean into play has presence."""
    board = s.island.board
    mask = 0
    for land, n in enumerate(s.presence[seat]):
        if n:
            mask |= 1 << board[land]
    return mask


def meets(s: Isle, land: int, need: str) -> bool:
    """Whether a land is, or has, what a target line asks for."""
    pieces = s.pieces[land]
    if need in TERRAINS:
        return TERRAINS[terrain(s, land)] == need
    if need == "dahan":
        return pieces[DAHAN] > 0
    if need == "invaders":
        return has_invaders(s, land)
    if need == "coastal":
        return s.island.coastal[land]
    if need == "inland":
        return not s.island.coastal[land]
    if need == "blight":
        return pieces[BLIGHT] > 0
    if need == "no_blight":
        return pieces[BLIGHT] == 0
    if need == "no_invaders":
        return not has_invaders(s, land)
    return pieces[TOWN if need == "town" else CITY] > 0


def hits(s: Isle, land: int) -> int:
    """What badlands add to damage that is dealt in a land."""
    return s.pieces[land][BADLANDS]


def on_island(s: Isle, kinds: Kinds) -> int:
    """How many pieces of some kinds are on the whole island."""
    return sum([pieces[kind] for pieces in s.pieces for kind in kinds])


def lands_with(s: Isle, kinds: Kinds) -> list[int]:
    """The lands with at least one piece of some kinds."""
    return [land for land in s.island.lands if count(s, land, kinds)]


def lands_of_board(s: Isle, board: int) -> list[int]:
    """The lands of a board; for invaders an ocean in play is none."""
    island = s.island
    return [land for land in island.lands if island.board[land] == board and island.terrain[land] != OCEAN]

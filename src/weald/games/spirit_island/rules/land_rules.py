"""Special rules for lands and pieces: health, strength, defence, sacred sites, target words."""

from __future__ import annotations

from collections.abc import Callable

from weald.games.spirit_island.model.geography import LINKED, Change
from weald.games.spirit_island.model.lands import (
    has_invaders,
    has_strife,
    number,
    oceans_with,
    presence_lands,
    put,
    take,
)
from weald.games.spirit_island.model.pieces import (
    BADLANDS,
    BEASTS,
    BLIGHT,
    CITY,
    DAHAN,
    DISEASE,
    FLOCK,
    HEALTH,
    KIND,
    OCEAN,
    STRENGTH,
    TERRAINS,
    TOWN,
    WETLANDS,
    WILDS,
    damage_on,
    strife_on,
)
from weald.games.spirit_island.model.state import IslandState, redraw, undo_changes
from weald.games.spirit_island.rules.asking import extra, may
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.registry import BLIGHT_CARDS, SPIRITS, Rules, active, active_of_spirits
from weald.games.spirit_island.rules.subjects import Doing, Number

# The presence of a spirit, wherever it is.
ALL_PRESENCE = 13


def health(s: IslandState, land: int, piece: int, rules: Rules | None = None) -> int:
    """Return how much damage destroys a piece here, damaged or not; never less than 1.

    `rules` are those that have a say, for a caller who asks about many pieces.
    """
    full = HEALTH[piece & KIND]
    for rule, by in active(s, Number.HEALTH) if rules is None else rules:
        full += rule.extra(s, by, Number.HEALTH, land, -1, piece)
    return full if full > 1 else 1


def strength(s: IslandState, land: int, piece: int) -> int:
    """Return how much damage an invader deals here."""
    full = STRENGTH[piece & KIND] + extra(s, Number.STRENGTH, land, of=piece)
    return full if full > 0 else 0


def health_left(s: IslandState, land: int, piece: int) -> int:
    """Return how much damage it still takes to destroy a piece."""
    return health(s, land, piece) - damage_on(piece)


def terrains(s: IslandState, land: int) -> int:
    """Return the terrains of a land as powers see it, as a bit mask: an ocean in play counts as wetlands."""
    mask = s.island.terrains[land]
    if mask & 1 << OCEAN:
        mask = mask & ~(1 << OCEAN) | 1 << WETLANDS
    for rule, by in active(s, Rule.extra_terrains):
        mask |= rule.extra_terrains(s, by, land)
    return mask


def defence(s: IslandState, land: int) -> int:
    """Return the sum of all defence in a land."""
    total = extra(s, Number.DEFEND, land)
    if total and active(s, Number.WEAKER_DEFEND):
        of_spirits = active_of_spirits(s, Number.DEFEND)
        most = sum([rule.extra(s, by, Number.DEFEND, land, -1, -1) for rule, by in of_spirits])
        total -= min(extra(s, Number.WEAKER_DEFEND, land), most)
    return total


def strife_at_work(s: IslandState, piece: int) -> int:
    """Return how much of the strife on an invader keeps it from dealing damage."""
    n = strife_on(piece)
    return max(0, n - extra(s, Number.IDLE_STRIFE)) if n else 0


def is_blighted(s: IslandState) -> bool:
    """Return whether the island is blighted; a still-healthy card does not make it so."""
    return s.flipped and not BLIGHT_CARDS[s.blight_card].healthy


def is_isolated(s: IslandState, land: int) -> bool:
    """Return whether invaders can neither leave nor enter a land by themselves."""
    return not may(s, Doing.CROSS, land)


def is_sacred(s: IslandState, seat: int, land: int) -> bool:
    """Return whether a land is a sacred site of a spirit."""
    n = s.presence[seat][land]
    if n > 1:
        return True
    return n == 1 and may(s, Doing.BE_SACRED, land, seat, normally=False)


def sacred_sites(s: IslandState, seat: int) -> list[int]:
    """Return the sacred sites of a spirit."""
    return [land for land in presence_lands(s, seat) if is_sacred(s, seat, land)]


def may_have_presence(s: IslandState, seat: int, land: int) -> bool:
    """Return whether a spirit may have presence in a land."""
    return may(s, Doing.HAVE_PRESENCE, land, seat)


def presence_limit(s: IslandState, seat: int) -> int | None:
    """Return how much presence a spirit may have on the island, if a rule says so."""
    if not active(s, Doing.HAVE_SO_MUCH):
        return None
    return next((n for n in range(ALL_PRESENCE) if not may(s, Doing.HAVE_SO_MUCH, -1, seat, n + 1)), None)


def has_room(s: IslandState, seat: int) -> bool:
    """Return whether a spirit may have more presence on the island."""
    return may(s, Doing.HAVE_SO_MUCH, -1, seat, sum(s.presence[seat]) + 1)


def add_presence(s: IslandState, seat: int, land: int, n: int) -> None:
    """Put presence into a land, or take it out with n below 0; oceans open and close with it."""
    s.presence[seat][land] += n
    assert s.presence[seat][land] >= 0
    if s.changes and n < 0:
        close_ways(s)
    if SPIRITS[s.spirits[seat]].opens_oceans:
        open_oceans(s, seat)
    elif SPIRITS[s.spirits[seat]].swarms:
        settle_flock(s, seat, land)


def settle_flock(s: IslandState, seat: int, land: int) -> None:
    """Let a sacred site of a spirit that swarms count as 1 beasts, and no other land."""
    n = (s.presence[seat][land] > 1) - number(s, land, FLOCK)
    if n > 0:
        put(s, land, FLOCK, n)
    elif n < 0:
        take(s, land, FLOCK, -n)


def flock_seat(s: IslandState) -> int:
    """Return the seat of the spirit whose sacred sites count as beasts."""
    return next(seat for seat, id in enumerate(s.spirits) if SPIRITS[id].swarms)


def close_ways(s: IslandState) -> None:
    """End the ways between lands that no rule keeps open any longer."""
    ended = [change for change in s.changes if change[0] == LINKED and not is_kept(s, change)]
    if ended:
        undo_changes(s, *ended)


def is_kept(s: IslandState, way: Change) -> bool:
    """Return whether a rule keeps a way between two lands open."""
    return may(s, Doing.STAY_ADJACENT, way[1], of=way[2], normally=False)


def open_oceans(s: IslandState, seat: int) -> None:
    """Bring the oceans into play of all boards on which a spirit of the sea has presence, and no others."""
    oceans = oceans_with(s, seat)
    if oceans != s.oceans:
        s.oceans = oceans
        redraw(s)


def holds_presence(s: IslandState, seat: int, land: int) -> bool:
    """Return whether the presence of a spirit in a land cannot be moved."""
    return not may(s, Doing.MOVE_PRESENCE, land, seat)


def mobile_presence(s: IslandState, seat: int) -> list[int]:
    """Return the lands with presence of a spirit that can be moved."""
    lands = presence_lands(s, seat)
    return [land for land in lands if not holds_presence(s, seat, land)] if s.effects else lands


def beasts(s: IslandState, land: int) -> int:
    """Return how many beasts are in a land, with everything that counts as beasts."""
    return s.pieces[land][BEASTS] + extra(s, Number.BEASTS, land)


# Pieces that a land must have, by the words of a target line.
_PIECES = {
    "dahan": DAHAN,
    "blight": BLIGHT,
    "town": TOWN,
    "city": CITY,
    "wilds": WILDS,
    "disease": DISEASE,
    "badlands": BADLANDS,
}

# Other tests of a land, asked with the seat whose power it is.
_TESTS: dict[str, Callable[[IslandState, int, int], bool]] = {
    "invaders": lambda s, land, seat: has_invaders(s, land),
    "no_invaders": lambda s, land, seat: not has_invaders(s, land),
    "no_blight": lambda s, land, seat: s.pieces[land][BLIGHT] == 0,
    "coastal": lambda s, land, seat: s.island.coastal[land],
    "no_ocean": lambda s, land, seat: s.island.number[land] > 0,
    "inland": lambda s, land, seat: not s.island.coastal[land],
    "not_wetlands": lambda s, land, seat: not terrains(s, land) >> WETLANDS & 1,
    "beasts": lambda s, land, seat: beasts(s, land) > 0,
    "two_beasts": lambda s, land, seat: beasts(s, land) > 1,
    "strife": lambda s, land, seat: has_strife(s, land),
    "presence": lambda s, land, seat: s.presence[seat][land] > 0,
}


def meets(s: IslandState, land: int, need: str, seat: int = -1) -> bool:
    """Return whether a land is, or has, what a target line asks for; `seat` is who asks."""
    kind = _PIECES.get(need)
    if kind is not None:
        return s.pieces[land][kind] > 0
    test = _TESTS.get(need)
    if test is not None:
        return test(s, land, seat)
    if "+" in need:
        return all(meets(s, land, word, seat) for word in need.split("+"))
    return bool(terrains(s, land) >> TERRAINS.index(need) & 1)

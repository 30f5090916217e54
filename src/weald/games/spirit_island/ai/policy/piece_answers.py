"""Quick answers about pieces: which to hurt, to push, to gather, and where new ones come."""

from __future__ import annotations

from typing import cast

from weald.games.spirit_island.action.context import NO_PAIR, NONE
from weald.games.spirit_island.ai.policy.situation import PIECE_WORTH, Judge, Situation
from weald.games.spirit_island.model.lands import (
    has_invaders,
    invaders,
)
from weald.games.spirit_island.model.pieces import (
    BLIGHT,
    DAHAN,
    INVADERS,
    KIND,
    KINDS,
    STRENGTH,
    THIEF,
    strife_on,
)
from weald.games.spirit_island.model.state import BUILD, RAVAGE
from weald.games.spirit_island.rules.aims import (
    COME,
    GATHER,
    HIT,
    PROMOTE,
    PROVOKE,
    PUSH,
    SETTLE,
    SPREAD,
    WAY,
    WOUND,
)  # fmt: skip
from weald.games.spirit_island.rules.land_rules import health_left
from weald.kernel.decisions import Value


def hit(now: Situation, value: Value) -> float:
    """Value a piece to hurt or take: what can be finished, the dearest first."""
    piece = cast("int", value)
    if piece == NONE:
        return 0.1
    land = now.s.island.names.index(str(now.q.words["land"]))
    worth = PIECE_WORTH.get(piece & KIND, 0.5)
    if now.q.aim == WOUND:
        left = max(1, health_left(now.s, land, piece))
        return worth / left if left <= int(str(now.q.words["n"])) else 0.1 / left
    if now.q.aim == PROMOTE:
        # Towns that become cities add less than explorers that become towns, but are harder to undo.
        return -worth
    if now.q.aim == PROVOKE:
        return worth / (1 + strife_on(piece))
    return worth


def newcomer(_now: Situation, value: Value) -> float:
    """Value a token to take, or to add to an invader: rather to one that has none yet."""
    piece = cast("int", value)
    if piece == NONE:
        return 0.1
    return 1.0 / (1 + strife_on(piece)) if piece & KIND in INVADERS else -PIECE_WORTH[piece & KIND]


def token(now: Situation, value: Value) -> float:
    """Value a token to give up for what it brings: something if invaders are there."""
    if value == NONE:
        return 0.1
    return 1.0 if has_invaders(now.s, now.s.island.names.index(str(now.q.words["land"]))) else 0.0


def far_hit(now: Situation, value: Value) -> float:
    """Value a piece to remove in one of several lands: where it would do most harm."""
    if value == NO_PAIR:
        return 0.1
    land, piece = cast("tuple[int, int]", value)
    return PIECE_WORTH.get(piece & KIND, 0.5) + 0.1 * now.threats.get(land, 0.0)


def push(now: Situation, value: Value) -> float:
    """Push invaders out of where they are about to do harm; leave dahan where they are."""
    piece = cast("int", value)
    if piece == NONE:
        return 0.5
    land = now.s.island.names.index(str(now.q.words["land"]))
    kind = piece & KIND
    if kind in INVADERS:
        return STRENGTH[kind] * now.threats.get(land, 0.0)
    return 0.2 if kind == DAHAN else 1.0 if kind in (BLIGHT, THIEF) else 0.3


def relic_way(now: Situation, value: Value) -> float:
    """Value a land for a thief: far from the ocean, and where dahan can catch it."""
    land = cast("int", value)
    return now.s.island.from_ocean[land] + 2.0 * (now.s.pieces[land][DAHAN] > 1)


def way(now: Situation, value: Value) -> float:
    """Value a land to push to: away from coming ravages and builds; dahan to where they can fight."""
    land = cast("int", value)
    if land == NONE:
        land = now.s.island.names.index(str(now.q.words["land"]))
    danger = sum(
        {RAVAGE: 3.0, BUILD: 2.0}.get(action, 0.0) for action, _, lands in now.coming if land in lands
    )
    kind = now.q.words.get("kind", KINDS[THIEF])
    if kind == KINDS[THIEF]:
        return relic_way(now, land)
    if kind == KINDS[DAHAN]:
        return danger if has_invaders(now.s, land) else 0.5
    ready = 0.5 * now.s.pieces[land][DAHAN] + (1.0 if now.s.island.coastal[land] else 0.0)
    return ready - danger - 0.4 * invaders(now.s, land) - (1.0 if now.s.presence[now.seat][land] else 0.0)


def gather(now: Situation, value: Value) -> float:
    """Gather dahan to fight; gather invaders only away from worse places."""
    if value == NO_PAIR:
        return 0.5
    origin, piece = cast("tuple[int, int]", value)
    land = now.s.island.names.index(str(now.q.words["land"]))
    threats = now.threats
    if piece & KIND in INVADERS:
        return STRENGTH[piece & KIND] * (threats.get(origin, 0.0) - threats.get(land, 0.3))
    if piece & KIND == THIEF:
        return 0.5 + relic_way(now, land) - relic_way(now, origin)
    return 1.0 + threats.get(land, 0.0) - threats.get(origin, 0.0) if piece & KIND == DAHAN else 0.6


def ferry(now: Situation, value: Value) -> float:
    """Move dahan between two lands to where invaders are more dangerous."""
    if value == NO_PAIR:
        return 0.5
    names = now.s.island.names
    one, other = (names.index(str(now.q.words[word])) for word in ("land", "to"))
    origin = cast("tuple[int, int]", value)[0]
    to = other if origin == one else one
    return now.threats.get(to, 0.0) - now.threats.get(origin, 0.0)


def spread(now: Situation, value: Value) -> float:
    """Blight goes where it does least."""
    return now.blighted(cast("int", value))


def settled(now: Situation, value: Value) -> float:
    """Invaders come where they and others do least."""
    return now.settled(cast("int", value))


# Judges of questions about pieces, by their aim and, of those that verbs ask, by their kind.
PIECES: dict[int, Judge] = {
    HIT: hit,
    WOUND: hit,
    PROMOTE: hit,
    PROVOKE: hit,
    PUSH: push,
    GATHER: gather,
    COME: newcomer,
    WAY: way,
    SPREAD: spread,
    SETTLE: settled,
}
OF_PIECES: dict[str, Judge] = {
    "remove_token": token,
    "remove_among": far_hit,
    "ferry_dahan": ferry,
}

"""Quick answers about pieces: which to hurt, to push, to gather, and where new ones come."""

from __future__ import annotations

from typing import cast

from weald.games.spirit_island.action.context import NO_PAIR, NONE
from weald.games.spirit_island.ai.policy.situation import PIECE_WORTH, Judges, Situation
from weald.games.spirit_island.model.lands import (
    count,
    has_building,
    has_invaders,
    invaders,
    number,
    pieces_in,
)
from weald.games.spirit_island.model.pieces import (
    BLIGHT,
    DAHAN,
    INVADERS,
    KIND,
    STRENGTH,
    THIEF,
    TOKENS,
    strife_on,
)
from weald.games.spirit_island.model.state import BUILD, RAVAGE
from weald.games.spirit_island.rules.land_rules import health_left
from weald.kernel.decisions import Value


def hit(now: Situation, value: Value) -> float:
    """Value a piece to hurt or take: what can be finished, the dearest first."""
    piece = cast("int", value)
    if piece == NONE:
        return 0.1
    land = now.s.island.names.index(str(now.q.words["land"]))
    worth = PIECE_WORTH.get(piece & KIND, 0.5)
    if now.q.kind == "damage":
        left = max(1, health_left(now.s, land, piece))
        return worth / left if left <= int(str(now.q.words["n"])) else 0.1 / left
    if now.q.kind == "upgrade":
        # Towns that become cities add less than explorers that become towns, but are harder to undo.
        return -worth
    if now.q.kind == "strife":
        return worth / (1 + strife_on(piece))
    return worth


def token(now: Situation, value: Value) -> float:
    """Value a token to give up for what it brings, or to take back: something if invaders are there."""
    piece = cast("int", value)
    if piece == NONE:
        return 0.1
    if now.q.kind in ("return_token", "add_token"):
        return 1.0 / (1 + strife_on(piece)) if piece & KIND in INVADERS else -PIECE_WORTH[piece & KIND]
    land = now.s.island.names.index(str(now.q.words["land"]))
    return 1.0 if has_invaders(now.s, land) else 0.0


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
    if now.q.words["kind"] == "thief":
        return relic_way(now, land)
    if now.q.words["kind"] == "dahan":
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


def cascade(now: Situation, value: Value) -> float:
    """Blight goes where it does least."""
    land = cast("int", value)
    return -3.0 * now.s.pieces[land][BLIGHT] - sum(own[land] for own in now.s.presence)


def newcomer(now: Situation, value: Value) -> float:
    """Invaders come where they and others do least."""
    land = cast("int", value)
    return -now.threats.get(land, 0.0) - sum(own[land] for own in now.s.presence)


def herd(now: Situation, value: Value) -> float:
    """Towns leave where they do most."""
    return now.threats.get(cast("int", value), 0.0)


def planted(now: Situation, value: Value) -> float:
    """Land that gets a town, or blight where a town or city is."""
    land = cast("int", value)
    return cascade(now, value) - 2.0 if has_building(now.s, land) else newcomer(now, value)


def lost_beasts(now: Situation, value: Value) -> float:
    """Beasts go where the fewest invaders are."""
    return -now.threats.get(cast("int", value), 0.0)


def paid_damage(now: Situation, value: Value) -> float:
    """Pay for what the invaders of the land can suffer, and no more."""
    s, n = now.s, cast("int", value)
    land = s.island.names.index(str(now.q.words["land"]))
    left = sum(health_left(s, land, piece) * number(s, land, piece) for piece in pieces_in(s, land, INVADERS))
    return float(min(n, left)) - 0.5 * n


def into_own_land(now: Situation, value: Value) -> float:
    """Explorers come where tokens wait for them, and not where they would ravage with others."""
    if value == NONE:
        return 0.5
    land = cast("int", value)
    return 0.4 * count(now.s, land, TOKENS) + 0.5 - 0.2 * now.threats.get(land, 0.0)


# Who answers which question about pieces.
PIECES: Judges = {
    "damage": hit,
    "destroy": hit,
    "remove": hit,
    "remove_health": hit,
    "replace": hit,
    "downgrade": hit,
    "upgrade": hit,
    "strife": hit,
    "fighter": hit,
    "remove_token": token,
    "return_token": token,
    "remove_among": far_hit,
    "add_token": token,
    "push": push,
    "push_to": way,
    "gather": gather,
    "ferry_dahan": ferry,
    "cascade": cascade,
    "add_blight": cascade,
    "add_town": newcomer,
    "add_city": newcomer,
    "herd_from": herd,
    "add_cities": newcomer,
    "upgrade_land": newcomer,
    "add_explorer": newcomer,
    "persistent_explorer": newcomer,
    "cash_crops": planted,
    "lose_beasts": lost_beasts,
    "forsake_society": into_own_land,
    "remove_disease": lost_beasts,
    "truce": hit,
    "thief_way": relic_way,
    "divide": push,
    "pay_for_damage": paid_damage,
}

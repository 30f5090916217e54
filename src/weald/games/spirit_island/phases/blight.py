"""Blight comes from its card: presence is lost, it cascades, the card flips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weald.games.spirit_island.action.context import BLIGHTED, LOST_PRESENCE
from weald.games.spirit_island.model.lands import add_presence
from weald.games.spirit_island.model.pieces import BLIGHT
from weald.games.spirit_island.model.state import Isle
from weald.games.spirit_island.rules.hooks import Work, active, settle
from weald.games.spirit_island.rules.registry import BLIGHT_CARDS

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Act


def add(act: Act, land: int, n: int = 1, quietly: int = 0) -> Work[int]:
    """Add blight to a land; the last `quietly` of it neither destroys presence nor cascades.

    Says how much was added: none when the last blight is on the island already, and all is lost.
    """
    if not (yield from take_from_card(act, land, n)):
        return 0
    for i in range(n):
        at = land
        spreads = yield from lay(act, at, quiet=i >= n - quietly)
        while spreads and act.s.blight_pool:
            # Blight on blight: one adjacent land gets blight, too, and so on from there.
            at = yield from act.pick_land(act.s.island.near[at], "cascade")
            spreads = (yield from take_from_card(act, at, 1)) and (yield from lay(act, at))
    return n


def lay(act: Act, land: int, quiet: bool = False) -> Work[bool]:
    """One blight from the card comes to a land and destroys presence; says whether it cascades."""
    s = act.s
    had = s.pieces[land][BLIGHT] > 0
    s.pieces[land][BLIGHT] += 1
    act.log.append((BLIGHTED, BLIGHT, land, -1, 1))
    if s.trace is not None:
        act.tell("blight", {"land": act.name(land)})
    if quiet:
        return False
    for seat in range(s.seats):
        if s.presence[seat][land]:
            yield from destroy_presence(act, seat, land)
    return had


def take_from_card(act: Act, land: int, n: int) -> Work[bool]:
    """Blight leaves the card for a land, unless there is none or a rule keeps it there."""
    s = act.s
    if not s.blight_pool:
        return False
    for rule, by in active(s, "blighting"):
        if (yield from rule.blighting(act, by, land)):
            return False
    yield from use_up(act, n)
    return True


def use_up(act: Act, n: int) -> Work[None]:
    """Blight leaves the card; a healthy one flips before it would run short, a blighted one is a defeat."""
    s = act.s
    if s.blight_pool <= n and s.blight_card >= 0 and not s.flipped:
        if s.blight_pool < n:
            yield from flip(act)
            s.blight_pool -= n
        else:
            s.blight_pool -= n
            yield from flip(act)
    else:
        s.blight_pool -= n
    if s.blight_pool <= 0:
        s.blight_pool = 0
        s.defeat = s.defeat or "blight"


def flip(act: Act) -> Work[None]:
    """The blight card turns over: its blight comes on it, and what happens at once happens now."""
    s = act.s
    card = BLIGHT_CARDS.all[s.blight_card]
    s.flipped = True
    settle(s)
    s.blight_pool += blight_on(s, card.per_player)
    if s.trace is not None:
        s.trace.reveal()
        act.tell("blighted-island", {"id": card.id, "n": s.blight_pool})
    for rule, by in active(s, "flipping"):
        inner = act.nested(card.id)
        yield from rule.flipping(inner, by)
        yield from inner.conclude()


def blight_on(s: Isle, per_player: int) -> int:
    """How much blight comes on a card."""
    for rule, by in active(s, "blight_per_player"):
        per_player += rule.blight_per_player(s, by)
    return per_player * len(s.boards)


def destroy_presence(act: Act, seat: int, land: int) -> Work[bool]:
    """One presence of a spirit in a land is destroyed."""
    s = act.s
    for rule, by in active(s, "losing_presence"):
        if (yield from rule.losing_presence(act, by, seat, land)):
            return False
    add_presence(s, seat, land, -1)
    s.destroyed[seat] += 1
    act.log.append((LOST_PRESENCE, seat, land, -1, 1))
    if s.trace is not None:
        act.tell("presence-destroyed", {"spirit": s.spirits[seat], "land": act.name(land)})
    return True

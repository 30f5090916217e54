"""Dangers: how far off each way to lose the forest is, and whether the coming attack brings it."""

from __future__ import annotations

from weald.games.sylvion.defeats import NO_BLOOM, PAWN_ARRIVES, WAY_OF, WAYS
from weald.games.sylvion.field import NOWHERE, SPACE_NAMES
from weald.games.sylvion.forecast import Forecast, forecast, moves
from weald.games.sylvion.state import MOBILIZATION, OVER, Battle
from weald.kernel.dangers import Coming, Danger, Defeat
from weald.kernel.messages import Message


def dangers(s: Battle) -> list[Danger]:
    """Return every way to lose: how it stands, and whether it comes if nothing is done about it."""
    if s.phase <= MOBILIZATION:
        return []
    coming = None if s.phase == OVER else forecast(s)
    return [danger(s, way, coming) for way in WAYS]


def danger(s: Battle, way: Defeat, coming: Forecast | None) -> Danger:
    """Return one way to lose as plain data."""
    comes: Coming = "none"
    text = stands(s, way)
    measured = way is not PAWN_ARRIVES or s.bearer != NOWHERE
    where = [SPACE_NAMES[s.bearer]] if way is PAWN_ARRIVES and measured else []
    if coming is None:
        comes = "certain" if WAY_OF.get(s.end) is way else "none"
    elif coming.lost and WAY_OF[coming.after.end] is way:
        comes = "likely" if coming.unknown else "certain"
        text = what_comes(s, coming)
        where = where or [move["from"] for move in moves(coming) if move["damage"]]
    return {
        "id": way.id,
        "seat": None,
        "measure": way.measure(s, ()) if measured else 0,
        "limit": way.limit_now(s),
        "left": way.left(s),
        "comes": comes,
        "where": where,
        "text": text.to_json(),
    }


def stands(s: Battle, way: Defeat) -> Message:
    """Return how far off a way to lose is, in words."""
    left = way.left(s)
    if left is not None:
        return Message(f"sylvion-danger-{way.id}", {"left": max(0, left)})
    if way is PAWN_ARRIVES:
        return Message("sylvion-danger-pawn-later")
    return Message(f"sylvion-danger-{way.id}-later", {"n": max(0, way.measure(s, ()))})


def what_comes(s: Battle, coming: Forecast) -> Message:
    """Return in words how the coming attack loses the forest."""
    way = WAY_OF[coming.after.end]
    why = "unknown" if coming.unknown else "sure"
    if way is NO_BLOOM:
        return Message("sylvion-outcome-lost", {"n": coming.damage, "left": s.bloom, "why": why})
    return Message(f"sylvion-outcome-lost-{way.id}", {"why": why})

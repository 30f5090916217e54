"""How it ends."""

from __future__ import annotations

from weald.games.sylvion.cards import vitality_of
from weald.games.sylvion.state import ENDS, OVER, Battle


def vitality(s: Battle) -> int:
    """How many edges the standing trees restore."""
    return sum(vitality_of(card) for card in s.board)


def finish(s: Battle) -> str:
    """The game is over."""
    s.phase = OVER
    if s.trace is not None:
        s.trace.tell("sylvion-event-over", {"n": vitality(s), "desolated": s.desolated, "end": ENDS[s.end]})
    return ""

"""The end of a game: the count of the trees and the outcome."""

from __future__ import annotations

from weald.games.sylvion.cards import EDGES, NAMES, vitality_of
from weald.games.sylvion.state import COUNT, ENDS, FEAT, HEALED, OVER, VICTORIES, Battle
from weald.kernel.game import Result
from weald.kernel.messages import Args, Message


def vitality(s: Battle) -> int:
    """Return how many edges the standing trees restore."""
    return sum(vitality_of(card) for card in s.board)


def finish(s: Battle) -> str:
    """End the game."""
    s.phase = OVER
    if s.trace is not None:
        s.trace.tell("sylvion-event-over", {"n": vitality(s), "desolated": s.desolated, "end": ENDS[s.end]})
    return ""


def measures(s: Battle) -> dict[str, int]:
    """Return the state of the forest: edges in bloom, desolated edges, and edges that the trees restore."""
    return {"bloom": s.bloom, "desolated": s.desolated, "restored": vitality(s)}


def result(s: Battle) -> Result:
    """Return the outcome of a game that is over."""
    restored = vitality(s)
    won = s.end in VICTORIES
    total = EDGES if won else min(EDGES, s.bloom + restored) if s.end == COUNT else 0
    score = {
        "total": total,
        "bloom": s.bloom,
        "desolated": s.desolated,
        "restored": restored,
        "turn": s.turn,
    }
    args: Args = {"restored": restored, "desolated": s.desolated}
    if s.end == FEAT:
        args = {"card": NAMES[s.box[-1]]}
    elif s.end not in (HEALED, COUNT):
        args = {"turn": s.turn}
    reason = Message("sylvion-result-" + ENDS[s.end], args)
    return Result(range(s.seats) if won else (), [score] * s.seats, reason)

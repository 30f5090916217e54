"""Fear: markers, cards that are earned, the terror level."""

from __future__ import annotations

from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.registry import active

VICTORY = 4


def gain(s: IslandState, n: int) -> None:
    """Fear markers move; each full pool earns a fear card, and the rest counts on."""
    s.fear += n
    if s.trace is not None:
        s.trace.tell("spirit_island-event-fear", {"n": n})
    while s.fear >= s.fear_pool and s.fear_deck:
        s.fear -= s.fear_pool
        earn(s)
    if not s.fear_deck:
        s.fear = min(s.fear, s.fear_pool - 1)


def earn(s: IslandState) -> None:
    """The top fear card is earned, face down; the terror level may rise at once."""
    card = s.fear_deck.pop()
    s.fear_earned.append(card)
    if s.trace is not None:
        s.trace.tell("spirit_island-event-fear-earned", {"n": len(s.fear_earned)})
    if any(rule.keeps_terror(s, by) for rule, by in active(s, Rule.keeps_terror)):
        return
    raise_terror(s, level_for(s))


def level_for(s: IslandState) -> int:
    """The terror level that belongs to what is left of the fear deck."""
    left = len(s.fear_deck)
    _, second, third = s.fear_split
    if left > second + third:
        return 1
    if left > third:
        return 2
    return 3 if left else VICTORY


def raise_terror(s: IslandState, level: int) -> None:
    """Raise the terror level, if it is lower."""
    if level > s.terror:
        s.terror = level
        if s.trace is not None:
            s.trace.tell("spirit_island-event-terror", {"level": level})

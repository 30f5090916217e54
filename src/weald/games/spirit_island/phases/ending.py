"""Victory and defeat, looked at whenever an Action and all that follows from it is complete."""

from __future__ import annotations

from weald.games.spirit_island.model.pieces import CITY, INVADERS, TOWN_CITY
from weald.games.spirit_island.model.state import OVER, SETUP, IslandState
from weald.games.spirit_island.rules.fear import VICTORY
from weald.games.spirit_island.rules.registry import active
from weald.games.spirit_island.rules.subjects import Doing
from weald.games.spirit_island.rules.ways_to_lose import defeated

# By terror level, what must be gone from the island.
LEFT: tuple[tuple[int, ...], ...] = (INVADERS, TOWN_CITY, (CITY,))


def closing(s: IslandState, following: str) -> str:
    """Return the next step, or the end of the game."""
    return "" if ended(s) else following


def ended(s: IslandState) -> bool:
    """Look for the end of the game; returns whether it has come."""
    if s.outcome:
        return True
    if s.phase == SETUP:
        return False
    defeat = s.defeat = defeated(s)
    victory = s.victory = victorious(s)
    if not victory and not defeat:
        return False
    s.outcome = "sacrifice" if defeat and victory else "victory" if victory else "defeat"
    s.phase = OVER
    if s.trace is not None:
        s.trace.tell("spirit_island-event-over", {"outcome": s.outcome})
    return True


def victorious(s: IslandState) -> str:
    """Return why the spirits have won, by the terror level or by a special rule."""
    for rule, by in active(s, Doing.WIN):
        verdict = rule.may(s, by, Doing.WIN, -1, -1, -1)
        if verdict is not None:
            return "scenario" if verdict else ""
    if s.terror >= VICTORY:
        return "fear"
    left = LEFT[s.terror - 1]
    for pieces in s.pieces:
        for kind in left:
            if pieces[kind]:
                return ""
    return f"terror{s.terror}"

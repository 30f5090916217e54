"""Facts that event cards ask for: the invader stage, which branch applies."""

from __future__ import annotations

from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.asking import extra
from weald.games.spirit_island.rules.declare import CHOICE, STAGE, TERROR, Branches, EventCard, EventPart
from weald.games.spirit_island.rules.land_rules import is_blighted
from weald.games.spirit_island.rules.registry import EVENTS
from weald.games.spirit_island.rules.subjects import Number

LAST_STAGE = 3


def invader_stage(s: IslandState) -> int:
    """Return the stage of the card on top of the invader deck; without cards it is the last."""
    if not s.invader_deck:
        return LAST_STAGE
    stage = INVADER_CARDS[s.invader_deck[-1]].stage
    return stage + extra(s, Number.STAGE, of=stage)


def in_force(s: IslandState, main: Branches) -> EventPart | None:
    """Return the branch of an event that applies now; None if the players choose."""
    if main.kind == CHOICE:
        return None
    if main.kind == STAGE:
        first = invader_stage(s) <= main.last
    elif main.kind == TERROR:
        first = s.terror <= main.last
    else:
        first = not is_blighted(s)
    return main.parts[0 if first else 1]


def can_come(s: IslandState, card: EventCard) -> bool:
    """Return whether an event can be played against this adversary."""
    return card.foe is None or (card.foe[0] == s.adversary and s.level >= card.foe[1])


def cards_of_table(s: IslandState) -> list[int]:
    """Return the event cards that a table plays with; none if it plays without events."""
    if not s.events:
        return []
    numbers = EVENTS.of(s.sets)
    if s.fewer_events:
        numbers = [number for number in numbers if not EVENTS.all[number].advised_against]
    foes = [number for number in numbers if EVENTS.all[number].foe is not None]
    return [number for number in numbers if number not in foes or can_come(s, EVENTS.all[number])]

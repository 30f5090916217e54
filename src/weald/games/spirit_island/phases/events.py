"""Events: one card each turn between the blighted island and fear, if the table plays with them."""

from __future__ import annotations

from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.phases.ending import closing
from weald.games.spirit_island.rules.happenings import EVENT_CARD
from weald.games.spirit_island.rules.registry import EVENTS
from weald.kernel import chance
from weald.kernel.game import StepFunction, Steps


def stack_events(s: IslandState) -> None:
    """Shuffle all event cards of the table."""
    s.event_deck = list(EVENTS.of(s.sets))
    if s.event_deck:
        chance.shuffle(s, s.event_deck)


def event(s: IslandState) -> Steps:
    """Turn up an event and resolve its parts; that of the first turn is discarded unread."""
    number = draw(s)
    if number < 0 or s.turn <= 1:
        return "fear"
    card = EVENTS.all[number]
    if s.trace is not None:
        s.trace.reveal()
        s.trace.tell("spirit_island-event-event-card", {"id": card.id})
    for body in (card.main, card.token, card.dahan):
        if body is not None:
            act = begin(s, EVENT_CARD, card.id)
            yield from body(act)
            yield from act.conclude()
    return closing(s, "fear")


def draw(s: IslandState) -> int:
    """Discard the top card of the event deck, shuffled again when it runs out; -1 if there is none."""
    if not s.event_deck:
        if not s.event_discard:
            return -1
        s.event_deck, s.event_discard = s.event_discard, []
        chance.shuffle(s, s.event_deck)
    number = s.event_deck.pop()
    s.event_discard.append(number)
    return number


STEPS: dict[str, StepFunction] = {"event": event}

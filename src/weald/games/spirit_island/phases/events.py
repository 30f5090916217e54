"""Events: one card each turn between the blighted island and fear, if the table plays with them."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.phases.beats import show
from weald.games.spirit_island.phases.ending import closing
from weald.games.spirit_island.phases.moments import pause
from weald.games.spirit_island.rules.declare import EventCard, EventPart
from weald.games.spirit_island.rules.event_cards import can_come, cards_of_table, in_force
from weald.games.spirit_island.rules.happenings import EVENT_CARD
from weald.games.spirit_island.rules.payment import most, price_of
from weald.games.spirit_island.rules.powers import NOTHING, Work
from weald.games.spirit_island.rules.registry import EVENT_RETURNS, EVENTS
from weald.kernel import chance
from weald.kernel.game import StepFunction, Steps

# In the notes of those who watch: the id of the part that is being resolved, and the table before it.
PART_NOW = "part_now"
PART_START = "part_start"


def stack_events(s: IslandState) -> None:
    """Shuffle the event cards of the table; those of its adversary come under the top cards."""
    cards = cards_of_table(s)
    s.event_deck = [number for number in cards if not EVENTS.all[number].under]
    if s.event_deck:
        chance.shuffle(s, s.event_deck)
    for number in cards:
        if EVENTS.all[number].under:
            put_under(s, number, EVENTS.all[number].under)


def put_under(s: IslandState, number: int, n: int) -> None:
    """Put a card under the top `n` cards of the event deck."""
    s.event_deck.insert(max(0, len(s.event_deck) - n), number)


def event(s: IslandState) -> Steps:
    """Turn up an event; that of the first turn is discarded unread."""
    yield from ()
    number = draw(s)
    if number < 0 or s.turn <= 1:
        return "fear"
    return turn_up(s, number)


def turn_up(s: IslandState, number: int) -> str:
    """Let an event begin; returns the step of its main part."""
    s.event_now = number
    if s.trace is not None:
        s.trace.reveal()
        s.trace.tell("spirit_island-event-event-card", {"id": EVENTS.all[number].id})
        show(s, "event", {"id": EVENTS.all[number].id, "part": None})
    return "event_main"


def draw(s: IslandState) -> int:
    """Discard the top card of the event deck, and go on to one that can be played; -1 if there is none.

    The deck is shuffled again when it runs out.
    """
    for _ in range(len(s.event_deck) + len(s.event_discard)):
        if not s.event_deck:
            s.event_deck, s.event_discard = s.event_discard, []
            chance.shuffle(s, s.event_deck)
        number = s.event_deck.pop()
        s.event_discard.append(number)
        if can_come(s, EVENTS.all[number]):
            return number
    return -1


def event_main(s: IslandState) -> Steps:
    """The branch that applies, or the option that the players choose."""
    if not (yield from pause(s)):
        return ""
    card = EVENTS.all[s.event_now]
    act = begin(s, EVENT_CARD, card.id)
    if s.trace is not None:
        s.trace.notes[PART_START] = s.copy()
    branch = in_force(s, card.main)
    if branch is None:
        yield from choose(act, card)
    else:
        yield from resolve(act, branch)
    yield from act.conclude()
    return closing(s, "event_token")


def choose(act: Action, card: EventCard) -> Work[None]:
    """Let the players choose an option that they can pay; one that they call off leaves them the first."""
    parts = card.main.parts
    affordable = [i for i, part in enumerate(parts) if can_pay(act.s, part)]
    chosen = yield from act.together("event", affordable, "part", parts=parts)
    if (yield from take_option(act, parts[chosen])) is False:
        act.paid = False
        yield from resolve(act, parts[0])


def can_pay(s: IslandState, part: EventPart) -> bool:
    """Return whether the spirits together can pay what an option costs."""
    return part.price is None or most(s, part.price.aid) >= price_of(s, part.price)


def take_option(act: Action, part: EventPart) -> Work[bool | None]:
    """Pay for an option and resolve it; returns False if the players call it off."""
    price = part.price
    if price is not None:
        if price.at_once and not (yield from act.pay_together(price_of(act.s, price), price.aid)):
            return False
        act.paid = True
    return (yield from resolve(act, part))


def resolve(act: Action, part: EventPart) -> Work[bool | None]:
    """Resolve a part of an event."""
    if act.s.trace is not None:
        act.s.trace.tell(f"spirit_island-part-{part.id}", {})
        act.s.trace.notes[PART_NOW] = part.id
    result: bool | None = yield from part.body(act) or NOTHING
    if act.s.trace is not None:
        show(act.s, "event", {"id": EVENTS.all[act.s.event_now].id, "part": part.id})
    return result


def event_token(s: IslandState) -> Steps:
    """Resolve the token event."""
    yield from aside(s, EVENTS.all[s.event_now].token)
    return closing(s, "event_dahan")


def event_dahan(s: IslandState) -> Steps:
    """Resolve the dahan event."""
    yield from aside(s, EVENTS.all[s.event_now].dahan)
    return closing(s, "event_end")


def aside(s: IslandState, part: EventPart | None) -> Work[None]:
    """Resolve a token event or a dahan event as an Action of its own."""
    if part is not None and (yield from pause(s)):
        act = begin(s, EVENT_CARD, EVENTS.all[s.event_now].id)
        if s.trace is not None:
            s.trace.notes[PART_START] = s.copy()
        yield from resolve(act, part)
        yield from act.conclude()


def event_end(s: IslandState) -> Steps:
    """The card is done: another may follow, and it may go back under the top of the deck."""
    yield from ()
    done = s.event_now
    s.event_now = -1
    if s.trace is not None:
        s.trace.notes.clear()
    following = draw(s) if EVENTS.all[done].another else -1
    under = s.counters.pop(EVENT_RETURNS, 0)
    if under:
        s.event_discard.remove(done)
        put_under(s, done, under)
    return turn_up(s, following) if following >= 0 else "fear"


STEPS: dict[str, StepFunction] = {
    "event": event,
    "event_main": event_main,
    "event_token": event_token,
    "event_dahan": event_dahan,
    "event_end": event_end,
}

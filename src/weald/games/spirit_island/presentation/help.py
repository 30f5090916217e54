"""One more line under a question: what the power behind it does, or what is to be done in this phase."""

from __future__ import annotations

from typing import cast

from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.model.state import PHASES, IslandState
from weald.games.spirit_island.phases.spirit import growth_moves
from weald.games.spirit_island.rules.declare import EventCard
from weald.games.spirit_island.rules.event_cards import in_force
from weald.games.spirit_island.rules.moves import GROW
from weald.games.spirit_island.rules.panel import card_plays, cost
from weald.games.spirit_island.rules.powers import INNATE
from weald.games.spirit_island.rules.registry import BLIGHT_CARDS, EVENTS, FEAR_CARDS, POWERS, SPIRITS
from weald.kernel.decisions import Question
from weald.kernel.messages import Message


def help_line(s: IslandState, question: Question, seat: int) -> Message | None:
    """Return the explanation of a question for its player."""
    q = cast("IslandQuestion", question)
    if q.kind == "grow":
        return _grow(s, seat)
    if q.kind == "powers":
        return Message("spirit_island-help-powers", {"phase": PHASES[s.phase]})
    if q.kind == "presence_from":
        return Message("spirit_island-help-presence-from")
    user = _user(s, q.source, seat)
    if user >= 0:
        return Message("spirit_island-help-used-by", {"spirit": s.spirits[user], "id": q.source})
    return _effect(s, q.source)


def _user(s: IslandState, id: str, seat: int) -> int:
    """Return the other spirit whose power asks a seat something, or -1."""
    if id not in POWERS.by_id:
        return -1
    number = POWERS.number(id)
    if number in s.used[seat] or number in s.played[seat]:
        return -1
    return next((other for other in range(s.seats) if number in s.used[other]), -1)


def grow_step(s: IslandState, seat: int) -> str:
    """Return a seat's next act in the spirit phase: choose growth, do it, play cards, or nothing more."""
    if not s.paid[seat]:
        return "choose" if any(move[0] == GROW for move in growth_moves(s, seat)) else "actions"
    left = card_plays(s, seat) - s.plays[seat]
    can_play = left > 0 and any(cost(s, seat, card) <= s.energy[seat] for card in s.hands[seat])
    return "play" if can_play else "done"


def _grow(s: IslandState, seat: int) -> Message:
    """Help with the spirit phase."""
    step = grow_step(s, seat)
    left = card_plays(s, seat) - s.plays[seat]
    return Message(
        f"spirit_island-help-grow-{step}", {"n": left, "energy": s.energy[seat]} if step == "play" else {}
    )


def _effect(s: IslandState, id: str) -> Message | None:
    """Return the text of the card or special rule that a question comes from; innate powers have none."""
    if id in POWERS.by_id:
        return None if POWERS[id].deck == INNATE else Message(f"spirit_island-effect-{id}")
    if id in FEAR_CARDS.by_id:
        return Message(f"spirit_island-effect-{id}-{min(s.terror, 3)}")
    if id in EVENTS.by_id:
        return _event(s, EVENTS[id])
    if id in BLIGHT_CARDS.by_id or any(id == rule.id for spirit in SPIRITS.all for rule in spirit.rules):
        return Message(f"spirit_island-effect-{id}")
    return None


def _event(s: IslandState, card: EventCard) -> Message | None:
    """Return the text of the part of an event that is being resolved, unless the players choose it."""
    parts = {"event_main": in_force(s, card.main), "event_token": card.token, "event_dahan": card.dahan}
    part = parts.get(s.step)
    return None if part is None else Message(f"spirit_island-does-{part.id}")

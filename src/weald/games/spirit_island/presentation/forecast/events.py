"""Forecasts of events: each part, played by the rules on a copy that knows nothing hidden."""

from __future__ import annotations

from typing import cast

from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.lands import pieces_in
from weald.games.spirit_island.model.pieces import ALL_KINDS, ELEMENTS, INVADERS, KINDS, strife_on
from weald.games.spirit_island.model.state import Effect, IslandState
from weald.games.spirit_island.phases.events import can_pay, resolve
from weald.games.spirit_island.presentation.forecast.invaders import easy_reply, fresh
from weald.games.spirit_island.presentation.information import redact, redeal
from weald.games.spirit_island.presentation.view_types import EventChange, EventPrice
from weald.games.spirit_island.rules.declare import NO_AID, EventPart
from weald.games.spirit_island.rules.happenings import EVENT_CARD
from weald.games.spirit_island.rules.payment import price_of
from weald.games.spirit_island.rules.registry import EVENTS
from weald.kernel.decisions import Question, Value, is_forced
from weald.kernel.driver import drive

# Number of plays of a part that depends on cards no player has seen.
TRIES = 12

# By what changes, how much of it there is in each land; the last place is for what is in no land.
Tally = dict[str, list[int]]


def price(s: IslandState, part: EventPart) -> EventPrice | None:
    """Return the price of an option for all players together."""
    if part.price is None:
        return None
    aid = part.price.aid
    return {
        "n": price_of(s, part.price),
        "element": None if aid == NO_AID else ELEMENTS[aid],
        "affordable": can_pay(s, part),
    }


class Reply:
    """Replies to questions, and remembers whether there was a choice."""

    def __init__(self) -> None:
        self.asked = False

    def __call__(self, question: Question) -> Value | tuple[int, Value]:
        self.asked = self.asked or not is_forced(question)
        return cast("Value", easy_reply(question))


def outlook(s: IslandState, part: EventPart) -> tuple[list[EventChange], list[Effect]]:
    """Return the changes by a part, and the effects that come into force by it.

    If it depends on cards that lie face down, changes go from the least to the most.
    """
    if not can_pay(s, part):
        return [], []
    before = fresh(redact(s, None))
    reply = Reply()
    seen: list[Tally] = []
    lasting: list[Effect] = []
    for seed in range(TRIES):
        copy = before.copy()
        copy.seed, copy.drawn = seed, 0
        redeal(copy, None)
        hidden = _hidden(copy)
        act = begin(copy, EVENT_CARD, EVENTS.all[s.event_now].id)
        act.paid = part.price is not None
        drive(resolve(act, part), reply)
        drive(act.conclude(), reply)
        seen.append(difference(before, copy))
        if not seed:
            lasting = [
                effect for effect in copy.effects if effect not in before.effects and effect[0] not in KINDS
            ]
            if _hidden(copy) == hidden:
                break
    return changes(s, seen, reply.asked), lasting


def _hidden(s: IslandState) -> tuple[int, ...]:
    """Return how many cards lie face down in the decks that events draw from."""
    return (len(s.minor_deck), len(s.major_deck), len(s.event_deck), len(s.invader_deck))


def tally(s: IslandState) -> Tally:
    """Return how much of everything there is, by land."""
    size = s.island.size
    counts = {KINDS[kind]: [s.pieces[land][kind] for land in range(size)] + [0] for kind in ALL_KINDS}
    counts["presence"] = [sum(own[land] for own in s.presence) for land in range(size)] + [0]
    counts["strife"] = [
        sum(strife_on(piece) for piece in pieces_in(s, land, INVADERS)) for land in range(size)
    ] + [0]
    nowhere = [0] * size
    counts["fear"] = [*nowhere, s.fear + s.fear_pool * (len(s.fear_earned) + len(s.fear_discard))]
    counts["energy"] = [*nowhere, sum(s.energy)]
    counts["blight_card"] = [*nowhere, s.blight_pool + sum(counts["blight"])]
    return counts


def difference(before: IslandState, after: IslandState) -> Tally:
    """Return the differences after an event."""
    old, new = tally(before), tally(after)
    return {what: [b - a for a, b in zip(old[what], new[what], strict=True)] for what in old}


def changes(s: IslandState, seen: list[Tally], asked: bool) -> list[EventChange]:
    """Return the changes, in words of the table; lands only if neither players nor cards choose them."""
    listed: list[EventChange] = []
    for what in seen[0]:
        sums = [sum(tries[what]) for tries in seen]
        moved = max(sum(n for n in tries[what] if n > 0) for tries in seen)
        if not any(sums) and not moved:
            continue
        sure = not asked and len(seen) == 1
        where = [s.island.names[land] for land, n in enumerate(seen[0][what][:-1]) if n] if sure else []
        listed.append(
            {
                "what": what,
                "least": min(sums),
                "most": max(sums),
                "moved": 0 if any(sums) else moved,
                "lands": where,
            }
        )
    return listed

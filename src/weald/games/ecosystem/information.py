"""Hidden information of a seat, the deck and hands that it has not held: dealt again or in a fixed order.

A hand that a seat has passed on is no secret to it: it has seen the cards, and all saw what was taken since.
"""

from __future__ import annotations

from weald.games.ecosystem.state import Forest
from weald.kernel import chance


def redeal(s: Forest, seat: int | None) -> None:
    """Deal again, in place, all cards that `seat` cannot know."""
    hidden = _hidden(s, seat)
    chance.shuffle(s, hidden)
    _lay_out(s, seat, hidden)


def redact(s: Forest, seat: int | None) -> Forest:
    """Return a copy in which all cards that `seat` cannot know are in one fixed order."""
    copy = s.copy()
    _lay_out(copy, seat, _hidden(s, seat))
    return copy


def held_before(s: Forest, seat: int) -> list[int]:
    """Return the seats whose hands `seat` has held in this round, its own one first."""
    n = len(s.hands)
    # Hands go to the next seat in the first round, to the one before in the second.
    step = 1 if s.round == 1 else -1
    return [(seat + step * passed) % n for passed in range(min(n, max(1, s.turn)))]


def _hidden(s: Forest, seat: int | None) -> list[int]:
    """Return the cards of the deck and of all hands that `seat` has not held, in one fixed order."""
    seen = [] if seat is None else held_before(s, seat)
    hidden = list(s.deck)
    for holder, hand in enumerate(s.hands):
        if holder not in seen:
            hidden += hand
    hidden.sort()
    return hidden


def _lay_out(s: Forest, seat: int | None, cards: list[int]) -> None:
    """Fill the hands that `seat` has not held and the deck with `cards`; the hands stay the same lists."""
    seen = [] if seat is None else held_before(s, seat)
    for holder, hand in enumerate(s.hands):
        if holder not in seen:
            n = len(hand)
            hand[:] = cards[:n]
            del cards[:n]
    s.deck[:] = cards

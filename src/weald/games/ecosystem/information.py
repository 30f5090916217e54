"""What a seat cannot see: the deck and the hands of others, dealt again or put into a fixed order."""

from __future__ import annotations

from weald.games.ecosystem.state import Forest
from weald.kernel import chance


def redeal(s: Forest, seat: int | None) -> None:
    """Deal again, in place, all cards that `seat` cannot see."""
    hidden = _hidden(s, seat)
    chance.shuffle(s, hidden)
    _lay_out(s, seat, hidden)


def redact(s: Forest, seat: int | None) -> Forest:
    """Return a copy in which all cards that `seat` cannot see are in one fixed order."""
    copy = s.copy()
    _lay_out(copy, seat, _hidden(s, seat))
    return copy


def _hidden(s: Forest, seat: int | None) -> list[int]:
    """Return the cards of the deck and of all hands but that of `seat`, in one fixed order."""
    hidden = list(s.deck)
    for holder, hand in enumerate(s.hands):
        if holder != seat:
            hidden += hand
    hidden.sort()
    return hidden


def _lay_out(s: Forest, seat: int | None, cards: list[int]) -> None:
    """Fill the hands of others and the deck with `cards`; the hands stay the same lists."""
    for holder, hand in enumerate(s.hands):
        if holder != seat:
            n = len(hand)
            hand[:] = cards[:n]
            del cards[:n]
    s.deck[:] = cards

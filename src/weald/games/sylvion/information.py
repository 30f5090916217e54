"""Hidden information of a seat: redacted for evaluations, redealt for bots."""

from __future__ import annotations

from weald.games.sylvion.cards import BETRAYAL, FACE_DOWN, FOUNTAIN_1
from weald.games.sylvion.state import OPEN, Battle
from weald.kernel import chance

# Stands for a Sylvan card that the seat cannot see.
BLANK = FOUNTAIN_1


def sees_hand(s: Battle, viewer: int | None, holder: int) -> bool:
    """Return whether `viewer` (None: a spectator) sees a hand: its own, or all when they lie open."""
    return viewer == holder or (s.seats == 2 and s.talk == OPEN)


def redact(s: Battle, seat: int | None) -> Battle:
    """Return a copy with blanks for hidden cards: in hands, in the deck, on the stacks and out of the game.

    Recruits and edges still to come are sorted: their order is hidden, their faces are not.
    """
    c = s.copy()
    c.pool.sort()
    c.edges.sort()
    c.unseen = [BLANK] * len(s.unseen)
    for holder, hand in enumerate(c.hands):
        if not sees_hand(s, seat, holder):
            hand[:] = [BLANK] * len(hand)
    for row, stack in enumerate(c.stacks):
        n = len(stack) - s.known[row]
        stack[:n] = [FACE_DOWN] * n
    hidden = len(s.deck) - _seen_on_top(s, seat)
    # A seat that looks through the deck knows what is in it.
    c.deck[:hidden] = sorted(s.deck[:hidden]) if s.searched and seat == s.active else [BLANK] * hidden
    return c


def redeal(s: Battle, seat: int | None) -> None:
    """Deal deck and hidden hands, stacks, recruits and edges again, within what `seat` knows of them.

    All of it is sorted first, so that nothing of how it really lies is left.
    """
    for pile in (s.pool, s.edges):
        pile.sort()
        chance.shuffle(s, pile)
    _redeal_stacks(s)
    hidden = len(s.deck) - _seen_on_top(s, seat)
    top = s.deck[hidden:]
    del s.deck[hidden:]
    hands = [hand for holder, hand in enumerate(s.hands) if not sees_hand(s, seat, holder)]
    if s.searched and seat == s.active:
        s.deck.sort()
        chance.shuffle(s, s.deck)
        _mix(s, hands, [])
    else:
        _mix(s, hands, s.deck)
    s.deck += top


def _seen_on_top(s: Battle, seat: int | None) -> int:
    """Count the cards on top of the deck that `seat` saw laid there."""
    n = 0
    while n < len(s.laid) and sees_hand(s, seat, s.laid[-1 - n]):
        n += 1
    return n


def _mix(s: Battle, hands: list[list[int]], deck: list[int]) -> None:
    """Deal hands, cards out of the game face down, and the deck again; Betrayals stay where they can be."""
    hidden = sorted([card for hand in hands for card in hand] + s.unseen + deck)
    chance.shuffle(s, hidden)
    for place in (*hands, s.unseen):
        traitors = place.count(BETRAYAL)
        loyal = [card for card in hidden if card != BETRAYAL][: len(place) - traitors]
        place[:] = [BETRAYAL] * traitors + loyal
        for card in place:
            hidden.remove(card)
    deck[:] = hidden


def _redeal_stacks(s: Battle) -> None:
    hidden: list[int] = []
    for row, stack in enumerate(s.stacks):
        hidden += stack[: len(stack) - s.known[row]]
    hidden.sort()
    chance.shuffle(s, hidden)
    for row, stack in enumerate(s.stacks):
        n = len(stack) - s.known[row]
        stack[:n] = hidden[:n]
        del hidden[:n]

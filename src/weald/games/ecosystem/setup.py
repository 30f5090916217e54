"""Set-up and dealing."""

from __future__ import annotations

from weald.games.ecosystem.cards import DECK, ROUND_CARDS
from weald.games.ecosystem.state import PICK, Forest
from weald.kernel import chance
from weald.kernel.game import Steps


def deal(s: Forest) -> Steps:
    """Shuffle the deck before the first round, and deal ten cards to every hand."""
    yield from ()  # a step is a generator even if it asks nothing
    if s.round == 0:
        s.deck = DECK[:]
        chance.shuffle(s, s.deck)
    s.round += 1
    s.turn = 1
    s.phase = PICK
    for i in range(len(s.hands)):
        s.hands[i] = s.deck[-ROUND_CARDS:]
        del s.deck[-ROUND_CARDS:]
    if s.trace is not None:
        s.trace.reveal()
        s.trace.tell("ecosystem-event-dealt", {"round": s.round, "cards": ROUND_CARDS})
    return "solo" if s.seats == 1 else "draft"

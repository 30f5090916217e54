"""What lies face down, hidden from everybody: redacted for evaluations, redealt for bots."""

from __future__ import annotations

from collections.abc import Callable

from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.registry import BLIGHT_CARDS
from weald.kernel import chance

Arrange = Callable[[list[int]], None]


def redeal(s: IslandState, _seat: int | None) -> None:
    """Deal what lies face down again; all hands are open, so this is the same for every seat."""
    _lay_face_down(s, lambda cards: chance.shuffle(s, cards))


def redact(s: IslandState, _seat: int | None) -> IslandState:
    """Return a copy in which what lies face down is sorted."""
    copy = s.copy()
    _lay_face_down(copy, list.sort)
    return copy


def _lay_face_down(s: IslandState, arrange: Arrange) -> None:
    """Take up all cards that nobody has seen, arrange them, and lay them where they were."""
    arrange(s.minor_deck)
    arrange(s.major_deck)
    arrange(s.event_deck)
    _lay_fear(s, arrange)
    _lay_invaders(s, arrange)
    if not s.flipped and s.blight_card:
        cards = [*s.blight_deck, BLIGHT_CARDS.number(s.blight_card)]
        arrange(cards)
        s.blight_card = BLIGHT_CARDS.ids[cards.pop()]
        s.blight_deck[:] = cards
    elif s.flipped:
        # A still-healthy card brings another one.
        arrange(s.blight_deck)


def _lay_fear(s: IslandState, arrange: Arrange) -> None:
    """Fear cards nobody has seen: in the box, in the deck, earned and still face down."""
    seen = set(s.fear_seen)
    piles = (s.fear_box, s.fear_deck, s.fear_earned)
    hidden = [card for pile in piles for card in pile if card not in seen]
    arrange(hidden)
    for pile in piles:
        pile[:] = [card if card in seen else hidden.pop() for card in pile]
    s.fear_box.sort()


def _lay_invaders(s: IslandState, arrange: Arrange) -> None:
    """Invader cards nobody has seen, stage by stage."""
    for stage in (1, 2, 3):
        piles = (s.invader_box, s.invader_deck)
        hidden = [card for pile in piles for card in pile if INVADER_CARDS[card].stage == stage]
        arrange(hidden)
        for pile in piles:
            pile[:] = [hidden.pop() if INVADER_CARDS[card].stage == stage else card for card in pile]
    s.invader_box.sort()

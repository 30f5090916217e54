"""What a seat cannot see: redealt, or put into a fixed order."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.ecosystem.scenes import table
from weald.games.ecosystem.information import redact, redeal
from weald.games.ecosystem.state import Forest


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_redealing_keeps_what_is_seen_and_all_cards(seats: int) -> None:
    s = table(seats, turn=3).run.state
    assert isinstance(s, Forest)
    for seat in (*range(seats), None):
        other = s.copy()
        redeal(other, seat)
        assert [len(hand) for hand in other.hands] == [len(hand) for hand in s.hands]
        if seat is not None:
            assert other.hands[seat] == s.hands[seat]
        assert (other.masks, other.pile, other.chosen) == (s.masks, s.pile, s.chosen)
        assert Counter(sum(other.hands, other.deck)) == Counter(sum(s.hands, s.deck))
        assert other.deck != s.deck


def test_redealing_reaches_every_hidden_card() -> None:
    """Over many worlds the other hand holds every kind that is still hidden."""
    s = table(3, turn=9, hands=[["wolf", "bee"]]).run.state
    assert isinstance(s, Forest)
    dealt = set()
    for seed in range(60):
        other = s.copy()
        other.seed = seed
        redeal(other, 0)
        dealt |= set(other.hands[1])
    assert dealt == set(s.deck + s.hands[1] + s.hands[2])


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_redacting_leaves_nothing_of_how_hidden_cards_lie(seats: int) -> None:
    """Two deals that look the same to a seat are the same after redacting."""
    s = table(seats, turn=3).run.state
    assert isinstance(s, Forest)
    for seat in (*range(seats), None):
        redacted = []
        for seed in (1, 2):
            other = s.copy()
            other.seed = seed
            redeal(other, seat)
            blind = redact(other, seat)
            redacted.append((blind.hands, blind.deck))
        assert redacted[0] == redacted[1]
        hands, deck = redacted[0]
        assert [len(hand) for hand in hands] == [len(hand) for hand in s.hands]
        assert seat is None or hands[seat] == s.hands[seat]
        assert Counter(sum(hands, deck)) == Counter(sum(s.hands, s.deck))

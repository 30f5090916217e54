"""Hidden information of a seat: redealt, or put into a fixed order."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.ecosystem.scenes import table
from weald.games import find
from weald.games.ecosystem.information import held_before, redact, redeal
from weald.games.ecosystem.state import Forest
from weald.kernel.driver import Run


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
    s = table(3, turn=1, hands=[["wolf", "bee"]]).run.state
    assert isinstance(s, Forest)
    dealt = set()
    for seed in range(60):
        other = s.copy()
        other.seed = seed
        redeal(other, 0)
        dealt |= set(other.hands[1])
    assert dealt == set(s.deck + s.hands[1] + s.hands[2])


@pytest.mark.parametrize(
    ("seats", "turn", "round_", "held"),
    [
        (3, 1, 1, [1]),
        (3, 2, 1, [1, 2]),
        (3, 2, 2, [1, 0]),
        (3, 3, 1, [1, 2, 0]),
        (3, 9, 2, [1, 0, 2]),
        (2, 2, 1, [1, 2]),
        (2, 3, 2, [1, 0, 2]),
        (6, 4, 1, [1, 2, 3, 4]),
        (6, 3, 2, [1, 0, 5]),
    ],
)
def test_hands_that_were_passed_on_are_remembered(
    seats: int, turn: int, round_: int, held: list[int]
) -> None:
    s = table(seats, turn=turn, round=round_).run.state
    assert isinstance(s, Forest)
    assert held_before(s, 1) == held
    for seed in range(3):
        other = s.copy()
        other.seed = seed
        redeal(other, 1)
        for holder, hand in enumerate(redact(other, 1).hands):
            assert (hand == s.hands[holder]) == (holder in held)


def test_a_hand_that_was_held_is_where_it_was_passed_to() -> None:
    """In a whole game, the hands that a seat remembers are those that it had before, less what was taken."""
    game = find("ecosystem")
    run = Run(game, game.start(4, game.resolve_options({}), 5))
    random = Random(5)
    seen: list[Counter[int]] = []
    turn = (0, 0)
    while not run.over:
        s, question = run.state, run.question
        assert isinstance(s, Forest)
        assert question is not None
        if question.kind == "pick" and (s.round, s.turn) != turn:
            seen = seen[:3] if s.round == turn[0] else []
            turn = s.round, s.turn
            remembered = [Counter(s.hands[holder]) for holder in held_before(s, 2)]
            assert len(remembered) == min(4, s.turn)
            for before, now in zip(seen, remembered[1:], strict=True):
                assert now <= before
            seen = remembered
        seat = run.open_seats[0]
        run.answer(seat, random.choice(question.values(seat)))


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

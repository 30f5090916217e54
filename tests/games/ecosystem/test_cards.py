"""The content of the box."""

from __future__ import annotations

from collections import Counter

from weald.games.ecosystem.cards import CELL_NAMES, DECK, FIRST, KINDS


def test_the_cards_in_the_box() -> None:
    """Rulebook (French edition), "Types de cartes": the number of cards of each kind; 130 in total."""
    assert {KINDS[kind - 1]: n for kind, n in Counter(DECK).items()} == {
        "bee": 8,
        "bear": 12,
        "trout": 10,
        "fox": 12,
        "eagle": 8,
        "dragonfly": 8,
        "deer": 12,
        "rabbit": 8,
        "meadow": 20,
        "stream": 20,
        "wolf": 12,
    }
    assert len(DECK) == 130


def test_the_first_card_lies_in_the_middle_of_the_field() -> None:
    """Three rows above and below, four columns on either side: every place in a 4 by 5 frame is possible."""
    assert len(CELL_NAMES) == 7 * 9
    assert CELL_NAMES[FIRST] == "r3c4"

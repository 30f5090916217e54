"""The state: copies and swaps."""

from __future__ import annotations

from tests.attributes import field_names
from tests.games.ecosystem.scenes import masks, table
from weald.games.ecosystem.cards import CELL_NUMBERS, FIRST
from weald.games.ecosystem.state import Forest, kind_at, swap


def test_a_copy_shares_nothing() -> None:
    s = table(3, turn=4).run.state
    assert isinstance(s, Forest)
    before = {name: repr(getattr(s, name)) for name in field_names(Forest) if name != "trace"}
    other = s.copy()
    assert {name: repr(getattr(other, name)) for name in field_names(Forest) if name != "trace"} == before
    for cards in (other.deck, other.pile, other.chosen, other.lifted, other.boxes, other.far):
        cards.append(99)
    for lists in (other.hands, other.masks, other.free):
        lists[0].append(99)
    assert {name: repr(getattr(s, name)) for name in field_names(Forest) if name != "trace"} == before


def test_cards_change_places() -> None:
    laid = masks("fox bea\nwol fox")
    corner = {name: CELL_NUMBERS[name] for name in ("r3c4", "r3c5", "r4c4", "r4c5")}
    swap(laid, corner["r3c4"], corner["r3c5"])
    assert laid == masks("bea fox\nwol fox")
    swap(laid, corner["r3c5"], corner["r4c5"])
    assert laid == masks("bea fox\nwol fox"), "two cards of a kind"
    assert [kind_at(laid, cell) for cell in (FIRST, 0)] == [3, 0]

"""The swap of the rabbit: rulebook (French edition), "Types de cartes"."""

from __future__ import annotations

import pytest

from tests.games.ecosystem.scenes import answer_all, cards_of, events, grid, options, table
from weald.kernel.errors import Illegal
from weald.kernel.messages import Message
from weald.kernel.table import Table

LAID = grid("""
    bea fox
    str mea
""")


def rabbit_laid(*, others: tuple[str, str] = ("fox", "deer")) -> Table:
    """Seat 0 has laid a rabbit to the right of bear and fox; the others have laid these cards."""
    t = table(3, grids=[LAID], hands=[["rabbit"], [others[0]], [others[1]]], turn=5)
    answer_all(t, "rabbit", *others)
    answer_all(t, "r3c6", *(t.pending[seat].options[0] for seat in (1, 2)))
    return t


def test_any_two_own_cards_the_new_rabbit_included() -> None:
    """Rulebook (French edition), "Types de cartes": the rabbit just placed may be one of the two cards."""
    t = rabbit_laid()
    assert [(decision.seat, decision.kind) for decision in t.pending] == [(0, "swap_first")]
    cells = {"r3c4", "r3c5", "r3c6", "r4c4", "r4c5"}
    assert options(t, 0) == {"none"} | cells
    assert t.view(1)["phase"] == "swap"
    t.answer(0, "r3c6")
    assert t.pending[0].kind == "swap_second"
    assert options(t, 0) == {"none"} | cells - {"r3c6"}
    assert t.view(None)["players"][0]["lifted"] == "r3c6"
    t.answer(0, "r4c4")
    assert cards_of(t, 0) == {
        "r3c4": "bear",
        "r3c5": "fox",
        "r3c6": "stream",
        "r4c4": "rabbit",
        "r4c5": "meadow",
    }
    assert t.view(None)["players"][0]["lifted"] is None


def test_two_other_cards_far_apart() -> None:
    """Ruling R9 (docs/rulings/ecosystem.md): any two cards are swapped, adjacent or not."""
    t = rabbit_laid()
    answer_all(t, "r3c4")
    answer_all(t, "r4c5")
    changed = {**LAID, "r3c6": "rabbit", "r3c4": "meadow", "r4c5": "bear"}
    assert cards_of(t, 0) == changed


def test_the_swap_goes_into_the_log_with_both_cards() -> None:
    t = rabbit_laid()
    before = len(t.events)
    answer_all(t, "r3c4")
    answer_all(t, "r4c5")
    # Two rows and three columns are used: the window reaches two rows above and two columns to the left.
    words = {"seat": 0, "card": "bear", "cell": "r3c4", "row": 3, "col": 3}
    other = {"other_card": "meadow", "other_cell": "r4c5", "other_row": 4, "other_col": 4}
    assert events(t, before)[0] == ("swapped", {**words, **other})


def test_the_swap_is_optional_at_both_questions() -> None:
    """Rulebook (French edition), "Types de cartes": a swap is optional."""
    laid = {**LAID, "r3c6": "rabbit"}
    t = rabbit_laid()
    t.answer(0, "none")
    assert t.pending[0].kind == "pick"
    assert cards_of(t, 0) == laid
    t = rabbit_laid()
    t.answer(0, "r3c4")
    t.answer(0, "none")
    assert t.pending[0].kind == "pick"
    assert cards_of(t, 0) == laid
    assert "swapped" not in dict(events(t))


def test_a_moved_rabbit_does_not_hop_again() -> None:
    """Ruling R11 (docs/rulings/ecosystem.md): a rabbit swaps once, when it is played."""
    t = rabbit_laid()
    answer_all(t, "r3c6")
    answer_all(t, "r3c4")
    assert t.pending[0].kind == "pick"
    assert len(t.pending) == 3


def test_a_swap_leaves_the_outline_and_the_frame() -> None:
    """Ruling R12 (docs/rulings/ecosystem.md): a swap does not change which cells are occupied."""
    t = rabbit_laid()
    before = t.view(0)["players"][0]
    answer_all(t, "r4c4")
    answer_all(t, "r3c6")
    after = t.view(0)["players"][0]
    assert {card["cell"] for card in after["cards"]} == {card["cell"] for card in before["cards"]}
    assert after["window"] == before["window"]


def test_everybody_who_laid_a_rabbit_swaps_at_once_and_in_secret() -> None:
    """Rulebook (French edition), "Draft": the swaps of all rabbits happen at the same time."""
    t = rabbit_laid(others=("fox", "rabbit"))
    assert [decision.seat for decision in t.pending] == [0, 2]
    before = t.view(None)
    t.answer(2, "r3c4")
    assert t.view(None) == before
    t.answer(0, "none")
    assert [(decision.seat, decision.kind) for decision in t.pending] == [(2, "swap_second")]
    t.answer(2, "r3c5")
    assert t.pending[0].kind == "pick"
    assert events(t)[-2][0] == "swapped"


def test_refusals() -> None:
    t = rabbit_laid()
    for cell in ("r2c4", "r0c0"):
        with pytest.raises(Illegal) as refused:
            t.answer(0, cell)
        assert refused.value.message == Message("ecosystem-refused-empty")
    t.answer(0, "r3c4")
    with pytest.raises(Illegal) as refused:
        t.answer(0, "r3c4")
    assert refused.value.message == Message("ecosystem-refused-same")


def test_the_first_choice_of_a_swap_may_be_taken_back() -> None:
    t = rabbit_laid()
    t.answer(0, "r3c4")
    t.undo(0)
    assert t.pending[0].kind == "swap_first"
    assert t.view(0)["players"][0]["lifted"] is None

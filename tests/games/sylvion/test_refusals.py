"""Bad input: refused with the rule that forbids it, in every language, and nothing changes."""

from __future__ import annotations

import pytest

from tests.games.sylvion.scenes import ADVANCED_GAME, FEATS, asked, defence, lay, new, play, refused
from weald.kernel.errors import Illegal
from weald.kernel.table import Table


def paying() -> Table:
    """A fountain that costs two, being paid for."""
    t = defence(hand="fountain_3 owl whale tree_1")
    play(t, "fountain_3", "r1c1")
    assert asked(t) == ("pay", 0, ("tree_1", "whale", "owl"))
    return t


def carrying() -> Table:
    """A whale with the elemental of row 1, column 4."""
    t = defence((". . . e1", ". . . e2", "F1 . . ."), hand="whale tree_1")
    play(t, "whale", "r1c4")
    assert asked(t)[0] == "carry"
    return t


class TestPaying:
    """Rulebook (German edition), "4. Verteidige den Wald": exactly as many other cards pay as it costs."""

    def test_with_the_card_being_played(self) -> None:
        assert refused(paying(), "fountain_3") == "pays-itself"

    @pytest.mark.parametrize("nothing", ["done", "none", ""])
    def test_with_too_few(self, nothing: str) -> None:
        assert refused(paying(), nothing) == "too-few"

    def test_with_too_few_at_once(self) -> None:
        t = defence(hand="fountain_4 owl whale tree_1")
        play(t, "fountain_4", "r1c1")
        assert refused(t, "owl+whale") == "too-few"

    def test_with_too_many(self) -> None:
        assert refused(paying(), "owl+whale+tree_1") == "too-many"

    def test_one_by_one(self) -> None:
        assert refused(paying(), "owl+whale") == "one-by-one"

    def test_with_a_card_that_is_not_there(self) -> None:
        assert refused(paying(), "elephant") == "not-there"

    def test_with_points_that_are_not_there(self) -> None:
        assert refused(paying(), "points") == "no-points"

    def test_not_by_who_plays_with_two_players(self) -> None:
        """The partner is asked; the active player cannot answer instead."""
        t = defence(hand="fountain_2 owl", partner="tree_1 whale")
        play(t, "fountain_2", "r1c1")
        with pytest.raises(Illegal) as illegal:
            t.answer(0, "owl")
        assert illegal.value.code == "not_asked"
        assert refused(t, "done", seat=1) == "too-few"


class TestPlaying:
    """Rulebook (German edition), "4. Verteidige den Wald": what may be played, and why not."""

    @pytest.mark.parametrize("cell", ["r1c1", "r1c2", "r1c3"])
    def test_on_an_occupied_space(self, cell: str) -> None:
        t = defence(("F1 e1 T1 .",), hand="tree_1 owl")
        play(t, "tree_1")
        assert refused(t, cell) == "occupied"

    def test_on_a_stack(self) -> None:
        t = defence(hand="tree_1 owl")
        play(t, "tree_1")
        assert refused(t, "stack-1") == "outside"
        assert refused(t, "r5c1") == "illegal-option"

    def test_what_is_not_in_the_hand(self) -> None:
        assert refused(defence(), "owl") == "not-there"

    def test_what_cannot_be_paid(self) -> None:
        assert refused(defence(hand="tree_1 tree_4"), "tree_4") == "cost"

    def test_a_betrayal(self) -> None:
        assert refused(defence(hand="tree_1 betrayal", options=FEATS), "betrayal") == "betrayal"

    def test_hedgehogs_outside_their_window(self) -> None:
        """Rulebook (German edition), "Igel": played in step 1 only, before the first effect."""
        t = defence((". e1 . .",), hand="hedgehogs tree_1 whale")
        assert refused(t, "hedgehogs") == "hedgehogs"
        play(t, "whale")
        assert refused(t, "hedgehogs") == "hedgehogs"

    def test_hedgehogs_on_a_card_that_is_gone(self) -> None:
        t = lay(hand="hedgehogs hedgehogs tree_1", height=2)
        play(t, "stack-2")
        assert refused(t, "stack-2") == "not-revealed"

    def test_a_feat_twice(self) -> None:
        """Rulebook (German edition), "Heldentaten": each Feat once in a game."""
        t = defence(beside="feat_elephants", options=FEATS)
        play(t, "feat_elephants")
        assert refused(t, "feat_elephants") == "feat-used"

    def test_an_elephant_where_there_is_nothing(self) -> None:
        t = defence(("e1 . e2 .",), hand="elephant tree_1 owl")
        play(t, "elephant")
        assert refused(t, "r1c2") == "no-elemental-there"

    def test_an_empty_column(self) -> None:
        assert refused(new(mode="advanced"), "column-7") == "column"

    def test_an_option_that_means_nothing(self) -> None:
        assert refused(defence(), "nonsense") == "illegal-option"


class TestWhale:
    """Seeds 000 and 001, Whale."""

    def test_beyond_three_steps(self) -> None:
        assert refused(carrying(), "forest") == "far"
        t = defence(("e1 . . .", "e2 . . ."), hand="whale tree_1")
        play(t, "whale", "r1c1")
        assert refused(t, "r4c4") == "diagonal"

    @pytest.mark.parametrize("cell", ["r3c2", "r4c1", "r3c1"])
    def test_diagonally(self, cell: str) -> None:
        """Three diagonal steps are more than three straight ones."""
        assert refused(carrying(), cell) == "diagonal"

    def test_onto_an_elemental(self) -> None:
        assert refused(carrying(), "r2c4") == "whale-elemental"

    def test_of_an_elemental_that_has_nowhere_to_go(self) -> None:
        """All sixteen spaces hold elementals: only those near the forest can be moved."""
        full = ("e1 e1 e1 e1", "e1 e2 e2 e2", "e2 e3 e3 e3", "e3 e0 e0 e0")
        t = defence(full, hand="whale tree_1", options=ADVANCED_GAME)
        play(t, "whale")
        assert refused(t, "r1c4") == "whale-stuck"

    def test_onto_a_stack(self) -> None:
        assert refused(carrying(), "stack-1") == "whale-stack"

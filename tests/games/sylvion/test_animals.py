"""Effects of the animals."""

from __future__ import annotations

import pytest

from tests.games.sylvion.scenes import (
    ADVANCED_GAME,
    ELEMENTS,
    NOTHING,
    asked,
    defence,
    discard,
    edges,
    events,
    hand,
    lay,
    names,
    play,
    reason,
    refused,
    rows,
    state,
)


class TestWhale:
    """Ruling D3 (docs/rulings/sylvion.md): one elemental moves up to three spaces in mixed directions."""

    def test_free(self) -> None:
        t = defence((". e1 . .", "e0 . . ."), hand="whale tree_1")
        play(t, "whale", "r1c2", "r3c1")
        assert (rows(t)[:3], hand(t)) == ([NOTHING, "e0 . . .", "e1 . . ."], ["tree_1"])

    @pytest.mark.parametrize(
        ("cell", "reach"),
        [
            ("r1c1", "r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r3c1 r3c2 r4c1 forest"),
            ("r4c4", "r4c1 r4c2 r4c3 r3c2 r3c3 r3c4 r2c3 r2c4 r1c4"),
            ("r2c3", "r2c1 r2c2 r2c4 r1c1 r1c2 r1c3 r1c4 r3c1 r3c2 r3c3 r3c4 r4c2 r4c3 r4c4 forest"),
        ],
    )
    def test_three_steps_not_diagonal(self, cell: str, reach: str) -> None:
        """Rulings R4 and D3 (docs/rulings/sylvion.md): no diagonals; the forest from columns 1 to 3."""
        board = [[".", ".", ".", "."] for _ in range(4)]
        board[int(cell[1]) - 1][int(cell[3]) - 1] = "e1"
        t = defence([" ".join(row) for row in board], hand="whale tree_1")
        play(t, "whale")
        assert asked(t)[0] == "carry"
        assert sorted(asked(t)[2]) == sorted(reach.split())

    def test_any_elemental_may_be_taken(self) -> None:
        t = defence(("e1 F1 . .", ". b3 T1 ."), hand="whale tree_1")
        play(t, "whale")
        assert asked(t) == ("target", 0, ("r1c1", "r2c2"))

    def test_not_onto_an_elemental_but_over_it(self) -> None:
        """Ruling D3 (docs/rulings/sylvion.md): it may pass over an elemental but not end on one."""
        t = defence((". e1 e2 .",), hand="whale tree_1")
        play(t, "whale", "r1c3")
        assert "r1c2" not in asked(t)[2]
        assert refused(t, "r1c2") == "whale-elemental"
        play(t, "r1c1")
        assert (rows(t)[0], discard(t)) == ("e2 e1 . .", ["whale"])

    def test_onto_a_fountain(self) -> None:
        """It fights there, and a fallen fountain gives a card."""
        t = defence((". e1 . F2", ". . . ."), hand="whale tree_1")
        play(t, "whale", "r1c4")
        assert rows(t)[0] == ". . . F2"
        t = defence((". e3 . F2",), hand="whale tree_1", deck="owl")
        play(t, "whale", "r1c4")
        assert (rows(t)[0], hand(t), discard(t)) == (". . . e3", ["owl", "tree_1"], ["fountain_2", "whale"])

    def test_onto_a_tree(self) -> None:
        t = defence((". e0 . T2",), hand="whale tree_1")
        play(t, "whale", "r1c4")
        assert (rows(t)[0], hand(t)) == (NOTHING, ["tree_1"])

    def test_into_the_forest(self) -> None:
        """It does its damage there."""
        t = defence((". . e2 .",), hand="whale tree_1")
        play(t, "whale", "forest")
        assert (rows(t)[0], edges(t)) == (NOTHING, (4, 8))

    def test_into_the_forest_can_lose(self) -> None:
        t = defence((". . e2 .",), hand="whale tree_1", desolated=11)
        play(t, "whale", "forest")
        assert reason(t) == "damage"

    def test_onto_a_geyser(self) -> None:
        """Rulebook (German edition), "Wal": the movement may end on a geyser, which destroys both cards."""
        t = defence((". e2 . G",), hand="whale tree_1", options=ELEMENTS)
        play(t, "whale", "r1c4")
        assert rows(t)[0] == NOTHING

    def test_r4_not_onto_a_lake_which_costs_a_step(self) -> None:
        """Ruling R4 (docs/rulings/sylvion.md): it may not end on a lake, and passing one is a step."""
        t = defence(("L . . e2",), hand="whale tree_1", options=ELEMENTS)
        play(t, "whale")
        assert refused(t, "r1c1") == "whale-lake"
        assert refused(t, "forest") == "far"

    def test_an_elemental_that_cannot_be_moved_is_no_target(self) -> None:
        """If every space within three steps holds an elemental, there is no place for it."""
        t = defence((". e1 e1 e1", "e1 e2 e2 e2", "e2 e3 e3 e3", "e3 e0 e0 e0"), hand="whale tree_1")
        play(t, "whale")
        assert "r1c4" in asked(t)[2]
        full = ("e1 e1 e1 e1", "e1 e2 e2 e2", "e2 e3 e3 e3", "e3 e0 e0 e0")
        t = defence(full, hand="whale tree_1")
        play(t, "whale")
        assert asked(t)[2] == tuple(f"r{row}c{column}" for row in range(1, 5) for column in range(1, 4))
        assert refused(t, "r1c4") == "whale-stuck"


class TestElephant:
    """Rulebook (German edition), "Elefant": one elemental of the clearing is discarded."""

    def test_destroys(self) -> None:
        t = defence(("e3 . b4 .",), hand="elephant tree_1 owl")
        play(t, "elephant", "r1c3", "owl")
        assert (rows(t)[0], discard(t)) == ("e3 . . .", ["elephant", "owl"])

    def test_needs_an_elemental(self) -> None:
        t = defence(hand="elephant whale tree_1 owl")
        assert asked(t)[2] == ("done", "tree_1", "owl")
        assert refused(t, "elephant") == "no-elemental"


class TestHedgehogs:
    """Rulebook (German edition), "Igel": one revealed card is discarded before the first effect."""

    def test_a_support_does_nothing(self) -> None:
        t = lay(rows=(". . e1 .",), tops=("blaze", "simoon", "elemental_0", "elemental_0"), height=2,
                hand="hedgehogs tree_1")  # fmt: skip
        play(t, "stack-1")
        assert (rows(t)[0], discard(t)) == ("e1 . . .", ["hedgehogs"])
        assert [args["card"] for args in events(t, "resolves")] == ["simoon"]

    def test_an_elemental_never_arrives(self) -> None:
        t = lay(tops=("elemental_3", "blaze", "blaze", "blaze"), height=2, hand="hedgehogs tree_1")
        play(t, "stack-1")
        assert rows(t) == [NOTHING] * 4

    def test_not_in_step_4(self) -> None:
        t = lay(hand="hedgehogs tree_1", height=2)
        play(t, "none")
        assert refused(t, "hedgehogs") == "hedgehogs"

    def test_but_as_payment(self) -> None:
        t = defence(hand="hedgehogs tree_2 owl")
        play(t, "tree_2", "r1c1", "hedgehogs")
        assert discard(t) == ["hedgehogs"]

    def test_r5_several_in_a_turn(self) -> None:
        """Ruling R5 (docs/rulings/sylvion.md): each Hedgehogs card discards one revealed card."""
        t = lay(tops=("simoon", "elemental_1", "blaze", "blaze"), hand="hedgehogs hedgehogs tree_1", height=2)
        play(t, "stack-1")
        assert asked(t) == ("hedgehogs", 0, ("none", "stack-2", "stack-3", "stack-4"))
        assert refused(t, "stack-1") == "not-revealed"
        play(t, "stack-2")
        assert asked(t)[0] == "play"
        assert [args["row"] for args in events(t, "resolves")] == [3, 4]

    def test_no_window_without_hedgehogs(self) -> None:
        assert asked(lay(height=2))[0] == "play"


class TestOwl:
    """Rulebook (German edition), "Eule": draw three cards."""

    def test_three_cards(self) -> None:
        t = defence(hand="owl tree_1 tree_2", deck="whale fountain_1 fountain_2 tree_4")
        play(t, "owl", "tree_2")
        assert hand(t) == ["fountain_1", "fountain_2", "tree_1", "whale"]

    def test_it_can_draw_itself(self) -> None:
        """The Owl is in the discard before its effect, so a refill brings it back."""
        t = defence(hand="owl tree_2 tree_1", deck="whale", options=ADVANCED_GAME)
        play(t, "owl", "tree_2")
        assert asked(t) == ("demobilize", 0, ("random", "tree_2", "owl"))
        play(t, "random")
        assert len(hand(t)) == 3
        assert hand(t) in (["owl", "tree_1", "whale"], ["tree_1", "tree_2", "whale"])

    def test_the_partner_may_draw(self) -> None:
        """With two players either player draws all three."""
        for who, sizes in (("me", (4, 1)), ("partner", (1, 4))):
            t = defence(hand="owl tree_1", partner="tree_2 tree_3", deck="whale fountain_1 fountain_2")
            play(t, "owl")
            assert asked(t) == ("drawer", 0, ("me", "partner"))
            play(t, who, "tree_2")
            assert (len(hand(t)), len(hand(t, 1))) == sizes


class TestStag:
    """Rulebook (German edition), "Hirsch": turn up to two edges, or one for each tree."""

    def test_two(self) -> None:
        t = defence(("T1 T2 T3 .",), hand="stag tree_1", options=ADVANCED_GAME, desolated=5)
        play(t, "stag")
        assert asked(t) == ("stag", 0, ("two", "trees"))
        play(t, "two")
        assert (edges(t), discard(t)) == ((9, 3), ["stag"])

    def test_trees(self) -> None:
        t = defence(("T1 T2 T3 .", "F1 . . ."), hand="stag tree_1", options=ADVANCED_GAME, desolated=5)
        play(t, "stag", "trees")
        assert edges(t) == (10, 2)

    def test_r15_not_more_than_are_desolated(self) -> None:
        """Ruling R15 (docs/rulings/sylvion.md): with fewer desolated edges all of them are turned."""
        t = defence(("T1 T2 T3 .",), hand="stag tree_1", options=ADVANCED_GAME, desolated=1)
        play(t, "stag")
        assert edges(t) == (12, 0)
        t = defence(("T1 T2 T3 T4",), hand="stag tree_1", options=ADVANCED_GAME, desolated=3)
        play(t, "stag", "trees")
        assert edges(t) == (12, 0)


class TestDoves:
    """Rulebook (German edition), "Tauben": the top card of each stack is discarded without effect."""

    def test_one_of_each(self) -> None:
        tops = ("elemental_3 elemental_1", "blaze elemental_1", "simoon elemental_1", "elemental_2 blaze")
        t = defence(hand="doves tree_1 owl", tops=tops, options=ADVANCED_GAME, deck="whale whale whale")
        play(t, "doves", "owl")
        assert [names(stack) for stack in state(t).stacks] == [["elemental_1"]] * 3 + [["blaze"]]
        assert rows(t) == [NOTHING] * 4

    def test_r9_the_turn_that_empties_the_stacks_is_the_last(self) -> None:
        """Ruling R9 (docs/rulings/sylvion.md): the turn in which the Doves empty the stacks is the last."""
        t = defence(hand="doves tree_1 owl", options=ADVANCED_GAME, desolated=1)
        play(t, "doves", "owl")
        # The last card of the hand is played, so nothing more is asked.
        play(t, "tree_1", "r1c1")
        assert (reason(t), state(t).turn) == ("healed", 1)

    def test_not_without_stacks(self) -> None:
        t = defence(hand="doves squirrels tree_1 owl", options=ADVANCED_GAME, tops=("",) * 4)
        assert refused(t, "doves") == "no-stacks"
        assert refused(t, "squirrels") == "no-stacks"


class TestSquirrels:
    """Rulebook (German edition), "Eichhörnchen": two cards of each stack are laid back in any order."""

    TOPS = ("elemental_3 elemental_1", "blaze elemental_1", "simoon simoon", "elemental_2 blaze")

    def test_each_pair_on_its_own_stack(self) -> None:
        t = defence(hand="squirrels tree_1 owl", tops=self.TOPS, options=ADVANCED_GAME, deck="whale")
        play(t, "squirrels", "owl")
        assert asked(t) == ("order", 0, ("keep", "swap"))
        play(t, "swap", "keep", "swap")
        assert asked(t)[0] == "play"
        tops = [[card["card"] for card in stack["known"]] for stack in t.view(0)["stacks"]]
        assert tops == [
            ["elemental_1", "elemental_3"],
            ["blaze", "elemental_1"],
            ["simoon", "simoon"],
            ["blaze", "elemental_2"],
        ]

    def test_with_one_card_left(self) -> None:
        t = defence(hand="squirrels tree_1 owl", options=ADVANCED_GAME, deck="whale")
        play(t, "squirrels", "owl")
        assert (asked(t)[0], state(t).known) == ("play", [1, 1, 1, 1])

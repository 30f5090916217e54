"""The Ravage pawn and what it does to meetings; combat itself is tested with the movement."""

from __future__ import annotations

from tests.games.sylvion.scenes import (
    NOTHING,
    PAWN,
    asked,
    battle,
    bears,
    defence,
    discard,
    edges,
    hand,
    lay,
    play,
    reason,
    rows,
    run,
    state,
)
from weald.games.sylvion.field import SPACE_NAMES
from weald.games.sylvion.movement import assault
from weald.games.sylvion.state import ENDS
from weald.kernel.table import Table

ELEMENTAL_PAWN = {"mode": "advanced", "elements": True, "pawn": True}
QUIET = ("blaze", "simoon", "simoon")


def at(t: Table) -> str:
    """The space of the pawn."""
    return SPACE_NAMES[state(t).bearer]


def step_2(row: str, pawn: str, **layout: object) -> Table:
    """Movement with this row and nothing revealed."""
    layout.setdefault("options", PAWN)
    return lay(rows=(row,), pawn=pawn, step="advance", height=2, **layout)


class TestSeating:
    """Rulebook (German edition), "Erweiterung 3": a revealed elemental with the icon gets the pawn."""

    def test_on_the_revealed_card(self) -> None:
        t = lay(tops=("marked_0", "elemental_3", "elemental_1", "elemental_1"), options=PAWN, height=2)
        assert (rows(t)[0], at(t)) == (". . . m0", "r1c4")

    def test_only_to_a_stronger_one(self) -> None:
        """From the elemental on which it stands it goes to a strictly stronger one."""
        foes = ("elemental_0", "elemental_0", "elemental_0")
        for top, place in (("marked_3", "r1c4"), ("marked_2", "r2c2"), ("marked_1", "r2c2")):
            t = lay(rows=(NOTHING, ". . b2 ."), tops=(top, *foes), pawn="r2c3", options=PAWN, height=2)
            assert at(t) == place

    def test_a_blazing_bearer_counts_with_its_new_strength(self) -> None:
        t = lay(
            rows=(NOTHING, ". . b4 ."),
            tops=("marked_3", "elemental_0", "elemental_0", "elemental_0"),
            pawn="r2c3",
            options=PAWN,
            height=2,
        )
        assert at(t) == "r2c2"

    def test_r14_of_several_the_strongest(self) -> None:
        """Ruling R14 (docs/rulings/sylvion.md): of two icons revealed together the stronger gets the pawn."""
        for tops, place in (
            (("marked_1", "marked_3", "marked_2", "elemental_0"), "r2c4"),
            (("marked_3", "marked_1", "elemental_0", "elemental_0"), "r1c4"),
        ):
            assert at(lay(tops=tops, options=PAWN, height=2)) == place

    def test_without_the_pawn_icons_mean_nothing(self) -> None:
        """Rulebook (German edition), "Elementare": without the pawn the icon has no effect."""
        assert state(lay(height=2)).bearer == -1

    def test_r11_a_removed_pawn_may_return(self) -> None:
        """Ruling R11 (docs/rulings/sylvion.md): the pawn returns on a later icon, however weak."""
        t = lay(
            rows=(". m3 . .",),
            tops=("elemental_0", "marked_0", "elemental_0", "elemental_0"),
            options=PAWN,
            height=2,
        )
        assert at(t) == "r2c4"


class TestBearer:
    """Rulebook (German edition), "Erweiterung 3": the pawn protects its bearer."""

    def test_a_fountain_as_strong_or_stronger(self) -> None:
        """The fountain falls (and gives a card), the pawn is removed, the elemental advances."""
        for fountain in ("F2", "F4"):
            t = step_2(f". {fountain} m2 .", "r1c3")
            assert (rows(t)[0], bears(t), len(hand(t))) == (". m2 . .", False, 5)

    def test_a_weaker_fountain(self) -> None:
        t = step_2(". F1 m2 .", "r1c3")
        assert (rows(t)[0], at(t), discard(t)) == (". m2 . .", "r1c2", ["fountain_1"])

    def test_a_tree(self) -> None:
        t = step_2(". T4 m1 .", "r1c3")
        assert (rows(t)[0], at(t), len(hand(t))) == (". m1 . .", "r1c2", 4)

    def test_r12_strength_0_against_a_tree(self) -> None:
        """Ruling R12 (docs/rulings/sylvion.md): tree and pawn are removed, and the bearer advances."""
        t = step_2(". T4 m0 .", "r1c3")
        assert (rows(t)[0], bears(t), discard(t)) == (". m0 . .", False, ["tree_4"])

    def test_r13_a_geyser(self) -> None:
        """Ruling R13 (docs/rulings/sylvion.md): geyser and pawn are gone, and the bearer stays there."""
        t = step_2(". G m1 .", "r1c3", options=ELEMENTAL_PAWN, deck="owl owl owl")
        assert (rows(t)[0], bears(t)) == (". m1 . .", False)

    def test_it_goes_along_over_a_lake(self) -> None:
        t = step_2(". L m1 .", "r1c3", options=ELEMENTAL_PAWN, deck="owl owl owl")
        assert (rows(t)[0], at(t)) == ("m1 L . .", "r1c1")

    def test_in_the_forest_all_is_lost(self) -> None:
        """Even without damage."""
        t = step_2("m0 . . .", "r1c1")
        assert (t.over, reason(t), edges(t)) == (True, "pawn", (6, 6))

    def test_by_a_whale_too(self) -> None:
        t = defence((". m1 . .",), hand="whale tree_1", pawn="r1c2", options=PAWN)
        play(t, "whale", "forest")
        assert reason(t) == "pawn"

    def test_a_whale_takes_it_along(self) -> None:
        t = defence((". m1 . .",), hand="whale tree_1", pawn="r1c2", options=PAWN)
        play(t, "whale", "r3c3")
        assert (rows(t)[2], at(t)) == (". . m1 .", "r3c3")

    def test_a_whale_onto_a_fountain(self) -> None:
        t = defence((". m1 . F3",), hand="whale tree_1", pawn="r1c2", options=PAWN)
        play(t, "whale", "r1c4")
        assert (rows(t)[0], bears(t), len(hand(t))) == (". . . m1", False, 2)

    def test_an_elephant_takes_the_pawn_only(self) -> None:
        """The next effect destroys the card."""
        t = defence((". m1 . .",), hand="elephant elephant tree_1 tree_1 owl", pawn="r1c2", options=PAWN)
        play(t, "elephant", "tree_1")
        assert (rows(t)[0], bears(t)) == (". m1 . .", False)
        play(t, "elephant", "owl")
        assert rows(t)[0] == NOTHING

    def test_an_eruption_takes_the_pawn_only(self) -> None:
        t = defence(("G m1 . e2",), pawn="r1c2", options=ELEMENTAL_PAWN)
        play(t, "erupt-r1c1", "right")
        assert (rows(t)[0], bears(t)) == (". m1 . .", False)

    def test_blaze_and_simoon(self) -> None:
        """It is replaced by a blazing one, and moves with the pawn."""
        t = lay(rows=(NOTHING, ". . . m0"), tops=("blaze", *QUIET), pawn="r2c4", options=PAWN, height=2)
        assert (rows(t)[1], at(t)) == ("b4 . . .", "r2c1")

    def test_hedgehogs_discard_it_with_the_card(self) -> None:
        """It is not in the clearing yet and so not protected."""
        t = lay(tops=("marked_3", *QUIET), hand="hedgehogs tree_1", options=PAWN, height=2)
        play(t, "stack-1")
        assert (rows(t)[0], bears(t)) == (NOTHING, False)

    def test_doves_discard_the_card_unseen(self) -> None:
        t = defence(
            hand="doves tree_1 owl",
            tops=("marked_3 blaze", "blaze", "blaze", "blaze"),
            deck="owl owl owl",
            options={"mode": "advanced", "pawn": True},
        )
        play(t, "doves", "owl")
        assert (bears(t), asked(t)[0]) == (False, "play")

    def test_final_assault(self) -> None:
        """It runs on after its pawn has been lost, or loses the game with it."""
        for row, end, left in (("F4 . m1 .", "count", NOTHING), ("F1 . m2 .", "pawn", NOTHING)):
            s = battle(rows=(row,), pawn="r1c3", step="assault", tops=("",) * 4, options=PAWN)
            run(assault(s))
            assert (ENDS[s.end], rows(s)[0]) == (end, left)

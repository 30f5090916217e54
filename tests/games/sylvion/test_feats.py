"""Extraordinary Feats and eruptions."""

from __future__ import annotations

import pytest

from tests.games.sylvion.scenes import (
    ELEMENTS,
    FEATS,
    NOTHING,
    asked,
    defence,
    discard,
    edges,
    hand,
    lay,
    names,
    play,
    reason,
    refused,
    rows,
    state,
    won,
)

BOTH = {**FEATS, "elements": True}
ALL = {**BOTH, "pawn": True}
EIGHT_TREES = ("T1 T1 T1 T2", "T2 T3 T3 T4")
TEN_FOUNTAINS = ("F1 F1 F1 F2", "F2 F2 F3 F3", "F3 F4 . .")


class TestFeats:
    """Rulebook (German edition), "Heldentaten": a Feat is played in step 4, free and once."""

    def test_free_and_once(self) -> None:
        t = defence(beside="feat_hedgehogs", options=FEATS)
        assert asked(t)[2] == ("done", "tree_1", "feat_hedgehogs")
        play(t, "feat_hedgehogs")
        assert (hand(t), state(t).beside, names(state(t).box[-1:])) == (["tree_1"], [], ["feat_hedgehogs"])
        assert refused(t, "feat_hedgehogs") == "feat-used"

    def test_never_as_payment(self) -> None:
        t = defence(beside="feat_hedgehogs", hand="tree_2 owl tree_1", options=FEATS)
        play(t, "tree_2", "r1c1")
        assert asked(t)[2] == ("tree_1", "owl")
        assert refused(t, "feat_hedgehogs") == "feat-pays"

    def test_several_in_one_step(self) -> None:
        t = defence(beside="feat_hedgehogs feat_elephants", options=FEATS)
        play(t, "feat_elephants", "feat_hedgehogs")
        assert (state(t).beside, asked(t)[0]) == ([], "play")

    def test_not_recruited(self) -> None:
        """One that lies out of the game was used; one that is nowhere was never there."""
        t = defence(options={"mode": "advanced"})
        assert refused(t, "feat_owl") == "feat-missing"

    def test_two_players_the_active_one(self) -> None:
        t = defence(beside="feat_hedgehogs", partner="tree_1", active=1, options=FEATS)
        assert asked(t) == ("play", 1, ("done", "tree_1", "feat_hedgehogs"))


class TestWisdomOfTheOwl:
    """Two cards of choice from the deck to the hand; the deck is shuffled."""

    def test_two_cards(self) -> None:
        t = defence(beside="feat_owl", deck="whale fish stag doves", options=FEATS)
        play(t, "feat_owl")
        assert asked(t) == ("search", 0, ("whale", "stag", "doves", "fish"))
        play(t, "doves")
        assert asked(t) == ("search_second", 0, ("whale", "stag", "fish"))
        play(t, "whale")
        assert (hand(t), names(state(t).deck)) == (["doves", "tree_1", "whale"], ["fish", "stag"])

    def test_not_from_an_empty_deck(self) -> None:
        t = defence(beside="feat_owl", options=FEATS)
        assert refused(t, "feat_owl") == "feat-lacking"

    @pytest.mark.parametrize("edition", ["de", "fr"])
    def test_a_betrayal_taken_from_the_deck(self, edition: str) -> None:
        """Ruling D1 (docs/rulings/sylvion.md): in both editions one taken by an effect acts at once."""
        t = defence(beside="feat_owl", deck="betrayal fish stag", options={**FEATS, "edition": edition})
        play(t, "feat_owl", "betrayal")
        assert asked(t)[0] == "betrayal"

    def test_what_lay_on_top_is_known_no_longer(self) -> None:
        """The deck is shuffled: a card laid there by a Tornado may be anywhere, or be taken."""
        t = defence(beside="feat_owl", deck="whale fish stag", options=BOTH, laid=[0, 0, 0])
        assert t.view(0)["deck_top"] == ["whale", "fish", "stag"]
        play(t, "feat_owl", "whale")
        assert (asked(t)[0], t.view(0)["deck_top"]) == ("search_second", [])
        play(t, "stag")
        assert (t.view(0)["deck_top"], state(t).laid) == ([], [])


class TestDelugeOfTheElephants:
    """Ruling D5 (docs/rulings/sylvion.md): the clearing is emptied without a draw for fountains."""

    def test_all(self) -> None:
        rows_before = ("F1 T2 e1 b4", "L G . .")
        t = defence(rows_before, beside="feat_elephants", deck="owl owl", options=BOTH)
        play(t, "feat_elephants")
        assert (rows(t), hand(t)) == ([NOTHING] * 4, ["tree_1"])
        assert discard(t) == ["fountain_1", "tree_2"]
        assert (names(state(t).burnt).count("geyser"), names(state(t).burnt).count("acid_lake")) == (4, 4)

    def test_the_bearer_loses_only_the_pawn(self) -> None:
        """Rulebook (German edition), "Erweiterung 3": the Deluge removes the pawn instead of its bearer."""
        t = defence(("m2 e2 . .",), beside="feat_elephants", pawn="r1c1", options=ALL)
        play(t, "feat_elephants")
        assert (rows(t)[0], state(t).bearer) == ("m2 . . .", -1)


class TestBarrageOfTheHedgehogs:
    """The next step 1 is skipped."""

    def test_r9_a_turn_without_reveal_so_one_more_turn(self) -> None:
        """Ruling R9 (docs/rulings/sylvion.md): elementals move and the stacks keep their cards."""
        t = defence((". . e2 .",), beside="feat_hedgehogs", deck="owl owl owl", options=FEATS)
        play(t, "feat_hedgehogs", "done")
        assert (rows(t)[0], state(t).turn) == (". e2 . .", 2)
        assert ([len(stack) for stack in state(t).stacks], len(hand(t))) == ([1, 1, 1, 1], 4)
        play(t, "done")
        assert (rows(t)[0], state(t).turn) == ("e2 . . e0", 3)

    def test_r9_in_the_last_turn_it_does_nothing(self) -> None:
        """Ruling R9 (docs/rulings/sylvion.md): the Final Assault follows a Barrage in the last turn."""
        t = defence(beside="feat_hedgehogs", tops=("",) * 4, options=FEATS)
        play(t, "feat_hedgehogs", "done")
        assert reason(t) == "healed"


class TestDisinformationOfTheSquirrels:
    """The two top cards of every stack are laid back two on each, in any way."""

    TOPS = ("elemental_3 elemental_1", "blaze simoon", "elemental_2 simoon", "elemental_0 blaze")

    def test_freely(self) -> None:
        t = defence(beside="feat_squirrels", tops=self.TOPS, options=FEATS, height=3)
        play(t, "feat_squirrels")
        assert asked(t)[0] == "scatter"
        play(t, "elemental_0", "blaze", "blaze", "simoon", "simoon", "elemental_1", "elemental_2")
        assert asked(t)[0] == "play"
        tops = [[card["card"] for card in stack["known"]] for stack in t.view(0)["stacks"]]
        assert tops == [
            ["elemental_0", "blaze"],
            ["blaze", "simoon"],
            ["simoon", "elemental_1"],
            ["elemental_2", "elemental_3"],
        ]
        assert [len(stack) for stack in state(t).stacks] == [3, 3, 3, 3]

    def test_an_option_points_at_a_card_that_is_still_to_be_laid(self) -> None:
        tops = ("blaze elemental_1", "blaze simoon", "elemental_2 simoon", "elemental_0 simoon")
        t = defence(beside="feat_squirrels", tops=tops, options=FEATS)
        play(t, "feat_squirrels", "blaze")
        refs = {choice.id: choice.ref for choice in t.pending[0].choices}
        assert refs["blaze"] == "top:2:1"

    def test_not_without_stacks(self) -> None:
        t = defence(beside="feat_squirrels", tops=("",) * 4, options=FEATS)
        assert refused(t, "feat_squirrels") == "feat-lacking"


class TestVictories:
    """Ruling R10 (docs/rulings/sylvion.md): the four instant victories need at least their number."""

    @pytest.mark.parametrize(
        ("rows_before", "enough"),
        [
            (EIGHT_TREES, True),
            (("T1 T1 T1 T2", "T2 T3 T4 ."), False),
            (("T1 T1 T1 T2", "T2 T3 T3 T3"), False),
            ((*EIGHT_TREES, "T4 . . ."), True),
        ],
    )
    def test_return_of_the_stag_king(self, rows_before: tuple[str, ...], enough: bool) -> None:
        """Eight trees with each of the four values."""
        t = defence(rows_before, beside="feat_stag", options=FEATS, desolated=12)
        if not enough:
            assert refused(t, "feat_stag") == "feat-lacking"
            return
        play(t, "feat_stag")
        assert (reason(t), won(t)) == ("feat", True)

    @pytest.mark.parametrize(
        ("rows_before", "enough"),
        [
            (TEN_FOUNTAINS, True),
            ((*TEN_FOUNTAINS[:2], "F3 . . F4"), True),
            ((*TEN_FOUNTAINS[:2], "F3 F3 . ."), False),
            ((*TEN_FOUNTAINS[:2], "F4 . . ."), False),
            ((*TEN_FOUNTAINS, "F4 . . ."), True),
        ],
    )
    def test_flood_of_the_fish(self, rows_before: tuple[str, ...], enough: bool) -> None:
        """Ten fountains with each of the four values."""
        t = defence(rows_before, beside="feat_fish", options=FEATS)
        assert ("feat_fish" in asked(t)[2]) == enough
        if enough:
            play(t, "feat_fish")
            assert (reason(t), won(t)) == ("feat", True)

    @pytest.mark.parametrize(("size", "enough"), [(15, False), (16, True), (17, True)])
    def test_armistice_of_the_doves(self, size: int, enough: bool) -> None:
        """Sixteen cards in the hand."""
        held = ["tree_1", "tree_2", "tree_3", "tree_4", "owl", "whale", "fish", "stag", "doves"] * 2
        t = defence(beside="feat_doves", hand=" ".join(held[:size]), options=FEATS)
        assert ("feat_doves" in asked(t)[2]) == enough
        if enough:
            play(t, "feat_doves")
            assert (reason(t), won(t)) == ("feat", True)

    @pytest.mark.parametrize(
        ("desolated", "last_row", "enough"),
        [(12, ". . . .", True), (11, ". . . .", False), (12, "e0 . . .", True)],
    )
    def test_charge_of_the_whales(self, desolated: int, last_row: str, enough: bool) -> None:
        """All twelve edges desolated and twelve elementals in the clearing."""
        twelve = ("e1 e1 e1 e1", "e2 e2 e2 e2", "e3 e3 e3 e3", last_row)
        t = defence(twelve, beside="feat_whales", desolated=desolated, options=FEATS)
        assert ("feat_whales" in asked(t)[2]) == enough
        if enough:
            play(t, "feat_whales")
            assert (reason(t), won(t)) == ("feat", True)

    def test_eleven_elementals_do_not_charge(self) -> None:
        eleven = ("e1 e1 e1 e1", "e2 e2 e2 e2", "e3 e3 e3 .")
        t = defence(eleven, beside="feat_whales", desolated=12, options=FEATS)
        assert refused(t, "feat_whales") == "feat-lacking"

    def test_never_by_itself(self) -> None:
        """Feats are never triggered automatically."""
        t = lay(rows=EIGHT_TREES, beside="feat_stag", options=FEATS, step="reinforce", deck="owl owl owl")
        assert (t.over, asked(t)[0]) == (False, "play")


class TestEruption:
    """Rulebook (German edition), "Geysir": in step 4 a geyser may erupt in one of four directions."""

    ROWS = (". e1 . .", "e2 G e3 b4", ". e1 . .", ". b4 . .")

    @pytest.mark.parametrize(
        ("direction", "after"),
        [
            ("up", (". . . .", "e2 . e3 b4", ". e1 . .", ". b4 . .")),
            ("down", (". e1 . .", "e2 . e3 b4", ". . . .", ". . . .")),
            ("left", (". e1 . .", ". . e3 b4", ". e1 . .", ". b4 . .")),
            ("right", (". e1 . .", "e2 . . .", ". e1 . .", ". b4 . .")),
        ],
    )
    def test_all_elementals_on_one_line(self, direction: str, after: tuple[str, ...]) -> None:
        t = defence(self.ROWS, options=ELEMENTS)
        assert asked(t)[2] == ("done", "tree_1", "erupt-r2c2")
        play(t, "erupt-r2c2")
        assert asked(t) == ("erupt", 0, ("up", "down", "left", "right"))
        play(t, direction)
        assert (rows(t), edges(t)) == (list(after), (12, 0))

    def test_other_cards_on_the_line_stay(self) -> None:
        t = defence(("G F1 e2 T1", "e1 . . ."), options=ELEMENTS)
        play(t, "erupt-r1c1", "right")
        assert rows(t)[:2] == [". F1 . T1", "e1 . . ."]

    def test_several_geysers(self) -> None:
        t = defence(("G . e2 .", "G . e1 ."), options=ELEMENTS)
        play(t, "erupt-r1c1", "right", "erupt-r2c1", "right")
        assert rows(t)[:2] == [NOTHING, NOTHING]

    def test_no_geyser_there(self) -> None:
        t = defence(("G . e2 .",), options=ELEMENTS)
        assert refused(t, "erupt-r1c3") == "no-geyser"

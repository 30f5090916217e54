"""Step 4: playing, paying, the hand limit; two players."""

from __future__ import annotations

from tests.games.sylvion.scenes import (
    ADVANCED_GAME,
    asked,
    defence,
    discard,
    hand,
    lay,
    play,
    refused,
    rows,
    state,
)

FULL = ("F1 F1 F2 F2", "F3 F3 F4 F4", "T1 T2 T2 T3", "T3 T4 T4 e0")


class TestPaying:
    """Rulebook (German edition), "4. Verteidige den Wald": the cost is that many other hand cards."""

    def test_cost_0_is_free(self) -> None:
        t = defence(hand="tree_1 fountain_1")
        play(t, "tree_1", "r2c3")
        assert (rows(t)[1], hand(t), discard(t)) == (". . T1 .", ["fountain_1"], [])

    def test_each_other_card_pays_one(self) -> None:
        """Whatever is printed on it, a discarded card pays one point."""
        t = defence(hand="fountain_3 tree_4 tree_1 owl")
        play(t, "fountain_3", "r1c1", "tree_4")
        assert asked(t) == ("pay", 0, ("tree_1", "owl"))
        play(t, "owl")
        assert (rows(t)[0], hand(t), discard(t)) == ("F3 . . .", ["tree_1"], ["owl", "tree_4"])

    def test_not_without_enough_other_cards(self) -> None:
        """The card itself does not pay."""
        t = defence(hand="fountain_2 fountain_4 tree_4 tree_1")
        assert asked(t)[2] == ("done", "fountain_2", "fountain_4", "tree_1", "tree_4")
        t = defence(hand="fountain_4 tree_3 tree_1")
        assert asked(t)[2] == ("done", "tree_1", "tree_3")
        assert refused(t, "fountain_4") == "cost"

    def test_a_second_card_of_the_kind_pays(self) -> None:
        t = defence(hand="fountain_2 fountain_2 tree_1")
        play(t, "fountain_2", "r1c1", "fountain_2")
        assert (rows(t)[0], hand(t), discard(t)) == ("F2 . . .", ["tree_1"], ["fountain_2"])

    def test_any_number_of_cards(self) -> None:
        t = defence(hand="tree_1 tree_1 fountain_1 fountain_1")
        play(t, "tree_1", "r1c1", "tree_1", "r1c2", "fountain_1", "r1c3")
        assert (rows(t)[0], hand(t)) == ("T1 T1 F1 .", ["fountain_1"])

    def test_only_on_empty_spaces(self) -> None:
        """Fountains and trees: on an empty space of the clearing."""
        t = defence(("F1 e1 T2 .", "e0 e0 e0 e0"), hand="tree_1 owl")
        play(t, "tree_1")
        assert asked(t)[2] == ("r1c4", *(f"r{row}c{column}" for row in (3, 4) for column in range(1, 5)))

    def test_no_space_left(self) -> None:
        t = defence(FULL, hand="tree_1 elephant")
        assert asked(t)[2] == ("done", "elephant")
        assert refused(t, "tree_1") == "no-space"


class TestFish:
    """Rulebook (German edition), "Fische": three points for this turn, which can be divided."""

    def test_points_pay_for_several_cards(self) -> None:
        t = defence(hand="fish tree_4 owl tree_2 fountain_2 whale", options=ADVANCED_GAME, deck="stag")
        play(t, "fish", "tree_4")
        assert state(t).points == 3
        play(t, "fountain_2", "r1c1", "points", "tree_2", "r1c2", "points")
        assert (state(t).points, rows(t)[0]) == (1, "F2 T2 . .")
        assert discard(t) == ["fish", "tree_4"]

    def test_points_and_cards_together(self) -> None:
        t = defence(hand="tree_4 owl tree_1", options=ADVANCED_GAME, points=2)
        play(t, "tree_4", "r1c1")
        assert asked(t) == ("pay", 0, ("points", "tree_1", "owl"))
        play(t, "owl", "points")
        assert (state(t).points, hand(t), rows(t)[0]) == (0, ["tree_1"], "T4 . . .")

    def test_cards_instead_of_points(self) -> None:
        t = defence(hand="tree_2 owl tree_1", options=ADVANCED_GAME, points=2)
        play(t, "tree_2", "r1c1", "owl")
        assert (state(t).points, hand(t)) == (2, ["tree_1"])

    def test_left_over_points_are_lost(self) -> None:
        t = defence(hand="tree_1", options=ADVANCED_GAME, points=2, deck="owl owl owl")
        play(t, "done")
        assert (state(t).turn, state(t).points) == (2, 0)

    def test_points_of_two_fish_add_up_and_pay_for_fish(self) -> None:
        t = defence(hand="fish fish tree_1 whale", options=ADVANCED_GAME)
        play(t, "fish", "whale", "fish", "points")
        assert (state(t).points, hand(t)) == (5, ["tree_1"])

    def test_as_payment_a_fish_is_worth_one(self) -> None:
        t = defence(hand="fountain_3 fish tree_1 owl", options=ADVANCED_GAME)
        play(t, "fountain_3", "r1c1", "fish")
        assert (asked(t), state(t).due) == (("pay", 0, ("tree_1", "owl")), 1)

    def test_points_count_when_the_hand_is_short(self) -> None:
        t = defence(hand="tree_4 tree_1", options=ADVANCED_GAME, points=3)
        assert asked(t)[2] == ("done", "tree_1", "tree_4")
        play(t, "tree_4", "r1c1", "points")
        assert (rows(t)[0], hand(t)) == ("T4 . . .", ["tree_1"])


class TestHandLimit:
    """Rulebook (German edition), "4. Verteidige den Wald": at most ten hand cards at its end."""

    HELD = "fountain_1 fountain_1 fountain_2 fountain_2 fountain_3 fountain_3 tree_1 tree_1 tree_2 tree_2"

    def test_down_to_ten(self) -> None:
        t = defence(hand=self.HELD + " owl whale")
        play(t, "done")
        assert asked(t)[:2] == ("surplus", 0)
        play(t, "owl", "fountain_1")
        assert discard(t) == ["fountain_1", "owl"]
        assert (state(t).turn, len(hand(t))) == (2, 13)

    def test_ten_may_be_kept(self) -> None:
        t = defence(hand=self.HELD)
        play(t, "done")
        assert (state(t).turn, discard(t)) == (2, [])

    def test_more_during_the_step(self) -> None:
        """The limit holds only at the end of the step."""
        t = lay(hand=self.HELD, deck="tree_3 tree_3 tree_4", height=2)
        assert (asked(t)[0], len(hand(t))) == ("play", 13)

    def test_r6_each_of_two_players(self) -> None:
        """Ruling R6 (docs/rulings/sylvion.md): the hand limit holds for each player."""
        t = defence(
            hand=self.HELD + " whale",
            partner="fountain_4 fountain_4 tree_3 tree_3 tree_4 tree_4 owl owl whale elephant elephant",
        )
        play(t, "done", "whale")
        assert asked(t)[:2] == ("surplus", 1)
        play(t, "owl")
        assert (state(t).turn, state(t).active) == (2, 1)


class TestTwoPlayers:
    """Rulebook (German edition), "Team-Variante": one player plays, the other pays."""

    def test_the_partner_pays(self) -> None:
        """The active player plays, the other one discards without a question."""
        t = defence(hand="fountain_3 tree_1", partner="owl whale tree_1")
        play(t, "fountain_3", "r1c1")
        assert asked(t) == ("pay", 1, ("tree_1", "whale", "owl"))
        play(t, "owl", "whale")
        assert (hand(t, 1), discard(t), rows(t)[0]) == (["tree_1"], ["owl", "whale"], "F3 . . .")

    def test_the_own_hand_does_not_pay(self) -> None:
        t = defence(hand="fountain_3 owl owl tree_1", partner="whale")
        assert asked(t)[2] == ("done", "tree_1", "owl")
        assert refused(t, "fountain_3") == "cost"

    def test_players_alternate_and_only_the_active_one_draws(self) -> None:
        """Round 1: A reveals, draws three and plays; round 2: B."""
        t = lay(
            hand="tree_1",
            partner="tree_2",
            deck="owl owl whale whale elephant elephant tree_1",
            height=3,
        )
        assert (asked(t)[1], hand(t), hand(t, 1)) == (0, ["owl", "owl", "tree_1", "whale"], ["tree_2"])
        play(t, "done")
        assert (asked(t)[1], len(hand(t)), hand(t, 1)) == (
            1,
            4,
            ["elephant", "elephant", "tree_2", "whale"],
        )
        play(t, "done")
        assert asked(t)[1] == 0

    def test_r6_the_active_player_draws_for_a_fountain(self) -> None:
        """Ruling R6 (docs/rulings/sylvion.md): the active player draws for a destroyed fountain."""
        t = lay(rows=(". F1 e2 .",), hand="tree_1", partner="tree_2", active=1, height=2)
        assert (len(hand(t)), len(hand(t, 1))) == (1, 5)

    def test_r5_only_the_active_player_s_hedgehogs(self) -> None:
        """Ruling R5 (docs/rulings/sylvion.md): with two players only the active player plays Hedgehogs."""
        t = lay(hand="tree_1", partner="hedgehogs", height=2)
        assert asked(t)[:2] == ("play", 0)
        t = lay(hand="hedgehogs", partner="tree_1", height=2)
        assert asked(t)[:2] == ("hedgehogs", 0)

    def test_points_serve_the_partner_s_payment(self) -> None:
        t = defence(hand="tree_3", partner="owl whale", options=ADVANCED_GAME, points=1)
        play(t, "tree_3", "r1c1")
        assert asked(t)[1:] == (1, ("points", "whale", "owl"))

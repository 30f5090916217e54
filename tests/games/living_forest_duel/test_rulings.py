"""Rulings that no other module tests; ids as in docs/rulings/living_forest_duel.md."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.living_forest_duel.scenes import SUMMER, WINTER, duel, events, names, play, state, table
from weald.games.living_forest_duel import GAME
from weald.games.living_forest_duel.cards import CARD_NUMBERS
from weald.games.living_forest_duel.help_lines import count_solitary
from weald.games.living_forest_duel.state import amount
from weald.kernel.table import Table

TOPS = ["sun_2", "water_1", "plant_1", "wind_1"]


def to_the_middle(**more: Any) -> Table:
    """Summer brings Onibi to the middle card: the bonus Plant, with 7 plant."""
    return table(common=["bear", "cobra", "panda", "raccoon", "chameleon"], onibi=2, tops=TOPS, **more)


class TestBonusActions:
    """Actions and bonuses."""

    def test_r2_the_bonus_plant_is_a_full_action(self) -> None:
        t = to_the_middle()
        play(t, "wind", "1", "sun", "x0y1")
        assert t.pending[0].options == ("water", "plant", "wind", "done")

    def test_r2_option_one_tree(self) -> None:
        t = to_the_middle(options={"bonus_plant": "one"})
        play(t, "wind", "1", "sun", "x0y1")
        assert (t.pending[0].kind, t.pending[0].seat) == ("play", WINTER)

    def test_r2_the_option_does_not_touch_the_action_itself(self) -> None:
        t = to_the_middle(options={"bonus_plant": "one"})
        play(t, "plant", "sun", "x0y1")
        assert t.pending[0].options == ("water", "plant", "wind", "done")

    def test_r3_a_bonus_may_be_declined(self) -> None:
        t = to_the_middle()
        play(t, "wind", "1", "done")
        assert (state(t).active, len(state(t).forests[SUMMER])) == (WINTER, 1)

    def test_r3_option_it_must_be_used(self) -> None:
        t = to_the_middle(options={"bonus_skip": False})
        play(t, "wind", "1")
        assert "done" not in t.pending[0].options
        play(t, "sun", "x0y1")
        assert "done" in t.pending[0].options

    def test_r9_the_value_is_worked_out_anew_for_each(self) -> None:
        t = table(
            common=["spider", "bear"],
            forests=({(1, 0): "plant_3", (0, 1): "water_4"}, {}),
            tops=["sun_2", "water_6", "plant_1", "wind_4"],
            recruits=["coati", "stag", "frog"],
            packs=(["tiger"], []),
        )
        play(t, "plant", "wind", "x1y1")
        assert state(t).acting[-1][:2] == (0, 3)
        play(t, "coati")
        assert state(t).acting[-1][:2] == (0, 6)
        assert t.pending[0].options == ("frog", "done")

    def test_r10_bonuses_come_at_once_then_planting_goes_on(self) -> None:
        t = table(
            common=["bear", "cobra", "cockatoo"],
            forests=({(1, 0): "sun_1"}, {}),
            tops=["sun_5", "water_1", "plant_1", "wind_1"],
        )
        play(t, "plant", "sun", "x2y0")
        assert t.pending[0].kind == "extinguish"
        play(t, "c3")
        assert t.pending[0].kind == "tree"

    def test_r11_gains_do_not_raise_the_running_action(self) -> None:
        t = table(common=["bear", "cobra"], tops=["sun_2", "water_1", "plant_1", "wind_1"])
        play(t, "plant", "plant", "x0y1")
        assert state(t).active == WINTER, "4 plant are spent; the tree's own 1 counts from now on"
        assert amount(state(t), SUMMER, 2) == 1

    def test_r11_a_recruit_does_not_pay_for_the_next(self) -> None:
        t = table(common=["spider"], recruits=["coati", "bee", "stag"])
        play(t, "sun")
        assert state(t).active == WINTER
        assert state(t).lines[SUMMER] == [CARD_NUMBERS["coati"]]

    def test_r12_one_tree_of_each_pile_in_an_action(self) -> None:
        t = table(common=["bear", "cobra", "panda"], tops=["sun_2", "water_1", "plant_1", "wind_1"])
        play(t, "plant", "sun", "x0y1")
        assert "sun" not in t.pending[0].options

    def test_r13_covering_may_not_cut_others_off(self) -> None:
        t = table(
            common=["bear", "cobra"],
            forests=({(1, 0): "water_1", (2, 0): "water_5"}, {}),
            tops=["sun_2", "water_2", "plant_1", "wind_6"],
        )
        play(t, "plant", "wind")
        assert "x1y0" not in t.pending[0].options

    def test_r15_the_line_is_refilled_after_the_whole_action(self) -> None:
        t = table(common=["spider", "tapir"], recruits=["goat", "coati", "stag"], packs=(["hummingbird"], []))
        play(t, "sun", "goat")
        assert t.pending[0].options == ("coati", "done")
        assert "refilled" not in names(t)
        play(t, "done")
        assert state(t).recruits[0] == CARD_NUMBERS["hummingbird"]


class TestSymbols:
    """Solitary symbols."""

    def test_r7_a_recruited_solitary_counts_only_at_the_next_check(self) -> None:
        t = table(common=["spider", "tapir", "meerkat", "bear"], recruits=["owl", "stag"], pile=["lynx"])
        s = state(t)
        assert s.alone == [3, 3]
        play(t, "sun", "owl")
        assert (s.alone, s.tokens) == ([4, 3], [1, 2])
        play(t, "reveal")
        assert events(t, "lost") == [
            {"seat": SUMMER, "n": 1, "net": 5},
            {"seat": WINTER, "n": 2, "net": 4},
        ]

    def test_r7_option_it_counts_at_once(self) -> None:
        t = table(
            common=["spider", "tapir", "meerkat", "bear"],
            recruits=["owl", "stag"],
            options={"recruit_check": True},
        )
        play(t, "sun", "owl")
        assert state(t).tokens == [0, 1]


class TestRevealing:
    """Reveals."""

    @pytest.mark.parametrize(("allowed", "kind"), [(True, "sanki"), (False, "play")])
    def test_r1_a_sanki_after_a_varan(self, allowed: bool, kind: str) -> None:
        t = table(
            common=["bear"],
            pile=["varan_winter"],
            sanki=[1, 0],
            options={"sanki_after_varan": allowed},
        )
        play(t, "reveal")
        assert t.pending[0].kind == kind

    def test_r14_option_the_discard_is_shuffled_at_once(self) -> None:
        s = duel(common=["bear"], options={"reshuffle": "at_once"})
        last = s.pile.pop()
        s.discard, s.pile = s.discard + s.pile, [last]
        n = len(s.discard)
        t = Table(GAME, 2, GAME.resolve_options({"reshuffle": "at_once"}), s)
        play(t, "reveal")
        assert (len(state(t).pile), state(t).discard) == (n, [])

    def test_r24_who_can_do_nothing_loses_a_token(self) -> None:
        s = duel(common=["bat"], recruits=["stag", "fox"], marks=[(1, "wind", SUMMER)], active=WINTER)
        s.pile, s.discard = [], []
        t = Table(GAME, 2, GAME.resolve_options({}), s)
        assert names(t)[:4] == ["forfeited", "forfeited", "forfeited", "fire"]
        assert [event["seat"] for event in events(t, "forfeited")] == [WINTER, SUMMER, WINTER]


def test_r6_levels() -> None:
    s = duel(common=["bear", "cobra", "lynx", "spider", "tapir", "hippopotamus"])
    count_solitary(s)
    assert (s.tokens, s.lost) == ([0, 0], [2, 2])
    count_solitary(s)
    assert s.lost == [2, 2]

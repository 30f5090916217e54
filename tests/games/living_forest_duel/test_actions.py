"""Extinguish, recruit and plant: rulebook (French edition), "Les Actions"."""

from __future__ import annotations

from tests.games.living_forest_duel.scenes import (
    SUMMER,
    WINTER,
    asked,
    duel,
    events,
    names,
    play,
    state,
    table,
)
from weald.games.living_forest_duel import GAME
from weald.games.living_forest_duel.actions import plantable
from weald.games.living_forest_duel.cards import CARD_IDS, CARD_NUMBERS, EMPTY, TREE_NUMBERS
from weald.games.living_forest_duel.forest import cell_at
from weald.games.living_forest_duel.state import amount, fire_reserve
from weald.kernel.table import Table


class TestExtinguish:
    """Rulebook (French edition), "Éteindre le feu": fire tokens cost the value of their card."""

    def test_tokens_cost_the_value_of_their_card(self) -> None:
        t = table(common=["tapir", "weasel"], fires=["c1", "c2", "c3"])
        play(t, "water")
        assert asked(t) == ("c1", "c2", "c3")
        play(t, "c3")
        assert (state(t).taken, state(t).fires) == ([1, 0], 0b0000011)
        assert events(t, "extinguished") == [
            {"seat": SUMMER, "clearing": "c3", "place": 3, "cost": 2, "left": 2, "n": 1}
        ]

    def test_it_ends_by_itself_when_nothing_can_be_paid(self) -> None:
        t = table(common=["tapir", "weasel"], fires=["c1", "c3"])
        play(t, "water", "c3")
        assert t.pending[0].kind == "play"
        assert (state(t).fires, state(t).taken) == (0b0000001, [1, 0])

    def test_several_until_done(self) -> None:
        t = table(common=["tapir", "weasel", "bear"], fires=["c3", "c4", "c5"])
        play(t, "water", "c4", "c3")
        assert asked(t) == ("c5", "done")
        play(t, "done")
        assert (state(t).taken, state(t).fires, state(t).active) == ([2, 0], 0b0010000, WINTER)

    def test_the_first_one_cannot_be_declined(self) -> None:
        t = table(common=["tapir"], fires=["c3", "c5"])
        play(t, "water")
        assert asked(t) == ("c3", "c5")


class TestRecruit:
    """Rulebook (French edition), "Recruter des animaux": own animals join the line, others the discard."""

    def test_t3_the_rulebooks_example(self) -> None:
        t = table(
            active=WINTER,
            common=["spider", "tapir", "anteater"],
            recruits=["hummingbird", "tiger", "bee", "stag", "crane", "mantis", "bison"],
            packs=((), ("ram", "wolf")),
        )
        assert amount(state(t), WINTER, 0) == 7
        play(t, "sun", "hummingbird", "crane")
        s = state(t)
        assert s.discard[-1] == CARD_NUMBERS["hummingbird"]
        assert s.lines[WINTER] == [CARD_NUMBERS["crane"]]
        line = [CARD_IDS[card] for card in s.recruits]
        assert line == ["ram", "tiger", "bee", "stag", "wolf", "mantis", "bison"]
        assert [event["place"] for event in events(t, "recruited")] == ["discard", "line"]
        assert [(event["card"], event["place"]) for event in events(t, "refilled")] == [
            ("ram", 1),
            ("wolf", 5),
        ]

    def test_only_what_is_affordable_is_offered(self) -> None:
        t = table(common=["spider", "bat"], recruits=["hummingbird", "goat", "bee", "stag", "crane"])
        play(t, "sun")
        assert asked(t) == ("goat", "hummingbird", "bee")
        play(t, "hummingbird")
        assert asked(t) == ("goat", "done")

    def test_the_stag_goes_to_the_discard_and_comes_back_to_the_common_line(self) -> None:
        t = table(common=["spider", "tapir", "anteater"], recruits=["stag", "tiger", "fox"])
        play(t, "sun", "stag")
        assert CARD_NUMBERS["stag"] in state(t).discard

    def test_t10_recruits_join_the_own_line_despite_the_onibi_card(self) -> None:
        t = table(active=WINTER, onibi_card=WINTER, common=["spider"], recruits=["ram", "stag"])
        play(t, "sun")
        assert state(t).lines[WINTER] == [CARD_NUMBERS["ram"]]

    def test_an_empty_pile_leaves_gaps_for_good(self) -> None:
        s = duel(common=["spider", "tapir", "anteater"], recruits=["goat", "stag", "ram", "frog"])
        s.discard += s.packs[SUMMER]
        s.packs[SUMMER] = []
        t = Table(GAME, 2, GAME.resolve_options({}), s)
        play(t, "sun", "goat", "ram")
        assert [CARD_IDS[card] if card != EMPTY else None for card in state(t).recruits[:4]] == [
            None, "stag", None, "frog",
        ]  # fmt: skip

    def test_a_gap_that_stayed_empty_is_never_filled(self) -> None:
        t = table(common=["spider", "tapir"], recruits=["goat", None, "stag", "coati"], packs=(["frog"], []))
        play(t, "sun", "goat", "coati")
        assert [CARD_IDS[card] if card != EMPTY else None for card in state(t).recruits[:3]] == [
            "frog", None, "stag",
        ]  # fmt: skip
        assert state(t).recruits[4:] == [EMPTY] * 3

    def test_a_recruit_helps_at_once_and_is_gone_after_the_turn(self) -> None:
        t = table(common=["spider"], recruits=["hummingbird", "stag"])
        play(t, "sun")
        assert amount(state(t), SUMMER, 1) == 1 + 2


class TestPlant:
    """Rulebook (French edition), "Planter des arbres": one to four trees, each from another pile."""

    def test_t4_trees_from_different_piles(self) -> None:
        t = table(common=["bear", "cobra", "raccoon"], tops=["sun_5", "water_3", "plant_1", "wind_1"])
        assert amount(state(t), SUMMER, 2) == 5
        play(t, "plant")
        assert asked(t) == ("sun", "water", "plant", "wind")
        play(t, "water", "x0y1")
        assert asked(t) == ("sun", "done")
        play(t, "sun", "x1y0")
        forest = state(t).forests[SUMMER]
        assert forest[cell_at(0, 1)] == TREE_NUMBERS["water_3"]
        assert forest[cell_at(1, 0)] == TREE_NUMBERS["sun_5"]

    def test_t4_two_from_one_pile_are_not_offered(self) -> None:
        s = duel(common=["bear", "cobra", "raccoon"], tops=["sun_5", "water_3", "plant_1", "wind_1"])
        assert plantable(s, SUMMER, 5, 0) == [0, 1, 2, 3]
        assert plantable(s, SUMMER, 5, 0b0001) == [1, 2, 3]
        assert plantable(s, SUMMER, 2, 0b0001) == []

    def test_up_to_four_trees(self) -> None:
        t = table(
            common=["bear", "cobra", "cockatoo", "panda"],
            summer=["rhinoceros"],
            tops=["sun_2", "water_1", "plant_1", "wind_5"],
        )
        assert amount(state(t), SUMMER, 2) == 12
        play(t, "plant", "sun", "x0y1", "water", "x1y0", "wind", "x-1y0", "plant", "x0y-1")
        assert [len(pile) for pile in state(t).trees] == [5, 5, 5, 5]
        assert state(t).active == WINTER

    def test_trees_give_their_element_for_good(self) -> None:
        t = table(common=["bear"], tops=["sun_2", "water_1", "plant_1", "wind_1"])
        play(t, "plant", "sun", "x0y1")
        s = state(t)
        assert (s.grown[:4], s.own[:4]) == ([1, 0, 0, 0], [1, 0, 0, 0])

    def test_a_covered_tree_has_no_effect_any_more(self) -> None:
        t = table(
            common=["bear", "cobra"],
            forests=({(1, 0): "water_1"}, {}),
            tops=["sun_1", "water_2", "plant_1", "wind_1"],
        )
        assert amount(state(t), SUMMER, 1) == 3
        play(t, "plant", "sun", "x1y0")
        s = state(t)
        assert s.forests[SUMMER][cell_at(1, 0)] == TREE_NUMBERS["sun_1"]
        assert s.covered[SUMMER] == [(cell_at(1, 0), TREE_NUMBERS["water_1"])]
        assert s.grown[:4] == [1, 0, 0, 0]
        assert events(t, "planted")[0]["under"] == "water"


class TestTreeBonuses:
    """Ruling T13 (docs/rulings/living_forest_duel.md): bonuses of neighbouring trees."""

    def test_t13_an_extinguish_with_the_water_still_available(self) -> None:
        t = table(
            common=["bear"],
            forests=({(1, 0): "sun_1"}, {}),
            tops=["sun_5", "water_1", "plant_1", "wind_1"],
        )
        play(t, "plant", "sun", "x2y0")
        assert events(t, "bonus") == [{"seat": SUMMER, "bonus": "extinguish", "n": 2}]
        assert asked(t) == ("c3", "c5", "done")
        play(t, "c3")
        s = state(t)
        assert s.taken == [1, 0]
        assert s.free[1] == 2, "nothing is used up"
        assert s.tokens == [1, 2]

    def test_t13_two_matching_neighbours_give_two(self) -> None:
        t = table(
            common=["cobra", "cockatoo", "bear", "weasel"],
            forests=({(1, 0): "sun_1", (0, -1): "sun_4"}, {}),
            tops=["sun_2", "water_1", "plant_1", "wind_6"],
            fires=["c3", "c4", "c5", "c6", "c2"],
        )
        play(t, "plant", "wind", "x1y-1")
        assert (t.pending[0].kind, state(t).acting[-1][:3]) == ("extinguish", (1, 4, 4))
        play(t, "c3", "done")
        assert (t.pending[0].kind, state(t).acting[-1][:3]) == ("extinguish", (1, 4, 4))
        play(t, "c4", "c5")
        assert state(t).taken == [3, 0]
        assert t.pending[0].kind == "tree"

    def test_a_sanki_bonus_is_taken_at_once(self) -> None:
        t = table(
            common=["bear"], forests=({(0, 1): "sun_2"}, {}), tops=["sun_3", "water_2", "plant_1", "wind_1"]
        )
        play(t, "plant", "water", "x0y2")
        assert state(t).sanki == [1, 0]
        assert events(t, "sanki") == [{"seat": SUMMER, "origin": "reserve", "n": 1}]

    def test_covering_can_trigger_the_bonus_again(self) -> None:
        t = table(
            common=["bear"],
            forests=({(0, 1): "sun_2", (0, 2): "water_2"}, {}),
            tops=["sun_3", "water_1", "plant_1", "wind_1"],
        )
        play(t, "plant", "sun", "x0y2")
        assert state(t).sanki == [1, 0]

    def test_t15_from_the_opponent_if_the_reserve_is_empty(self) -> None:
        t = table(
            common=["bear"],
            forests=({(0, 1): "sun_2"}, {}),
            tops=["sun_3", "water_2", "plant_1", "wind_1"],
            sanki=[2, 1],
        )
        play(t, "plant", "water", "x0y2")
        assert state(t).sanki == [3, 0]
        assert events(t, "sanki")[-1]["origin"] == "opponent"

    def test_who_has_all_three_gets_none(self) -> None:
        t = table(
            common=["bear"],
            forests=({(0, 1): "sun_2"}, {}),
            tops=["sun_3", "water_2", "plant_1", "wind_1"],
            sanki=[3, 0],
        )
        play(t, "plant", "water", "x0y2")
        assert state(t).sanki == [3, 0]
        assert events(t, "sanki")[-1]["origin"] == "none"

    def test_a_bonus_that_can_buy_nothing_is_logged_and_skipped(self) -> None:
        t = table(
            common=["panda"],
            forests=({(1, 0): "sun_1"}, {}),
            tops=["sun_5", "water_1", "plant_1", "wind_1"],
        )
        play(t, "plant", "sun", "x2y0")
        assert events(t, "bonus-idle") == [{"seat": SUMMER, "bonus": "extinguish", "n": -1}]
        assert "bonus" not in names(t)


def test_the_fire_reserve_follows_the_tokens() -> None:
    s = duel(taken=[3, 4])
    assert fire_reserve(s) == 19 - 2 - 7

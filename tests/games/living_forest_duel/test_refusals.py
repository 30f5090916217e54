"""Bad input: refused with the rule in the player's language, and nothing changes."""

from __future__ import annotations

import pytest

from tests.games.living_forest_duel.scenes import SUMMER, WINTER, Cells, duel, play, table
from tests.words import LANGUAGES, of_game
from weald.games.living_forest_duel import GAME
from weald.kernel.errors import Illegal
from weald.kernel.messages import Args
from weald.kernel.table import Table


def refused(t: Table, option: str) -> tuple[str, Args]:
    """Try an option; it must be refused in words, and nothing may change."""
    before = [t.position(), t.record(), t.view(None)]
    with pytest.raises(Illegal) as caught:
        t.answer(t.pending[0].seat, option)
    assert [t.position(), t.record(), t.view(None)] == before
    message = caught.value.message
    for lang in LANGUAGES:
        words = of_game(GAME, lang)
        assert words.complaints(message) == []
        assert words.say(message, viewer=0)
    return message.id.removeprefix("living_forest_duel-"), message.args


TOPS = ["sun_2", "water_1", "plant_1", "wind_1"]


class TestPointing:
    """At elements that cannot be pointed at."""

    def test_where_no_element_is(self) -> None:
        t = table(common=["bear"])
        assert refused(t, "sun") == ("blocked-absent", {"element": "sun"})

    def test_the_same_element_without_a_new_one(self) -> None:
        t = table(common=["bear"], marks=[(1, "water", SUMMER)], active=WINTER)
        assert refused(t, "water") == ("blocked-taken", {"element": "water"})

    def test_the_same_element_with_nothing_in_between(self) -> None:
        t = table(common=["bear", "tapir"], marks=[(1, "water", SUMMER)])
        assert refused(t, "water") == ("blocked-between", {"element": "water"})

    def test_too_little(self) -> None:
        t = table(common=["bat"], recruits=["stag", "fox"])
        assert refused(t, "sun") == ("blocked-short", {"element": "sun", "n": 1, "needed": 5})

    def test_nothing_to_do(self) -> None:
        t = table(common=["bear"], fires=[])
        assert refused(t, "water") == ("blocked-nothing", {"element": "water"})


class TestSanki:
    """Sanki cards."""

    def test_at_the_wrong_moment(self) -> None:
        t = table(common=["bear"], sanki=[1, 0])
        assert refused(t, "sanki") == ("refused-sanki", {})

    def test_in_the_middle_of_an_action(self) -> None:
        t = table(common=["bear"], sanki=[1, 0])
        play(t, "water")
        assert refused(t, "sanki") == ("refused-sanki", {})

    def test_a_second_reveal_with_it(self) -> None:
        t = table(common=["bear"], pile=["tapir"], sanki=[1, 0])
        play(t, "reveal")
        assert refused(t, "reveal") == ("refused-revealed", {})

    def test_a_sanki_card_of_ones_own_is_needed(self) -> None:
        t = table(common=["bear"], sanki=[0, 3])
        assert refused(t, "sanki") == ("refused-sanki", {})


class TestSpending:
    """More than there is."""

    def test_a_recruit_that_is_too_dear(self) -> None:
        t = table(common=["spider", "bat"], recruits=["goat", "bee", "stag", "coati"])
        play(t, "sun", "goat")
        assert refused(t, "bee") == ("refused-recruit-short", {"card": "bee", "cost": 4, "left": 2})
        assert refused(t, "goat") == ("refused-not-in-line", {"card": "goat"})
        assert refused(t, "nonsense")[0] == "illegal-option"

    def test_a_fire_that_is_too_dear(self) -> None:
        t = table(common=["weasel"], fires=["c1", "c3", "c4"])
        play(t, "water")
        assert refused(t, "c1") == ("refused-fire-short", {"place": 1, "cost": 4, "left": 2})
        assert refused(t, "c5") == ("refused-no-fire", {"place": 5})

    def test_an_action_without_effect(self) -> None:
        t = table(common=["weasel"], fires=["c3", "c4"])
        play(t, "water")
        assert refused(t, "done") == ("refused-first", {})

    def test_a_tree_that_is_too_dear(self) -> None:
        t = table(common=["cockatoo"], tops=TOPS)
        play(t, "plant")
        assert refused(t, "plant") == ("refused-tree-short", {"element": "plant", "cost": 4, "left": 2})


class TestPlanting:
    """Trees where they cannot grow."""

    def test_two_trees_of_one_pile(self) -> None:
        t = table(common=["bear", "cobra"], tops=TOPS)
        play(t, "plant", "sun", "x0y1")
        assert refused(t, "sun") == ("refused-same-pile", {"element": "sun"})

    def test_an_empty_pile(self) -> None:
        s = duel(common=["bear", "cobra"], tops=TOPS)
        s.trees[0] = []
        t = Table(GAME, 2, GAME.resolve_options({}), s)
        play(t, "plant")
        assert refused(t, "sun") == ("refused-pile-empty", {"element": "sun"})

    def test_off_the_river(self) -> None:
        t = table(common=["bear", "cobra"], tops=TOPS)
        play(t, "plant", "sun")
        assert refused(t, "x1y0") == ("refused-river", {})

    def test_over_the_starting_tree(self) -> None:
        t = table(common=["bear", "cobra"], tops=TOPS)
        play(t, "plant", "sun")
        assert refused(t, "x0y0") == ("refused-start-tree", {})

    def test_far_from_the_forest(self) -> None:
        t = table(common=["bear", "cobra"], tops=TOPS)
        play(t, "plant", "sun")
        assert refused(t, "x3y3") == ("refused-apart", {})
        assert refused(t, "x99y0")[0] == "illegal-option"

    def test_cutting_others_off(self) -> None:
        forests: tuple[Cells, Cells] = ({(1, 0): "water_1", (2, 0): "water_5"}, {})
        t = table(common=["bear", "cobra"], forests=forests, tops=["sun_2", "water_2", "plant_1", "wind_6"])
        play(t, "plant", "wind")
        assert refused(t, "x1y0") == ("refused-cuts-off", {})


class TestOnibi:
    """Steps that cannot be."""

    @pytest.mark.parametrize("steps", ["0", "-1"])
    def test_zero_steps(self, steps: str) -> None:
        t = table(common=["lynx"], recruits=["stag"])
        play(t, "wind")
        assert refused(t, steps) == ("refused-no-step", {})

    def test_too_many(self) -> None:
        t = table(common=["lynx"], recruits=["stag"])
        play(t, "wind")
        assert refused(t, "3") == ("refused-too-far", {"n": 2})
        assert refused(t, "9" * 40) == ("refused-too-far", {"n": 2})


def test_no_card_is_left_to_reveal() -> None:
    s = duel(common=["bear", "tapir"])
    s.pile, s.discard = [], []
    t = Table(GAME, 2, GAME.resolve_options({}), s)
    assert refused(t, "reveal") == ("refused-no-card", {})


def test_nonsense_is_refused_too() -> None:
    t = table(common=["bear"])
    assert refused(t, "fire")[0] == "illegal-option"
    t = table(common=["bear"], pile=["varan_summer"], sanki=[1, 0])
    play(t, "reveal")
    assert refused(t, "water")[0] == "illegal-option"

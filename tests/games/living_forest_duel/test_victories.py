"""The four victories, each as soon as its condition holds; rulebook (French edition), "But du Jeu"."""

from __future__ import annotations

from tests.games.living_forest_duel.scenes import SUMMER, WINTER, duel, names, play, state, table
from weald.games.living_forest_duel import GAME
from weald.games.living_forest_duel.cards import EMPTY
from weald.games.living_forest_duel.defeats import LINE
from weald.kernel.table import Table


def ends(t: Table, seat: int, victory: str) -> bool:
    """Whether the table is over with this winner for this reason."""
    assert t.over
    assert t.pending == []
    result = t.result
    assert result is not None
    assert result.winners == (seat,)
    assert [score["total"] for score in result.scores] == [int(seat == 0), int(seat == 1)]
    assert t.view(None)["victory"] == victory
    assert names(t)[-1] == "won"
    return result.reason.args["victory"] == victory


class TestEightFires:
    """Eight fire tokens."""

    def test_the_eighth_token_wins_at_once(self) -> None:
        t = table(common=["tapir", "weasel", "bear"], taken=[7, 0], fires=["c3", "c4", "c5"])
        play(t, "water", "c4")
        assert ends(t, SUMMER, "fire")
        assert state(t).fires == 0b0010100

    def test_seven_do_not(self) -> None:
        t = table(common=["tapir"], taken=[6, 0], fires=["c3", "c4"])
        play(t, "water", "c4")
        assert not t.over

    def test_by_a_bonus(self) -> None:
        t = table(
            common=["bear"],
            taken=[7, 0],
            forests=({(1, 0): "sun_1"}, {}),
            tops=["sun_5", "water_1", "plant_1", "wind_1"],
        )
        play(t, "plant", "sun", "x2y0", "c3")
        assert ends(t, SUMMER, "fire")


class TestTheLine:
    """A recruitment line of one season."""

    def test_only_animals_of_the_own_season(self) -> None:
        t = table(common=["spider", "tapir", "anteater"], recruits=["frog", "fox", "stag"])
        play(t, "sun", "stag")
        assert ends(t, SUMMER, "line")

    def test_the_stag_is_nobodys(self) -> None:
        assert not LINE.is_reached(duel(recruits=["frog", "fox", "stag"]), SUMMER)

    def test_r19_the_acting_seat_wins_before_the_refill(self) -> None:
        t = table(active=WINTER, common=["spider"], recruits=["goat", "goldfish", "bison"])
        play(t, "sun")
        assert ends(t, WINTER, "line")
        assert state(t).recruits[0] == EMPTY

    def test_r19_the_other_seat_after_it(self) -> None:
        s = duel(common=["spider"], recruits=["goat", "goldfish", "bison"])
        s.discard += s.packs[SUMMER]
        s.packs[SUMMER] = []
        t = Table(GAME, 2, GAME.resolve_options({}), s)
        play(t, "sun")
        assert ends(t, WINTER, "line")

    def test_r20_an_empty_line_is_nobodys(self) -> None:
        s = duel(recruits=[])
        assert not LINE.is_reached(s, SUMMER)
        assert not LINE.is_reached(s, WINTER)

    def test_a_line_refilled_all_with_ones_own_wins(self) -> None:
        common = ["spider", "tapir", "peacock"]
        t = table(common=common, recruits=["stag"], packs=(["frog", "fox"], []))
        play(t, "sun")
        assert ends(t, SUMMER, "line")


FULL = {
    (-1, -1): "plant_5", (0, -1): "sun_5", (1, -1): "wind_6",
    (-1, 0): "sun_4", (1, 0): "sun_3",
    (-1, 1): "wind_2", (0, 1): "sun_6",
}  # fmt: skip


class TestTheBlock:
    """Three by three trees."""

    def test_nine_trees_with_the_starting_tree(self) -> None:
        t = table(
            common=["bear", "cobra"], forests=(FULL, {}), tops=["sun_1", "water_6", "plant_6", "wind_4"]
        )
        play(t, "plant", "wind", "x1y1")
        assert ends(t, SUMMER, "block")

    def test_it_wins_before_any_bonus(self) -> None:
        t = table(
            common=["bear", "cobra"], forests=(FULL, {}), tops=["sun_1", "water_6", "plant_6", "wind_1"]
        )
        play(t, "plant", "wind", "x1y1")
        assert ends(t, SUMMER, "block")
        assert "sanki" not in names(t)

    def test_r22_the_starting_tree_need_not_be_in_it(self) -> None:
        far = {(x, y): name for (x, y), name in zip(
            [(1, 0), (2, 0), (3, 0), (1, 1), (2, 1), (3, 1), (1, 2), (2, 2)],
            ["sun_5", "sun_3", "wind_6", "wind_2", "water_6", "water_4", "sun_6", "plant_2"],
            strict=True,
        )}  # fmt: skip
        t = table(common=["bear", "cobra"], forests=(far, {}), tops=["sun_1", "water_5", "plant_6", "wind_1"])
        play(t, "plant", "plant", "x3y2")
        assert ends(t, SUMMER, "block")

    def test_eight_do_not(self) -> None:
        eight = {cell: tree for cell, tree in FULL.items() if cell != (-1, -1)}
        t = table(
            common=["bear", "cobra"], forests=(eight, {}), tops=["sun_1", "water_6", "plant_6", "wind_4"]
        )
        play(t, "plant", "wind", "x1y1")
        assert not t.over


class TestOnibi:
    """Onibi out to the holder of the Onibi card."""

    def test_out_while_the_opponent_holds_the_card(self) -> None:
        t = table(common=["chameleon"], onibi=6, onibi_card=WINTER)
        play(t, "wind")
        assert ends(t, SUMMER, "onibi")

    def test_winter_too(self) -> None:
        t = table(active=WINTER, common=["lynx"], onibi=1, onibi_card=SUMMER, recruits=["stag"])
        play(t, "wind", "2")
        assert ends(t, WINTER, "onibi")
        result = t.result
        assert result is not None
        assert [score["onibi"] for score in result.scores] == [3, 0]

    def test_not_before_the_end(self) -> None:
        t = table(common=["lynx"], onibi=4, onibi_card=WINTER, recruits=["stag"])
        play(t, "wind", "2")
        assert not t.over

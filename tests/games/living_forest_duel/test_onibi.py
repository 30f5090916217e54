"""Advancing Onibi: direction, ends, the Onibi card, the bonus; rulebook (French edition), "Avancer Onibi"."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.living_forest_duel.scenes import SUMMER, WINTER, events, names, play, state, table
from weald.games.living_forest_duel.cards import NOBODY
from weald.kernel.table import Table


def windy(onibi: int, wind: int, seat: int = SUMMER, **layout: Any) -> Table:
    """Return a table where a seat has this much wind and no other element."""
    lines = {1: ["chameleon"], 2: ["elephant"], 3: ["elephant", "chameleon"]}
    more = {4: ("bee", "mantis"), 6: ("axolotl", "goldfish")}
    common = lines.get(wind, ["elephant"])
    own: dict[str, Any] = {}
    if wind > 3:
        both = [name[seat] for key, name in more.items() if key <= wind]
        own = {"summer" if seat == SUMMER else "winter": both}
    if wind > 7:
        common = ["elephant", "lynx", "anteater"]
    return table(active=seat, common=common, onibi=onibi, recruits=["stag"], **own, **layout)


def test_t5_the_rulebooks_example() -> None:
    t = windy(4, 4)
    play(t, "wind")
    assert t.pending[0].options == ("1", "2", "3", "4")
    play(t, "3")
    s = state(t)
    assert (s.onibi, s.onibi_card, s.sanki) == (0, WINTER, [1, 0])
    assert names(t)[:5] == ["pointed", "advanced", "onibi-given", "arrived", "sanki"]


def test_t5_all_four_steps_end_on_an_extinguish() -> None:
    t = windy(4, 4)
    play(t, "wind", "4")
    assert events(t, "arrived") == [{"clearing": "c2", "place": 2, "bonus": "extinguish"}]


def test_winter_moves_the_other_way() -> None:
    t = windy(3, 3, WINTER, sanki=[0, 0])
    play(t, "wind", "3")
    assert (state(t).onibi, state(t).sanki) == (0, [0, 1])


def test_winter_leaves_on_summers_side() -> None:
    t = windy(1, 3, WINTER)
    play(t, "wind", "2")
    assert (state(t).onibi, state(t).onibi_card) == (6, SUMMER)


def test_t11_the_own_card_goes_back_to_the_reserve() -> None:
    t = windy(1, 3, WINTER, onibi_card=WINTER)
    play(t, "wind", "3")
    assert (state(t).onibi, state(t).onibi_card, state(t).winner) == (5, NOBODY, NOBODY)
    assert events(t, "onibi-returned") == [{"seat": WINTER, "other": SUMMER}]


def test_t11_r21_a_second_exit_in_the_same_move_gives_it_away() -> None:
    t = windy(0, 9, WINTER, onibi_card=WINTER)
    play(t, "wind", "8")
    assert (state(t).onibi, state(t).onibi_card) == (6, SUMMER)
    assert names(t).count("onibi-returned") == names(t).count("onibi-given") == 1


def test_r21_the_second_exit_may_win() -> None:
    t = windy(6, 9)
    play(t, "wind", "8")
    assert t.over
    assert t.result is not None
    assert t.result.winners == (SUMMER,)


def test_r5_at_least_one_step() -> None:
    t = windy(3, 2)
    play(t, "wind")
    assert t.pending[0].options == ("1", "2")


def test_fires_do_not_hinder_onibi_and_only_the_arrival_card_gives_its_bonus() -> None:
    t = windy(3, 3, fires=["c5", "c6"])
    play(t, "wind", "3")
    assert state(t).onibi == 6
    assert events(t, "arrived") == [{"clearing": "c7", "place": 7, "bonus": "sanki"}]
    assert state(t).sanki == [1, 0]


@pytest.mark.parametrize(("start", "kind"), [(2, "tree"), (1, "recruit"), (4, "extinguish")])
def test_the_bonus_of_the_arrival_card(start: int, kind: str) -> None:
    t = table(
        common=["spider", "bear", "chameleon"],
        onibi=start,
        recruits=["goat", "hummingbird", "stag"],
        tops=["sun_2", "water_1", "plant_1", "wind_1"],
    )
    play(t, "wind")
    assert t.pending[0].kind == kind
    assert t.pending[0].options[-1] == "done"
    assert state(t).acting[-1][3] is True


def test_chain_onibi_plant_tree_bonus() -> None:
    """Rulebook (French edition), "Les actions bonus": the bonus of Onibi leads to the bonus of a tree."""
    t = table(
        common=["bear", "chameleon"],
        onibi=2,
        forests=({(1, 0): "sun_1"}, {}),
        tops=["sun_5", "water_1", "plant_1", "wind_1"],
    )
    play(t, "wind", "sun", "x2y0")
    assert [action[0] for action in state(t).acting] == [2, 1]
    play(t, "c3")
    assert (state(t).taken, state(t).acting, state(t).active) == ([1, 0], [], WINTER)

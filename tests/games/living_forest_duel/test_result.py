"""Distances to the four victories, and to the next loss of a token."""

from __future__ import annotations

import pytest

from tests.games.living_forest_duel.scenes import SUMMER, WINTER, duel
from weald.games.living_forest_duel import GAME
from weald.games.living_forest_duel.cards import NOBODY
from weald.games.living_forest_duel.defeats import onibi_exits, onibi_steps
from weald.games.living_forest_duel.help_lines import solitary
from weald.games.living_forest_duel.result import goals, measures, progress
from weald.games.living_forest_duel.state import BY_FIRE
from weald.kernel.game import Game


def test_at_the_start() -> None:
    s = duel(recruits=["goat", "frog", "fox", "stag", "ram", "crane", "hare"])
    assert goals(s, SUMMER) == {
        "fire": {"have": 0, "need": 8, "missing": 8},
        "line": {"have": 3, "need": 7, "missing": 4, "cost": 7 + 2 + 5 + 5},
        "block": {
            "have": 1,
            "need": 9,
            "missing": 8,
            "cells": ["x-1y-1", "x0y-1", "x1y-1", "x-1y0", "x1y0", "x-1y1", "x0y1", "x1y1"],
        },
        "onibi": {"missing": 4 + 7, "exits": 2},
    }
    assert goals(s, WINTER)["line"]["cost"] == 7 + 2 + 6 + 5
    assert goals(s, WINTER)["onibi"] == {"missing": 11, "exits": 2}


@pytest.mark.parametrize(
    ("onibi", "holder", "summer", "winter"),
    [
        (3, NOBODY, 11, 11),
        (6, NOBODY, 8, 14),
        (6, WINTER, 1, 21),
        (0, WINTER, 7, 15),
        (0, SUMMER, 21, 1),
        (4, SUMMER, 17, 5),
    ],
)
def test_steps_of_onibi(onibi: int, holder: int, summer: int, winter: int) -> None:
    s = duel(onibi=onibi, onibi_card=holder)
    assert [onibi_steps(s, seat) for seat in (0, 1)] == [summer, winter]


def test_exits() -> None:
    s = duel(onibi_card=WINTER)
    assert [onibi_exits(s, seat) for seat in (0, 1)] == [1, 3]


def test_the_fullest_block_and_its_gaps() -> None:
    s = duel(forests=({(1, 0): "sun_5", (2, 0): "sun_3", (1, 1): "wind_3", (0, 1): "sun_6"}, {}))
    block = goals(s, SUMMER)["block"]
    assert (block["have"], block["missing"]) == (5, 4)
    assert block["cells"] == ["x0y-1", "x1y-1", "x2y-1", "x2y1"]


def test_progress_is_what_the_result_says() -> None:
    s = duel(taken=[3, 0], recruits=["goat", "frog", "stag"], onibi_card=WINTER)
    assert progress(s, SUMMER) == {"fire": 3, "line": 2, "block": 1, "onibi": 1}


class TestSolitary:
    """Distance of the next loss."""

    def test_two_more(self) -> None:
        s = duel(common=["bear"], winter=["eagle"])
        symbols = solitary(s, SUMMER)
        assert symbols == {"solitary": 1, "gregarious": 0, "net": 1, "levels": [3, 4], "next_loss": 2}
        assert solitary(s, WINTER)["next_loss"] == 3

    def test_after_the_first_loss_the_fourth_counts(self) -> None:
        s = duel(common=["bear", "cobra", "lynx"], summer=["toucan"], lost=[1, 1])
        assert solitary(s, SUMMER)["next_loss"] == 2
        assert solitary(s, WINTER)["next_loss"] == 1

    def test_a_net_that_is_too_high_already_costs_at_the_next_symbol(self) -> None:
        s = duel(common=["bear", "cobra", "lynx"], summer=["owl"])
        assert solitary(s, SUMMER)["next_loss"] == 1

    def test_without_tokens_nothing_can_be_lost(self) -> None:
        s = duel(common=["bear"], marks=[(1, "water", WINTER), (1, "plant", WINTER)])
        assert solitary(s, WINTER)["next_loss"] is None


def test_the_chart_counts_fires_and_trees_in_a_block() -> None:
    s = duel(taken=[3, 1])
    assert measures(s) == {"fire:0": 3, "fire:1": 1, "block:0": 1, "block:1": 1}


@pytest.mark.parametrize("winner", [SUMMER, WINTER])
def test_the_winner_has_all_of_the_victory(winner: int) -> None:
    s = duel()
    s.winner, s.victory = winner, BY_FIRE
    assert list(GAME.shares(s)) == list(Game.shares(GAME, s)) == [float(seat == winner) for seat in (0, 1)]

"""Levels of AI seats: old names, their time, and the quick answer."""

from __future__ import annotations

import pytest

import weald
from weald import ai
from weald.ai.levels import ALIASES
from weald.games import find
from weald.kernel.advice import LEVELS

GAMES = ("ecosystem", "living_forest_duel", "spirit_island", "sylvion")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_levels(game: str) -> None:
    assert find(game).levels == LEVELS == ("easy", "thoughtful", "strong")
    assert find(game).to_json()["levels"] == ["easy", "thoughtful", "strong"]


@pytest.mark.parametrize("game", GAMES)
def test_every_old_name_is_a_level(game: str) -> None:
    old = [name for name in find(game).bots if name != "random"]
    assert {ai.level_of(name) for name in old} <= {"thoughtful", "strong"}
    assert set(old) <= set(ALIASES)
    assert [ai.level_of(name) for name in ("random", *LEVELS)] == ["random", *LEVELS]


def test_the_strongest_takes_what_the_table_gives() -> None:
    t = weald.new("ecosystem", seats=2, seed=1, options={"thinking": 5})
    assert ai.seconds_of("strong", t.options) == 4.7
    assert ai.seconds_of("strong", weald.new("sylvion", seed=1).options) == 1.7
    # Options of tables stored before there was the option.
    assert ai.seconds_of("strong", {}) == 1.7
    assert ai.seconds_of("thoughtful", t.options) == 0.12
    assert ai.seconds_of("easy", t.options) == ai.seconds_of("random", t.options) == 0


def test_greedy_and_heuristic_are_one_player_for_research() -> None:
    t = weald.new("spirit_island", seats=1, seed=3)
    assert ai.choose("greedy", t, 0, 1) == ai.choose("heuristic", t, 0, 1)


def test_a_quick_choice_is_what_looks_best() -> None:
    t = weald.new("ecosystem", seats=3, seed=7)
    assert ai.quick_choice(t, 2, 1) == ai.choose("greedy", t, 2, 1)

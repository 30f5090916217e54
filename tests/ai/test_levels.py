"""Levels of AI seats: old names, their time, and the quick answer."""

from __future__ import annotations

from copy import copy

import pytest

import weald
from tests import tiny
from weald import ai
from weald.ai.bots import GreedyBot, best_player
from weald.ai.levels import ALIASES
from weald.ai.tree_search import ValueTreeSearchBot
from weald.ai.turn_planner import QUICK
from weald.games import find
from weald.kernel.advice import LEVELS, Advice, RandomRollout
from weald.kernel.driver import Run

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


def test_a_random_rollout_makes_the_best_level_a_search() -> None:
    """Without any advice but a heuristic the strongest AI is the greedy bot."""
    game = copy(tiny.GAME)
    assert isinstance(best_player(game, 1, 0.0, QUICK), GreedyBot)
    game.advice = Advice(heuristic=tiny.GAME.advice.heuristic, rollout=RandomRollout())
    assert "search" in game.bots
    player = best_player(game, 1, 0.02, QUICK)
    assert isinstance(player, ValueTreeSearchBot)
    run = Run(game, game.start(2, game.resolve_options({}), 3))
    ai.play(run, [player, player])
    assert run.over


def test_greedy_and_heuristic_are_one_player_for_research() -> None:
    t = weald.new("spirit_island", seats=1, seed=3)
    assert ai.choose("greedy", t, 0, 1) == ai.choose("heuristic", t, 0, 1)


def test_a_quick_choice_is_what_looks_best() -> None:
    t = weald.new("ecosystem", seats=3, seed=7)
    assert ai.quick_choice(t, 2, 1) == ai.choose("greedy", t, 2, 1)

"""Every puzzle has a solution that meets its goal, and what gains most at once does not."""

from __future__ import annotations

import pytest

from tests.published import PUBLISHED
from weald.learn.puzzles import Puzzle, games_with_puzzles, play, puzzles

ALL = [puzzle for game in games_with_puzzles() for puzzle in puzzles(game)]


def test_every_published_game_has_at_least_ten() -> None:
    assert set(games_with_puzzles()) >= set(PUBLISHED)
    assert all(len(puzzles(game)) >= 10 for game in PUBLISHED)
    ids = [puzzle.id for puzzle in ALL]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("puzzle", ALL, ids=[puzzle.id for puzzle in ALL])
def test_the_solution_solves_it_and_greed_does_not(puzzle: Puzzle) -> None:
    assert not puzzle.is_solved(puzzle.start())
    answers = iter(puzzle.solution)
    assert puzzle.is_solved(play(puzzle, answers))
    assert list(answers) == []
    assert not puzzle.is_solved(play(puzzle))


@pytest.mark.parametrize("puzzle", ALL, ids=[puzzle.id for puzzle in ALL])
def test_the_difficulty_follows_from_the_share_of_lines_that_solve_it(puzzle: Puzzle) -> None:
    assert 0 < puzzle.share <= 0.4
    assert puzzle.difficulty == (1 if puzzle.share >= 0.05 else 2 if puzzle.share >= 0.01 else 3)

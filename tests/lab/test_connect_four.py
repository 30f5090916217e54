"""Connect Four with the kernel: the rules, and a search in a game in which nothing is hidden."""

from __future__ import annotations

from random import Random

import pytest

from weald.ai.seat_run import SeatRun
from weald.ai.tree_search import TreeSearchBot
from weald.kernel.driver import Run, playout
from weald.kernel.game import Game
from weald.lab.connect_four import GAME, NOBODY, Board, has_four


def after(columns: list[int]) -> Run:
    """Return a game in which both seats have dropped stones in turn."""
    run = Run(GAME, Board(1))
    for column in columns:
        run.answer(run.open_seats[0], column)
    return run


@pytest.mark.parametrize(
    ("columns", "winner"),
    [
        ([0, 1, 0, 1, 0, 1, 0], 0),
        ([0, 6, 1, 6, 2, 6, 3], 0),
        ([6, 0, 1, 1, 2, 2, 3, 2, 3, 3, 5, 3], 1),
        ([0, 1, 0, 1, 0, 1], NOBODY),
    ],
)
def test_four_in_a_column_row_or_diagonal_win(columns: list[int], winner: int) -> None:
    run = after(columns)
    assert isinstance(run.state, Board)
    assert run.state.winner == winner
    assert run.over == (winner != NOBODY)


def test_four_do_not_wrap_around_the_top_of_a_column() -> None:
    # Three stones on top of a column and the lowest one of the next.
    assert not has_four(0b1_0_111_000)
    assert has_four(0b1111)


def test_a_full_column_is_closed() -> None:
    run = after([0, 0, 0, 0, 0, 0])
    assert run.question is not None
    assert list(run.question.options[0]) == [1, 2, 3, 4, 5, 6]


def test_a_loaded_position_asks_for_its_own_columns() -> None:
    run = after([0, 0, 0, 0, 0, 0])
    loaded = Run(GAME, GAME.position.load(GAME.position.dump(run.state), "", []))
    assert loaded.question is not None
    assert list(loaded.question.options[0]) == [1, 2, 3, 4, 5, 6]


def test_shares_are_those_of_the_result() -> None:
    seen = set()
    random = Random(1).random
    for seed in range(400):
        board = Board(seed)
        playout(GAME, board, random)
        assert list(GAME.shares(board)) == list(Game.shares(GAME, board))
        seen.add(tuple(GAME.shares(board)))
    assert seen == {(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)}


def test_an_imagined_world_is_the_true_one() -> None:
    run = after([3, 3, 2])
    world = run.imagined(1, 99)
    assert GAME.position.dump(world.state) == GAME.position.dump(run.state)
    assert world.open_seats == [1]
    world.answer(1, 0)
    assert run.open_seats == [1]


def test_the_search_closes_a_line_of_three() -> None:
    run = after([0, 6, 1, 6, 2])
    assert TreeSearchBot(GAME, 1, iterations=300).choose(SeatRun(run, 1)) == 3

"""The growth of a grid: weights that fit their features, and their worth of grids and swaps."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.games.ecosystem.scenes import grid, table
from weald.games import find
from weald.games.ecosystem.ai.growth import (
    ALONE,
    PATH,
    TOGETHER,
    best_of,
    grower_of,
    learned,
    weights_in,
)
from weald.games.ecosystem.ai.plot import plot_of
from weald.games.ecosystem.ai.terms import EDGE
from weald.games.ecosystem.cards import BEE, FOX, GRID_CARDS, RABBIT
from weald.games.ecosystem.state import Forest
from weald.kernel.driver import playout


def forest(text: str) -> Forest:
    s = table(3, turn=5, grids=[grid(text)]).run.state
    assert isinstance(s, Forest)
    return s


def test_a_full_grid_is_worth_its_score() -> None:
    game = find("ecosystem")
    state = game.start(3, game.resolve_options({}), 3)
    playout(game, state, Random(3).random)
    assert isinstance(state, Forest)
    scores = game.result(state).scores
    for seat in range(3):
        plot = plot_of(state.masks[seat], state.boxes[seat], 1)
        assert grower_of(state, seat).value(plot) == scores[seat]["total"]


def test_the_last_card_goes_by_the_score() -> None:
    game = find("ecosystem")
    state = game.start(3, game.resolve_options({}), 4)
    playout(game, state, Random(4).random)
    assert isinstance(state, Forest)
    grower = grower_of(state, 0)
    full = state.masks[0]
    cell = full[0].bit_length() - 1
    kind = next(kind for kind in range(1, EDGE) if full[kind] >> cell & 1)
    masks = [mask & ~(1 << cell) for mask in full]
    gains = grower.gains(plot_of(masks, state.boxes[0], 1), [kind])
    assert (grower.score(full), kind, cell) in gains


def test_a_bee_is_wanted_by_meadows() -> None:
    s = forest("mea mea mea mea")
    grower = grower_of(s, 0)
    best = best_of(grower, plot_of(s.masks[0], s.boxes[0], 1), range(1, EDGE))
    assert sorted(best) == list(range(1, EDGE))
    assert best[BEE] > best[FOX]


def test_a_swap_is_made_only_if_it_helps() -> None:
    s = forest("mea fox mea wol")
    grower = grower_of(s, 0)
    plot = plot_of(s.masks[0], s.boxes[0], 1)
    hopped = grower.hop(plot)
    assert grower.value(hopped) >= grower.value(plot)
    assert hopped.masks[0] == plot.masks[0]
    # Without any swap to try, the grid stays.
    assert grower.hop(plot, []) is plot


def test_a_rabbit_may_swap_as_it_comes() -> None:
    s = forest("mea fox mea wol")
    grower = grower_of(s, 0)
    plot = plot_of(s.masks[0], s.boxes[0], 1)
    _, kind, cell = max(grower.gains(plot, [RABBIT]))
    grown = grower.grow(plot.copy(), kind, cell, 5, Random(1).random)
    assert grown.masks[RABBIT].bit_count() == 1
    assert grown.left == plot.left - 1


def test_weights_of_other_features_are_refused() -> None:
    data = json.loads(PATH.read_text("utf-8"))
    assert set(weights_in(data)) == {TOGETHER, ALONE}
    assert [len(outlook) for outlook in learned().values()] == [GRID_CARDS] * 2
    with pytest.raises(ValueError, match="other features"):
        weights_in({**data, "names": data["names"][1:]})
    with pytest.raises(ValueError, match="missing"):
        weights_in({**data, "weights": {**data["weights"], ALONE: []}})

"""The gain of a card: the same as the difference of two whole values, whatever the grid and the weights."""

from __future__ import annotations

from random import Random

import pytest

from weald.games.ecosystem.ai.gains import SIGHT, Gains
from weald.games.ecosystem.ai.plot import Plot, features, open_cells, plot_of, zero_kinds
from weald.games.ecosystem.ai.terms import CODE, EDGE, NAMES, Terms, two_largest
from weald.games.ecosystem.cards import EAGLE, FIRST, RABBIT, STREAM, WOLF
from weald.games.ecosystem.field import BIT, EAGLE_SIGHT, START_BOX, WINDOW_MASKS, cells_of
from weald.games.ecosystem.scoring import own_points


def grown(cards: int, random: Random) -> Plot:
    plot = plot_of([0] * 12, START_BOX, 1)
    for _ in range(cards):
        plot.place(random.randrange(1, EDGE), random.choice(open_cells(plot)), 1)
    return plot


def any_terms(random: Random) -> tuple[list[float], Terms]:
    weights = [random.uniform(-3, 3) for _ in NAMES]
    return weights, Terms(weights)


@pytest.mark.parametrize("cards", [0, 1, 2, 4, 7, 10, 13, 16, 18, 19])
@pytest.mark.parametrize("rabbit_points", [0, 1])
def test_a_gain_is_the_difference_of_two_values(cards: int, rabbit_points: int) -> None:
    random = Random(cards)
    for _ in range(4):
        _, terms = any_terms(random)
        plot = plot_of(*_grid(grown(cards, random)), rabbit_points)
        races = terms.race(0, 3, 1), terms.race(1, 2, 0)
        gains = Gains(plot, terms, *races, rabbit_points).of(range(1, EDGE), open_cells(plot))
        rests = []
        for gain, kind, cell in gains:
            after = plot.copy()
            after.place(kind, cell, rabbit_points)
            rests.append(gain - after.value(terms, *races))
        assert len(gains) == (EDGE - 1) * len(open_cells(plot))
        assert rests == pytest.approx([rests[0]] * len(rests))


def _grid(plot: Plot) -> tuple[list[int], int]:
    return plot.masks, plot.box


@pytest.mark.parametrize("cards", [1, 5, 11, 17, 19])
def test_a_value_is_the_sum_of_weighted_features(cards: int) -> None:
    random = Random(cards)
    for _ in range(4):
        weights, terms = any_terms(random)
        plot = grown(cards, random)
        streams, wolves = [random.randrange(5) for _ in range(2)], [random.randrange(4) for _ in range(2)]
        numbers = features(plot.masks, plot.box, streams, wolves, 1)
        value = plot.value(terms, terms.race(0, *two_largest(streams)), terms.race(1, *two_largest(wolves)))
        assert value == pytest.approx(sum(w * n for w, n in zip(weights, numbers, strict=True)))


def test_neighbours_are_kept_up_to_date() -> None:
    random = Random(3)
    for cards in range(20):
        plot = grown(cards, random)
        fresh = plot_of(plot.masks, plot.box, 1)
        cells = cells_of(WINDOW_MASKS[plot.box])
        assert [plot.around[cell] for cell in cells] == [fresh.around[cell] for cell in cells]
        assert (plot.left, plot.zeros) == (20 - cards, fresh.zeros)


def test_a_copy_does_not_change() -> None:
    plot = grown(5, Random(1))
    before = plot.masks[:], plot.around[:]
    plot.copy().place(WOLF, open_cells(plot)[0], 1)
    assert (plot.masks, plot.around) == before


@pytest.mark.parametrize("rabbit_points", [0, 1])
def test_kinds_without_points(rabbit_points: int) -> None:
    random = Random(7)
    for cards in range(21):
        masks = grown(cards, random).masks
        points = own_points(masks, rabbit_points)
        points[STREAM], points[WOLF] = masks[STREAM], masks[WOLF]
        zeros = sum(1 << kind for kind in range(1, EDGE) if not points[kind])
        assert zero_kinds(masks, rabbit_points) == zeros


def test_four_neighbours_are_one_number() -> None:
    """No two sets of four neighbours have the same code."""
    kinds = range(EDGE + 1)
    codes = {
        CODE[a] + CODE[b] + CODE[c] + CODE[d]
        for a in kinds
        for b in range(a, EDGE + 1)
        for c in range(b, EDGE + 1)
        for d in range(c, EDGE + 1)
    }
    assert len(codes) == 1820


def test_eagles_see_as_far_as_they_score() -> None:
    masks = [0] * 12
    masks[EAGLE], masks[RABBIT] = BIT[FIRST], SIGHT[FIRST]
    assert own_points(masks, 1)[EAGLE] == 2 * SIGHT[FIRST].bit_count() == 4 * len(EAGLE_SIGHT)


def test_weights_must_fit() -> None:
    with pytest.raises(ValueError, match="other features"):
        Terms([0.0] * 3)

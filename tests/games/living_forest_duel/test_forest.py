"""Rivers, covering, bonuses and blocks; a slow and plain second opinion on where trees may grow."""

from __future__ import annotations

from random import Random

import pytest

from weald.games.living_forest_duel.cards import EDGES, RIVER, START, TREE_NUMBERS
from weald.games.living_forest_duel.forest import (
    HOME,
    SIDES,
    Forest,
    best_block,
    blocks,
    cell_at,
    cell_name,
    cell_named,
    cell_words,
    has_room,
    is_connected,
    lay_tree,
    matching,
    places_for,
    rivers_of,
)


def grown(**trees: str) -> Forest:
    """A forest from cells by name, such as x1y0="sun_1" (m for minus)."""
    forest = {HOME: START}
    for name, tree in trees.items():
        cell = cell_named(name.replace("m", "-"))
        assert cell is not None
        forest[cell] = TREE_NUMBERS[tree]
    return forest


def places(forest: Forest, tree: str) -> set[str]:
    river = RIVER[TREE_NUMBERS[tree]]
    return {cell_name(cell) for cell in places_for(forest, rivers_of(forest), river)}


def plainly(forest: Forest, tree: int) -> set[int]:
    """Try every cell: the tree must reach the lake, and so must all others."""
    around = {cell + step for cell in forest for step, _, _ in SIDES} | set(forest)
    return {cell for cell in around - {HOME} if is_connected({**forest, cell: tree})}


class TestRivers:
    """Ruling T12 (docs/rulings/living_forest_duel.md): rivers must reach the lake."""

    def test_the_first_tree_to_the_right_needs_a_west_river(self) -> None:
        forest = grown()
        for name, tree in TREE_NUMBERS.items():
            if name != "start":
                fits = "x1y0" in places(forest, name)
                assert fits == ("west" in [EDGES[i] for i in range(4) if RIVER[tree] >> i & 1])

    @pytest.mark.parametrize(
        ("tree", "cells"),
        [
            ("sun_1", {"x-1y0", "x1y0"}),
            ("sun_2", {"x0y-1", "x0y1"}),
            ("plant_4", {"x0y1", "x-1y0"}),
        ],
    )
    def test_beside_the_lake(self, tree: str, cells: set[str]) -> None:
        assert places(grown(), tree) == cells

    def test_a_river_may_run_into_a_bank_if_it_is_connected_otherwise(self) -> None:
        forest = grown(x1y0="sun_1", x0ym1="sun_4")
        assert "x1y-1" in places(forest, "wind_6")

    def test_nothing_covers_the_starting_tree(self) -> None:
        assert "x0y0" not in places(grown(x1y0="sun_1"), "sun_6")

    def test_a_leaf_may_be_covered_by_what_reaches_the_lake_there(self) -> None:
        forest = grown(x1y0="sun_1")
        assert "x1y0" in places(forest, "wind_4")
        assert "x1y0" not in places(forest, "sun_2")

    def test_covering_must_not_cut_others_off(self) -> None:
        forest = grown(x1y0="sun_1", x2y0="sun_5")
        assert "x1y0" not in places(forest, "wind_6")
        assert "x1y0" in places(forest, "water_1")

    def test_a_ring_holds_what_a_covered_tree_held(self) -> None:
        ring = grown(x1y0="sun_3", x0ym1="sun_4", x1ym1="wind_6", x1y1="wind_4")
        assert "x1y0" in places(ring, "plant_3")
        open_ring = grown(x1y0="sun_3", x1ym1="wind_5", x1y1="wind_4")
        assert "x1y0" not in places(open_ring, "plant_3")


@pytest.mark.parametrize("seed", range(25))
def test_places_agree_with_trying_everything(seed: int) -> None:
    random = Random(seed)
    forest = {HOME: START}
    rivers = rivers_of(forest)
    trees = list(range(24))
    random.shuffle(trees)
    for tree in trees:
        places = places_for(forest, rivers, RIVER[tree])
        assert set(places) == plainly(forest, tree)
        assert len(places) == len(set(places))
        assert has_room(forest, rivers, RIVER[tree]) == bool(places)
        if places:
            lay_tree(forest, rivers, random.choice(sorted(places)), tree)
            assert rivers == rivers_of(forest)
            assert is_connected(forest)


class TestBonuses:
    """Ruling T13 (docs/rulings/living_forest_duel.md): matching neighbours count, with or without a river."""

    def test_beside_the_starting_tree_there_is_none(self) -> None:
        assert matching(grown(), cell_at(1, 0), TREE_NUMBERS["sun_1"]) == 0

    def test_one_neighbour_with_the_same_bonus(self) -> None:
        assert matching(grown(x1y0="sun_1"), cell_at(2, 0), TREE_NUMBERS["sun_5"]) == 1

    def test_two_neighbours_with_the_same_bonus(self) -> None:
        assert matching(grown(x1y0="sun_1", x0ym1="sun_4"), cell_at(1, -1), TREE_NUMBERS["wind_6"]) == 2

    def test_another_kind_gives_none(self) -> None:
        assert matching(grown(x1y0="sun_1", x0ym1="sun_4"), cell_at(1, -1), TREE_NUMBERS["plant_3"]) == 0


class TestBlocks:
    """Blocks of three by three."""

    def test_a_full_block(self) -> None:
        forest = {cell_at(x, y): 0 for x in range(3) for y in range(3)}
        assert 9 in blocks(forest).values()
        assert best_block(forest) == (9, cell_at(0, 0))

    def test_nine_trees_that_are_no_block(self) -> None:
        forest = {cell_at(x, 0): 0 for x in range(9)}
        assert 9 not in blocks(forest).values()
        assert best_block(forest)[0] == 3

    def test_of_equal_blocks_the_one_nearest_to_the_lake(self) -> None:
        assert best_block({HOME: START}) == (1, cell_at(-1, -1))
        assert max(blocks({HOME: START}).values()) == 1


class TestNames:
    """Cells by name."""

    @pytest.mark.parametrize(("x", "y"), [(0, 0), (1, -2), (-24, 24), (3, 5)])
    def test_there_and_back(self, x: int, y: int) -> None:
        assert cell_name(cell_at(x, y)) == f"x{x}y{y}"
        assert cell_named(f"x{x}y{y}") == cell_at(x, y)

    @pytest.mark.parametrize(
        "name", ["", "x1", "x1y", "x01y0", "x25y0", "x0y-25", "x-0y0", "x1y1 ", "y1x1", "x\u0661y0"]
    )
    def test_what_is_no_cell(self, name: str) -> None:
        assert cell_named(name) is None

    def test_in_words(self) -> None:
        assert cell_words(cell_at(2, -1)) == {"ew": "east", "x": 2, "ns": "north", "y": 1}
        assert cell_words(cell_at(-1, 3)) == {"ew": "west", "x": 1, "ns": "south", "y": 3}
        assert cell_words(HOME) == {"ew": "none", "x": 0, "ns": "none", "y": 0}

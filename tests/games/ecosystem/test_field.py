"""Cells, areas, and the frame that floats until it is fixed."""

from __future__ import annotations

from random import Random

from tests.games.ecosystem.scenes import masks, slow_areas, spot
from weald.games.ecosystem.cards import CELL_NAMES, CELL_NUMBERS, FIRST
from weald.games.ecosystem.field import (
    BIT,
    BOXES,
    GROWN,
    NEAR,
    START_BOX,
    WINDOW_MASKS,
    areas,
    box_of,
    cells_of,
    columns_crossed,
    free_cells,
    is_fixed,
    rows_crossed,
    window_lines,
)


def names(mask: int) -> set[str]:
    return {CELL_NAMES[cell] for cell in cells_of(mask)}


def test_neighbours() -> None:
    """Left, right, above, below; fewer at the edge of the field."""
    assert names(NEAR[CELL_NUMBERS["r3c4"]]) == {"r2c4", "r4c4", "r3c3", "r3c5"}
    assert names(NEAR[CELL_NUMBERS["r0c0"]]) == {"r0c1", "r1c0"}
    assert names(NEAR[CELL_NUMBERS["r6c8"]]) == {"r5c8", "r6c7"}


def test_cells_of_a_mask_are_in_reading_order() -> None:
    random = Random(1)
    for _ in range(200):
        cells = sorted(random.sample(range(63), random.randrange(64)))
        assert cells_of(sum(BIT[cell] for cell in cells)) == cells


def test_lines_that_a_mask_crosses() -> None:
    """Every row and every column counts once, also the first and the last."""
    random = Random(2)
    for _ in range(500):
        cells = random.sample(range(63), random.choice((0, 1, 2, 5, 12, 63)))
        mask = sum(BIT[cell] for cell in cells)
        assert rows_crossed(mask) == len({cell // 9 for cell in cells})
        assert columns_crossed(mask) == len({cell % 9 for cell in cells})


def test_boxes_are_all_extents_around_the_first_cell() -> None:
    """Heights of 1 to 4 at 1 to 4 places each, widths of 1 to 5 at 1 to 5: 10 times 15."""
    assert len(BOXES) == 150
    assert sum(is_fixed(box) for box in range(150)) == 20, "as many as cells in which the first card can end"
    assert BOXES[START_BOX] == (3, 3, 4, 4)
    assert window_lines(START_BOX) == (0, 6, 0, 8)


def test_a_window_is_what_frames_around_the_box_can_reach() -> None:
    for box, (top, bottom, left, right) in enumerate(BOXES):
        reached = set()
        for frame_top in range(4):
            for frame_left in range(5):
                if (
                    frame_top <= top
                    and bottom < frame_top + 4
                    and frame_left <= left
                    and right < frame_left + 5
                ):
                    reached |= {f"r{frame_top + r}c{frame_left + c}" for r in range(4) for c in range(5)}
        assert names(WINDOW_MASKS[box]) == reached


def test_a_box_grows_with_a_card() -> None:
    for box, (top, bottom, left, right) in enumerate(BOXES):
        for cell in cells_of(WINDOW_MASKS[box]):
            row, column = spot(CELL_NAMES[cell])
            grown = BOXES[GROWN[box][cell]]
            assert grown == (min(top, row), max(bottom, row), min(left, column), max(right, column))


def test_the_box_of_a_grid() -> None:
    box = box_of(masks("fox ...\ndee mea\n... fox")[0])
    assert box is not None
    assert BOXES[box] == (3, 5, 4, 5)
    assert box_of(0) == START_BOX
    assert box_of(sum(BIT[9 * row + 4] for row in range(5))) is None


def test_free_cells() -> None:
    assert names(free_cells(0, START_BOX)) == {"r3c4"}
    assert names(free_cells(BIT[FIRST], START_BOX)) == {"r2c4", "r4c4", "r3c3", "r3c5"}


def test_areas_agree_with_a_slow_count() -> None:
    random = Random(2)
    for _ in range(200):
        top, left = random.randrange(4), random.randrange(5)
        cells = [f"r{top + r}c{left + c}" for r in range(4) for c in range(5) if random.random() < 0.5]
        slow = slow_areas(dict.fromkeys(cells, "stream"), "stream")
        fast = areas(sum(BIT[CELL_NUMBERS[cell]] for cell in cells))
        assert {frozenset(spot(name) for name in names(area)) for area in fast} == set(map(frozenset, slow))

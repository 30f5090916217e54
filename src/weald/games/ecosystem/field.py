"""The field under a growing grid: sets of cells as bit masks, and the frame that moves until it is fixed."""

from __future__ import annotations

from weald.games.ecosystem.cards import COLUMNS, FIRST, HIGH, ROWS, WIDE

CELLS = ROWS * COLUMNS
BIT = tuple(1 << cell for cell in range(CELLS))
EVERYWHERE = (1 << CELLS) - 1
ROW_MASKS = tuple(sum(BIT[row * COLUMNS + column] for column in range(COLUMNS)) for row in range(ROWS))
COLUMN_MASKS = tuple(sum(BIT[row * COLUMNS + column] for row in range(ROWS)) for column in range(COLUMNS))

# Steps that lead to the four adjacent cells, and to the twelve cells that an eagle sees.
ADJACENT = (1, COLUMNS)
EAGLE_SIGHT = (1, 2, COLUMNS, 2 * COLUMNS, COLUMNS - 1, COLUMNS + 1)
# The cells that an eagle on a cell sees in its frame.
SIGHT = tuple(sum(bit << step | bit >> step for step in EAGLE_SIGHT) for bit in BIT)


def _bits(mask: int, first: int) -> tuple[int, ...]:
    return tuple(first + i for i in range(COLUMNS) if mask >> i & 1)


# The cells of every possible row, so that a mask is read row by row and not bit by bit.
_ROW_CELLS = tuple(tuple(_bits(mask, row * COLUMNS) for mask in range(1 << COLUMNS)) for row in range(ROWS))
_ROW = (1 << COLUMNS) - 1
_LAST = COLUMN_MASKS[-1]
_NOT_LAST = sum(COLUMN_MASKS[:-1])


def cells_of(mask: int) -> list[int]:
    """Return the cells of a mask in reading order."""
    cells: list[int] = []
    for row_cells in _ROW_CELLS:
        if mask & _ROW:
            cells += row_cells[mask & _ROW]
        mask >>= COLUMNS
    return cells


def _near(cell: int) -> int:
    row, column = divmod(cell, COLUMNS)
    beside = ((row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column))
    return sum(BIT[r * COLUMNS + c] for r, c in beside if 0 <= r < ROWS and 0 <= c < COLUMNS)


NEAR = tuple(_near(cell) for cell in range(CELLS))


def _subsets(mask: int) -> list[int]:
    subsets = [0]
    for cell in cells_of(mask):
        subsets += [subset | BIT[cell] for subset in subsets]
    return subsets


# The cells of any set of neighbours, ready to be appended.
NEIGHBOURS = {subset: tuple(cells_of(subset)) for near in NEAR for subset in _subsets(near)}

# A box is the extent of a grid: its top, bottom, left and right lines as one small number.
Lines = tuple[int, int, int, int]
_TOP, _BOTTOM = range(4), range(3, 7)
_LEFT, _RIGHT = range(5), range(4, 9)
BOXES: tuple[Lines, ...] = tuple(
    (top, bottom, left, right)
    for top in _TOP
    for bottom in _BOTTOM
    for left in _LEFT
    for right in _RIGHT
    if bottom - top < HIGH and right - left < WIDE
)
BOX_NUMBERS = {lines: number for number, lines in enumerate(BOXES)}


def _mask(lines: Lines) -> int:
    top, bottom, left, right = lines
    rows = sum(ROW_MASKS[max(top, 0) : bottom + 1])
    return rows & sum(COLUMN_MASKS[max(left, 0) : right + 1])


def window_lines(box: int) -> Lines:
    """Return the lines of the field that a frame around the box can still reach."""
    top, bottom, left, right = BOXES[box]
    return bottom - HIGH + 1, top + HIGH - 1, right - WIDE + 1, left + WIDE - 1


def _grown(lines: Lines, cell: int) -> int:
    row, column = divmod(cell, COLUMNS)
    top, bottom, left, right = lines
    return BOX_NUMBERS[min(top, row), max(bottom, row), min(left, column), max(right, column)]


START_BOX = BOX_NUMBERS[3, 3, 4, 4]
WINDOW_MASKS = tuple(_mask(window_lines(box)) for box in range(len(BOXES)))
WINDOW_FLAGS = tuple(tuple(mask >> cell & 1 for cell in range(CELLS)) for mask in WINDOW_MASKS)
# Whether a box is as high (1) or as wide (2) as a frame: only then are cells beside it beyond the window.
FULL = tuple(
    (bottom - top == HIGH - 1) + 2 * (right - left == WIDE - 1) for top, bottom, left, right in BOXES
)
# The box after a card is laid on a cell of its window; -1 beyond the window.
GROWN = tuple(
    tuple(_grown(lines, cell) if WINDOW_FLAGS[box][cell] else -1 for cell in range(CELLS))
    for box, lines in enumerate(BOXES)
)


def box_of(occupied: int) -> int | None:
    """Return the box of a grid that holds the first cell; None if no frame is big enough for it."""
    rows = [row for row, mask in enumerate(ROW_MASKS) if mask & (occupied | BIT[FIRST])]
    columns = [column for column, mask in enumerate(COLUMN_MASKS) if mask & (occupied | BIT[FIRST])]
    return BOX_NUMBERS.get((rows[0], rows[-1], columns[0], columns[-1]))


def free_cells(occupied: int, box: int) -> int:
    """Return the cells for the next card: the first in the middle, others beside one within the window."""
    near = spread(occupied) if occupied else BIT[FIRST]
    return near & WINDOW_MASKS[box] & ~occupied


def is_fixed(box: int) -> bool:
    """Return whether the frame can no longer move."""
    return FULL[box] == 3


def areas(mask: int) -> list[int]:
    """Return the connected areas of a mask, as masks."""
    separate = []
    while mask:
        area = mask & -mask
        while True:
            grown = (area | area << 1 | area >> 1 | area << COLUMNS | area >> COLUMNS) & mask
            if grown == area:
                break
            area = grown
        separate.append(area)
        mask ^= area
    return separate


def rows_crossed(mask: int) -> int:
    """Count the rows that hold a cell of the mask."""
    # Adding ones to all cells of a row but the last carries over to the last if any of them is set.
    return (((mask & _NOT_LAST) + _NOT_LAST | mask) & _LAST).bit_count()


def columns_crossed(mask: int) -> int:
    """Count the columns that hold a cell of the mask."""
    mask |= mask >> 4 * COLUMNS
    mask |= mask >> 2 * COLUMNS
    mask |= mask >> COLUMNS
    return (mask & _ROW).bit_count()


def spread(mask: int) -> int:
    """Return all cells beside a cell of the mask."""
    return mask << 1 | mask >> 1 | mask << COLUMNS | mask >> COLUMNS

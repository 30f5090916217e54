"""The clearing: sixteen spaces between the forest on the left and the four stacks on the right."""

from __future__ import annotations

from weald.games.sylvion.cards import FACE_DOWN, WHALE_STEPS

# Space r * 5 + c: columns 0 to 3 are the clearing, column 4 is where a stack's revealed card lies.
# Counting up visits the top row first and the leftmost space first, the order of every movement.
ROWS, COLUMNS, WIDTH = 4, 4, 5
SPACES = range(ROWS * WIDTH)
STACKS = tuple(row * WIDTH + COLUMNS for row in range(ROWS))
CELLS = tuple(space for space in SPACES if space not in STACKS)
FOREST = -1
NOWHERE = -1
LEFT = tuple(FOREST if space % WIDTH == 0 else space - 1 for space in SPACES)
# Values of spaces whose card has left: a stack shows its back.
VACATED = tuple(FACE_DOWN if space in STACKS else 0 for space in SPACES)
EMPTY_BOARD = VACATED

ROW_CELLS = tuple(tuple(row * WIDTH + column for column in range(COLUMNS)) for row in range(ROWS))
DIRECTIONS = ("up", "down", "left", "right")
_STEPS = ((-1, 0), (1, 0), (0, -1), (0, 1))

SPACE_NAMES = {
    row * WIDTH + column: f"r{row + 1}c{column + 1}" for row in range(ROWS) for column in range(COLUMNS)
}
SPACE_NAMES |= {space: f"stack-{row + 1}" for row, space in enumerate(STACKS)}
SPACE_NUMBERS = {name: space for space, name in SPACE_NAMES.items()}


def _line(space: int, direction: int) -> tuple[int, ...]:
    row, column = divmod(space, WIDTH)
    down, right = _STEPS[direction]
    cells = []
    while 0 <= row + down < ROWS and 0 <= column + right < COLUMNS:
        row, column = row + down, column + right
        cells.append(row * WIDTH + column)
    return tuple(cells)


# The cells in a straight line from a cell, by direction.
LINES = {cell: tuple(_line(cell, direction) for direction in range(4)) for cell in CELLS}


def distance(one: int, other: int) -> int:
    """Return the number of steps from one space to another, up, down, left or right."""
    (row, column), (other_row, other_column) = divmod(one, WIDTH), divmod(other, WIDTH)
    return abs(row - other_row) + abs(column - other_column)


# Cells to which a whale can carry an elemental, over other cards; the forest is one step left of column 1.
WHALE_REACH = {
    cell: tuple(
        [other for other in CELLS if 0 < distance(cell, other) <= WHALE_STEPS]
        + ([FOREST] if cell % WIDTH < WHALE_STEPS else [])
    )
    for cell in CELLS
}


def row_of(space: int) -> int:
    """Return the row of a space, counted from 1."""
    return space // WIDTH + 1


def column_of(space: int) -> int:
    """Return the column of a space, counted from 1; 5 is the place of the stack."""
    return space % WIDTH + 1

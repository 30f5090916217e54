"""Rows and columns as people count them: within the part of the field that the frame can still reach."""

from __future__ import annotations

from weald.games.ecosystem.cards import CELL_NAMES, COLUMNS
from weald.games.ecosystem.field import window_lines
from weald.games.ecosystem.state import Forest
from weald.kernel.messages import Args


def place_words(s: Forest, seat: int, cell: int) -> Args:
    """The cell by name, and its row and column counted from 1 in the seat's window."""
    top, _, left, _ = window_lines(s.boxes[seat])
    row, column = divmod(cell, COLUMNS)
    return {"cell": CELL_NAMES[cell], "row": row - top + 1, "col": column - left + 1}

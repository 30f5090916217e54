"""Places for trees: rivers that reach the lake, cards that may be covered, blocks of three by three."""

from __future__ import annotations

import re

from weald.games.living_forest_duel.cards import (
    ALL_EDGES,
    BLOCK,
    EAST,
    NORTH,
    RIVER,
    SOUTH,
    TREE_BONUS,
    WEST,
)
from weald.kernel.messages import Args

# A forest maps cells to the visible trees. The lake lies at HOME; one row further south is ROW more.
Forest = dict[int, int]
ROW = 64
HOME = 32 * ROW + 32
REACH = 24

# From a cell: the step to each neighbour, the edge on that side, and the neighbour's edge that meets it.
SIDES = ((-ROW, NORTH, SOUTH), (1, EAST, WEST), (ROW, SOUTH, NORTH), (-1, WEST, EAST))
STEP_OF_EDGE = {edge: step for step, edge, _ in SIDES}
EDGES_IN = tuple(tuple(edge for edge in (NORTH, EAST, SOUTH, WEST) if edges & edge) for edges in range(16))

COUNT = tuple(edges.bit_count() for edges in range(16))

# A block of three by three that contains a cell, by the way from the cell to the block's north-west corner.
_CORNERS = tuple(-ROW * down - right for down in range(BLOCK) for right in range(BLOCK))
BLOCK_STEPS = tuple(ROW * down + right for down in range(BLOCK) for right in range(BLOCK))


def cell_at(x: int, y: int) -> int:
    """Return the cell `x` steps east and `y` steps south of the lake."""
    return HOME + ROW * y + x


def x_of(cell: int) -> int:
    """Return how far east of the lake a cell lies."""
    return cell % ROW - HOME % ROW


def y_of(cell: int) -> int:
    """Return how far south of the lake a cell lies."""
    return cell // ROW - HOME // ROW


def cell_name(cell: int) -> str:
    """Return a cell's stable name, such as x1y-2."""
    return f"x{x_of(cell)}y{y_of(cell)}"


def cell_words(cell: int) -> Args:
    """Return how far east or west and how far north or south of the lake a cell lies."""
    x, y = x_of(cell), y_of(cell)
    ew = "east" if x > 0 else "west" if x else "none"
    ns = "south" if y > 0 else "north" if y else "none"
    return {"ew": ew, "x": abs(x), "ns": ns, "y": abs(y)}


def cell_named(name: str) -> int | None:
    """Return the cell of that name, if a forest can reach it."""
    match = re.fullmatch(r"x(-?\d{1,2})y(-?\d{1,2})", name, re.ASCII)
    if match is None or max(abs(int(x)) for x in match.groups()) > REACH:
        return None
    cell = cell_at(int(match[1]), int(match[2]))
    return cell if cell_name(cell) == name else None


class Rivers:
    """The rivers of a forest.

    `arriving` says for a cell on which of its edges a neighbour's river arrives, `open` on which edges that
    happens at empty cells at all, `joints` how many pairs of trees are joined.
    """

    __slots__ = ("arriving", "joints", "open")

    def __init__(self, arriving: dict[int, int], open: int, joints: int) -> None:
        self.arriving = arriving
        self.open = open
        self.joints = joints

    def copy(self) -> Rivers:
        return Rivers(self.arriving.copy(), self.open, self.joints)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Rivers):
            return NotImplemented
        return (self.arriving, self.open, self.joints) == (other.arriving, other.open, other.joints)

    __hash__ = None  # type: ignore[assignment]


def rivers_of(forest: Forest) -> Rivers:
    """Compute the rivers of a forest."""
    rivers = Rivers({}, 0, 0)
    laid: Forest = {}
    for cell, tree in forest.items():
        lay_tree(laid, rivers, cell, tree)
    return rivers


def lay_tree(forest: Forest, rivers: Rivers, cell: int, tree: int) -> None:
    """Put a tree on a cell, over another one if there is one, and update the rivers."""
    arriving = rivers.arriving
    edges = arriving.get(cell, 0)
    river = RIVER[tree]
    if cell in forest:
        under = RIVER[forest[cell]]
        rivers.joints -= COUNT[under & edges]
        for step, edge, met in SIDES:
            if under & edge & ~river:
                arriving[cell + step] ^= met
                if not arriving[cell + step]:
                    del arriving[cell + step]
    rivers.joints += COUNT[river & edges]
    for step, edge, met in SIDES:
        if river & edge:
            arriving[cell + step] = arriving.get(cell + step, 0) | met
    forest[cell] = tree
    open = 0
    for other, edges in arriving.items():
        if other not in forest:
            open |= edges
            if open == ALL_EDGES:
                break
    rivers.open = open


def places_for(forest: Forest, rivers: Rivers, river: int) -> list[int]:
    """Return the cells where a tree with this river may grow.

    A tree on an empty cell must meet a river that arrives there. A tree that covers another one must also
    hold together what that one held together; nothing covers the starting tree.
    """
    return [
        cell
        for cell, edges in rivers.arriving.items()
        if river & edges and (cell not in forest or _may_cover(forest, rivers, cell, edges, river))
    ]


def _may_cover(forest: Forest, rivers: Rivers, cell: int, edges: int, river: int) -> bool:
    """Return whether every river would still reach the lake if `river` covered the tree on the cell."""
    if cell == HOME:
        return False
    joined = RIVER[forest[cell]] & edges
    # With one neighbour, or with all the neighbours that the covered tree had, nothing can fall apart.
    if not joined & joined - 1 or river & joined == joined:
        return True
    # Otherwise it does, unless there is a ring, or a river that ended at the covered tree's bank.
    return (edges != joined or rivers.joints >= len(forest)) and _holds(forest, cell, edges, river)


def has_room(forest: Forest, rivers: Rivers, river: int) -> bool:
    """Return whether a tree with this river may grow anywhere."""
    return bool(river & rivers.open) or bool(places_for(forest, rivers, river))


def _holds(forest: Forest, cell: int, edges: int, river: int) -> bool:
    """Return whether `river` on the cell would meet every part into which the forest falls without it."""
    left = edges
    while left:
        part = _reached_from(forest, cell, cell + STEP_OF_EDGE[left & -left])
        group = 0
        for edge in EDGES_IN[left]:
            if cell + STEP_OF_EDGE[edge] in part:
                group |= edge
        if not river & group:
            return False
        left &= ~group
    return True


def _reached_from(forest: Forest, without: int, start: int) -> set[int]:
    """Return the cells whose rivers are joined to that of `start` if the cell `without` were empty."""
    reached = {start}
    to_do = [start]
    while to_do:
        cell = to_do.pop()
        river = RIVER[forest[cell]]
        for step, edge, met in SIDES:
            if river & edge:
                other = cell + step
                if (
                    other != without
                    and other not in reached
                    and other in forest
                    and RIVER[forest[other]] & met
                ):
                    reached.add(other)
                    to_do.append(other)
    return reached


def is_connected(forest: Forest) -> bool:
    """Return whether every river reaches the lake."""
    return HOME in forest and len(_reached_from(forest, -1, HOME)) == len(forest)


def matching(forest: Forest, cell: int, tree: int) -> int:
    """Count the neighbours of the cell that show the same bonus as the tree."""
    bonus = TREE_BONUS[tree]
    count = 0
    for step, _, _ in SIDES:
        other = forest.get(cell + step)
        if other is not None and TREE_BONUS[other] == bonus:
            count += 1
    return count


def blocks(forest: Forest) -> dict[int, int]:
    """Return the number of trees in every block of three by three, by its north-west corner."""
    full: dict[int, int] = {}
    for cell in forest:
        for corner in _CORNERS:
            full[cell + corner] = full.get(cell + corner, 0) + 1
    return full


def best_block(forest: Forest) -> tuple[int, int]:
    """Return how many trees the fullest block of three by three has, and its north-west corner.

    Ties go to the block nearest to the lake, then the northernmost, so that the answer is stable.
    """
    full = blocks(forest)
    best = max(full, key=lambda corner: (full[corner], -_distance(corner), -corner))
    return full[best], best


def _distance(corner: int) -> int:
    return abs(x_of(corner) + 1) + abs(y_of(corner) + 1)

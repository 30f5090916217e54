"""The position of the drawn mock-up: round 2, card 5, seat 0 is about to play a trout."""

from __future__ import annotations

from tests.games.ecosystem.scenes import answer_all, grid, table
from weald.kernel.table import Table

OWN = """
    mea mea ... ... ...
    mea bee bea ... dee
    rab dra ... ... eag
    wol str str str fox
"""
JONAS = """
    ... wol wol mea mea
    ... dee eag rab mea
    ... tro str bee ...
    ... ... str str fox
"""
IVY = """
    bea tro str str
    bee bea dra str
    mea mea wol str
    ... dee wol ...
"""
HANDS = [["trout", "stream", "deer", "bee", "meadow", "wolf"], ["stream"], ["fox"]]

# Kind by kind in the order of the table, then biodiversity and total.
SCORES = (
    (5, 6, 2, 3, 4, 4, 0, 6, 0, 3, 1, 12, 46),
    (5, 6, 0, 3, 4, 12, 2, 0, 4, 0, 1, 7, 44),
    (8, 3, 8, 0, 4, 12, 2, 3, 0, 4, 0, 7, 51),
)


def mock() -> Table:
    """The table of the mock-up before anybody picks."""
    grids = [grid(OWN, 0, 0), grid(JONAS, 0, 0), grid(IVY, 0, 2)]
    return table(3, grids=grids, hands=HANDS, round=2, turn=5)


def mock_placing() -> Table:
    """The moment of the mock-up: everybody has revealed, nobody has placed."""
    t = mock()
    answer_all(t, "trout", "stream", "fox")
    return t

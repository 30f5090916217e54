"""The printed island boards and the ways to lay them together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Board(NamedTuple):
    """One island board as printed.

    `terrains` are the letters of its lands from 1 on. `borders` lists each land's higher-numbered neighbours,
    those of the ocean (0) first; a digit each, `a` is land 10. `sides` are the three sides that can lie
    against another board, clockwise: the lands met along a side and, on a scale from 0 to 13, where one ends
    and the next begins. `corners` are the lands at the corners c0 to c3. `setup` are the printed pieces by
    land: c(ity), t(own), e(xplorer), d(ahan), b(light). `tokens` are those that begin in a land where tokens
    are played with; strife lies on a town. `set` is the box that the board comes in.
    """

    terrains: str
    borders: tuple[str, ...]
    sides: tuple[tuple[str, tuple[int, ...]], ...]
    corners: tuple[int, int, int, int]
    setup: dict[int, str]
    tokens: dict[int, str]
    set: str = "base"


def boards_of(sets: tuple[str, ...], n: int) -> tuple[str, ...]:
    """Return the boards of some sets; if they are fewer than `n`, those of other sets come to them."""
    own = [board for board in BOARDS if BOARDS[board].set in sets]
    others = [board for board in BOARDS if board not in own]
    return (*own, *others) if len(own) < n else tuple(own)


def thematic_boards(n: int) -> tuple[str, ...]:
    """Return the boards of the thematic map for a number of players: one part of the island, or all of it."""
    return ("NE",) if n == 1 else tuple(THEMATIC_BOARDS)[:n]


def printed_board(board: str, layout: str) -> Board:
    """Return the printed side of a board that lies up."""
    return (THEMATIC_BOARDS if layout == THEMATIC else BOARDS)[board]


def lands_with_symbols(board: str, layout: str) -> set[int]:
    """Return the lands of a board with set-up symbols; tokens are printed on the thematic map only."""
    printed = printed_board(board, layout)
    return {*printed.setup, *(printed.tokens if layout == THEMATIC else ())}


def map_difficulty(layout: str, sets: Iterable[str]) -> int:
    """Return how much harder a layout makes the game."""
    if layout != THEMATIC:
        return 0
    return 1 if any(name in TOKEN_SETS for name in sets) else 3


class Layout(NamedTuple):
    """A layout of boards: sides against sides, and corners that only touch.

    A slot is where a board lies, counted from 0; a join is (slot, side, slot, side), a touch is (slot,
    corner, slot, corner).
    """

    joins: tuple[tuple[int, int, int, int], ...]
    touches: tuple[tuple[int, int, int, int], ...]


def layout_names() -> list[str]:
    """Return the names of all layouts of the ordinary sides of the boards."""
    return list(dict.fromkeys(name for _, name in LAYOUTS if name != THEMATIC))


def layouts_of(n: int) -> list[str]:
    """Return the ways to lay that number of boards together."""
    return [name for boards, name in LAYOUTS if boards == n]


# The layout of the other sides of the boards, which are parts of one island.
THEMATIC = "thematic"

# The sets with tokens, some of which begin on the boards.
TOKEN_SETS = ("branch_and_claw", "jagged_earth")

BOARDS = {
    "A": Board(
        terrains="MWJSWMSJ",
        borders=("123", "2456", "34", "4", "5", "678", "8", "8"),
        sides=(("7543", (1, 3, 7)), ("87", (5,)), ("168", (3, 7))),
        corners=(3, 7, 8, 1),
        setup={2: "cd", 3: "dd", 4: "b", 6: "d", 7: "dd", 8: "t"},
        tokens={1: "beasts", 2: "disease"},
    ),
    "B": Board(
        terrains="WMSJSWMJ",
        borders=("123", "2456", "34", "4", "57", "67", "78", "8"),
        sides=(("743", (1, 5)), ("87", (5,)), ("168", (1, 7))),
        corners=(3, 7, 8, 1),
        setup={1: "d", 2: "c", 3: "dd", 4: "b", 6: "t", 7: "d", 8: "dd"},
        tokens={2: "disease", 5: "beasts"},
    ),
    "C": Board(
        terrains="JSMJWSMW",
        borders=("123", "256", "345", "4", "57", "67", "78", "8"),
        sides=(("43", (7,)), ("874", (7, 11)), ("168", (3, 7))),
        corners=(3, 4, 8, 1),
        setup={1: "d", 2: "c", 3: "dd", 5: "ddb", 6: "d", 7: "t"},
        tokens={2: "disease", 4: "beasts"},
    ),
    "D": Board(
        terrains="WJWSMJSM",
        borders=("123", "2578", "345", "4", "56", "67", "7", "8"),
        sides=(("643", (3, 9)), ("876", (5, 11)), ("18", (11,))),
        corners=(3, 6, 8, 1),
        setup={1: "dd", 2: "cd", 5: "db", 7: "tdd"},
        tokens={2: "disease", 3: "beasts"},
    ),
    "E": Board(
        terrains="SMJWMSJW",
        borders=("123", "257", "35", "45", "567", "7", "78", "8"),
        sides=(("643", (1, 7)), ("86", (9,)), ("178", (5, 9))),
        corners=(3, 6, 8, 1),
        setup={1: "d", 2: "c", 3: "dd", 4: "b", 5: "d", 7: "t", 8: "dd"},
        tokens={2: "disease", 6: "beasts"},
        set="jagged_earth",
    ),
    "F": Board(
        terrains="SJWMJMWS",
        borders=("123", "256", "345", "4", "578", "68", "8", "8"),
        sides=(("743", (3, 9)), ("87", (7,)), ("168", (5, 11))),
        corners=(3, 7, 8, 1),
        setup={1: "dd", 2: "c", 3: "d", 4: "b", 5: "d", 6: "dd", 8: "t"},
        tokens={2: "disease", 7: "beasts"},
        set="jagged_earth",
    ),
}

# In the order in which they come into play as players join; one player has the north-east alone.
THEMATIC_BOARDS = {
    "W": Board(
        terrains="JSSSJMWJSM",
        borders=("123", "25789", "345", "4", "56", "67", "7", "8", "9a", "a"),
        sides=(("a91", (5, 9)), ("678a", (3, 7, 9)), ("346", (5, 9))),
        corners=(1, 10, 6, 3),
        setup={1: "ttdd", 2: "t", 5: "e", 6: "ed", 7: "dd", 8: "dd"},
        tokens={3: "wilds", 4: "beasts", 9: "badlands badlands", 10: "beasts"},
    ),
    "E": Board(
        terrains="JWWWSMMMWW",
        borders=("123", "256", "345", "47", "5789", "69", "9a", "8", "9", "a"),
        sides=(("a61", (3, 9)), ("789a", (3, 5, 9)), ("37", (9,))),
        corners=(1, 10, 7, 3),
        setup={1: "e", 2: "t", 3: "ctddb", 4: "eddd", 8: "e", 9: "dd", 10: "dd"},
        tokens={2: "strife disease disease", 3: "strife disease", 6: "badlands"},
    ),
    "NE": Board(
        terrains="SJJWJMMSW",
        borders=("1234", "25", "35", "457", "7", "789", "7", "8", "9"),
        sides=(("951", (5, 9)), ("6789", (3, 7, 9)), ("476", (5, 9))),
        corners=(1, 9, 6, 4),
        setup={1: "c", 3: "d", 4: "d", 5: "t", 6: "dd", 7: "eeeddd"},
        tokens={2: "wilds", 9: "disease beasts"},
    ),
    "NW": Board(
        terrains="SSWJMSWMM",
        borders=("123", "256", "345", "4", "57", "678", "89", "8", "9"),
        sides=(("961", (5, 9)), ("789", (7, 9)), ("347", (5, 9))),
        corners=(1, 9, 7, 3),
        setup={1: "eed", 2: "c", 3: "t", 6: "dd", 7: "d", 8: "ed", 9: "d"},
        tokens={3: "disease", 7: "badlands"},
    ),
    "SE": Board(
        terrains="JJWMJWSMM",
        borders=("123", "256", "345", "4", "57", "678", "89", "8", "9"),
        sides=(("961", (5, 9)), ("789", (5, 9)), ("347", (5, 9))),
        corners=(1, 9, 7, 3),
        setup={1: "tdd", 2: "dd", 3: "d", 6: "ttd", 7: "e", 8: "b"},
        tokens={5: "beasts", 6: "disease", 8: "wilds"},
        set="jagged_earth",
    ),
    "SW": Board(
        terrains="SWSJJJMMSJ",
        borders=("123", "245", "34", "47", "567", "6a", "79a", "89", "9", "a"),
        sides=(("a51", (5, 9)), ("89a", (5, 9)), ("378", (5, 9))),
        corners=(1, 10, 8, 3),
        setup={2: "td", 3: "tdb", 4: "te", 6: "e", 7: "e", 8: "b"},
        tokens={1: "beasts", 3: "strife", 4: "beasts", 5: "beasts wilds", 6: "badlands", 8: "wilds"},
        set="jagged_earth",
    ),
}

# By number of boards and name; "standard" is the one in the rulebook.
LAYOUTS = {
    (1, "standard"): Layout(joins=(), touches=()),
    (2, "standard"): Layout(joins=((0, 0, 1, 0),), touches=()),
    (2, "top_to_top"): Layout(joins=((0, 2, 1, 2),), touches=()),
    (2, "coastline"): Layout(joins=((0, 0, 1, 2),), touches=()),
    (2, "opposite_shores"): Layout(joins=((0, 1, 1, 1),), touches=()),
    (2, "fragment"): Layout(joins=((0, 1, 1, 0),), touches=()),
    (2, "inverted_fragment"): Layout(joins=((0, 1, 1, 2),), touches=()),
    (3, "standard"): Layout(joins=((0, 1, 1, 0), (0, 0, 2, 1), (1, 1, 2, 0)), touches=()),
    (3, "coastline"): Layout(joins=((0, 0, 1, 2), (1, 0, 2, 2)), touches=()),
    (3, "sunrise"): Layout(joins=((0, 1, 1, 2), (1, 1, 2, 0)), touches=((0, 2, 2, 0),)),
    (4, "standard"): Layout(
        joins=((0, 0, 1, 2), (0, 1, 3, 1), (1, 1, 2, 1), (2, 0, 3, 2)), touches=((0, 1, 2, 1), (1, 2, 3, 2))
    ),
    (4, "coastline"): Layout(joins=((0, 0, 1, 2), (1, 0, 2, 2), (2, 0, 3, 2)), touches=()),
    (4, "leaf"): Layout(
        joins=((0, 0, 1, 2), (0, 1, 3, 0), (1, 1, 2, 2), (2, 1, 3, 1)), touches=((0, 1, 2, 2), (1, 2, 3, 1))
    ),
    (4, "snake"): Layout(
        joins=((0, 0, 2, 0), (0, 1, 3, 1), (1, 0, 3, 0)), touches=((2, 0, 3, 2), (0, 2, 1, 0))
    ),
    (5, "standard"): Layout(
        joins=((0, 1, 1, 0), (0, 0, 3, 1), (1, 1, 3, 0), (1, 2, 4, 0), (2, 1, 3, 2)),
        touches=((0, 0, 2, 2), (3, 0, 4, 1)),
    ),
    (5, "coastline"): Layout(joins=((0, 0, 1, 2), (1, 0, 2, 2), (2, 0, 3, 2), (3, 0, 4, 2)), touches=()),
    (5, "snail"): Layout(
        joins=((0, 1, 1, 0), (0, 2, 2, 1), (0, 0, 3, 1), (1, 1, 3, 0), (2, 2, 4, 0)),
        touches=((0, 2, 4, 1), (1, 0, 2, 2), (1, 0, 4, 1)),
    ),
    (5, "peninsula"): Layout(
        joins=((0, 1, 1, 0), (0, 0, 3, 1), (1, 1, 3, 0), (2, 0, 4, 2), (3, 2, 4, 0)), touches=((0, 0, 4, 1),)
    ),
    (5, "v"): Layout(joins=((0, 2, 1, 0), (0, 0, 2, 2), (1, 1, 3, 0), (3, 2, 4, 0)), touches=((0, 2, 3, 1),)),
    (5, "meeple"): Layout(
        joins=((0, 1, 1, 2), (0, 2, 2, 1), (1, 1, 3, 2), (2, 2, 4, 0), (3, 1, 4, 1)),
        touches=((0, 2, 3, 2), (0, 2, 4, 1), (1, 2, 2, 2), (1, 2, 4, 1), (2, 2, 3, 2)),
    ),
    (6, "standard"): Layout(
        joins=(
            (0, 0, 1, 1),
            (0, 1, 2, 0),
            (1, 0, 2, 1),
            (2, 2, 4, 2),
            (3, 0, 4, 1),
            (3, 1, 5, 0),
            (4, 0, 5, 1),
        ),
        touches=((1, 0, 4, 3), (2, 3, 3, 0)),
    ),
    (6, "coastline"): Layout(
        joins=((0, 0, 1, 2), (1, 0, 2, 2), (2, 0, 3, 2), (3, 0, 4, 2), (4, 0, 5, 2)), touches=()
    ),
    (6, "star"): Layout(
        joins=((0, 1, 1, 2), (0, 2, 5, 1), (1, 1, 2, 2), (2, 1, 3, 2), (3, 1, 4, 2), (4, 1, 5, 2)),
        touches=(
            (0, 2, 2, 2),
            (0, 2, 3, 2),
            (0, 2, 4, 2),
            (1, 2, 3, 2),
            (1, 2, 4, 2),
            (1, 2, 5, 2),
            (2, 2, 4, 2),
            (2, 2, 5, 2),
            (3, 2, 5, 2),
        ),
    ),
    (6, "flower"): Layout(
        joins=((0, 0, 3, 2), (1, 0, 5, 2), (2, 0, 4, 2), (3, 0, 4, 1), (3, 1, 5, 0), (4, 0, 5, 1)),
        touches=((0, 1, 5, 0), (1, 1, 4, 0), (2, 1, 3, 0)),
    ),
    (6, "caldera"): Layout(
        joins=((0, 2, 4, 0), (0, 0, 5, 1), (1, 2, 3, 0), (1, 0, 4, 1), (2, 0, 3, 1), (2, 2, 5, 0)),
        touches=((0, 1, 2, 2), (0, 2, 1, 1), (1, 2, 2, 1)),
    ),
    (1, THEMATIC): Layout(joins=(), touches=()),
}

# The seams of the thematic map, and the corners at which boards meet without one.
THEMATIC_SEAMS = (
    ("W", 1, "E", 1),
    ("NE", 2, "E", 0),
    ("NW", 0, "W", 2),
    ("NW", 1, "NE", 1),
    ("E", 2, "SE", 0),
    ("W", 0, "SW", 2),
    ("SW", 1, "SE", 1),
)
_MEETINGS = (("NW", 1, "E", 1), ("W", 1, "SE", 1), ("E", 2, "SW", 2))


def thematic_layout(boards: tuple[str, ...]) -> Layout:
    """Return the layout of some boards of the thematic map."""
    slots = {board: slot for slot, board in enumerate(boards)}
    joins, touches = (
        tuple((slots[one], i, slots[other], j) for one, i, other, j in pairs if {one, other} <= set(slots))
        for pairs in (THEMATIC_SEAMS, _MEETINGS)
    )
    return Layout(joins, touches)


LAYOUTS.update(
    {(n, THEMATIC): thematic_layout(thematic_boards(n)) for n in range(2, len(THEMATIC_BOARDS) + 1)}
)

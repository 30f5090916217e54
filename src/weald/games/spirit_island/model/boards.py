"""The printed island boards and the ways to lay them together."""

from __future__ import annotations

from typing import NamedTuple


class Board(NamedTuple):
    """One island board as printed.

    `terrains` are the letters of lands 1 to 8. `borders` lists each land's higher-numbered neighbours, those
    of the ocean (0) first. `sides` are the three sides that can lie against another board, clockwise: the
    lands met along a side and, on a scale from 0 to 13, where one ends and the next begins. `corners` are the
    lands at the corners c0 to c3. `setup` are the printed pieces by land: c(ity), t(own), d(ahan), b(light).
    `beasts` is the land that begins with 1 beasts where tokens are played with, as land 2 of every board then
    does with 1 disease. `set` is the box that the board comes in.
    """

    terrains: str
    borders: tuple[str, ...]
    sides: tuple[tuple[str, tuple[int, ...]], ...]
    corners: tuple[int, int, int, int]
    setup: dict[int, str]
    beasts: int
    set: str = "base"


def boards_of(sets: tuple[str, ...], n: int) -> str:
    """Return the boards of some sets; if they are fewer than `n`, those of other sets come to them."""
    own = [board for board in BOARDS if BOARDS[board].set in sets]
    others = [board for board in BOARDS if board not in own]
    return "".join([*own, *others] if len(own) < n else own)


class Layout(NamedTuple):
    """How boards are laid together: sides against sides, and corners that only touch.

    A slot is where a board lies, counted from 0; a join is (slot, side, slot, side), a touch is (slot,
    corner, slot, corner).
    """

    joins: tuple[tuple[int, int, int, int], ...]
    touches: tuple[tuple[int, int, int, int], ...]


def layouts_of(n: int) -> list[str]:
    """Return the ways to lay that number of boards together."""
    return [name for boards, name in LAYOUTS if boards == n]


BOARDS = {
    "A": Board(
        terrains="MWJSWMSJ",
        borders=("123", "2456", "34", "4", "5", "678", "8", "8"),
        sides=(("7543", (1, 3, 7)), ("87", (5,)), ("168", (3, 7))),
        corners=(3, 7, 8, 1),
        setup={2: "cd", 3: "dd", 4: "b", 6: "d", 7: "dd", 8: "t"},
        beasts=1,
    ),
    "B": Board(
        terrains="WMSJSWMJ",
        borders=("123", "2456", "34", "4", "57", "67", "78", "8"),
        sides=(("743", (1, 5)), ("87", (5,)), ("168", (1, 7))),
        corners=(3, 7, 8, 1),
        setup={1: "d", 2: "c", 3: "dd", 4: "b", 6: "t", 7: "d", 8: "dd"},
        beasts=5,
    ),
    "C": Board(
        terrains="JSMJWSMW",
        borders=("123", "256", "345", "4", "57", "67", "78", "8"),
        sides=(("43", (7,)), ("874", (7, 11)), ("168", (3, 7))),
        corners=(3, 4, 8, 1),
        setup={1: "d", 2: "c", 3: "dd", 5: "ddb", 6: "d", 7: "t"},
        beasts=4,
    ),
    "D": Board(
        terrains="WJWSMJSM",
        borders=("123", "2578", "345", "4", "56", "67", "7", "8"),
        sides=(("643", (3, 9)), ("876", (5, 11)), ("18", (11,))),
        corners=(3, 6, 8, 1),
        setup={1: "dd", 2: "cd", 5: "db", 7: "tdd"},
        beasts=3,
    ),
    "E": Board(
        terrains="SMJWMSJW",
        borders=("123", "257", "35", "45", "567", "7", "78", "8"),
        sides=(("643", (1, 7)), ("86", (9,)), ("178", (5, 9))),
        corners=(3, 6, 8, 1),
        setup={1: "d", 2: "c", 3: "dd", 4: "b", 5: "d", 7: "t", 8: "dd"},
        beasts=6,
        set="jagged_earth",
    ),
    "F": Board(
        terrains="SJWMJMWS",
        borders=("123", "256", "345", "4", "578", "68", "8", "8"),
        sides=(("743", (3, 9)), ("87", (7,)), ("168", (5, 11))),
        corners=(3, 7, 8, 1),
        setup={1: "dd", 2: "c", 3: "d", 4: "b", 5: "d", 6: "dd", 8: "t"},
        beasts=7,
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
}

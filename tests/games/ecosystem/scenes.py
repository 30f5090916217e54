"""Grids drawn with letters, tables that stand where a test needs them, a slow second opinion on points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import weald
from weald.games.ecosystem.cards import CELL_NUMBERS, COUNTS, KINDS
from weald.games.ecosystem.field import BIT
from weald.kernel.table import Table

SHORT = {name[:3]: name for name in KINDS}
# Fillers of grids, hands and piles that a test does not care about: last the kinds that are compared or swap.
FILLERS = ("fox", "deer", "meadow", "eagle", "bear", "bee", "dragonfly", "trout", "rabbit", "stream", "wolf")

Grid = dict[str, str]


def grid(drawing: str, top: int = 3, left: int = 4) -> Grid:
    """The cards of a drawing by cell: a row a line, a card its first three letters, `...` nothing."""
    cards = {}
    for row, line in enumerate(drawing.strip().splitlines()):
        for column, letters in enumerate(line.split()):
            if letters != "...":
                cards[f"r{top + row}c{left + column}"] = SHORT[letters]
    return cards


def masks_of(cards: Grid) -> list[int]:
    """A grid as the game keeps it in memory."""
    masks = [0] * 12
    for cell, card in cards.items():
        bit = BIT[CELL_NUMBERS[cell]]
        masks[0] |= bit
        masks[KINDS.index(card) + 1] |= bit
    return masks


def masks(drawing: str, top: int = 3, left: int = 4) -> list[int]:
    """A drawing as the game keeps it in memory."""
    return masks_of(grid(drawing, top, left))


class Box:
    """The 130 cards while a position is put together."""

    def __init__(self) -> None:
        self.left = Counter({name: COUNTS[i + 1] for i, name in enumerate(KINDS)})

    def take(self, cards: Sequence[str]) -> list[str]:
        self.left.subtract(cards)
        assert min(self.left.values()) >= 0, "more cards than there are in the box"
        return list(cards)

    def fill(self, cards: Sequence[str], size: int) -> list[str]:
        """These cards (taken already) and fillers up to a size."""
        filled = list(cards)
        while len(filled) < size:
            filled += self.take([next(name for name in FILLERS if self.left[name])])
        return filled

    def rest(self) -> list[str]:
        return sorted(self.left.elements())


def hand_size(seats: int, turn: int) -> int:
    """Number of cards that a hand holds when a turn begins."""
    return 11 - turn if seats > 1 else 11 - turn + 4 * ((turn - 1) // 5)


def position(
    seats: int,
    *,
    grids: Sequence[Grid] = (),
    hands: Sequence[Sequence[str]] = (),
    pile: Sequence[str] = (),
    round: int = 1,
    turn: int = 1,
    seed: int = 7,
    edition: str = "second",
    many_gaps: int = -5,
) -> dict[str, Any]:
    """A position at the beginning of a turn; what is not given is filled up with cards that do not matter."""
    played = 10 * (round - 1) + turn - 1
    holders = 3 if seats == 2 else seats
    box = Box()
    for cards in (*(list(laid.values()) for laid in grids), *hands, pile):
        box.take(cards)
    full = list(grids)
    while len(full) < seats:
        cells = [f"r{3 + i // 5}c{4 + i % 5}" for i in range(played)]
        full.append(dict(zip(cells, box.fill([], played), strict=True)))
    held = [*hands, *([] for _ in range(holders - len(hands)))]
    state = {
        "step": "solo" if seats == 1 else "draft",
        "seed": seed,
        "drawn": 1,
        "seats": seats,
        "edition": edition,
        "many_gaps": many_gaps,
        "round": round,
        "turn": turn,
        "hands": [box.fill(hand, hand_size(seats, turn)) for hand in held],
        "masks": [[{"cell": cell, "card": card} for cell, card in laid.items()] for laid in full],
        "pile": box.fill(pile, played if seats < 3 else 0),
        "deck": box.rest(),
    }
    options = {"edition": edition, "many_gaps": many_gaps, "takebacks": "own"}
    heading = {"weald": 1, "game": "ecosystem", "version": 1, "seats": seats, "options": options}
    return {**heading, "state": state, "answers": []}


def table(seats: int, **wishes: Any) -> Table:
    """A table at the beginning of a turn; see `position`."""
    return weald.load(position(seats, **wishes))


def answer_all(t: Table, *options: str) -> None:
    """All seats that are asked answer, in the order of the seats."""
    seats = [decision.seat for decision in t.pending]
    for seat, option in zip(seats, options, strict=True):
        t.answer(seat, option)


def first_options(t: Table) -> None:
    """All seats that are asked take the first option."""
    answer_all(t, *(decision.options[0] for decision in t.pending))


def finish(t: Table) -> Table:
    """Plays a table to its end with the first options."""
    while not t.over:
        first_options(t)
    return t


def options(t: Table, seat: int) -> set[str]:
    """Return the options that are open to a seat."""
    decision = t.decision(seat)
    assert decision is not None
    return set(decision.options)


def cards_of(t: Table, seat: int) -> Grid:
    """A seat's grid as all players see it."""
    return {card["cell"]: card["card"] for card in t.view(None)["players"][seat]["cards"]}


def events(t: Table, after: int = 0) -> list[tuple[str, dict[str, Any]]]:
    """Id (without its beginning) and arguments of the events after a number."""
    return [
        (event["id"].removeprefix("ecosystem-event-"), event["args"]) for event in t.events_for(None, after)
    ]


# An example position: round 2, card 5, seat 0 is about to play a trout.

_OWN = """
    mea mea ... ... ...
    mea bee bea ... dee
    rab dra ... ... eag
    wol str str str fox
"""
_JONAS = """
    ... wol wol mea mea
    ... dee eag rab mea
    ... tro str bee ...
    ... ... str str fox
"""
_IVY = """
    bea tro str str
    bee bea dra str
    mea mea wol str
    ... dee wol ...
"""
_HANDS = [["trout", "stream", "deer", "bee", "meadow", "wolf"], ["stream"], ["fox"]]

# Kind by kind in the order of the table, then biodiversity and total.
EXAMPLE_SCORES = (
    (5, 6, 2, 3, 4, 4, 0, 6, 0, 3, 1, 12, 46),
    (5, 6, 0, 3, 4, 12, 2, 0, 4, 0, 1, 7, 44),
    (8, 3, 8, 0, 4, 12, 2, 3, 0, 4, 0, 7, 51),
)


def example_table() -> Table:
    """Return the example table before the picks."""
    grids = [grid(_OWN, 0, 0), grid(_JONAS, 0, 0), grid(_IVY, 0, 2)]
    return table(3, grids=grids, hands=_HANDS, round=2, turn=5)


def example_placing() -> Table:
    """Return the example table after the picks, before a seat places."""
    t = example_table()
    answer_all(t, "trout", "stream", "fox")
    return t


# A second opinion: points counted cell by cell as the rulebook says it, without masks.


def spot(cell: str) -> tuple[int, int]:
    row, column = cell[1:].split("c")
    return int(row), int(column)


def slow_points(cards: Grid, rabbit: int = 1) -> dict[str, int]:
    """The points of one grid by kind, but for streams and wolves."""
    at = {spot(cell): card for cell, card in cards.items()}

    def beside(cell: tuple[int, int]) -> list[str]:
        row, column = cell
        near = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        return [at[other] for other in near if other in at]

    def seen(cell: tuple[int, int]) -> list[str]:
        return [at[c] for c in at if 0 < abs(c[0] - cell[0]) + abs(c[1] - cell[1]) <= 2]

    points = dict.fromkeys(KINDS, 0)
    for area in slow_areas(cards, "meadow"):
        points["meadow"] += (0, 3, 6, 10, 15)[min(len(area), 5) - 1]
    for cell, card in at.items():
        near = beside(cell)
        if card == "bee":
            points[card] += 3 * near.count("meadow")
        elif card == "bear":
            points[card] += 2 * (near.count("bee") + near.count("trout"))
        elif card == "trout":
            points[card] += 2 * (near.count("stream") + near.count("dragonfly"))
        elif card == "fox":
            points[card] += 0 if "wolf" in near or "bear" in near else 3
        elif card == "eagle":
            points[card] += 2 * (seen(cell).count("rabbit") + seen(cell).count("trout"))
        elif card == "rabbit":
            points[card] += rabbit
        elif card == "dragonfly":
            row, column = cell
            near_cells = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
            points[card] += sum(len(area) for area in slow_areas(cards, "stream") if area & near_cells)
    deer = [cell for cell, card in at.items() if card == "deer"]
    points["deer"] = 2 * len({row for row, _ in deer}) + 2 * len({column for _, column in deer})
    return points


def slow_areas(cards: Grid, kind: str) -> list[set[tuple[int, int]]]:
    """The connected areas of a kind."""
    left = {spot(cell) for cell, card in cards.items() if card == kind}
    separate = []
    while left:
        area, edge = set[tuple[int, int]](), [left.pop()]
        while edge:
            row, column = edge.pop()
            area.add((row, column))
            near = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & left
            left -= near
            edge += near
        separate.append(area)
    return separate


def slow_ranks(sizes: Sequence[int], prizes: Sequence[int]) -> list[int]:
    """Prizes handed out place by place: who shares a place uses up as many places."""
    points = [0] * len(sizes)
    place = 0
    for size in sorted(set(sizes), reverse=True):
        sharing = [i for i, other in enumerate(sizes) if other == size]
        if size > 0 and place < len(prizes):
            for i in sharing:
                points[i] = prizes[place]
        place += len(sharing)
    return points

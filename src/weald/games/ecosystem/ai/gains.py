"""The gains of a card in a grid, looked up beside its neighbours.

The learned value of a grid is a sum of terms that mostly concern a card and its four neighbours. So a card on
a cell is judged by what it changes, without valuing the whole grid again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from weald.games.ecosystem.ai.plot import CELLS, EXTENT, Plot
from weald.games.ecosystem.ai.terms import Terms
from weald.games.ecosystem.cards import (
    BEAR,
    COLUMNS,
    DEER,
    DRAGONFLY,
    EAGLE,
    FOX,
    MEADOW,
    RABBIT,
    STREAM,
    TROUT,
    WOLF,
)
from weald.games.ecosystem.field import (
    BIT,
    COLUMN_MASKS,
    GROWN,
    NEAR,
    ROW_MASKS,
    WINDOW_MASKS,
    areas,
    cells_of,
    columns_crossed,
    rows_crossed,
    spread,
)

# The cells that an eagle on a cell sees.
SIGHT = tuple(
    sum(
        BIT[other]
        for other in range(CELLS)
        if 0 < abs(other // COLUMNS - cell // COLUMNS) + abs(other % COLUMNS - cell % COLUMNS) <= 2
    )
    for cell in range(CELLS)
)
LINES = tuple((cell // COLUMNS, cell % COLUMNS) for cell in range(CELLS))

# The gain of a card, the card and its cell.
Gain = tuple[float, int, int]
# Effects of a kind of card beyond its neighbours; the kinds that score with it, as bits, and whether a kind
# no longer does.
Change = tuple[float, int, int]


class Gains:
    """The gains of cards in a grid, by the weights for the grid with one card more.

    All results are too great by the same number, so that they can only be compared with each other.
    """

    def __init__(
        self,
        plot: Plot,
        terms: Terms,
        stream_race: Sequence[float],
        wolf_race: Sequence[float],
        rabbit_points: int,
    ) -> None:
        self.plot = plot
        self.terms = terms
        self.stream_race = stream_race
        self.wolf_race = wolf_race
        masks = self.masks = plot.masks
        self.meadows = [(area.bit_count(), spread(area)) for area in areas(masks[MEADOW])]
        self.streams = [(area.bit_count(), spread(area)) for area in areas(masks[STREAM])]
        self.longest = max([size for size, _ in self.streams], default=0)
        self.prey = masks[RABBIT] | masks[TROUT]
        self.safe = masks[FOX] & ~spread(masks[WOLF] | masks[BEAR]) if masks[FOX] else 0
        self.rabbit_closes = 1 << RABBIT if rabbit_points else 0
        # By box: what the extent is worth, and the cells that are open then.
        self.frames: dict[int, tuple[float, int]] = {}
        self.deer_lines: list[list[float]] = []
        self.changes: dict[int, Callable[[int, int], Change]] = {
            STREAM: self._stream,
            MEADOW: self._meadow,
            BEAR: self._bear,
            DEER: self._deer,
            WOLF: self._wolf,
            TROUT: self._trout,
            EAGLE: self._eagle,
            DRAGONFLY: self._dragonfly,
            RABBIT: self._rabbit,
        }

    def of(self, kinds: Sequence[int], cells: Iterable[int]) -> list[Gain]:
        """Return the gain of each kind of card on each cell."""
        terms, around, rows, zeros = self.terms, self.plot.around, self.terms.rows, self.plot.zeros
        gaps, n_gaps = terms.gaps, zeros.bit_count()
        base = [(kind, self._one_more(kind), self.changes.get(kind)) for kind in kinds]
        judged: list[Gain] = []
        for cell in cells:
            code = around[cell]
            row = rows.get(code) or terms.row(code)
            shared, room, at_stream = self._shared(cell)
            for kind, more, changes in base:
                value = shared + more + row.gain[kind]
                closed = row.closes[kind]
                opened = 0
                if changes is not None:
                    change, scoring, opened = changes(cell, room)
                    value += change
                    closed |= scoring
                if kind != STREAM:
                    value += at_stream
                closed &= zeros
                if closed or opened:
                    value += gaps[n_gaps + opened - closed.bit_count()] - gaps[n_gaps]
                judged.append((value, kind, cell))
        return judged

    def _one_more(self, kind: int) -> float:
        """Return the gain of one more card of a kind."""
        n = self.masks[kind].bit_count()
        more = self.terms.count[kind][n + 1] - self.terms.count[kind][n]
        return more + self.wolf_race[n + 1] - self.wolf_race[n] if kind == WOLF else more

    def _shared(self, cell: int) -> tuple[float, int, float]:
        """Return the gains of any card on a cell by frame and meadows, the open cells, and by streams."""
        box = GROWN[self.plot.box][cell]
        if box not in self.frames:
            self.frames[box] = self._frame(box)
        shared, room = self.frames[box]
        room &= ~BIT[cell]
        for size, near in self.meadows:
            shared += self.terms.meadow[size][(near & room).bit_count()]
        if not self.streams:
            return shared, room, 0.0
        most = 0
        for size, near in self.streams:
            if size == self.longest:
                n = (near & room).bit_count()
                if n > most:
                    most = n
        return shared, room, self.terms.open[most]

    def _frame(self, box: int) -> tuple[float, int]:
        terms, around = self.terms, self.plot.around
        frame = terms.frame(*EXTENT[box])
        for lost in cells_of(WINDOW_MASKS[self.plot.box] & ~WINDOW_MASKS[box]):
            code = around[lost]
            frame += (terms.rows.get(code) or terms.row(code)).lost
        return frame, WINDOW_MASKS[box] & ~self.masks[0]

    def _stream(self, cell: int, room: int) -> Change:
        terms, bit, dragonfly = self.terms, BIT[cell], self.masks[DRAGONFLY]
        whole, beside, joined, points = 1, NEAR[cell], 0, 0
        apart: list[tuple[int, int]] = []
        for size, near in self.streams:
            if near & bit:
                whole += size
                beside |= near
                joined += 1
                points -= size * (dragonfly & near).bit_count()
            else:
                apart.append((size, near))
        points += whole * (dragonfly & beside).bit_count()
        longest = max(self.longest, whole)
        apart.append((whole, beside))
        most = max((near & room).bit_count() for size, near in apart if size == longest)
        change = (
            self.stream_race[longest]
            - self.stream_race[self.longest]
            + terms.open[most]
            + terms.streams * (1 - joined)
            + terms.dragonfly * points
            + terms.stream_dragonfly * (longest - self.longest) * dragonfly.bit_count()
        )
        return change, 1 << STREAM, 0

    def _meadow(self, cell: int, room: int) -> Change:
        by_size, bit = self.terms.meadow, BIT[cell]
        whole, beside, change = 1, NEAR[cell], 0.0
        for size, near in self.meadows:
            if near & bit:
                whole += size
                beside |= near
                change -= by_size[size][(near & room).bit_count()]
        return change + by_size[whole][(beside & room).bit_count()], 0, 0

    def _dragonfly(self, cell: int, _room: int) -> Change:
        beside = sum(size for size, near in self.streams if near & BIT[cell])
        return self.terms.dragonfly * beside + self.terms.stream_dragonfly * self.longest, 0, 0

    def _deer(self, cell: int, _room: int) -> Change:
        row, column = LINES[cell]
        by_row, by_column = self._deer_lines()
        return by_row[row] + by_column[column], 1 << DEER, 0

    def _deer_lines(self) -> tuple[list[float], list[float]]:
        """Return the gain of a deer in each row and in each column."""
        if not self.deer_lines:
            deer = self.masks[DEER]
            rows, columns = rows_crossed(deer), columns_crossed(deer)
            for masks, n, counts in (
                (ROW_MASKS, rows, self.terms.deer_rows),
                (COLUMN_MASKS, columns, self.terms.columns),
            ):
                more = counts[n + 1] - counts[n] if n + 1 < len(counts) else 0.0
                self.deer_lines.append([0.0 if deer & mask else more for mask in masks])
        return self.deer_lines[0], self.deer_lines[1]

    def _bear(self, cell: int, _room: int) -> Change:
        hunted = self.safe & NEAR[cell]
        if not hunted:
            return 0.0, 0, 0
        return -self.terms.safe_fox * hunted.bit_count(), 0, int(hunted == self.safe)

    def _wolf(self, cell: int, room: int) -> Change:
        change, _, opened = self._bear(cell, room)
        return change, 1 << WOLF, opened

    def _eagle(self, cell: int, _room: int) -> Change:
        seen = (self.prey & SIGHT[cell]).bit_count()
        return self.terms.prey * seen, 1 << EAGLE if seen else 0, 0

    def _trout(self, cell: int, _room: int) -> Change:
        seen = (self.masks[EAGLE] & SIGHT[cell]).bit_count()
        return self.terms.prey * seen, 1 << EAGLE if seen else 0, 0

    def _rabbit(self, cell: int, room: int) -> Change:
        change, closed, _ = self._trout(cell, room)
        return change, closed | self.rabbit_closes, 0

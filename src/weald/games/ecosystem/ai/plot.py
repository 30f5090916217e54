"""A grid that grows quickly in sampled futures: it knows the neighbours of all its cells."""

from __future__ import annotations

from collections.abc import Sequence

from weald.games.ecosystem.ai.terms import (
    CODE,
    EDGE,
    LEAD,
    MEADOW_OPEN,
    MEADOW_SIZES,
    MOST_GAPS,
    MOST_OF_A_KIND,
    NAMES,
    ROOM,
    STREAM_OPEN,
    STREAM_SIZES,
    Terms,
    two_largest,
)
from weald.games.ecosystem.cards import (
    BEAR,
    BEE,
    COLUMNS,
    DEER,
    DRAGONFLY,
    EAGLE,
    FOX,
    GRID_CARDS,
    MEADOW,
    RABBIT,
    ROWS,
    STREAM,
    TROUT,
    WOLF,
)
from weald.games.ecosystem.field import (
    BIT,
    BOXES,
    GROWN,
    NEAR,
    NEIGHBOURS,
    WINDOW_MASKS,
    areas,
    cells_of,
    columns_crossed,
    free_cells,
    rows_crossed,
    spread,
)
from weald.games.ecosystem.scoring import Masks, own_points, pairs, sightings

CELLS = ROWS * COLUMNS
_ADDED = tuple(code - CODE[ROOM] for code in CODE)
_BESIDE = tuple(NEIGHBOURS[near] for near in NEAR)
EXTENT = tuple((bottom - top + 1, right - left + 1) for top, bottom, left, right in BOXES)


def _bare(box: int) -> list[int]:
    """Return the neighbours of every cell in an empty window."""
    window = WINDOW_MASKS[box]
    return [
        sum(CODE[ROOM if window & BIT[other] else EDGE] for other in _BESIDE[cell])
        + (4 - len(_BESIDE[cell])) * CODE[EDGE]
        for cell in range(CELLS)
    ]


_BARE = tuple(_bare(box) for box in range(len(BOXES)))


class Plot:
    """A grid with the neighbours of all its cells."""

    __slots__ = ("around", "box", "left", "masks", "zeros")

    def __init__(self, masks: list[int], box: int, left: int, around: list[int], zeros: int) -> None:
        self.masks = masks
        self.box = box
        # Number of cards that are still to come.
        self.left = left
        # The codes of the neighbours of every cell.
        self.around = around
        # The kinds that score nothing, as bits.
        self.zeros = zeros

    def copy(self) -> Plot:
        return Plot(self.masks[:], self.box, self.left, self.around[:], self.zeros)

    def place(self, kind: int, cell: int, rabbit_points: int) -> None:
        """Put a card on a cell."""
        masks, around = self.masks, self.around
        box = GROWN[self.box][cell]
        if box != self.box:
            change = CODE[EDGE] - CODE[ROOM]
            for lost in cells_of(WINDOW_MASKS[self.box] & ~WINDOW_MASKS[box]):
                for other in _BESIDE[lost]:
                    around[other] += change
            self.box = box
        added = _ADDED[kind]
        for other in _BESIDE[cell]:
            around[other] += added
        masks[kind] |= BIT[cell]
        masks[0] |= BIT[cell]
        self.left -= 1
        self.zeros = zero_kinds(masks, rabbit_points)

    def value(self, terms: Terms, stream_race: Sequence[float], wolf_race: Sequence[float]) -> float:
        """Return the points to expect, but for what does not depend on the grid."""
        masks, around, rows = self.masks, self.around, terms.rows
        value = terms.frame(*EXTENT[self.box]) + terms.gaps[self.zeros.bit_count()]
        for kind in range(1, EDGE):
            mask = masks[kind]
            value += terms.count[kind][mask.bit_count()]
            if mask:
                for cell in cells_of(mask):
                    code = around[cell]
                    value += (rows.get(code) or terms.row(code)).held[kind]
        room = WINDOW_MASKS[self.box] & ~masks[0]
        for area in areas(masks[MEADOW]):
            value += terms.meadow[area.bit_count()][(spread(area) & room).bit_count()]
        streams = [(area.bit_count(), spread(area)) for area in areas(masks[STREAM])]
        longest = max([size for size, _ in streams], default=0)
        value += terms.streams * len(streams) + stream_race[longest] + wolf_race[masks[WOLF].bit_count()]
        if streams:
            value += terms.open[max((near & room).bit_count() for size, near in streams if size == longest)]
            dragonfly = masks[DRAGONFLY]
            if dragonfly:
                value += terms.dragonfly * sum(
                    size * (dragonfly & near).bit_count() for size, near in streams
                )
                value += terms.stream_dragonfly * longest * dragonfly.bit_count()
        deer = masks[DEER]
        if deer:
            value += terms.deer_rows[rows_crossed(deer)] + terms.columns[columns_crossed(deer)]
        if masks[EAGLE]:
            value += terms.prey * sightings(masks[EAGLE], masks[RABBIT] | masks[TROUT])
        return value + terms.constant


def plot_of(masks: Masks, box: int, rabbit_points: int) -> Plot:
    """Return a grid with its neighbours."""
    around = _BARE[box][:]
    for kind in range(1, EDGE):
        if masks[kind]:
            added = _ADDED[kind]
            for cell in cells_of(masks[kind]):
                for other in _BESIDE[cell]:
                    around[other] += added
    left = GRID_CARDS - masks[0].bit_count()
    return Plot(list(masks), box, left, around, zero_kinds(masks, rabbit_points))


def zero_kinds(masks: Masks, rabbit_points: int) -> int:
    """Return the kinds that score nothing, as bits; streams and wolves score if they are there at all."""
    _, stream, meadow, bear, fox, deer, wolf, trout, bee, eagle, dragonfly, rabbit = masks
    at_stream = spread(stream)
    at_meadow = spread(meadow) if meadow else 0
    closed = (
        (stream != 0) << STREAM
        | (meadow & at_meadow != 0) << MEADOW
        | (fox & ~spread(wolf | bear) != 0) << FOX
        | (deer != 0) << DEER
        | (wolf != 0) << WOLF
        | (bee & at_meadow != 0) << BEE
        | (dragonfly & at_stream != 0) << DRAGONFLY
        | (rabbit != 0 and rabbit_points != 0) << RABBIT
    )
    if bear and spread(bear) & (bee | trout):
        closed |= 1 << BEAR
    if trout & (at_stream | spread(dragonfly)):
        closed |= 1 << TROUT
    if eagle and sightings(eagle, rabbit | trout):
        closed |= 1 << EAGLE
    return 0xFFE & ~closed


def features(
    masks: Masks, box: int, streams: Sequence[int], wolves: Sequence[int], rabbit_points: int
) -> list[float]:
    """Return the numbers of a grid that is not full, in the order of their names; sizes are of rivals."""
    room = WINDOW_MASKS[box] & ~masks[0]
    n = [mask.bit_count() for mask in masks]
    numbers = [1.0]
    for kind in range(1, EDGE):
        numbers += _one_of(MOST_OF_A_KIND, min(n[kind], MOST_OF_A_KIND) - 1)
    for a in range(1, EDGE):
        if not masks[a]:
            numbers += [0.0] * (EDGE - a + 2)
            continue
        for b in range(a, EDGE):
            numbers.append(pairs(masks[a], masks[b]) / (2 if a == b else 1) if masks[b] else 0.0)
        numbers += [pairs(masks[a], room), 4 * n[a] - pairs(masks[a], WINDOW_MASKS[box])]
    meadows = [0.0] * (MEADOW_SIZES * (MEADOW_OPEN + 1) + 1)
    for area in areas(masks[MEADOW]):
        size = min(area.bit_count(), MEADOW_SIZES + 1) - 1
        beside = min((spread(area) & room).bit_count(), MEADOW_OPEN) if size < MEADOW_SIZES else 0
        meadows[size * (MEADOW_OPEN + 1) + beside] += 1
    own = [(area.bit_count(), spread(area)) for area in areas(masks[STREAM])]
    longest = max([size for size, _ in own], default=0)
    beside = max([(near & room).bit_count() for size, near in own if size == longest], default=0)
    numbers += [*meadows, *_one_of(STREAM_SIZES, min(longest, STREAM_SIZES) - 1), len(own)]
    numbers += [float(beside >= step) for step in range(1, STREAM_OPEN + 1)]
    numbers += [own_points(masks, rabbit_points)[DRAGONFLY], longest * n[DRAGONFLY]]
    numbers += _one_of(4, rows_crossed(masks[DEER]) - 1)
    numbers += _one_of(5, columns_crossed(masks[DEER]) - 1)
    numbers.append((masks[FOX] & ~spread(masks[WOLF] | masks[BEAR])).bit_count())
    numbers.append(sightings(masks[EAGLE], masks[RABBIT] | masks[TROUT]))
    numbers += _one_of(MOST_GAPS + 1, min(zero_kinds(masks, rabbit_points).bit_count(), MOST_GAPS))
    (stream, second_stream), (wolf, second_wolf) = two_largest(streams), two_largest(wolves)
    for lead in (longest - stream, longest - second_stream, n[WOLF] - wolf, n[WOLF] - second_wolf):
        numbers += _one_of(2 * LEAD + 1, max(-LEAD, min(LEAD, lead)) + LEAD)
    high, wide = EXTENT[box]
    numbers += [stream, wolf, second_stream, second_wolf, high, wide, high == 4, wide == 5, high * wide]
    numbers += [high == 4 and wide == 5, len(streams) - 2]
    assert len(numbers) == len(NAMES)
    return [float(number) for number in numbers]


def _one_of(n: int, place: int) -> list[float]:
    numbers = [0.0] * n
    if place >= 0:
        numbers[place] = 1.0
    return numbers


def open_cells(plot: Plot) -> list[int]:
    """Return the cells on which a card may be laid."""
    return cells_of(free_cells(plot.masks[0], plot.box))

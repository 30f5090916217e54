"""Terms of a growing grid: the features of the learned value, their weights arranged for quick use."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from weald.games.ecosystem.cards import (
    BEAR,
    BEE,
    DRAGONFLY,
    FOX,
    GRID_CARDS,
    KINDS,
    MEADOW,
    STREAM,
    TROUT,
    WOLF,
)

# Beside a card there is a card of a kind, room for one, or the edge of the frame.
ROOM, EDGE = 0, 12
# A multiset of four neighbours is one number: the sum of their codes.
CODE = tuple(5**kind for kind in range(EDGE + 1))
MOST_OF_A_KIND = 6
MEADOW_SIZES, MEADOW_OPEN = 4, 2
STREAM_SIZES, STREAM_OPEN = 7, 3
LEAD = 3
MOST_GAPS = 10

_PAIRS = [(a, b) for a in range(1, EDGE) for b in (*range(a, EDGE), ROOM, EDGE)]
_WORDS = ("room", *KINDS, "edge")
_RACES = ("stream", "second_stream", "wolf", "second_wolf")
NAMES = (
    "one",
    *(f"{kind}_{n}" for kind in KINDS for n in range(1, MOST_OF_A_KIND + 1)),
    *(f"{_WORDS[a]}_by_{_WORDS[b]}" for a, b in _PAIRS),
    *(f"meadows_of_{size}_open_{n}" for size in range(1, MEADOW_SIZES + 1) for n in range(MEADOW_OPEN + 1)),
    "meadows_of_5",
    *(f"stream_of_{size}" for size in range(1, STREAM_SIZES + 1)),
    "streams",
    *(f"stream_open_{n}" for n in range(1, STREAM_OPEN + 1)),
    "dragonfly_points", "stream_by_dragonflies",
    *(f"deer_rows_{n}" for n in range(1, 5)), *(f"deer_columns_{n}" for n in range(1, 6)),
    "safe_foxes", "prey_in_sight",
    *(f"gaps_{n}" for n in range(MOST_GAPS + 1)),
    *(f"{race}_lead_{n}" for race in _RACES for n in range(-LEAD, LEAD + 1)),
    "rival_stream", "rival_wolves", "second_stream", "second_wolves",
    "high", "wide", "high_4", "wide_5", "box", "fixed",
    "more_rivals",
)  # fmt: skip

# By kind of card: what scores from now on if such a neighbour is there.
_SCORES_BESIDE = {
    STREAM: ((TROUT, TROUT), (DRAGONFLY, DRAGONFLY)),
    MEADOW: ((MEADOW, MEADOW), (BEE, BEE)),
    BEAR: ((BEE, BEAR), (TROUT, BEAR)),
    TROUT: ((STREAM, TROUT), (DRAGONFLY, TROUT), (BEAR, BEAR)),
    BEE: ((MEADOW, BEE), (BEAR, BEAR)),
    DRAGONFLY: ((STREAM, DRAGONFLY), (TROUT, TROUT)),
}


def two_largest(sizes: Sequence[int]) -> tuple[int, int]:
    """Return the largest and the second largest size of rivals, 0 where there is none."""
    first, second, *_ = [*sorted(sizes, reverse=True), 0, 0]
    return first, second


class Row:
    """The meaning of four neighbours for a card between them, by its kind.

    `gain` is what a new card adds, `closes` the kinds that would score as a set of bits, `held` the part of a
    card that lies there, and `lost` what the neighbours lose if the cell between them falls out of the frame.
    """

    __slots__ = ("closes", "gain", "held", "lost")

    def __init__(self, terms: Terms, code: int) -> None:
        beside = [code // CODE[kind] % 5 for kind in range(EDGE + 1)]
        pair = terms.pair
        cards = [kind for kind in range(1, EDGE) if beside[kind]]
        self.lost = sum(beside[kind] * (pair[kind][EDGE] - pair[kind][ROOM]) for kind in cards)
        covered = sum(beside[kind] * pair[kind][ROOM] for kind in cards)
        self.gain, self.held, self.closes = [0.0] * EDGE, [0.0] * EDGE, [0] * EDGE
        for kind in range(1, EDGE):
            own = pair[kind]
            frame = beside[ROOM] * own[ROOM] + beside[EDGE] * own[EDGE]
            touching = sum(beside[other] * own[other] for other in cards)
            self.gain[kind] = frame + touching - covered
            self.held[kind] = frame + touching / 2
            for neighbour, scoring in _SCORES_BESIDE.get(kind, ()):
                if beside[neighbour]:
                    self.closes[kind] |= 1 << scoring
        if not beside[WOLF] and not beside[BEAR]:
            self.gain[FOX] += terms.safe_fox
            self.held[FOX] += terms.safe_fox
            self.closes[FOX] |= 1 << FOX


class Terms:
    """The weights for one number of cards to come."""

    __slots__ = (
        "box", "columns", "constant", "count", "deer_rows", "dragonfly", "gaps", "leads", "meadow", "more",
        "open", "pair", "prey", "races", "rivals", "rows", "safe_fox", "stream", "stream_dragonfly",
        "streams",
    )  # fmt: skip

    def __init__(self, weights: Sequence[float]) -> None:
        if len(weights) != len(NAMES):
            raise ValueError("weights of other features")
        given = iter(weights)
        self.constant = next(given)
        self.count = [[0.0] * (GRID_CARDS + 1)]
        for _ in KINDS:
            own = [0.0, *_some(given, MOST_OF_A_KIND)]
            self.count.append(own + [own[-1]] * (GRID_CARDS - MOST_OF_A_KIND))
        self.pair = [[0.0] * (EDGE + 1) for _ in range(EDGE + 1)]
        for a, b in _PAIRS:
            self.pair[a][b] = self.pair[b][a] = next(given)
        sizes = [_some(given, MEADOW_OPEN + 1) for _ in range(MEADOW_SIZES)]
        full = [next(given)] * (MEADOW_OPEN + 1)
        # By size and open cells; more of either make no difference.
        self.meadow = [
            [own[min(n, MEADOW_OPEN)] for n in range(GRID_CARDS + 1)]
            for own in [[0.0] * 3, *sizes, *[full] * GRID_CARDS]
        ]
        own = [0.0, *_some(given, STREAM_SIZES)]
        self.stream = own + [own[-1]] * (GRID_CARDS - STREAM_SIZES)
        self.streams = next(given)
        steps = _some(given, STREAM_OPEN)
        self.open = [sum(steps[:n]) for n in range(GRID_CARDS + 1)]
        self.dragonfly, self.stream_dragonfly = _some(given, 2)
        self.deer_rows, self.columns = [0.0, *_some(given, 4)], [0.0, *_some(given, 5)]
        self.safe_fox, self.prey = _some(given, 2)
        gaps = _some(given, MOST_GAPS + 1)
        self.gaps = [*gaps, gaps[-1], gaps[-1]]
        self.leads = [_some(given, 2 * LEAD + 1) for _ in range(4)]
        self.rivals = _some(given, 4)
        self.box = _some(given, 6)
        self.more = next(given)
        self.rows: dict[int, Row] = {}
        self.races: dict[tuple[int, int, int], list[float]] = {}

    def row(self, code: int) -> Row:
        """Return the terms of four neighbours, kept for the next time."""
        row = self.rows[code] = Row(self, code)
        return row

    def frame(self, high: int, wide: int) -> float:
        """Return the worth of the extent of a grid."""
        box = self.box
        value = box[0] * high + box[1] * wide + box[4] * high * wide
        if high == 4:
            value += box[2] + (box[5] if wide == 5 else 0.0)
        return value + (box[3] if wide == 5 else 0.0)

    def race(self, which: int, first: int, second: int) -> list[float]:
        """Return the worth of each size beside the two largest of rivals: 0 for streams, 1 for wolves."""
        key = (which, first, second)
        if key not in self.races:
            near, far = self.leads[2 * which], self.leads[2 * which + 1]
            own = self.stream if which == 0 else [0.0] * (GRID_CARDS + 1)
            sizes = self.rivals[which] * first + self.rivals[2 + which] * second
            self.races[key] = [
                own[size] + near[_place(size - first)] + far[_place(size - second)] + sizes
                for size in range(GRID_CARDS + 1)
            ]
        return self.races[key]


def _some(given: Iterator[float], n: int) -> list[float]:
    return [next(given) for _ in range(n)]


def _place(lead: int) -> int:
    return max(-LEAD, min(LEAD, lead)) + LEAD

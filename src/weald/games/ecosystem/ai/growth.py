"""The score to expect from a growing grid, as it was learned from play: weights of features in a data file.

There are weights for every number of cards to come, for games with others and for games alone. They were
fitted to the final scores of grids in games in which all seats followed the weights of before, after answers
that explored; `weald lab growth` makes them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

from weald.games.ecosystem.ai.gains import Gain, Gains
from weald.games.ecosystem.ai.plot import Plot, open_cells, plot_of
from weald.games.ecosystem.ai.terms import NAMES, Terms, two_largest
from weald.games.ecosystem.cards import (
    GRID_CARDS,
    RABBIT,
    RABBIT_POINTS,
    STREAM,
    STREAM_BY_RANK,
    WOLF,
    WOLF_BY_RANK,
)
from weald.games.ecosystem.field import cells_of
from weald.games.ecosystem.result import rival_sizes
from weald.games.ecosystem.scoring import biodiversity, gaps, longest_stream, own_points, rank_points
from weald.games.ecosystem.state import Forest, swap

VERSION = 2
PATH = Path(__file__).with_name("growth.json")
TOGETHER, ALONE = "together", "alone"

Weights = Mapping[str, Sequence[Sequence[float]]]
# By the number of cards to come; a full grid has none.
Outlook = Sequence[Terms]


def weights_in(data: dict[str, Any]) -> Weights:
    """Return the weights in plain data, by setting and cards to come; ValueError if they do not fit."""
    if data["version"] != VERSION or tuple(data["names"]) != NAMES:
        raise ValueError("the growth of grids was learned with other features: learn it again")
    weights: Weights = data["weights"]
    for setting in (TOGETHER, ALONE):
        rows = weights.get(setting, ())
        if len(rows) != GRID_CARDS or {len(row) for row in rows} != {len(NAMES)}:
            raise ValueError("weights of the growth of grids are missing")
    return weights


def outlooks(weights: Weights) -> dict[str, Outlook]:
    """Return weights arranged for quick use."""
    return {setting: [Terms(row) for row in rows] for setting, rows in weights.items()}


@cache
def learned() -> dict[str, Outlook]:
    """Return the content of the file."""
    return outlooks(weights_in(json.loads(PATH.read_text("utf-8"))))


class Grower:
    """Judges how the grids of one seat may grow, beside the sizes of its rivals' streams and packs."""

    def __init__(
        self, outlook: Outlook, streams: list[int], wolves: list[int], rabbit_points: int, many_gaps: int
    ) -> None:
        self.outlook = outlook
        self.streams, self.wolves = streams, wolves
        self.rabbit = rabbit_points
        self.many_gaps = many_gaps

    def races(self, terms: Terms) -> tuple[list[float], list[float]]:
        """Return the worth of sizes of streams and packs beside those of the rivals."""
        return terms.race(0, *two_largest(self.streams)), terms.race(1, *two_largest(self.wolves))

    def value(self, plot: Plot) -> float:
        """Return the points to expect from a grid; of a full one, its score."""
        if plot.left == 0:
            return self.score(plot.masks)
        terms = self.outlook[plot.left if plot.left < GRID_CARDS else -1]
        return plot.value(terms, *self.races(terms))

    def score(self, masks: Sequence[int]) -> float:
        """Return the score of a full grid."""
        points = own_points(masks, self.rabbit)
        points[STREAM] = rank_points([longest_stream(masks), *self.streams], STREAM_BY_RANK)[0]
        points[WOLF] = rank_points([masks[WOLF].bit_count(), *self.wolves], WOLF_BY_RANK)[0]
        return float(sum(points) + biodiversity(gaps(points), self.many_gaps))

    def gains(self, plot: Plot, kinds: Sequence[int]) -> list[Gain]:
        """Return the gains of cards of some kinds on all open cells; only their differences count."""
        cells = open_cells(plot)
        if plot.left == 1:
            judged: list[Gain] = []
            for kind in kinds:
                for cell in cells:
                    grown = plot.copy()
                    grown.place(kind, cell, self.rabbit)
                    judged.append((self.score(grown.masks), kind, cell))
            return judged
        terms = self.outlook[plot.left - 1]
        return Gains(plot, terms, *self.races(terms), self.rabbit).of(kinds, cells)

    def hop(self, plot: Plot, swaps: Sequence[tuple[int, int]] | None = None) -> Plot:
        """Return the grid after the best of some swaps, or of all; the same if none of them helps."""
        best, most = plot, self.value(plot)
        for one, other in combinations(cells_of(plot.masks[0]), 2) if swaps is None else swaps:
            masks = plot.masks[:]
            swap(masks, one, other)
            if masks == plot.masks:
                continue
            hopped = plot_of(masks, plot.box, self.rabbit)
            value = self.value(hopped)
            if value > most:
                best, most = hopped, value
        return best

    def grow(self, plot: Plot, kind: int, cell: int, swaps: int, random: Callable[[], float]) -> Plot:
        """Place a card, with the best of some swaps for a rabbit; the grid that comes of it is returned."""
        plot.place(kind, cell, self.rabbit)
        if kind != RABBIT:
            return plot
        cells = cells_of(plot.masks[0])
        n = len(cells)
        return self.hop(plot, [(cells[int(random() * n)], cells[int(random() * n)]) for _ in range(swaps)])


def grower_of(s: Forest, seat: int) -> Grower:
    """Return the expected growth of a seat's grid, by the learned weights."""
    outlook = learned()[ALONE if s.seats == 1 else TOGETHER]
    return Grower(outlook, *rival_sizes(s, seat), RABBIT_POINTS[s.edition], s.many_gaps)


def best_of(grower: Grower, plot: Plot, kinds: Sequence[int]) -> dict[int, float]:
    """Return the gain of each kind of card on its best cell."""
    best = dict.fromkeys(kinds, float("-inf"))
    for gain, kind, _ in grower.gains(plot, kinds):
        if gain > best[kind]:
            best[kind] = gain
    return best

"""The score to expect from a growing grid: what was learned from play, beside what the greedy bot goes by.

For every number of cards still to come, a linear function of features says what the best card of the next
hand leads to on average. It was learned backwards from full grids, whose score is exact, on grids from games
of the greedy bot. Its errors and those of the hand-made evaluation have little in common, so that the mean of
both ranks placements better than either.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from weald.games.ecosystem.ai.evaluation import STREAM_BLUR, WOLF_BLUR, GridEvaluator, race
from weald.games.ecosystem.cards import (
    BEAR,
    BEE,
    DEER,
    DRAGONFLY,
    EAGLE,
    FOX,
    GRID_CARDS,
    KINDS,
    MEADOW,
    MEADOW_BY_SIZE,
    RABBIT,
    STREAM,
    STREAM_BY_RANK,
    TROUT,
    WOLF,
    WOLF_BY_RANK,
)
from weald.games.ecosystem.field import (
    BOXES,
    COLUMN_MASKS,
    ROW_MASKS,
    WINDOW_MASKS,
    areas,
    is_fixed,
    spread,
)
from weald.games.ecosystem.scoring import Masks, crossed, pairs, sightings
from weald.games.ecosystem.state import Forest

VERSION = 1
PATH = Path(__file__).with_name("growth.json")
# The share of the hand-made evaluation in the mean of both.
HAND_MADE = 0.3
# How far ahead or behind in a comparison still makes a difference.
AHEAD, BEHIND = 2, -3

NAMES = (
    "one", *(f"{kind}_count" for kind in KINDS),
    "meadow_points", "bee_points", "bear_points", "fox_points", "deer_points", "trout_points", "eagle_points",
    "dragonfly_points",
    "meadows_of_1", "meadows_of_2", "meadows_of_3", "meadows_of_4", "meadows_of_5", "meadows_open",
    "room_at_bees", "room_at_trouts", "room_at_dragonflies", "room_at_bears", "room_at_foxes",
    "room_seen_by_eagles", "room_in_sight_of_prey", "room_at_streams",
    "cells_at_meadow", "cell_at_2_meadows", "cell_at_3_meadows",
    "cells_at_water", "cell_at_2_waters", "cell_at_3_waters",
    "cells_at_friends", "cell_at_2_friends", "cell_at_3_friends",
    "cells_at_bee", "cell_at_2_bees", "cell_at_2_trouts", "cell_at_2_bears",
    "cells_at_bee_and_meadow", "cells_at_meadow_and_bear", "cells_at_trout_and_stream",
    "cells_at_trout_and_dragonfly", "cells_at_dragonfly_and_stream",
    "cells_safe_for_foxes",
    "stream", "stream_squared", "cells_at_stream", "other_streams", "stream_race", "wolf_race",
    "stream_lead", "wolf_lead", "no_wolf", "stream_by_dragonflies",
    "kinds_missing",
    "vain_bees", "vain_bears", "vain_trouts", "vain_eagles", "vain_dragonflies", "vain_foxes", "vain_meadows",
    "fixed", "box",
    "bees_by_meadows", "eagles_by_prey", "bears_by_friends", "trouts_by_water",
    "deer_over_2", "deer_over_4", "foxes_over_2", "foxes_by_enemies",
    "gaps", "gaps_too_many", "gaps_over_2", "more_rivals",
)  # fmt: skip

_FIXED = tuple(float(is_fixed(box)) for box in range(len(BOXES)))
_SIZES = tuple((bottom - top + 1) * (right - left + 1) for top, bottom, left, right in BOXES)


def near(mask: int) -> tuple[int, int, int]:
    """Return the cells beside at least one, two and three cells of a mask."""
    west, east, north, south = mask << 1, mask >> 1, mask << 9, mask >> 9
    across, along = west & east, north & south
    beside, above = west | east, north | south
    return beside | above, across | along | (beside & above), (across & above) | (along & beside)


def features(masks: Masks, box: int, streams: Sequence[int], wolves: Sequence[int]) -> list[float]:
    """Return the numbers of a grid that is not full, in the order of their names."""
    occupied, stream, meadow, bear, fox, deer, wolf, trout, bee, eagle, dragonfly, rabbit = masks
    n = [mask.bit_count() for mask in masks]
    left = GRID_CARDS - n[0]
    room = WINDOW_MASKS[box] & ~occupied
    sizes = [0] * 6
    meadow_points = open_meadows = 0
    for area in areas(meadow):
        size = min(area.bit_count(), 5)
        sizes[size] += 1
        meadow_points += MEADOW_BY_SIZE[size]
        open_meadows += 1 < size < 5 and spread(area) & room != 0
    longest = by_stream = dragonfly_points = 0
    for area in areas(stream):
        size, beside = area.bit_count(), spread(area)
        dragonfly_points += size * (dragonfly & beside).bit_count()
        if size > longest:
            longest, by_stream = size, (beside & room).bit_count()
    prey, friends, water = rabbit | trout, bee | trout, stream | dragonfly
    enemies = spread(wolf | bear)
    safe = fox & ~enemies
    bee_points = 3 * pairs(bee, meadow)
    bear_points = 2 * pairs(bear, friends)
    deer_points = 2 * (crossed(deer, ROW_MASKS) + crossed(deer, COLUMN_MASKS))
    trout_points = 2 * pairs(trout, water)
    eagle_points = 2 * sightings(eagle, prey)
    at_stream = spread(stream)
    at_meadow, at_water, at_friends = near(meadow), near(water), near(friends)
    at_trout, at_bee, at_bear, at_dragonfly = near(trout), near(bee), near(bear), spread(dragonfly)
    points = (
        meadow_points, bee_points, bear_points, safe, deer, trout_points, eagle_points, dragonfly_points,
        rabbit, longest, wolf,
    )  # fmt: skip
    gaps = points.count(0)
    return [
        1.0, *n[1:],
        meadow_points, bee_points, bear_points, 3 * safe.bit_count(), deer_points, trout_points, eagle_points,
        dragonfly_points,
        *sizes[1:], open_meadows,
        pairs(bee, room), pairs(trout, room), pairs(dragonfly, room), pairs(bear, room), pairs(safe, room),
        sightings(eagle, room), sightings(prey, room), pairs(stream, room),
        (at_meadow[0] & room).bit_count(), at_meadow[1] & room != 0, at_meadow[2] & room != 0,
        (at_water[0] & room).bit_count(), at_water[1] & room != 0, at_water[2] & room != 0,
        (at_friends[0] & room).bit_count(), at_friends[1] & room != 0, at_friends[2] & room != 0,
        (at_bee[0] & room).bit_count(), at_bee[1] & room != 0, at_trout[1] & room != 0,
        at_bear[1] & room != 0,
        (at_bee[0] & at_meadow[0] & room).bit_count(), (at_meadow[0] & at_bear[0] & room).bit_count(),
        (at_trout[0] & at_stream & room).bit_count(), (at_trout[0] & at_dragonfly & room).bit_count(),
        (at_dragonfly & at_stream & room).bit_count(),
        (room & ~enemies).bit_count(),
        longest, longest * longest, by_stream, n[STREAM] - longest,
        race(longest, streams, STREAM_BY_RANK, STREAM_BLUR, left),
        race(n[WOLF], wolves, WOLF_BY_RANK, WOLF_BLUR, left),
        min(AHEAD, max(BEHIND, longest - max(streams))), min(AHEAD, max(BEHIND, n[WOLF] - max(wolves))),
        wolf == 0, longest * n[DRAGONFLY],
        n.count(0),
        bee_points == 0 and bee != 0, bear_points == 0 and bear != 0, trout_points == 0 and trout != 0,
        eagle_points == 0 and eagle != 0, dragonfly_points == 0 and dragonfly != 0, safe == 0 and fox != 0,
        meadow_points == 0 and meadow != 0,
        _FIXED[box], _SIZES[box],
        n[BEE] * n[MEADOW], n[EAGLE] * (n[RABBIT] + n[TROUT]), n[BEAR] * (n[BEE] + n[TROUT]),
        n[TROUT] * (n[STREAM] + n[DRAGONFLY]),
        max(0, n[DEER] - 2), max(0, n[DEER] - 4), max(0, n[FOX] - 2), n[FOX] * (n[WOLF] + n[BEAR]),
        gaps, max(0, gaps - 2 - left), max(0, gaps - 2), len(streams) - 2,
    ]  # fmt: skip


Weights = Sequence[Sequence[float]]


def weights_in(data: dict[str, Any]) -> Weights:
    """Return the weights in plain data, by the number of cards to come; ValueError if they do not fit."""
    if data["version"] != VERSION or tuple(data["names"]) != NAMES:
        raise ValueError("the growth of grids was learned with other features: learn it again")
    weights: Weights = data["weights"]
    if len(weights) != GRID_CARDS or {len(row) for row in weights} != {len(NAMES)}:
        raise ValueError("weights of the growth of grids are missing")
    return weights


@cache
def learned_weights() -> Weights:
    """Return the weights in the file."""
    return weights_in(json.loads(PATH.read_text("utf-8")))


class GrowthEvaluator(GridEvaluator):
    """Evaluates grids by the mean of what was learned and the hand-made evaluation."""

    def __init__(self, s: Forest, seat: int, weights: Weights | None = None) -> None:
        super().__init__(s, seat)
        self.weights = learned_weights() if weights is None else weights

    def value(self, masks: Masks, box: int) -> float:
        """Return the points to expect from a grid in the end; of a full one, its score."""
        hand_made = super().value(masks, box)
        left = GRID_CARDS - masks[0].bit_count()
        if left == 0:
            return hand_made
        learned = 0.0
        numbers = features(masks, box, self.streams, self.wolves)
        for weight, number in zip(self.weights[min(left, GRID_CARDS - 1)], numbers, strict=True):
            learned += weight * number
        return HAND_MADE * hand_made + (1 - HAND_MADE) * learned

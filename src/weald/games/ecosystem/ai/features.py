"""Features of a forest for the learned value: expected points and their sources, beside rivals."""

from __future__ import annotations

from math import exp
from pathlib import Path

from weald.games.ecosystem.ai.evaluation import GridEvaluator, promise
from weald.games.ecosystem.cards import GRID_CARDS, KINDS, RABBIT_POINTS, TARGETS
from weald.games.ecosystem.field import WINDOW_MASKS, is_fixed
from weald.games.ecosystem.result import alban_masks, sheets
from weald.games.ecosystem.scoring import longest_stream, own_points
from weald.games.ecosystem.state import Forest
from weald.kernel.values import Setting, Values

NAMES = (
    "lead", "lead_late", "expected", "points", "points_ahead", "promise", "gaps", "fixed", "placed",
    "placed_squared", "alone", "alone_lead", "alone_lead_late", "alone_placed", "two", "rivals", "stream",
    "stream_ahead",
    *(f"{kind}_count" for kind in KINDS), *(f"{kind}_points" for kind in KINDS),
)  # fmt: skip

# Number of points that make a difference: outcomes near a tie or a target count in part.
BLUR = 2.0
ALONE_BLUR = 4.0


def features(s: Forest, seat: int) -> list[float]:
    """Return the numbers of a position in the order of their names."""
    masks = s.masks[seat]
    placed = masks[0].bit_count() / GRID_CARDS
    evaluator = GridEvaluator(s, seat)
    expected = evaluator.value(masks, s.boxes[seat]) if masks[0] else 0.0
    rabbit = RABBIT_POINTS[s.edition]
    points = own_points(masks, rabbit)
    alone = s.seats == 1
    if alone:
        rival = float(sum(own_points(alban_masks(s.pile), rabbit)))
        rival_points = rival
    else:
        others = [other for other in range(s.seats) if other != seat]
        rival = max(_expected(s, other) for other in others)
        rival_points = float(max(sum(own_points(s.masks[other], rabbit)) for other in others))
    lead = expected - rival
    stream = longest_stream(masks)
    together = 0.0 if alone else 1.0
    own = float(sum(points))
    return [
        together * lead,
        together * lead * placed,
        expected,
        own,
        own - rival_points,
        promise(masks, WINDOW_MASKS[s.boxes[seat]] & ~masks[0]),
        points.count(0) - 1,
        float(is_fixed(s.boxes[seat])),
        placed,
        placed * placed,
        float(alone),
        (1 - together) * lead,
        (1 - together) * lead * placed,
        (1 - together) * placed,
        float(s.seats == 2),
        s.seats - 1,
        stream,
        stream - max(evaluator.streams, default=0),
        *[float(masks[kind].bit_count()) for kind in range(1, 12)],
        *[float(count) for count in points[1:]],
    ]


def _expected(s: Forest, seat: int) -> float:
    return GridEvaluator(s, seat).value(s.masks[seat], s.boxes[seat]) if s.masks[seat][0] else 0.0


def outcome(s: Forest, seat: int) -> float:
    """Return how well a game ended: alone by the levels reached, otherwise by the lead over a rival."""
    totals = [score["total"] for score in sheets(s)]
    if s.seats == 1:
        lead = totals[0] - totals[1]
        targets = TARGETS[s.edition]
        return sum(_step((lead - target) / ALONE_BLUR) for target in targets) / len(targets)
    return _step((totals[seat] - max(totals[:seat] + totals[seat + 1 :])) / BLUR)


def _step(x: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


SETTINGS: tuple[Setting, ...] = (
    (3, {}),
    (1, {}),
    (2, {}),
    (4, {}),
    (3, {"edition": "first"}),
    (1, {"edition": "first"}),
    (6, {}),
    (5, {}),
)
VALUES = Values(NAMES, features, Path(__file__).with_name("values.json"), SETTINGS, ("pick",), outcome)

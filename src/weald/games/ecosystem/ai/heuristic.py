"""Scores of options, which the greedy bot and hints follow."""

from __future__ import annotations

from collections.abc import Sequence

from weald.games.ecosystem.ai.evaluation import GridEvaluator
from weald.games.ecosystem.cards import STREAM, WOLF
from weald.games.ecosystem.field import cells_of
from weald.games.ecosystem.result import alban_masks
from weald.games.ecosystem.scoring import own_points
from weald.games.ecosystem.state import NO_CELL, Forest
from weald.kernel.decisions import Question, Value

# Worth of a wolf or a stream to Alban, and the weight of its use in the player's grid.
GIFT_WOLF, GIFT_STREAM, KEPT = 3.0, 1.0, 0.5


def score_options(s: Forest, question: Question, seat: int, values: Sequence[Value]) -> list[float]:
    """Score each option from open information and the hand of `seat`."""
    return scores_by(GridEvaluator(s, seat), s, question, seat, values)


def scores_by(
    evaluator: GridEvaluator, s: Forest, question: Question, seat: int, values: Sequence[Value]
) -> list[float]:
    """Score each option by an evaluator of grids."""
    options = [value for value in values if isinstance(value, int)]
    if question.kind == "pick":
        return [evaluator.best_place(kind) for kind in options]
    if question.kind == "place":
        return [evaluator.placed(cell, s.chosen[seat]) for cell in options]
    if question.kind == "give":
        return [-_gift(s, evaluator, kind) for kind in options]
    return score_swaps(s, question, seat, options, evaluator)


def score_swaps(
    s: Forest, question: Question, seat: int, options: Sequence[int], evaluator: GridEvaluator
) -> list[float]:
    """Score the first or the second card of a swap, or no swap."""
    still = evaluator.value(evaluator.masks, evaluator.box)
    if question.kind == "swap_second":
        return [still if cell == NO_CELL else evaluator.swapped(s.lifted[seat], cell) for cell in options]
    best = _best_swaps(evaluator)
    return [still if cell == NO_CELL else best[cell] for cell in options]


def _best_swaps(evaluator: GridEvaluator) -> dict[int, float]:
    """Return, for every occupied cell, the value after its best swap, a little less than it is.

    The margin prefers no swap to one that changes nothing.
    """
    cells = cells_of(evaluator.masks[0])
    best = dict.fromkeys(cells, float("-inf"))
    for i, one in enumerate(cells):
        for other in cells[:i]:
            value = evaluator.swapped(one, other) - 0.01
            best[one] = max(best[one], value)
            best[other] = max(best[other], value)
    return best


def _gift(s: Forest, evaluator: GridEvaluator, kind: int) -> float:
    """Return the worth of a card to Alban, and to the player who would keep it."""
    before, after = alban_masks(s.pile), alban_masks([*s.pile, kind])
    points = sum(own_points(after, evaluator.rabbit)) - sum(own_points(before, evaluator.rabbit))
    rank = GIFT_WOLF if kind == WOLF else GIFT_STREAM if kind == STREAM else 0.0
    kept = evaluator.best_place(kind) if evaluator.free else 0.0
    return points + rank + KEPT * kept

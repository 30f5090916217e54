"""Reasons for an option: the points that the grid gains by kind, and those that Alban does not get."""

from __future__ import annotations

from weald.games.ecosystem.ai.evaluation import GridEvaluator
from weald.games.ecosystem.cards import KINDS, RABBIT_POINTS
from weald.games.ecosystem.result import alban_masks, points_with, rival_sizes
from weald.games.ecosystem.scoring import own_points
from weald.games.ecosystem.state import NO_CELL, Forest
from weald.kernel.advice import Reason
from weald.kernel.decisions import Question, Value
from weald.kernel.messages import Message

ICONS = {
    "stream": "splashy-stream",
    "meadow": "high-grass",
    "bear": "bear-head",
    "fox": "fox",
    "deer": "deer-head",
    "wolf": "wolf-howl",
    "trout": "salmon",
    "bee": "bee",
    "eagle": "eagle-head",
    "dragonfly": "dragonfly",
    "rabbit": "rabbit",
}
# A new kind closes a gap, which counts more than its points say.
NEW_KIND = 0.5
GIFT = 2.0
# Fewer points to expect are not worth a word.
LEAST = 0.5


def is_settled(question: Question) -> bool:
    """Return whether positions can be compared: when the next cards are picked."""
    return question.kind == "pick"


def ends_phase(_question: Question, value: Value) -> bool:
    """Return whether an option leaves everything as it is: no swap."""
    return value == NO_CELL


def explain(before: Forest, after: Forest, other: Forest | None, seat: int) -> list[Reason]:
    """Return the kinds that score more, against the streams and packs that rivals have now."""
    rivals = rival_sizes(before, seat)
    earlier, later = (points_with(before, s.masks[seat], rivals) for s in (before, after))
    reasons = []
    for kind, card in enumerate(KINDS, 1):
        gain = later[kind] - earlier[kind]
        if gain > 0:
            scores = Message("ecosystem-reason-scores", {"card": card, "n": gain})
            reasons.append(Reason(ICONS[card], scores, gain))
        elif after.masks[seat][kind] and not before.masks[seat][kind]:
            new = Message("ecosystem-reason-new-kind", {"card": card})
            reasons.append(Reason(ICONS[card], new, NEW_KIND))
    return reasons + _gift(before, after, other)


def compare(after: Forest, other: Forest, seat: int) -> list[Reason]:
    """Return how many more points the grid is likely to bring in the end than with the other option."""
    evaluator = GridEvaluator(after, seat)
    mine, its = (evaluator.value(s.masks[seat], s.boxes[seat]) for s in (after, other))
    if mine - its < LEAST:
        return []
    message = Message("ecosystem-reason-expected", {"n": max(1, round(mine - its))})
    return [Reason("score", message, mine - its)]


def describe(s: Forest, question: Question, seat: int, value: Value) -> list[Reason]:
    """Return how many points a card is likely to bring in the end, on its best cell."""
    if question.kind != "pick" or not isinstance(value, int) or not s.free[seat]:
        return []
    evaluator = GridEvaluator(s, seat)
    gain = evaluator.best_place(value) - evaluator.value(s.masks[seat], s.boxes[seat])
    if gain < LEAST:
        return []
    return [Reason("score", Message("ecosystem-reason-brings", {"n": max(1, round(gain))}), gain)]


def _gift(before: Forest, after: Forest, other: Forest | None) -> list[Reason]:
    """Return the points that a card for Alban spares the player, compared with the other card."""
    if len(after.pile) <= len(before.pile) or other is None:
        return []
    rabbit = RABBIT_POINTS[before.edition]
    mine, its = (sum(own_points(alban_masks(s.pile), rabbit)) for s in (after, other))
    spared = Message("ecosystem-reason-gift", {"n": its - mine})
    return [Reason("farmer", spared, GIFT * (its - mine))] if its > mine else []

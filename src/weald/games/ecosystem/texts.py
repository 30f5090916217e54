"""Questions and options as messages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

from weald.games.ecosystem.cards import CELL_NAMES, COLUMNS, KINDS
from weald.games.ecosystem.explain import why_change
from weald.games.ecosystem.field import window_lines
from weald.games.ecosystem.refusals import CARD_QUESTIONS, refusal
from weald.games.ecosystem.result import bonus, points_placed, points_with, rival_sizes
from weald.games.ecosystem.state import NO_CELL, Forest, kind_at, swap
from weald.kernel.decisions import Choice, Question, Value, Why
from weald.kernel.messages import Args, Message

# What most places bring.
NO_CHANGE: Why = []

__all__ = ["aliases", "choices", "help_line", "option_id", "order", "prompt", "refusal"]


def option_id(question: Question, value: Value) -> str:
    """Return the stable id of an option: a card, a cell, or `none`."""
    assert isinstance(value, int)
    if question.kind in CARD_QUESTIONS:
        return KINDS[value - 1]
    return "none" if value == NO_CELL else CELL_NAMES[value]


def prompt(s: Forest, question: Question, seat: int) -> Message:
    """Return the question in one sentence."""
    if question.kind == "place":
        return Message("ecosystem-prompt-place", {"card": KINDS[s.chosen[seat] - 1]})
    return Message("ecosystem-prompt-" + question.kind.replace("_", "-"))


def help_line(s: Forest, question: Question, _seat: int) -> Message:
    """Return a line that explains the question."""
    if question.kind == "pick":
        return Message("ecosystem-help-pick-solo" if s.seats == 1 else "ecosystem-help-pick")
    return Message("ecosystem-help-" + question.kind.replace("_", "-"))


def choices(s: Forest, question: Question, seat: int, values: Sequence[Value]) -> list[Choice]:
    """Return the options, each with what it points at and what it would score right now."""
    if question.kind in CARD_QUESTIONS:
        cards = [option_id(question, value) for value in values]
        return [Choice(id, f"hand:{id}", Message("ecosystem-choice-card", {"card": id})) for id in cards]
    rivals = rival_sizes(s, seat)
    points = points_with(s, s.masks[seat], rivals)
    before = points, sum(points), bonus(s, points)
    if question.kind == "place":
        return _placements(s, seat, cast("Sequence[int]", values), before, rivals)
    return [_swap_choice(s, question, seat, value, before, rivals) for value in values]


def _placements(
    s: Forest,
    seat: int,
    cells: Sequence[int],
    before: tuple[list[int], int, int],
    rivals: tuple[list[int], list[int]],
) -> list[Choice]:
    """Return the cells on which the chosen card may be placed."""
    points, total, bonus_before = before
    box = s.boxes[seat]
    choices = []
    for cell, after in zip(cells, points_placed(s, seat, cells, points, rivals), strict=True):
        gain, why = 0, NO_CHANGE
        if after != points:
            bonuses = bonus_before, bonus(s, after)
            gain = sum(after) - total + bonuses[1] - bonuses[0]
            why = why_change(points, after, bonuses)
        id = CELL_NAMES[cell]
        choices.append(Choice(id, f"cell:{seat}:{id}", _cell_label(box, cell), gain, why))
    return choices


def _swap_choice(
    s: Forest,
    question: Question,
    seat: int,
    value: Value,
    before: tuple[list[int], int, int],
    rivals: tuple[list[int], list[int]],
) -> Choice:
    """Return a swap with a cell or `none`; `before` are the points without it, their sum and the bonus."""
    assert isinstance(value, int)
    if value == NO_CELL:
        return Choice("none", "none", Message("ecosystem-choice-no-swap"))
    id = CELL_NAMES[value]
    ref = f"cell:{seat}:{id}"
    if question.kind == "swap_first":
        return Choice(id, ref, _swap_label(s, seat, value))
    masks = s.masks[seat][:]
    swap(masks, s.lifted[seat], value)
    points, total, bonus_before = before
    after = points_with(s, masks, rivals)
    bonuses = bonus_before, bonus(s, after)
    gain = sum(after) - total + bonuses[1] - bonuses[0]
    return Choice(id, ref, _swap_label(s, seat, value), gain, why_change(points, after, bonuses))


def order(values: list[Value]) -> list[Value]:
    """Sort options by their value."""
    return sorted(values)


def aliases(_question: Question, _seat: int) -> dict[str, str]:
    """Return nothing: no option has changed its id."""
    return {}


@cache
def _cell_label(box: int, cell: int) -> Message:
    """Return the label of a cell in the window of a grid; all choices share it."""
    return Message("ecosystem-choice-cell", _place(box, cell))


def _swap_label(s: Forest, seat: int, cell: int) -> Message:
    card = KINDS[kind_at(s.masks[seat], cell) - 1]
    return Message("ecosystem-choice-swap", {**_place(s.boxes[seat], cell), "card": card})


def _place(box: int, cell: int) -> Args:
    """Return the row and column of a cell, counted from 1 in the window of a grid."""
    top, _, left, _ = window_lines(box)
    row, column = divmod(cell, COLUMNS)
    return {"row": row - top + 1, "col": column - left + 1}

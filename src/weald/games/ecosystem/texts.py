"""Questions and options as messages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import cast

from weald.games.ecosystem.cards import CELL_NAMES, COLUMNS, KINDS
from weald.games.ecosystem.explain import why_change
from weald.games.ecosystem.field import window_lines
from weald.games.ecosystem.refusals import CARD_QUESTIONS, refusal
from weald.games.ecosystem.result import bonus, points_placed, points_with, rival_sizes, standings
from weald.games.ecosystem.state import NO_CELL, Forest, kind_at, swap
from weald.kernel.decisions import Choice, Question, Value
from weald.kernel.messages import Args, Message
from weald.kernel.texts import by_value, no_aliases

CARD_CHOICES = [Choice(id, f"hand:{id}", Message("ecosystem-choice-card", {"card": id})) for id in KINDS]

__all__ = ["aliases", "choices", "help_line", "option_id", "order", "prompt", "refusal"]

order = by_value
aliases = no_aliases


def option_id(question: Question, value: Value) -> str:
    """Return the stable id of an option: a card, a cell, or `none`."""
    assert isinstance(value, int)
    if question.kind in CARD_QUESTIONS:
        return KINDS[value - 1]
    return "none" if value == NO_CELL else CELL_NAMES[value]


def prompt(s: Forest, question: Question, seat: int) -> Message:
    """Return the question in one sentence."""
    return _prompt(question.kind, s.chosen[seat] if question.kind == "place" else 0)


@cache
def _prompt(kind: str, card: int) -> Message:
    args: Args = {"card": KINDS[card - 1]} if card else {}
    return Message("ecosystem-prompt-" + kind.replace("_", "-"), args)


def help_line(s: Forest, question: Question, _seat: int) -> Message:
    """Return a line that explains the question."""
    return _help(question.kind, s.seats == 1)


@cache
def _help(kind: str, solo: bool) -> Message:
    if kind == "pick":
        return Message("ecosystem-help-pick-solo" if solo else "ecosystem-help-pick")
    return Message("ecosystem-help-" + kind.replace("_", "-"))


def choices(s: Forest, question: Question, seat: int, values: Sequence[Value]) -> list[Choice]:
    """Return the options, each with what it points at and what it would score right now."""
    if question.kind in CARD_QUESTIONS:
        return [CARD_CHOICES[cast("int", value) - 1] for value in values]
    points = standings(s).points[seat]
    before = points, sum(points), bonus(s, points)
    if question.kind == "place":
        return _placements(s, seat, cast("Sequence[int]", values), before)
    rivals = rival_sizes(s, seat)
    return [_swap_choice(s, question, seat, value, before, rivals) for value in values]


def _placements(
    s: Forest, seat: int, cells: Sequence[int], before: tuple[tuple[int, ...], int, int]
) -> list[Choice]:
    """Return the cells on which the chosen card may be placed."""
    points, total, bonus_before = before
    box = s.boxes[seat]
    choices = []
    for cell, after in zip(cells, points_placed(s, seat, cells, points), strict=True):
        choice = _placement(seat, box, cell)
        if after is not points:
            bonuses = bonus_before, bonus(s, after)
            gain = sum(after) - total + bonuses[1] - bonuses[0]
            choice = Choice(choice.id, choice.ref, choice.label, gain, why_change(points, after, bonuses))
        choices.append(choice)
    return choices


# Most cells would bring nothing.
@lru_cache(maxsize=8192)
def _placement(seat: int, box: int, cell: int) -> Choice:
    """Return a cell on which a card changes no points; all questions share it."""
    id = CELL_NAMES[cell]
    return Choice(id, f"cell:{seat}:{id}", Message("ecosystem-choice-cell", _place(box, cell)), 0, [])


def _swap_choice(
    s: Forest,
    question: Question,
    seat: int,
    value: Value,
    before: tuple[tuple[int, ...], int, int],
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


def _swap_label(s: Forest, seat: int, cell: int) -> Message:
    card = KINDS[kind_at(s.masks[seat], cell) - 1]
    return Message("ecosystem-choice-swap", {**_place(s.boxes[seat], cell), "card": card})


def _place(box: int, cell: int) -> Args:
    """Return the row and column of a cell, counted from 1 in the window of a grid."""
    top, _, left, _ = window_lines(box)
    row, column = divmod(cell, COLUMNS)
    return {"row": row - top + 1, "col": column - left + 1}

"""Reasons why an option is not open."""

from __future__ import annotations

from weald.games.ecosystem.cards import CELL_NUMBERS, KINDS
from weald.games.ecosystem.field import BIT, WINDOW_MASKS
from weald.games.ecosystem.state import Forest
from weald.kernel.decisions import Question
from weald.kernel.messages import Message

CARD_QUESTIONS = ("pick", "give")


def refusal(s: Forest, question: Question, seat: int, option: str) -> Message | None:
    """Return why a card or a cell that is not among the options cannot be chosen."""
    if question.kind in CARD_QUESTIONS:
        return Message("ecosystem-refused-card", {"card": option}) if option in KINDS else None
    cell = CELL_NUMBERS.get(option)
    if cell is None:
        return None
    occupied = s.masks[seat][0] & BIT[cell]
    if question.kind == "place":
        if occupied:
            return Message("ecosystem-refused-occupied")
        if not WINDOW_MASKS[s.boxes[seat]] & BIT[cell]:
            return Message("ecosystem-refused-frame")
        return Message("ecosystem-refused-apart")
    return Message("ecosystem-refused-same" if occupied else "ecosystem-refused-empty")

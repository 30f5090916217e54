"""Encoding: numbers for learning programs, with the same meaning in every state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from weald.kernel.decisions import Question, Value


class Encoding(Protocol):
    """Flat action ids and an observation of fixed size; a module may implement it."""

    # Actions are 0 to num_actions - 1.
    num_actions: int
    observation_shape: tuple[int, ...]

    def action(self, question: Question, value: Value, /) -> int:
        """Return the action id of an option."""

    def value(self, question: Question, action: int, /) -> Value:
        """Return the option that an action id means at this question."""

    def observe(self, s: Any, seat: int, out: Any, /) -> None:
        """Write what `seat` may know into `out`: a flat sequence of the observation's size, full of zeros."""


class ActionTable:
    """Action ids for all values of all kinds of questions, numbered one after another.

    What is added to the end later leaves the ids before it as they are.
    """

    __slots__ = ("_ids", "_values")

    def __init__(self, values: Mapping[str, Sequence[Value]]) -> None:
        self._values: list[tuple[str, Value]] = [(kind, value) for kind in values for value in values[kind]]
        self._ids = {pair: id for id, pair in enumerate(self._values)}

    def __len__(self) -> int:
        return len(self._values)

    def action(self, question: Question, value: Value) -> int:
        """Return the id of a value of a question."""
        return self._ids[question.kind, value]

    def value(self, question: Question, action: int) -> Value:
        """Return the value that an id means; LookupError if it belongs to another kind of question."""
        kind, value = self._values[action]
        if kind != question.kind:
            raise LookupError(f"action {action} answers {kind}, not {question.kind}")
        return value

"""Encoding: numbers for learning programs, with the same meaning in every state."""

from __future__ import annotations

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
        """Return the option of `question` that has an action id."""

    def observe(self, s: Any, seat: int, out: Any, /) -> None:
        """Write what `seat` may know into `out`, a flat sequence of floats of the observation's size."""

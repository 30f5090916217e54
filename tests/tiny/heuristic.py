"""Scores of options."""

from __future__ import annotations

from collections.abc import Sequence

from tests.tiny.state import Wood, worth
from weald.kernel.decisions import Question, Value


def score_options(s: Wood, question: Question, seat: int, values: Sequence[Value]) -> list[float]:
    return [_promise(value) for value in values]


def _promise(value: Value) -> float:
    """Bury what is worth less than the nuts are on average; otherwise the bigger the better."""
    if isinstance(value, tuple):
        return 2.5 - worth(value[0]) if value else 0.0
    return float(value)

"""A game that was played to its end, as a record."""

from __future__ import annotations

from functools import cache
from typing import Any

import weald


@cache
def _played(seats: int, seed: int) -> dict[str, Any]:
    table = weald.new("ecosystem", seats=seats, seed=seed)
    while not table.over:
        decision = table.pending[0]
        table.answer(decision.seat, decision.options[table_turn(table) % len(decision.options)])
    return table.record()


def table_turn(table: weald.Table) -> int:
    """A number that changes from answer to answer, so that not always the first option is taken."""
    return len(table.events) * 7


def played(seats: int = 3, seed: int = 11) -> dict[str, Any]:
    """The record of a finished game."""
    return _played(seats, seed)

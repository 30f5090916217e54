"""A game as one seat knows it: all that a bot gets to see."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from weald.kernel.decisions import Value
from weald.kernel.driver import Run


class SeatRun:
    """The open question to a seat: its options, the view, and imagined worlds to think in.

    No attribute leads to the true state. `in_step` says that answers were given since the last checkpoint.
    """

    __slots__ = ("_imagine", "_view", "game", "in_step", "kind", "seat", "values")

    def __init__(self, run: Run, seat: int) -> None:
        question = run.question
        assert question is not None
        self.game = run.game
        self.seat = seat
        self.kind = question.kind
        self.values: list[Value] = run.game.texts.order(question.values(seat))
        self.in_step = bool(run.answers)
        self._view: Callable[[], Mapping[str, Any]] = lambda: run.game.information.view(run.state, seat)
        self._imagine: Callable[[int], Run] = lambda seed: run.imagined(seat, seed)

    def view(self) -> Mapping[str, Any]:
        """Return everything that the seat may know."""
        return self._view()

    def imagine(self, seed: int) -> Run:
        """Return the game at this question, with everything that the seat cannot see dealt again."""
        return self._imagine(seed)


class Bot(Protocol):
    """Answers the questions to a seat."""

    def choose(self, run: SeatRun) -> Value: ...

"""Games of a few lines: steps written for one test, on a state that only remembers what it was told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from weald.kernel import table
from weald.kernel.decisions import Choice, Question, Value
from weald.kernel.game import Game, OptionValue, Result, StepFunction
from weald.kernel.messages import Message
from weald.kernel.position import Fields, Int, ListOf, Text, fill
from weald.kernel.state import State
from weald.kernel.table import Table


class Slate(State):
    """A list of numbers."""

    __slots__ = ("log",)

    def __init__(self, step: str, seed: int) -> None:
        super().__init__(step, seed)
        self.log: list[int] = []

    def copy(self) -> Slate:
        other = Slate(self.step, self.seed)
        other.drawn = self.drawn
        other.log = self.log[:]
        return other


class Script(Game):
    """A game made of the given steps; it begins with the first of them."""

    id = "script"
    bots = ("random", "greedy")

    def __init__(self, steps: Mapping[str, StepFunction], seats: int = 1) -> None:
        self.steps = steps
        self.seats = (seats,)
        fields = {"step": Text((*steps, "")), "seed": Int(0, 10**15), "drawn": Int(0, 10**6)}
        self.shape = Fields(
            {**fields, "log": ListOf(Int(-1000, 1000))},
            lambda values: fill(Slate(values["step"], values["seed"]), values),
        )

    def start(self, seats: int, options: dict[str, OptionValue], seed: int) -> Slate:
        return Slate(next(iter(self.steps)), seed)

    def result(self, s: Slate) -> Result:
        return Result([0], [{"total": sum(s.log)} for _ in range(self.seats[0])], Message("script-result"))

    def view(self, s: Slate, seat: int | None) -> dict[str, Any]:
        return {"log": s.log[:]}

    def redeal(self, s: Slate, seat: int | None) -> None:
        """Nothing is hidden."""

    def invariants(self, s: Slate) -> list[Message]:
        return []

    def name(self, question: Question, value: Value) -> str:
        return str(value) if isinstance(value, int) else "-".join(map(str, value))

    def prompt(self, s: Slate, question: Question, seat: int) -> Message:
        return Message(f"script-prompt-{question.kind}")

    def choice(self, s: Slate, question: Question, seat: int, value: Value) -> Choice:
        return Choice(self.name(question, value), "ref", Message("script-choice"))


def opened(steps: Mapping[str, StepFunction], seats: int = 1, **options: OptionValue) -> Table:
    """A table with a scripted game."""
    return table.new(Script(steps, seats), seats, 7, options)

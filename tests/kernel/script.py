"""Games of a few lines: steps written for one test, on a state that only remembers what it was told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from weald.kernel import table
from weald.kernel.advice import Advice
from weald.kernel.decisions import Choice, Question, Value
from weald.kernel.game import Game, OptionValue, Result, StepFunction
from weald.kernel.information import Information
from weald.kernel.messages import Message
from weald.kernel.position import Fields, Int, ListOf, Text, fill
from weald.kernel.state import State
from weald.kernel.table import Table
from weald.kernel.texts import Texts


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


class OpenSlate:
    """Nothing is hidden."""

    def view(self, s: Slate, seat: int | None) -> dict[str, Any]:
        return {"log": s.log[:]}

    def open_view(self, s: Slate) -> dict[str, Any]:
        return self.view(s, None)

    def redact(self, s: Slate, seat: int | None) -> Slate:
        return s.copy()

    def redeal(self, s: Slate, seat: int | None) -> None:
        """Leave everything as it is."""


class Words:
    """Options are called after their numbers."""

    def option_id(self, question: Question, value: Value) -> str:
        return str(value) if isinstance(value, int) else "-".join(map(str, value))

    def prompt(self, s: Slate, question: Question, seat: int) -> Message:
        return Message(f"script-prompt-{question.kind}")

    def help_line(self, s: Slate, question: Question, seat: int) -> Message | None:
        return None

    def choices(self, s: Slate, question: Question, seat: int, values: Sequence[Value]) -> list[Choice]:
        return [Choice(self.option_id(question, value), "ref", Message("script-choice")) for value in values]

    def refusal(self, s: Slate, question: Question, seat: int, option: str) -> Message | None:
        return None

    def order(self, values: list[Value]) -> list[Value]:
        return values

    def aliases(self, question: Question, seat: int) -> dict[str, str]:
        return {}


class Flat:
    """Likes everything alike."""

    def score_options(self, s: Slate, question: Question, seat: int, values: Sequence[Value]) -> list[float]:
        return [0.0] * len(values)


class Script(Game):
    """A game made of the given steps; it begins with the first of them."""

    id = "script"
    information: Information = OpenSlate()
    texts: Texts = Words()
    advice: Advice = Advice(heuristic=Flat())

    def __init__(self, steps: Mapping[str, StepFunction], seats: int = 1) -> None:
        self.steps = steps
        self.seats = (seats,)
        fields = {"step": Text((*steps, "")), "seed": Int(0, 10**15), "drawn": Int(0, 10**6)}
        self.position = Fields(
            {**fields, "log": ListOf(Int(-1000, 1000))},
            lambda values: fill(Slate(values["step"], values["seed"]), values),
        )

    def start(self, seats: int, options: dict[str, OptionValue], seed: int) -> Slate:
        return Slate(next(iter(self.steps)), seed)

    def result(self, s: Slate) -> Result:
        return Result([0], [{"total": sum(s.log)} for _ in range(self.seats[0])], Message("script-result"))

    def invariants(self, s: Slate) -> list[Message]:
        return []


def opened(steps: Mapping[str, StepFunction], seats: int = 1, **options: OptionValue) -> Table:
    """A table with a scripted game."""
    return table.new(Script(steps, seats), seats, 7, options)

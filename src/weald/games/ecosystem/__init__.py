"""Ecosystem: Forest. Draft cards, grow a 4 by 5 forest, score who lives beside whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from weald.games.ecosystem import information, refusals, result, texts
from weald.games.ecosystem import invariants as laws
from weald.games.ecosystem.ai import heuristic
from weald.games.ecosystem.cards import EDITIONS
from weald.games.ecosystem.position import SHAPE
from weald.games.ecosystem.rules import STEPS
from weald.games.ecosystem.state import Forest
from weald.games.ecosystem.text_board import STYLES, draw
from weald.games.ecosystem.view import open_view, view
from weald.kernel.decisions import Choice, Question, Value
from weald.kernel.game import Game, Option, OptionValue, Result
from weald.kernel.messages import Args, Message
from weald.kernel.text_board import Drawing


class Ecosystem(Game):
    """The game as the rest of the program knows it."""

    id = "ecosystem"
    seats = (1, 2, 3, 4, 5, 6)
    options = (Option("edition", "second", EDITIONS), Option("many_gaps", -5, lo=-20, hi=0))
    bots = ("random", "greedy")
    steps = STEPS
    shape = SHAPE
    styles = STYLES

    def start(self, seats: int, options: dict[str, OptionValue], seed: int) -> Forest:
        edition, many_gaps = options["edition"], options["many_gaps"]
        assert isinstance(edition, str)
        assert isinstance(many_gaps, int)
        return Forest(seats, EDITIONS.index(edition), many_gaps, seed)

    def result(self, s: Forest) -> Result:
        return result.result(s)

    def view(self, s: Forest, seat: int | None) -> dict[str, Any]:
        return view(s, seat)

    def open_view(self, s: Forest) -> dict[str, Any]:
        return open_view(s)

    def redeal(self, s: Forest, seat: int | None) -> None:
        information.redeal(s, seat)

    def invariants(self, s: Forest) -> list[Message]:
        return laws.invariants(s)

    def name(self, question: Question, value: Value) -> str:
        return texts.name(question, value)

    def prompt(self, s: Forest, question: Question, seat: int) -> Message:
        return texts.prompt(s, question, seat)

    def help(self, s: Forest, question: Question, seat: int) -> Message:
        return texts.help_line(s, question)

    def choices(self, s: Forest, question: Question, seat: int, values: Sequence[Value]) -> Sequence[Choice]:
        return texts.choices(s, question, seat, values)

    def refusal(self, s: Forest, question: Question, seat: int, option: str) -> Message | None:
        return refusals.refusal(s, question, seat, option)

    def ordered(self, values: list[Value]) -> list[Value]:
        return sorted(values)

    def score_options(self, s: Forest, question: Question, seat: int, values: Sequence[Value]) -> list[float]:
        return heuristic.score_options(s, question, seat, values)

    def draw(
        self, view: dict[str, Any], seat: int | None, marks: dict[str, str], say: Callable[[str, Args], str]
    ) -> Drawing:
        return draw(view, seat, marks, say)


GAME = Ecosystem()

"""Ecosystem: Forest. Draft cards, grow a 4 by 5 forest, score who lives beside whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from weald.games.ecosystem import encoding as numbers
from weald.games.ecosystem import invariants as laws
from weald.games.ecosystem import outcomes as foresight
from weald.games.ecosystem import result, view
from weald.games.ecosystem import text_board as board
from weald.games.ecosystem import texts as words
from weald.games.ecosystem.ai import heuristic, lookahead, reasons
from weald.games.ecosystem.ai.features import VALUES
from weald.games.ecosystem.cards import EDITIONS
from weald.games.ecosystem.position import SHAPE
from weald.games.ecosystem.rules import STEPS
from weald.games.ecosystem.state import Forest
from weald.kernel.advice import Advice
from weald.kernel.encoding import Encoding
from weald.kernel.game import Game, Option, OptionValue, Result, StepFunction, Written
from weald.kernel.information import Information
from weald.kernel.messages import Message
from weald.kernel.outcomes import Outcomes
from weald.kernel.position import Shape
from weald.kernel.text_board import TextBoard
from weald.kernel.texts import Texts


class Ecosystem(Game):
    """The game as the rest of the program knows it."""

    id = "ecosystem"
    seats: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
    options: tuple[Option, ...] = (
        Option("edition", "second", EDITIONS),
        Option("many_gaps", -5, lo=-20, hi=0),
    )
    steps: Mapping[str, StepFunction] = STEPS
    position: Shape = SHAPE
    information: Information = view
    written: Written | None = view
    texts: Texts = words
    text_board: TextBoard = board
    advice: Advice = Advice(heuristic=heuristic, values=VALUES, reasons=reasons, lookahead=lookahead)
    outcomes: Outcomes | None = foresight
    encoding: Encoding | None = numbers

    def start(self, seats: int, options: dict[str, OptionValue], seed: int) -> Forest:
        edition, many_gaps = options["edition"], options["many_gaps"]
        assert isinstance(edition, str)
        assert isinstance(many_gaps, int)
        return Forest(seats, EDITIONS.index(edition), many_gaps, seed)

    def result(self, s: Forest) -> Result:
        return result.result(s)

    def shares(self, s: Forest) -> Sequence[float]:
        return result.shares(s)

    def turn(self, s: Forest) -> int:
        return 100 * s.round + s.turn if s.turn else 0

    def measures(self, s: Forest) -> dict[str, int]:
        return result.measures(s)

    def invariants(self, s: Forest) -> list[Message]:
        return laws.invariants(s)


GAME = Ecosystem()

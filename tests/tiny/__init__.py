"""A game for two squirrels that uses every feature of the kernel: for the tests, and as a small example.

Every round both hoard a nut in secret (*all of*), both forage in any order (*any of*), the leader may bury a
nut in a hollow for the unseen one that lies there (*one*, and *one* more), and the weather decides (chance).
"""

from __future__ import annotations

from collections.abc import Mapping

from tests.tiny import encoding as numbers
from tests.tiny import heuristic, text_board, view
from tests.tiny import texts as words
from tests.tiny.rules import STEPS
from tests.tiny.state import KINDS, SHAPE, Wood, worth
from weald.kernel.advice import Advice
from weald.kernel.encoding import Encoding
from weald.kernel.game import Game, Option, OptionValue, Result, StepFunction
from weald.kernel.information import Information
from weald.kernel.messages import Message
from weald.kernel.position import Shape
from weald.kernel.text_board import TextBoard
from weald.kernel.texts import Texts


class Tiny(Game):
    """The game as the rest of the program knows it."""

    id = "tiny"
    seats: tuple[int, ...] = (2,)
    options: tuple[Option, ...] = (Option("rounds", 3, lo=1, hi=3), Option("storms", True))
    steps: Mapping[str, StepFunction] = STEPS
    position: Shape = SHAPE
    information: Information = view
    texts: Texts = words
    text_board: TextBoard = text_board
    advice: Advice = Advice(heuristic=heuristic)
    encoding: Encoding | None = numbers

    def start(self, seats: int, options: dict[str, OptionValue], seed: int) -> Wood:
        return Wood(int(options["rounds"]), bool(options["storms"]), seed)

    def result(self, s: Wood) -> Result:
        totals = [sum(worth(nut) for nut in store) for store in s.stores]
        winners = [seat for seat in (0, 1) if totals[seat] == max(totals)]
        scores = [{"nuts": len(s.stores[seat]), "total": totals[seat]} for seat in (0, 1)]
        if len(winners) == 2:
            return Result(
                winners, scores, Message("tiny-result-tie", {"seats": winners, "points": totals[0]})
            )
        return Result(
            winners, scores, Message("tiny-result-win", {"seat": winners[0], "points": max(totals)})
        )

    def invariants(self, s: Wood) -> list[Message]:
        problems = []
        everywhere = [*s.deck, *s.hollows, *s.hands[0], *s.hands[1], *s.stores[0], *s.stores[1]]
        expected = 0 if s.step == "deal" else 5
        for nut, name in enumerate(KINDS):
            n = everywhere.count(nut) + s.lost.get(name, 0)
            if n != expected:
                problems.append(Message("tiny-invalid-count", {"nut": name, "n": n, "expected": expected}))
        if s.awake not in ([[0], [1], [0, 1]] if s.step == "forage" else [[]]):
            problems.append(Message("tiny-invalid-awake"))
        if s.round > s.rounds:
            problems.append(Message("tiny-invalid-round", {"n": s.round, "expected": s.rounds}))
        if len(s.hollows) != (0 if s.step == "deal" else 2):
            problems.append(Message("tiny-invalid-hollows", {"n": len(s.hollows)}))
        return problems


GAME = Tiny()

"""Sylvion. Hold the forest edge against fire elementals, alone or as a team of two."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from weald.games.sylvion import invariants as laws
from weald.games.sylvion import refusals, texts
from weald.games.sylvion.ai import heuristic
from weald.games.sylvion.cards import EDGES, INTRODUCTORY_DESOLATED, NAMES
from weald.games.sylvion.result import vitality
from weald.games.sylvion.rules import STEPS
from weald.games.sylvion.state import (
    ADVANCED,
    COUNT,
    EDITIONS,
    ENDS,
    FEAT,
    HEALED,
    MODES,
    SHAPE,
    TALKS,
    VICTORIES,
    Battle,
)
from weald.games.sylvion.text_board import STYLES, draw
from weald.games.sylvion.view import open_view, view
from weald.kernel.decisions import Choice, Question, Value
from weald.kernel.game import Game, Option, OptionValue, Result
from weald.kernel.messages import Args, Message
from weald.kernel.text_board import Drawing

DESOLATED = ("printed", "0", "3", "6", "9")


class Sylvion(Game):
    """The game as the rest of the program knows it."""

    id = "sylvion"
    seats = (1, 2)
    options = (
        Option("mode", MODES[0], MODES),
        Option("feats", False),
        Option("elements", False),
        Option("pawn", False),
        Option("desolation", DESOLATED[0], DESOLATED),
        Option("draw", 3, lo=2, hi=3),
        Option("talk", TALKS[0], TALKS),
        Option("edition", EDITIONS[0], EDITIONS),
    )
    bots = ("random", "greedy", "planner")
    steps = STEPS
    shape = SHAPE
    styles = STYLES

    def start(self, seats: int, options: dict[str, OptionValue], seed: int) -> Battle:
        s = Battle(seats, seed)
        s.mode = MODES.index(str(options["mode"]))
        # Feats are recruited, so without a Mobilization there are none.
        s.feats_in = bool(options["feats"]) and s.mode == ADVANCED
        s.elements = bool(options["elements"])
        s.pawn_in = bool(options["pawn"])
        s.draw = int(options["draw"])
        s.talk = TALKS.index(str(options["talk"]))
        s.edition = EDITIONS.index(str(options["edition"]))
        printed = 0 if s.mode == ADVANCED else INTRODUCTORY_DESOLATED
        s.start_desolated = printed if options["desolation"] == DESOLATED[0] else int(options["desolation"])
        return s

    def result(self, s: Battle) -> Result:
        restored = vitality(s)
        won = s.end in VICTORIES
        total = EDGES if won else min(EDGES, s.bloom + restored) if s.end == COUNT else 0
        score = {
            "total": total,
            "bloom": s.bloom,
            "desolated": s.desolated,
            "restored": restored,
            "turn": s.turn,
        }
        args: Args = {"restored": restored, "desolated": s.desolated}
        if s.end == FEAT:
            args = {"card": NAMES[s.box[-1]]}
        elif s.end not in (HEALED, COUNT):
            args = {"turn": s.turn}
        reason = Message("sylvion-result-" + ENDS[s.end], args)
        return Result(range(s.seats) if won else (), [score] * s.seats, reason)

    def view(self, s: Battle, seat: int | None) -> dict[str, Any]:
        return view(s, seat)

    def open_view(self, s: Battle) -> dict[str, Any]:
        return open_view(s)

    def redeal(self, s: Battle, seat: int | None) -> None:
        laws.redeal(s, seat)

    def invariants(self, s: Battle) -> list[Message]:
        return laws.invariants(s)

    def name(self, question: Question, value: Value) -> str:
        return texts.name(question, value)

    def prompt(self, s: Battle, question: Question, seat: int) -> Message:
        return texts.prompt(s, question, seat)

    def help(self, s: Battle, question: Question, seat: int) -> Message:
        return texts.help_line(s, question)

    def choice(self, s: Battle, question: Question, seat: int, value: Value) -> Choice:
        return texts.choice(s, question, value)

    def refusal(self, s: Battle, question: Question, seat: int, option: str) -> Message | None:
        return refusals.refusal(s, question, option)

    def ordered(self, values: list[Value]) -> list[Value]:
        return sorted(values)

    def score_options(self, s: Battle, question: Question, seat: int, values: Sequence[Value]) -> list[float]:
        return heuristic.score_options(laws.veiled(s, seat), question, values)

    def evaluate(self, s: Battle, seat: int) -> float:
        return heuristic.chance(s)

    def pass_option(self, question: Question) -> Value | None:
        return heuristic.RESTS.get(question.kind)

    def is_stable(self, question: Question) -> bool:
        return question.kind == "play"

    def search_width(self, question: Question) -> int:
        return heuristic.REACH.get(question.kind, 1)

    def draw(
        self, view: dict[str, Any], seat: int | None, marks: dict[str, str], say: Callable[[str, Args], str]
    ) -> Drawing:
        return draw(view, marks, say)


GAME = Sylvion()

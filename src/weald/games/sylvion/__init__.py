"""Sylvion. Hold the forest edge against fire elementals, alone or as a team of two."""

from __future__ import annotations

from collections.abc import Mapping

from weald.games.sylvion import invariants as laws
from weald.games.sylvion import text_board as board
from weald.games.sylvion import texts as words
from weald.games.sylvion import view
from weald.games.sylvion.ai import evaluation, heuristic
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
from weald.kernel.advice import Advice
from weald.kernel.game import Game, Option, OptionValue, Result, StepFunction
from weald.kernel.information import Information
from weald.kernel.messages import Args, Message
from weald.kernel.position import Shape
from weald.kernel.text_board import TextBoard
from weald.kernel.texts import Texts

DESOLATED = ("printed", "0", "3", "6", "9")


class Sylvion(Game):
    """The game as the rest of the program knows it."""

    id = "sylvion"
    seats: tuple[int, ...] = (1, 2)
    options: tuple[Option, ...] = (
        Option("mode", MODES[0], MODES),
        Option("feats", False),
        Option("elements", False),
        Option("pawn", False),
        Option("desolation", DESOLATED[0], DESOLATED),
        Option("draw", 3, lo=2, hi=3),
        Option("talk", TALKS[0], TALKS),
        Option("edition", EDITIONS[0], EDITIONS),
    )
    steps: Mapping[str, StepFunction] = STEPS
    position: Shape = SHAPE
    information: Information = view
    texts: Texts = words
    text_board: TextBoard = board
    advice: Advice = Advice(heuristic=heuristic, evaluator=evaluation)

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

    def invariants(self, s: Battle) -> list[Message]:
        return laws.invariants(s)


GAME = Sylvion()

"""Sylvion. Hold the forest edge against fire elementals, alone or as a team of two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from weald.games.sylvion import encoding as numbers
from weald.games.sylvion import invariants as laws
from weald.games.sylvion import outcomes as foresight
from weald.games.sylvion import result, view
from weald.games.sylvion import text_board as board
from weald.games.sylvion import texts as words
from weald.games.sylvion.ai import evaluation, heuristic, reasons
from weald.games.sylvion.ai.features import VALUES
from weald.games.sylvion.cards import INTRODUCTORY_DESOLATED
from weald.games.sylvion.position import SHAPE
from weald.games.sylvion.rules import STEPS
from weald.games.sylvion.state import ADVANCED, EDITIONS, MODES, TALKS, Battle
from weald.kernel.advice import Advice
from weald.kernel.encoding import Encoding
from weald.kernel.errors import BadSetup
from weald.kernel.game import Game, Option, OptionValue, Result, RuleChange, StepFunction, Upgrade
from weald.kernel.information import Information
from weald.kernel.messages import Args, Message
from weald.kernel.outcomes import Outcomes
from weald.kernel.position import Shape
from weald.kernel.text_board import TextBoard
from weald.kernel.texts import Texts


def drop_idle_feats(options: dict[str, Any]) -> dict[str, Any]:
    """Drop feats from the options of an introductory game, where version 1 ignored them."""
    if options.get("mode", MODES[0]) != MODES[ADVANCED] and options.get("feats") is True:
        options["feats"] = False
    return options


DESOLATED = ("printed", "0", "3", "6", "9")


class Sylvion(Game):
    """The game as the rest of the program knows it."""

    id = "sylvion"
    version = 2
    seats: tuple[int, ...] = (1, 2)
    cooperative: bool = True
    options: tuple[Option, ...] = (
        Option("mode", MODES[0], MODES, first=True),
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
    settings: tuple[str, ...] = ("feats_in", "pawn_in", "start_desolated")
    option_upgrades: Mapping[int, Upgrade] = {1: drop_idle_feats}
    rule_changes: tuple[RuleChange, ...] = (RuleChange(2, "D1", "sylvion-change-betrayal"),)
    advice: Advice = Advice(heuristic=heuristic, evaluator=evaluation, values=VALUES, reasons=reasons)
    outcomes: Outcomes | None = foresight
    follow_ups: tuple[str, ...] = ("carry", "stag")
    encoding: Encoding | None = numbers

    def start(self, seats: int, options: dict[str, OptionValue], seed: int) -> Battle:
        s = Battle(seats, seed)
        s.mode = MODES.index(str(options["mode"]))
        s.feats_in = bool(options["feats"])
        s.elements = bool(options["elements"])
        s.pawn_in = bool(options["pawn"])
        s.draw = int(options["draw"])
        s.talk = TALKS.index(str(options["talk"]))
        s.edition = EDITIONS.index(str(options["edition"]))
        printed = 0 if s.mode == ADVANCED else INTRODUCTORY_DESOLATED
        s.start_desolated = printed if options["desolation"] == DESOLATED[0] else int(options["desolation"])
        return s

    def check_options(self, options: dict[str, OptionValue]) -> None:
        # Feats are recruited, so without a Mobilization there are none.
        if options["feats"] and options["mode"] != MODES[ADVANCED]:
            choices = [MODES[ADVANCED]]
            args: Args = {
                "option": "feats",
                "other": "mode",
                "value": str(options["mode"]),
                "choices": choices,
            }
            raise BadSetup("option_idle", args)

    def result(self, s: Battle) -> Result:
        return result.result(s)

    def turn(self, s: Battle) -> int:
        return s.turn

    def measures(self, s: Battle) -> dict[str, int]:
        return result.measures(s)

    def invariants(self, s: Battle) -> list[Message]:
        return laws.invariants(s)


GAME = Sylvion()

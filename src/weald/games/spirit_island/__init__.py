"""Spirit Island: the spirits of an island and the dahan against those who come to take it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from weald.games.spirit_island import content
from weald.games.spirit_island import invariants as laws
from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.ai import evaluation
from weald.games.spirit_island.model.boards import BOARDS
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.phases import fear, invaders, powers, setup, spirit, time_passes
from weald.games.spirit_island.phases.result import result
from weald.games.spirit_island.position import shape
from weald.games.spirit_island.presentation import texts
from weald.games.spirit_island.presentation.help import help_with
from weald.games.spirit_island.presentation.refusals import refusal
from weald.games.spirit_island.presentation.text_board import STYLES, draw
from weald.games.spirit_island.presentation.view import view
from weald.games.spirit_island.rules.registry import ADVERSARIES, SCENARIOS, SPIRITS
from weald.kernel import chance
from weald.kernel.decisions import Choice, Question, Value
from weald.kernel.game import Game, Option, OptionValue, Result
from weald.kernel.messages import Args, Message
from weald.kernel.text_board import Drawing

content.load()

STEPS = {**setup.STEPS, **spirit.STEPS, **powers.STEPS, **fear.STEPS, **invaders.STEPS, **time_passes.STEPS}


class SpiritIsland(Game):
    """The game as the rest of the program knows it."""

    id = "spirit_island"
    seats = (1, 2, 3, 4, 5, 6)
    options = (
        Option("adversary", "none", ("none", *ADVERSARIES.ids)),
        Option("level", 0, lo=0, hi=6),
        Option("scenario", "none", ("none", *SCENARIOS.ids)),
        Option("blight", True),
        Option("casting", "choose", ("choose", "random")),
        Option("map", "random", ("random", "in_order")),
    )
    bots = ("random", "heuristic")
    steps = STEPS
    shape = shape()
    styles = STYLES

    def start(self, seats: int, options: dict[str, OptionValue], seed: int) -> IslandState:
        s = IslandState(seats, seed)
        s.adversary = str(options["adversary"])
        s.level = int(options["level"])
        s.scenario = str(options["scenario"])
        if not options["blight"]:
            s.blight_card = setup.NO_CARD
        if options["map"] == "in_order":
            s.boards = "".join(BOARDS)[:seats]
        if options["casting"] == "random":
            dealt = SPIRITS.ids_of(s.sets)
            chance.shuffle(s, dealt)
            s.spirits = tuple(dealt[:seats])
        return s

    def result(self, s: IslandState) -> Result:
        return result(s)

    def view(self, s: IslandState, seat: int | None) -> dict[str, Any]:
        return view(s)

    def redeal(self, s: IslandState, seat: int | None) -> None:
        laws.redeal(s)

    def invariants(self, s: IslandState) -> list[Message]:
        return laws.invariants(s)

    def name(self, question: Question, value: Value) -> str:
        return texts.name(question, value)

    def prompt(self, s: IslandState, question: Question, seat: int) -> Message:
        return texts.prompt(question)

    def help(self, s: IslandState, question: Question, seat: int) -> Message | None:
        assert isinstance(question, IslandQuestion)
        return help_with(s, question, seat)

    def choice(self, s: IslandState, question: Question, seat: int, value: Value) -> Choice:
        return texts.choice(s, question, seat, value)

    def refusal(self, s: IslandState, question: Question, seat: int, option: str) -> Message | None:
        assert isinstance(question, IslandQuestion)
        return refusal(s, question, seat, option)

    def score_options(
        self, s: IslandState, question: Question, seat: int, values: Sequence[Value]
    ) -> list[float]:
        return evaluation.score_options(s, question, seat, values)

    def draw(
        self, view: dict[str, Any], seat: int | None, marks: dict[str, str], say: Callable[[str, Args], str]
    ) -> Drawing:
        return draw(view, seat, marks, say)


GAME = SpiritIsland()

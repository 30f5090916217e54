"""Living Forest Duel. Summer against Winter: four elements, four actions, four ways to win."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from weald.games.living_forest_duel import invariants as laws
from weald.games.living_forest_duel import texts
from weald.games.living_forest_duel.ai import heuristic
from weald.games.living_forest_duel.ai.evaluation import chances
from weald.games.living_forest_duel.ai.rollout import inkling
from weald.games.living_forest_duel.events import VICTORIES
from weald.games.living_forest_duel.progress import progress
from weald.games.living_forest_duel.refusals import refusal
from weald.games.living_forest_duel.rules import STEPS
from weald.games.living_forest_duel.state import BONUS_PLANT, RESHUFFLE, SHAPE, Duel
from weald.games.living_forest_duel.text_board import STYLES, sketch
from weald.games.living_forest_duel.view import open_view, view
from weald.kernel.decisions import Ask, Choice, Value
from weald.kernel.game import Game, Option, OptionValue, Result
from weald.kernel.messages import Args, Message
from weald.kernel.text_board import Sketch


class LivingForestDuel(Game):
    """The game as the rest of the program knows it."""

    id = "living_forest_duel"
    seats = (2,)
    options = (
        Option("sanki_after_varan", True),
        Option("bonus_plant", "full", BONUS_PLANT),
        Option("bonus_skip", True),
        Option("recruit_check", False),
        Option("reshuffle", "needed", RESHUFFLE),
        Option("thinking", 1, lo=1, hi=30),
    )
    bots = ("random", "greedy", "search")
    pauses = frozenset({"end_turn"})
    steps = STEPS
    shape = SHAPE
    styles = STYLES

    def start(self, seats: int, options: dict[str, OptionValue], seed: int) -> Duel:
        s = Duel(seed)
        s.sanki_after_varan = bool(options["sanki_after_varan"])
        s.bonus_plant = BONUS_PLANT.index(str(options["bonus_plant"]))
        s.bonus_skip = bool(options["bonus_skip"])
        s.recruit_check = bool(options["recruit_check"])
        s.reshuffle = RESHUFFLE.index(str(options["reshuffle"]))
        return s

    def result(self, s: Duel) -> Result:
        scores = [{**progress(s, seat), "total": int(s.winner == seat)} for seat in (0, 1)]
        victory = VICTORIES[s.victory]
        reason = Message("living_forest_duel-result", {"seat": s.winner, "victory": victory, "turn": s.turn})
        return Result([s.winner], scores, reason)

    def view(self, s: Duel, seat: int | None) -> dict[str, Any]:
        return view(s)

    def open_view(self, s: Duel) -> dict[str, Any]:
        return open_view(s)

    def redeal(self, s: Duel, seat: int | None) -> None:
        laws.redeal(s)

    def invariants(self, s: Duel) -> list[Message]:
        return laws.invariants(s)

    def name(self, ask: Ask, value: Value) -> str:
        return texts.name(ask, value)

    def prompt(self, s: Duel, ask: Ask, seat: int) -> Message:
        return texts.prompt(s, ask, seat)

    def help(self, s: Duel, ask: Ask, seat: int) -> Message:
        return texts.help_line(s, ask, seat)

    def choice(self, s: Duel, ask: Ask, seat: int, value: Value) -> Choice:
        return texts.choice(s, ask, seat, value)

    def refusal(self, s: Duel, ask: Ask, seat: int, option: str) -> Message | None:
        return refusal(s, ask, seat, option)

    def ordered(self, values: list[Value]) -> list[Value]:
        return sorted(values)

    def worths(self, s: Duel, ask: Ask, seat: int, values: Sequence[Value]) -> list[float]:
        return heuristic.worths(s, ask, seat, values)

    def inkling(self, s: Duel, ask: Ask, i: int, random: Callable[[], float]) -> Value:
        return inkling(s, ask, random)

    def chances(self, s: Duel) -> Sequence[float]:
        return chances(s)

    def sketch(
        self, view: dict[str, Any], seat: int | None, marks: dict[str, str], say: Callable[[str, Args], str]
    ) -> Sketch:
        return sketch(view, seat, marks, say)


GAME = LivingForestDuel()

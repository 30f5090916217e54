"""Living Forest Duel. Summer against Winter: four elements, four actions, four ways to win."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from weald.games.living_forest_duel import invariants as laws
from weald.games.living_forest_duel import texts
from weald.games.living_forest_duel.ai import heuristic
from weald.games.living_forest_duel.ai.evaluation import win_probabilities
from weald.games.living_forest_duel.ai.rollout import policy
from weald.games.living_forest_duel.events import VICTORIES
from weald.games.living_forest_duel.progress import progress
from weald.games.living_forest_duel.refusals import refusal
from weald.games.living_forest_duel.rules import STEPS
from weald.games.living_forest_duel.state import BONUS_PLANT, RESHUFFLE, SHAPE, Duel
from weald.games.living_forest_duel.text_board import STYLES, draw
from weald.games.living_forest_duel.view import open_view, view
from weald.kernel.decisions import Choice, Question, Value
from weald.kernel.game import Game, Option, OptionValue, Result
from weald.kernel.messages import Args, Message
from weald.kernel.text_board import Drawing


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
    rollout_cutoffs = frozenset({"end_turn"})
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

    def name(self, question: Question, value: Value) -> str:
        return texts.name(question, value)

    def prompt(self, s: Duel, question: Question, seat: int) -> Message:
        return texts.prompt(s, question, seat)

    def help(self, s: Duel, question: Question, seat: int) -> Message:
        return texts.help_line(s, question, seat)

    def choice(self, s: Duel, question: Question, seat: int, value: Value) -> Choice:
        return texts.choice(s, question, seat, value)

    def refusal(self, s: Duel, question: Question, seat: int, option: str) -> Message | None:
        return refusal(s, question, seat, option)

    def ordered(self, values: list[Value]) -> list[Value]:
        return sorted(values)

    def score_options(self, s: Duel, question: Question, seat: int, values: Sequence[Value]) -> list[float]:
        return heuristic.score_options(s, question, seat, values)

    def rollout_policy(self, s: Duel, question: Question, i: int, random: Callable[[], float]) -> Value:
        return policy(s, question, random)

    def win_probabilities(self, s: Duel) -> Sequence[float]:
        return win_probabilities(s)

    def draw(
        self, view: dict[str, Any], seat: int | None, marks: dict[str, str], say: Callable[[str, Args], str]
    ) -> Drawing:
        return draw(view, seat, marks, say)


GAME = LivingForestDuel()

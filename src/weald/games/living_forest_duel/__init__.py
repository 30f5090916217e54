"""Living Forest Duel. Summer against Winter: four elements, four actions, four ways to win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from weald.games.living_forest_duel import encoding as numbers
from weald.games.living_forest_duel import invariants as laws
from weald.games.living_forest_duel import outcomes as foresight
from weald.games.living_forest_duel import result, view
from weald.games.living_forest_duel import text_board as board
from weald.games.living_forest_duel import texts as words
from weald.games.living_forest_duel.ai import heuristic, reasons, rollout
from weald.games.living_forest_duel.ai.judge import VALUES
from weald.games.living_forest_duel.cards import SUMMER
from weald.games.living_forest_duel.position import SHAPE
from weald.games.living_forest_duel.rules import STEPS
from weald.games.living_forest_duel.state import BONUS_PLANT, RESHUFFLE, Duel
from weald.kernel.advice import Advice
from weald.kernel.encoding import Encoding
from weald.kernel.game import Game, Option, OptionValue, Result, StepFunction
from weald.kernel.information import Information
from weald.kernel.messages import Message
from weald.kernel.outcomes import Outcomes
from weald.kernel.position import Shape
from weald.kernel.text_board import TextBoard
from weald.kernel.texts import Texts


class LivingForestDuel(Game):
    """The game as the rest of the program knows it."""

    id = "living_forest_duel"
    seats: tuple[int, ...] = (2,)
    options: tuple[Option, ...] = (
        Option("sanki_after_varan", True),
        Option("bonus_plant", "full", BONUS_PLANT),
        Option("bonus_skip", True),
        Option("recruit_check", False),
        Option("reshuffle", "needed", RESHUFFLE),
    )
    steps: Mapping[str, StepFunction] = STEPS
    position: Shape = SHAPE
    information: Information = view
    texts: Texts = words
    text_board: TextBoard = board
    advice: Advice = Advice(
        heuristic=heuristic, rollout=rollout, values=VALUES, reasons=reasons, quick_scores=rollout
    )
    outcomes: Outcomes | None = foresight
    encoding: Encoding | None = numbers

    def start(self, seats: int, options: dict[str, OptionValue], seed: int) -> Duel:
        s = Duel(seed)
        s.sanki_after_varan = bool(options["sanki_after_varan"])
        s.bonus_plant = BONUS_PLANT.index(str(options["bonus_plant"]))
        s.bonus_skip = bool(options["bonus_skip"])
        s.recruit_check = bool(options["recruit_check"])
        s.reshuffle = RESHUFFLE.index(str(options["reshuffle"]))
        return s

    def result(self, s: Duel) -> Result:
        return result.result(s)

    def shares(self, s: Duel) -> Sequence[float]:
        return (1.0, 0.0) if s.winner == SUMMER else (0.0, 1.0)

    def turn(self, s: Duel) -> int:
        return s.turn

    def measures(self, s: Duel) -> dict[str, int]:
        return result.measures(s)

    def invariants(self, s: Duel) -> list[Message]:
        return laws.invariants(s)


GAME = LivingForestDuel()

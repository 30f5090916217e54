"""Playouts of searches: the heuristic's choice, turn by turn, and the chance to win between turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.ai.policy.heuristic import MOVES_OF, score_moves, score_options, score_targets
from weald.games.spirit_island.ai.policy.memory import Key, Memory, panel_key
from weald.games.spirit_island.ai.policy.moves import Look
from weald.games.spirit_island.ai.value.learned import VALUES
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.phases.time_passes import STEPS
from weald.kernel.decisions import Question, Value

# A playout may stop when time has passed.
cutoffs: frozenset[str] = frozenset(STEPS)


def policy(s: IslandState, question: Question, i: int, _random: Callable[[], float]) -> Value:
    """Return the option that looks best; the first of equals."""
    options = question.options[i]
    scores = score_options(s, question, question.seats[i], options)
    return options[scores.index(max(scores))]


def win_probabilities(s: IslandState) -> Sequence[float]:
    """Return how likely the spirits are to win, for each of them the same."""
    return [VALUES.win_probability(s, 0)] * s.seats


# Number of answers that are remembered.
MOST_ANSWERS = 20_000


class SearchPolicy:
    """The policy with a memory, for searches: their playouts come through the same positions many times."""

    cutoffs: frozenset[str] = cutoffs

    def __init__(self) -> None:
        self.memory = Memory()
        self.answers: dict[Key, Value] = {}

    def policy(self, s: IslandState, question: Question, i: int, random: Callable[[], float]) -> Value:
        """Return the option that looks best; the first of equals."""
        q = cast("IslandQuestion", question)
        if q.of not in MOVES_OF and q.kind != "target_land":
            return policy(s, question, i, random)
        number, seat, options = self.memory.number(s), question.seats[i], question.options[i]
        key = (number, panel_key(s), q.kind, q.source, seat, *options)
        value = self.answers.get(key)
        if value is None:
            scores = self._scores(Look(s, self.memory, number), q, seat, options)
            if len(self.answers) >= MOST_ANSWERS:
                self.answers.clear()
            value = self.answers[key] = options[scores.index(max(scores))]
        return value

    def score_options(
        self, s: IslandState, question: Question, seat: int, values: Sequence[Value]
    ) -> list[float]:
        """Score each option as the heuristic does."""
        q = cast("IslandQuestion", question)
        if q.of not in MOVES_OF and q.kind != "target_land":
            return score_options(s, question, seat, values)
        return self._scores(Look(s, self.memory, self.memory.number(s)), q, seat, values)

    def _scores(self, look: Look, q: IslandQuestion, seat: int, values: Sequence[Value]) -> list[float]:
        if q.of in MOVES_OF:
            return score_moves(look, seat, values)
        return score_targets(look, q, seat, values)

    def win_probabilities(self, s: IslandState) -> Sequence[float]:
        """Return how likely the spirits are to win, for each of them the same."""
        return win_probabilities(s)

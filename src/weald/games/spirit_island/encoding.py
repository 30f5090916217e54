"""Actions and observations as numbers, for learning programs."""

from __future__ import annotations

from functools import cache
from typing import Any

from weald.games.spirit_island.encoding_actions import Actions, Factors
from weald.games.spirit_island.encoding_observation import Layout, Sight, write_question
from weald.games.spirit_island.model.lands import on_island
from weald.games.spirit_island.model.pieces import BLIGHT, CITY, EXPLORER, TOWN
from weald.games.spirit_island.model.state import IslandState
from weald.kernel.decisions import Question, Value
from weald.kernel.encoding import Field


# Compiled code would make a cached property again at every look.
@cache
def _actions() -> Actions:
    return Actions()


@cache
def _layout() -> Layout:
    return Layout()


class IslandEncoding:
    """Flat action ids, the same in factors, and observations; its tables are made when they are needed."""

    @property
    def actions(self) -> Actions:
        """All actions."""
        return _actions()

    @property
    def layout(self) -> Layout:
        """The layout of an observation."""
        return _layout()

    @property
    def num_actions(self) -> int:
        """Number of flat actions."""
        return self.actions.num_actions

    @property
    def factors(self) -> tuple[Field, ...]:
        """The factors of an action, each with the number of its values."""
        return self.actions.factors

    @property
    def observation_shape(self) -> tuple[int, ...]:
        """The size of an observation."""
        return (self.layout.size,)

    @property
    def fields(self) -> tuple[Field, ...]:
        """The parts of an observation, one after another."""
        return self.layout.fields

    def action(self, question: Question, value: Value) -> int:
        """Return the action id of an option."""
        return self.actions.action_ids(question)[value]

    def value(self, question: Question, action: int) -> Value:
        """Return the option that an action id means at this question."""
        return self.actions.action_values(question)[action]

    def action_ids(self, question: Question) -> dict[Value, int]:
        """Return the action ids of all options of a question."""
        return self.actions.action_ids(question)

    def action_values(self, question: Question) -> dict[int, Value]:
        """Return the options of a question by action id."""
        return self.actions.action_values(question)

    def factor(self, question: Question, value: Value) -> Factors:
        """Return an option in factors."""
        return self.actions.factor(question, value)

    def observe(self, s: IslandState, seat: int, out: Any) -> None:
        """Write the knowledge of `seat` into `out`, which is full of zeros."""
        Sight(self.layout, s, seat, out)

    def observe_question(self, question: Question, seat: int, out: Any) -> None:
        """Write the question to `seat` into `out`, which is an observation."""
        write_question(self.layout, question, seat, out)

    def potential(self, s: IslandState, seat: int) -> float:
        """Return fear cards earned less the blight and the invaders there are, as parts of what is usual."""
        earned = len(s.fear_earned) + len(s.fear_discard)
        fear = earned / max(1, earned + len(s.fear_deck))
        blight = on_island(s, (BLIGHT,)) / (5 * s.seats)
        strength = on_island(s, (EXPLORER,)) + 2 * on_island(s, (TOWN,)) + 3 * on_island(s, (CITY,))
        return fear - min(1.0, (blight + strength / (40 * s.seats)) / 2)

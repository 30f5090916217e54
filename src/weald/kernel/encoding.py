"""Encoding: numbers for learning programs, with the same meaning in every state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from weald.kernel.decisions import Question, Value


class Field(NamedTuple):
    """A part of an observation; docs/environments.md says what it means."""

    name: str
    size: int


class Encoding(Protocol):
    """Flat action ids and an observation of fixed size; a module may implement it.

    `fields` are the parts of an observation, one after another.
    """

    @property
    def num_actions(self) -> int:
        """Number of actions: they are 0 to num_actions - 1."""

    @property
    def observation_shape(self) -> tuple[int, ...]:
        """The size of an observation."""

    @property
    def fields(self) -> tuple[Field, ...]:
        """The parts of an observation."""

    def action(self, question: Question, value: Value, /) -> int:
        """Return the action id of an option."""

    def value(self, question: Question, action: int, /) -> Value:
        """Return the option that an action id means at this question."""

    def action_ids(self, question: Question, /) -> Mapping[Value, int]:
        """Return the action ids of all values that a question of this kind may have."""

    def action_values(self, question: Question, /) -> Mapping[int, Value]:
        """Return the values that action ids mean at a question of this kind."""

    def potential(self, s: Any, seat: int, /) -> float:
        """Return how far `seat` has come, about -1 to 1, from public information: for shaped rewards."""

    def observe(self, s: Any, seat: int, out: Any, /) -> None:
        """Write the knowledge of `seat` into `out`: a flat sequence of its size, full of zeros."""


@runtime_checkable
class PackedEncoding(Protocol):
    """An encoding whose observations are nothing but zeros and ones."""

    def pack(self, s: Any, seats: Sequence[int], /) -> bytes:
        """Return observations one after another, eight numbers to a byte, the lowest bit first.

        All are as long as each other; what is missing at their ends is zero.
        """


@runtime_checkable
class FactoredEncoding(Protocol):
    """An encoding that has actions in factors as well: every option is a vector of small numbers."""

    @property
    def factors(self) -> tuple[Field, ...]:
        """The factors of an action; `size` is the number of values that a factor has."""

    def factor(self, question: Question, value: Value, /) -> tuple[int, ...]:
        """Return an option in factors; no other option of the question has the same ones."""


@runtime_checkable
class QuestionEncoding(Protocol):
    """An encoding whose observations say what is asked, where the state does not."""

    def observe_question(self, question: Question, seat: int, out: Any, /) -> None:
        """Write the question to `seat` into the observation `out`."""


def unpack(packed: bytes, out: Any) -> None:
    """Write a packed observation into `out`, which is full of zeros."""
    for i, byte in enumerate(packed):
        for bit in range(8) if byte else ():
            if byte >> bit & 1:
                out[8 * i + bit] = 1.0


class ActionTable:
    """Action ids for all values of all kinds of questions, numbered one after another.

    An encoding in which a value means the same in every state may take its methods as they are. Later values
    at the end leave the ids before them as they are.
    """

    __slots__ = ("_ids", "_values", "ids", "values")

    def __init__(self, values: Mapping[str, Sequence[Value]]) -> None:
        self._values: list[tuple[str, Value]] = [(kind, value) for kind in values for value in values[kind]]
        self._ids = {pair: id for id, pair in enumerate(self._values)}
        # By kind of question: the id of every value.
        self.ids: dict[str, dict[Value, int]] = {
            kind: {value: self._ids[kind, value] for value in values[kind]} for kind in values
        }
        # And the other way round.
        self.values: dict[str, dict[int, Value]] = {
            kind: {id: value for value, id in self.ids[kind].items()} for kind in values
        }

    def __len__(self) -> int:
        return len(self._values)

    def action(self, question: Question, value: Value) -> int:
        """Return the id of a value of a question."""
        return self._ids[question.kind, value]

    def action_ids(self, question: Question) -> Mapping[Value, int]:
        """Return the ids of all values that questions of this kind may have."""
        return self.ids[question.kind]

    def action_values(self, question: Question) -> Mapping[int, Value]:
        """Return the values that ids mean at questions of this kind."""
        return self.values[question.kind]

    def value(self, question: Question, action: int) -> Value:
        """Return the value that an id means; LookupError if it belongs to another kind of question."""
        kind, value = self._values[action]
        if kind != question.kind:
            raise LookupError(f"action {action} answers {kind}, not {question.kind}")
        return value

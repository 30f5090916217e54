"""Texts: how a game puts its questions and options into messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from weald.kernel.decisions import Choice, Question, Value
from weald.kernel.messages import Message


def by_value(values: list[Value]) -> list[Value]:
    """Return options in the order of their values: the `order` of games without another one."""
    return sorted(values)


def no_aliases(_question: Question, _seat: int) -> Mapping[str, str]:
    """Return nothing: the `aliases` of games in which no option has changed its id."""
    return {}


class Texts(Protocol):
    """The messages of a game; a module may implement it."""

    def option_id(self, question: Question, value: Value, /) -> str:
        """Return the stable id of an option, as written in records."""

    def prompt(self, s: Any, question: Question, seat: int, /) -> Message:
        """Return the question in one sentence."""

    def help_line(self, s: Any, question: Question, seat: int, /) -> Message | None:
        """Return one more line for beginners."""

    def choices(self, s: Any, question: Question, seat: int, values: Sequence[Value], /) -> Sequence[Choice]:
        """Return the options in words, with what they point at and what they would bring."""

    def refusal(self, s: Any, question: Question, seat: int, option: str, /) -> Message | None:
        """Return the rule that forbids an option which is not open, if there is one to name."""

    def order(self, values: list[Value], /) -> list[Value]:
        """Return options in the order in which people read them."""

    def aliases(self, question: Question, seat: int, /) -> Mapping[str, str]:
        """Return the ids that options of this question had in earlier versions, with their present ids."""

"""Questions and options in messages."""

from __future__ import annotations

from collections.abc import Sequence

from tests.tiny.rules import SIDES
from tests.tiny.state import KINDS, Wood, worth
from weald.kernel.decisions import Choice, Question, Value
from weald.kernel.messages import Message
from weald.kernel.texts import by_value, no_aliases

# Options of the questions that are not about nuts, by value.
WORDS = {"forage": ("rest", "draw"), "keep": ("hand", "store")}

order = by_value
aliases = no_aliases


def option_id(question: Question, value: Value) -> str:
    if isinstance(value, tuple):
        return f"{KINDS[value[0]]}-{SIDES[value[1]]}" if value else "none"
    return WORDS.get(question.kind, KINDS)[value]


def prompt(s: Wood, question: Question, seat: int) -> Message:
    if question.kind == "keep":
        return Message("tiny-prompt-keep", {"nut": KINDS[question.args[0]]})
    return Message(f"tiny-prompt-{question.kind}")


def help_line(s: Wood, question: Question, seat: int) -> Message | None:
    return Message("tiny-help-hoard") if question.kind == "hoard" else None


def choices(s: Wood, question: Question, seat: int, values: Sequence[Value]) -> list[Choice]:
    return [choice(question, value) for value in values]


def choice(question: Question, value: Value) -> Choice:
    id = option_id(question, value)
    if isinstance(value, tuple):
        if not value:
            return Choice(id, id, Message("tiny-choice-none"))
        nut, hollow = KINDS[value[0]], SIDES[value[1]]
        return Choice(id, f"hollow:{hollow}", Message("tiny-choice-bury", {"nut": nut, "hollow": hollow}))
    if question.kind == "hoard":
        why = [(Message("tiny-why-nut", {"nut": id}), worth(value))]
        return Choice(id, f"hand:{id}", Message("tiny-choice-nut", {"nut": id}), worth(value), why)
    return Choice(id, id, Message(f"tiny-choice-{id}"))


def refusal(s: Wood, question: Question, seat: int, option: str) -> Message | None:
    if question.kind == "hoard" and option in KINDS:
        return Message("tiny-refused-nut", {"nut": option})
    return None

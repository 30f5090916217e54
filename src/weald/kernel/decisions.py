"""Questions: as a step puts them to the machine, and as decisions that people read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from weald.kernel.messages import Message

if TYPE_CHECKING:
    from weald.kernel.game import Game
    from weald.kernel.state import State

# An option as the machine handles it.
Value = int | tuple[int, ...]
# Gains of an option or a card, term by term.
Why = list[tuple[Message, int]]

# Seats that have to answer before the step goes on.
ONE = 0
ALL = 1
ANY = 2
MODES = ("one", "all", "any")


class Question:
    """A question that a step yields.

    `options[i]` are the values open to `seats[i]`, at least one, and may name a value twice. They may be live
    lists of the state; they must be where several seats are asked about what not all of them see, because
    bots imagine other hands by redealing in place. The step receives: ONE, the value; ALL, a list of values
    in the order of `seats`; ANY, a pair (seat, value). With `humans_first`, AI seats wait until no human is
    asked any more.
    """

    __slots__ = ("args", "humans_first", "kind", "mode", "options", "seats")

    def __init__(
        self,
        kind: str,
        mode: int,
        seats: Sequence[int],
        options: Sequence[Sequence[Value]],
        args: tuple[int, ...] = (),
        humans_first: bool = False,
    ) -> None:
        self.kind = kind
        self.mode = mode
        self.seats = seats
        self.options = options
        self.args = args
        self.humans_first = humans_first

    def values(self, seat: int) -> list[Value]:
        """Return the distinct values open to `seat`, which is asked."""
        return list(dict.fromkeys(self.options[self.seats.index(seat)]))

    def late_value(self) -> Value | None:
        """Return the value that applies when a table's timer runs out; None: an AI plays on for the seat."""
        return None


def one(kind: str, seat: int, options: Sequence[Value], args: tuple[int, ...] = ()) -> Question:
    """Ask one seat."""
    return Question(kind, ONE, (seat,), (options,), args)


def all_of(kind: str, seats: Sequence[int], options: Sequence[Sequence[Value]]) -> Question:
    """Ask several seats at once; the answers stay secret until all have answered."""
    return Question(kind, ALL, seats, options)


def any_of(kind: str, seats: Sequence[int], options: Sequence[Sequence[Value]]) -> Question:
    """Ask several seats; the first to answer acts."""
    return Question(kind, ANY, seats, options)


@dataclass(init=False, repr=False, eq=False, slots=True)
class Choice:
    """An option as people see it: what it points at, its label, what it would bring and why."""

    id: str
    ref: str
    label: Message
    gain: int | None
    why: Sequence[tuple[Message, int]]

    def __init__(
        self,
        id: str,
        ref: str,
        label: Message,
        gain: int | None = None,
        why: Sequence[tuple[Message, int]] = (),
    ) -> None:
        self.id = id
        self.ref = ref
        self.label = label
        self.gain = gain
        self.why = why

    def to_json(self) -> dict[str, Any]:
        why = [[message.to_json(), points] for message, points in self.why]
        return {"id": self.id, "ref": self.ref, "label": self.label.to_json(), "gain": self.gain, "why": why}


class Decision:
    """An open question to one seat, with its texts and the ids of its options."""

    __slots__ = ("_choices", "_game", "_state", "kind", "mode", "options", "question", "seat", "values")

    def __init__(
        self, game: Game, state: State, question: Question, seat: int, like: Decision | None = None
    ) -> None:
        self._game = game
        self._state = state
        self._choices: tuple[Choice, ...] | None = None
        self.question = question
        self.seat = seat
        self.kind = question.kind
        self.mode = MODES[question.mode]
        self.values: list[Value]
        self.options: tuple[str, ...]
        if like is None:
            self.values = game.texts.order(question.values(seat))
            option_id = game.texts.option_id
            self.options = tuple([option_id(question, value) for value in self.values])
        else:
            self._choices = like._choices
            self.values = like.values
            self.options = like.options

    def at(self, state: State, question: Question) -> Decision:
        """Return the same decision in a copy of the state, where the same question is open."""
        return Decision(self._game, state, question, self.seat, self)

    @property
    def prompt(self) -> Message:
        return self._game.texts.prompt(self._state, self.question, self.seat)

    @property
    def help(self) -> Message | None:
        return self._game.texts.help_line(self._state, self.question, self.seat)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The options with their texts and consequences, built on first access."""
        if self._choices is None:
            self._choices = tuple(
                self._game.texts.choices(self._state, self.question, self.seat, self.values)
            )
        return self._choices

    def parts(self) -> dict[str, Any]:
        """Return all that people see; messages and choices stay objects for encoders that know them."""
        return {
            "seat": self.seat,
            "mode": self.mode,
            "kind": self.kind,
            "prompt": self.prompt,
            "help": self.help,
            "choices": self.choices,
        }

    def to_json(self) -> dict[str, Any]:
        parts = self.parts()
        return {
            **parts,
            "prompt": parts["prompt"].to_json(),
            "help": None if parts["help"] is None else parts["help"].to_json(),
            "choices": [choice.to_json() for choice in parts["choices"]],
        }

    def __repr__(self) -> str:
        return f"Decision(seat {self.seat}, {self.kind}: {', '.join(self.options)})"


def is_forced(question: Question) -> bool:
    """Return whether a question leaves no choice: every seat has a single option and has to answer."""
    if question.mode == ONE:
        return len(question.options[0]) == 1
    for options in question.options:
        if len(options) != 1:
            return False
    return question.mode != ANY

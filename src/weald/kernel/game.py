"""What a game must bring so that tables, servers, bots and terminals can work with it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from weald.kernel.decisions import Choice, Question, Value
from weald.kernel.errors import BadSetup
from weald.kernel.messages import Args, Message
from weald.kernel.position import Shape
from weald.kernel.state import State
from weald.kernel.text_board import Drawing

# A step asks with `yield`, changes the state and returns the name of the next step ("" ends the game).
Steps = Generator[Question, Any, str]
StepFunction = Callable[[Any], Steps]

OptionValue = int | str | bool


class Option:
    """Something to settle before the game begins, with its default."""

    __slots__ = ("choices", "default", "hi", "id", "lo")

    def __init__(
        self, id: str, default: OptionValue, choices: Sequence[str] = (), lo: int = 0, hi: int = 0
    ) -> None:
        self.id = id
        self.default = default
        self.choices = tuple(choices)
        self.lo = lo
        self.hi = hi

    @property
    def kind(self) -> str:
        if self.choices:
            return "choice"
        return "bool" if isinstance(self.default, bool) else "int"

    def check(self, value: object) -> OptionValue:
        """The value if it may be chosen; otherwise a BadSetup that says what may."""
        if isinstance(value, bool):
            if self.kind == "bool":
                return value
        elif isinstance(value, int):
            if self.kind == "int" and self.lo <= value <= self.hi:
                return value
        elif isinstance(value, str) and value in self.choices:
            return value
        args: Args = {"option": self.id, "value": str(value)[:40]}
        if self.kind == "int":
            raise BadSetup("option_range", {**args, "lo": self.lo, "hi": self.hi})
        raise BadSetup("option_choice", {**args, "choices": list(self.choices) or ["true", "false"]})

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"id": self.id, "kind": self.kind, "default": self.default}
        if self.kind == "choice":
            data["choices"] = list(self.choices)
        elif self.kind == "int":
            data.update(min=self.lo, max=self.hi)
        return data


# Every table has this one, whatever the game.
TAKEBACKS = Option("takebacks", "own", ("own", "free"))


class Result:
    """How a game ended: who won, everybody's score with its parts, and the reason in words."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, winners: Sequence[int], scores: Sequence[dict[str, int]], reason: Message) -> None:
        self.winners = tuple(winners)
        self.scores = tuple(scores)
        self.reason = reason

    def to_json(self) -> dict[str, Any]:
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason.to_json()}

    def __repr__(self) -> str:
        return f"Result(winners {self.winners}, totals {[score.get('total') for score in self.scores]})"


class Game:
    """One game: its printed facts, its steps, and how its state is shown to people.

    A field of the state that is called `seats` or like an option holds what the table has settled on.
    """

    id: str
    version: int = 1
    seats: tuple[int, ...]
    options: tuple[Option, ...] = ()
    bots: tuple[str, ...] = ("random",)
    steps: Mapping[str, StepFunction]
    shape: Shape
    # Steps after which a rollout may stop and be judged by `win_probabilities`.
    rollout_cutoffs: frozenset[str] = frozenset()
    # How a terminal paints the styles that `draw` names.
    styles: Mapping[str, str] = {}

    def start(self, seats: int, options: dict[str, OptionValue], seed: int) -> State:
        """The state before anything happened; shuffling and dealing is the first step's work."""
        raise NotImplementedError

    def result(self, s: Any) -> Result:
        """The outcome of a game that is over."""
        raise NotImplementedError

    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        """Everything that a seat (None: a spectator) may know, as plain data."""
        raise NotImplementedError

    def open_view(self, s: Any) -> dict[str, Any]:
        """Everything there is to see once nothing is secret any more."""
        return self.view(s, None)

    def redeal(self, s: Any, seat: int | None) -> None:
        """Deal anew, in place, whatever the seat cannot see."""
        raise NotImplementedError

    def invariants(self, s: Any) -> list[Message]:
        """Every law of the game that this state breaks."""
        raise NotImplementedError

    def name(self, question: Question, value: Value) -> str:
        """The stable id of an option, as written in records."""
        raise NotImplementedError

    def prompt(self, s: Any, question: Question, seat: int) -> Message:
        """The question in one sentence."""
        raise NotImplementedError

    def help(self, s: Any, question: Question, seat: int) -> Message | None:
        """One more line for those who are new to it."""
        return None

    def choice(self, s: Any, question: Question, seat: int, value: Value) -> Choice:
        """An option in words, with what it points at and what it would bring."""
        raise NotImplementedError

    def choices(self, s: Any, question: Question, seat: int, values: Sequence[Value]) -> Sequence[Choice]:
        """All options of a question; for games where they have much to reckon in common."""
        return [self.choice(s, question, seat, value) for value in values]

    def refusal(self, s: Any, question: Question, seat: int, option: str) -> Message | None:
        """The rule that forbids an option which is not among those asked for, if there is one to name."""
        return None

    def ordered(self, values: list[Value]) -> list[Value]:
        """Options in the order in which people read them."""
        return values

    def score_options(self, s: Any, question: Question, seat: int, values: Sequence[Value]) -> list[float]:
        """Score each option as it looks to a player who sees what `seat` sees."""
        return [0.0] * len(values)

    def evaluate(self, s: Any, seat: int) -> float:
        """Return how good a position looks to `seat` at a stable question; for the planner."""
        return 0.0

    def pass_option(self, question: Question) -> Value | None:
        """Return the option that ends the turn, if the question has one; for the planner."""
        return None

    def is_stable(self, question: Question) -> bool:
        """Return whether `evaluate` can judge a position at this question; for the planner."""
        return False

    def search_width(self, question: Question) -> int:
        """Return how many of the best-looking options to try; 1: take the best one."""
        return 1

    def rollout_policy(self, s: Any, question: Question, i: int, random: Callable[[], float]) -> Value:
        """Return a quick, sensible answer for the i-th asked seat; for rollouts."""
        options = question.options[i]
        return options[int(random() * len(options))]

    def win_probabilities(self, s: Any) -> Sequence[float]:
        """Estimate how likely each seat is to win, after one of the `rollout_cutoffs`."""
        raise NotImplementedError

    def draw(
        self, view: dict[str, Any], seat: int | None, marks: dict[str, str], say: Callable[[str, Args], str]
    ) -> Drawing:
        """Draw a view with letters; `marks` are short notes for what can be chosen, by ref."""
        raise NotImplementedError

    def check_seats(self, seats: object) -> int:
        """Return `seats` if the game can be played by that many; otherwise raise BadSetup."""
        if type(seats) is int and seats in self.seats:
            return seats
        raise BadSetup("seats", {"n": str(seats)[:40], "choices": list(self.seats)})

    def resolve_options(self, options: dict[str, Any]) -> dict[str, OptionValue]:
        """Return the options of a table, checked and with defaults filled in."""
        by_id = {option.id: option for option in (*self.options, TAKEBACKS)}
        for id in options:
            if id not in by_id:
                raise BadSetup("option_unknown", {"option": str(id)[:40], "choices": sorted(by_id)})
        return {id: by_id[id].check(options.get(id, by_id[id].default)) for id in by_id}

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "version": self.version,
            "seats": list(self.seats),
            "bots": list(self.bots),
            "options": [option.to_json() for option in (*self.options, TAKEBACKS)],
        }

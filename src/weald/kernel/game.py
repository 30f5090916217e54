"""What a game must bring so that tables, servers, bots and terminals can work with it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from weald.kernel.decisions import Ask, Choice, Value
from weald.kernel.errors import BadSetup
from weald.kernel.messages import Args, Message
from weald.kernel.position import Shape
from weald.kernel.state import State
from weald.kernel.text_board import Sketch

# A step asks with `yield`, changes the state and returns the name of the next step ("" ends the game).
Steps = Generator[Ask, Any, str]
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
        found: Args = {"option": self.id, "value": str(value)[:40]}
        if self.kind == "int":
            raise BadSetup("option_range", {**found, "lo": self.lo, "hi": self.hi})
        raise BadSetup("option_choice", {**found, "choices": list(self.choices) or ["true", "false"]})

    def to_json(self) -> dict[str, Any]:
        told: dict[str, Any] = {"id": self.id, "kind": self.kind, "default": self.default}
        if self.kind == "choice":
            told["choices"] = list(self.choices)
        elif self.kind == "int":
            told.update(min=self.lo, max=self.hi)
        return told


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
    # Steps after which a search may stop playing and ask for the chances.
    pauses: frozenset[str] = frozenset()
    # Questions for anybody, where AI seats let the people choose first.
    courteous: frozenset[str] = frozenset()
    # How a terminal paints the styles that `sketch` names.
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

    def name(self, ask: Ask, value: Value) -> str:
        """The stable id of an option, as written in records."""
        raise NotImplementedError

    def prompt(self, s: Any, ask: Ask, seat: int) -> Message:
        """The question in one sentence."""
        raise NotImplementedError

    def help(self, s: Any, ask: Ask, seat: int) -> Message | None:
        """One more line for those who are new to it."""
        return None

    def choice(self, s: Any, ask: Ask, seat: int, value: Value) -> Choice:
        """An option in words, with what it points at and what it would bring."""
        raise NotImplementedError

    def choices(self, s: Any, ask: Ask, seat: int, values: Sequence[Value]) -> Sequence[Choice]:
        """All options of a question; for games where they have much to reckon in common."""
        return [self.choice(s, ask, seat, value) for value in values]

    def refusal(self, s: Any, ask: Ask, seat: int, option: str) -> Message | None:
        """The rule that forbids an option which is not among those asked for, if there is one to name."""
        return None

    def ordered(self, values: list[Value]) -> list[Value]:
        """Options in the order in which people read them."""
        return values

    def worths(self, s: Any, ask: Ask, seat: int, values: Sequence[Value]) -> list[float]:
        """How good each option looks to somebody who sees what the seat sees."""
        return [0.0] * len(values)

    def outlook(self, s: Any, seat: int) -> float:
        """How good a position looks to a seat at a quiet question; for bots that plan."""
        return 0.0

    def resting(self, ask: Ask) -> Value | None:
        """The option that ends the turn of who is asked, if the question has one; for bots that plan."""
        return None

    def quiet(self, ask: Ask) -> bool:
        """Whether a position can be judged by its outlook at this question; for bots that plan."""
        return False

    def reach(self, ask: Ask) -> int:
        """How many of the options that look best are worth trying out; one: the estimate will do."""
        return 1

    def inkling(self, s: Any, ask: Ask, i: int, random: Callable[[], float]) -> Value:
        """A quick answer for the i-th asked seat that is not silly; for the games that a search plays out."""
        options = ask.options[i]
        return options[int(random() * len(options))]

    def chances(self, s: Any) -> Sequence[float]:
        """How likely each seat is to win, as far as can be seen, after one of the `pauses`."""
        raise NotImplementedError

    def sketch(
        self, view: dict[str, Any], seat: int | None, marks: dict[str, str], say: Callable[[str, Args], str]
    ) -> Sketch:
        """A view drawn with letters; `marks` are short notes for what can be chosen, by ref."""
        raise NotImplementedError

    def seated(self, seats: object) -> int:
        """The number of seats, if so many can play."""
        if type(seats) is int and seats in self.seats:
            return seats
        raise BadSetup("seats", {"n": str(seats)[:40], "choices": list(self.seats)})

    def settled(self, options: dict[str, Any]) -> dict[str, OptionValue]:
        """The options of a table, checked and with defaults filled in."""
        known = {option.id: option for option in (*self.options, TAKEBACKS)}
        for id in options:
            if id not in known:
                raise BadSetup("option_unknown", {"option": str(id)[:40], "choices": sorted(known)})
        return {id: known[id].check(options.get(id, known[id].default)) for id in known}

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "version": self.version,
            "seats": list(self.seats),
            "bots": list(self.bots),
            "options": [option.to_json() for option in (*self.options, TAKEBACKS)],
        }

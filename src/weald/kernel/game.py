"""The members of a game that tables, servers, bots and terminals work with."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Protocol

from weald.kernel.advice import LEVELS, Advice
from weald.kernel.decisions import Question
from weald.kernel.encoding import Encoding
from weald.kernel.errors import BadSetup
from weald.kernel.information import Information
from weald.kernel.messages import Args, Message
from weald.kernel.native import mypyc_attr
from weald.kernel.outcomes import Outcomes
from weald.kernel.position import Shape
from weald.kernel.state import State
from weald.kernel.text_board import TextBoard
from weald.kernel.texts import Texts

# A step asks with `yield`, changes the state and returns the name of the next step ("" ends the game).
Steps = Generator[Question, Any, str]
StepFunction = Callable[[Any], Steps]

OptionValue = int | str | bool

# Brings plain data of one version up to the next.
Upgrade = Callable[[dict[str, Any]], dict[str, Any]]


class Option:
    """Something to settle before the game begins, with its default.

    `needs` are values that ask for another option: by value ("true" for one that is switched on), the
    options one of which must be on. An option whose default needs what is not there is off by default.
    The `first` options are shown at once, the others folded away. The state of a table holds the value in a
    field of that name, if it has one; that of a `loose` option is only where the game starts from.
    """

    __slots__ = ("choices", "default", "first", "hi", "id", "lo", "loose", "needs")

    def __init__(
        self,
        id: str,
        default: OptionValue,
        choices: Sequence[str] = (),
        lo: int = 0,
        hi: int = 0,
        needs: Mapping[str, Sequence[str]] | None = None,
        first: bool = False,
        loose: bool = False,
    ) -> None:
        self.id = id
        self.loose = loose
        self.default = default
        self.choices = tuple(choices)
        self.lo = lo
        self.hi = hi
        self.needs = {value: tuple(others) for value, others in (needs or {}).items()}
        self.first = first

    def missing(self, value: OptionValue, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
        """Return the options one of which a value needs, if none of them is on."""
        others = self.needs.get("true" if value is True else str(value), ())
        return () if any(options.get(other) is True for other in others) else others

    @property
    def kind(self) -> str:
        if self.choices:
            return "choice"
        return "bool" if isinstance(self.default, bool) else "int"

    def check(self, value: object) -> OptionValue:
        """Return the value if it may be chosen; otherwise raise BadSetup with what may."""
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
        if self.needs:
            data["needs"] = {value: list(others) for value, others in self.needs.items()}
        if self.first:
            data["first"] = True
        return data


def _shown(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# Every table has these, whatever the game: the seconds that the strongest AI takes for an answer, and how
# far answers can be taken back.
THINKING = Option("thinking", 2, lo=1, hi=30)
TAKEBACKS = Option("takebacks", "own", ("own", "free"))
COMMON_OPTIONS = (THINKING, TAKEBACKS)


class Result:
    """The end of a game: the winners, the score of each seat with its parts, and the reason in words."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, winners: Sequence[int], scores: Sequence[dict[str, int]], reason: Message) -> None:
        self.winners = tuple(winners)
        self.scores = tuple(scores)
        self.reason = reason

    def to_json(self) -> dict[str, Any]:
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason.to_json()}

    def __repr__(self) -> str:
        return f"Result(winners {self.winners}, totals {[score.get('total') for score in self.scores]})"


class RuleChange:
    """A rule that plays differently since `version`: its id in docs/rulings, and a message that says how.

    `applies(question, option)` says whether an answer is one that the change can touch; without it, every
    answer may be. It helps to name the cause where the replay of an older record departs.
    """

    __slots__ = ("applies", "id", "message", "version")

    def __init__(
        self,
        version: int,
        id: str,
        message: str,
        applies: Callable[[Question, str], bool] | None = None,
    ) -> None:
        self.version = version
        self.id = id
        self.message = message
        self.applies = applies


class Sequel(Protocol):
    """A facet: games that begin from the end of an earlier one; a module may implement it."""

    def needs_start(self, options: dict[str, OptionValue], /) -> bool:
        """Return whether a table with these options begins from the end of an earlier game."""

    def options_after(self, earlier: Any, options: dict[str, Any], /) -> dict[str, Any]:
        """Return the options of a table that begins from the end of an earlier game, or raise BadSetup."""

    def follow(self, s: Any, earlier: Any, /) -> None:
        """Take over into a state before anything happened what the end of an earlier game leaves."""


class Printed(Protocol):
    """A facet: views only name what is printed; a module may implement it."""

    def catalogue(self) -> Mapping[str, Any]:
        """Return the printed texts and numbers, which never change."""


class Written(Protocol):
    """A facet: parts that many views share are encoded once; a module may implement it."""

    def written_view(self, s: Any, seat: int | None, /) -> Mapping[str, Any]:
        """Return the view for an encoder: parts of it may be `Json`."""


@mypyc_attr(native_class=False)
class Game:
    """One game: its rules, and the parts that show, explain and judge them.

    A field of the state that is called `seats` holds the table's own value. Modules may implement the parts;
    the facets `sequel`, `printed` and `written` are for games that have such a thing. `upgrades[n]` turns the
    JSON form of a state of version n into version n + 1, and `option_upgrades[n]` the options of a table;
    both get a copy that is theirs to change. `settings` are further fields of the state that follow from the
    options: a position in which they differ is refused. `new_fields` are those that a version has brought and
    that cannot be filled in for an older position.
    """

    id: str
    version: int = 1
    seats: tuple[int, ...]
    # Whether all seats win or lose together.
    cooperative: bool = False
    # Whether nothing is hidden and nothing is left to chance: every imagined world is the true one.
    deterministic: bool = False
    options: tuple[Option, ...] = ()
    steps: Mapping[str, StepFunction]
    position: Shape
    information: Information
    texts: Texts
    text_board: TextBoard
    advice: Advice = Advice()
    outcomes: Outcomes | None = None
    encoding: Encoding | None = None
    upgrades: Mapping[int, Upgrade] = {}
    option_upgrades: Mapping[int, Upgrade] = {}
    rule_changes: tuple[RuleChange, ...] = ()
    settings: tuple[str, ...] = ()
    new_fields: Mapping[int, tuple[str, ...]] = {}
    sequel: Sequel | None = None
    printed: Printed | None = None
    written: Written | None = None
    # Kinds of questions in which a step goes on with what the answer before began.
    follow_ups: tuple[str, ...] = ()

    def start(self, seats: int, options: dict[str, OptionValue], seed: int) -> State:
        """Return the state before anything happened; shuffling and dealing is the first step's work."""
        raise NotImplementedError

    def result(self, s: Any) -> Result:
        """Return the outcome of a game that is over."""
        raise NotImplementedError

    def shares(self, s: Any) -> Sequence[float]:
        """Return every seat's share of the victory in a game that is over."""
        result = self.result(s)
        share = 1.0 / max(1, len(result.winners))
        return [share if seat in result.winners else 0.0 for seat in range(len(result.scores))]

    def is_doomed(self, s: Any, seat: int) -> bool:
        """Return whether a game is sure to be lost before `seat` acts, if no other seat helps."""
        return False

    def invariants(self, s: Any) -> list[Message]:
        """Return every law of the game that this state breaks."""
        raise NotImplementedError

    def turn(self, s: Any) -> int:
        """Return a number that differs from turn to turn; 0 before the first, or in a game without turns."""
        return 0

    def measures(self, s: Any) -> dict[str, int]:
        """Return numbers that tell how the game goes, for a chart; `name:seat` is a number of one seat."""
        return {}

    @property
    def bots(self) -> tuple[str, ...]:
        """The simple bots and those of research, the best one last."""
        return self.advice.bots

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of AI seats, the best one last."""
        return LEVELS

    def check_seats(self, seats: object) -> int:
        """Return `seats` if the game can be played by that many; otherwise raise BadSetup."""
        if type(seats) is int and seats in self.seats:
            return seats
        raise BadSetup("seats", {"n": str(seats)[:40], "choices": list(self.seats)})

    def resolve_options(self, options: dict[str, Any]) -> dict[str, OptionValue]:
        """Return the options of a table, checked and with defaults filled in."""
        by_id = {option.id: option for option in (*self.options, *COMMON_OPTIONS)}
        for id in options:
            if id not in by_id:
                raise BadSetup("option_unknown", {"option": str(id)[:40], "choices": sorted(by_id)})
        resolved = {id: by_id[id].check(options.get(id, by_id[id].default)) for id in by_id}
        for id, option in by_id.items():
            missing = option.missing(resolved[id], resolved)
            if missing and id not in options and option.kind == "bool":
                resolved[id] = False
            elif missing:
                args: Args = {"option": id, "value": _shown(resolved[id]), "choices": list(missing)}
                raise BadSetup("option_needs", args)
        self.check_options(resolved)
        if THINKING.id not in options:
            # It is no rule: a table whose players did not choose it is stored as it always was.
            del resolved[THINKING.id]
        return resolved

    def check_options(self, options: dict[str, OptionValue]) -> None:
        """Raise BadSetup if options that are right by themselves do not go together."""

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "version": self.version,
            "seats": list(self.seats),
            "bots": list(self.bots),
            "levels": list(self.levels),
            "options": [option.to_json() for option in (*self.options, *COMMON_OPTIONS)],
        }

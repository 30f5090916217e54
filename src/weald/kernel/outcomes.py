"""Outcomes: what each option would bring, tried on copies in which nothing hidden can be looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Protocol

from weald.kernel.decisions import ANY, ONE, Question, Value, is_forced
from weald.kernel.events import Trace
from weald.kernel.messages import Message

if TYPE_CHECKING:
    from weald.kernel.driver import Run
    from weald.kernel.state import State

# Gain of an option: all that it can bring, a part of what it is for, little, nothing.
Level = Literal["good", "part", "weak", "none"]
GOOD: Level = "good"
PART: Level = "part"
WEAK: Level = "weak"
NOTHING: Level = "none"
# Whether an option loses the game: no, in any case, unless something unknown to all players prevents it.
Loses = Literal["no", "certain", "unless"]
NO: Loses = "no"
CERTAIN: Loses = "certain"
UNLESS: Loses = "unless"
# Whether a line of a table is for the better.
Tone = Literal["good", "bad", ""]
# The seed of the worlds in which options are tried; what they hide is never looked at.
WORLD = 1


@dataclass(slots=True)
class Sign:
    """An icon for what happens; struck out, it stands for what is gone or does not happen."""

    icon: str
    struck: bool = False


@dataclass(slots=True)
class Change:
    """A line of a table: what it is about, as it is, and as it would be."""

    row: Message
    before: Message
    after: Message
    tone: Tone = ""


@dataclass(slots=True)
class Outcome:
    """The outcome of an option.

    `now` is what happens at once, `then` what comes of it later. `rank` puts options in order, the highest
    first. `unused` are other options that would be wasted, `cause` says why the game is lost or what is
    wasted.
    """

    level: Level
    now: Sequence[Message] = ()
    then: Message | None = None
    signs: Sequence[Sign] = ()
    before_after: Sequence[Change] = ()
    loses: Loses = NO
    rank: float = 0.0
    unused: Sequence[str] = ()
    cause: Message | None = None


@dataclass(slots=True)
class Reached:
    """A thing in reach of another: its ref, the ref from which it is reached, and how far that is."""

    ref: str
    origin: str
    distance: int = 0


@dataclass(slots=True)
class Foresight:
    """Outcomes by the ids of options, and what things in hand reach, by their refs."""

    outcomes: Mapping[str, Outcome] = field(default_factory=dict)
    reach: Mapping[str, Sequence[Reached]] = field(default_factory=dict)


class Outcomes(Protocol):
    """The outcomes of options; a module may implement it."""

    def outcomes(self, trial: Trial, /) -> Sequence[Outcome | None]:
        """Return the outcome of each of the trial's values; None where there is nothing to say."""

    def reach(self, s: Any, seat: int, /) -> Mapping[str, Sequence[Reached]]:
        """Return the targets of the things in the hand of `seat`, by ref."""


class HiddenReached(Exception):
    """The game has come to something that no player knows."""


class BlindTrace(Trace):
    """A trace that stops the game where something hidden would be revealed."""

    __slots__ = ()

    def reveal(self) -> None:
        raise HiddenReached


class Tried:
    """The end of a trial: the state, whether the game is over, the first question that was left open.

    `hidden` says that it ended where something would be revealed, `others` where another seat is asked.
    """

    __slots__ = ("hidden", "others", "over", "question", "state")

    def __init__(
        self, state: State, over: bool, hidden: bool, question: Question | None, others: bool = False
    ) -> None:
        self.state = state
        self.over = over
        self.hidden = hidden
        self.question = question
        self.others = others


class Trial:
    """The open question to a seat, to try its options on copies; at most `budget` times."""

    def __init__(self, run: Run, seat: int, values: Sequence[Value], budget: int = 400) -> None:
        assert run.question is not None
        self._run = run
        self.seat = seat
        self.values = values
        self.question = run.question
        self.ids = [run.game.texts.option_id(run.question, value) for value in values]
        self.budget = budget
        self._world: Run | None = None

    def world(self) -> Run:
        """Return the game at the open question, with everything that the seat cannot see dealt again."""
        return self._run.imagined(self.seat, WORLD)

    @property
    def before(self) -> Any:
        """The state before any option is tried; not to be changed."""
        if self._world is None:
            self._world = self.world()
        return self._world.state

    def play(self, path: Sequence[Value], reply: Callable[[Question], Value], far: bool = False) -> Tried:
        """Give the answers of a path, then those of `reply`, until the step ends or something is hidden.

        It also ends where another seat is asked: how that one decides is not what the option brings.
        Questions without a choice are answered in passing. The first answer is the one to the open question.
        With `far`, the steps that follow are played as well, up to one that asks a seat.
        """
        self.budget -= 1
        world = self.world()
        world.state.trace = BlindTrace()
        state, steps, question = world.state, world._steps, world.question
        assert question is not None
        left = list(path)
        value = left.pop(0)
        given: Any = (self.seat, value) if question.mode == ANY else value
        first: Question | None = None
        later = False
        try:
            while True:
                question = steps.send(given)
                while question is None and far and state.step:
                    later = True
                    question = steps.send(None)
                if question is None:
                    return Tried(state, not state.step, False, first)
                if is_forced(question):
                    firsts = [options[0] for options in question.options]
                    given = firsts[0] if question.mode == ONE else firsts
                    continue
                if any(seat != self.seat for seat in question.seats):
                    return Tried(state, False, False, first, others=True)
                if later:
                    return Tried(state, False, False, first or question)
                if left:
                    value = left.pop(0)
                else:
                    first = first or question
                    value = reply(question)
                given = (self.seat, value) if question.mode == ANY else value
        except HiddenReached:
            return Tried(state, False, True, first)


def foresee(run: Run, seat: int, values: Sequence[Value]) -> Foresight:
    """Return the outcomes of the options open to a seat, and the targets of its hand."""
    judge = run.game.outcomes
    if judge is None:
        return Foresight()
    outcomes: dict[str, Outcome] = {}
    if values:
        trial = Trial(run, seat, values)
        judged = zip(trial.ids, judge.outcomes(trial), strict=True)
        outcomes = {id: outcome for id, outcome in judged if outcome is not None}
    return Foresight(outcomes, judge.reach(run.state, seat))

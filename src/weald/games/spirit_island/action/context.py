"""Words that all verbs share: amounts, places, deeds, questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from inspect import Signature, signature
from types import FunctionType
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, TypeVar, overload

from weald.games.spirit_island.model.pieces import INVADERS, Kinds, kinds_name
from weald.games.spirit_island.model.state import INVADER_ACTIONS, IslandState
from weald.games.spirit_island.rules.aims import PLAIN, Worth
from weald.games.spirit_island.rules.powers import NOTHING, MayAsk, Work
from weald.kernel.decisions import Question, Value
from weald.kernel.messages import Args, Message

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action

P = ParamSpec("P")
R = TypeVar("R")

# "Not this one", "no more", "no", as an option among numbers and among pairs.
NONE = -1
NO_PAIR = (-1,)
# The land that the power targets.
HERE = -1
# Any invader, for verbs that are given no kinds: a plain number, which compiled verbs can show as a default.
ANY_INVADER = -1
# Sources of presence, except lands.
DESTROYED = -4
# A space of a track is ON_TRACK - its number.
ON_TRACK = -10
ALL = 999


class UpTo:
    """A number that may also be less."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n


# An amount: a plain number is as many as possible.
Amount = int | UpTo


def up_to(n: int) -> UpTo:
    """Return at most `n`, as the player likes."""
    return UpTo(n)


def at_most(n: Amount) -> int:
    """Return the largest number that is meant."""
    return n.n if isinstance(n, UpTo) else n


# Kinds of options of a question.
(
    OF_LAND, OF_PIECE, OF_PIECE_IN_LAND, OF_DEED, OF_YES, OF_POWER, OF_SEAT, OF_DECK, OF_PLACE, OF_ELEMENT,
    OF_SPIRIT, OF_MOVE, OF_PAYMENT, OF_USE, OF_AGAIN, OF_GROWTH,
) = (
    "land", "piece", "at", "deed", "yes", "power", "seat", "deck", "place", "element",
    "spirit", "move", "payment", "use", "again", "growth",
)  # fmt: skip


class IslandQuestion(Question):
    """A question with what it is about, for those who put it into words.

    `of` says what the options are: land, piece, at (a piece in a land), deed, yes, power, seat, deck, place
    (where presence comes from), element, spirit, fear (a fear card: earned ones first, then the deck from its
    top), move (what to do next in a phase), part (an option of an event), number, terrain, payment (what a
    seat adds to what all pay together), board, beside (how a further board is laid beside another), use (a
    power that is used at once), again (a land, or elements that are declared first). `aim` and `worth` are
    for bots: what happens to the option that is chosen, and what it is worth where that is not enough.
    """

    __slots__ = ("aim", "deeds", "of", "s", "source", "words", "worth")

    def __init__(
        self,
        s: IslandState,
        kind: str,
        mode: int,
        seats: Sequence[int],
        options: Sequence[Sequence[Value]],
        of: str,
        source: str,
        words: Args,
        deeds: Sequence[Deed[Any]] = (),
        humans_first: bool = False,
        aim: int = PLAIN,
        worth: Worth | None = None,
    ) -> None:
        super().__init__(kind, mode, seats, options, humans_first=humans_first)
        self.s = s
        self.of = of
        self.source = source
        self.words = words
        self.deeds = deeds
        self.aim = aim
        self.worth = worth


class Deed(Generic[R]):
    """A verb with its arguments, to be done with `yield from` or to be offered as a choice."""

    __slots__ = ("_run", "act", "args", "name", "signature", "words")

    def __init__(
        self,
        act: Action,
        name: str,
        run: Callable[..., MayAsk],
        args: tuple[Any, ...],
        words: dict[str, Any],
    ) -> None:
        self.act = act
        self.name = name
        self._run = run
        self.args = args
        self.words = words

    def __iter__(self) -> Work[R]:
        return self._run(self.act, *self.args, **self.words) or NOTHING

    @property
    def title(self) -> str:
        """Return the name of the deed as an option: its verb or verbs, or the name it was given."""
        if self.name == "in_turn":
            return "-".join(part.title for part in self.args)
        if self.name == "called":
            return str(self.words.get("id", self.args[:1] and self.args[0]))
        return self.name

    def label(self) -> Message:
        """Return the meaning of doing it, in words."""
        bound = _signature(self._run).bind(self.act, *self.args, **self.words)
        bound.apply_defaults()
        given = bound.arguments
        if self.name == "called":
            return Message(f"spirit_island-do-{given['id']}")
        if self.name == "in_turn":
            return Message(f"spirit_island-do-{self.act.source}")
        words: Args = {name: kinds_name(kinds_of(given[name])) for name in ("kinds", "new") if name in given}
        if "n" in given:
            n: Amount = given["n"]
            words["n"] = at_most(n)
            if self.name in COUNTED:
                words["many"] = "all" if n == ALL else "up_to" if isinstance(n, UpTo) else "n"
        if "deck" in given:
            words["deck"] = given["deck"] or "any"
        if self.name == "skip_action":
            words["action"] = INVADER_ACTIONS[given["action"]]
        id = f"spirit_island-deed-{self.name}"
        if given.get("land", HERE) != HERE:
            words["land"] = self.act.s.island.names[given["land"]]
            id += "-in"
        if given.get("seat", -1) >= 0:
            words["spirit"] = self.act.s.spirits[given["seat"]]
            id += "-for"
        return Message(id, words)


# Verbs whose number may also mean "up to" or "all".
COUNTED = {"destroy", "remove", "downgrade", "upgrade", "add_strife", "push", "gather", "move"}

_SIGNATURES: dict[Callable[..., Any], Signature] = {}


def _signature(run: Callable[..., Any]) -> Signature:
    if run not in _SIGNATURES:
        _SIGNATURES[run] = signature(run)
    return _SIGNATURES[run]


@overload
def verb(run: Callable[Concatenate[Action, P], Work[R]]) -> Callable[Concatenate[Action, P], Deed[R]]: ...
@overload
def verb(run: Callable[Concatenate[Action, P], None]) -> Callable[Concatenate[Action, P], Deed[None]]: ...
def verb(run: Callable[Concatenate[Action, P], MayAsk]) -> Callable[Concatenate[Action, P], Deed[Any]]:
    """Make a function of an Action a verb: calling it says what is to be done, `yield from` does it."""

    @wraps(run)
    def deed(act: Action, /, *args: P.args, **words: P.kwargs) -> Deed[Any]:
        return Deed(act, run.__name__, run, args, words)

    return deed


def method(run: Callable[Concatenate[Action, P], R]) -> Callable[Concatenate[Action, P], R]:
    """Make a function of an Action its method: a compiled function would not be bound to it."""
    if isinstance(run, FunctionType):
        return run

    @wraps(run)
    def bound(act: Action, /, *args: P.args, **words: P.kwargs) -> R:
        return run(act, *args, **words)

    return bound


def kinds_of(kinds: int | Kinds) -> Kinds:
    """Return one kind or several as several."""
    if isinstance(kinds, tuple):
        return kinds
    return INVADERS if kinds == ANY_INVADER else (kinds,)

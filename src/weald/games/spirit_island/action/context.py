"""The frame of an Action: who acts, on what, what has happened so far, and how questions are put."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from inspect import Signature, signature
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, TypeVar, cast

from weald.games.spirit_island.model.pieces import Kinds, kinds_name
from weald.games.spirit_island.model.state import Isle
from weald.games.spirit_island.rules.hooks import Work
from weald.kernel.decisions import ONE, Question, Value
from weald.kernel.messages import Args, Message

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Act
    from weald.games.spirit_island.rules.registry import Power

P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S", bound="Scope")

# "Not this one", "no more", "no", as an option among numbers and among pairs.
NONE = -1
NO_PAIR = (-1,)
# The land that the power targets.
HERE = -1
# Where presence comes from, besides lands.
ENERGY_TRACK, CARD_TRACK, DESTROYED = -2, -3, -4
ALL = 999

# What the log of an Action notes: (what, piece or kind or seat, land, land it came from or -1, how many).
DESTROY, REMOVE, ADD, MOVE, REPLACE, BLIGHTED, LOST_PRESENCE, FEAR, BUILT, EXPLORED, HURT = range(11)
Happening = tuple[int, int, int, int, int]


class UpTo(int):
    """A number that may also be less."""


def up_to(n: int) -> UpTo:
    """At most n, as the player likes; a plain number is as many as possible."""
    return UpTo(n)


class IslandQuestion(Question):
    """A question with what it is about, for those who put it into words.

    `of` says what the options are: land, piece, at (a piece in a land), deed, yes, power, seat, deck, place
    (where presence comes from), element, spirit, fear (a fear card: earned ones first, then the deck from its
    top), move (what to do next in a phase).
    """

    __slots__ = ("deeds", "of", "s", "source", "words")

    def __init__(
        self,
        s: Isle,
        kind: str,
        mode: int,
        seats: Sequence[int],
        options: Sequence[Sequence[Value]],
        of: str,
        source: str,
        words: Args,
        deeds: Sequence[Deed[Any]] = (),
        humans_first: bool = False,
    ) -> None:
        super().__init__(kind, mode, seats, options, humans_first=humans_first)
        self.s = s
        self.of = of
        self.source = source
        self.words = words
        self.deeds = deeds


class Deed(Generic[R]):
    """A verb with its arguments, to be done with `yield from` or to be offered as a choice."""

    __slots__ = ("_run", "act", "args", "name", "signature", "words")

    def __init__(
        self, act: Scope, name: str, run: Callable[..., Work[R]], args: tuple[Any, ...], words: dict[str, Any]
    ) -> None:
        self.act = act
        self.name = name
        self._run = run
        self.args = args
        self.words = words

    def __iter__(self) -> Work[R]:
        return self._run(self.act, *self.args, **self.words)

    @property
    def title(self) -> str:
        """What the deed is called as an option: its verb, or the name it was given."""
        return (
            str(self.words.get("id", self.args[:1] and self.args[0])) if self.name == "called" else self.name
        )

    def label(self) -> Message:
        """What doing it means, in words."""
        bound = _signature(self._run).bind(self.act, *self.args, **self.words)
        bound.apply_defaults()
        given = bound.arguments
        if self.name == "called":
            return Message(f"spirit_island-do-{given['id']}")
        told: Args = {name: kinds_name(kinds_of(given[name])) for name in ("kinds", "new") if name in given}
        if "n" in given:
            told["n"] = int(given["n"])
            if self.name in COUNTED:
                many = "all" if given["n"] == ALL else "up_to" if isinstance(given["n"], UpTo) else "n"
                told["many"] = many
        if "deck" in given:
            told["deck"] = given["deck"] or "any"
        id = f"spirit_island-deed-{self.name}"
        if given.get("land", HERE) != HERE:
            told["land"] = self.act.s.island.names[given["land"]]
            id += "-in"
        if given.get("seat", -1) >= 0:
            told["spirit"] = self.act.s.spirits[given["seat"]]
            id += "-for"
        return Message(id, told)


# Verbs whose number may also mean "up to" or "all".
COUNTED = {"destroy", "remove", "downgrade", "add_strife", "push", "gather", "move"}

_SIGNATURES: dict[Callable[..., Any], Signature] = {}


def _signature(run: Callable[..., Any]) -> Signature:
    if run not in _SIGNATURES:
        _SIGNATURES[run] = signature(run)
    return _SIGNATURES[run]


def verb(run: Callable[Concatenate[S, P], Work[R]]) -> Callable[Concatenate[S, P], Deed[R]]:
    """Make a method of an Action a verb: calling it says what is to be done, `yield from` does it."""

    @wraps(run)
    def deed(act: S, /, *args: P.args, **words: P.kwargs) -> Deed[R]:
        return Deed(act, run.__name__, run, args, words)

    return deed


def kinds_of(kinds: int | Kinds) -> Kinds:
    """One kind or several, as several."""
    return kinds if isinstance(kinds, tuple) else (kinds,)


class Scope:
    """One Action as the rules define it, with everything it needs to know.

    `seat` is the spirit that acts (-1: nobody's Action), `decider` who answers its questions, `source` the id
    of the card or rule behind it, `power` the power that is used, `land` and `spirit` its target, `tiers` the
    thresholds it uses (bit by bit), `ranged` whether its range was counted, `dreaming` whether its damage is
    not real, `log` what it has done, `chain` the triggers that led to it.
    """

    __slots__ = (
        "badlands", "chain", "decider", "dreaming", "land", "log", "memory", "power", "ranged", "repeated",
        "s", "seat", "source", "spirit", "tiers",
    )  # fmt: skip

    def __init__(self, s: Isle, source: str, seat: int = -1, power: Power | None = None) -> None:
        self.s = s
        self.source = source
        self.seat = seat
        self.decider = max(seat, 0)
        self.power = power
        self.land = HERE
        self.spirit = seat
        self.tiers = 0
        self.ranged = True
        self.dreaming = False
        self.repeated = False
        self.log: list[Happening] = []
        self.chain: frozenset[tuple[object, ...]] = frozenset()
        self.badlands: set[tuple[int, bool]] = set()
        self.memory: dict[str, int] = {}

    @property
    def whole(self) -> Act:
        """The Action as the Act that it is."""
        return cast("Act", self)

    def at(self, land: int) -> int:
        """The land that is meant: the one named, or the target."""
        if land == HERE:
            land = self.land
        assert land != HERE, f"{self.source} has no land"
        return land

    def reached(self, tier: int) -> bool:
        """Whether the threshold of that number (from 1) is reached and used."""
        return bool(self.tiers >> (tier - 1) & 1)

    @property
    def met(self) -> bool:
        """Whether the (first) threshold is reached and used."""
        return bool(self.tiers & 1)

    def counted(self, what: int, kinds: Kinds = (), land: int = HERE, since: int = 0) -> int:
        """How often something has happened in this Action, as its log says."""
        return sum(
            entry[4]
            for entry in self.log[since:]
            if entry[0] == what
            and (not kinds or entry[1] & 15 in kinds)
            and (land == HERE or entry[2] == land)
        )

    # Questions.

    def ask(self, kind: str, options: Sequence[Value], of: str, words: Args, seat: int = -1) -> Work[Any]:
        """Let somebody choose; a single option is no choice."""
        if len(options) == 1:
            return options[0]
        who = self.decider if seat < 0 else seat
        return (yield IslandQuestion(self.s, kind, ONE, (who,), (options,), of, self.source, words))

    def pick_land(
        self, lands: Sequence[int], kind: str = "land", optional: bool = False, seat: int = -1
    ) -> Work[int]:
        """A land of the player's choice; NONE if there is none, or none is wanted."""
        if not lands:
            return NONE
        options: list[Value] = [*lands, NONE] if optional else list(lands)
        land: int = yield from self.ask(kind, options, "land", {}, seat)
        return land

    def pick_piece(
        self, kind: str, land: int, pieces: Sequence[int], n: int, optional: bool = False
    ) -> Work[int]:
        """A piece in a land of the player's choice; NONE if no more is wanted."""
        options: list[Value] = [*pieces, NONE] if optional else list(pieces)
        words: Args = {"land": self.s.island.names[land], "n": int(n)}
        piece: int = yield from self.ask(kind, options, "piece", words)
        return piece

    def agrees(self, kind: str, words: Args | None = None, seat: int = -1) -> Work[bool]:
        """Yes or no."""
        answer: int = yield from self.ask(kind, [1, 0], "yes", words or {}, seat)
        return bool(answer)

    # Words.

    def name(self, land: int) -> str:
        """What a land is called."""
        return self.s.island.names[land]

    def tell(self, id: str, words: Args) -> None:
        """Put into the log of the table what has happened; only while somebody watches."""
        assert self.s.trace is not None
        self.s.trace.tell(f"spirit_island-event-{id}", words)

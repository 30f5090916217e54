"""The frame of an Action: who acts, on what, what has happened so far, and how questions are put."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from inspect import Signature, signature
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, overload

from weald.games.spirit_island.model.pieces import INVADERS, KIND, Kinds, kinds_name
from weald.games.spirit_island.model.state import INVADER_ACTIONS, IslandState
from weald.games.spirit_island.rules.aims import HOME, PLAIN, Worth
from weald.games.spirit_island.rules.happenings import SPECIAL_RULE, Happening
from weald.games.spirit_island.rules.invader_actions import Ravage
from weald.games.spirit_island.rules.powers import NOTHING, MayAsk, Power, Work
from weald.games.spirit_island.rules.thresholds import Thresholds
from weald.kernel.decisions import ANY, ONE, Question, Value
from weald.kernel.messages import Args, Message

P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S", bound="Context")

# "Not this one", "no more", "no", as an option among numbers and among pairs.
NONE = -1
NO_PAIR = (-1,)
# The land that the power targets.
HERE = -1
# Any invader, for verbs that are given no kinds: a plain number, which compiled verbs can show as a default.
ANY_INVADER = -1
# Where presence comes from, except lands.
DESTROYED = -4
# A space of a track is ON_TRACK - its number.
ON_TRACK = -10
ALL = 999


class UpTo:
    """A number that may also be less."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n


# How many: a plain number is as many as possible.
Amount = int | UpTo


def up_to(n: int) -> UpTo:
    """Return at most `n`, as the player likes."""
    return UpTo(n)


def at_most(n: Amount) -> int:
    """Return the largest number that is meant."""
    return n.n if isinstance(n, UpTo) else n


# What the options of a question are.
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
        act: Context,
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
        """Return what the deed is called as an option: its verb or verbs, or the name it was given."""
        if self.name == "in_turn":
            return "-".join(part.title for part in self.args)
        if self.name == "called":
            return str(self.words.get("id", self.args[:1] and self.args[0]))
        return self.name

    def label(self) -> Message:
        """Return what doing it means, in words."""
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
def verb(run: Callable[Concatenate[S, P], Work[R]]) -> Callable[Concatenate[S, P], Deed[R]]: ...
@overload
def verb(run: Callable[Concatenate[S, P], None]) -> Callable[Concatenate[S, P], Deed[None]]: ...
def verb(run: Callable[Concatenate[S, P], MayAsk]) -> Callable[Concatenate[S, P], Deed[Any]]:
    """Make a method of an Action a verb: calling it says what is to be done, `yield from` does it."""

    @wraps(run)
    def deed(act: S, /, *args: P.args, **words: P.kwargs) -> Deed[Any]:
        return Deed(act, run.__name__, run, args, words)

    return deed


def kinds_of(kinds: int | Kinds) -> Kinds:
    """Return one kind or several as several."""
    if isinstance(kinds, tuple):
        return kinds
    return INVADERS if kinds == ANY_INVADER else (kinds,)


# Counts in an Action of which there are none; never changed.
NO_COUNTS: Mapping[Any, int] = {}


class Context:
    """One Action as the rules define it, with everything it needs to know.

    `cause` says what kind of Action it is, `source` is the id of the card or rule behind it, `seat` the
    spirit that acts (-1: nobody), `decider` who answers its questions. `power` is the power that is used,
    `land` and `spirit` its target, `tiers` the thresholds that count for its range (bit by bit),
    `thresholds` those of its text, `ranged` whether its range was counted, `repeated` whether it is a
    repetition, `dreaming` whether its damage is not real, `reckless` whether every "or" means "and" and every
    "up to" as many as possible. `normal` is an invader Action that comes from a card on its space, `ravage`
    the ravage of the Action, `paid` an event that the spirits have paid for. `any_presence` lets it move
    presence of all spirits, apart from those that `refused`. `direct` says that presence which it destroys
    is destroyed by its text, not by added blight. `badlands` are those used already, by land and whether
    against dahan; with `split_badlands` the player says which damage they add to. `bonus_damage` is added to
    the first damage,
    `exempt` are pieces that cannot be damaged (how many of each), `spared` how many pieces each rule has
    kept from being destroyed. `as_badlands` is how much presence counts as badlands, by seat and land, once
    that is decided. `markers` are elements that it has from spent markers. `log` says what it has done,
    `chain` which triggers led to it, `led_by` is the Action to which it reacts.
    """

    __slots__ = (
        "any_presence", "as_badlands", "badlands", "bonus_damage", "cause", "chain", "decider", "direct",
        "dreaming", "exempt", "land", "led_by", "log", "markers", "normal", "paid", "power", "ranged",
        "ravage", "reckless", "refused", "repeated", "s", "seat", "source", "spared", "spirit",
        "split_badlands", "thresholds", "tiers",
    )  # fmt: skip

    def __init__(
        self, s: IslandState, cause: int, source: str, seat: int = -1, power: Power | None = None
    ) -> None:
        self.s = s
        self.cause = cause
        self.source = source
        self.seat = seat
        self.decider = seat if seat > 0 else 0
        self.power = power
        self.land = HERE
        self.spirit = seat
        self.tiers = 0
        self.thresholds: Thresholds | None = None
        self.ranged = True
        self.dreaming = False
        self.reckless = False
        self.repeated = False
        self.normal = False
        self.paid = False
        self.any_presence = False
        self.direct = True
        self.refused: tuple[int, ...] = ()
        self.ravage: Ravage | None = None
        self.log: list[Happening] = []
        self.chain: frozenset[tuple[object, ...]] = frozenset()
        self.led_by: Context | None = None
        self.badlands: Mapping[tuple[int, bool], int] = NO_COUNTS
        self.split_badlands = False
        self.as_badlands: Mapping[tuple[int, int], int] = NO_COUNTS
        self.bonus_damage = 0
        self.exempt: Mapping[int, int] = NO_COUNTS
        self.markers: tuple[int, ...] = ()
        self.spared: Mapping[str, int] = NO_COUNTS

    @property
    def by_spirit(self) -> bool:
        """Whether it is an Action of a spirit; an event that was paid for counts as one."""
        return self.cause <= SPECIAL_RULE or self.paid

    def optional(self, n: Amount) -> bool:
        """Return whether fewer than that many will do."""
        return isinstance(n, UpTo) and not self.reckless

    def at(self, land: int) -> int:
        """Return the land that is meant: the one named, or the target."""
        if land == HERE:
            land = self.land
        assert land != HERE, f"{self.source} has no land"
        return land

    def kind(self, piece: int) -> int:
        """Return the kind of a piece."""
        return piece & KIND

    def reached(self, tier: int) -> bool:
        """Return whether the threshold of that number (from 1) is met, now that the text comes to it."""
        return self.thresholds is not None and self.thresholds.reached(self.s, tier)

    @property
    def met(self) -> bool:
        """Whether the (first) threshold is met, now that the text comes to it."""
        return self.reached(1)

    def plus(self, n: int, tier: int = 1, when: bool | None = None) -> int:
        """Return a printed "+n": `n` if the threshold of that number is met, or `when` is so, otherwise 0."""
        return n if (self.reached(tier) if when is None else when) else 0

    def expects(self, *tiers: int) -> bool:
        """Return whether one of these thresholds, which the text comes to later, will be met as it looks."""
        return self.thresholds is not None and any(self.thresholds.expected(self.s, tier) for tier in tiers)

    def counted(self, what: int, kinds: Kinds = (), land: int = HERE, since: int = 0) -> int:
        """Return how often something has happened in this Action, as its log says."""
        return sum(
            entry[4]
            for entry in self.log[since:]
            if entry[0] == what
            and (not kinds or entry[1] & KIND in kinds)
            and (land == HERE or entry[2] == land)
        )

    # Questions.

    def ask(
        self,
        kind: str,
        options: Sequence[Value],
        of: str,
        words: Args,
        seat: int = -1,
        aim: int = PLAIN,
        worth: Worth | None = None,
    ) -> Work[Any]:
        """Let somebody choose; who runs the game answers a question with a single option, or asks it."""
        who = self.decider if seat < 0 else seat
        return (
            yield IslandQuestion(
                self.s, kind, ONE, (who,), (options,), of, self.source, words, aim=aim, worth=worth
            )
        )

    def ask_together(
        self, kind: str, options: Sequence[Value], of: str, words: Args, worth: Worth | None = None
    ) -> Work[Any]:
        """Let the players choose together: the first of them who answers decides for all."""
        s = self.s
        seats = range(s.seats)
        question = IslandQuestion(
            s, kind, ANY, seats, [options] * s.seats, of, self.source, words, worth=worth
        )
        _, value = yield question
        return value

    def pick_land(
        self,
        lands: Sequence[int],
        kind: str = "land",
        optional: bool = False,
        seat: int = -1,
        aim: int = PLAIN,
        worth: Worth | None = None,
    ) -> Work[int]:
        """Ask for a land; returns NONE if there is none, or none is wanted."""
        if not lands:
            return NONE
        options: list[Value] = [*lands, NONE] if optional else list(lands)
        land: int = yield from self.ask(kind, options, "land", {}, seat, aim, worth)
        return land

    def pick_home(self, lands: Sequence[int], optional: bool = False, seat: int = -1) -> Work[int]:
        """Ask for a land for presence of a spirit; returns NONE if there is none, or none is wanted."""
        return (yield from self.pick_land(lands, "presence_to", optional, seat, HOME))

    def pick_lands(
        self, n: Amount, lands: Sequence[int], kind: str = "land", aim: int = PLAIN
    ) -> Work[list[int]]:
        """Return `n` different lands of the player's choice, in the order in which they were chosen."""
        left = list(lands)
        chosen: list[int] = []
        while left and len(chosen) < at_most(n):
            land = yield from self.pick_land(left, kind, self.optional(n), aim=aim)
            if land == NONE:
                break
            left.remove(land)
            chosen.append(land)
        return chosen

    def pick_piece(
        self, kind: str, land: int, pieces: Sequence[int], n: int, optional: bool = False, aim: int = PLAIN
    ) -> Work[int]:
        """Ask for a piece in a land; returns NONE if no more is wanted."""
        options: list[Value] = [*pieces, NONE] if optional else list(pieces)
        words: Args = {"land": self.s.island.names[land], "n": n}
        piece: int = yield from self.ask(kind, options, "piece", words, aim=aim)
        return piece

    def agrees(
        self, kind: str, words: Args | None = None, seat: int = -1, worth: Worth | None = None
    ) -> Work[bool]:
        """Yes or no."""
        answer: int = yield from self.ask(kind, [1, 0], "yes", words or {}, seat, worth=worth)
        return bool(answer)

    def consents(
        self, seat: int, kind: str, words: Args | None = None, worth: Worth | None = None
    ) -> Work[bool]:
        """Return whether a spirit agrees to what happens to its own; the one that acts always does."""
        if seat == self.seat:
            return True
        return (yield from self.agrees(kind, words, seat, worth))

    # Words.

    def name(self, land: int) -> str:
        """Return what a land is called."""
        return self.s.island.names[land]

    def tell(self, id: str, words: Args) -> None:
        """Put into the log of the table what has happened; only while somebody watches."""
        assert self.s.trace is not None
        self.s.trace.tell(f"spirit_island-event-{id}", words)

    # Where special rules have their say; `Action` asks them. Verbs call these only if there are such rules.

    def _feared(self, n: int, land: int) -> Work[None]:
        raise NotImplementedError

    def _hinders(self, land: int, what: int) -> Work[bool]:
        raise NotImplementedError

    def _destroying(self, land: int, piece: int) -> Work[bool]:
        raise NotImplementedError

    def _added(self, piece: int, land: int) -> Work[None]:
        raise NotImplementedError

    def _may_enter(self, piece: int, land: int) -> bool:
        raise NotImplementedError

    def _moved(self, piece: int, origin: int, land: int) -> Work[None]:
        raise NotImplementedError

    def _presence_came(self, seat: int, land: int, origin: int) -> Work[None]:
        raise NotImplementedError

    def _strife_added(self, piece: int, land: int) -> Work[None]:
        raise NotImplementedError

    def _more_badlands(self, land: int, dahan: bool) -> int:
        raise NotImplementedError

    def _weigh_badlands(self, land: int) -> Work[None]:
        raise NotImplementedError

    def _blighting(self, land: int) -> Work[bool]:
        raise NotImplementedError

    def _from_box(self, land: int, n: int) -> Work[int]:
        raise NotImplementedError

    def _blighted(self, land: int, cascaded: bool) -> Work[None]:
        raise NotImplementedError

    def _harming(self, land: int, seats: list[int]) -> Work[None]:
        raise NotImplementedError

    def spares_presence(self, seat: int, land: int) -> bool:
        raise NotImplementedError

    def _stops_cascade(self, land: int) -> bool:
        raise NotImplementedError

    def _others(self, land: int) -> dict[int, int]:
        raise NotImplementedError

    def _harm_other(self, land: int, piece: int, what: int, new: Kinds = ()) -> Work[bool]:
        raise NotImplementedError

    def _move_other(self, piece: int, land: int, to: int) -> Work[None]:
        raise NotImplementedError

    def _harm_flock(self, land: int, what: int) -> Work[bool]:
        raise NotImplementedError

    def _removing(self, land: int, piece: int) -> Work[bool]:
        raise NotImplementedError

    def _lacks(self, piece: int, land: int) -> bool:
        raise NotImplementedError

    def _left(self, pieces: Sequence[int]) -> list[int]:
        raise NotImplementedError

    def _keeps_blight(self) -> bool:
        raise NotImplementedError

    def _flipping(self, source: str) -> Work[None]:
        raise NotImplementedError

    def _losing_presence(self, seat: int, land: int) -> Work[bool]:
        raise NotImplementedError

    def _presence_lost(self, seat: int, land: int, n: int) -> Work[None]:
        raise NotImplementedError

    def _card_gained(self, seat: int, card: int) -> Work[None]:
        raise NotImplementedError

    def _gaining_presence(self, seat: int) -> list[int]:
        raise NotImplementedError

    def _forgetting(self, seat: int, card: int) -> Work[bool]:
        raise NotImplementedError

    def _regaining(self, seat: int) -> Work[None]:
        raise NotImplementedError

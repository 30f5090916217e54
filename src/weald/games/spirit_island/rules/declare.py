"""Declarations of cards, spirits, adversaries and scenarios: what is printed, and the code behind it.

A declaration is a value bound to a name of its module; `content.load` finds it there and puts it into the
registry under the set of its package. Importing content changes nothing elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from weald.games.spirit_island.model.pieces import elements
from weald.games.spirit_island.model.state import FAST, SLOW
from weald.games.spirit_island.rules.faces import Face, GuideTurn, Strengths
from weald.games.spirit_island.rules.growth import GrowthAction, GrowthSet, always, growth
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.powers import (
    ANOTHER_SPIRIT,
    ANY_SPIRIT,
    INNATE,
    LAND,
    MAJOR,
    MINOR,
    NOTHING,
    ONCE,
    SELF,
    UNIQUE,
    Body,
    Declared,
    MayAsk,
    Payable,
    Power,
    Reach,
    UsePrice,
    Work,
    from_sacred,
    within,
)
from weald.games.spirit_island.rules.tracks import Tracks, straight
from weald.kernel.values import Learned

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action

__all__ = [
    "ANOTHER_SPIRIT", "ANY_SPIRIT", "FAST", "SELF", "SLOW", "Adversary", "Aspect", "BlightCard", "EffectKind",
    "EventCard", "EventPart", "FearCard", "GrowthAction", "GrowthSet", "Level", "OfSeat", "OfSeatNumber",
    "OnLand", "OnLandNumber", "OnLandOfSeat", "Price", "Scenario", "Spirit", "Start", "Wherever",
    "adversary", "always", "aspect", "blight_card", "by_health", "by_stage", "by_terror", "choice", "effect",
    "event_card", "event_part", "fear_card", "from_sacred", "growth", "innate", "major", "minor",
    "scenario", "spirit", "unique", "within",
]  # fmt: skip

# Effects.


class OnLand(NamedTuple):
    """An effect in one land."""

    land: int


class OnLandNumber(NamedTuple):
    """An effect in one land, with a number."""

    land: int
    n: int


class OnLandOfSeat(NamedTuple):
    """An effect in one land that a power of a seat has set up."""

    land: int
    seat: int


class OfSeat(NamedTuple):
    """An effect on one spirit."""

    seat: int


class OfSeatNumber(NamedTuple):
    """An effect on one spirit, with a number."""

    seat: int
    n: int


class Wherever(NamedTuple):
    """An effect that holds wherever it applies."""


class EffectKind(Declared):
    """Something that can last: what its arguments are, and its rule while it is in force.

    Of the arguments, `land...` are lands, `seat...` seats and `card...` power cards; a land that comes first
    is where the effect belongs, and `n` is the number that its text speaks of.
    """

    __slots__ = ("args", "fields", "rule")

    def __init__(self, id: str, args: Any, rule: Rule) -> None:
        super().__init__(id)
        self.args = args
        self.fields: tuple[str, ...] = args._fields
        self.rule = rule


def effect(id: str, args: Any, rule: Rule) -> EffectKind:
    """Declare an effect: the NamedTuple of its arguments (small whole numbers), and its rule."""
    return EffectKind(id, args, rule)


# Powers.


def _card(
    id: str,
    deck: int,
    cost: int,
    speed: int,
    printed: str,
    reach: Reach | None,
    target: str,
    needs: str,
    threshold: str | Sequence[str],
    far: Reach | None,
    spirit: str = "",
    quick: str = "",
    farther: tuple[int, ...] = (),
    beyond: tuple[int, str] | None = None,
    quick_price: int = 0,
    payable: Payable | None = None,
    late: str = "",
    alternatives: Sequence[str] = (),
    price: UsePrice | None = None,
    uses: int = ONCE,
    repeats: tuple[int, ...] = (),
) -> Callable[[Body], Power]:
    asked = (threshold,) if isinstance(threshold, str) else tuple(threshold)

    def declared(body: Body) -> Power:
        return Power(
            id,
            deck,
            body,
            cost=cost,
            speed=speed,
            printed=elements(printed),
            reach=reach,
            far=far,
            target=target if reach is None else LAND,
            needs=tuple(needs.split()),
            tiers=tuple(elements(words) for words in asked if words),
            spirit=spirit,
            quick=elements(quick) if quick else None,
            farther=farther,
            beyond=beyond,
            quick_price=quick_price,
            payable=payable,
            late=elements(late) if late else None,
            alternatives=tuple(elements(words) if words else None for words in alternatives),
            price=price,
            uses=uses,
            repeats=repeats,
        )

    return declared


def minor(
    id: str,
    *,
    cost: int,
    speed: int,
    elements: str = "",
    reach: Reach | None = None,
    target: str = ANY_SPIRIT,
    needs: str = "",
    threshold: str | Sequence[str] = "",
    far: Reach | None = None,
    quick: str = "",
    beyond: tuple[int, str] | None = None,
    quick_price: int = 0,
) -> Callable[[Body], Power]:
    """Declare a minor power; `far` is the range once its (first) threshold is reached.

    `quick` is a threshold that lets it be used as a fast power, `quick_price` energy that does; `beyond` is
    more range to lands that have something: how much, and the target word.
    """
    return _card(
        id, MINOR, cost, speed, elements, reach, target, needs, threshold, far,
        quick=quick, beyond=beyond, quick_price=quick_price,
    )  # fmt: skip


def major(
    id: str,
    *,
    cost: int,
    speed: int,
    elements: str = "",
    reach: Reach | None = None,
    target: str = ANY_SPIRIT,
    needs: str = "",
    threshold: str | Sequence[str] = "",
    far: Reach | None = None,
    quick: str = "",
    repeats: tuple[int, ...] = (),
) -> Callable[[Body], Power]:
    """Declare a major power; `far` is the range once its (first) threshold is reached.

    `quick` is a threshold that lets it be used as a fast power, `repeats` are thresholds that repeat it.
    """
    return _card(
        id, MAJOR, cost, speed, elements, reach, target, needs, threshold, far, quick=quick, repeats=repeats
    )


def unique(
    id: str,
    *,
    spirit: str,
    cost: int,
    speed: int,
    elements: str = "",
    reach: Reach | None = None,
    target: str = ANY_SPIRIT,
    needs: str = "",
    threshold: str | Sequence[str] = "",
    far: Reach | None = None,
    quick: str = "",
    payable: Payable | None = None,
    price: UsePrice | None = None,
) -> Callable[[Body], Power]:
    """Declare one of a spirit's own cards.

    `payable` is whether what it costs to use can be paid for a target, `price` a cost to use for any target.
    """
    return _card(
        id, UNIQUE, cost, speed, elements, reach, target, needs, threshold, far, spirit, quick,
        payable=payable, price=price,
    )  # fmt: skip


def innate(
    id: str,
    *,
    spirit: str,
    speed: int,
    tiers: Sequence[str],
    reach: Reach | None = None,
    target: str = ANY_SPIRIT,
    needs: str = "",
    quick: str = "",
    farther: tuple[int, ...] = (),
    late: str = "",
    alternatives: Sequence[str] = (),
    price: UsePrice | None = None,
    uses: int = ONCE,
    repeats: tuple[int, ...] = (),
) -> Callable[[Body], Power]:
    """Declare an innate power with its thresholds in printed order; `quick` is one that makes it fast.

    `farther` is the range that each threshold adds to the printed one, `late` a threshold that lets a fast
    power be used slowly, `alternatives` other elements that reach a threshold as well. `price` is what it
    costs to use it; `uses` says how often it can be used in a turn: ONCE, for EACH_TIER that is reached, or
    UNLIMITED. `repeats` are the thresholds (counted from 1) that repeat it.
    """
    return _card(
        id, INNATE, 0, speed, "", reach, target, needs, tuple(tiers), None, spirit, quick, farther,
        late=late, alternatives=alternatives, price=price, uses=uses, repeats=repeats,
    )  # fmt: skip


# Spirits.

Start = Callable[["Action"], MayAsk]
Complexity = Literal["low", "moderate", "high", "very_high"]
# From the easiest on.
COMPLEXITIES: tuple[Complexity, ...] = ("low", "moderate", "high", "very_high")
# A spirit that has come after the last training is as good as the others.
UNTRAINED = Learned()


class Spirit(Declared):
    """A spirit: its panel (growth, tracks, starting presence, special rules, powers) and its profile.

    Each sacred site of one that `swarms` counts as 1 beasts. The tracks `openers` open growth options.
    `progression` are the powers that beginners gain in this order instead of drawing. It `asks` questions of
    kinds of its own, and offers `deeds` of its own as choices. The profile is the
    `complexity`, the `strengths`, the `face` on the page and the `guide` for the first turns, if it has one;
    `learned` are the numbers of its feature in the learned value (`weald lab train` says them).

    The panel of an aspect has the spirit it belongs to as its `base`, and `replaces` parts of its panel.
    """

    __slots__ = (
        "asks",
        "base",
        "cards",
        "complexity",
        "deeds",
        "face",
        "growth",
        "guide",
        "icon",
        "innates",
        "learned",
        "openers",
        "opens_oceans",
        "progression",
        "replaces",
        "rules",
        "start",
        "strengths",
        "swarms",
        "tracks",
    )

    def __init__(
        self,
        id: str,
        *,
        icon: str,
        complexity: Complexity,
        strengths: Strengths,
        face: Face,
        learned: Learned,
        guide: tuple[GuideTurn, ...],
        start: Start,
        growth: Sequence[GrowthSet],
        tracks: Tracks,
        rules: Sequence[Rule],
        opens_oceans: bool = False,
        swarms: bool = False,
        progression: str = "",
        asks: str = "",
        deeds: str = "",
    ) -> None:
        super().__init__(id)
        self.icon = icon
        self.complexity = complexity
        self.strengths = strengths
        self.face = face
        self.learned = learned
        self.guide = guide
        self.start = start
        self.growth = list(growth)
        self.openers = {line for part in growth for line in part.opened_by if line}
        self.tracks = tracks
        self.rules = list(rules)
        self.opens_oceans = opens_oceans
        self.swarms = swarms
        self.progression = tuple(progression.split())
        self.asks = tuple(asks.split())
        self.deeds = tuple(deeds.split())
        self.base = id
        self.replaces: tuple[str, ...] = ()
        self.innates: list[int] = []
        self.cards: list[int] = []


def spirit(
    id: str,
    *,
    icon: str,
    complexity: Complexity,
    strengths: Strengths,
    face: Face,
    learned: Learned = UNTRAINED,
    guide: tuple[GuideTurn, ...] = (),
    start: Start,
    growth: Sequence[GrowthSet],
    energy: str = "",
    cards: str = "",
    tracks: Tracks | None = None,
    rules: Sequence[Rule] = (),
    opens_oceans: bool = False,
    swarms: bool = False,
    progression: str = "",
    asks: str = "",
    deeds: str = "",
) -> Spirit:
    """Declare a spirit by two straight tracks or by `tracks`; its powers name it themselves."""
    return Spirit(
        id,
        icon=icon,
        complexity=complexity,
        strengths=strengths,
        face=face,
        learned=learned,
        guide=guide,
        start=start,
        growth=growth,
        tracks=straight(energy, cards) if tracks is None else tracks,
        rules=rules,
        opens_oceans=opens_oceans,
        swarms=swarms,
        progression=progression,
        asks=asks,
        deeds=deeds,
    )


class Aspect(Declared):
    """An aspect of a spirit: the parts of its panel that it replaces, and what it brings.

    `without` names rules, innate powers and cards of the spirit `of`; everything else stays. Powers of the
    aspect name it as their spirit.
    """

    __slots__ = ("also", "asks", "complexity", "of", "rules", "strengths", "without")

    def __init__(
        self,
        id: str,
        of: str,
        complexity: Complexity,
        without: str,
        rules: Sequence[Rule],
        also: Start | None,
        strengths: Strengths | None,
        asks: str,
    ) -> None:
        super().__init__(id)
        self.of = of
        self.complexity = complexity
        self.without = tuple(without.split())
        self.rules = list(rules)
        self.also = also
        self.strengths = strengths
        self.asks = asks

    def panel(self, base: Spirit) -> Spirit:
        """Return the panel of the spirit with this aspect, still without powers."""
        panel = Spirit(
            self.id,
            icon=base.icon,
            complexity=self.complexity,
            strengths=base.strengths if self.strengths is None else self.strengths,
            face=base.face,
            learned=base.learned,
            guide=(),
            start=base.start if self.also is None else _both(base.start, self.also),
            growth=base.growth,
            tracks=base.tracks,
            rules=[*(rule for rule in base.rules if rule.id not in self.without), *self.rules],
            opens_oceans=base.opens_oceans,
            swarms=base.swarms,
            asks=self.asks,
        )
        panel.base = base.id
        panel.replaces = self.without
        panel.set = self.set
        panel.of_aspect = True
        return panel


def _both(first: Start, second: Start) -> Start:
    def run(act: Action) -> Work[None]:
        yield from first(act) or NOTHING
        yield from second(act) or NOTHING

    return run


def aspect(
    id: str,
    *,
    of: str,
    complexity: Complexity,
    without: str = "",
    rules: Sequence[Rule] = (),
    also: Start | None = None,
    strengths: Strengths | None = None,
    asks: str = "",
) -> Aspect:
    """Declare an aspect of the spirit with the id `of`; `also` is done at set-up, after the panel's own."""
    return Aspect(id, of, complexity, without, rules, also, strengths, asks)


# Fear and blight cards.


class FearCard(Declared):
    """A fear card: what it does at each terror level."""

    __slots__ = ("levels",)

    def __init__(self, id: str, levels: tuple[Body, Body, Body]) -> None:
        super().__init__(id)
        self.levels = levels


def fear_card(id: str, one: Body, two: Body, three: Body) -> FearCard:
    """Declare a fear card by its three lines."""
    return FearCard(id, (one, two, three))


class BlightCard(Declared):
    """A blight card: how much blight for each player its other side holds, and the rule in force then.

    With `healthy`, the island counts as healthy on that side as well, and the next card follows it.
    """

    __slots__ = ("healthy", "per_player", "rule")

    def __init__(self, id: str, per_player: int, rule: Rule, healthy: bool) -> None:
        super().__init__(id)
        self.healthy = healthy
        self.per_player = per_player
        self.rule = rule


def blight_card(id: str, *, per_player: int, rule: Rule, healthy: bool = False) -> BlightCard:
    """Declare a blight card by the rule of its blighted (or still `healthy`) side."""
    return BlightCard(id, per_player, rule, healthy)


# Events.

# Facts that decide which branch of an event applies.
CHOICE, STAGE, TERROR, HEALTH = "choice", "stage", "terror", "health"
# A price that no element helps to pay.
NO_AID = -1


class Price(NamedTuple):
    """The price of an option for all players together, in energy; `aid` is the element that helps to pay.

    Without `at_once` it is only what they must be able to pay: the option itself says how much it is.
    """

    n: int
    aid: int = NO_AID
    per_player: bool = True
    at_once: bool = True


class EventPart:
    """A part of an event card under a title of its own; several cards may share it.

    The body of an option may return False: the players have called it off.
    """

    __slots__ = ("body", "id", "price")

    def __init__(self, id: str, body: Callable[[Action], MayAsk], price: Price | None) -> None:
        self.id = id
        self.body = body
        self.price = price


def event_part(id: str, price: Price | None = None) -> Callable[[Callable[[Action], MayAsk]], EventPart]:
    """Declare a branch, an option, a token event or a dahan event."""

    def declared(body: Callable[[Action], MayAsk]) -> EventPart:
        return EventPart(id, body, price)

    return declared


class Branches(NamedTuple):
    """The main part of an event: its options, or two branches of which the first applies up to `last`."""

    kind: str
    parts: tuple[EventPart, ...]
    last: int = 0


def choice(*parts: EventPart) -> Branches:
    """Let the players choose; the first option applies without agreement."""
    return Branches(CHOICE, parts)


def by_stage(early: EventPart, late: EventPart, last: int = 1) -> Branches:
    """One branch up to an invader stage, another after it."""
    return Branches(STAGE, (early, late), last)


def by_terror(low: EventPart, high: EventPart, last: int) -> Branches:
    """One branch up to a terror level, another above it."""
    return Branches(TERROR, (low, high), last)


def by_health(healthy: EventPart, blighted: EventPart) -> Branches:
    """One branch on a healthy island, another on a blighted one."""
    return Branches(HEALTH, (healthy, blighted))


class EventCard(Declared):
    """An event card: its main part, and what tokens and dahan do; each an Action of its own.

    `foe` is the adversary, and its lowest level, against which alone it is played; it starts `under` the top
    cards of the deck then. With `another` the next event follows in the same turn. A table may leave out
    the cards that are `advised_against`.
    """

    __slots__ = ("advised_against", "another", "dahan", "foe", "main", "token", "under")

    def __init__(
        self,
        id: str,
        main: Branches,
        token: EventPart | None,
        dahan: EventPart | None,
        foe: tuple[str, int] | None,
        under: int,
        another: bool,
        advised_against: bool,
    ) -> None:
        super().__init__(id)
        self.main = main
        self.token = token
        self.dahan = dahan
        self.foe = foe
        self.under = under
        self.another = another
        self.advised_against = advised_against

    @property
    def parts(self) -> list[EventPart]:
        """Everything on the card."""
        rest = [part for part in (self.token, self.dahan) if part is not None]
        return [*self.main.parts, *rest]


def event_card(
    id: str,
    main: Branches,
    token: EventPart | None = None,
    dahan: EventPart | None = None,
    foe: tuple[str, int] | None = None,
    under: int = 0,
    another: bool = False,
    advised_against: bool = False,
) -> EventCard:
    """Declare an event card by its parts."""
    return EventCard(id, main, token, dahan, foe, under, another, advised_against)


# Adversaries and scenarios.


class Level:
    """One level of an adversary: difficulty, fear cards by terror level, invader deck, and what it adds."""

    __slots__ = ("deck", "difficulty", "fear", "rule", "setup", "title")

    def __init__(
        self,
        difficulty: int,
        fear: tuple[int, int, int],
        deck: str = "",
        setup: dict[int, str] | None = None,
        rule: Rule | None = None,
        title: str = "",
    ) -> None:
        self.title = title
        self.difficulty = difficulty
        self.fear = fear
        self.deck = deck
        self.setup = setup or {}
        self.rule = rule


# No level of an adversary: it can always be played without events.
NEVER = 7


class Adversary(Declared):
    """An adversary: its levels from 0 on; a level has the rules, pieces and deck of those below it as well.

    `loss` names the rule by which the game can be lost to it. From level `events_from` on it is played with
    events. The value of positions is learned from games against it at level `trained_at`, if any.
    """

    __slots__ = ("events_from", "levels", "loss", "trained_at")

    def __init__(
        self, id: str, levels: Sequence[Level], loss: str = "", events_from: int = NEVER, trained_at: int = 0
    ) -> None:
        super().__init__(id)
        self.trained_at = trained_at
        self.events_from = events_from
        assert len(levels) == 7
        self.levels = list(levels)
        self.loss = loss

    def deck(self, level: int) -> str:
        """Return the invader deck by stage, from the top, of the highest level that changes it."""
        return next((each.deck for each in self.levels[level::-1] if each.deck), STANDARD_DECK)


STANDARD_DECK = "111222233333"


def adversary(
    id: str, *levels: Level, loss: str = "", events_from: int = NEVER, trained_at: int = 0
) -> Adversary:
    """Declare an adversary by its seven levels and the rule by which it can win."""
    return Adversary(id, levels, loss, events_from, trained_at)


class Scenario(Declared):
    """A scenario: its difficulty and its rule, and whether it `follows` an earlier game.

    `shown` are the counters of its rule that players look at.
    """

    __slots__ = ("difficulty", "follows", "layouts", "rule", "shown")

    def __init__(
        self,
        id: str,
        difficulty: int,
        rule: Rule,
        layouts: dict[int, str],
        follows: bool,
        shown: tuple[str, ...],
    ) -> None:
        super().__init__(id)
        self.shown = shown
        self.difficulty = difficulty
        self.rule = rule
        self.layouts = layouts
        self.follows = follows


def scenario(
    id: str,
    *,
    difficulty: int,
    rule: Rule,
    layouts: dict[int, str] | None = None,
    follows: bool = False,
    shown: tuple[str, ...] = (),
) -> Scenario:
    """Declare a scenario by its rule (and layouts of the island by number of boards).

    One that `follows` begins from the end of an earlier game; `shown` are the counters that players look at.
    """
    return Scenario(id, difficulty, rule, layouts or {}, follows, shown)

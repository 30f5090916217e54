"""How content declares cards, spirits, adversaries and scenarios: what is printed, and the code behind it.

A declaration is a value bound to a name of its module; `content.load` finds it there and puts it into the
registry under the set of its package. Importing content changes nothing elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from weald.games.spirit_island.model.pieces import ANY_ELEMENT, ELEMENTS, elements
from weald.games.spirit_island.model.state import FAST, SLOW, IslandState
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.powers import (
    ANOTHER_SPIRIT,
    ANY_SPIRIT,
    INNATE,
    LAND,
    MAJOR,
    MINOR,
    SELF,
    UNIQUE,
    Body,
    Declared,
    Power,
    Reach,
    Work,
    from_sacred,
    within,
)

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action

__all__ = [
    "ANOTHER_SPIRIT", "ANY_SPIRIT", "FAST", "SELF", "SLOW", "Adversary", "BlightCard", "EffectKind",
    "FearCard", "GrowthAction", "GrowthSet", "Level", "OfSeat", "OfSeatNumber", "OnLand", "OnLandNumber",
    "Scenario", "Slot", "Spirit", "Start", "Track", "Wherever", "adversary", "always", "blight_card",
    "effect", "fear_card", "from_sacred", "growth", "innate", "major", "minor", "scenario", "spirit",
    "unique", "within",
]  # fmt: skip

# Effects.


class OnLand(NamedTuple):
    """An effect in one land."""

    land: int


class OnLandNumber(NamedTuple):
    """An effect in one land, with a number."""

    land: int
    n: int


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

    Of the arguments, `land...` are lands and `seat...` seats; a land that comes first is where the effect
    belongs, and `n` is the number that its text speaks of.
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
) -> Callable[[Body], Power]:
    """Declare a minor power; `far` is the range once its (first) threshold is reached.

    `quick` is a threshold that lets it be used as a fast power.
    """
    return _card(id, MINOR, cost, speed, elements, reach, target, needs, threshold, far, quick=quick)


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
) -> Callable[[Body], Power]:
    """Declare a major power; `far` is the range once its (first) threshold is reached.

    `quick` is a threshold that lets it be used as a fast power.
    """
    return _card(id, MAJOR, cost, speed, elements, reach, target, needs, threshold, far, quick=quick)


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
) -> Callable[[Body], Power]:
    """Declare one of a spirit's own cards."""
    return _card(id, UNIQUE, cost, speed, elements, reach, target, needs, threshold, far, spirit, quick)


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
) -> Callable[[Body], Power]:
    """Declare an innate power with its thresholds in printed order; `quick` is one that makes it fast."""
    return _card(id, INNATE, 0, speed, "", reach, target, needs, tuple(tiers), None, spirit, quick)


# Growth.


class GrowthAction:
    """One action of a growth option: its id, icon and numbers for words, and what it does."""

    __slots__ = ("icon", "id", "n", "possible", "run", "where")

    def __init__(
        self,
        id: str,
        icon: str,
        run: Callable[[Action], Work[None]],
        n: int | None = None,
        where: str | None = None,
        possible: Callable[[IslandState, int], bool] | None = None,
    ) -> None:
        self.id = id
        self.icon = icon
        self.run = run
        self.n = n
        self.where = where
        self.possible = possible


class GrowthSet:
    """A part of the growth panel: so many of its options, all different, each turn."""

    __slots__ = ("options", "pick")

    def __init__(self, pick: int, options: Sequence[Sequence[GrowthAction]]) -> None:
        self.pick = pick
        self.options = [list(option) for option in options]


def growth(*options: Sequence[GrowthAction], pick: int = 1) -> GrowthSet:
    """So many of these options each turn."""
    return GrowthSet(pick, options)


def always(*icons: GrowthAction) -> GrowthSet:
    """These actions every turn."""
    return GrowthSet(1, [icons])


# Tracks.


class Slot:
    """One space of a presence track: what it gives while it is uncovered."""

    __slots__ = ("elements", "number", "reclaim")

    def __init__(self, word: str) -> None:
        self.number = 0
        self.reclaim = 0
        self.elements: list[int] = []
        for part in word.split("+"):
            if part.isdigit():
                self.number = int(part)
            elif part == "reclaim":
                self.reclaim = 1
            else:
                self.elements.append(ANY_ELEMENT if part == "any" else ELEMENTS.index(part))


class Track:
    """A presence track; its first space is never covered.

    By how many spaces are covered: `numbers`, the best open number; `elements` that are open; how many `free`
    choices of an element and how many `reclaims`.
    """

    __slots__ = ("elements", "free", "numbers", "reclaims", "slots", "words")

    def __init__(self, words: str) -> None:
        self.words = words.split()
        self.slots = [Slot(word) for word in self.words]
        open_slots = [self.slots[:n] for n in range(len(self.slots), 0, -1)]
        self.numbers = [max(slot.number for slot in some) for some in open_slots]
        self.elements = [
            [sum(slot.elements.count(e) for slot in some) for e in range(len(ELEMENTS))]
            for some in open_slots
        ]
        self.free = [sum(slot.elements.count(ANY_ELEMENT) for slot in some) for some in open_slots]
        self.reclaims = [sum(slot.reclaim for slot in some) for some in open_slots]


# Spirits.

Start = Callable[["Action"], Work[None]]
Complexity = Literal["low", "moderate", "high"]


class Spirit(Declared):
    """A spirit's panel: growth, tracks, starting presence, special rules, innate powers and own cards."""

    __slots__ = (
        "cards",
        "complexity",
        "energy",
        "growth",
        "icon",
        "innates",
        "opens_oceans",
        "plays",
        "rules",
        "start",
    )

    def __init__(
        self,
        id: str,
        *,
        icon: str,
        complexity: Complexity,
        start: Start,
        growth: Sequence[GrowthSet],
        energy: str,
        cards: str,
        rules: Sequence[Rule],
        opens_oceans: bool = False,
    ) -> None:
        super().__init__(id)
        self.icon = icon
        self.complexity = complexity
        self.start = start
        self.growth = list(growth)
        self.energy = Track(energy)
        self.plays = Track(cards)
        self.rules = list(rules)
        self.opens_oceans = opens_oceans
        self.innates: list[int] = []
        self.cards: list[int] = []


def spirit(
    id: str,
    *,
    icon: str,
    complexity: Complexity,
    start: Start,
    growth: Sequence[GrowthSet],
    energy: str,
    cards: str,
    rules: Sequence[Rule] = (),
    opens_oceans: bool = False,
) -> Spirit:
    """Declare a spirit; its cards and innate powers name it themselves."""
    return Spirit(
        id,
        icon=icon,
        complexity=complexity,
        start=start,
        growth=growth,
        energy=energy,
        cards=cards,
        rules=rules,
        opens_oceans=opens_oceans,
    )


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
    """A blight card: how much blight for each player its other side holds, and the rule in force then."""

    __slots__ = ("per_player", "rule")

    def __init__(self, id: str, per_player: int, rule: Rule) -> None:
        super().__init__(id)
        self.per_player = per_player
        self.rule = rule


def blight_card(id: str, *, per_player: int, rule: Rule) -> BlightCard:
    """Declare a blight card by the rule of its blighted side."""
    return BlightCard(id, per_player, rule)


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


class Adversary(Declared):
    """An adversary: its levels from 0 on; a level has the rules, pieces and deck of those below it as well.

    `loss` names the rule by which the game can be lost to it.
    """

    __slots__ = ("levels", "loss")

    def __init__(self, id: str, levels: Sequence[Level], loss: str = "") -> None:
        super().__init__(id)
        assert len(levels) == 7
        self.levels = list(levels)
        self.loss = loss

    def deck(self, level: int) -> str:
        """The invader deck by stage, from the top: of the highest level that says something about it."""
        return next((known.deck for known in self.levels[level::-1] if known.deck), STANDARD_DECK)


STANDARD_DECK = "111222233333"


def adversary(id: str, *levels: Level, loss: str = "") -> Adversary:
    """Declare an adversary by its seven levels and the rule by which it can win."""
    return Adversary(id, levels, loss)


class Scenario(Declared):
    """A scenario: its difficulty and its rule."""

    __slots__ = ("difficulty", "layouts", "rule")

    def __init__(self, id: str, difficulty: int, rule: Rule, layouts: dict[int, str]) -> None:
        super().__init__(id)
        self.difficulty = difficulty
        self.rule = rule
        self.layouts = layouts


def scenario(id: str, *, difficulty: int, rule: Rule, layouts: dict[int, str] | None = None) -> Scenario:
    """Declare a scenario by its rule (and layouts of the island by number of boards)."""
    return Scenario(id, difficulty, rule, layouts or {})

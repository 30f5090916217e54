"""How cards, spirits, adversaries and scenarios are declared, and where they are found again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from weald.games.spirit_island.model.pieces import ANY, ELEMENTS, NO_ELEMENTS, TERRAINS, Elements, elements
from weald.games.spirit_island.model.state import NOBODY, Isle, Setting
from weald.games.spirit_island.rules.hooks import By, Rule, Work

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Act

FAST, SLOW = True, False
MINOR, MAJOR, UNIQUE, INNATE = range(4)
DECKS = ("minor", "major", "unique", "innate")

Body = Callable[["Act"], Work[None]]


class Named(Protocol):
    """Something with an id."""

    id: str


T = TypeVar("T", bound=Named)


class Shelf(Generic[T]):
    """Declared things by id; in states they are numbers, in the order of their ids."""

    def __init__(self) -> None:
        self.by_id: dict[str, T] = {}
        self._all: list[T] = []
        self._numbers: dict[str, int] = {}

    def add(self, thing: T) -> T:
        assert thing.id not in self.by_id, f"{thing.id} is declared twice"
        self.by_id[thing.id] = thing
        self._all = []
        return thing

    @property
    def all(self) -> list[T]:
        """Everything, by number."""
        if not self._all:
            self._all = [self.by_id[id] for id in sorted(self.by_id)]
            self._numbers = {thing.id: i for i, thing in enumerate(self._all)}
        return self._all

    @property
    def ids(self) -> list[str]:
        return [thing.id for thing in self.all]

    def number(self, id: str) -> int:
        """The number of the thing with that id."""
        assert self.all
        return self._numbers[id]

    def __getitem__(self, id: str) -> T:
        return self.by_id[id]


class Reach:
    """The printed range: how far, from presence or only from sacred sites, on which terrain they must be."""

    __slots__ = ("n", "sacred", "terrain")

    def __init__(self, n: int, sacred: bool = False, terrain: int = -1) -> None:
        self.n = n
        self.sacred = sacred
        self.terrain = terrain


def within(n: int, terrain: int = -1) -> Reach:
    """At most n lands away from own presence (on a terrain)."""
    return Reach(n, False, terrain)


def from_sacred(n: int) -> Reach:
    """At most n lands away from an own sacred site."""
    return Reach(n, True)


# What a power targets: a land, or a spirit.
LAND, ANY_SPIRIT, ANOTHER_SPIRIT, SELF = "land", "any_spirit", "another_spirit", "self"

# What a land must have or be to be targeted; several words mean: one of them is enough.
NEEDS = (
    *TERRAINS[:4], "coastal", "inland", "dahan", "invaders", "town", "city", "blight", "no_blight",
    "no_invaders",
)  # fmt: skip


class Power:
    """A power card or an innate power, as printed, with what it does."""

    __slots__ = (
        "body",
        "cost",
        "deck",
        "elements",
        "far",
        "fast",
        "id",
        "needs",
        "quick",
        "reach",
        "spirit",
        "target",
        "tiers",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        deck: int,
        body: Body,
        *,
        cost: int = 0,
        fast: bool = False,
        printed: Elements = NO_ELEMENTS,
        reach: Reach | None = None,
        far: Reach | None = None,
        target: str = LAND,
        needs: tuple[str, ...] = (),
        tiers: tuple[Elements, ...] = (),
        spirit: str = "",
        quick: Elements | None = None,
    ) -> None:
        assert (target == LAND) == (reach is not None), f"{id}: a range for a land, none for a spirit"
        assert all(need in NEEDS for need in needs), f"{id}: {needs}"
        self.id = id
        self.deck = deck
        self.body = body
        self.cost = cost
        self.fast = fast
        self.elements = printed
        self.reach = reach
        self.far = far
        self.target = target
        self.needs = needs
        self.tiers = tiers
        self.spirit = spirit
        self.quick = quick


POWERS: Shelf[Power] = Shelf()


def _card(
    id: str,
    deck: int,
    cost: int,
    speed: bool,
    printed: str,
    reach: Reach | None,
    target: str,
    needs: str,
    threshold: str | Sequence[str],
    far: Reach | None,
    spirit: str = "",
    quick: str = "",
) -> Callable[[Body], Body]:
    asked = (threshold,) if isinstance(threshold, str) else tuple(threshold)

    def declared(body: Body) -> Body:
        POWERS.add(
            Power(
                id,
                deck,
                body,
                cost=cost,
                fast=speed,
                printed=elements(printed),
                reach=reach,
                far=far,
                target=target if reach is None else LAND,
                needs=tuple(needs.split()),
                tiers=tuple(elements(words) for words in asked if words),
                spirit=spirit,
                quick=elements(quick) if quick else None,
            )
        )
        return body

    return declared


def minor(
    id: str,
    *,
    cost: int,
    speed: bool,
    elements: str = "",
    reach: Reach | None = None,
    target: str = ANY_SPIRIT,
    needs: str = "",
    threshold: str | Sequence[str] = "",
    far: Reach | None = None,
) -> Callable[[Body], Body]:
    """Declare a minor power; `far` is the range once its (first) threshold is reached."""
    return _card(id, MINOR, cost, speed, elements, reach, target, needs, threshold, far)


def major(
    id: str,
    *,
    cost: int,
    speed: bool,
    elements: str = "",
    reach: Reach | None = None,
    target: str = ANY_SPIRIT,
    needs: str = "",
    threshold: str | Sequence[str] = "",
    far: Reach | None = None,
) -> Callable[[Body], Body]:
    """Declare a major power; `far` is the range once its (first) threshold is reached."""
    return _card(id, MAJOR, cost, speed, elements, reach, target, needs, threshold, far)


def unique(
    id: str,
    *,
    spirit: str,
    cost: int,
    speed: bool,
    elements: str = "",
    reach: Reach | None = None,
    target: str = ANY_SPIRIT,
    needs: str = "",
    threshold: str | Sequence[str] = "",
    far: Reach | None = None,
) -> Callable[[Body], Body]:
    """Declare one of a spirit's own cards."""
    return _card(id, UNIQUE, cost, speed, elements, reach, target, needs, threshold, far, spirit)


def innate(
    id: str,
    *,
    spirit: str,
    speed: bool,
    tiers: Sequence[str],
    reach: Reach | None = None,
    target: str = ANY_SPIRIT,
    needs: str = "",
    quick: str = "",
) -> Callable[[Body], Body]:
    """Declare an innate power with its thresholds in printed order; `quick` is one that makes it fast."""
    return _card(id, INNATE, 0, speed, "", reach, target, needs, tuple(tiers), None, spirit, quick)


# Growth.


class Icon:
    """One action of a growth option: its id and numbers for words, and what it does."""

    __slots__ = ("id", "n", "possible", "run", "where")

    def __init__(
        self,
        id: str,
        run: Callable[[Act], Work[None]],
        n: int | None = None,
        where: str | None = None,
        possible: Callable[[Isle, int], bool] | None = None,
    ) -> None:
        self.id = id
        self.run = run
        self.n = n
        self.where = where
        self.possible = possible


class GrowthSet:
    """A part of the growth panel: so many of its options, all different, each turn."""

    __slots__ = ("options", "pick")

    def __init__(self, pick: int, options: Sequence[Sequence[Icon]]) -> None:
        self.pick = pick
        self.options = [list(option) for option in options]


def growth(*options: Sequence[Icon], pick: int = 1) -> GrowthSet:
    """So many of these options each turn."""
    return GrowthSet(pick, options)


def always(*icons: Icon) -> GrowthSet:
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
                self.elements.append(ANY if part == "any" else ELEMENTS.index(part))


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
        self.free = [sum(slot.elements.count(ANY) for slot in some) for some in open_slots]
        self.reclaims = [sum(slot.reclaim for slot in some) for some in open_slots]


# Spirits.

Start = Callable[["Act"], Work[None]]


class Spirit:
    """A spirit's panel: growth, tracks, starting presence, special rules, innate powers and own cards."""

    __slots__ = (
        "cards",
        "complexity",
        "energy",
        "growth",
        "id",
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
        complexity: str,
        start: Start,
        growth: Sequence[GrowthSet],
        energy: str,
        cards: str,
        rules: Sequence[Rule],
        opens_oceans: bool = False,
    ) -> None:
        self.id = id
        self.complexity = complexity
        self.start = start
        self.growth = list(growth)
        self.energy = Track(energy)
        self.plays = Track(cards)
        self.rules = list(rules)
        self.opens_oceans = opens_oceans
        self.innates: list[int] = []
        self.cards: list[int] = []


SPIRITS: Shelf[Spirit] = Shelf()


def spirit(
    id: str,
    *,
    complexity: str,
    start: Start,
    growth: Sequence[GrowthSet],
    energy: str,
    cards: str,
    rules: Sequence[Rule] = (),
    opens_oceans: bool = False,
) -> Spirit:
    """Declare a spirit; its cards and innate powers name it themselves."""
    return SPIRITS.add(
        Spirit(
            id,
            complexity=complexity,
            start=start,
            growth=growth,
            energy=energy,
            cards=cards,
            rules=rules,
            opens_oceans=opens_oceans,
        )
    )


# Fear and blight cards.


class FearCard:
    """A fear card: what it does at each terror level."""

    __slots__ = ("id", "levels")

    def __init__(self, id: str, levels: tuple[Body, Body, Body]) -> None:
        self.id = id
        self.levels = levels


FEAR_CARDS: Shelf[FearCard] = Shelf()


def fear_card(id: str, one: Body, two: Body, three: Body) -> FearCard:
    """Declare a fear card by its three lines."""
    return FEAR_CARDS.add(FearCard(id, (one, two, three)))


class BlightCard:
    """A blight card: how much blight for each player its other side holds, and the rule in force then."""

    __slots__ = ("id", "per_player", "rule")

    def __init__(self, id: str, per_player: int, rule: Rule) -> None:
        self.id = id
        self.per_player = per_player
        self.rule = rule


BLIGHT_CARDS: Shelf[BlightCard] = Shelf()

AnyRule = TypeVar("AnyRule", bound=type[Rule])


def blight_card(id: str, *, per_player: int) -> Callable[[AnyRule], AnyRule]:
    """Declare a blight card by the rule of its blighted side."""

    def declared(rule: AnyRule) -> AnyRule:
        BLIGHT_CARDS.add(BlightCard(id, per_player, rule()))
        return rule

    return declared


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


class Adversary:
    """An adversary: its levels from 0 on; a level has the rules, pieces and deck of those below it, too."""

    __slots__ = ("id", "levels")

    def __init__(self, id: str, levels: Sequence[Level]) -> None:
        assert len(levels) == 7
        self.id = id
        self.levels = list(levels)

    def deck(self, level: int) -> str:
        """The invader deck by stage, from the top: of the highest level that says something about it."""
        return next((known.deck for known in self.levels[level::-1] if known.deck), STANDARD_DECK)


STANDARD_DECK = "111222233333"
ADVERSARIES: Shelf[Adversary] = Shelf()


def adversary(id: str, *levels: Level) -> Adversary:
    """Declare an adversary by its seven levels."""
    return ADVERSARIES.add(Adversary(id, levels))


class Scenario:
    """A scenario: its difficulty and its rule."""

    __slots__ = ("difficulty", "id", "layouts", "rule")

    def __init__(self, id: str, difficulty: int, rule: Rule, layouts: dict[int, str]) -> None:
        self.id = id
        self.difficulty = difficulty
        self.rule = rule
        self.layouts = layouts


SCENARIOS: Shelf[Scenario] = Shelf()


def scenario(
    id: str, *, difficulty: int, layouts: dict[int, str] | None = None
) -> Callable[[AnyRule], AnyRule]:
    """Declare a scenario by its rule (and layouts of the island by number of boards)."""

    def declared(rule: AnyRule) -> AnyRule:
        SCENARIOS.add(Scenario(id, difficulty, rule(), layouts or {}))
        return rule

    return declared


# What special rules keep in `s.counters`, and why else a game can be lost (texts: `result-defeat-...`).
COUNTERS = {"prepared", "fear_resolved"}
DEFEATS = {"", "blight", "spirit", "time"}


def rules_of(setting: Setting) -> list[tuple[Rule, By]]:
    """Every special rule of a table, apart from passing effects."""
    against, level, story, spirits, blight = setting
    found: list[tuple[Rule, By]] = []
    for seat, id in enumerate(spirits):
        if id:
            found += [(rule, (seat,)) for rule in SPIRITS[id].rules]
    if against != NOBODY:
        rules = [known.rule for known in ADVERSARIES[against].levels[: level + 1]]
        found += [(rule, (level,)) for rule in rules if rule is not None]
    if story != NOBODY:
        found.append((SCENARIOS[story].rule, ()))
    if blight:
        found.append((BLIGHT_CARDS[blight].rule, ()))
    return found

"""Powers as printed: cost, speed, elements, range, target, thresholds, and the body that resolves them."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any, TypeVar

from weald.games.spirit_island.model.pieces import NO_ELEMENTS, TERRAINS, Elements
from weald.games.spirit_island.model.state import FAST, SLOW, IslandState
from weald.kernel.decisions import Question

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action

R = TypeVar("R")
# Something that is done, asking where there is a choice.
Work = Generator[Question, Any, R]
# The same where a plain function will do: it does all at once, as nothing is asked.
MayAsk = Work[Any] | None
Answer = Work[bool] | bool
# The code of a card.
Body = Callable[["Action"], MayAsk]
# Whether a spirit can pay what it costs to use a power on a target (a land or a seat).
Payable = Callable[[IslandState, int, int], bool]

MINOR, MAJOR, UNIQUE, INNATE = range(4)
DECKS = ("minor", "major", "unique", "innate")


def _nothing() -> Work[Any]:
    yield from ()


# A generator that is at its end: work of which nothing is left, without the cost of starting one.
NOTHING = _nothing()
next(NOTHING, None)


def answered(answer: Answer) -> Work[bool]:
    """Return an answer that is given at once, or that others are asked for."""
    return answer if isinstance(answer, bool) else (yield from answer)


class Declared:
    """Something printed that content declares.

    `load` fills in `set`, the box it comes in, whether it is `of_aspect`, and its `number` on its shelf.
    """

    __slots__ = ("id", "number", "of_aspect", "set")

    def __init__(self, id: str) -> None:
        self.id = id
        self.set = ""
        self.of_aspect = False
        self.number = -1


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


# Targets of a power: a land, or a spirit.
LAND, ANY_SPIRIT, ANOTHER_SPIRIT, SELF = "land", "any_spirit", "another_spirit", "self"
# No target at all.
NO_TARGET = "none"

# Conditions on a target land; several words mean: one of them is enough, words joined by "+":
# all of them.
NEEDS = (
    *TERRAINS[:4], "not_wetlands", "no_ocean", "coastal", "inland", "dahan", "invaders", "town", "city",
    "strife", "blight", "no_blight", "no_invaders", "beasts", "two_beasts", "wilds", "disease", "badlands",
    "presence",
)  # fmt: skip


# Uses of a power in a turn: one, one for each threshold that is reached, any number.
ONCE, EACH_TIER, UNLIMITED = range(3)


class UsePrice:
    """Price of each use of a power: whether a spirit can pay, and how it does.

    Paying returns whether it was paid in the end: others may have to agree.

    `id` names the rule by which a use is refused (`spirit_island-refused-price-...`), `n` is its number.
    """

    __slots__ = ("id", "n", "pay", "payable")

    def __init__(
        self,
        id: str,
        payable: Callable[[IslandState, int], bool],
        pay: Callable[[Action], Work[bool]],
        n: Callable[[IslandState, int], int],
    ) -> None:
        self.id = id
        self.payable = payable
        self.pay = pay
        self.n = n


class Power(Declared):
    """A power card or an innate power, as printed, with what it does."""

    __slots__ = (
        "alternatives",
        "beyond",
        "body",
        "cost",
        "deck",
        "elements",
        "far",
        "farther",
        "fast",
        "late",
        "needed",
        "needs",
        "payable",
        "price",
        "quick",
        "quick_price",
        "reach",
        "repeats",
        "spirit",
        "target",
        "tiers",
        "uses",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        deck: int,
        body: Body,
        *,
        cost: int = 0,
        speed: int = SLOW,
        printed: Elements = NO_ELEMENTS,
        reach: Reach | None = None,
        far: Reach | None = None,
        target: str = LAND,
        needs: tuple[str, ...] = (),
        tiers: tuple[Elements, ...] = (),
        spirit: str = "",
        quick: Elements | None = None,
        farther: tuple[int, ...] = (),
        beyond: tuple[int, str] | None = None,
        quick_price: int = 0,
        payable: Payable | None = None,
        late: Elements | None = None,
        alternatives: tuple[Elements | None, ...] = (),
        price: UsePrice | None = None,
        uses: int = ONCE,
        repeats: tuple[int, ...] = (),
    ) -> None:
        assert (target == LAND) == (reach is not None), f"{id}: a range for a land, none for a spirit"
        assert all(word in NEEDS for need in needs for word in need.split("+")), f"{id}: {needs}"
        super().__init__(id)
        self.deck = deck
        self.body = body
        self.cost = cost
        self.fast = speed == FAST
        self.elements = printed
        self.reach = reach
        self.far = far
        self.target = target
        self.needs = needs
        self.tiers = tiers
        # The same without the elements that are not asked for, as element and number.
        self.needed = tuple(tuple((e, n) for e, n in enumerate(need) if n) for need in tiers)
        self.spirit = spirit
        self.quick = quick
        self.farther = farther
        self.beyond = beyond
        self.quick_price = quick_price
        self.payable = payable
        self.late = late
        self.alternatives = alternatives
        self.price = price
        self.uses = uses
        # The thresholds that repeat it, bit by bit.
        self.repeats = sum(1 << tier - 1 for tier in repeats)

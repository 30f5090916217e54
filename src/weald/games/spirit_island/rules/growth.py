"""The growth part of a spirit's panel: options, and the actions they are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.powers import MayAsk

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


# A number of a table and a seat.
Counted = Callable[[IslandState, int], int]
# As many cards as there are.
EVERY = 99


class Gains(NamedTuple):
    """The common gains of a growth action, which bots weigh by what their spirit has; at most one is named.

    `reclaims` are cards that come back, `cards` new ones, `plays` further ones of the turn, `energy` may be
    counted or (a price) less than 0, `presence` is added (or a `disease`) or `moves`, `damage` hits a land.
    """

    reclaims: int = 0
    cards: int = 0
    plays: int = 0
    energy: int | Counted = 0
    presence: int = 0
    disease: int = 0
    moves: int = 0
    damage: int = 0


NO_GAINS = Gains()


class GrowthAction:
    """One action of a growth option: its id, icon and numbers for words, and what it does.

    The option can be chosen only if all its actions are `possible`. What happens `at_once` is done when the
    option is chosen: a price. For bots, `gains` are what it brings, `worth` is that of what else it does now,
    and `for_good` what it is worth to have it on the panel, beside other actions.
    """

    __slots__ = ("at_once", "for_good", "gains", "icon", "id", "n", "possible", "run", "where", "worth")

    def __init__(
        self,
        id: str,
        icon: str,
        run: Callable[[Action], MayAsk],
        n: int | None = None,
        where: str | None = None,
        possible: Callable[[IslandState, int], bool] | None = None,
        at_once: bool = False,
        gains: Gains = NO_GAINS,
        worth: float | Callable[[IslandState, int], float] = 1.5,
        for_good: float = 1.0,
    ) -> None:
        self.id = id
        self.icon = icon
        self.run = run
        self.n = n
        self.where = where
        self.possible = possible
        self.at_once = at_once
        self.gains = gains
        self.worth = worth
        self.for_good = for_good

    def is_like(self, other: GrowthAction) -> bool:
        """Return whether another action does the same: it does not matter which of them is done first."""
        return self is other or (self.id == other.id and self.n == other.n and self.where == other.where)


Options = Sequence[Sequence[GrowthAction]]


class GrowthSet:
    """A part of the growth panel: `pick` of its options, all different, each turn.

    `opened_by` is, for each option, the presence track that opens it once it is empty; most need none.
    """

    __slots__ = ("opened_by", "options", "pick")

    def __init__(self, pick: int, options: Options, opening: Mapping[str, Options] | None = None) -> None:
        self.pick = pick
        self.options = [list(option) for option in options]
        self.opened_by = [""] * len(self.options)
        for line, more in (opening or {}).items():
            self.options += [list(option) for option in more]
            self.opened_by += [line] * len(more)


def growth(
    *options: Sequence[GrowthAction], pick: int = 1, opening: Mapping[str, Options] | None = None
) -> GrowthSet:
    """Declare options of which `pick` are chosen each turn.

    `opening` are options by the presence track that opens one of them, as its spirit likes, when it is empty.
    """
    return GrowthSet(pick, options, opening)


def always(*icons: GrowthAction) -> GrowthSet:
    """These actions every turn."""
    return GrowthSet(1, [icons])

"""The growth part of a spirit's panel: options, and the actions they are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.powers import Work

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


class GrowthAction:
    """One action of a growth option: its id, icon and numbers for words, and what it does.

    The option can be chosen only if all its actions are `possible`. What happens `at_once` is done when the
    option is chosen: a price. `worth` is what it is worth to a bot that does not know the id better.
    """

    __slots__ = ("at_once", "icon", "id", "n", "possible", "run", "where", "worth")

    def __init__(
        self,
        id: str,
        icon: str,
        run: Callable[[Action], Work[None]],
        n: int | None = None,
        where: str | None = None,
        possible: Callable[[IslandState, int], bool] | None = None,
        at_once: bool = False,
        worth: float = 1.5,
    ) -> None:
        self.id = id
        self.icon = icon
        self.run = run
        self.n = n
        self.where = where
        self.possible = possible
        self.at_once = at_once
        self.worth = worth


class GrowthSet:
    """A part of the growth panel: `pick` of its options, all different, each turn."""

    __slots__ = ("options", "pick")

    def __init__(self, pick: int, options: Sequence[Sequence[GrowthAction]]) -> None:
        self.pick = pick
        self.options = [list(option) for option in options]


def growth(*options: Sequence[GrowthAction], pick: int = 1) -> GrowthSet:
    """Declare options of which `pick` are chosen each turn."""
    return GrowthSet(pick, options)


def always(*icons: GrowthAction) -> GrowthSet:
    """These actions every turn."""
    return GrowthSet(1, [icons])

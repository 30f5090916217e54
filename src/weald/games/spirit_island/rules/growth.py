"""The growth part of a spirit's panel: options, and the actions they are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.powers import Work

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


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

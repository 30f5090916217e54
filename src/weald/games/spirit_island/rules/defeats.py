"""Ways to lose: what each of them measures, and the limit at which the game is lost."""

from __future__ import annotations

from collections.abc import Callable

from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.owners import By

Measure = Callable[[IslandState, By], int]
Limit = Callable[[IslandState, By], int | None]
Where = Callable[[IslandState, By], dict[int, int]]


def nowhere(_s: IslandState, _by: By) -> dict[int, int]:
    """Return no land: what is measured does not lie on the island."""
    return {}


class Defeat:
    """A way to lose: the game is lost when its measure has come to its limit.

    It rises to the limit, or `falls` to it; a limit of None is out of reach for now. What is `demanded` is
    lost only where one more is needed and none is left: who needs it says so (`ways_to_lose.demand`).
    `where` says how much of the measure lies in which land; with `gathers`, what lies there is the defeat
    itself, otherwise only what has come or gone counts. Its texts are `danger-`, `loses-` and
    `result-defeat-` with its id.
    """

    __slots__ = ("demanded", "falls", "gathers", "id", "limit", "measure", "where")

    def __init__(
        self,
        id: str,
        measure: Measure,
        limit: int | Limit,
        where: Where = nowhere,
        falls: bool = False,
        demanded: bool = False,
        gathers: bool = False,
    ) -> None:
        self.id = id
        self.measure = measure
        self.limit = limit
        self.where = where
        self.falls = falls
        self.demanded = demanded
        self.gathers = gathers

    def limit_now(self, s: IslandState, by: By) -> int | None:
        """Return the limit as it stands."""
        return self.limit if isinstance(self.limit, int) else self.limit(s, by)

    def left(self, s: IslandState, by: By) -> int | None:
        """Return how far the measure is from its limit; 0 or less: it is reached, None: there is none now."""
        limit = self.limit_now(s, by)
        if limit is None:
            return None
        n = self.measure(s, by)
        return n - limit if self.falls else limit - n

    def is_reached(self, s: IslandState, by: By) -> bool:
        """Return whether the measure has come to its limit."""
        left = self.left(s, by)
        return left is not None and left <= 0

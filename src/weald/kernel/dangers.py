"""Dangers: every way to lose a game, how far off it is, and whether it comes if nothing is done about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypedDict

from weald.kernel.messages import PlainMessage

# Arguments of all functions of a way to lose: the state, and whose way it is as the game says it.
Measure = Callable[[Any, Any], int]
Limit = Callable[[Any, Any], int | None]
Where = Callable[[Any, Any], dict[int, int]]
Quick = Callable[[Any, Any], bool]


def nowhere(_s: Any, _by: Any) -> dict[int, int]:
    """Return no place: what is measured does not lie on the table."""
    return {}


class Defeat:
    """A way to lose: the game is lost when its measure has come to its limit.

    It rises to the limit, or `falls` to it; a limit of None is out of reach for now. One that is `demanded`
    is looked at only where something is needed that may not be there. `where` says how much of the measure
    lies in which place; with `gathers`, what lies there is the defeat itself, otherwise only what has come
    or gone counts. `quick` says the same as measure and limit, for what is asked at every turn of a search.
    """

    __slots__ = ("demanded", "falls", "gathers", "id", "limit", "measure", "quick", "where")

    def __init__(
        self,
        id: str,
        measure: Measure,
        limit: int | Limit,
        where: Where = nowhere,
        falls: bool = False,
        demanded: bool = False,
        gathers: bool = False,
        quick: Quick | None = None,
    ) -> None:
        self.id = id
        self.measure = measure
        self.limit = limit
        self.where = where
        self.falls = falls
        self.demanded = demanded
        self.gathers = gathers
        self.quick = quick

    def limit_now(self, s: Any, by: Any = ()) -> int | None:
        """Return the limit as it stands."""
        limit = self.limit
        return limit if isinstance(limit, int) else limit(s, by)

    def left(self, s: Any, by: Any = ()) -> int | None:
        """Return how far the measure is from its limit; 0 or less: it is reached, None: there is none now."""
        limit = self.limit_now(s, by)
        if limit is None:
            return None
        n = self.measure(s, by)
        return n - limit if self.falls else limit - n

    def is_reached(self, s: Any, by: Any = (), needed: int = 0) -> bool:
        """Return whether the measure has come to its limit, or would by what is `needed` in addition."""
        if self.quick is not None and not needed:
            return self.quick(s, by)
        limit = self.limit
        if not isinstance(limit, int):
            now = limit(s, by)
            if now is None:
                return False
            limit = now
        n = self.measure(s, by)
        return (n - limit if self.falls else limit - n) <= needed


# Whether a game is lost if nothing more is done: no, if hidden cards turn out so, in any case.
Coming = Literal["none", "likely", "certain"]


class Danger(TypedDict):
    """A way to lose: `measure` has come to `limit` when nothing is `left`; both are null while it cannot.

    `seat` is the one that would lose, null where all lose together. `where` are the refs of the things in
    which it lies, or in which it comes; the text says how it stands, or what is coming.
    """

    id: str
    seat: int | None
    measure: int
    limit: int | None
    left: int | None
    comes: Coming
    where: list[str]
    text: PlainMessage

"""People at a table: the seats with an open connection and the spectators, here and in other processes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import inf
from typing import Any

# Each process repeats who is there; one that has been silent for so long is gone, with its clients.
REPEAT_SECONDS = 20.0
SILENT_SECONDS = 50.0
# The number of names that are shown; a notice to other processes must stay short.
NAMES = 20


HERE = "here"


@dataclass(slots=True)
class Group:
    """The people at a table in one process, when it told of them last; this one is never silent."""

    at: float
    seats: list[int]
    watching: dict[str, Any]


NOBODY: dict[str, Any] = {"n": 0, "names": []}


class People:
    """The people at one table; eventually consistent across processes. Times are monotonic seconds."""

    def __init__(self, now: float) -> None:
        self._groups = {HERE: Group(inf, [], NOBODY)}
        # Per seat: when it was last seen.
        self._left: dict[int, float] = {}
        self._began = now

    @property
    def here(self) -> Group:
        """The people who are connected to this process."""
        return self._groups[HERE]

    @property
    def elsewhere(self) -> bool:
        """Whether people are known to be connected to other processes."""
        return len(self._groups) > 1

    def note(
        self, origin: str, now: float, seats: list[int] | None = None, watching: dict[str, Any] | None = None
    ) -> None:
        """Note the people of a process."""
        before = self.present(now)
        group = self._groups.setdefault(origin, Group(now, [], NOBODY))
        group.at = max(group.at, now)
        if seats is not None:
            group.seats = seats
        if watching is not None:
            group.watching = watching
        self._note_left(before, now)

    def forget_silent(self, now: float) -> None:
        """Forget processes that have fallen silent."""
        silent = [origin for origin, group in self._groups.items() if group.at <= now - SILENT_SECONDS]
        seats = {seat for origin in silent for seat in self._groups.pop(origin).seats}
        self._note_left(sorted(seats), now)

    def present(self, now: float) -> list[int]:
        """Return the seats that are present."""
        return sorted({seat for group in self._heard(now) for seat in group.seats})

    def watching(self, now: float) -> dict[str, Any]:
        """Return how many look on, and the names of those who gave one."""
        groups = [group.watching for group in self._heard(now)]
        names = (name for group in groups for name in group["names"])
        return {"n": sum(group["n"] for group in groups), "names": sorted(names)[:NAMES]}

    def absent_seconds(self, seat: int, now: float) -> float | None:
        """Return for how long a seat has been absent, as far as is known here; None if it is present."""
        return None if seat in self.present(now) else now - self._left.get(seat, self._began)

    def _heard(self, now: float) -> list[Group]:
        """Return the processes that are not silent."""
        return [group for group in self._groups.values() if group.at > now - SILENT_SECONDS]

    def _note_left(self, before: Iterable[int], now: float) -> None:
        """Note which seats have left since `before`."""
        after = self.present(now)
        self._left.update({seat: now for seat in before if seat not in after})


def looking_on(spectators: Iterable[tuple[str, str]]) -> dict[str, Any]:
    """Return how many browsers look on, each with the name that it gave, and the names."""
    names = dict(spectators)
    return {"n": len(names), "names": sorted(name for name in names.values() if name)[:NAMES]}

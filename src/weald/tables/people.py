"""People at a table: the seats with an open connection and the spectators, here and in other processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

# Each process repeats who is there; one that has been silent for so long is gone, with its clients.
REPEAT_SECONDS = 20.0
SILENT_SECONDS = 50.0
# The number of names that are shown; a notice to other processes must stay short.
NAMES = 20


@dataclass(slots=True)
class Spectator:
    """A browser that looks on: its open connections and the last name that it gave."""

    connections: int
    name: str


@dataclass(slots=True)
class Elsewhere:
    """The people at a table in another process, when it told of them last."""

    at: float
    seats: list[int]
    watching: dict[str, Any]


NOBODY: dict[str, Any] = {"n": 0, "names": []}


class People:
    """Who is at one table; eventually consistent across processes. Times are monotonic seconds."""

    def __init__(self, now: float) -> None:
        self._seats: Counter[int] = Counter()
        self._spectators: dict[str, Spectator] = {}
        self._elsewhere: dict[str, Elsewhere] = {}
        # Per seat: when it was last seen.
        self._left: dict[int, float] = {}
        self._began = now

    @property
    def elsewhere(self) -> bool:
        """Whether people are known to be connected to other processes."""
        return bool(self._elsewhere)

    @property
    def seats_here(self) -> list[int]:
        """The seats with a connection to this process."""
        return sorted(self._seats)

    @property
    def spectators_here(self) -> dict[str, Any]:
        """The number and the names of the spectators of this process."""
        names = sorted(one.name for one in self._spectators.values() if one.name)
        return {"n": len(self._spectators), "names": names[:NAMES]}

    def sit(self, arrived: Iterable[int], left: Iterable[int], now: float) -> bool:
        """Count connections of seats that begin and end; return whether others have to be told."""
        before, here = self.present(now), self.seats_here
        self._seats.update(arrived)
        self._seats.subtract(left)
        self._seats = +self._seats
        self._note_left(before, now)
        return here != self.seats_here

    def look_on(self, browser: str, name: str) -> bool:
        """Count a connection of a spectator; return whether others have to be told."""
        before = self.spectators_here
        spectator = self._spectators.setdefault(browser, Spectator(0, name))
        spectator.connections += 1
        spectator.name = name
        return before != self.spectators_here

    def look_away(self, browser: str) -> bool:
        """Count the end of a spectator's connection; return whether others have to be told."""
        before = self.spectators_here
        self._spectators[browser].connections -= 1
        if not self._spectators[browser].connections:
            del self._spectators[browser]
        return before != self.spectators_here

    def note_elsewhere(
        self, origin: str, now: float, seats: list[int] | None = None, watching: dict[str, Any] | None = None
    ) -> None:
        """Note who is there in another process."""
        before = self.present(now)
        there = self._elsewhere.setdefault(origin, Elsewhere(now, [], NOBODY))
        there.at = now
        if seats is not None:
            there.seats = seats
        if watching is not None:
            there.watching = watching
        self._note_left(before, now)

    def forget_silent(self, now: float) -> bool:
        """Forget processes that have fallen silent; return whether there were any."""
        silent = [origin for origin, there in self._elsewhere.items() if there.at <= now - SILENT_SECONDS]
        seats = {seat for origin in silent for seat in self._elsewhere.pop(origin).seats}
        self._note_left(sorted(seats), now)
        return bool(silent)

    def present(self, now: float) -> list[int]:
        """Return the seats that are present."""
        present = set(self._seats)
        for there in self._elsewhere.values():
            if there.at > now - SILENT_SECONDS:
                present.update(there.seats)
        return sorted(present)

    def watching(self, now: float) -> dict[str, Any]:
        """Return how many look on, and the names of those who gave one."""
        groups = [self.spectators_here]
        groups += [there.watching for there in self._elsewhere.values() if there.at > now - SILENT_SECONDS]
        names = sorted(name for group in groups for name in group["names"])
        return {"n": sum(group["n"] for group in groups), "names": names[:NAMES]}

    def absent_seconds(self, seat: int, now: float) -> float | None:
        """Return for how long a seat has been absent, as far as is known here; None if it is present."""
        return None if seat in self.present(now) else now - self._left.get(seat, self._began)

    def _note_left(self, before: list[int], now: float) -> None:
        """Note which seats have left since `before`."""
        after = self.present(now)
        self._left.update(dict.fromkeys((seat for seat in before if seat not in after), now))

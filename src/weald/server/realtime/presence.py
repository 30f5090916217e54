"""Who is there: the seats that have an open line, in this process and in the others."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from time import monotonic

from weald.server.realtime.pubsub import Bus

# Each process repeats what it knows; one that has been silent for so long is gone, and its people with it.
REPEAT_SECONDS = 20.0
SILENT_SECONDS = 50.0
# How many tables are remembered at which nobody is any more.
REMEMBERED = 10_000


class Presence:
    """Counts open lines by table and seat; what it says of other processes is right after a moment."""

    def __init__(self, bus: Bus, changed: Callable[[str], None]) -> None:
        self._bus = bus
        self._changed = changed
        self._here: dict[str, Counter[int]] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, list[int]]]] = {}
        self._left: dict[tuple[str, int], float] = {}
        self._began = monotonic()
        self._repeating: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._repeating = asyncio.create_task(self._repeat())

    async def stop(self) -> None:
        if self._repeating is not None:
            self._repeating.cancel()

    def came(self, table: str, seats: list[int]) -> None:
        """Somebody has opened a line for these seats."""
        before = self.there(table)
        lines = self._here.setdefault(table, Counter())
        fresh = [seat for seat in seats if not lines[seat]]
        lines.update(seats)
        if fresh:
            self._tell(table)
        self._compare(table, before)

    def went(self, table: str, seats: list[int]) -> None:
        """A line of these seats has closed."""
        before = self.there(table)
        lines = self._here.get(table, Counter())
        lines.subtract(seats)
        gone = [seat for seat in seats if lines[seat] <= 0]
        self._here[table] = +lines
        if not self._here[table]:
            del self._here[table]
        if gone:
            self._tell(table)
        self._compare(table, before)

    def heard(self, table: str, seats: list[int], origin: str) -> None:
        """Another process says who is there at a table."""
        if origin == self._bus.origin:
            return
        before = self.there(table)
        others = self._elsewhere.setdefault(table, {})
        if seats:
            others[origin] = (monotonic(), seats)
        else:
            others.pop(origin, None)
        if not others:
            del self._elsewhere[table]
        self._compare(table, before)

    def there(self, table: str) -> list[int]:
        """The seats whose people are there now."""
        late = monotonic() - SILENT_SECONDS
        present = set(self._here.get(table, ()))
        for at, seats in self._elsewhere.get(table, {}).values():
            if at > late:
                present.update(seats)
        return sorted(present)

    def absent_seconds(self, table: str, seat: int) -> float:
        """For how long nobody has been there for a seat, as far as this process can know."""
        if seat in self.there(table):
            return 0.0
        return monotonic() - self._left.get((table, seat), self._began)

    def _compare(self, table: str, before: list[int]) -> None:
        """Note who has left since, and say that it is not as it was."""
        after = self.there(table)
        self._note_left(table, [seat for seat in before if seat not in after])
        if before != after:
            self._changed(table)

    def _note_left(self, table: str, seats: list[int]) -> None:
        for seat in seats:
            self._left.pop((table, seat), None)
            self._left[table, seat] = monotonic()
        while len(self._left) > REMEMBERED:
            del self._left[next(iter(self._left))]

    def _tell(self, table: str) -> None:
        self._bus.send(table, {"here": sorted(self._here.get(table, ()))})

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT_SECONDS)
            for table in list(self._here):
                self._tell(table)
            self._forget_silent()

    def _forget_silent(self) -> None:
        late = monotonic() - SILENT_SECONDS
        for table, others in list(self._elsewhere.items()):
            silent = [origin for origin, (at, _) in others.items() if at <= late]
            seats = {seat for origin in silent for seat in others.pop(origin)[1]}
            if not others:
                del self._elsewhere[table]
            if silent:
                self._note_left(table, sorted(seats - set(self.there(table))))
                self._changed(table)

"""Presence: the seats that have an open connection, in this process and in others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from time import monotonic

from weald.server.bounded import BoundedCache
from weald.server.realtime.pubsub import Bus
from weald.server.tasks import BackgroundTasks

# Each process repeats its own presence; one that has been silent for so long is gone, with its clients.
REPEAT_SECONDS = 20.0
SILENT_SECONDS = 50.0
# The number of seats whose last disconnect is remembered.
REMEMBERED = 10_000


class Presence:
    """Counts open connections by table and seat; eventually consistent across processes."""

    def __init__(self, bus: Bus, changed: Callable[[str], None]) -> None:
        self._bus = bus
        self._changed = changed
        self._here: dict[str, Counter[int]] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, list[int]]]] = {}
        self._left: BoundedCache[tuple[str, int], float] = BoundedCache(REMEMBERED)
        self._began = monotonic()
        self._tasks = BackgroundTasks()

    def start(self) -> None:
        self._tasks.repeat(REPEAT_SECONDS, self._repeat)

    async def stop(self) -> None:
        await self._tasks.stop()

    def connect(self, table: str, seats: list[int]) -> None:
        """Count a new connection of these seats."""
        before = self.present(table)
        connections = self._here.setdefault(table, Counter())
        fresh = [seat for seat in seats if not connections[seat]]
        connections.update(seats)
        if fresh:
            self._announce(table)
        self._compare(table, before)

    def disconnect(self, table: str, seats: list[int]) -> None:
        """Count the end of a connection of these seats."""
        before = self.present(table)
        connections = self._here.get(table, Counter())
        connections.subtract(seats)
        gone = [seat for seat in seats if connections[seat] <= 0]
        self._here[table] = +connections
        if not self._here[table]:
            del self._here[table]
        if gone:
            self._announce(table)
        self._compare(table, before)

    def update_remote(self, table: str, seats: list[int], origin: str) -> None:
        """Note which seats are present at a table in another process."""
        if origin == self._bus.origin:
            return
        before = self.present(table)
        others = self._elsewhere.setdefault(table, {})
        if seats:
            others[origin] = (monotonic(), seats)
        else:
            others.pop(origin, None)
        if not others:
            del self._elsewhere[table]
        self._compare(table, before)

    def present(self, table: str) -> list[int]:
        """Return the seats that are present now."""
        late = monotonic() - SILENT_SECONDS
        present = set(self._here.get(table, ()))
        for at, seats in self._elsewhere.get(table, {}).values():
            if at > late:
                present.update(seats)
        return sorted(present)

    def absent_seconds(self, table: str, seat: int) -> float:
        """Return for how long a seat has been absent, as far as this process knows."""
        if seat in self.present(table):
            return 0.0
        left = self._left.get((table, seat))
        return monotonic() - (self._began if left is None else left)

    def _compare(self, table: str, before: list[int]) -> None:
        """Note which seats have left since `before`, and report a change."""
        after = self.present(table)
        self._note_left(table, [seat for seat in before if seat not in after])
        if before != after:
            self._changed(table)

    def _note_left(self, table: str, seats: list[int]) -> None:
        for seat in seats:
            self._left.put((table, seat), monotonic())

    def _announce(self, table: str) -> None:
        self._bus.send(table, {"here": sorted(self._here.get(table, ()))})

    async def _repeat(self) -> None:
        """Repeat this process's presence and forget processes that have fallen silent."""
        for table in list(self._here):
            self._announce(table)
        self._forget_silent()

    def _forget_silent(self) -> None:
        late = monotonic() - SILENT_SECONDS
        for table, others in list(self._elsewhere.items()):
            silent = [origin for origin, (at, _) in others.items() if at <= late]
            seats = {seat for origin in silent for seat in others.pop(origin)[1]}
            if not others:
                del self._elsewhere[table]
            if silent:
                self._note_left(table, sorted(seats - set(self.present(table))))
                self._changed(table)

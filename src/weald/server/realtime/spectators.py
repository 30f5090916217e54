"""Spectators: who looks on at a table without a seat, in this process and in others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any

from weald.server.realtime.presence import REPEAT_SECONDS, SILENT_SECONDS
from weald.server.realtime.pubsub import Bus
from weald.server.tasks import BackgroundTasks

# The number of names that are shown; a notice to other processes must stay short.
NAMES = 20


@dataclass(slots=True)
class Spectator:
    """A browser that looks on: its open connections and the last name that it gave."""

    connections: int
    name: str


class Spectators:
    """Counts the browsers that look on by table; eventually consistent across processes."""

    def __init__(self, bus: Bus, changed: Callable[[str], None]) -> None:
        self._bus = bus
        self._changed = changed
        self._here: dict[str, dict[str, Spectator]] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, dict[str, Any]]]] = {}
        self._tasks = BackgroundTasks()

    def start(self) -> None:
        self._tasks.repeat(REPEAT_SECONDS, self._repeat)

    async def stop(self) -> None:
        await self._tasks.stop()

    def arrive(self, table: str, browser: str, name: str) -> None:
        """Count a new connection of a browser; its name may be empty."""
        before = self._own(table)
        people = self._here.setdefault(table, {})
        if browser in people:
            people[browser].connections += 1
            people[browser].name = name
        else:
            people[browser] = Spectator(1, name)
        self._announce(table, before)

    def leave(self, table: str, browser: str) -> None:
        """Count the end of a connection of a browser."""
        before = self._own(table)
        people = self._here[table]
        people[browser].connections -= 1
        if not people[browser].connections:
            del people[browser]
        if not people:
            del self._here[table]
        self._announce(table, before)

    def update_remote(self, table: str, those: dict[str, Any], origin: str) -> None:
        """Note who looks on at a table in another process."""
        if origin == self._bus.origin:
            return
        before = self.watching(table)
        others = self._elsewhere.setdefault(table, {})
        if those["n"]:
            others[origin] = (monotonic(), those)
        else:
            others.pop(origin, None)
        if not others:
            del self._elsewhere[table]
        if before != self.watching(table):
            self._changed(table)

    def watching(self, table: str) -> dict[str, Any]:
        """Return how many look on at a table, and the names of those who gave one."""
        late = monotonic() - SILENT_SECONDS
        groups = [self._own(table)]
        groups += [those for at, those in self._elsewhere.get(table, {}).values() if at > late]
        names = sorted(name for group in groups for name in group["names"])
        return {"n": sum(group["n"] for group in groups), "names": names[:NAMES]}

    def _own(self, table: str) -> dict[str, Any]:
        """Return who looks on in this process."""
        people = self._here.get(table, {}).values()
        names = sorted(person.name for person in people if person.name)
        return {"n": len(people), "names": names[:NAMES]}

    def _announce(self, table: str, before: dict[str, Any]) -> None:
        """Report a change here and to the other processes."""
        if before != self._own(table):
            self._bus.send(table, {"looking_on": self._own(table)})
            self._changed(table)

    async def _repeat(self) -> None:
        """Repeat who looks on here and forget processes that have fallen silent."""
        for table in list(self._here):
            self._bus.send(table, {"looking_on": self._own(table)})
        late = monotonic() - SILENT_SECONDS
        for table, others in list(self._elsewhere.items()):
            silent = [origin for origin, (at, _) in others.items() if at <= late]
            for origin in silent:
                del others[origin]
            if not others:
                del self._elsewhere[table]
            if silent:
                self._changed(table)

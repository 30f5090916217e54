"""A table at one version: made once, stored, then shown to everybody and never changed."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from weald.kernel.state import Event
from weald.kernel.table import Table


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where: a person with a way to prove it, or an AI of a level."""

    name: str
    kind: str
    level: str | None = None
    token: str | None = None
    owner: str | None = None

    def to_json(self) -> dict[str, Any]:
        return {"name": self.name, "kind": self.kind, "level": self.level}


@dataclass(frozen=True, slots=True)
class Setup:
    """What was settled when the table was opened."""

    id: str
    game: str
    options: dict[str, Any]
    seed: int
    seats: tuple[Seat, ...]
    imported: bool = False

    def mine(self, hashes: frozenset[str]) -> list[int]:
        """The seats that somebody with these hashes may play."""
        return [n for n, seat in enumerate(self.seats) if seat.owner in hashes or seat.token in hashes]


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """A table after its first `version` commands."""

    setup: Setup
    version: int
    table: Table
    # By version, the number of the last event then.
    lasts: tuple[int, ...]
    # The entries whose answers stand.
    line: tuple[int, ...]
    # By seat, the version since which nothing has changed for what it is asked.
    recent: tuple[int, ...]
    # Events from before the checkpoint, when the table was taken up from there and does not know them itself.
    past: tuple[Event, ...] = ()
    # By seat, what only that seat may see, made when somebody looks.
    faces: dict[int | None, dict[str, Any]] = field(default_factory=dict)

    @property
    def last(self) -> int:
        return self.lasts[-1]

    @property
    def waiting(self) -> list[int]:
        """The seats that the game waits for."""
        return [decision.seat for decision in self.table.pending]

    def is_current(self, seat: int, expected: int) -> bool:
        """Whether somebody who last saw version `expected` knows all that matters to the seat now."""
        # Secret answers of others to a question that is still open change nothing for this seat; refusing its
        # answer because of them would punish people for choosing at the same time.
        return self.recent[seat] <= expected <= self.version

    def since(self, version: int) -> tuple[int, bool]:
        """After which event somebody at that version has to read on, and whether events were taken back."""
        if not 0 <= version <= self.version:
            return 0, True
        base = min(self.lasts[version:])
        return base, base < self.lasts[version]

    def events(self, seat: int | None, after: int) -> list[dict[str, Any]]:
        """The events after that number, in the words meant for the seat."""
        before = len(self.past)
        later = self.table.events_for(seat, max(0, after - before))
        return [
            *(event.seen_by(seat) for event in self.past[after:]),
            *({**event, "n": event["n"] + before} for event in later),
        ]

    def new_events(self) -> list[dict[str, Any]]:
        """The whole events that the last command brought, as they are stored."""
        before = len(self.past)
        base = self.lasts[-2] if len(self.lasts) > 1 else 0
        return [
            {**event.to_json(), "n": event.n + before} for event in self.table.events[max(0, base - before) :]
        ]

    def answered(self, table: Table, seat: int) -> Moment:
        """The moment after an answer of the seat, which the given table has taken."""
        open_still = seat in table.answered
        return self._next(table, seat, open_still, (*self.line, self.version + 1))

    def taken_back(self, table: Table, seat: int) -> tuple[Moment, list[int]]:
        """The moment after an undo by the seat, and the entries that do not stand any more."""
        before = [(entry.seat, entry.option) for entry in self.table.entries]
        after = [(entry.seat, entry.option) for entry in table.entries]
        known = len(self.line) - len(before)
        first = next((i for i, said in enumerate(after) if said != before[i]), len(after))
        removed = range(known + first, known + first + len(before) - len(after))
        gone = [self.line[i] for i in removed]
        line = tuple(n for n in self.line if n not in gone)
        return self._next(table, seat, seat in self.table.answered, line), gone

    def _next(self, table: Table, seat: int, open_still: bool, line: tuple[int, ...]) -> Moment:
        version = self.version + 1
        recent = tuple(
            version if not open_still or n == seat else known for n, known in enumerate(self.recent)
        )
        last = len(self.past) + len(table.events)
        return replace(
            self, version=version, table=table, lasts=(*self.lasts, last), line=line, recent=recent, faces={}
        )


def first_moment(setup: Setup, table: Table) -> Moment:
    """A table that was just opened."""
    return Moment(setup, 0, table, (len(table.events),), (), (0,) * len(setup.seats))

"""A table at one version: made once, stored, then shown to everybody and never changed."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from weald.kernel.events import Event
from weald.kernel.state import State
from weald.kernel.table import Table

# Milliseconds: how the time is counted here.
SECOND = 1000


def now() -> int:
    """The time as it is stored."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where: a person here or elsewhere with a way to prove it, or an AI of a level."""

    name: str
    kind: str
    level: str | None = None
    token: str | None = None
    owner: str | None = None
    # An AI plays it for a person, who may take it back.
    away: bool = False

    @property
    def owned(self) -> bool:
        """Whether it belongs to a person, whoever plays it at the revision."""
        return self.owner is not None or self.token is not None

    @property
    def free(self) -> bool:
        """Whether it waits for somebody with the invitation."""
        return self.kind == "guest" and not self.owned

    @property
    def human(self) -> bool:
        """Whether a person plays it now."""
        return self.kind != "ai" and not self.free

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "kind": self.kind,
            "level": self.level,
            "away": self.away,
            "free": self.free,
        }

    def as_player(self) -> dict[str, Any]:
        """As records name who played: a person or an AI, wherever they sat."""
        return {"name": self.name, "kind": "ai" if self.kind == "ai" else "human", "level": self.level}


@dataclass(frozen=True, slots=True)
class Setup:
    """What was settled when the table was opened, and who sits there now."""

    id: str
    game: str
    options: dict[str, Any]
    seed: int
    seats: tuple[Seat, ...]
    imported: bool = False
    host: str | None = None
    invite: str | None = None
    # Seconds that people have for an answer.
    timer: int | None = None

    def mine(self, hashes: frozenset[str]) -> list[int]:
        """The seats that somebody with these hashes may play."""
        return [n for n, seat in enumerate(self.seats) if seat.owner in hashes or seat.token in hashes]

    def is_host(self, hashes: frozenset[str]) -> bool:
        """Whether somebody with these hashes opened the table."""
        return self.host in hashes

    def is_alone(self, hashes: frozenset[str]) -> bool:
        """Whether nobody but the host with these hashes plays here, or could come to."""
        others = [seat for seat in self.seats if seat.free or (seat.owned and seat.owner != self.host)]
        return self.is_host(hashes) and not others


@dataclass(frozen=True, slots=True)
class TakebackRequest:
    """Somebody's wish to take answers back, which others have to agree to."""

    by: int
    # The version at which it was said.
    at: int
    # How many answers would be taken back.
    answers: int
    asked: tuple[int, ...]
    agreed: tuple[int, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {
            "by": self.by,
            "at": self.at,
            "answers": self.answers,
            "asked": list(self.asked),
            "agreed": list(self.agreed),
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> TakebackRequest:
        return cls(data["by"], data["at"], data["answers"], tuple(data["asked"]), tuple(data["agreed"]))


@dataclass(frozen=True, slots=True, eq=False)
class Revision:
    """A table after its first `version` commands."""

    setup: Setup
    version: int
    table: Table
    # By version, the number of the last event then.
    lasts: tuple[int, ...]
    # The entries whose answers stand.
    live_entries: tuple[int, ...]
    # By seat, the version since which nothing has changed for what it is asked.
    question_versions: tuple[int, ...]
    # Events from before the checkpoint, when the table was taken up from there and does not know them itself.
    past: tuple[Event, ...] = ()
    takeback_request: TakebackRequest | None = None
    # Since when the game has waited for the people that it waits for now; None if it waits for nobody.
    asked_since: int | None = None
    # How often more was taken back than an answer that nobody else had seen.
    takebacks: int = 0
    # By seat, what only that seat may see, made when somebody looks.
    seat_views: dict[int | None, dict[str, Any]] = field(default_factory=dict)
    # The last checkpoint as it is stored, made once for all revisions that go on from it.
    encoded_checkpoint: dict[State, msgspec.Raw] = field(default_factory=dict)

    @property
    def last(self) -> int:
        return self.lasts[-1]

    @property
    def waiting(self) -> list[int]:
        """The seats that the game waits for."""
        return self.table.run.open_seats

    @property
    def pending_humans(self) -> list[int]:
        """The seats that the game waits for and a person plays."""
        return [seat for seat in self.waiting if self.setup.seats[seat].human]

    @property
    def deadline(self) -> int | None:
        """When the people that the game waits for run out of time."""
        timer = self.setup.timer
        return None if timer is None or self.asked_since is None else self.asked_since + timer * SECOND

    @property
    def shut(self) -> bool:
        """Whether nothing can happen here any more: the game is over, or it is only looked at."""
        return self.table.over or self.setup.imported

    def is_current(self, seat: int, expected: int) -> bool:
        """Whether somebody who last saw version `expected` knows all that matters to the seat now."""
        # Secret answers of others to a question that is still open change nothing for this seat; refusing its
        # answer because of them would punish people for choosing at the same time.
        return seat < len(self.question_versions) and self.question_versions[seat] <= expected <= self.version

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

    def position(self) -> dict[str, Any]:
        """The whole truth about the table, as it is stored."""
        state = self.table.run.checkpoint
        assert state is not None
        if state not in self.encoded_checkpoint:
            self.encoded_checkpoint.clear()
            self.encoded_checkpoint[state] = msgspec.Raw(
                msgspec.json.encode(self.table.game.position.dump(state))
            )
        return self.table.position(self.encoded_checkpoint[state])

    def new_events(self) -> list[dict[str, Any]]:
        """The whole events that the last command brought, as they are stored."""
        before = len(self.past)
        base = self.lasts[-2] if len(self.lasts) > 1 else 0
        return [
            {**event.to_json(), "n": event.n + before} for event in self.table.events[max(0, base - before) :]
        ]

    def answered(self, table: Table, seat: int) -> Revision:
        """The revision after an answer of the seat, which the given table has taken."""
        open_still = seat in table.answered
        return self._next(table, seat, open_still, (*self.live_entries, self.version + 1))

    def taken_back(self, table: Table, seat: int, noted: bool = False) -> tuple[Revision, list[int]]:
        """The revision after an undo by the seat, and the entries that do not stand any more."""
        before = [(entry.seat, entry.option) for entry in self.table.entries]
        after = [(entry.seat, entry.option) for entry in table.entries]
        offset = len(self.live_entries) - len(before)
        first = next((i for i, answer in enumerate(after) if answer != before[i]), len(after))
        removed = range(offset + first, offset + first + len(before) - len(after))
        gone = [self.live_entries[i] for i in removed]
        live_entries = tuple(n for n in self.live_entries if n not in gone)
        revision = self._next(table, seat, seat in self.table.answered, live_entries)
        return (replace(revision, takebacks=self.takebacks + 1) if noted else revision), gone

    def reseated(self, seat: int, sitting: Seat) -> Revision:
        """The revision after somebody else plays a seat."""
        seats = (*self.setup.seats[:seat], sitting, *self.setup.seats[seat + 1 :])
        question_versions = (
            *self.question_versions[:seat],
            self.version + 1,
            *self.question_versions[seat + 1 :],
        )
        revision = self._unplayed(setup=replace(self.setup, seats=seats), question_versions=question_versions)
        # Somebody who just sat down has the whole time.
        return revision._timed(anew=sitting.human and seat in self.waiting)

    def with_request(self, takeback_request: TakebackRequest | None) -> Revision:
        """The revision after somebody said or changed a wish."""
        return self._unplayed(takeback_request=takeback_request)

    def _unplayed(self, **changes: Any) -> Revision:
        """The next version, at which the game stands where it stood."""
        return replace(
            self, version=self.version + 1, lasts=(*self.lasts, self.last), seat_views={}, **changes
        )

    def _next(self, table: Table, seat: int, open_still: bool, live_entries: tuple[int, ...]) -> Revision:
        version = self.version + 1
        question_versions = tuple(
            version if not open_still or n == seat else since
            for n, since in enumerate(self.question_versions)
        )
        last = len(self.past) + len(table.events)
        # Not `replace`, which looks at every field: this is done for every answer.
        return Revision(
            setup=self.setup,
            version=version,
            table=table,
            lasts=(*self.lasts, last),
            live_entries=live_entries,
            question_versions=question_versions,
            past=self.past,
            asked_since=self._since(table, anew=not open_still),
            takebacks=self.takebacks,
            encoded_checkpoint=self.encoded_checkpoint,
        )

    def _timed(self, anew: bool) -> Revision:
        """The same revision, with since when it has waited for people."""
        return replace(self, asked_since=self._since(self.table, anew))

    def _since(self, table: Table, anew: bool) -> int | None:
        """Since when the table waits for people; None if it does not."""
        sitting = self.setup.seats
        if not any(sitting[seat].human for seat in table.run.open_seats):
            return None
        return now() if anew or self.asked_since is None else self.asked_since


def first_revision(setup: Setup, table: Table) -> Revision:
    """A table that was just opened."""
    revision = Revision(setup, 0, table, (len(table.events),), (), (0,) * len(setup.seats))
    return revision._timed(anew=True)

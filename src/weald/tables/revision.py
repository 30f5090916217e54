"""An immutable table at one version: made once, stored, then shown to all clients."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, cast

from weald.kernel import events
from weald.kernel.state import State
from weald.kernel.table import Table
from weald.tables.replies import Event, SeatView
from weald.tables.values import SECOND, Pace, Seat, Setup, TakebackRequest


@dataclass(frozen=True, slots=True, eq=False)
class Revision:
    """A table after its first `version` commands."""

    setup: Setup
    version: int
    table: Table
    # Per version: the number of the last event.
    lasts: tuple[int, ...]
    # The entries whose answers have not been taken back.
    live_entries: tuple[int, ...]
    # Per seat: the version at which its question last changed.
    question_versions: tuple[int, ...]
    # Stored events from before the checkpoint, if the table was loaded from there instead of replayed.
    past: tuple[events.Event, ...] = ()
    takeback_request: TakebackRequest | None = None
    # Since when the pending humans have been asked; None if there are none.
    asked_since: int | None = None
    # The number of takebacks, apart from answers that no other player had seen.
    takebacks: int = 0
    # Per seat: the part of a snapshot that only this seat may see, made on demand.
    seat_views: dict[int | None, SeatView] = field(default_factory=dict)
    # Per seat: what its options would bring, made on demand.
    foresights: dict[int, dict[str, Any]] = field(default_factory=dict)
    # The position at the last checkpoint, without answers; shared by all revisions that follow it.
    checkpoint_position: dict[State, dict[str, Any]] = field(default_factory=dict)

    @property
    def last(self) -> int:
        return self.lasts[-1]

    @property
    def waiting(self) -> list[int]:
        """The seats that the game waits for, AI seats included; none before the deal or after all left."""
        return [] if self.setup.gathering or self.setup.abandoned else self.table.run.open_seats

    @property
    def pending_humans(self) -> list[int]:
        """The seats that the game waits for and a human plays."""
        return [seat for seat in self.waiting if self.setup.seats[seat].human]

    @property
    def next_ai_seat(self) -> int | None:
        """The first AI seat that has to answer now."""
        # An answer would void an open takeback request.
        if self.setup.imported or self.takeback_request is not None:
            return None
        waiting = self.waiting
        robots = [seat for seat in waiting if self.setup.seats[seat].kind == "ai"]
        question = self.table.run.question
        if question is not None and question.humans_first and len(robots) < len(waiting):
            return None
        return robots[0] if robots else None

    @property
    def deadline(self) -> int | None:
        """When the pending humans run out of time."""
        timer = self.setup.timer
        return None if timer is None or self.asked_since is None else self.asked_since + timer * SECOND

    @property
    def closed(self) -> bool:
        """Whether the table takes no more commands: the game is over, only imported, or abandoned."""
        return self.table.over or self.setup.imported or self.setup.abandoned

    def moved_in_time(self, by: int) -> Revision:
        """Return the same revision after the clock was moved: no seat gains or loses time."""
        return self if self.asked_since is None else replace(self, asked_since=self.asked_since + by)

    def is_current(self, seat: int, expected: int) -> bool:
        """Return whether a client that last saw version `expected` has seen the seat's present question."""
        # Secret answers of others to a question that is still open change nothing for this seat; players who
        # choose at the same time must not refuse each other's answers.
        return seat < len(self.question_versions) and self.question_versions[seat] <= expected <= self.version

    def since(self, version: int) -> tuple[int, bool]:
        """Return after which event a client at `version` reads on, and whether events were taken back."""
        if not 0 <= version <= self.version:
            return 0, True
        base = min(self.lasts[version:])
        return base, base < self.lasts[version]

    def events(self, seat: int | None, after: int) -> list[Event]:
        """Return the events after number `after` as `seat` may see them."""
        if self.setup.gathering:
            return []
        before = len(self.past)
        later = cast("list[Event]", self.table.events_for(seat, max(0, after - before)))
        if not before:
            return later
        for event in later:
            event["n"] += before
        return [*(cast("Event", event.seen_by(seat)) for event in self.past[after:]), *later]

    def position(self) -> dict[str, Any]:
        """Return the complete position as it is stored."""
        state = self.table.run.checkpoint
        assert state is not None
        before = self.checkpoint_position.get(state)
        if before is None:
            before = self.table.position()
            self.checkpoint_position.clear()
            self.checkpoint_position[state] = before
        return {**before, "answers": self.table.answers_since()}

    def new_events(self) -> list[dict[str, Any]]:
        """Return the events of the last command as they are stored, with everything hidden in them."""
        if self.setup.gathering:
            return []
        before = len(self.past)
        base = self.lasts[-2] if len(self.lasts) > 1 else 0
        new = [event.to_json() for event in self.table.events[max(0, base - before) :]]
        return [{**event, "n": event["n"] + before} for event in new] if before else new

    def answered(self, table: Table, seat: int, now: int) -> Revision:
        """Return the revision after an answer of `seat`, which `table` has taken."""
        open_still = seat in table.run.partial_answers
        return self._next(table, seat, open_still, (*self.live_entries, self.version + 1), now)

    def taken_back(
        self, table: Table, seat: int, now: int, noted: bool = False
    ) -> tuple[Revision, list[int]]:
        """Return the revision after an undo by `seat`, and the entries that it took back."""
        before = [(entry.seat, entry.option) for entry in self.table.entries]
        after = [(entry.seat, entry.option) for entry in table.entries]
        offset = len(self.live_entries) - len(before)
        first = next((i for i, answer in enumerate(after) if answer != before[i]), len(after))
        removed = range(offset + first, offset + first + len(before) - len(after))
        gone = [self.live_entries[i] for i in removed]
        live_entries = tuple(n for n in self.live_entries if n not in gone)
        revision = self._next(table, seat, seat in self.table.answered, live_entries, now)
        return (replace(revision, takebacks=self.takebacks + 1) if noted else revision), gone

    def reseated(self, seat: int, sitting: Seat, now: int) -> Revision:
        """Return the revision after `sitting` has taken over `seat`."""
        seats = (*self.setup.seats[:seat], sitting, *self.setup.seats[seat + 1 :])
        question_versions = (
            *self.question_versions[:seat],
            self.version + 1,
            *self.question_versions[seat + 1 :],
        )
        revision = self._unplayed(setup=replace(self.setup, seats=seats), question_versions=question_versions)
        # A new player gets the full time.
        return revision.timed(now, restart=sitting.human and seat in self.waiting)

    def paced(self, pace: Pace) -> Revision:
        """Return the revision after the host has changed how fast AI seats act."""
        return self._unplayed(setup=replace(self.setup, pace=pace))

    def dealt(self, table: Table, now: int) -> Revision:
        """Return the revision after all people have sat down and the cards were dealt."""
        version = self.version + 1
        return replace(
            first_revision(self.setup.dealt(), table, now),
            version=version,
            lasts=(*self.lasts, len(table.events)),
            question_versions=(version,) * len(self.setup.seats),
        )

    def with_request(self, takeback_request: TakebackRequest | None) -> Revision:
        """Return the revision after a takeback request was made, changed or settled."""
        return self._unplayed(takeback_request=takeback_request)

    def _unplayed(self, **changes: Any) -> Revision:
        """Return the next version, with the game in the same position."""
        return replace(
            self,
            version=self.version + 1,
            lasts=(*self.lasts, self.last),
            seat_views={},
            foresights={},
            **changes,
        )

    def _next(
        self, table: Table, seat: int, open_still: bool, live_entries: tuple[int, ...], now: int
    ) -> Revision:
        version = self.version + 1
        question_versions = (version,) * len(self.question_versions)
        if open_still:
            question_versions = (*self.question_versions[:seat], version, *self.question_versions[seat + 1 :])
        last = len(self.past) + len(table.events)
        return Revision(
            setup=self.setup,
            version=version,
            table=table,
            lasts=(*self.lasts, last),
            live_entries=live_entries,
            question_versions=question_versions,
            past=self.past,
            asked_since=self._since(table, now, restart=not open_still),
            takebacks=self.takebacks,
            checkpoint_position=self.checkpoint_position,
        )

    def timed(self, now: int, restart: bool) -> Revision:
        """Return the same revision with its `asked_since`."""
        return replace(self, asked_since=self._since(self.table, now, restart))

    def _since(self, table: Table, now: int, restart: bool) -> int | None:
        """Return since when `table` has waited for humans; None if it does not."""
        if self.setup.gathering:
            return None
        for seat in table.run.open_seats:
            if self.setup.seats[seat].human:
                return now if restart or self.asked_since is None else self.asked_since
        return None


def first_revision(setup: Setup, table: Table, now: int) -> Revision:
    """Return the revision of a table that was just opened."""
    last = 0 if setup.gathering else len(table.events)
    revision = Revision(setup, 0, table, (last,), (), (0,) * len(setup.seats))
    return revision.timed(now, restart=True)

"""An immutable table at one version: made once, stored, then shown to all clients."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import field
from msgspec.structs import replace

from weald.kernel.events import Event
from weald.kernel.fair_deal import FairDeal
from weald.kernel.state import State
from weald.kernel.table import Table
from weald.server.clock import now

# How fast AI seats act, so that people can follow.
SLOW, NORMAL, AT_ONCE = PACES = ("slow", "normal", "at_once")
# Times are milliseconds since 1970.
SECOND = 1000


class Seat(msgspec.Struct, frozen=True):
    """A seat's player: a human with the hash of a token or a cookie, or an AI of some level."""

    name: str
    kind: str
    level: str | None = None
    token: str | None = None
    owner: str | None = None
    # An AI plays it for its human, who may return.
    away: bool = False
    # Somebody who does not play it alone has seen what is hidden here.
    looked: bool = False
    # It came from another device, which has seen what was hidden here before.
    moved: bool = False
    # The owner for whom the cards of a fair deal were dealt.
    dealt_to: str | None = None

    @property
    def owned(self) -> bool:
        """Whether it belongs to a human, even if an AI plays it now."""
        return self.owner is not None or self.token is not None

    @property
    def free(self) -> bool:
        """Whether a guest with the invitation may take it."""
        return self.kind == "guest" and not self.owned

    @property
    def human(self) -> bool:
        """Whether a human plays it now."""
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
        """Return the player as records name them."""
        return {"name": self.name, "kind": "ai" if self.kind == "ai" else "human", "level": self.level}


# The host may have the record of such a table, even while it runs.
RECORDED = frozenset({"solo", "seed", "imported"})


class Setup(msgspec.Struct, frozen=True):
    """How the table was opened, and who sits there now."""

    id: str
    game: str
    options: dict[str, Any]
    seed: int
    seats: tuple[Seat, ...]
    imported: bool = False
    host: str | None = None
    invite: str | None = None
    # Seconds that a human has for an answer.
    timer: int | None = None
    # Why the host may know hidden cards: `solo`, `seed`, `imported`, `earlier`.
    disclosed: tuple[str, ...] = ()
    # Chance comes from a secret and from everybody at the table.
    fair_deal: FairDeal | None = None
    # The cards wait for people to sit down.
    gathering: bool = False
    # Whether it goes on from a moment of a finished game, and counts for nothing.
    practice: bool = False
    # How fast AI seats act: one of PACES.
    pace: str = AT_ONCE

    @property
    def recorded(self) -> bool:
        """Whether the host may have read the record while the game ran."""
        return not RECORDED.isdisjoint(self.disclosed)

    @property
    def warnings(self) -> list[str]:
        """Why somebody may know hidden cards, as guests are told.

        With free takebacks a host can play on alone, look at what comes, and take everything back. At tables
        with a fair deal a host can sit at several seats, try until the cards please, and hand a seat over.
        """
        free = self.options.get("takebacks") == "free"
        reasons = ["takebacks"] if free and not self.disclosed else list(self.disclosed)
        if self.fair_deal is not None:
            reasons += ["redealt"] if any(map(self.is_redealt, range(len(self.seats)))) else []
            reasons += ["moved"] if any(seat.moved for seat in self.seats) else []
        return reasons

    @property
    def dealt_fairly(self) -> bool:
        """Whether the cards of a fair deal were dealt."""
        return self.fair_deal is not None and not self.gathering

    @property
    def abandoned(self) -> bool:
        """Whether all people have given up their seats after a fair deal, which everybody is shown then."""
        return self.dealt_fairly and not any(seat.owned for seat in self.seats)

    def is_redealt(self, seat: int) -> bool:
        """Return whether a seat was dealt fairly, but not to the person who has it now or may take it."""
        sitting = self.seats[seat]
        if not self.dealt_fairly or self.abandoned:
            return False
        return sitting.free or (sitting.owned and sitting.owner != sitting.dealt_to)

    def marks(self, seat: int) -> dict[str, bool]:
        """Return what everybody is told about who may have seen the cards of a seat."""
        sitting = self.seats[seat]
        marks = {"looked": sitting.looked, "moved": sitting.moved, "redealt": self.is_redealt(seat)}
        return {name: True for name, applies in marks.items() if applies}

    def seated(self) -> list[dict[str, Any]]:
        """Return the seats as everybody may see them."""
        return [{**seat.to_json(), **self.marks(n)} for n, seat in enumerate(self.seats)]

    def is_hosts(self, seat: int) -> bool:
        """Return whether a seat belongs to the host."""
        return self.seats[seat].owner is not None and self.seats[seat].owner == self.host

    def players(self) -> list[dict[str, Any]]:
        """Return the players as records name them; nobody sat down after the deal at a seat that is free."""
        players = [{**seat.as_player(), **self.marks(n)} for n, seat in enumerate(self.seats)]
        for player, seat in zip(players, self.seats, strict=True):
            if seat.free:
                player.pop("redealt", None)
        return players

    def dealt(self) -> Setup:
        """Return the setup after the cards were dealt to the people who sit there now."""
        seats = tuple(replace(seat, dealt_to=seat.owner) for seat in self.seats)
        return replace(self, seats=seats, gathering=False)

    @property
    def complete(self) -> bool:
        """Whether everybody has sat down and contributed to a fair deal."""
        given = {} if self.fair_deal is None else self.fair_deal.contributions
        people = {self.seats[n].owner for n in given}
        return not any(seat.free or (seat.owned and seat.owner not in people) for seat in self.seats)

    def with_contribution(self, seat: int, value: bytes | None) -> Setup:
        """Return the setup after the person at a seat has contributed to a fair deal, or (None) has left."""
        assert self.fair_deal is not None
        given = {n: brought for n, brought in self.fair_deal.contributions.items() if n != seat}
        if value is not None:
            given[seat] = value
        return replace(self, fair_deal=self.fair_deal._replace(contributions=given))

    @property
    def shared(self) -> bool:
        """Whether people elsewhere play here or may join."""
        return any(seat.free or (seat.owned and seat.owner != self.host) for seat in self.seats)

    def mine(self, hashes: frozenset[str]) -> list[int]:
        """Return the seats that a caller with these hashes may play."""
        return [n for n in range(len(self.seats)) if self.is_played_by(n, hashes)]

    def is_played_by(self, seat: int, hashes: frozenset[str]) -> bool:
        """Return whether a caller with these hashes may play a seat."""
        if not 0 <= seat < len(self.seats):
            return False
        sitting = self.seats[seat]
        return sitting.owner in hashes or sitting.token in hashes

    def is_host(self, hashes: frozenset[str]) -> bool:
        """Return whether a caller with these hashes opened the table."""
        return self.host in hashes

    def is_alone(self, hashes: frozenset[str]) -> bool:
        """Return whether the caller is the host and no other human plays here or could join."""
        return self.is_host(hashes) and not self.shared

    def may_export(self, hashes: frozenset[str]) -> bool:
        """Return whether the caller may have the record of the running game.

        A table that was opened for guests keeps its cards to the end, even while its host is alone there.
        """
        return self.is_alone(hashes) and self.recorded


class TakebackRequest(msgspec.Struct, frozen=True):
    """A seat's request to take answers back, which other seats have to agree to."""

    by: int
    # The version at which it was made.
    at: int
    # The number of answers it would take back.
    answers: int
    asked: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    # The seats whose answers these are, once for each.
    whose: tuple[int, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {
            "by": self.by,
            "at": self.at,
            "answers": self.answers,
            "asked": list(self.asked),
            "agreed": list(self.agreed),
            "whose": list(self.whose),
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> TakebackRequest:
        # Requests of version 0.1.0 do not say whose answers they are about.
        whose = tuple(data.get("whose", ()))
        return cls(
            data["by"], data["at"], data["answers"], tuple(data["asked"]), tuple(data["agreed"]), whose
        )


class Revision(msgspec.Struct, frozen=True, eq=False):
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
    past: tuple[Event, ...] = ()
    takeback_request: TakebackRequest | None = None
    # Since when the pending humans have been asked; None if there are none.
    asked_since: int | None = None
    # The number of takebacks, apart from answers that nobody else had seen.
    takebacks: int = 0
    # Per seat: the part of a snapshot that only this seat may see, made on demand.
    seat_views: dict[int | None, dict[str, Any]] = field(default_factory=dict)
    # The same for programs that want the options only.
    brief_views: dict[int | None, dict[str, Any]] = field(default_factory=dict)
    # Per seat: what its options would bring, made on demand.
    foresights: dict[int, msgspec.Raw] = field(default_factory=dict)
    # The last checkpoint as JSON, with what comes before it in a position; shared by all that follow it.
    encoded_checkpoint: dict[State, bytes] = field(default_factory=dict)

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
    def deadline(self) -> int | None:
        """When the pending humans run out of time."""
        timer = self.setup.timer
        return None if timer is None or self.asked_since is None else self.asked_since + timer * SECOND

    @property
    def closed(self) -> bool:
        """Whether the table takes no more commands: the game is over, only imported, or abandoned."""
        return self.table.over or self.setup.imported or self.setup.abandoned

    def moved_in_time(self, by: int) -> Revision:
        """Return the same revision after the clock was moved: nobody gains or loses time."""
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

    def events(self, seat: int | None, after: int) -> list[dict[str, Any]]:
        """Return the events after number `after` as `seat` may see them."""
        if self.setup.gathering:
            return []
        before = len(self.past)
        later = self.table.events_for(seat, max(0, after - before))
        if not before:
            return later
        return [
            *(event.seen_by(seat) for event in self.past[after:]),
            *({**event, "n": event["n"] + before} for event in later),
        ]

    def position(self) -> msgspec.Raw:
        """Return the complete position as it is stored."""
        state = self.table.run.checkpoint
        assert state is not None
        before = self.encoded_checkpoint.get(state)
        if before is None:
            position = self.table.position()
            del position["answers"]
            before = msgspec.json.encode(position)[:-1]
            self.encoded_checkpoint.clear()
            self.encoded_checkpoint[state] = before
        return msgspec.Raw(b'%b,"answers":%b}' % (before, msgspec.json.encode(self.table.answers_since())))

    def new_events(self) -> list[dict[str, Any]]:
        """Return the events of the last command as they are stored, with everything hidden in them."""
        if self.setup.gathering:
            return []
        before = len(self.past)
        base = self.lasts[-2] if len(self.lasts) > 1 else 0
        new = [event.to_json() for event in self.table.events[max(0, base - before) :]]
        return [{**event, "n": event["n"] + before} for event in new] if before else new

    def answered(self, table: Table, seat: int) -> Revision:
        """Return the revision after an answer of `seat`, which `table` has taken."""
        open_still = seat in table.run.partial_answers
        return self._next(table, seat, open_still, (*self.live_entries, self.version + 1))

    def taken_back(self, table: Table, seat: int, noted: bool = False) -> tuple[Revision, list[int]]:
        """Return the revision after an undo by `seat`, and the entries that it took back."""
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
        """Return the revision after `sitting` has taken over `seat`."""
        seats = (*self.setup.seats[:seat], sitting, *self.setup.seats[seat + 1 :])
        question_versions = (
            *self.question_versions[:seat],
            self.version + 1,
            *self.question_versions[seat + 1 :],
        )
        revision = self._unplayed(setup=replace(self.setup, seats=seats), question_versions=question_versions)
        # A new player gets the full time.
        return revision._timed(restart=sitting.human and seat in self.waiting)

    def paced(self, pace: str) -> Revision:
        """Return the revision after the host has changed how fast AI seats act."""
        return self._unplayed(setup=replace(self.setup, pace=pace))

    def dealt(self, table: Table) -> Revision:
        """Return the revision after everybody has sat down and the cards were dealt."""
        version = self.version + 1
        return replace(
            first_revision(self.setup.dealt(), table),
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
            brief_views={},
            foresights={},
            **changes,
        )

    def _next(self, table: Table, seat: int, open_still: bool, live_entries: tuple[int, ...]) -> Revision:
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
            asked_since=self._since(table, restart=not open_still),
            takebacks=self.takebacks,
            encoded_checkpoint=self.encoded_checkpoint,
        )

    def _timed(self, restart: bool) -> Revision:
        """Return the same revision with its `asked_since`."""
        return replace(self, asked_since=self._since(self.table, restart))

    def _since(self, table: Table, restart: bool) -> int | None:
        """Return since when `table` has waited for humans; None if it does not."""
        if self.setup.gathering:
            return None
        for seat in table.run.open_seats:
            if self.setup.seats[seat].human:
                return now() if restart or self.asked_since is None else self.asked_since
        return None


def first_revision(setup: Setup, table: Table) -> Revision:
    """Return the revision of a table that was just opened."""
    last = 0 if setup.gathering else len(table.events)
    revision = Revision(setup, 0, table, (last,), (), (0,) * len(setup.seats))
    return revision._timed(restart=True)

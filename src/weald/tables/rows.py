"""Stored rows: what a decision writes, and the revision that is read back; the same for every storage."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from typing import Any, NamedTuple

import weald
from weald.kernel import records
from weald.kernel.errors import WealdError
from weald.kernel.events import Event
from weald.kernel.fair_deal import FairDeal
from weald.kernel.table import Table
from weald.tables.commands import Accepted, Decided
from weald.tables.errors import Refused
from weald.tables.revision import Revision
from weald.tables.values import Seat, Setup, TakebackRequest

Row = dict[str, Any]

# The columns of a setup that are stored as they are.
SETTLED = ("id", "game", "options", "seed", "imported", "invite", "timer", "gathering", "practice", "pace")

log = logging.getLogger(__name__)


class Undone(NamedTuple):
    """Answers that an entry took back."""

    gone: tuple[int, ...]
    by: int


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows of one decision, stored all together or not at all."""

    table: str
    # The version that has to be stored before; None: the table is new.
    before: int | None
    # The columns of the table that change; all of them if it is new.
    head: Row
    entries: Sequence[Row]
    undone: Sequence[Undone] = ()
    seats: Mapping[int, Seat] = field(default_factory=dict)
    notices: Sequence[Mapping[str, Any]] = ()

    def to_json(self) -> Row:
        """Return the rows of a new table as plain data."""
        return {
            "head": self.head,
            "entries": self.entries,
            "seats": [asdict(seat) for seat in self.seats.values()],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Rows:
        """Return the rows of a new table."""
        seats = {n: Seat(**seat) for n, seat in enumerate(data["seats"])}
        return cls(data["head"]["id"], None, data["head"], data["entries"], seats=seats)


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as a storage returns it: its row, its seats in order, its entries in order."""

    head: Mapping[str, Any]
    seats: tuple[Seat, ...]
    entries: Sequence[Mapping[str, Any]]

    def to_json(self) -> Row:
        """Return the table for a worker."""
        return {
            "head": dict(self.head),
            "seats": [asdict(seat) for seat in self.seats],
            "entries": self.entries,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Stored:
        """Return the table that a worker was sent."""
        return cls(data["head"], tuple(Seat(**seat) for seat in data["seats"]), data["entries"])


def engine_version(table: Table) -> str:
    """Return the version of the rules in use: the program's and the game's."""
    return f"{weald.__version__}/{table.game.version}"


def written(before: Revision, decided: Decided, key: str | None, now: int) -> Rows:
    """Return the rows of a decision; the first entry gets the key of the command."""
    entries, undone, seats = [], [], {}
    after = before
    for step in decided.steps:
        after = step.after
        entries.append(entry_of(after, step.kind, step.seat, step.option, key, now))
        key = None
        if step.gone:
            undone.append(Undone(step.gone, after.version))
        if step.kind in ("seat", "deal"):
            changed = [step.seat] if step.kind == "seat" else range(len(after.setup.seats))
            seats.update({n: after.setup.seats[n] for n in changed})
    head = progress(after, now)
    old, new = before.setup, after.setup
    if new.host != old.host:
        head["owner"] = new.host
    if new.pace != old.pace:
        head["pace"] = new.pace
    if new.fair_deal != old.fair_deal or new.gathering != old.gathering:
        head |= {**_deal(new), "start": start_of(after.table)}
    return Rows(new.id, before.version, head, entries, undone, seats, decided.notices)


def opened(revisions: Sequence[Revision], now: int) -> Rows:
    """Return the rows of a new table: one revision if it was just opened, more if a record led there."""
    first, last = revisions[0], revisions[-1]
    setup = last.setup
    head = {
        **{name: getattr(setup, name) for name in SETTLED},
        "start": start_of(last.table),
        "owner": setup.host,
        "disclosed": " ".join(setup.disclosed),
        **_deal(setup),
        "created": now,
        **progress(last, now),
    }
    entries = [entry_of(first, "start", None, None, None, now)]
    for revision in revisions[1:]:
        answer = revision.table.entries[-1]
        entries.append(entry_of(revision, "answer", answer.seat, answer.option, None, now))
    return Rows(setup.id, None, head, entries, seats=dict(enumerate(setup.seats)))


def start_of(table: Table) -> Row:
    """Return the beginning of a table's record, without answers."""
    return {**table.record(), "answers": []}


def entry_of(
    revision: Revision, kind: str, seat: int | None, option: str | None, key: str | None, now: int
) -> Row:
    """Return the row of the command that led to a revision."""
    table = revision.table
    draws: list[int] = []
    if kind == "answer":
        draws = table.entries[-1].draws
    elif kind in ("start", "deal"):
        draws = table.opening
    return {
        "table_id": revision.setup.id,
        "n": revision.version,
        "kind": kind,
        "seat": seat,
        "option": option,
        "key": key,
        "draws": draws,
        "events": revision.new_events(),
        "last": revision.last,
        "engine": engine_version(table),
        "at": now,
    }


def progress(revision: Revision, now: int) -> Row:
    """Return the columns of a table that change with every command."""
    table = revision.table
    return {
        "game_version": table.game.version,
        "position": revision.position(),
        "mark": len(revision.past) + table.run.event_mark,
        "version": revision.version,
        "waiting": revision.waiting,
        "over": table.over,
        "updated": now,
        "wish": None if revision.takeback_request is None else revision.takeback_request.to_json(),
        "asked_since": revision.asked_since,
    }


def _deal(setup: Setup) -> Row:
    deal = setup.fair_deal
    return {"fair_deal": None if deal is None else deal.to_json(), "gathering": setup.gathering}


# Reading.


def setup_of(head: Mapping[str, Any], seats: tuple[Seat, ...]) -> Setup:
    """Return the setup of a stored table, with the people who sit there now."""
    deal = head["fair_deal"]
    return Setup(
        seats=seats,
        host=head["owner"],
        disclosed=tuple(head["disclosed"].split()),
        fair_deal=None if deal is None else FairDeal.from_json(deal),
        **{name: head[name] for name in SETTLED},
    )


def record_of(head: Mapping[str, Any], entries: Sequence[Mapping[str, Any]]) -> Row:
    """Return the record of a stored table: its start and all answers that were not taken back."""
    live = [entry for entry in entries if entry["kind"] == "answer" and entry["undone"] is None]
    answers = [[entry["seat"], entry["option"], entry["draws"]] for entry in live]
    return {**head["start"], "answers": answers}


def keys_of(entries: Sequence[Mapping[str, Any]]) -> dict[str, Accepted]:
    """Return the stored commands by their keys."""
    return {
        entry["key"]: Accepted(entry["kind"], entry["seat"], entry["option"])
        for entry in entries
        if entry["key"] is not None
    }


@contextmanager
def naming(id: str) -> Iterator[None]:
    """Turn any failure to read table `id` into a refusal that says so."""
    try:
        yield
    except Refused:
        raise
    except Exception as error:
        raise unreadable(id, error) from error


def unreadable(id: str, error: Exception) -> Refused:
    """Note why a table cannot be read, and return the refusal that says so."""
    # A damaged row or an upgrade that fails: this table is set aside, all others go on.
    log.error("table %s cannot be read: %s", id, type(error).__name__, exc_info=error)
    return Refused(422, "table_unusable")


def read(stored: Stored) -> Revision:
    """Return a stored table, replayed from its start or loaded from its checkpoint; Refused if that fails."""
    with naming(stored.head["id"]):
        return _restored(stored)


def fast_forward(before: Revision, stored: Stored) -> Revision | None:
    """Return a known revision plus the entries that another process has stored since; None if that fails.

    It saves replaying a long game for each answer that another process accepts.
    """
    head, entries = stored.head, stored.entries
    setup = setup_of(head, stored.seats)
    later = entries[before.version + 1 :]
    if before.past or before.setup.gathering or any(entry["kind"] in ("undo", "deal") for entry in later):
        return None
    table = before.table.clone()
    revision = before
    try:
        for entry in later:
            if entry["kind"] == "answer":
                table.answer(entry["seat"], entry["option"])
                revision = revision.answered(table, entry["seat"], entry["at"])
            elif entry["kind"] == "seat":
                revision = revision.reseated(entry["seat"], setup.seats[entry["seat"]], entry["at"])
            else:
                revision = revision.with_request(None)
    except Exception:  # noqa: BLE001 (a damaged row can fail in any way; then the table is read again)
        return None
    same = table.position() == head["position"] and revision.version == head["version"]
    if not same or revision.lasts != tuple(entry["last"] for entry in entries):
        return None
    return replace(
        revision,
        setup=replace(setup, options=before.setup.options),
        table=table,
        takeback_request=head["wish"] and TakebackRequest.from_json(head["wish"]),
        asked_since=head["asked_since"],
        seat_views={},
        foresights={},
    )


def _restored(stored: Stored) -> Revision:
    table = _replayed(stored)
    if table is not None:
        return revision_at(stored, table)
    # The rules have changed: the table continues from its last checkpoint, with its stored events.
    log.warning("table %s continues from its checkpoint", stored.head["id"])
    return revision_at(stored, _resumed(stored.head), departed=True)


def revision_at(stored: Stored, table: Table, departed: bool = False) -> Revision:
    """Return the revision of a stored table that stands at `table`, `departed` from its record or not."""
    head, entries = stored.head, stored.entries
    lasts = [entry["last"] for entry in entries]
    past: tuple[Event, ...] = ()
    if departed:
        past = _events(entries)[: head["mark"]]
        lasts[-1] = len(past) + len(table.events)
    setup = setup_of(head, stored.seats)
    return Revision(
        # The options of an older version of the game were upgraded with the table.
        replace(setup, options=dict(table.options)),
        head["version"],
        table,
        tuple(lasts),
        tuple(e["n"] for e in entries if e["kind"] == "answer" and e["undone"] is None),
        (head["version"],) * len(setup.seats),
        past,
        takeback_request=head["wish"] and TakebackRequest.from_json(head["wish"]),
        asked_since=head["asked_since"],
        takebacks=sum(entry["kind"] == "undo" and entry["option"] is not None for entry in entries),
    )


def _replayed(stored: Stored) -> Table | None:
    """Return the table replayed from its start, with all its events; None if that leads elsewhere."""
    head, entries = stored.head, stored.entries
    try:
        table = weald.replay(record_of(head, entries))
        # Nothing of a deal that is still to come has happened yet.
        happened = 0 if head["gathering"] else len(table.events)
        same = happened == entries[-1]["last"] and records.is_at(table, head["position"])
    except WealdError:
        return None
    return table if same else None


def _resumed(head: Mapping[str, Any]) -> Table:
    try:
        return weald.load(head["position"])
    except WealdError as bad:
        raise Refused(422, "table_unusable") from bad


def _events(entries: Sequence[Mapping[str, Any]]) -> tuple[Event, ...]:
    """Return the stored events of a table."""
    events: list[Event] = []
    for entry in entries:
        new = [Event.from_json(data) for data in entry["events"]]
        events[entry["last"] - len(new) :] = new
    return tuple(events)

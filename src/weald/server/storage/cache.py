"""Cache of the latest revision of the tables in use, filled from the database."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, RowMapping
from sqlalchemy.exc import SQLAlchemyError

import weald
from weald.kernel import records
from weald.kernel.errors import WealdError
from weald.kernel.events import Event
from weald.kernel.table import Table
from weald.server.bounded import BoundedCache
from weald.server.errors import Refused
from weald.server.storage import queries
from weald.server.tables.revision import Revision, Setup, TakebackRequest

log = logging.getLogger(__name__)


class RevisionCache:
    """The most recently used tables, each at its latest stored version; thread-safe."""

    def __init__(self, room: int = 500) -> None:
        self._revisions: BoundedCache[str, Revision] = BoundedCache(room)
        self._lock = threading.Lock()

    def get(self, id: str) -> Revision | None:
        with self._lock:
            return self._revisions.get(id)

    def peek(self, id: str) -> Revision | None:
        """Return the same for a caller who will store a later revision or has nothing to do with it."""
        with self._lock:
            return self._revisions.peek(id)

    def put(self, revision: Revision) -> None:
        id = revision.setup.id
        with self._lock:
            cached = self._revisions.peek(id)
            if cached is None or cached.version < revision.version:
                self._revisions.put(id, revision)

    def move_times(self, by: int) -> None:
        """Move what runs out along with the clock."""
        with self._lock:
            self._revisions.change(lambda revision: revision.moved_in_time(by))

    def read(self, connection: Connection, id: str) -> Revision:
        """Return the table as it is stored: fast-forwarded from the cached revision, or restored."""
        with naming(id):
            return self._read(connection, id)

    def _read(self, connection: Connection, id: str) -> Revision:
        row = queries.table_row(connection, id)
        if row is None:
            raise Refused(404, "unknown_table")
        setup, stored = queries.setup_of(connection, row), queries.entry_rows(connection, id)
        cached = self.get(id)
        followed = None if cached is None else fast_forward(cached, setup, row, stored)
        return followed or restore(setup, row, stored)


@contextmanager
def naming(id: str) -> Iterator[None]:
    """Turn any failure to read table `id`, apart from the database's own, into a refusal that says so."""
    try:
        yield
    except (Refused, SQLAlchemyError):
        raise
    except Exception as error:
        # A damaged row or an upgrade that fails: this table is set aside, all others go on.
        log.error("table %s cannot be read: %s", id, type(error).__name__, exc_info=error)
        raise Refused(422, "table_unusable") from error


def fast_forward(
    cached: Revision, setup: Setup, row: RowMapping, stored: Sequence[Mapping[str, Any]]
) -> Revision | None:
    """Return the cached revision plus the entries that another process has stored since; None if that fails.

    It saves replaying a long game for each answer that another process accepts.
    """
    later = stored[cached.version + 1 :]
    if cached.past or cached.setup.gathering or any(entry["kind"] in ("undo", "deal") for entry in later):
        return None
    table = cached.table.clone()
    revision = cached
    try:
        for entry in later:
            if entry["kind"] == "answer":
                table.answer(entry["seat"], entry["option"])
                revision = revision.answered(table, entry["seat"])
            elif entry["kind"] == "seat":
                revision = revision.reseated(entry["seat"], setup.seats[entry["seat"]])
            else:
                revision = revision.with_request(None)
    except WealdError:
        return None
    same = table.position() == row["position"] and revision.version == row["version"]
    if not same or revision.lasts != tuple(entry["last"] for entry in stored):
        return None
    takeback_request = row["wish"] and TakebackRequest.from_json(row["wish"])
    return replace(
        revision,
        setup=replace(setup, options=cached.setup.options),
        table=table,
        takeback_request=takeback_request,
        asked_since=row["asked_since"],
        seat_views={},
        brief_views={},
        foresights={},
    )


def restore(setup: Setup, row: RowMapping, stored: Sequence[Mapping[str, Any]]) -> Revision:
    """Return the revision of a stored table: replayed from its start, or loaded from its checkpoint."""
    lasts = [entry["last"] for entry in stored]
    live_entries = tuple(
        entry["n"] for entry in stored if entry["kind"] == "answer" and entry["undone"] is None
    )
    past: tuple[Event, ...] = ()
    table = _replayed(row, stored)
    if table is None:
        # The rules have changed: the table continues from its last checkpoint, with its stored events.
        log.warning("table %s continues from its checkpoint", setup.id)
        table = _resumed(row)
        past = _events(stored)[: row["mark"]]
        lasts[-1] = len(past) + len(table.events)
    question_versions = (row["version"],) * len(setup.seats)
    return Revision(
        # The options of an older version of the game were upgraded with the table.
        replace(setup, options=dict(table.options)),
        row["version"],
        table,
        tuple(lasts),
        live_entries,
        question_versions,
        past,
        takeback_request=row["wish"] and TakebackRequest.from_json(row["wish"]),
        asked_since=row["asked_since"],
        takebacks=sum(entry["kind"] == "undo" and entry["option"] is not None for entry in stored),
    )


def _replayed(row: RowMapping, stored: Sequence[Mapping[str, Any]]) -> Table | None:
    """Return the table replayed from its start, with all its events; None if that leads elsewhere."""
    try:
        table = weald.replay(queries.record_of(row, stored))
        # Nothing of a deal that is still to come has happened yet.
        happened = 0 if row["gathering"] else len(table.events)
        same = happened == stored[-1]["last"] and records.is_at(table, row["position"])
    except WealdError:
        return None
    return table if same else None


def _resumed(row: RowMapping) -> Table:
    try:
        return weald.load(row["position"])
    except WealdError as bad:
        raise Refused(422, "table_unusable") from bad


def _events(stored: Sequence[Mapping[str, Any]]) -> tuple[Event, ...]:
    """Return the stored events of a table."""
    events: list[Event] = []
    for entry in stored:
        new = [Event.from_json(data) for data in entry["events"]]
        events[entry["last"] - len(new) :] = new
    return tuple(events)

"""Tables kept at hand: the latest moment of those in use, read from the database when it is not there."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, RowMapping

import weald
from weald.kernel.errors import WealdError
from weald.kernel.events import Event
from weald.kernel.table import Table
from weald.server.errors import Refused
from weald.server.storage import queries
from weald.server.tables.revision import Moment, Setup, Wish

log = logging.getLogger(__name__)


class Shelf:
    """The most recently used tables, each at its latest stored version; safe to use from any thread."""

    def __init__(self, room: int = 500) -> None:
        self._room = room
        self._moments: OrderedDict[str, Moment] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, id: str) -> Moment | None:
        with self._lock:
            if id in self._moments:
                self._moments.move_to_end(id)
            return self._moments.get(id)

    def put(self, moment: Moment) -> None:
        id = moment.setup.id
        with self._lock:
            known = self._moments.get(id)
            if known is None or known.version < moment.version:
                self._moments[id] = moment
            self._moments.move_to_end(id)
            while len(self._moments) > self._room:
                self._moments.popitem(last=False)

    def read(self, connection: Connection, id: str) -> Moment:
        """The table as it is stored."""
        row = queries.table_row(connection, id)
        if row is None:
            raise Refused(404, "unknown_table")
        setup, stored = queries.setup_of(connection, row), queries.entry_rows(connection, id)
        known = self.get(id)
        followed = None if known is None else led_on(known, setup, row, stored)
        return followed or rebuilt(setup, row, stored)


def led_on(
    known: Moment, setup: Setup, row: RowMapping, stored: Sequence[Mapping[str, Any]]
) -> Moment | None:
    """What is at hand, led on by what another process has stored since; None if that is not the way there.

    It saves playing a long game again from its start for each answer that is given elsewhere.
    """
    later = stored[known.version + 1 :]
    if known.past or any(entry["kind"] == "undo" for entry in later):
        return None
    table = known.table.clone()
    moment = known
    try:
        for entry in later:
            if entry["kind"] == "answer":
                table.answer(entry["seat"], entry["option"])
                moment = moment.answered(table, entry["seat"])
            elif entry["kind"] == "seat":
                moment = moment.reseated(entry["seat"], setup.seats[entry["seat"]])
            else:
                moment = moment.wished(None)
    except WealdError:
        return None
    same = table.position() == row["position"] and moment.version == row["version"]
    if not same or moment.lasts != tuple(entry["last"] for entry in stored):
        return None
    wish = row["wish"] and Wish.from_json(row["wish"])
    return replace(moment, setup=setup, table=table, wish=wish, asked_since=row["asked_since"], faces={})


def rebuilt(setup: Setup, row: RowMapping, stored: Sequence[Mapping[str, Any]]) -> Moment:
    """A stored table brought back to life."""
    lasts = [entry["last"] for entry in stored]
    line = tuple(entry["n"] for entry in stored if entry["kind"] == "answer" and entry["undone"] is None)
    past: tuple[Event, ...] = ()
    table = _replayed(row, stored)
    if table is None:
        # The rules have changed: the table goes on from its last checkpoint, its history comes from storage.
        log.warning("table %s goes on from its checkpoint", setup.id)
        table = _resumed(row)
        past = _events(stored)[: row["mark"]]
        lasts[-1] = len(past) + len(table.events)
    recent = (row["version"],) * len(setup.seats)
    return Moment(
        setup,
        row["version"],
        table,
        tuple(lasts),
        line,
        recent,
        past,
        wish=row["wish"] and Wish.from_json(row["wish"]),
        asked_since=row["asked_since"],
        takebacks=sum(entry["kind"] == "undo" and entry["option"] is not None for entry in stored),
    )


def _replayed(row: RowMapping, stored: Sequence[Mapping[str, Any]]) -> Table | None:
    """The table played again from its start, with its whole history, if that leads to where it stands."""
    try:
        table = weald.replay(queries.record_of(row, stored))
    except WealdError:
        return None
    same = table.position() == row["position"] and len(table.events) == stored[-1]["last"]
    return table if same else None


def _resumed(row: RowMapping) -> Table:
    try:
        return weald.load(row["position"])
    except WealdError as bad:
        raise Refused(422, "table_unusable") from bad


def _events(stored: Sequence[Mapping[str, Any]]) -> tuple[Event, ...]:
    """The events of a table as they were told."""
    told: list[Event] = []
    for entry in stored:
        new = [Event.from_json(data) for data in entry["events"]]
        told[entry["last"] - len(new) :] = new
    return tuple(told)

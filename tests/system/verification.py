"""Verification of stored tables against what their clients were sent."""

from __future__ import annotations

import hashlib
import json
import threading
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, RowMapping
from sqlalchemy.exc import OperationalError

import weald
from tests.system.client import Client, Sent, Tally
from tests.system.http_client import Json
from weald.kernel.table import Table
from weald.server.storage import people_queries, queries
from weald.tables.rows import record_of

Entry = Mapping[str, Any]

# Per command: the kinds of entry that it can be stored as.
KINDS = {"answer": {"answer"}, "undo": {"undo", "wish"}, "consent": {"consent"}, "seat": {"seat"}}
ATTEMPTS = 5
# A connection that another reader has at that time would not be closed.
ONE_READER = threading.Lock()
# Fields about the snapshot itself instead of the table.
ABOUT = frozenset({"events", "rewound"})


def digest(data: Any) -> str:
    """Return a hash of data."""
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


def common(snapshot: Json) -> Json:
    """Return the part of a snapshot that all viewers share."""
    alike = (
        "id",
        "game",
        "options",
        "version",
        "over",
        "result",
        "wish",
        "last",
        "timer",
        "deadline",
    )
    # Guests see which seats are the host's.
    seats = [{name: seat[name] for name in seat if name != "host"} for seat in snapshot["seats"]]
    return {**{name: snapshot[name] for name in alike}, "seats": seats}


@dataclass(frozen=True, slots=True)
class Stored:
    """The rows of a table."""

    row: RowMapping
    entries: Sequence[Entry]
    lines: Sequence[RowMapping]


def read_stored(engine: Engine, id: str) -> Stored:
    """Read a table and close the database; the connection may have been cut and is retried."""
    with ONE_READER:
        try:
            return _read_stored(engine, id)
        finally:
            engine.dispose()


def _read_stored(engine: Engine, id: str) -> Stored:
    for attempt in range(ATTEMPTS):
        try:
            with engine.begin() as connection:
                row = queries.table_row(connection, id)
                assert row is not None
                lines = people_queries.chat_after(connection, id, 0, 10_000)
                return Stored(row, queries.entry_rows(connection, id), lines)
        except OperationalError:
            if attempt + 1 == ATTEMPTS:
                raise
    raise AssertionError


def check_stored(stored: Stored, clients: Sequence[Client], tally: Tally) -> str:
    """Compare a stored table with all commands sent to it; return the hash of its position."""
    row, rows = stored.row, stored.entries
    id = row["id"]
    if [entry["n"] for entry in rows] != list(range(row["version"] + 1)):
        tally.fail(f"{id} has a gap or a double: {[entry['n'] for entry in rows]} of {row['version']}")
    sent = {each.key: each for client in clients for each in client.sent}
    _check_keys(id, rows, [line["key"] for line in stored.lines], sent, tally)
    table = weald.replay(record_of(dict(row), rows))
    if table.position() != row["position"]:
        tally.fail(f"{id} does not stand where its record leads")
    for client in clients:
        _check_seen(id, table, client, tally)
    return digest(table.position())


def _check_keys(
    id: str, rows: Iterable[Entry], chat_keys: list[str], sent: dict[str, Sent], tally: Tally
) -> None:
    stored = {entry["key"]: entry for entry in rows if entry["key"] is not None}
    times = Counter([entry["key"] for entry in rows if entry["key"] is not None] + chat_keys)
    for key, count in times.items():
        if count > 1:
            tally.fail(f"{id} has the command {key} {count} times")
        if key not in sent and not key.startswith("ai:") and not key.startswith("join"):
            tally.fail(f"{id} has the command {key}, which nobody sent")
    for key, each in sent.items():
        entry = stored.get(key)
        if entry is not None and not _is_same(each, entry):
            tally.fail(f"{id} has something else under {each}: {dict(entry)}")
        if each.confirmed is not None and key not in times and not each.may_change_nothing:
            tally.counts["lost"] += 1
            tally.fail(f"{id} has lost what was confirmed: {each}")
        if entry is not None and each.what == "answer":
            tally.counts["answers stored"] += 1
            if each.confirmed is not None:
                tally.counts["answers confirmed"] += 1
                if each.confirmed < entry["n"]:
                    tally.fail(f"{id} confirmed {each} before it was stored as {entry['n']}")
        if each.confirmed is None and each.refused and not each.lost and key in times:
            tally.fail(f"{id} has stored what was only ever refused: {each}")


def _is_same(each: Sent, entry: Entry) -> bool:
    same = entry["kind"] in KINDS[each.what] and entry["seat"] == each.body["seat"]
    return same and (each.what != "answer" or entry["option"] == each.body["option"])


def _check_seen(id: str, table: Table, client: Client, tally: Tally) -> None:
    """Check that what a client has assembled is what the stored record leads to."""
    now = client.latest
    assert now is not None
    seat = client.seat
    open_now = seat is None and table.over
    view = table.game.information.open_view(table.run.state) if open_now else table.view(seat)
    if now["view"] != plain(view):
        tally.fail(f"{id} looks different to seat {seat} than it is stored")
    if client.events != plain(table.events_for(seat)):
        tally.fail(f"{id} has other events for seat {seat} than its record: {len(client.events)}")


def plain(data: Any) -> Any:
    """Return data after a round trip through JSON."""
    return json.loads(json.dumps(data))


def stands(snapshot: Json, events: list[Json]) -> Json:
    """Return a client's knowledge of a table, independent of the messages it came in."""
    return {**{name: value for name, value in snapshot.items() if name not in ABOUT}, "events": events}

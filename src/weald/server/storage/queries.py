"""Queries about tables: storing accepted commands, loading tables."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Dialect,
    RowMapping,
    Select,
    Text,
    bindparam,
    cast,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError

import weald
from weald.kernel.fair_deal import FairDeal
from weald.kernel.table import Table
from weald.server.clock import now
from weald.server.storage.answer_transaction import AnswerTransaction, NotOnlyAnswers
from weald.server.storage.archive import packed_entries, unpack
from weald.server.storage.schema import entries, seats, tables
from weald.server.storage.statements import PreparedStatement
from weald.server.tables.revision import Revision, Seat, Setup

Storage = Connection | AnswerTransaction

LISTED = 200
# The number of tables whose versions a connection remembers.
KNOWN = 5_000
# The columns of a setup that are stored as they are.
SETTLED = ("id", "game", "options", "seed", "imported", "invite", "timer", "gathering", "practice", "pace")

# Compiled once: building these statements for every answer would cost more than executing them.
_INSERT_ENTRY = PreparedStatement(
    insert(entries).values(
        {column.name: bindparam(column.name) for column in entries.c if column.name != "undone"}
    )
)
_UPDATE_TABLE = PreparedStatement(
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values(
        {
            name: bindparam(name)
            for name in (
                "game_version",
                "position",
                "mark",
                "version",
                "waiting",
                "over",
                "updated",
                "wish",
                "asked_since",
            )
        }
    )
)
# Under this name a connection has what `known_versions` returns.
KNOWN_VERSIONS = "weald.known_versions"
_VERSION = select(tables.c.version).where(tables.c.id == bindparam("id"))
# Ordered, so that two transactions that lock several tables cannot deadlock. SQLite has locked the database.
_LOCKED = {
    "sqlite": "SELECT id, version, archived FROM tables WHERE id IN (SELECT value FROM json_each(?))",
    "postgresql": "SELECT id, version, archived FROM tables WHERE id = ANY(%s) ORDER BY id FOR UPDATE",
}
_WITH_KEY = select(entries.c.kind, entries.c.seat, entries.c.option).where(
    entries.c.table_id == bindparam("id"), entries.c.key == bindparam("key")
)

# Ids come from URLs; a database may even fail on some characters.
ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


def engine_version(table: Table) -> str:
    """Return the version of the rules in use: the program's and the game's."""
    return f"{weald.__version__}/{table.game.version}"


def insert_table(connection: Connection, revision: Revision, owner: str | None) -> None:
    """Store a table that was just opened or imported, with its seats."""
    setup, table = revision.setup, revision.table
    at = now()
    connection.execute(
        insert(tables).values(
            id=setup.id,
            game=setup.game,
            options=setup.options,
            seed=setup.seed,
            start={**table.record(), "answers": []},
            imported=setup.imported,
            owner=owner,
            invite=setup.invite,
            timer=setup.timer,
            disclosed=" ".join(setup.disclosed),
            **_deal(setup),
            practice=setup.practice,
            pace=setup.pace,
            created=at,
            **_progress(revision, at),
        )
    )
    rows = [
        {
            "table_id": setup.id,
            "seat": n,
            "name": seat.name,
            "kind": seat.kind,
            "level": seat.level,
            "token": seat.token,
            "owner": seat.owner,
            "dealt_to": seat.dealt_to,
        }
        for n, seat in enumerate(setup.seats)
    ]
    connection.execute(insert(seats), rows)


def insert_entry(
    connection: Connection,
    revision: Revision,
    kind: str,
    seat: int | None = None,
    option: str | None = None,
    key: str | None = None,
) -> None:
    """Store the command that led to a revision."""
    insert_entries(connection, [entry_of(revision, kind, seat, option, key)])


def insert_entries(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Store commands of any tables."""
    _INSERT_ENTRY.execute(connection, rows)


def entry_of(
    revision: Revision, kind: str, seat: int | None, option: str | None, key: str | None
) -> dict[str, Any]:
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
        "at": now(),
    }


def _deal(setup: Setup) -> dict[str, Any]:
    deal = setup.fair_deal
    return {"fair_deal": None if deal is None else deal.to_json(), "gathering": setup.gathering}


def update_deal(connection: Connection, revision: Revision) -> None:
    """Store the contributions to a fair deal, and the start of the game once it is dealt."""
    start = {**revision.table.record(), "answers": []}
    change = update(tables).where(tables.c.id == revision.setup.id)
    connection.execute(change.values(start=start, **_deal(revision.setup)))


def update_pace(connection: Connection, revision: Revision) -> None:
    """Store how fast the AI seats of a table act."""
    change = update(tables).where(tables.c.id == revision.setup.id)
    connection.execute(change.values(pace=revision.setup.pace))


def mark_undone(connection: Connection, id: str, gone: Iterable[int], by: int) -> None:
    """Mark the answers `gone` as taken back by entry `by`."""
    change = update(entries).where(entries.c.table_id == id, entries.c.n.in_(list(gone)))
    connection.execute(change.values(undone=by))


def encode_answer(
    dialect: Dialect, revision: Revision, seat: int, option: str | None, key: str | None
) -> tuple[Any, Any]:
    """Return the parameters that store an answer, and the progress of its table after it."""
    row = entry_of(revision, "answer", seat, option, key)
    progress = {"of_table": revision.setup.id, **_progress(revision, row["at"])}
    return _INSERT_ENTRY.encode(dialect, row), _UPDATE_TABLE.encode(dialect, progress)


def store_answers(connection: Storage, answers: list[Any], progress: list[Any]) -> None:
    """Store encoded answers of any tables, and the progress of these."""
    _INSERT_ENTRY.execute_encoded(connection, answers)
    _UPDATE_TABLE.execute_encoded(connection, progress)


def update_table(connection: Connection, revision: Revision) -> None:
    """Store the progress of a table."""
    update_tables(connection, [revision])


def update_tables(connection: Connection, revisions: Iterable[Revision]) -> None:
    """Store the progress of several tables."""
    at = now()
    rows = [{"of_table": revision.setup.id, **_progress(revision, at)} for revision in revisions]
    _UPDATE_TABLE.execute(connection, rows)


def _progress(revision: Revision, at: int) -> dict[str, Any]:
    table = revision.table
    return {
        "game_version": table.game.version,
        "position": revision.position(),
        "mark": len(revision.past) + table.run.event_mark,
        "version": revision.version,
        "waiting": revision.waiting,
        "over": table.over,
        "updated": at,
        "wish": None if revision.takeback_request is None else revision.takeback_request.to_json(),
        "asked_since": revision.asked_since,
    }


def version_of(connection: Connection, id: str) -> int | None:
    """Return the stored version of a table."""
    return connection.scalar(_VERSION, {"id": id}) if ID.fullmatch(id) else None


def owner_of(connection: Connection, id: str) -> str | None:
    """Return the hash of the host of a table."""
    return connection.scalar(select(tables.c.owner).where(tables.c.id == id)) if ID.fullmatch(id) else None


def locked(connection: Storage, ids: Iterable[str]) -> dict[str, int]:
    """Lock tables against other writers and return their stored versions."""
    wanted = sorted({id for id in ids if ID.fullmatch(id)})
    if not wanted:
        return {}
    dialect = connection.dialect.name
    # By the driver: binding the ids by SQLAlchemy costs more than finding the rows.
    parameter = msgspec.json.encode(wanted).decode() if dialect == "sqlite" else wanted
    rows = connection.exec_driver_sql(_LOCKED[dialect], (parameter,)).fetchall()
    versions = {}
    for id, version, archived in rows:
        versions[id] = version
        if archived is not None:
            if isinstance(connection, AnswerTransaction):
                raise NotOnlyAnswers
            unpack(connection, id)
    return versions


def known_versions(connection: Storage) -> dict[str, int]:
    """Return the versions of tables that were read or written by this connection and cannot have changed.

    SQLite tells whether another connection has written since; elsewhere rows have to be locked each time.
    """
    if connection.dialect.name != "sqlite":
        return {}
    [mark] = connection.exec_driver_sql("PRAGMA data_version").fetchall()
    before: object
    versions: dict[str, int]
    before, versions = connection.info.get(KNOWN_VERSIONS, (None, {}))
    if before != mark or len(versions) > KNOWN:
        versions = {}
    connection.info[KNOWN_VERSIONS] = mark, versions
    return versions


def entry_with_key(connection: Connection, id: str, key: str) -> Mapping[str, Any] | None:
    """Return the command that was accepted under a key."""
    if not ID.fullmatch(id):
        return None
    row = connection.execute(_WITH_KEY, {"id": id, "key": key}).mappings().first()
    return None if row is None else dict(row)


def table_row(connection: Connection, id: str) -> RowMapping | None:
    """Return the row of a table."""
    if not ID.fullmatch(id):
        return None
    return connection.execute(select(tables).where(tables.c.id == id)).mappings().first()


def record_row(connection: Connection, id: str) -> RowMapping | None:
    """Return the part of a table's row that its record is made of, even if its position is damaged."""
    if not ID.fullmatch(id):
        return None
    settled = (*SETTLED, "owner", "disclosed", "fair_deal", "start", "over")
    query = select(*(tables.c[name] for name in settled)).where(tables.c.id == id)
    return connection.execute(query).mappings().first()


def entry_rows(connection: Connection, id: str) -> Sequence[Mapping[str, Any]]:
    """Return the rows of all commands of a table in order, from the archive if they are there."""
    query = select(entries).where(entries.c.table_id == id).order_by(entries.c.n)
    rows = [dict(row) for row in connection.execute(query).mappings()]
    # Opening a table is an entry, so a table without entries is archived.
    return rows or packed_entries(connection, id)


def setup_of(connection: Connection, row: RowMapping) -> Setup:
    """Return how a stored table was opened, and who sits there now."""
    query = select(seats).where(seats.c.table_id == row["id"]).order_by(seats.c.seat)
    seated = tuple(
        Seat(*(seat[name] for name in Seat.__struct_fields__))
        for seat in connection.execute(query).mappings()
    )
    settled = {name: row[name] for name in SETTLED}
    deal = row["fair_deal"]
    return Setup(
        seats=seated,
        host=row["owner"],
        disclosed=tuple(row["disclosed"].split()),
        fair_deal=None if deal is None else FairDeal.from_json(deal),
        **settled,
    )


def record_of(row: RowMapping, stored: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return the record of a stored table: its start and all answers that were not taken back."""
    live = [entry for entry in stored if entry["kind"] == "answer" and entry["undone"] is None]
    answers = [[entry["seat"], entry["option"], entry["draws"]] for entry in live]
    return {**row["start"], "answers": answers}


def tables_of(connection: Connection, hashes: frozenset[str]) -> list[tuple[RowMapping, Setup]]:
    """Return the tables that a caller with these hashes opened or sits at, newest first."""
    owners = list(hashes)
    sits = select(seats.c.table_id).where(or_(seats.c.owner.in_(owners), seats.c.token.in_(owners)))
    settled = (*SETTLED, "owner", "disclosed", "fair_deal")
    columns = [tables.c[name] for name in (*settled, "created", "updated", "over", "waiting")]
    query = select(*columns).where(or_(tables.c.owner.in_(owners), tables.c.id.in_(sits)))
    query = query.order_by(tables.c.updated.desc()).limit(LISTED)
    try:
        return _with_setups(connection, query)
    except DBAPIError:
        raise
    except Exception:  # noqa: BLE001 (a damaged row can fail in any way)
        # Read each by itself.
        ids = list(connection.scalars(query.with_only_columns(tables.c.id)))
        return [one for id in ids for one in _readable(connection, select(*columns).where(tables.c.id == id))]


def _with_setups(connection: Connection, query: Select[Any]) -> list[tuple[RowMapping, Setup]]:
    return [(row, setup_of(connection, row)) for row in connection.execute(query).mappings().all()]


def _readable(connection: Connection, query: Select[Any]) -> list[tuple[RowMapping, Setup]]:
    """Return the tables of a query with their setups; none if one of them is damaged."""
    try:
        return _with_setups(connection, query)
    except DBAPIError:
        raise
    except Exception:  # noqa: BLE001 (a damaged row can fail in any way)
        return []


def table_ids(connection: Connection) -> list[str]:
    """Return the ids of all tables, oldest first."""
    return list(connection.scalars(select(tables.c.id).order_by(tables.c.created, tables.c.id)))


def tables_waiting_for_ai(connection: Connection, after: int, before: int) -> dict[str, int]:
    """Return the running tables, last changed between two times, that wait for an AI seat: their versions."""
    query = (
        select(tables.c.id, tables.c.version, cast(tables.c.waiting, Text).label("waiting"), seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.updated.between(after, before), seats.c.kind == "ai")
        .where(tables.c.over.is_(False), tables.c.imported.is_(False))
    )
    # As text, because one damaged row would fail the whole result.
    return {row.id: row.version for row in connection.execute(query) if row.seat in _numbers(row.waiting)}


def _numbers(text: str | None) -> list[int]:
    """Return a stored list of seats; a damaged one is empty."""
    try:
        return msgspec.json.decode(text or "", type=list[int])
    except msgspec.DecodeError:
        return []


def count_tables(connection: Connection) -> dict[bool, int]:
    """Return the number of tables whose game is over (True) or running (False)."""
    query = select(tables.c.over, func.count().label("n")).group_by(tables.c.over)
    counts = {row.over: row.n for row in connection.execute(query)}
    return {over: counts.get(over, 0) for over in (False, True)}


def is_read_only(connection: Connection) -> bool:
    """Return whether a database server takes no changes."""
    return bool(connection.scalar(text("SHOW transaction_read_only")) == "on")


def ping(connection: Connection) -> None:
    """Raise if the database does not answer."""
    connection.execute(text("SELECT 1"))

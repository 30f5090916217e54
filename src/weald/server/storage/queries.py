"""Queries about tables: rows stored, rows read."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, fields
from itertools import groupby
from operator import itemgetter
from typing import Any

import msgspec
from sqlalchemy import (
    JSON,
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
from sqlalchemy.sql.dml import ValuesBase

from weald.server.storage.archive import packed_entries, unpack
from weald.server.storage.schema import entries, seats, tables
from weald.tables.ports import Conflict
from weald.tables.rows import SETTLED, Rows, Stored, setup_of
from weald.tables.values import Seat, Setup

LISTED = 200

_PROGRESS = (
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


class PreparedStatement:
    """An INSERT or UPDATE of many rows, with a named parameter for every value.

    SQLAlchemy's work per row and value costs more than storing it.
    """

    def __init__(self, statement: ValuesBase) -> None:
        self._statement = statement
        columns = statement.table.columns
        given = statement.compile().params.keys()
        self._json = [name for name in given if name in columns and isinstance(columns[name].type, JSON)]
        # Per dialect: the statement, and what puts its parameters in order if they go by position.
        self._compiled: dict[str, tuple[str, Callable[[Any], Any] | None]] = {}

    def execute(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> int:
        """Execute the statement for every row; return how many rows it changed."""
        parameters = [self._encoded(connection.dialect, row) for row in rows]
        return connection.exec_driver_sql(self._for(connection.dialect)[0], parameters).rowcount

    def _encoded(self, dialect: Dialect, row: Mapping[str, Any]) -> Any:
        """Return the parameters of a row as the driver takes them."""
        encoded = dict(row)
        for name in self._json:
            if encoded[name] is not None:
                # A column of JSON holds text.
                encoded[name] = msgspec.json.encode(encoded[name]).decode()
        ordered = self._for(dialect)[1]
        return encoded if ordered is None else ordered(encoded)

    def _for(self, dialect: Dialect) -> tuple[str, Callable[[Any], Any] | None]:
        if dialect.name not in self._compiled:
            compiled = self._statement.compile(dialect=dialect)
            order = compiled.positiontup
            self._compiled[dialect.name] = str(compiled), None if order is None else itemgetter(*order)
        return self._compiled[dialect.name]


# Compiled once: building these statements for every answer would cost more than executing them.
_INSERT_ENTRY = PreparedStatement(
    insert(entries).values(
        {column.name: bindparam(column.name) for column in entries.c if column.name != "undone"}
    )
)
_UPDATE_TABLE = PreparedStatement(
    update(tables)
    .where(
        tables.c.id == bindparam("of_table"),
        tables.c.version == bindparam("before"),
        # The entries of an archived table have to be unpacked first.
        tables.c.archived.is_(None),
    )
    .values({name: bindparam(name) for name in _PROGRESS})
)
_VERSION = select(tables.c.version).where(tables.c.id == bindparam("id"))

# Ids come from URLs; a database may even fail on some characters.
ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


def store_all(connection: Connection, many: Sequence[Rows]) -> None:
    """Store decisions about several tables; Conflict if one of them cannot be stored."""
    # In order, so that two processes that store several tables cannot block each other.
    ordered = sorted(many, key=lambda rows: rows.table)
    for usual, group in groupby(ordered, key=_is_usual):
        some = list(group)
        if usual:
            updates = [{"of_table": rows.table, "before": rows.before, **rows.head} for rows in some]
            if _UPDATE_TABLE.execute(connection, updates) != len(updates):
                raise Conflict
            continue
        for rows in some:
            if rows.before is None:
                _insert_table(connection, rows)
            else:
                _update_table(connection, rows, rows.before)
    for rows in ordered:
        _store_seats_and_undone(connection, rows)
    _INSERT_ENTRY.execute(connection, [entry for rows in ordered for entry in rows.entries])


def _is_usual(rows: Rows) -> bool:
    """Return whether only the progress of a table changes."""
    return rows.before is not None and rows.head.keys() == set(_PROGRESS)


def store(connection: Connection, rows: Rows) -> None:
    """Store a decision about one table; Conflict if the table is not at the version before."""
    if rows.before is not None:
        locked = select(tables.c.version, tables.c.archived).where(tables.c.id == rows.table)
        row = connection.execute(locked.with_for_update()).first()
        if row is None or row.version != rows.before:
            raise Conflict
        if row.archived is not None:
            unpack(connection, rows.table)
    store_all(connection, [rows])


def _insert_table(connection: Connection, rows: Rows) -> None:
    connection.execute(insert(tables).values(**rows.head))
    values = [{"table_id": rows.table, "seat": n, **asdict(seat)} for n, seat in rows.seats.items()]
    connection.execute(insert(seats), values)


def _update_table(connection: Connection, rows: Rows, before: int) -> None:
    """Store the progress of a table together with columns that seldom change."""
    unchanged = (tables.c.id == rows.table) & (tables.c.version == before) & tables.c.archived.is_(None)
    if connection.execute(update(tables).where(unchanged).values(**rows.head)).rowcount != 1:
        raise Conflict


def _store_seats_and_undone(connection: Connection, rows: Rows) -> None:
    if rows.before is not None:
        for n, seat in rows.seats.items():
            change = update(seats).where(seats.c.table_id == rows.table, seats.c.seat == n)
            connection.execute(change.values(**asdict(seat)))
    for undone in rows.undone:
        change = update(entries).where(entries.c.table_id == rows.table, entries.c.n.in_(undone.gone))
        connection.execute(change.values(undone=undone.by))


def version_of(connection: Connection, id: str) -> int | None:
    """Return the stored version of a table."""
    return connection.scalar(_VERSION, {"id": id}) if ID.fullmatch(id) else None


def stored(connection: Connection, id: str) -> Stored | None:
    """Return a table as it is stored."""
    row = table_row(connection, id)
    return None if row is None else Stored(dict(row), _seats(connection, id), entry_rows(connection, id))


def history(connection: Connection, id: str) -> Stored | None:
    """Return the rows of a table's record, even if its position is damaged."""
    if not ID.fullmatch(id):
        return None
    names = (*SETTLED, "owner", "disclosed", "fair_deal", "start", "over")
    query = select(*(tables.c[name] for name in names)).where(tables.c.id == id)
    row = connection.execute(query).mappings().first()
    return None if row is None else Stored(dict(row), _seats(connection, id), entry_rows(connection, id))


def table_row(connection: Connection, id: str) -> RowMapping | None:
    """Return the row of a table."""
    if not ID.fullmatch(id):
        return None
    return connection.execute(select(tables).where(tables.c.id == id)).mappings().first()


def entry_rows(connection: Connection, id: str) -> Sequence[Mapping[str, Any]]:
    """Return the rows of all commands of a table in order, from the archive if they are there."""
    query = select(entries).where(entries.c.table_id == id).order_by(entries.c.n)
    rows = [dict(row) for row in connection.execute(query).mappings()]
    # Opening a table is an entry, so a table without entries is archived.
    return rows or packed_entries(connection, id)


def _seats(connection: Connection, id: str) -> tuple[Seat, ...]:
    """Return the people at a table."""
    query = (
        select(*(seats.c[field.name] for field in fields(Seat)))
        .where(seats.c.table_id == id)
        .order_by(seats.c.seat)
    )
    return tuple(Seat(*row) for row in connection.execute(query))


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
    rows = connection.execute(query).mappings().all()
    return [(row, setup_of(dict(row), _seats(connection, row["id"]))) for row in rows]


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

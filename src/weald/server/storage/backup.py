"""Backup and restore of all tables, on any database, while the service runs.

The file is gzipped JSON lines: a head, every table with its rows, what is left of deleted ones, and an end
with the number of lines between.
Restoring adds missing tables and renews older ones; it never touches newer ones.
"""

from __future__ import annotations

import base64
import errno
import gzip
import os
import re
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import chain, islice
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import JSON, Column, Connection, Engine, Table, delete, insert, select, text
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

import weald
from weald.kernel.messages import Message
from weald.server.clock import now
from weald.server.errors import ServeError
from weald.server.others import Bus
from weald.server.storage import cookie_queries
from weald.server.storage.archive import unpacked
from weald.server.storage.database import be_patient, is_shared, writing
from weald.server.storage.open_files import is_part
from weald.server.storage.schema import archive, entries, proofs, seats, tables, talk

FORMAT = 1
AT_ONCE = 20
COOKIE_KEY = re.compile(r"[0-9a-f]{64}")
# The longest line: a table with all its entries has some megabytes.
LINE_BYTES = 64 * 1024 * 1024
PARTS: dict[str, Table] = {"seats": seats, "entries": entries, "talk": talk, "archive": archive}

Line = dict[str, Any]


class Restored(NamedTuple):
    """Numbers of tables of a file that were added, renewed, kept, or are damaged."""

    added: int
    renewed: int
    kept: int
    damaged: int = 0


class BackedUp(NamedTuple):
    """Numbers of tables and answers of a backup, and the time of the last answer."""

    tables: int
    answers: int
    until: int | None


def backup(engine: Engine, path: Path) -> BackedUp:
    """Write a consistent copy of all tables to a file, with everything that was confirmed before."""
    _check_is_no_database(engine, path)
    try:
        if path.exists() and not path.is_file():
            # Renaming would put a file in the place of a device.
            code = errno.EISDIR if path.is_dir() else errno.EINVAL
            raise OSError(code, os.strerror(code))
        with NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as file:
            try:
                written = _write(engine, file)
                file.flush()
                os.fsync(file.fileno())
                # Renamed only when complete. The file shows every hand, so only its owner may read it.
                Path(file.name).replace(path)
            except BaseException:
                Path(file.name).unlink(missing_ok=True)
                raise
    except OSError as error:
        problem = error.strerror or ""
        raise ServeError(Message("cli-backup-unwritable", {"path": str(path), "problem": problem})) from None
    return written


def _check_is_no_database(engine: Engine, path: Path) -> None:
    """Raise ServeError for the path of the database itself: only SQLite may open or replace its files."""
    if not is_shared(engine) and is_part(Path(engine.url.database or ""), path):
        raise ServeError(Message("cli-file-database", {"path": str(path)}))


def _write(engine: Engine, file: Any) -> BackedUp:
    count = answers = until = 0
    with gzip.open(file, "wb", compresslevel=6) as packed, engine.begin() as connection:
        keys = cookie_queries.keys(connection)
        head = {"weald_backup": FORMAT, "version": weald.__version__, "at": now(), "cookie_keys": keys}
        packed.write(msgspec.json.encode(head) + b"\n")
        for id in list(connection.scalars(select(tables.c.id).order_by(tables.c.id))):
            line = _line_or_raw(connection, id)
            packed.write(msgspec.json.encode(line) + b"\n")
            count += 1
            times = _accepted(line)
            answers += len(times)
            until = max((until, *times))
        left = 0
        keys_of_proofs = select(proofs.c.table_id, proofs.c.owner).order_by(*proofs.primary_key.columns)
        for key in connection.execute(keys_of_proofs).fetchall():
            packed.write(msgspec.json.encode(_proof_line(connection, *key)) + b"\n")
            left += 1
        packed.write(msgspec.json.encode({"end": count + left}) + b"\n")
    return BackedUp(count, answers, until or None)


def _accepted(line: Line) -> list[int]:
    """Return when each answer of a table was accepted; none if the table cannot be restored."""
    if "unreadable" in line:
        return []
    try:
        rows = list(line["entries"])
        for row in line["archive"]:
            rows += unpacked(base64.b64decode(row["packed"]))
        return [row["at"] for row in rows if row["kind"] == "answer"]
    except Exception:  # noqa: BLE001 (a damaged row can fail in any way)
        return []


def _proof_line(connection: Connection, id: str, owner: str) -> Line:
    """Return one person's proof of a deleted table; of a damaged row, only its table."""
    query = select(proofs).where(proofs.c.table_id == id, proofs.c.owner == owner)
    try:
        return {"proof": _sound_row(proofs, connection.execute(query).mappings().one())}
    except DBAPIError:
        raise
    except Exception:  # noqa: BLE001 (a damaged row can fail in any way)
        return {"unreadable": id}


def _line_or_raw(connection: Connection, id: str) -> Line:
    """Return a table with its rows; those of one that is damaged as they are stored."""
    try:
        return _line(connection, id)
    except DBAPIError:
        raise
    except Exception:  # noqa: BLE001 (a damaged row can fail in any way)
        raw = connection.execute(text("SELECT * FROM tables WHERE id = :id"), {"id": id}).mappings()
        line: Line = {"unreadable": id, "table": [dict(row) for row in raw]}
        for name, part in PARTS.items():
            rows = connection.execute(
                text(f"SELECT * FROM {part.name} WHERE table_id = :id"),  # noqa: S608 (our own names)
                {"id": id},
            )
            line[name] = [dict(row) for row in rows.mappings()]
        return line


def _line(connection: Connection, id: str) -> Line:
    row = connection.execute(select(tables).where(tables.c.id == id)).mappings().one()
    line: Line = {"table": _sound_row(tables, row)}
    for name, part in PARTS.items():
        query = select(part).where(part.c.table_id == id).order_by(*part.primary_key.columns)
        line[name] = [_sound_row(part, values) for values in connection.execute(query).mappings()]
    return line


def _sound_row(table: Table, values: Mapping[Any, Any]) -> dict[str, Any]:
    """Return a row as it stands in a file; ValueError if it could not be restored."""
    row = dict(values)
    if "packed" in row:
        row["packed"] = base64.b64encode(row["packed"]).decode()
    _check(table, row)
    return row


def restore(engine: Engine, path: Path) -> Restored:
    """Restore the tables of a file that are missing or older here."""
    _check_is_no_database(engine, path)
    # A first pass finds a truncated file before anything has changed.
    for _ in _lines(path):
        pass
    with writing(engine) as connection:
        cookie_queries.add_keys(connection, _cookie_keys(path))
    done: Counter[str] = Counter(dict.fromkeys(Restored._fields, 0))
    bus = Bus(engine)
    lines = _lines(path)
    # In small transactions, so that games go on meanwhile; an interrupted restore can be repeated.
    for first in lines:
        with writing(engine) as connection:
            be_patient(connection)
            # One line at a time: each may be large.
            for line in chain([first], islice(lines, AT_ONCE - 1)):
                done[_restored_or_damaged(connection, line, bus, path)] += 1
    # Proofs are no tables.
    del done["proof"]
    return Restored(**done)


def _restored_or_damaged(connection: Connection, line: Line, bus: Bus, path: Path) -> str:
    """Restore a line; one that is damaged changes nothing and stays in the file for who wants to mend it."""
    if "unreadable" in line:
        return "damaged"
    try:
        with connection.begin_nested():
            return _restore(connection, line, bus, path)
    except (OperationalError, InterfaceError):
        # The database fails, not the file.
        raise
    except (SQLAlchemyError, ValueError, TypeError, KeyError, AttributeError):
        return "damaged"


def _restore(connection: Connection, line: Line, bus: Bus, path: Path) -> str:
    if "proof" in line:
        _restore_proof(connection, line["proof"], path)
        return "proof"
    row = _checked_row(tables, line["table"], path)
    query = select(tables.c.version).where(tables.c.id == row["id"]).with_for_update()
    version = connection.scalar(query)
    if version is not None and version >= row["version"]:
        return "kept"
    connection.execute(delete(tables).where(tables.c.id == row["id"]))
    connection.execute(insert(tables).values(**row))
    given = row["fair_deal"]["contributions"] if row.get("fair_deal") and not row.get("gathering") else {}
    for name, part in PARTS.items():
        rows = [_checked_row(part, values, path) for values in line.get(name, [])]
        if name == "seats":
            for seat in rows:
                # A file from before this was stored: who has the seat sat there at the deal.
                seat.setdefault("dealt_to", seat["owner"] if str(seat["seat"]) in given else None)
        if rows:
            connection.execute(insert(part), rows)
    bus.announce(connection, [(row["id"], row["version"])], [])
    return "added" if version is None else "renewed"


def _restore_proof(connection: Connection, values: Mapping[str, Any], path: Path) -> None:
    """Restore what is left of a deleted table for one person, unless it is there."""
    row = _checked_row(proofs, values, path)
    same = (proofs.c.table_id == row["table_id"]) & (proofs.c.owner == row["owner"])
    if connection.scalar(select(proofs.c.gone).where(same)) is None:
        connection.execute(insert(proofs).values(**row))


def _checked_row(table: Table, values: Mapping[str, Any], path: Path) -> dict[str, Any]:
    """Return a row of this schema; ServeError for columns of a newer one, which would be lost silently."""
    if not set(values) <= set(table.columns.keys()):
        raise ServeError(Message("cli-backup-newer", {"path": str(path)}))
    row = dict(values)
    _check(table, row)
    if "packed" in row:
        row["packed"] = base64.b64decode(row["packed"], validate=True)
    return row


def _check(table: Table, row: Mapping[str, Any]) -> None:
    """Raise ValueError for a value that its column cannot hold: SQLite itself takes any value."""
    for name, value in row.items():
        if not _fits(table.columns[name], value):
            raise ValueError(f"{table.name}.{name}")


def _fits(column: Column[Any], value: Any) -> bool:
    """Return whether a column of any database can hold a value of a file."""
    if value is None:
        return bool(column.nullable)
    kind = column.type.python_type
    if kind is int:
        return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**63
    # Bytes are base64 in the file, and a column of JSON holds anything.
    return isinstance(column.type, JSON) or isinstance(value, str if kind is bytes else kind)


def _cookie_keys(path: Path) -> list[str]:
    """Return the keys that have signed the cookies of the people at the tables of a sound file."""
    with gzip.open(path, "rb") as packed:
        head: Line = msgspec.json.decode(packed.readline(LINE_BYTES))
    keys: Any = head.get("cookie_keys", [])
    sound = isinstance(keys, list) and all(isinstance(key, str) and COOKIE_KEY.fullmatch(key) for key in keys)
    if not sound:
        raise ServeError(Message("cli-backup-broken", {"path": str(path)}))
    return list(keys)


def _lines(path: Path) -> Iterator[Line]:
    """Yield the tables of a file; ServeError if it is not a backup or not complete."""
    broken = ServeError(Message("cli-backup-broken", {"path": str(path)}))
    decode: Callable[[bytes], Line] = msgspec.json.Decoder(dict[str, Any]).decode
    count = 0
    try:
        with gzip.open(path, "rb") as packed:
            head = decode(packed.readline(LINE_BYTES))
            if "weald_backup" not in head:
                raise broken
            if head["weald_backup"] != FORMAT:
                raise ServeError(Message("cli-backup-newer", {"path": str(path)}))
            # A line that is cut off at the limit is no JSON.
            while encoded := packed.readline(LINE_BYTES):
                line = decode(encoded)
                if "end" in line:
                    # Reading on to the end compares the checksum of the file.
                    if line["end"] != count or packed.read(1):
                        raise broken
                    return
                yield line
                count += 1
    except (EOFError, zlib.error, gzip.BadGzipFile, ValueError, RecursionError, MemoryError):
        raise broken from None
    except OSError as error:
        problem = error.strerror or ""
        raise ServeError(Message("cli-file-unreadable", {"path": str(path), "problem": problem})) from None
    raise broken

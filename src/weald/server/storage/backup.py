"""Copies of all tables in one file, made and read back while the service runs, whatever the database.

The file is compressed, one JSON object a line: a head, every table with all that belongs to it, and an end
that says how many there were. Reading it back adds what is missing and never touches what is newer.
"""

from __future__ import annotations

import base64
import gzip
import os
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, Table, delete, insert, select

import weald
from weald.kernel.messages import Message
from weald.server.errors import ServeError
from weald.server.realtime.pubsub import Bus
from weald.server.storage.database import writing
from weald.server.storage.schema import archive, entries, seats, tables, talk
from weald.server.tables.revision import now

FORMAT = 1
AT_ONCE = 20
PARTS: dict[str, Table] = {"seats": seats, "entries": entries, "talk": talk, "archive": archive}

Line = dict[str, Any]


class Restored(NamedTuple):
    """What became of the tables in a file."""

    added: int
    renewed: int
    kept: int


def backup(engine: Engine, path: Path) -> int:
    """Write all tables as they are at this moment into a file; how many there are."""
    try:
        with NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as file:
            try:
                count = _write(engine, file)
                file.flush()
                os.fsync(file.fileno())
                # Only a whole file gets the name; whoever can read it can read every hand.
                Path(file.name).replace(path)
            except BaseException:
                Path(file.name).unlink(missing_ok=True)
                raise
    except OSError as error:
        problem = error.strerror or ""
        raise ServeError(Message("cli-backup-unwritable", {"path": str(path), "problem": problem})) from None
    return count


def _write(engine: Engine, file: Any) -> int:
    count = 0
    with gzip.open(file, "wb", compresslevel=6) as packed, engine.begin() as connection:
        head = {"weald_backup": FORMAT, "version": weald.__version__, "at": now()}
        packed.write(msgspec.json.encode(head) + b"\n")
        for id in list(connection.scalars(select(tables.c.id).order_by(tables.c.id))):
            packed.write(msgspec.json.encode(_line(connection, id)) + b"\n")
            count += 1
        packed.write(msgspec.json.encode({"end": count}) + b"\n")
    return count


def _line(connection: Connection, id: str) -> Line:
    row = connection.execute(select(tables).where(tables.c.id == id)).mappings().one()
    line: Line = {"table": dict(row)}
    for name, part in PARTS.items():
        query = select(part).where(part.c.table_id == id).order_by(*part.primary_key.columns)
        line[name] = [dict(values) for values in connection.execute(query).mappings()]
    return line


def restore(engine: Engine, path: Path) -> Restored:
    """Bring tables back from a file: those that are missing or older here."""
    # Read to its end first: a file that breaks off is noticed before anything has changed.
    for _ in _lines(path):
        pass
    done: Counter[str] = Counter(dict.fromkeys(Restored._fields, 0))
    bus = Bus(engine)
    lines = _lines(path)
    # A few at a time, so that people can play meanwhile; who is interrupted simply starts again.
    while some := list(islice(lines, AT_ONCE)):
        with writing(engine) as connection:
            done.update([_restore(connection, line, bus, path) for line in some])
    return Restored(**done)


def _restore(connection: Connection, line: Line, bus: Bus, path: Path) -> str:
    row = _checked_row(tables, line["table"], path)
    query = select(tables.c.version).where(tables.c.id == row["id"]).with_for_update()
    version = connection.scalar(query)
    if version is not None and version >= row["version"]:
        return "kept"
    connection.execute(delete(tables).where(tables.c.id == row["id"]))
    connection.execute(insert(tables).values(**row))
    for name, part in PARTS.items():
        rows = [_checked_row(part, values, path) for values in line.get(name, [])]
        if rows:
            connection.execute(insert(part), rows)
    bus.announce(connection, [(row["id"], row["version"])], [])
    return "added" if version is None else "renewed"


def _checked_row(table: Table, values: Mapping[str, Any], path: Path) -> dict[str, Any]:
    """A row as this version knows it; a newer one may have columns that must not be lost in silence."""
    if not set(values) <= set(table.columns.keys()):
        raise ServeError(Message("cli-backup-newer", {"path": str(path)}))
    row = dict(values)
    if "packed" in row:
        row["packed"] = base64.b64decode(row["packed"])
    return row


def _lines(path: Path) -> Iterator[Line]:
    """The tables in a file; ServeError if it is none of ours or not whole."""
    broken = ServeError(Message("cli-backup-broken", {"path": str(path)}))
    decode: Callable[[bytes], Line] = msgspec.json.Decoder(dict[str, Any]).decode
    count = 0
    try:
        with gzip.open(path, "rb") as packed:
            head = decode(next(packed, b""))
            if "weald_backup" not in head:
                raise broken
            if head["weald_backup"] != FORMAT:
                raise ServeError(Message("cli-backup-newer", {"path": str(path)}))
            for text in packed:
                line = decode(text)
                if "end" in line:
                    if line["end"] != count:
                        raise broken
                    return
                yield line
                count += 1
    except (EOFError, zlib.error, gzip.BadGzipFile, msgspec.DecodeError):
        raise broken from None
    except OSError as error:
        problem = error.strerror or ""
        raise ServeError(Message("cli-file-unreadable", {"path": str(path), "problem": problem})) from None
    raise broken

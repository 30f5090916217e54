"""The archive: entries of tables that have not been used for long, compressed.

An archived table can be read as before. Locking it for a command unpacks it.
"""

from __future__ import annotations

import logging
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, insert, or_, select, update
from sqlalchemy.exc import InterfaceError, OperationalError

from weald.server.settings import Settings
from weald.server.storage.schema import archive, entries, tables

DAY = 24 * 3600 * 1000

log = logging.getLogger(__name__)


def archive_unused(
    connection: Connection, settings: Settings, at: int, limit: int, unreadable: set[str] | None = None
) -> int:
    """Archive up to `limit` tables that have been unused for long; return their number.

    Those that fail are added to `unreadable`, which are left alone.
    """
    aside = set() if unreadable is None else unreadable
    ages = ((True, settings.archive_over), (False, settings.archive_open))
    old = [
        and_(tables.c.over.is_(over), tables.c.updated < at - days * DAY) for over, days in ages if days > 0
    ]
    if not old:
        return 0
    query = select(tables.c.id).where(
        tables.c.archived.is_(None), or_(*old), tables.c.id.not_in(sorted(aside))
    )
    # A table that is locked is in use.
    query = query.order_by(tables.c.updated).limit(limit).with_for_update(skip_locked=True)
    ids = list(connection.scalars(query))
    for id in ids:
        try:
            with connection.begin_nested():
                pack(connection, id, at)
        except (OperationalError, InterfaceError):
            # The database itself fails, not this table.
            raise
        except Exception:
            # A damaged row can fail in any way; the others do not suffer.
            log.exception("table %s cannot be archived", id)
            aside.add(id)
    return len(ids)


def pack(connection: Connection, id: str, at: int) -> None:
    """Move the entries of a locked table into the archive."""
    query = select(entries).where(entries.c.table_id == id).order_by(entries.c.n)
    rows = [dict(row) for row in connection.execute(query).mappings()]
    packed = zlib.compress(msgspec.json.encode(rows), 9)
    connection.execute(insert(archive).values(table_id=id, packed=packed))
    connection.execute(delete(entries).where(entries.c.table_id == id))
    connection.execute(update(tables).where(tables.c.id == id).values(archived=at))


def packed_entries(connection: Connection, id: str) -> Sequence[dict[str, Any]]:
    """Return the entries of an archived table."""
    packed = connection.scalar(select(archive.c.packed).where(archive.c.table_id == id))
    return () if packed is None else unpacked(packed)


def unpacked(packed: bytes) -> list[dict[str, Any]]:
    """Decode packed entries."""
    return msgspec.json.decode(zlib.decompress(packed), type=list[dict[str, Any]])


def unpack(connection: Connection, id: str) -> None:
    """Move the entries of a locked table back from the archive."""
    rows = list(packed_entries(connection, id))
    if rows:
        connection.execute(insert(entries), rows)
    connection.execute(delete(archive).where(archive.c.table_id == id))
    connection.execute(update(tables).where(tables.c.id == id).values(archived=None))

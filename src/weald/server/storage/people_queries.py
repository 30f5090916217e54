"""Queries about people: seats, invitations, timers and chat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import BigInteger, Connection, RowMapping, cast, delete, func, insert, select, update

from weald.server.storage.queries import ID
from weald.server.storage.schema import moves, tables, talk
from weald.tables.values import SECOND

# The number of chat messages kept per table.
CHAT_KEPT = 1000


def invited_to(connection: Connection, code: str) -> str | None:
    """Return the id of the table that an invitation is for."""
    if not ID.fullmatch(code):
        return None
    return connection.scalar(select(tables.c.id).where(tables.c.invite == code))


def overdue(connection: Connection, at: int) -> list[str]:
    """Return the tables where a seat's time has run out at `at`."""
    late = tables.c.asked_since + cast(tables.c.timer, BigInteger) * SECOND <= at
    query = select(tables.c.id).where(tables.c.timer.is_not(None), tables.c.over.is_(False), late)
    return list(connection.scalars(query.order_by(tables.c.id)))


def move_times(connection: Connection, by: int) -> None:
    """Move what runs out along with the clock: the time of people who are asked, and codes."""
    asked = tables.c.asked_since.is_not(None) & tables.c.over.is_(False)
    connection.execute(update(tables).where(asked).values(asked_since=tables.c.asked_since + by))
    connection.execute(update(moves).values(expires=moves.c.expires + by))


def limit_asked_since(connection: Connection, at: int) -> None:
    """Let no seat be asked since a time after `at`, when a clock was set back while the service was down."""
    later = tables.c.asked_since > at
    connection.execute(update(tables).where(later).values(asked_since=at))


def add_chat(
    connection: Connection, id: str, seat: int | None, name: str, text: str, key: str, owner: str, at: int
) -> RowMapping:
    """Store a chat message of the caller with the hash `owner` and return its row."""
    last = connection.scalar(select(func.max(talk.c.n)).where(talk.c.table_id == id)) or 0
    values = {"table_id": id, "n": last + 1, "seat": seat, "name": name, "kind": "chat", "text": text}
    connection.execute(insert(talk).values(**values, key=key, at=at, owner=owner))
    connection.execute(delete(talk).where(talk.c.table_id == id, talk.c.n <= last + 1 - CHAT_KEPT))
    stored = chat_with_key(connection, id, key)
    assert stored is not None
    return stored


def move_chat(connection: Connection, id: str, owner: str, to: str) -> None:
    """Give the chat messages of one browser to another."""
    theirs = (talk.c.table_id == id) & (talk.c.owner == owner)
    connection.execute(update(talk).where(theirs).values(owner=to))


def chat_with_key(connection: Connection, id: str, key: str) -> RowMapping | None:
    """Return the chat message that was stored under a key."""
    return connection.execute(select(talk).where(talk.c.table_id == id, talk.c.key == key)).mappings().first()


def chat_after(connection: Connection, id: str, after: int, limit: int) -> Sequence[RowMapping]:
    """Return the last `limit` chat messages after number `after`, in order."""
    query = select(talk).where(talk.c.table_id == id, talk.c.n > after)
    rows = connection.execute(query.order_by(talk.c.n.desc()).limit(limit)).mappings().all()
    return rows[::-1]


def chat_json(row: RowMapping) -> dict[str, Any]:
    """Return a chat message as JSON."""
    return {name: row[name] for name in ("n", "seat", "name", "text", "at")}

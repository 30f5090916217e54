"""The end of data: what is deleted after a while, and what people delete themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, false, func, or_, select

from weald.server.settings import Settings
from weald.server.storage import cookie_queries, proofs
from weald.server.storage.archive import DAY
from weald.server.storage.schema import archive, entries, seats, tables, talk

# The notice to those who have a table open that is deleted.
GONE = {"gone": True}

# Kinds of tables, by the setting that says how long they are kept.
KINDS: dict[str, ColumnElement[bool]] = {
    "keep_imported": tables.c.imported.is_(True),
    "keep_over": tables.c.imported.is_(False) & tables.c.over.is_(True),
    "keep_open": tables.c.imported.is_(False) & tables.c.over.is_(False),
}


class Expired(NamedTuple):
    """Numbers of rows past their time: tables by kind, and chat messages of finished tables."""

    over: int
    open: int
    imported: int
    chat: int


def _old(settings: Settings, name: str, at: int) -> ColumnElement[bool] | None:
    """Return the condition of a kind of tables that are older than they are kept; None: they stay."""
    days = settings.kept(name)
    return KINDS[name] & (tables.c.updated < at - days * DAY) if days else None


def _old_chat(settings: Settings, at: int) -> ColumnElement[bool] | None:
    days = settings.kept("keep_chat")
    if not days:
        return None
    over = select(tables.c.id).where(tables.c.over.is_(True))
    return (talk.c.at < at - days * DAY) & talk.c.table_id.in_(over)


def expired(connection: Connection, settings: Settings, at: int) -> Expired:
    """Count the rows that `prune` would delete."""
    counts = {}
    for name in KINDS:
        old = _old(settings, name, at)
        query = None if old is None else select(func.count()).select_from(tables).where(old)
        counts[name] = 0 if query is None else connection.scalar(query) or 0
    chat = _old_chat(settings, at)
    messages = 0
    if chat is not None:
        # Those of tables that go as well are not counted by themselves.
        gone = [old for name in KINDS if (old := _old(settings, name, at)) is not None]
        staying = talk.c.table_id.not_in(select(tables.c.id).where(or_(false(), *gone)))
        messages = connection.scalar(select(func.count()).select_from(talk).where(chat & staying)) or 0
    return Expired(counts["keep_over"], counts["keep_open"], counts["keep_imported"], messages)


def prune(
    connection: Connection,
    settings: Settings,
    at: int,
    limit: int,
    deleted: Callable[[str], None] = lambda id: None,
) -> Expired:
    """Delete what is older than it is kept, at most `limit` tables of a kind; return what was deleted.

    `deleted` is called with the id of each table.
    """
    gone = {}
    for name in KINDS:
        old = _old(settings, name, at)
        ids: list[str] = []
        if old is not None:
            # A table that is locked is in use.
            query = select(tables.c.id).where(old).order_by(tables.c.updated).limit(limit)
            ids = list(connection.scalars(query.with_for_update(skip_locked=True)))
        for id in ids:
            delete_table(connection, id)
            deleted(id)
        gone[name] = len(ids)
    chat = _old_chat(settings, at)
    messages = 0 if chat is None else connection.execute(delete(talk).where(chat)).rowcount
    cookie_queries.forget_exchanged(connection)
    proofs.forget_old(connection, at)
    return Expired(gone["keep_over"], gone["keep_open"], gone["keep_imported"], messages)


def delete_table(connection: Connection, id: str, by: frozenset[str] = frozenset()) -> None:
    """Delete a table with everything that belongs to it, but the proof of a fair deal for all except `by`."""
    proofs.keep_proof(connection, id, by)
    for part in (archive, talk, entries, seats):
        connection.execute(delete(part).where(part.c.table_id == id))
    connection.execute(delete(tables).where(tables.c.id == id))


def forget_chat(connection: Connection, id: str, hashes: frozenset[str], numbers: list[int]) -> bool:
    """Delete what a caller has written; return whether there was anything.

    Messages of earlier versions, which do not say who wrote them, belong to their seats.
    """
    nobody_named = talk.c.owner.is_(None) & talk.c.seat.in_(numbers)
    own = (talk.c.table_id == id) & (talk.c.owner.in_(sorted(hashes)) | nobody_named)
    return connection.execute(delete(talk).where(own)).rowcount > 0


def count_owned(connection: Connection, owner: str) -> int:
    """Return how many tables a browser has opened or imported."""
    query = select(func.count()).select_from(tables).where(tables.c.owner == owner)
    return connection.scalar(query) or 0

"""Queries about cookies: the keys that sign them, and what tables know of unsigned ones."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select, union

from weald.server.storage.schema import cookie_keys, exchanged_cookies, proofs, seats, tables, talk

_OWNERS = [tables.c.owner, seats.c.owner, seats.c.dealt_to, talk.c.owner, proofs.c.owner]


def keys(connection: Connection) -> list[str]:
    """Return the keys in an order on which all processes agree; the first one signs."""
    return list(connection.scalars(select(cookie_keys.c.key).order_by(cookie_keys.c.key)))


def add_keys(connection: Connection, added: Sequence[str]) -> None:
    """Add the keys of a backup, so that cookies which they have signed stay valid."""
    missing = sorted(set(added) - set(keys(connection)))
    if missing:
        connection.execute(insert(cookie_keys), [{"key": key} for key in missing])


def is_known(connection: Connection, owner: str) -> bool:
    """Return whether the browser with this hash opened a table, sits or sat at one, or wrote something."""
    queries = (select(column).where(column == owner).limit(1) for column in _OWNERS)
    return any(connection.scalar(query) is not None for query in queries)


def is_exchanged(connection: Connection, owner: str) -> bool:
    """Return whether the cookie with this hash has got its signed successor."""
    query = select(exchanged_cookies.c.owner).where(exchanged_cookies.c.owner == owner)
    return connection.scalar(query) is not None


def note_exchanged(connection: Connection, owner: str) -> None:
    """Note that a browser has come with the signed successor of its cookie."""
    if not is_exchanged(connection, owner):
        connection.execute(insert(exchanged_cookies).values(owner=owner))


def forget_exchanged(connection: Connection) -> None:
    """Delete notes about cookies that no table knows any more: no seat belongs to them."""
    owners = union(*(select(column).where(column.is_not(None)) for column in _OWNERS))
    connection.execute(delete(exchanged_cookies).where(exchanged_cookies.c.owner.not_in(owners)))

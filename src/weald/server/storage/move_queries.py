"""Queries about codes that move a player's seats to another device."""

from __future__ import annotations

from sqlalchemy import Connection, RowMapping, delete, insert, or_, select, update

from weald.server.storage.schema import moves


def add_move(connection: Connection, id: str, owner: str, code: str, token: str, expires: int) -> None:
    """Store the hashes of a new code and its link; an earlier code of the same owner is void."""
    mine = (moves.c.table_id == id) & (moves.c.owner == owner)
    connection.execute(delete(moves).where(mine & moves.c.taken_by.is_(None)))
    values = {"table_id": id, "owner": owner, "code": code, "token": token, "expires": expires}
    connection.execute(insert(moves).values(**values))


def find_move(connection: Connection, hashed: str, at: int) -> RowMapping | None:
    """Return the move with the hash of a code or a link that is still valid at `at`."""
    query = select(moves).where(or_(moves.c.code == hashed, moves.c.token == hashed), moves.c.expires > at)
    return connection.execute(query).mappings().first()


def use_move(connection: Connection, code: str, taken_by: str) -> bool:
    """Note the browser that has used a code, so that no other can; return whether this browser is the one."""
    free = moves.c.taken_by.is_(None) | (moves.c.taken_by == taken_by)
    change = update(moves).where(moves.c.code == code, free).values(taken_by=taken_by)
    return connection.execute(change).rowcount == 1


def forget_moves(connection: Connection, at: int) -> None:
    """Delete codes that have expired at `at`."""
    connection.execute(delete(moves).where(moves.c.expires <= at))

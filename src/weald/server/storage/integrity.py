"""Integrity of the database file: damaged pages and rows that refer to nothing."""

from __future__ import annotations

from sqlalchemy import Engine
from sqlalchemy.exc import DatabaseError

from weald.server.storage.database import is_shared

PROBLEMS = 20


def problems(engine: Engine, thorough: bool = True) -> list[str]:
    """Return the faults of an SQLite file; a database server checks its own."""
    if is_shared(engine):
        return []
    check = "integrity_check" if thorough else "quick_check"
    try:
        with engine.connect() as connection:
            rows = connection.exec_driver_sql(f"PRAGMA {check}({PROBLEMS})").scalars().all()
            orphans = connection.exec_driver_sql("PRAGMA foreign_key_check").all() if thorough else []
    except DatabaseError as error:
        return [str(error.orig)]
    lost = [f"{row[0]}: row {row[1]} refers to a missing row of {row[2]}" for row in orphans[:PROBLEMS]]
    return [str(row) for row in rows if row != "ok"] + lost

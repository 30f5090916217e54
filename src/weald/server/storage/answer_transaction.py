"""Transactions on SQLite that store answers only, through its driver.

What SQLAlchemy does for a transaction costs three times as much as a commit, fsync included.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

from sqlalchemy import Engine


class NotOnlyAnswers(Exception):
    """Queued work needs more than a transaction of answers can do."""


class AnswerTransaction:
    """A transaction with the write lock; it has as much of SQLAlchemy's connection as answers need."""

    def __init__(self, engine: Engine, driver: sqlite3.Connection, info: dict[Any, Any]) -> None:
        self.dialect = engine.dialect
        # What was noted about the connection, in this transaction or another.
        self.info = info
        self._driver = driver

    def exec_driver_sql(self, statement: str, parameters: Any = ()) -> sqlite3.Cursor:
        """Execute a statement, for every row if the parameters are a list."""
        if isinstance(parameters, list):
            return self._driver.executemany(statement, parameters)
        return self._driver.execute(statement, parameters)


@contextmanager
def storing_answers(engine: Engine) -> Iterator[AnswerTransaction]:
    """Begin a transaction of answers; commit it at the end, or take it back if that raises."""
    pooled = engine.raw_connection()
    try:
        driver = cast("sqlite3.Connection", pooled.driver_connection)
        driver.execute("BEGIN IMMEDIATE")
        try:
            yield AnswerTransaction(engine, driver, pooled.info)
            driver.execute("COMMIT")
        except BaseException:
            # Some errors have taken it back already.
            if driver.in_transaction:
                driver.execute("ROLLBACK")
            raise
    finally:
        pooled.close()

"""Prepared statements for the hot path: compiled once, then executed by the driver."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Any

import msgspec
from sqlalchemy import JSON, Connection, Dialect
from sqlalchemy.sql.dml import ValuesBase


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

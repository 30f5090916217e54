"""Prepared statements for the hot path: compiled once, then executed by the driver."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
        self._json = frozenset(column.name for column in columns if isinstance(column.type, JSON))
        self._compiled: dict[str, tuple[str, list[str] | None]] = {}
        # Per dialect with parameters by position: those that are JSON.
        self._encoded: dict[str, list[int]] = {}

    def execute(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """Execute the statement for every row."""
        self.execute_encoded(connection, [self.encode(connection.dialect, row) for row in rows])

    def encode(self, dialect: Dialect, row: Mapping[str, Any]) -> Any:
        """Return the parameters of a row as the driver takes them."""
        _, order = self._for(dialect)
        if order is None:
            return {name: _encoded(value) if name in self._json else value for name, value in row.items()}
        values = [row[name] for name in order]
        for i in self._encoded[dialect.name]:
            values[i] = _encoded(values[i])
        return tuple(values)

    def execute_encoded(self, connection: Connection, parameters: list[Any]) -> None:
        """Execute the statement for rows that were encoded before."""
        connection.exec_driver_sql(self._for(connection.dialect)[0], parameters)

    def _for(self, dialect: Dialect) -> tuple[str, list[str] | None]:
        if dialect.name not in self._compiled:
            compiled = self._statement.compile(dialect=dialect)
            order = compiled.positiontup
            self._encoded[dialect.name] = [i for i, name in enumerate(order or ()) if name in self._json]
            self._compiled[dialect.name] = str(compiled), order
        return self._compiled[dialect.name]


def _encoded(value: Any) -> str | None:
    """Return a value as a column of JSON holds it."""
    return None if value is None else msgspec.json.encode(value).decode()

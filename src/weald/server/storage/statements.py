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
        self._json = {column.name for column in statement.table.columns if isinstance(column.type, JSON)}
        self._compiled: dict[str, tuple[str, list[str] | None]] = {}

    def execute(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """Execute the statement for every row."""
        sql, order = self._for(connection.dialect)
        if order is None:
            named = [{name: self._value(name, value) for name, value in row.items()} for row in rows]
            connection.exec_driver_sql(sql, named)
        else:
            connection.exec_driver_sql(
                sql, [tuple(self._value(name, row[name]) for name in order) for row in rows]
            )

    def _for(self, dialect: Dialect) -> tuple[str, list[str] | None]:
        if dialect.name not in self._compiled:
            compiled = self._statement.compile(dialect=dialect)
            self._compiled[dialect.name] = str(compiled), compiled.positiontup
        return self._compiled[dialect.name]

    def _value(self, name: str, value: Any) -> Any:
        return msgspec.json.encode(value).decode() if name in self._json and value is not None else value

"""Compatibility check: replays every stored table with the installed rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Engine, RowMapping
from sqlalchemy.exc import OperationalError

import weald
from weald.kernel import records
from weald.kernel.errors import BadRecord, Difference, WealdError
from weald.server.storage import queries
from weald.tables.rows import record_of


class Finding(NamedTuple):
    """The outcome of a table: `same`, `differs` from what was played, or `unusable`, checkpoint included."""

    table: str
    game: str
    engine: str
    over: bool
    outcome: str
    # The first answer whose replay differs.
    answer: int | None
    reason: str | None
    # The rule changes that may explain the difference; none: it is unexpected.
    changes: tuple[str, ...] = ()


def check_tables(engine: Engine) -> Iterator[Finding]:
    """Yield the finding of every stored table."""
    with engine.begin() as connection:
        ids = queries.table_ids(connection)
    for id in ids:
        try:
            with engine.begin() as connection:
                row = queries.table_row(connection, id)
                stored = queries.entry_rows(connection, id)
            if row is not None:
                yield _finding(row, stored)
        except OperationalError:
            # The database itself fails, not this table.
            raise
        except Exception as error:  # noqa: BLE001 (a damaged row can fail in any way)
            yield Finding(id, "?", "?", False, "unusable", None, type(error).__name__)


def _finding(row: RowMapping, stored: Sequence[Mapping[str, Any]]) -> Finding:
    finding = Finding(row["id"], row["game"], stored[-1]["engine"], row["over"], "same", None, None)
    record = record_of(dict(row), stored)
    try:
        table = weald.replay(record)
        at_position = records.is_at(table, row["position"])
    except Difference as changed:
        return finding._replace(
            outcome=_otherwise(row), answer=changed.answer, reason=changed.code, changes=changed.changes
        )
    except WealdError as error:
        n = error.message.args.get("n") if isinstance(error, BadRecord) else None
        return finding._replace(
            outcome=_otherwise(row), answer=n if isinstance(n, int) else None, reason=error.code
        )
    if not at_position:
        return finding._replace(outcome=_otherwise(row), reason="position")
    if not row["gathering"] and len(table.events) != stored[-1]["last"]:
        return finding._replace(outcome=_otherwise(row), reason="events")
    return finding


def _otherwise(row: RowMapping) -> str:
    """Return whether a table whose replay differs can still continue from its checkpoint."""
    try:
        weald.load(row["position"])
    except Exception:  # noqa: BLE001 (an upgrade can fail in any way)
        return "unusable"
    return "differs"

"""Every stored table played again on the installed rules, to see what an update changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Engine, RowMapping, select

import weald
from weald.kernel import records
from weald.kernel.errors import BadRecord, Difference, WealdError
from weald.server.storage import queries
from weald.server.storage.schema import tables


class Finding(NamedTuple):
    """How a table fares: `same`, `differs` from what was played, or `unusable` even from its checkpoint."""

    table: str
    game: str
    engine: str
    over: bool
    outcome: str
    # Of the answers that stand, the first whose replay differs.
    answer: int | None
    reason: str | None
    # The rule changes that can be why it differs; none: nobody meant it to.
    changes: tuple[str, ...] = ()


def review(engine: Engine) -> Iterator[Finding]:
    """The findings of all tables, one after another."""
    with engine.begin() as connection:
        ids = list(connection.scalars(select(tables.c.id).order_by(tables.c.created, tables.c.id)))
    for id in ids:
        with engine.begin() as connection:
            row = queries.table_row(connection, id)
            stored = queries.entry_rows(connection, id)
        if row is not None:
            yield _finding(row, stored)


def _finding(row: RowMapping, stored: Sequence[Mapping[str, Any]]) -> Finding:
    finding = Finding(row["id"], row["game"], stored[-1]["engine"], row["over"], "same", None, None)
    record = queries.record_of(row, stored)
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
    if len(table.events) != stored[-1]["last"]:
        return finding._replace(outcome=_otherwise(row), reason="events")
    return finding


def _otherwise(row: RowMapping) -> str:
    """Whether a table whose replay differs can still go on from its checkpoint."""
    try:
        weald.load(row["position"])
    except WealdError:
        return "unusable"
    return "differs"

"""Proofs of fair deals whose tables are gone, for those who contributed.

As long as the table is there, its record is the proof. Deleting it discloses the secret, so that no host can
withhold it.
"""

from __future__ import annotations

import logging
from typing import Any

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import DBAPIError

from weald.server.clock import now
from weald.server.storage import queries
from weald.server.storage.archive import DAY
from weald.server.storage.schema import proofs
from weald.tables import fair_deals
from weald.tables.rows import setup_of

# Days that a proof is kept after its table. A page that was open meanwhile has its own copy.
KEPT_DAYS = 90
LISTED = 50

log = logging.getLogger(__name__)


def keep_proof(connection: Connection, id: str, deleter: frozenset[str]) -> None:
    """Keep the proof of a table that is about to be deleted, for all who contributed but the deleter."""
    try:
        stored = queries.history(connection, id)
        if stored is None or stored.head["fair_deal"] is None or stored.head["gathering"]:
            return
        setup = setup_of(stored.head, stored.seats)
        record = fair_deals.proof(stored.head["start"], setup)
    except DBAPIError:
        raise
    except Exception:
        # A damaged row can fail in any way; its table has to go nevertheless.
        log.exception("table %s is deleted without the proof of its deal", id)
        return
    at = now()
    rows = [
        {"table_id": id, "owner": owner, "record": record, "gone": at}
        for owner in sorted(fair_deals.people(setup) - deleter)
    ]
    connection.execute(delete(proofs).where(proofs.c.table_id == id))
    if rows:
        connection.execute(insert(proofs), rows)


def proofs_of(connection: Connection, hashes: frozenset[str]) -> list[dict[str, Any]]:
    """Return the proofs for a caller with these hashes as JSON, the latest first."""
    query = select(proofs.c.table_id, proofs.c.gone, proofs.c.record).where(
        proofs.c.owner.in_(sorted(hashes))
    )
    rows = connection.execute(query.order_by(proofs.c.gone.desc(), proofs.c.table_id).limit(LISTED))
    return [{"id": row.table_id, "gone": row.gone, "record": row.record} for row in rows]


def forget_old(connection: Connection, at: int) -> None:
    """Delete the proofs that have been kept long enough at `at`."""
    connection.execute(delete(proofs).where(proofs.c.gone < at - KEPT_DAYS * DAY))

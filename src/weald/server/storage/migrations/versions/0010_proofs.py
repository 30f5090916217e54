"""Owners at the time of a fair deal, seats that came from another device, and proofs of fair deals."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

TABLES = sa.table(
    "tables", sa.column("id", sa.String), sa.column("fair_deal", sa.JSON), sa.column("gathering", sa.Boolean)
)
SEATS = sa.table("seats", *(sa.column(name) for name in ("table_id", "seat", "owner", "dealt_to")))


def upgrade() -> None:
    """Add them; at tables dealt before, those who have the seats that contributed sat there at the deal."""
    op.add_column("seats", sa.Column("moved", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("dealt_to", sa.String(64)))
    op.create_index("ix_seats_dealt_to", "seats", ["dealt_to"])
    op.create_table(
        "proofs",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("record", sa.JSON, nullable=False),
        sa.Column("gone", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "owner", name="pk_proofs"),
    )
    op.create_index("ix_proofs_owner", "proofs", ["owner"])
    op.create_index("ix_proofs_gone", "proofs", ["gone"])
    connection = op.get_bind()
    # As text: one damaged row must not end the migration.
    deals = sa.select(TABLES.c.id, sa.cast(TABLES.c.fair_deal, sa.Text).label("deal"))
    dealt = deals.where(TABLES.c.fair_deal.is_not(None), TABLES.c.gathering.is_(sa.false()))
    for id, deal in connection.execute(dealt).fetchall():
        contributed = SEATS.c.seat.in_(_contributed(deal))
        change = sa.update(SEATS).where(SEATS.c.table_id == id, contributed)
        connection.execute(change.values(dealt_to=SEATS.c.owner))


def _contributed(deal: str) -> list[int]:
    """Return the seats that contributed to a stored deal; none if it is damaged."""
    try:
        return [int(seat) for seat in json.loads(deal)["contributions"]]
    except (ValueError, KeyError, TypeError):
        return []

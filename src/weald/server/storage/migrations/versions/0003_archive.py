"""The archive of tables that are no longer used."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the archive and an index on timers."""
    op.add_column("tables", sa.Column("archived", sa.BigInteger))
    op.create_index("ix_tables_timer", "tables", ["timer"])
    op.create_table(
        "archive",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_archive"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_archive_table_id", ondelete="CASCADE"),
    )

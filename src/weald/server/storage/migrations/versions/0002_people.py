"""Online play: invitations, timers, takeback requests, seats lent to an AI, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns and the chat table."""
    op.add_column("tables", sa.Column("invite", sa.String(32)))
    op.add_column("tables", sa.Column("timer", sa.Integer))
    op.add_column("tables", sa.Column("wish", sa.JSON))
    op.add_column("tables", sa.Column("asked_since", sa.BigInteger))
    op.create_index("ix_tables_invite", "tables", ["invite"], unique=True)
    op.add_column("seats", sa.Column("away", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.String(80)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_talk"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_talk_table_id", ondelete="CASCADE"),
        sa.UniqueConstraint("table_id", "key", name="uq_talk_table_id_key"),
    )

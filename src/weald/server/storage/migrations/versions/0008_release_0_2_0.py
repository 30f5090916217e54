"""Fair deals, practice, the pace of AI seats, codes for other devices, the authors of chat messages."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0004"


def upgrade() -> None:
    """Add columns and codes; hosts of older tables could always look at the record.

    Older tables count, and their AI seats act at once; older messages belong to the person at their seat.
    """
    # Column by column: a table that SQLite builds again would lose what hangs on it.
    op.add_column("tables", sa.Column("disclosed", sa.String(40), nullable=False, server_default="solo"))
    op.add_column("tables", sa.Column("fair_deal", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("gathering", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("pace", sa.String(10), nullable=False, server_default="at_once"))
    op.add_column("seats", sa.Column("looked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("talk", sa.Column("owner", sa.String(64)))
    op.create_table(
        "moves",
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("taken_by", sa.String(64)),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_moves"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_moves_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_moves_token", "moves", ["token"], unique=True)

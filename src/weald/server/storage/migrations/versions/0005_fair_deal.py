"""Tables whose host may know hidden cards, and fair deals."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add what guests are told about the cards; hosts of older tables could always look at the record."""
    # Column by column: a table that SQLite builds again would lose what hangs on it.
    op.add_column("tables", sa.Column("disclosed", sa.String(40), nullable=False, server_default="solo"))
    op.add_column("tables", sa.Column("fair_deal", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("gathering", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("looked", sa.Boolean, nullable=False, server_default=sa.false()))

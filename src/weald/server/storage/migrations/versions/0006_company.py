"""Tables for practice, and the pace of AI seats."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add both columns; tables that exist count, and their AI seats act at once."""
    op.add_column("tables", sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("pace", sa.String(10), nullable=False, server_default="at_once"))

"""Who wrote a chat message."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column; messages that exist belong to the person at their seat."""
    op.add_column("talk", sa.Column("owner", sa.String(64)))

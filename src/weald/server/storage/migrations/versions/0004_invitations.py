"""Invitations for tables that were opened before there were any."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Give every running table an invitation."""
    tables = sa.table(
        "tables",
        sa.column("id", sa.String),
        sa.column("invite", sa.String),
        sa.column("owner", sa.String),
        sa.column("imported", sa.Boolean),
        sa.column("over", sa.Boolean),
    )
    hosted = tables.c.owner.is_not(None) & tables.c.imported.is_(sa.false()) & tables.c.over.is_(sa.false())
    connection = op.get_bind()
    without = connection.scalars(sa.select(tables.c.id).where(hosted, tables.c.invite.is_(None))).all()
    for id in without:
        change = sa.update(tables).where(tables.c.id == id)
        connection.execute(change.values(invite=secrets.token_urlsafe(12)))

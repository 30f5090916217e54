"""The key that signs browsers' cookies, and the cookies of earlier versions that have got a signed one."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add both tables and a key; find those who have only written something."""
    keys = op.create_table(
        "cookie_keys",
        sa.Column("key", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_cookie_keys"),
    )
    op.bulk_insert(keys, [{"key": secrets.token_hex(32)}])
    op.create_table(
        "exchanged_cookies",
        sa.Column("owner", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("owner", name="pk_exchanged_cookies"),
    )
    op.create_index("ix_talk_owner", "talk", ["owner"])

"""Schema migrations from any release, run at every start; a new database has the latest schema at once."""

from __future__ import annotations

import secrets
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from weald.kernel.messages import Message
from weald.server.errors import ServeError
from weald.server.storage import cookie_queries
from weald.server.storage.schema import metadata

FOLDER = Path(__file__).parent / "migrations"
# The revision of the latest schema.
LATEST = "0010"
# An arbitrary number that all processes agree on.
LOCK = 0x7765616C64


def bring_up_to_date(connection: Connection) -> None:
    """Create the tables of a new database, or run all pending migrations, inside the open transaction."""
    if connection.dialect.name == "postgresql":
        # Processes that start at the same time wait; SQLite has a single writer anyway.
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    current = MigrationContext.configure(connection).get_current_revision()
    revisions = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if current is not None and current not in revisions:
        raise ServeError(Message("cli-data-newer"))
    if current is None:
        # Fails if tables of these names are there already: they are not ours.
        metadata.create_all(connection, checkfirst=False)
        cookie_queries.add_keys(connection, [secrets.token_hex(32)])
        command.stamp(config, "head")
    else:
        command.upgrade(config, "head")


def is_up_to_date(connection: Connection) -> bool:
    """Return whether nothing is to be migrated, without the look at all migrations that takes long."""
    return MigrationContext.configure(connection).get_current_revision() == LATEST

"""Brings a database of any age up to date; it runs at every start and mostly has nothing to do."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from weald.kernel.messages import Message
from weald.server.errors import ServeError

FOLDER = Path(__file__).parent / "migrations"
# The release before migrations made these tables without writing down a revision.
FIRST = "0001"
# Any number will do, as long as every process on the database uses the same one.
LOCK = 0x7765616C64


def bring_up_to_date(connection: Connection) -> None:
    """Take every step that the database has not taken yet, all of them or none, in the open transaction."""
    if connection.dialect.name == "postgresql":
        # SQLite has one writer anyway; here the other processes that start just now have to wait.
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    current = MigrationContext.configure(connection).get_current_revision()
    revisions = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if current is not None and current not in revisions:
        raise ServeError(Message("cli-data-newer"))
    if current is None and inspect(connection).has_table("tables"):
        command.stamp(config, FIRST)
    command.upgrade(config, "head")

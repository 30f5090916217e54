"""The clock of a database server, which is that of all processes."""

from __future__ import annotations

from sqlalchemy import Engine, text

from weald.server.clock import CLOCK, steady_time

# A reply that took longer says little about the time.
SLOW = 2000
_TIME = text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")


def follow(engine: Engine) -> None:
    """Set the clock of this process by that of the database server."""
    with engine.begin() as connection:
        before = steady_time()
        theirs: int = connection.execute(_TIME).scalar_one()
        took = steady_time() - before
    if took < SLOW:
        CLOCK.offset = theirs - before - took // 2

"""The clock of the service, by which everything is timed and stored: it goes on evenly, whatever others do.

On PostgreSQL it follows the clock of the database, which is the same for all processes. On SQLite it follows
the clock of the machine; if that jumps, what runs out is moved along (`timekeeping`).
"""

from __future__ import annotations

import time
from email.utils import formatdate

_MILLISECOND = 1_000_000


class Clock:
    """The clock of the service, counted by a clock that is never set."""

    def __init__(self) -> None:
        self.offset = machine_time() - steady_time()

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return steady_time() + self.offset

    def monotonic(self) -> float:
        """Return seconds that only go forward."""
        return time.monotonic()

    def spent(self) -> float:
        """Return the seconds of processor time that this thread has spent."""
        return time.thread_time()


def machine_time() -> int:
    """Return the time by the clock of this machine, which may jump."""
    return time.time_ns() // _MILLISECOND


def steady_time() -> int:
    """Return milliseconds since some moment; while the machine sleeps they may stand still."""
    return time.monotonic_ns() // _MILLISECOND


CLOCK = Clock()
now = CLOCK.now


def date_header() -> str:
    """Return the time as responses tell it, so that clients can reckon with deadlines."""
    return formatdate(now() / 1000, usegmt=True)

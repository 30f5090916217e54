"""Tables that take too long: set aside for a while, so that nobody else waits for them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic

from weald.server.bounded import BoundedCache
from weald.server.errors import Refused

# A table is tried again after this long.
ASIDE_SECONDS = 600.0
ROOM = 1_000

log = logging.getLogger(__name__)


class SetAside:
    """The tables that exceeded a budget lately; requests for them are refused at once with `code`."""

    def __init__(self, code: str) -> None:
        self._code = code
        # Called with the id of each table that is set aside.
        self.drop: Callable[[str], None] = lambda id: None
        self._until: BoundedCache[str, float] = BoundedCache(ROOM)

    def check(self, id: str) -> None:
        """Raise Refused if the table is set aside."""
        if self.has(id):
            raise self._refusal()

    def has(self, id: str) -> bool:
        """Return whether the table is set aside."""
        return len(self._until) > 0 and monotonic() < (self._until.get(id) or 0.0)

    def add(self, id: str) -> Refused:
        """Set a table aside; return the refusal that says so."""
        self._until.put(id, monotonic() + ASIDE_SECONDS)
        log.error("table %s takes too long and is set aside: %s", id, self._code)
        self.drop(id)
        return self._refusal()

    def _refusal(self) -> Refused:
        return Refused(422, self._code, {"minutes": round(ASIDE_SECONDS / 60)})

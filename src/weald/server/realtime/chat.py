"""Rate limits of chat: messages and pointing, per person."""

from __future__ import annotations

from math import ceil

from weald.server.bounded import TokenBucket
from weald.server.errors import Refused

# The number of messages that a client gets when it comes back.
HISTORY = 200

# Per person: messages and points allowed within SECONDS.
MESSAGES = 8
POINTS = 20
SECONDS = 10.0
PEOPLE = 10_000


class ChatRateLimit:
    """Limits what one person may send, counted by each process for itself."""

    def __init__(self) -> None:
        self._buckets = {
            "say": TokenBucket(MESSAGES, MESSAGES / SECONDS, PEOPLE),
            "point": TokenBucket(POINTS, POINTS / SECONDS, PEOPLE),
        }

    def count(self, table: str, seat: int | None, kind: str) -> None:
        """Count a message (`say`) or a `point`; Refused if there were too many."""
        seconds = ceil(self._buckets[kind].take((table, seat)))
        if seconds:
            raise Refused.for_now("too_fast", seconds)

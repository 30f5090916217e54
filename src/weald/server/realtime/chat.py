"""What people say to each other at a table: made harmless, and not too much of it."""

from __future__ import annotations

import time
import unicodedata
from collections import OrderedDict, deque

from weald.server.errors import Refused

TEXT_LENGTH = 500
# So many lines are told at once to somebody who comes back.
HISTORY = 200

# Lines, and things pointed at, that one person may send within some seconds.
LINES = 8
POINTS = 20
SECONDS = 10.0
REMEMBERED = 10_000

TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
# Letters carry several marks in some scripts, but a tower of them covers the lines above.
MARKS = 6


def tidy(text: str) -> str:
    """A text on one line, each character in its one usual form."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def disturbs(text: str) -> bool:
    """Whether a text contains what could disturb a page, a log or its readers."""
    marks = 0
    for letter in text:
        category = unicodedata.category(letter)
        # Controls, halves of characters, private characters (the page uses some as marks of its own), and
        # those that turn the direction of writing around.
        if category in ("Cc", "Cs", "Co") or letter in TURNING:
            return True
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > MARKS:
            return True
    return False


def shows(text: str) -> bool:
    """Whether there is anything to see in a text."""
    return any(unicodedata.category(letter)[0] not in "ZCM" for letter in text)


def clean_text(text: str) -> str:
    """What somebody says as it is kept: any words in any script, but nothing that could disturb."""
    cleaned = tidy(text)
    if not shows(cleaned) or len(cleaned) > TEXT_LENGTH or disturbs(cleaned):
        raise Refused(422, "bad_text", {"limit": TEXT_LENGTH})
    return cleaned


class ChatRateLimit:
    """Keeps people from sending too much in a short time, by this process's own count."""

    def __init__(self) -> None:
        self._sent: OrderedDict[tuple[str, int | None, str], deque[float]] = OrderedDict()

    def count(self, table: str, seat: int | None, what: str, most: int) -> None:
        """Count one more thing sent; Refused if it is too many."""
        at = time.monotonic()
        sent = self._sent.setdefault((table, seat, what), deque())
        self._sent.move_to_end((table, seat, what))
        while len(self._sent) > REMEMBERED:
            self._sent.popitem(last=False)
        while sent and sent[0] <= at - SECONDS:
            sent.popleft()
        if len(sent) >= most:
            wait = int(sent[0] + SECONDS - at) + 1
            refused = Refused(429, "too_fast", {"seconds": wait})
            refused.headers["retry-after"] = str(wait)
            raise refused
        sent.append(at)

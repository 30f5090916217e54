"""Moving somebody's seats at a table to another device, by a short code or by a link.

Everything that the device owns at the table goes: its seats, and the table itself if it is the host's. The
old device keeps nothing, because two devices that share a seat would also share its secrets unnoticed.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from math import ceil

from msgspec.structs import replace

from weald.kernel.errors import Illegal
from weald.server.bounded import TokenBucket
from weald.server.clock import now
from weald.server.errors import Refused
from weald.server.storage import move_queries, people_queries
from weald.server.storage.writer import Batch
from weald.server.tables.commands import Step
from weald.server.tables.revision import SECOND, Revision
from weald.server.tokens import fingerprint, new_secret

# Letters and digits that are not taken for one another, read aloud or typed.
ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 10
# The first letters of a code only tell offers apart, so that guesses at one do not stop the others; the rest
# has to be guessed.
GROUP_LENGTH = 4
VALID_SECONDS = 600
# Stored as the option of a seat entry.
MOVE = "move"

# Attempts to use a code: of one address, and of all together with the same first letters. Links have no
# limit: their 256 bits cannot be guessed.
ATTEMPTS = (8.0, 1 / 60)
GROUP_ATTEMPTS = (10.0, 1 / 60)
ADDRESSES = 20_000


@dataclass(frozen=True, slots=True)
class Move:
    """A new code, with the token of its link; only their hashes are stored."""

    code: str
    token: str
    expires: int


class MoveRateLimit:
    """Limits how often codes are tried, counted by each process for itself."""

    def __init__(self) -> None:
        self._own = TokenBucket(*ATTEMPTS, ADDRESSES)
        self._groups = TokenBucket(*GROUP_ATTEMPTS, ADDRESSES)

    def count(self, address: str | None, code: str) -> None:
        """Count an attempt of an address; None is the machine itself. Refused if there were too many."""
        letters = typed(code)
        if letters is None:
            return
        wait = 0.0 if address is None else self._own.take(address)
        # Those who are refused already leave the others their attempts.
        seconds = ceil(wait or self._groups.take(letters[:GROUP_LENGTH]))
        if seconds:
            raise Refused.for_now("too_many_requests", seconds)


def new_move() -> Move:
    """Return a new code."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
    return Move(letters, new_secret(), now() + VALID_SECONDS * SECOND)


def typed(code: str) -> str | None:
    """Return the letters of a code as somebody typed it; None if it is no code: perhaps a link's token."""
    letters = "".join(letter for letter in code.upper() if letter.isalnum())
    return letters if len(letters) == CODE_LENGTH else None


def hashed(code: str) -> str:
    """Return the hash of a code as somebody typed it, or of the token of a link."""
    return fingerprint(typed(code) or code)


def offer(batch: Batch, id: str, hashes: frozenset[str], owner: str, move: Move) -> None:
    """Store a code for the seats of the browser `owner`."""
    revision = batch.revision(id)
    if owner not in hashes or not _moves_of(revision, owner):
        raise Refused(403, "not_at_table")
    if revision.closed:
        raise Illegal("over")
    move_queries.forget_moves(batch.connection, now())
    move_queries.add_move(batch.connection, id, owner, hashed(move.code), hashed(move.token), move.expires)


def find(batch: Batch, code: str, owner: str) -> str:
    """Return the table that a code is for; Refused if it is unknown, late, or was used by another browser."""
    row = move_queries.find_move(batch.connection, hashed(code), now())
    if row is None or row["taken_by"] not in (None, owner):
        raise Refused(404, "unknown_move")
    return str(row["table_id"])


def accepted(batch: Batch, id: str, code: str, owner: str) -> tuple[Revision, list[Step]]:
    """Use a code: return the table before, and the steps that give the browser `owner` what moves."""
    revision = batch.revision(id)
    row = move_queries.find_move(batch.connection, hashed(code), now())
    if row is None or row["taken_by"] not in (None, owner):
        raise Refused(404, "unknown_move")
    if row["taken_by"] == owner:
        # The response was lost; the seats are here already.
        return revision, []
    if not _moves_of(revision, row["owner"]) or revision.closed:
        # What it was for has gone to somebody else, or the game is over.
        raise Refused(404, "unknown_move")
    move_queries.use_move(batch.connection, row["code"], owner)
    people_queries.move_chat(batch.connection, id, row["owner"], owner)
    return revision, [] if row["owner"] == owner else moved(revision, row["owner"], owner)


def _moves_of(revision: Revision, owner: str) -> list[int]:
    """Return the seats that belong to a browser."""
    return [n for n, seat in enumerate(revision.setup.seats) if seat.owner == owner]


def moved(revision: Revision, owner: str, to: str) -> list[Step]:
    """Return the steps that give the seats of the browser `owner`, and its table, to the browser `to`."""
    elsewhere = any(seat.owner == to for seat in revision.setup.seats)
    steps = []
    after = revision
    for n in _moves_of(revision, owner):
        seat = revision.setup.seats[n]
        # A token was for a program on the old device. Who sits elsewhere sees two hands now.
        arrived = replace(seat, owner=to, token=None, looked=seat.looked or elsewhere, moved=True)
        if seat.dealt_to == owner:
            arrived = replace(arrived, dealt_to=to)
        after = after.reseated(n, arrived)
        if revision.setup.host == owner:
            after = replace(after, setup=replace(after.setup, host=to))
        steps.append(Step("seat", n, MOVE, after))
    return steps

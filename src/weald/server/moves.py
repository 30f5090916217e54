"""Moving a player's seats at a table to another device, by a short code or by a link.

Everything that the device owns at the table goes: its seats, and the table itself if it is the host's. The
old device keeps nothing, because two devices that share a seat would also share its secrets unnoticed.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from sqlalchemy import Connection

from weald.kernel.errors import Illegal
from weald.server.bounded import TokenBucket
from weald.server.storage import move_queries, people_queries
from weald.server.storage.tables import SqlStorage
from weald.server.tokens import fingerprint, new_secret
from weald.tables.commands import SERVICE, MoveSeats
from weald.tables.desk import Desk
from weald.tables.errors import Refused
from weald.tables.revision import Revision
from weald.tables.seating import seats_of
from weald.tables.values import SECOND

# Letters and digits that are not taken for one another, read aloud or typed.
ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 10
# The first letters of a code only tell offers apart, so that guesses at one do not stop the others; the rest
# has to be guessed.
GROUP_LENGTH = 4
VALID_SECONDS = 600

# Attempts to use a code: of one address, and of all together with the same first letters. Links have no
# limit: their 256 bits cannot be guessed.
ATTEMPTS = (8.0, 1 / 60)
GROUP_ATTEMPTS = (10.0, 1 / 60)


@dataclass(frozen=True, slots=True)
class Move:
    """A code that moves the caller's seats at a table to another device, once."""

    code: str
    # For the link: the page reads it from the part of the address that is never sent.
    token: str
    expires: int


def typed(code: str) -> str | None:
    """Return the letters of a code as it was typed; None if it is no code: perhaps a link's token."""
    letters = "".join(letter for letter in code.upper() if letter.isalnum())
    return letters if len(letters) == CODE_LENGTH else None


def hashed(code: str) -> str:
    """Return the hash of a code as it was typed, or of the token of a link."""
    return fingerprint(typed(code) or code)


class Moves:
    """The codes of all tables; each process limits how often they are tried with it."""

    def __init__(self, storage: SqlStorage, desk: Desk) -> None:
        self._storage = storage
        self._desk = desk
        self._attempts = TokenBucket(*ATTEMPTS)
        self._group_attempts = TokenBucket(*GROUP_ATTEMPTS)

    def count_attempt(self, client: str | None, code: str) -> None:
        """Count an attempt of a client; None is the machine itself. Refused if there were too many."""
        letters = typed(code)
        if letters is None:
            return
        if client is not None:
            self._attempts.require(client, "too_many_requests")
        # Clients that are refused already leave the others their attempts.
        self._group_attempts.require(letters[:GROUP_LENGTH], "too_many_requests")

    async def offer(self, id: str, hashes: frozenset[str], owner: str) -> Move:
        """Return a code for the seats of the browser `owner`."""
        revision = (await self._desk.latest(id)).revision
        if owner not in hashes or not seats_of(revision, owner):
            raise Refused(403, "not_at_table")
        if revision.closed:
            raise Illegal("over")
        now = self._storage.clock.now()
        letters = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        move = Move(letters, new_secret(), now + VALID_SECONDS * SECOND)

        def work(connection: Connection) -> None:
            move_queries.forget_moves(connection, now)
            move_queries.add_move(connection, id, owner, hashed(move.code), hashed(move.token), move.expires)

        await self._storage.writer.run(work)
        return move

    async def use(self, code: str, owner: str) -> str:
        """Give the browser `owner` the seats that a code is for; return their table."""
        now = self._storage.clock.now()
        row = await self._storage.look(
            lambda connection: move_queries.find_move(connection, hashed(code), now)
        )
        if row is None or row["taken_by"] not in (None, owner):
            raise Refused(404, "unknown_move")
        id, giver = str(row["table_id"]), str(row["owner"])
        revision = (await self._desk.latest(id)).revision
        if row["taken_by"] is None and not _may_move(revision, giver):
            # The seat belongs to another browser by now, or the game is over.
            raise Refused(404, "unknown_move")

        def work(connection: Connection) -> None:
            if not move_queries.use_move(connection, row["code"], owner):
                raise Refused(404, "unknown_move")
            people_queries.move_chat(connection, id, giver, owner)

        await self._storage.writer.run(work)
        if giver != owner:
            # The same code again completes a move that was interrupted here.
            await self._desk.submit(MoveSeats(id, giver, owner), SERVICE)
        return id


def _may_move(revision: Revision, giver: str) -> bool:
    return bool(seats_of(revision, giver)) and not revision.closed

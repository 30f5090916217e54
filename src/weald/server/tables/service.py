"""What can be done with tables: open, answer, take back, sit down, bring in; each one transaction."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Engine

import weald
from weald.kernel.chance import SEED_LIMIT
from weald.server.errors import Refused
from weald.server.operations.metrics import Sample
from weald.server.realtime.pubsub import Bus
from weald.server.storage import people_queries, queries
from weald.server.storage.cache import RevisionCache
from weald.server.storage.writer import Batch, Writer
from weald.server.tables import seating, takebacks
from weald.server.tables.commands import Command, Stale, Step
from weald.server.tables.revision import Revision, Seat, Setup, first_revision
from weald.server.tables.seating import Change


def fingerprint(secret: str) -> str:
    """What is stored of a secret: enough to recognise it, useless to anybody who reads it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_id() -> str:
    """An id that nobody can guess, because whoever has it may watch, or take a seat."""
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    """A secret for a browser or a seat."""
    return secrets.token_urlsafe(32)


@dataclass(frozen=True, slots=True)
class Opened:
    """A new table, with what its host alone gets to know."""

    id: str
    tokens: dict[str, str]
    invite: str | None

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, "tokens": self.tokens, "invite": self.invite}


class Tables:
    """All tables of this service."""

    def __init__(self, engine: Engine, publish: Callable[[Revision], None], bus: Bus) -> None:
        self._engine = engine
        self._cache = RevisionCache()
        self._publish = publish
        self._writer = Writer(engine, self._cache, publish, bus)

    async def stop(self) -> None:
        await self._writer.stop()

    def samples(self) -> list[Sample]:
        return self._writer.samples()

    def stored(self) -> int:
        """How many commands this process has stored so far."""
        return self._writer.stored

    def knows(self, id: str, version: int) -> bool:
        """Whether this process has a table at hand at least at that version."""
        cached = self._cache.get(id)
        return cached is not None and cached.version >= version

    async def latest(self, id: str) -> Revision:
        """The table as it is stored now."""
        revision, fresh = await asyncio.to_thread(self._read, id)
        if fresh:
            # Whoever has to move at a table that was just brought back may be an AI.
            self._publish(revision)
        return revision

    def _read(self, id: str) -> tuple[Revision, bool]:
        with self._engine.begin() as connection:
            version = queries.version_of(connection, id)
            cached = self._cache.get(id)
            if cached is not None and cached.version == version:
                return cached, False
            revision = self._cache.read(connection, id)
        self._cache.put(revision)
        return revision, True

    async def invited_to(self, code: str) -> Revision:
        """The table that an invitation is for."""
        id = await asyncio.to_thread(self._invited_to, code)
        if id is None:
            raise Refused(404, "unknown_invitation")
        return await self.latest(id)

    def _invited_to(self, code: str) -> str | None:
        with self._engine.begin() as connection:
            return people_queries.invited_to(connection, code)

    async def mine(self, hashes: frozenset[str]) -> list[dict[str, Any]]:
        """The tables that somebody opened or sits at, as a list to choose from."""
        return await asyncio.to_thread(self._mine, hashes)

    def _mine(self, hashes: frozenset[str]) -> list[dict[str, Any]]:
        with self._engine.begin() as connection:
            listed = queries.tables_of(connection, hashes)
        return [
            {
                "id": setup.id,
                "game": setup.game,
                "created": row["created"],
                "updated": row["updated"],
                "over": row["over"],
                "imported": setup.imported,
                "host": setup.is_host(hashes),
                "seats": [seat.to_json() for seat in setup.seats],
                "waiting": row["waiting"],
                "mine": setup.mine(hashes),
            }
            for row, setup in listed
        ]

    async def record(self, id: str) -> dict[str, Any]:
        """The record of a table from storage, with the names of those who played."""
        return await asyncio.to_thread(self._record, id)

    def _record(self, id: str) -> dict[str, Any]:
        with self._engine.begin() as connection:
            row = queries.table_row(connection, id)
            if row is None:
                raise Refused(404, "unknown_table")
            record = queries.record_of(row, queries.entry_rows(connection, id))
            setup = queries.setup_of(connection, row)
        return {**record, "players": [seat.as_player() for seat in setup.seats]}

    async def open(
        self,
        game: str,
        seats: Sequence[Seat],
        options: dict[str, Any],
        seed: int | None,
        host: str,
        timer: int | None = None,
    ) -> Opened:
        """A new table, and the token of every seat that a person takes at once."""
        if seed is None:
            seed = secrets.randbelow(SEED_LIMIT)
        table = weald.new(game, seats=len(seats), seed=seed, options=options)
        taken, tokens = _seated(seats, host)
        setup = Setup(new_id(), game, dict(table.options), seed, taken, False, host, new_id(), timer)
        revision = first_revision(setup, table)
        await self._writer.run(lambda batch: _add(batch, [revision]))
        return Opened(setup.id, tokens, setup.invite)

    async def add_imported(self, revisions: list[Revision]) -> Opened:
        """A table made from a record, to look at: it has no seat to take."""
        await self._writer.run(lambda batch: _add(batch, revisions))
        return Opened(revisions[-1].setup.id, {}, None)

    async def add_continued(self, revisions: list[Revision], host: str) -> Opened:
        """A table where the game of a record goes on; whoever brings it plays for all people."""
        seats, tokens = _seated(revisions[0].setup.seats, host)
        setup = replace(revisions[0].setup, seats=seats, imported=False, host=host, invite=new_id())
        await self._writer.run(
            lambda batch: _add(batch, [replace(revision, setup=setup) for revision in revisions])
        )
        return Opened(setup.id, tokens, setup.invite)

    async def submit(self, command: Command) -> Revision:
        """Do what a seat wants; raises Stale, Refused or Illegal, and then nothing has changed."""
        if self._cache.get(command.table) is None:
            # A long game takes a while to be played again, and whoever writes holds up all others.
            await self.latest(command.table)
        # Answers are by far the most: they are stored together.
        key = command.key if command.kind == "answer" else None
        return await self._writer.run(lambda batch: apply_command(batch, command), command.table, key)

    async def change_seat(self, change: Change) -> Revision:
        """Let somebody else play a seat; raises as `carry_out` does."""
        return await self._writer.run(lambda batch: _change_seat(batch, change), change.table)

    async def take_seat(self, id: str, seat: int, name: str, key: str, owner: str) -> str:
        """Sit down on a free seat; its token."""
        token = new_secret()
        sitting = Seat(name, "guest", token=fingerprint(token), owner=owner)
        await self._writer.run(lambda batch: _take_seat(batch, id, seat, key, sitting), id)
        return token

    async def hand_over_late(self, id: str, at: int) -> Revision:
        """Let the AI play for everybody whose time has run out."""
        return await self._writer.run(lambda batch: _hand_over_late(batch, id, at), id)

    async def overdue(self, at: int) -> list[str]:
        """The tables where somebody's time has run out."""
        return await asyncio.to_thread(self._overdue, at)

    def _overdue(self, at: int) -> list[str]:
        with self._engine.begin() as connection:
            return people_queries.overdue(connection, at)

    async def say(self, id: str, seat: int | None, name: str, text: str, key: str) -> dict[str, Any]:
        """Store what somebody says and tell everybody at the table; the line."""
        return await self._writer.run(lambda batch: _say(batch, id, seat, name, text, key), id)

    async def talk(self, id: str, after: int, limit: int) -> list[dict[str, Any]]:
        """What was said at a table after a number."""
        return await asyncio.to_thread(self._talk, id, after, limit)

    def _talk(self, id: str, after: int, limit: int) -> list[dict[str, Any]]:
        with self._engine.begin() as connection:
            lines = people_queries.chat_after(connection, id, after, limit)
        return [people_queries.chat_json(line) for line in lines]


def _seated(seats: Sequence[Seat], host: str) -> tuple[tuple[Seat, ...], dict[str, str]]:
    """The seats with the host on those of people here, and the token of each of these."""
    tokens = {str(n): new_secret() for n, seat in enumerate(seats) if seat.kind == "human"}
    taken = tuple(
        replace(seat, token=fingerprint(tokens[str(n)]), owner=host) if seat.kind == "human" else seat
        for n, seat in enumerate(seats)
    )
    return taken, tokens


def _add(batch: Batch, revisions: list[Revision]) -> None:
    last = revisions[-1]
    queries.insert_table(batch.connection, last, last.setup.host)
    queries.insert_entry(batch.connection, revisions[0], "start")
    for revision in revisions[1:]:
        entry = revision.table.entries[-1]
        queries.insert_entry(batch.connection, revision, "answer", entry.seat, entry.option)
    batch.changed[last.setup.id] = last


def apply_command(batch: Batch, command: Command) -> Revision:
    """The same key twice is the same command: it is confirmed again and nothing more happens."""
    revision = batch.revision(command.table)
    # An answer that was accepted has made the version that its sender knew too old for the seat.
    fresh = command.kind == "answer" and revision.is_current(command.seat, command.expected)
    done = batch.done(command.table, command.key, unlikely=fresh)
    if done is not None:
        if not _is_same(command, done):
            raise Refused(422, "key_reused")
        return revision
    if command.caller is not None and command.seat not in revision.setup.mine(command.caller):
        # They had it when they asked, and it went to somebody else in the meantime.
        raise Refused(403, "seat_not_yours", {"n": command.seat + 1})
    if revision.setup.seats[command.seat].kind == "ai" and not command.by_ai:
        raise Refused(422, "seat_lent", {"n": command.seat + 1})
    steps = _DO[command.kind](revision, command)
    if command.kind != "answer":
        if command.kind == "consent" and command.option == "no":
            assert revision.takeback_request is not None
            batch.tell(command.table, {"refused": {"by": revision.takeback_request.by, "seat": command.seat}})
        return _write(batch, revision, steps, command.key)
    [step] = steps
    batch.stage(step.after, command.seat, command.option, command.key)
    return step.after


def _is_same(command: Command, done: Any) -> bool:
    if command.kind == "undo":
        return done["kind"] in ("undo", "wish") and done["seat"] == command.seat
    return (done["kind"], done["seat"], done["option"]) == (command.kind, command.seat, command.option)


def _answer(revision: Revision, command: Command) -> list[Step]:
    if not revision.is_current(command.seat, command.expected):
        raise Stale(revision)
    assert command.option is not None
    table = revision.table.clone()
    table.answer(command.seat, command.option)
    return [Step("answer", command.seat, command.option, revision.answered(table, command.seat))]


_DO = {"answer": _answer, "undo": takebacks.undo, "consent": takebacks.consent}


def _change_seat(batch: Batch, change: Change) -> Revision:
    revision = batch.revision(change.table)
    done = queries.entry_with_key(batch.connection, change.table, change.key)
    if done is not None:
        if (done["kind"], done["seat"], done["option"]) != ("seat", change.seat, change.option):
            raise Refused(422, "key_reused")
        return revision
    return _write(batch, revision, seating.changed(revision, change), change.key)


def _take_seat(batch: Batch, id: str, seat: int, key: str, sitting: Seat) -> None:
    """A key that was accepted from the same browser renews the token, which is told only once."""
    revision = batch.revision(id)
    done = queries.entry_with_key(batch.connection, id, key)
    if done is None:
        _write(batch, revision, seating.taken(revision, seat, sitting), key)
    elif (done["kind"], done["seat"], done["option"]) != ("seat", seat, seating.TAKE):
        raise Refused(422, "key_reused")
    elif revision.setup.seats[seat].owner != sitting.owner:
        raise Refused(409, "seat_taken", {"n": seat + 1})
    else:
        renewed = replace(revision.setup.seats[seat], token=sitting.token)
        _write(batch, revision, seating.reseated(revision, seat, renewed, seating.TAKE), None)


def _hand_over_late(batch: Batch, id: str, at: int) -> Revision:
    revision = batch.revision(id)
    while not revision.shut and revision.deadline is not None and revision.deadline <= at:
        revision = _write(batch, revision, seating.late(revision, revision.pending_humans[0]), None)
    return revision


def _write(batch: Batch, before: Revision, steps: Sequence[Step], key: str | None) -> Revision:
    """Store what was accepted; the revision after it."""
    after = before
    for step in steps:
        after = step.after
        queries.insert_entry(batch.connection, after, step.kind, step.seat, step.option, key)
        if step.gone:
            queries.mark_undone(batch.connection, after.setup.id, step.gone, after.version)
        if step.kind == "seat":
            people_queries.update_seat(
                batch.connection, after.setup.id, step.seat, after.setup.seats[step.seat]
            )
        key = None
    if steps:
        queries.update_table(batch.connection, after)
        batch.changed[after.setup.id] = after
    return after


def _say(batch: Batch, id: str, seat: int | None, name: str, text: str, key: str) -> dict[str, Any]:
    stored = people_queries.chat_with_key(batch.connection, id, key)
    if stored is not None:
        if (stored["seat"], stored["text"]) != (seat, text):
            raise Refused(422, "key_reused")
        return people_queries.chat_json(stored)
    line = people_queries.chat_json(people_queries.add_chat(batch.connection, id, seat, name, text, key))
    batch.tell(id, {"talk": [line]})
    return line

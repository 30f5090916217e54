"""What can be done with tables: open, answer, take back, bring in a record; each one transaction."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine

import weald
from weald.kernel.chance import SEED_LIMIT
from weald.server import store
from weald.server.errors import Refused
from weald.server.moment import Moment, Seat, Setup, first_moment
from weald.server.notify import News
from weald.server.shelf import Shelf
from weald.server.writer import Batch, Writer


class Stale(Exception):
    """A command from somebody who has not seen what happened meanwhile."""

    def __init__(self, moment: Moment) -> None:
        super().__init__(moment.version)
        self.moment = moment


@dataclass(frozen=True, slots=True)
class Command:
    """An answer, or without an option the wish to take the last one back."""

    table: str
    seat: int
    expected: int
    key: str
    option: str | None = None

    @property
    def kind(self) -> str:
        return "undo" if self.option is None else "answer"


def fingerprint(secret: str) -> str:
    """What is stored of a secret: enough to recognise it, useless to anybody who reads it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_id() -> str:
    """An id that nobody can guess, because whoever has it may watch."""
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    """A secret for a browser or a seat."""
    return secrets.token_urlsafe(32)


class Tables:
    """All tables of this service."""

    def __init__(self, engine: Engine, publish: Callable[[Moment], None], news: News) -> None:
        self._engine = engine
        self._shelf = Shelf()
        self._publish = publish
        self._writer = Writer(engine, self._shelf, publish, news)

    async def stop(self) -> None:
        await self._writer.stop()

    def knows(self, id: str, version: int) -> bool:
        """Whether this process has a table at hand at least at that version."""
        known = self._shelf.get(id)
        return known is not None and known.version >= version

    async def latest(self, id: str) -> Moment:
        """The table as it is stored now."""
        moment, fresh = await asyncio.to_thread(self._read, id)
        if fresh:
            # Whoever has to move at a table that was just brought back may be an AI.
            self._publish(moment)
        return moment

    def _read(self, id: str) -> tuple[Moment, bool]:
        with self._engine.begin() as connection:
            version = store.version_of(connection, id)
            known = self._shelf.get(id)
            if known is not None and known.version == version:
                return known, False
            moment = self._shelf.read(connection, id)
        self._shelf.put(moment)
        return moment, True

    async def mine(self, hashes: frozenset[str]) -> list[dict[str, Any]]:
        """The tables that somebody opened or sits at, as a list to choose from."""
        return await asyncio.to_thread(self._mine, hashes)

    def _mine(self, hashes: frozenset[str]) -> list[dict[str, Any]]:
        with self._engine.begin() as connection:
            found = store.tables_of(connection, hashes)
        return [
            {
                "id": setup.id,
                "game": setup.game,
                "created": row["created"],
                "updated": row["updated"],
                "over": row["over"],
                "imported": setup.imported,
                "seats": [seat.to_json() for seat in setup.seats],
                "waiting": row["waiting"],
                "mine": setup.mine(hashes),
            }
            for row, setup in found
        ]

    async def record(self, id: str) -> dict[str, Any]:
        """The record of a table from storage, with the names of those who played."""
        return await asyncio.to_thread(self._record, id)

    def _record(self, id: str) -> dict[str, Any]:
        with self._engine.begin() as connection:
            row = store.table_row(connection, id)
            if row is None:
                raise Refused(404, "unknown_table")
            record = store.record_of(row, store.entry_rows(connection, id))
            setup = store.setup_of(connection, row)
        return {**record, "players": [seat.to_json() for seat in setup.seats]}

    async def open(
        self, game: str, seats: list[Seat], options: dict[str, Any], seed: int | None, owner: str
    ) -> tuple[str, dict[str, str]]:
        """A new table and the token of every seat that a person takes."""
        if seed is None:
            seed = secrets.randbelow(SEED_LIMIT)
        table = weald.new(game, seats=len(seats), seed=seed, options=options)
        tokens = {str(n): new_secret() for n, seat in enumerate(seats) if seat.kind == "human"}
        taken = tuple(
            Seat(seat.name, seat.kind, seat.level, fingerprint(tokens[str(n)]), owner)
            if seat.kind == "human"
            else seat
            for n, seat in enumerate(seats)
        )
        moment = first_moment(Setup(new_id(), game, dict(table.options), seed, taken), table)
        await self._writer.run(lambda batch: _open(batch, moment, owner))
        return moment.setup.id, tokens

    async def bring_in(self, moments: list[Moment], owner: str) -> str:
        """A table made from a record, to look at."""
        await self._writer.run(lambda batch: _bring_in(batch, moments, owner))
        return moments[-1].setup.id

    async def carry_out(self, command: Command) -> Moment:
        """Do what a seat wants; raises Stale or Illegal, and then nothing has changed."""
        return await self._writer.run(lambda batch: _carry_out(batch, command), command.table)


def _open(batch: Batch, moment: Moment, owner: str) -> None:
    store.insert_table(batch.connection, moment, owner)
    store.insert_entry(batch.connection, moment, "start")
    batch.changed[moment.setup.id] = moment


def _bring_in(batch: Batch, moments: list[Moment], owner: str) -> None:
    last = moments[-1]
    store.insert_table(batch.connection, last, owner)
    store.insert_entry(batch.connection, moments[0], "start")
    for moment in moments[1:]:
        entry = moment.table.entries[-1]
        store.insert_entry(batch.connection, moment, "answer", entry.seat, entry.option)
    batch.changed[last.setup.id] = last


def _carry_out(batch: Batch, command: Command) -> Moment:
    """The same key twice is the same command: it is confirmed again and nothing more happens."""
    moment = batch.moment(command.table)
    done = store.entry_with_key(batch.connection, command.table, command.key)
    if done is not None:
        if (done["kind"], done["seat"], done["option"]) != (command.kind, command.seat, command.option):
            raise Refused(422, "key_reused")
        return moment
    if not moment.is_current(command.seat, command.expected):
        raise Stale(moment)
    after = _answer(batch, moment, command) if command.option is not None else _undo(batch, moment, command)
    store.update_table(batch.connection, after)
    batch.changed[command.table] = after
    return after


def _answer(batch: Batch, moment: Moment, command: Command) -> Moment:
    assert command.option is not None
    table = moment.table.clone()
    table.answer(command.seat, command.option)
    after = moment.answered(table, command.seat)
    store.insert_entry(batch.connection, after, "answer", command.seat, command.option, command.key)
    return after


def _undo(batch: Batch, moment: Moment, command: Command) -> Moment:
    table = moment.table.clone()
    table.undo(command.seat)
    after, gone = moment.taken_back(table, command.seat)
    store.insert_entry(batch.connection, after, "undo", command.seat, None, command.key)
    store.mark_undone(batch.connection, command.table, gone, after.version)
    return after

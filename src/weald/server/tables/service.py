"""The facade of all tables: open, look up, submit commands; every change is one transaction."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import replace
from prometheus_client.core import Metric
from sqlalchemy import Engine

import weald
from weald.kernel.chance import SECRET_BYTES, SEED_LIMIT
from weald.kernel.errors import WealdError
from weald.kernel.fair_deal import FairDeal
from weald.kernel.table import Table
from weald.server.bounded import BoundedCache, SharedResults
from weald.server.budget import FairThreads, OverBudget
from weald.server.errors import Refused
from weald.server.realtime.pubsub import Bus
from weald.server.storage import people_queries, proofs, queries, retention
from weald.server.storage.cache import RevisionCache, naming
from weald.server.storage.writer import Done, Queued, Work, Writer, settle
from weald.server.tables import apply, moves
from weald.server.tables.commands import Command
from weald.server.tables.moves import Move, new_move
from weald.server.tables.revision import AT_ONCE, NORMAL, Revision, Seat, Setup, first_revision
from weald.server.tables.seating import Change
from weald.server.tables.set_aside import SetAside
from weald.server.tables.timed_command import Changed, Look, TimedCommand
from weald.server.tables.timekeeping import Timekeeper
from weald.server.tasks import going_on
from weald.server.tokens import fingerprint, new_id, new_secret

T = TypeVar("T")

ENDINGS_ROOM = 2000
# Processor time that one command may take inside the writer.
COMMAND_SECONDS = 2.0
# Processor time that reading a table may take, threads for that.
LOAD_SECONDS = 20.0
LOAD_THREADS = 4
# An answer is played before it is the writer's turn if the table's last command took less than this.
AHEAD_SECONDS = 0.002
# A table of which a command took more, or that is new here, is played in threads that hosts share fairly:
# all others would wait for the writer. After as many quick commands it is only measured exactly, and after
# as many again it is forgiven.
SLOW_SECONDS = 0.005
WATCHED = 64
THREADS = 2
# How often a command is carried out there again because the table has changed meanwhile.
ATTEMPTS = 5
COSTS_ROOM = 5_000


@dataclass(frozen=True, slots=True)
class Opened:
    """A new table, with the secrets that only its host receives."""

    id: str
    tokens: dict[str, str]
    invite: str | None

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, "tokens": self.tokens, "invite": self.invite}


class Tables:
    """All tables of this service."""

    def __init__(self, engine: Engine, publish: Callable[[Revision], None], bus: Bus, most: int = 0) -> None:
        self._engine = engine
        # How many tables one browser may keep; 0: as many as it likes.
        self._most = most
        self._cache = RevisionCache()
        self._publish = publish
        self.set_aside = SetAside("table_slow")
        # Per table of which a command seemed to be slow: how many quick ones it takes to be trusted again.
        self._watched: BoundedCache[str, int] = BoundedCache(COSTS_ROOM)
        # Per table: what its last command took. A table that is new here may be slow.
        self._costs: BoundedCache[str, float] = BoundedCache(COSTS_ROOM)
        # How finished games ended, by id and time of the last change: lists are asked for again and again.
        self._endings: BoundedCache[tuple[str, int], dict[str, Any]] = BoundedCache(ENDINGS_ROOM)
        self._writer = Writer(engine, self._cache, publish, bus)
        self.timekeeper = Timekeeper(engine, self._writer.run, self._cache)
        self._threads = FairThreads("commands", THREADS)
        self._load_threads = FairThreads("loads", LOAD_THREADS)
        self._loads: SharedResults[tuple[str, int], Revision] = SharedResults(1, 0.0)
        # Per table that may be slow: its commands are carried out one after another.
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        # How many of those there are, and what waits for their end when the service stops.
        self._under_way = 0
        self._stopping: asyncio.Future[None] | None = None

    async def stop(self) -> None:
        self._stopping = asyncio.get_running_loop().create_future()
        if self._under_way:
            await self._stopping
        self._threads.stop()
        self._load_threads.stop()
        await self._writer.stop()

    def collect(self) -> Iterable[Metric]:
        """Return the metrics of the writer."""
        return self._writer.collect()

    def stored(self) -> int:
        """Return how many commands this process has stored."""
        return self._writer.stored

    def knows(self, id: str, version: int) -> bool:
        """Return whether this process has cached the table at `version` or later."""
        cached = self._cache.get(id)
        return cached is not None and cached.version >= version

    async def latest(self, id: str) -> Revision:
        """Return the table's latest stored revision; Refused if the table is set aside."""
        self.set_aside.check(id)
        version, revision, host = await asyncio.to_thread(self._look_up, id)
        if version is None:
            # Not in the threads of hosts: everybody can ask for any number of tables that there are not.
            raise Refused(404, "unknown_table")
        if revision is None:
            # Somebody else may have read it since.
            cached = self._cache.get(id)
            revision = cached if cached is not None and cached.version == version else None
        if revision is None:
            # Who asks for the same at the same time shares it.
            revision = await self._loads.get((id, version), lambda: self._read_stored(id, host or id))
        return revision

    def _look_up(self, id: str) -> tuple[int | None, Revision | None, str | None]:
        """Return the stored version of a table, and its revision if that is cached, or else its host."""
        with self._engine.begin() as connection:
            version = queries.version_of(connection, id)
            cached = self._cache.get(id)
            if cached is not None and cached.version == version:
                return version, cached, None
            return version, None, queries.owner_of(connection, id)

    async def _read_stored(self, id: str, host: str) -> Revision:
        """Read a table in a thread: replaying a long game takes time."""

        def read() -> Revision:
            with self._engine.begin() as connection:
                return self._cache.read(connection, id)

        try:
            revision = await self._load_threads.run(host, read, LOAD_SECONDS)
        except OverBudget:
            raise self.set_aside.add(id) from None
        self._cache.put(revision)
        # It may be the turn of an AI seat that nobody has woken yet.
        self._publish(revision)
        return revision

    async def invited_to(self, code: str) -> Revision:
        """Return the table that an invitation is for."""
        id = await asyncio.to_thread(self._invited_to, code)
        if id is None:
            raise Refused(404, "unknown_invitation")
        return await self.latest(id)

    def _invited_to(self, code: str) -> str | None:
        with self._engine.begin() as connection:
            return people_queries.invited_to(connection, code)

    async def mine(self, hashes: frozenset[str]) -> list[dict[str, Any]]:
        """Return the tables that the caller opened or sits at, as JSON."""
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
                "practice": setup.practice,
                "host": setup.is_host(hashes),
                "seats": setup.seated(),
                "waiting": row["waiting"],
                "mine": setup.mine(hashes),
                "ending": self._ending(setup.id, row["updated"]) if row["over"] else None,
            }
            for row, setup in listed
        ]

    def _ending(self, id: str, updated: int) -> dict[str, Any] | None:
        """Return how a finished game ended, in short; None if its table cannot be read."""
        cached = self._endings.get((id, updated))
        if cached is None:
            try:
                table = self._at_its_end(id)
            except (Refused, WealdError):
                return None
            result = None if table is None else table.result
            if result is None:
                return None
            cached = {
                "winners": list(result.winners),
                "totals": [score["total"] for score in result.scores],
                "reason": result.reason.to_json(),
            }
            self._endings.put((id, updated), cached)
        return cached

    def _at_its_end(self, id: str) -> Table | None:
        """Return a finished table, not replayed: a list has many of them."""
        cached = self._cache.peek(id)
        if cached is not None and cached.table.over:
            return cached.table
        with naming(id), self._engine.begin() as connection:
            row = queries.table_row(connection, id)
            return None if row is None else weald.load(row["position"])

    async def record(self, id: str) -> dict[str, Any]:
        """Return the stored record of a table with its players."""
        return await asyncio.to_thread(self.read_record, id)

    def read_record(self, id: str) -> dict[str, Any]:
        """Return the stored record of a table with its players; for threads."""
        with self._engine.begin() as connection:
            row = queries.record_row(connection, id)
            if row is None:
                raise Refused(404, "unknown_table")
            record = queries.record_of(row, queries.entry_rows(connection, id))
            setup = queries.setup_of(connection, row)
        deal = {} if setup.fair_deal is None else {"fair_deal": setup.fair_deal.to_json()}
        return {**record, "players": setup.players(), **deal}

    async def raw_record(self, id: str, hashes: frozenset[str]) -> dict[str, Any]:
        """Return the record of a table that cannot be read, as it was stored."""
        return await asyncio.to_thread(self._raw_record, id, hashes)

    def _raw_record(self, id: str, hashes: frozenset[str]) -> dict[str, Any]:
        with naming(id), self._engine.begin() as connection:
            row = queries.record_row(connection, id)
            if row is None:
                raise Refused(404, "unknown_table")
            if not row["over"] and not queries.setup_of(connection, row).may_export(hashes):
                raise Refused(403, "record_secret")
            return self.read_record(id)

    async def open(
        self,
        game: str,
        seats: Sequence[Seat],
        options: dict[str, Any],
        seed: int | None,
        host: str,
        timer: int | None = None,
        start_from: dict[str, Any] | None = None,
        fair_deal: FairDeal | None = None,
        pace: str = AT_ONCE,
    ) -> Opened:
        """Open a table, perhaps `start_from` the end of a game; return the token of each seat of the host."""
        guests = any(seat.kind == "guest" for seat in seats)
        if guests and seed is not None:
            raise Refused(422, "seed_shared")
        disclosed = () if guests else ("solo",) if seed is None else ("solo", "seed")
        if start_from is not None:
            # Cards that lie face down at its end go on, and everybody could see them there.
            disclosed = ("earlier", *disclosed)
        chance = secrets.token_bytes(SECRET_BYTES) if seed is None else seed
        table = weald.new(game, seats=len(seats), seed=chance, options=options, start_from=start_from)
        taken, tokens = _seated(seats, host)
        # AI seats think by a number of their own, so that their answers say nothing about the cards.
        thinking = secrets.randbelow(SEED_LIMIT) if seed is None else seed
        options = dict(table.options)
        setup = Setup(new_id(), game, options, thinking, taken, False, host, new_id(), timer, disclosed)
        setup = replace(setup, pace=pace)
        if fair_deal is not None:
            setup = replace(setup, fair_deal=fair_deal, gathering=True)
            table = weald.new(game, len(seats), fair_deal.seed if setup.complete else chance, options)
            setup = setup.dealt() if setup.complete else setup
        revision = first_revision(setup, table)
        await self._writer.run(lambda batch: apply.add_table(batch, [revision]))
        return Opened(setup.id, tokens, setup.invite)

    async def add_imported(self, revisions: list[Revision]) -> Opened:
        """Store an imported record as a table to look at, without free seats."""
        await self._writer.run(lambda batch: apply.add_table(batch, revisions))
        return Opened(revisions[-1].setup.id, {}, None)

    async def add_continued(self, revisions: list[Revision], host: str, practice: bool = False) -> Opened:
        """Store a record as a table to play on; the host gets the seats of all humans."""
        seats, tokens = _seated(revisions[0].setup.seats, host)
        setup = replace(
            revisions[0].setup,
            seats=seats,
            imported=False,
            host=host,
            invite=new_id(),
            disclosed=("imported",),
            practice=practice,
            pace=NORMAL if practice else AT_ONCE,
        )
        await self._writer.run(
            lambda batch: apply.add_table(batch, [replace(revision, setup=setup) for revision in revisions])
        )
        return Opened(setup.id, tokens, setup.invite)

    async def submit(self, command: Command, look: Look | None = None) -> Revision:
        """Carry out a seat's command; if it raises Stale, Refused or Illegal, nothing has changed.

        The writer calls `look`, which must not raise, with the revision before it is stored.
        """
        self.set_aside.check(command.table)
        await self._load(command.table)
        timed = self._timed(command, look)
        if not self._may_be_slow(command.table):
            return await self._store(command, timed)
        self._under_way += 1
        try:
            async with self._turns.setdefault(command.table, asyncio.Lock()):
                return await self._submit_ahead(command, timed)
        finally:
            self._under_way -= 1
            if not self._under_way and self._stopping is not None and not self._stopping.done():
                self._stopping.set_result(None)

    async def _store(self, command: Command, timed: TimedCommand) -> Revision:
        """Let the writer store a command, which is judged even if its sender leaves."""
        future: asyncio.Future[Revision] = asyncio.get_running_loop().create_future()

        def done(revision: Revision | None, error: Exception | None) -> None:
            self._judge(command.table, timed)
            settle(future, revision, error)

        # Answers are by far the most frequent commands, so the writer stores them in bulk.
        key = command.key if command.kind == "answer" else None
        self._writer.submit(Queued(timed, command.table, key, done))
        return await future

    def _may_be_slow(self, id: str) -> bool:
        """Return whether a command of a table may take so long that the writer should not carry it out."""
        return (self._watched.peek(id) or 0) > WATCHED or self._costs.peek(id) is None

    async def _submit_ahead(self, command: Command, timed: TimedCommand) -> Revision:
        """Carry out a command of a slow table in a thread, and let the writer store what it has led to."""
        id = command.table
        revision = self._cache.get(id) or await self.latest(id)
        for _ in range(ATTEMPTS):
            # Somebody who leaves does not hide what the command takes.
            await going_on(asyncio.ensure_future(self._play_ahead(id, revision, timed)))
            try:
                return await self._store(command, timed)
            except Changed:
                # Another process was faster, or somebody has changed a seat.
                revision = await self.latest(id)
        raise Refused(503, "busy")

    async def _play_ahead(self, id: str, revision: Revision, timed: TimedCommand) -> None:
        """Carry out a command in a thread; Refused if that takes too long and its table is set aside."""
        self.set_aside.check(id)
        dialect = self._writer.dialect
        timed.exactly = True

        def work() -> None:
            # When the service stops, the writer finishes what waits.
            timed.only_from = revision if self._stopping is None else None
            if timed.only_from is not None:
                timed.play_ahead(revision, dialect)

        try:
            await self._threads.run(revision.setup.host or id, work, COMMAND_SECONDS)
        except OverBudget:
            timed.seconds = COMMAND_SECONDS
            self._judge(id, timed)
            raise self.set_aside.add(id) from None

    async def _change(self, id: str, work: Work[T]) -> T:
        """Run work on a table in a transaction."""
        if self._may_be_slow(id) and not self.set_aside.has(id):
            # Another process may have changed it, and the writer would play what is new.
            await self.latest(id)
        else:
            await self._load(id)
        return await self._writer.run(work, id)

    async def _load(self, id: str) -> None:
        """Load a table that is not cached: replaying it inside the writer would hold up all others."""
        if self._cache.get(id) is None:
            await self.latest(id)

    def is_ready(self, id: str) -> bool:
        """Return whether an answer to a table can be submitted without waiting for anything."""
        ready = self._cache.peek(id) is not None and not self.set_aside.has(id)
        return ready and not self._may_be_slow(id)

    def submit_answer(self, command: Command, look: Look, done: Done) -> None:
        """Submit an answer to a table that is ready; `done` gets the revision or the error."""
        timed = self._timed(command, look)
        revision, cost = self._cache.peek(command.table), self._costs.peek(command.table)
        if revision is not None and cost is not None and cost < AHEAD_SECONDS:
            # On the loop, which saves two threads from waiting for each other.
            timed.play_ahead(revision, self._writer.dialect)

        def judge(revision: Revision | None, error: Exception | None) -> None:
            self._judge(command.table, timed)
            done(revision, error)

        self._writer.submit(Queued(timed, command.table, command.key, judge))

    def _timed(self, command: Command, look: Look | None) -> TimedCommand:
        return TimedCommand(command, self._watched.peek(command.table) is not None, look)

    def _judge(self, id: str, timed: TimedCommand) -> None:
        """Note what a command took; set a table aside that held everybody up, if that is certain."""
        seconds = timed.seconds
        if seconds < SLOW_SECONDS and not timed.played:
            return
        self._costs.put(id, seconds)
        left = self._watched.peek(id)
        if seconds >= SLOW_SECONDS:
            # The whole process may have been suspended: the next commands are measured exactly.
            self._watched.put(id, 2 * WATCHED if timed.exactly else max(WATCHED, left or 0))
        elif left is not None:
            self._watched.put(id, left - 1) if left > 1 else self._watched.remove(id)
        if timed.exactly and seconds > COMMAND_SECONDS:
            self.set_aside.add(id)

    async def change_seat(self, change: Change) -> Revision:
        """Change who plays a seat; raises like `submit`."""
        return await self._change(change.table, lambda batch: apply.change_seat(batch, change))

    async def set_pace(self, id: str, seat: int, pace: str, key: str, hashes: frozenset[str]) -> Revision:
        """Change how fast AI seats act."""
        return await self._change(id, lambda batch: apply.set_pace(batch, id, seat, pace, key, hashes))

    async def remove(self, id: str, hashes: frozenset[str]) -> None:
        """Delete a table of the caller, or the caller's names and chat at somebody else's."""
        await self._change(id, lambda batch: apply.remove(batch, id, hashes))

    async def proofs(self, hashes: frozenset[str]) -> list[dict[str, Any]]:
        """Return what is left for the caller of deleted tables with a fair deal, as JSON."""
        return await asyncio.to_thread(self._proofs, hashes)

    def _proofs(self, hashes: frozenset[str]) -> list[dict[str, Any]]:
        with self._engine.begin() as connection:
            return proofs.proofs_of(connection, hashes)

    async def check_room(self, host: str) -> None:
        """Refuse another table to a browser that keeps as many as it may."""
        if self._most and await asyncio.to_thread(self._owned, host) >= self._most:
            raise Refused(422, "tables_kept", {"n": self._most})

    def _owned(self, host: str) -> int:
        with self._engine.begin() as connection:
            return retention.count_owned(connection, host)

    async def take_seat(
        self, id: str, seat: int, name: str, key: str, owner: str, contribution: bytes | None = None
    ) -> str:
        """Seat a guest on a free seat; return the seat's token."""
        token = new_secret()
        sitting = Seat(name, "guest", token=fingerprint(token), owner=owner)
        await self._change(id, lambda batch: apply.take_seat(batch, id, seat, key, sitting, contribution))
        return token

    async def offer_move(self, id: str, hashes: frozenset[str], owner: str) -> Move:
        """Return a code that moves the seats of the browser `owner` to another device."""
        move = new_move()
        await self._change(id, lambda batch: moves.offer(batch, id, hashes, owner, move))
        return move

    async def use_move(self, code: str, owner: str) -> str:
        """Give the browser `owner` the seats that a code is for; return their table."""
        id = await self._writer.run(lambda batch: moves.find(batch, code, owner))
        await self._change(id, lambda batch: apply.move_seats(batch, id, code, owner))
        return id

    async def hand_over_late(self, id: str, at: int) -> Revision:
        """Let the AI play every seat whose time has run out at `at`."""
        return await self._change(id, lambda batch: apply.hand_over_late(batch, id, at))

    async def overdue(self, at: int) -> list[str]:
        """Return the tables where somebody's time has run out at `at`."""
        return await asyncio.to_thread(self._overdue, at)

    def _overdue(self, at: int) -> list[str]:
        with self._engine.begin() as connection:
            return people_queries.overdue(connection, at)

    async def say(
        self, id: str, seat: int | None, name: str, text: str, key: str, owner: str
    ) -> dict[str, Any]:
        """Store a chat message of the caller with the hash `owner` and send it to the participants."""
        return await self._writer.run(lambda batch: apply.say(batch, id, seat, name, text, key, owner), id)

    async def chat(self, id: str, after: int, limit: int) -> list[dict[str, Any]]:
        """Return the last `limit` chat messages after number `after`."""
        return await asyncio.to_thread(self._chat, id, after, limit)

    def _chat(self, id: str, after: int, limit: int) -> list[dict[str, Any]]:
        with self._engine.begin() as connection:
            messages = people_queries.chat_after(connection, id, after, limit)
        return [people_queries.chat_json(message) for message in messages]


def _seated(seats: Sequence[Seat], host: str) -> tuple[tuple[Seat, ...], dict[str, str]]:
    """Put the host on every human seat; return the seats and the tokens of those."""
    tokens = {str(n): new_secret() for n, seat in enumerate(seats) if seat.kind == "human"}
    taken = tuple(
        replace(seat, token=fingerprint(tokens[str(n)]), owner=host) if seat.kind == "human" else seat
        for n, seat in enumerate(seats)
    )
    return taken, tokens

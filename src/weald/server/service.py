"""The parts of the service, wired together while it runs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from prometheus_client.core import GaugeMetricFamily, Metric
from sqlalchemy import Connection, Engine

from weald.server import timekeeping
from weald.server.chat import Chat
from weald.server.clock import CLOCK
from weald.server.listing import Listing
from weald.server.moves import Moves
from weald.server.operations.maintenance import Maintenance
from weald.server.others import Bus
from weald.server.settings import Settings
from weald.server.storage import people_queries, proofs, retention
from weald.server.storage.tables import SqlStorage
from weald.server.storage.writer import Writer
from weald.server.tasks import BackgroundTasks
from weald.server.timekeeping import Timekeeper
from weald.server.tokens import fingerprint, new_id, new_secret
from weald.server.workers.pool import WorkerPool
from weald.tables.commands import Caller, Remove
from weald.tables.desk import Desk
from weald.tables.errors import Refused
from weald.tables.people import REPEAT_SECONDS
from weald.tables.ports import Notice, Ports


class Service:
    """Everything behind the routes."""

    def __init__(self, engine: Engine, settings: Settings) -> None:
        self.bus = Bus(engine)
        self.writer = Writer(engine, self.bus)
        self.storage = SqlStorage(engine, self.writer, CLOCK)
        self.pool = WorkerPool(settings.thinkers)
        ports = Ports(self.storage, CLOCK, self.pool, self.bus)
        self.desk = Desk(ports, new_id, new_secret, fingerprint)
        self.listing = Listing(engine, self.desk)
        self.chat = Chat(self.storage)
        self.moves = Moves(self.storage, self.desk)
        self.maintenance = Maintenance(engine, settings, self.desk.latest, self.writer, self._deleted)
        # Number of tables that one browser may keep; 0: as many as it likes.
        self._most = settings.kept("keep_tables")
        self._tasks = BackgroundTasks()
        self.bus.start(self._deliver, self._stored, self._catch_up)
        self._tasks.repeat(REPEAT_SECONDS, self._repeat_people)
        self._tasks.repeat(timekeeping.LOOK_SECONDS, Timekeeper(engine, self.storage, self.desk).look)
        self.maintenance.start()

    def _deleted(self, id: str) -> None:
        self.bus.send(id, retention.GONE)

    def _stored(self, id: str, version: int) -> None:
        """Show revisions that another process has stored."""
        table = self.desk.in_use(id)
        if table is not None and table.watchers and version > table.revision.version:
            table.follow()

    def _catch_up(self) -> None:
        """Show revisions that other processes may have stored while they were not heard."""
        for table in self.desk.tables:
            if table.watchers:
                table.follow()

    def _deliver(self, id: str, message: Notice, origin: str) -> None:
        """Deliver a notice of this or another process."""
        table = self.desk.in_use(id)
        if table is None:
            return
        if "here" in message or "looking_on" in message:
            if origin != self.bus.origin:
                table.note_elsewhere(origin, message)
        elif "gone" in message:
            # Clients learn that the table was deleted when they ask again.
            table.deleted = True
            table.drop()
        else:
            table.notify(message)

    async def _repeat_people(self) -> None:
        for table in self.desk.tables:
            table.repeat_people()

    async def proofs(self, hashes: frozenset[str]) -> list[dict[str, Any]]:
        """Return the caller's proofs of deleted tables with a fair deal, as JSON."""
        return await self.storage.look(lambda connection: proofs.proofs_of(connection, hashes))

    async def invited_to(self, code: str) -> str:
        """Return the table that an invitation is for."""
        id = await self.storage.look(lambda connection: people_queries.invited_to(connection, code))
        if id is None:
            raise Refused(404, "unknown_invitation")
        return id

    async def check_room(self, host: str) -> None:
        """Refuse another table to a browser that keeps as many as it may."""
        if not self._most:
            return
        if await self.storage.look(lambda connection: retention.count_owned(connection, host)) >= self._most:
            raise Refused(422, "tables_kept", {"n": self._most})

    async def remove(self, id: str, hashes: frozenset[str]) -> None:
        """Delete a table of the caller, or the caller's names and chat at another host's."""
        setup = (await self.desk.latest(id)).revision.setup
        if not setup.is_host(hashes):
            mine = setup.mine(hashes)

            def work(connection: Connection) -> bool:
                # A person who has given up a seat can still delete what they wrote there.
                return retention.forget_chat(connection, id, hashes, mine)

            if not await self.writer.run(work) and not mine:
                raise Refused(403, "table_not_yours")
        await self.desk.submit(Remove(id), Caller(hashes))

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics of all parts."""
        watched = [len(table.watchers) for table in self.desk.tables if table.watchers]
        yield GaugeMetricFamily("weald_lines", "Open live connections.", sum(watched))
        yield GaugeMetricFamily("weald_tables_watched", "Tables with live connections.", len(watched))
        yield from self.pool.collect()
        yield from self.writer.collect()

    async def stop(self) -> None:
        """Stop all parts; commands that were accepted are stored first."""
        await self.maintenance.stop()
        await self._tasks.stop()
        await self.desk.stop()
        await self.pool.stop()
        await self.bus.stop()
        await self.writer.stop()

"""The hosts that keep the contract: in memory, on SQLite, on PostgreSQL; each can be opened twice."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests import loops
from tests.contract.memory import InlineWorker, MemoryHost, MemoryStorage
from tests.postgres import Postgres
from weald.server.clock import CLOCK
from weald.server.others import Bus
from weald.server.storage.database import open_database
from weald.server.storage.tables import SqlStorage
from weald.server.storage.writer import Writer
from weald.server.tokens import fingerprint, new_id, new_secret
from weald.tables.commands import Caller
from weald.tables.desk import Desk, NewTable
from weald.tables.ports import Ports
from weald.tables.values import Kind, Seat

HOST = fingerprint("the secret of the host")
NOOR = Caller(frozenset({HOST}))
STRANGER = Caller(frozenset({fingerprint("another secret")}))


class Process:
    """One process with a desk on a storage."""

    def __init__(self, desk: Desk, worker: InlineWorker) -> None:
        self.desk = desk
        self.worker = worker

    async def open(self, game: str = "ecosystem", *kinds: str, **wanted: Any) -> str:
        """Open a table with seats of these kinds; an AI's is its level."""
        players: dict[str, Kind] = {"human": "human", "guest": "guest"}
        seats = [
            Seat("", players.get(kind, "ai"), None if kind in players else kind)
            for kind in kinds or ("human", "human", "human")
        ]
        opened = await self.desk.open(NewTable(game, seats, **{"options": {}, "seed": 7, **wanted}), HOST)
        return opened.id


class Storages:
    """Processes that share a storage."""

    def __init__(self, kind: str, folder: Path, server: Postgres) -> None:
        self.kind = kind
        self._folder = folder
        self.address = server.fresh() if kind == "postgresql" else None
        self._memory = MemoryStorage()

    @asynccontextmanager
    async def process(self) -> AsyncIterator[Process]:
        """Run a process until the block ends."""
        if self.kind == "memory":
            host = MemoryHost(self._memory)
            yield Process(host.desk, host.worker)
            await host.desk.stop()
            return
        engine = open_database(self._folder, self.address)
        bus = Bus(engine)
        writer, worker = Writer(engine, bus), InlineWorker()
        ports = Ports(SqlStorage(engine, writer, CLOCK), CLOCK, worker, bus)
        desk = Desk(ports, new_id, new_secret, fingerprint)
        try:
            yield Process(desk, worker)
        finally:
            await desk.stop()
            await bus.stop()
            await writer.stop()
            engine.dispose()

    def run(self, play: Callable[[Process], Awaitable[Any]]) -> Any:
        """Return the result of playing in a process."""

        async def within() -> Any:
            async with self.process() as process:
                return await play(process)

        return loops.run(within())

"""The parts of the service, tied together while it runs."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine
from starlette.requests import HTTPConnection

from weald.server.ai_seats.leases import Leases
from weald.server.ai_seats.pool import WorkerPool
from weald.server.ai_seats.seats import AiSeats
from weald.server.operations.maintenance import Maintenance
from weald.server.operations.metrics import Sample, single
from weald.server.realtime.chat import ChatRateLimit
from weald.server.realtime.connections import Connections
from weald.server.realtime.presence import Presence
from weald.server.realtime.pubsub import Bus, Changes
from weald.server.realtime.timers import Timers
from weald.server.settings import Settings
from weald.server.tables.replays import Replays
from weald.server.tables.revision import Revision
from weald.server.tables.service import Tables


class Service:
    """All that works behind the routes."""

    def __init__(self, engine: Engine, settings: Settings) -> None:
        self.connections = Connections()
        self.replays = Replays()
        self.chat_limit = ChatRateLimit()
        self.bus = Bus(engine)
        self.presence = Presence(self.bus, self._came_or_went)
        self.tables = Tables(engine, self._changed, self.bus)
        self.pool = WorkerPool(settings.thinkers)
        self.leases = Leases(engine)
        self.ai = AiSeats(self.tables.submit, self.tables.latest, self.pool, self.leases)
        self.timers = Timers(self.tables.overdue, self.tables.hand_over_late)
        self.bus.start(
            self._deliver, Changes(self.connections.subscribed_tables, self._matters, self.tables.latest)
        )
        self.maintenance = Maintenance(engine, settings, self.tables.latest, self.ai.wake, self.tables.stored)
        self.connections.start()
        self.presence.start()
        self.timers.start()
        self.maintenance.start()

    def _changed(self, revision: Revision) -> None:
        self.connections.publish(revision)
        self.ai.wake(revision)

    def _matters(self, id: str, version: int) -> bool:
        """Whether a change that another process may have made has to be shown here."""
        return self.connections.has_subscribers(id) and not self.tables.knows(id, version)

    def _deliver(self, id: str, message: dict[str, Any], origin: str) -> None:
        """Something was said at a table, here or in another process."""
        if "here" in message:
            self.presence.heard(id, message["here"], origin)
        else:
            self.connections.tell(id, message, participants_only=True)

    def _came_or_went(self, id: str) -> None:
        self.connections.tell(id, {"there": self.presence.there(id)})

    async def look(self, id: str) -> Revision:
        """The table as it is now; should an AI seat have been interrupted, it goes on."""
        revision = await self.tables.latest(id)
        self.ai.wake(revision)
        return revision

    def samples(self) -> list[Sample]:
        """What the parts count, for the machines that watch over the service."""
        return [
            single("lines", "gauge", "Open live lines.", self.connections.count()),
            single(
                "tables_watched",
                "gauge",
                "Tables that somebody watches.",
                len(self.connections.subscribed_tables()),
            ),
            *self.pool.samples(),
            *self.tables.samples(),
        ]

    async def stop(self) -> None:
        await self.maintenance.stop()
        await self.timers.stop()
        await self.ai.stop()
        await self.pool.stop()
        await self.leases.stop()
        await self.presence.stop()
        await self.connections.stop()
        await self.bus.stop()
        await self.tables.stop()


def service_of(connection: HTTPConnection) -> Service:
    """The service that a request or a socket has come to."""
    service: Service = connection.app.state.service
    return service

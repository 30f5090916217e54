"""The parts of the service, wired together while it runs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from prometheus_client.core import GaugeMetricFamily, Metric
from sqlalchemy import Engine

from weald.server.ai_seats.leases import Leases
from weald.server.ai_seats.moments import MomentCache
from weald.server.ai_seats.pool import WorkerPool
from weald.server.ai_seats.seats import AiSeats
from weald.server.operations.maintenance import Maintenance
from weald.server.realtime.chat import ChatRateLimit
from weald.server.realtime.connections import Connections
from weald.server.realtime.presence import Presence
from weald.server.realtime.pubsub import Bus, Changes
from weald.server.realtime.spectators import Spectators
from weald.server.realtime.timers import Timers
from weald.server.settings import Settings
from weald.server.slow_work import SlowWork
from weald.server.storage import retention
from weald.server.tables.moves import MoveRateLimit
from weald.server.tables.replays import Replays
from weald.server.tables.revision import Revision
from weald.server.tables.service import Tables
from weald.server.tables.set_aside import SetAside
from weald.server.tables.views import Views

# Processor time that a replay, an import or a report may take.
SLOW_SECONDS = 20.0
# Processor time that the outcomes of one seat's options may take.
FORESIGHT_SECONDS = 10.0


class Service:
    """Everything behind the routes."""

    def __init__(self, engine: Engine, settings: Settings) -> None:
        self.connections = Connections()
        # Replays, imports and reports take seconds, outcomes a moment: they must not wait for each other.
        self.slow_work = SlowWork("slow", SLOW_SECONDS, "record_slow")
        self.foresight = SlowWork("foresight", FORESIGHT_SECONDS)
        self.slow_foresights = SetAside("foresight_slow")
        self.replays = Replays(self.slow_work)
        self.chat_limit = ChatRateLimit()
        self.move_limit = MoveRateLimit()
        self.bus = Bus(engine)
        self.presence = Presence(self.bus, self._presence_changed)
        self.spectators = Spectators(self.bus, self._spectators_changed)
        self.tables = Tables(engine, self._stored, self.bus, settings.kept("keep_tables"))
        self.tables.set_aside.drop = self.connections.drop
        self.views = Views(self.tables.set_aside)
        self.pool = WorkerPool(settings.thinkers)
        self.leases = Leases(engine)
        self.ai = AiSeats(
            self.tables.submit, self.tables.latest, self.pool, self.leases, announce=self.bus.send
        )
        self.moments = MomentCache(self.pool)
        self.timers = Timers(self.tables.timekeeper.keep, self.tables.overdue, self.tables.hand_over_late)
        self.maintenance = Maintenance(
            engine, settings, self.tables.latest, self.ai.wake, self.tables.stored, self._deleted
        )
        self.bus.start(self._deliver, Changes(self.connections.tables, self._is_outdated, self.tables.latest))
        self.connections.start()
        self.presence.start()
        self.spectators.start()
        self.timers.start()
        self.maintenance.start()

    def _stored(self, revision: Revision) -> None:
        self.connections.publish(revision)
        self.ai.wake(revision)

    def _deleted(self, id: str) -> None:
        self.bus.send(id, retention.GONE)

    def _is_outdated(self, id: str, version: int) -> bool:
        """Return whether a version that another process stored has to be shown here."""
        return self.connections.has_subscribers(id) and not self.tables.knows(id, version)

    def _deliver(self, id: str, message: dict[str, Any], origin: str) -> None:
        """Deliver a notice of this or another process."""
        if "here" in message:
            self.presence.update_remote(id, message["here"], origin)
        elif "looking_on" in message:
            self.spectators.update_remote(id, message["looking_on"], origin)
        elif "gone" in message:
            # Clients learn that the table was deleted when they ask again.
            self.connections.drop(id)
        else:
            if "point" in message:
                self.ai.point(id, message["point"]["seat"], message["point"]["ref"])
            if "intends" in message:
                self.ai.note_intention(id, message["intends"]["seat"], message["intends"]["message"])
            self.connections.notify(id, message, participants_only=True)

    def _presence_changed(self, id: str) -> None:
        self.connections.notify(id, {"there": self.presence.present(id)})

    def _spectators_changed(self, id: str) -> None:
        self.connections.notify(id, {"watching": self.spectators.watching(id)})

    async def latest(self, id: str) -> Revision:
        """Return a table's latest revision, and wake AI seats that were interrupted."""
        revision = await self.tables.latest(id)
        self.ai.wake(revision)
        return revision

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics of all parts."""
        yield GaugeMetricFamily("weald_lines", "Open live connections.", self.connections.count())
        yield GaugeMetricFamily(
            "weald_tables_watched", "Tables with live connections.", len(self.connections.tables())
        )
        yield from self.pool.collect()
        yield from self.tables.collect()

    async def stop(self) -> None:
        """Stop all parts; commands that were accepted are stored first."""
        self.slow_work.stop()
        self.foresight.stop()
        self.views.stop()
        self.replays.stop()
        await self.maintenance.stop()
        await self.timers.stop()
        await self.ai.stop()
        await self.moments.stop()
        await self.pool.stop()
        await self.leases.stop()
        await self.presence.stop()
        await self.spectators.stop()
        await self.connections.stop()
        await self.bus.stop()
        await self.tables.stop()

"""The parts of the service, tied together while it runs."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine
from starlette.requests import HTTPConnection

from weald.server.ai_seats.leases import Leases
from weald.server.ai_seats.pool import Thinkers
from weald.server.ai_seats.seats import SeatsAi
from weald.server.operations.maintenance import Upkeep
from weald.server.operations.metrics import Sample, single
from weald.server.realtime.chat import Pace
from weald.server.realtime.connections import Live
from weald.server.realtime.presence import Presence
from weald.server.realtime.pubsub import Changes, News
from weald.server.realtime.timers import Timers
from weald.server.settings import Settings
from weald.server.tables.replays import Replays
from weald.server.tables.revision import Moment
from weald.server.tables.service import Tables


class Service:
    """All that works behind the routes."""

    def __init__(self, engine: Engine, settings: Settings) -> None:
        self.live = Live()
        self.replays = Replays()
        self.pace = Pace()
        self.news = News(engine)
        self.presence = Presence(self.news, self._came_or_went)
        self.tables = Tables(engine, self._changed, self.news)
        self.thinkers = Thinkers(settings.thinkers)
        self.leases = Leases(engine)
        self.ai = SeatsAi(self.tables.carry_out, self.tables.latest, self.thinkers, self.leases)
        self.timers = Timers(self.tables.overdue, self.tables.hand_over_late)
        self.news.start(self._told, Changes(self.live.watched, self._matters, self.tables.latest))
        self.upkeep = Upkeep(engine, settings, self.tables.latest, self.ai.wake, self.tables.stored)
        self.live.start()
        self.presence.start()
        self.timers.start()
        self.upkeep.start()

    def _changed(self, moment: Moment) -> None:
        self.live.publish(moment)
        self.ai.wake(moment)

    def _matters(self, id: str, version: int) -> bool:
        """Whether a change that another process may have made has to be shown here."""
        return self.live.is_watched(id) and not self.tables.knows(id, version)

    def _told(self, id: str, message: dict[str, Any], origin: str) -> None:
        """Something was said at a table, here or in another process."""
        if "here" in message:
            self.presence.heard(id, message["here"], origin)
        else:
            self.live.tell(id, message, insiders=True)

    def _came_or_went(self, id: str) -> None:
        self.live.tell(id, {"there": self.presence.there(id)})

    async def look(self, id: str) -> Moment:
        """The table as it is now; should an AI seat have been interrupted, it goes on."""
        moment = await self.tables.latest(id)
        self.ai.wake(moment)
        return moment

    def samples(self) -> list[Sample]:
        """What the parts count, for the machines that watch over the service."""
        return [
            single("lines", "gauge", "Open live lines.", self.live.count()),
            single("tables_watched", "gauge", "Tables that somebody watches.", len(self.live.watched())),
            *self.thinkers.samples(),
            *self.tables.samples(),
        ]

    async def stop(self) -> None:
        await self.upkeep.stop()
        await self.timers.stop()
        await self.ai.stop()
        await self.thinkers.stop()
        await self.leases.stop()
        await self.presence.stop()
        await self.live.stop()
        await self.news.stop()
        await self.tables.stop()


def service_of(connection: HTTPConnection) -> Service:
    """The service that a request or a socket has come to."""
    service: Service = connection.app.state.service
    return service

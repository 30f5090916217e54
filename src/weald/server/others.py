"""The other processes that share the database."""

from __future__ import annotations

from weald.server.leases import Leases
from weald.server.realtime.pubsub import Bus
from weald.tables.ports import Notice


class OtherProcesses:
    """Notices to them, and the leases that decide which process moves the AI seats of a table."""

    def __init__(self, bus: Bus, leases: Leases) -> None:
        self._bus = bus
        self._leases = leases

    def send(self, table: str, notice: Notice) -> None:
        """Deliver a notice that is not stored to the watchers of a table, in this and all other processes."""
        self._bus.send(table, dict(notice))

    async def take_lease(self, table: str) -> bool:
        """Return whether this process is the one that moves the AI seats of a table."""
        return await self._leases.take(table)

    async def give_back_lease(self, table: str) -> None:
        """Leave the AI seats of a table to other processes."""
        await self._leases.give_back(table)

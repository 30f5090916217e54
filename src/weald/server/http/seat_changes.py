"""Changes of who plays a seat, as a caller asks for them: with a request or on a live connection."""

from __future__ import annotations

from weald.server.clock import now
from weald.server.http import requests
from weald.server.service import Service
from weald.server.tables.revision import SECOND, Revision
from weald.server.tables.seating import Change, checked_level


async def changed_seat(
    service: Service, id: str, body: requests.ChangeBody, hashes: frozenset[str]
) -> Revision:
    """Change who plays a seat, for a caller with these hashes."""
    before = await service.tables.latest(id)
    level = body.level
    if level is not None or body.kind != "ai":
        level = checked_level(body.kind, body.level, body.seat, before.table.game)
    absent = service.presence.absent_seconds(id, body.seat)
    since = now() - int(absent * SECOND) if absent else None
    brought = requests.contributed(body)
    change = Change(id, body.seat, body.expected, body.key, body.kind, level, hashes, since, brought)
    return await service.tables.change_seat(change)

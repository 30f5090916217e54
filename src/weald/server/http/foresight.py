"""What the options open to a seat would bring, for requests and for live lines."""

from __future__ import annotations

from functools import partial

import msgspec

from weald.server.budget import OverBudget
from weald.server.errors import Refused
from weald.server.http.rate_limits import Address, counted
from weald.server.service import Service
from weald.server.tables import snapshots
from weald.server.tables.revision import Revision


async def foresight(service: Service, revision: Revision, seat: int, address: Address) -> msgspec.Raw:
    """Return the encoded outcomes of a seat that belongs to the caller at `address`."""
    if revision.setup.gathering:
        raise Refused(409, "gathering")
    body = revision.foresights.get(seat)
    if body is None:
        client = counted(address) or revision.setup.seats[seat].owner or revision.setup.id
        service.slow_foresights.check(revision.setup.id)
        try:
            body = await service.foresight.run(client, partial(snapshots.foresight, revision, seat))
        except OverBudget:
            raise service.slow_foresights.add(revision.setup.id) from None
        revision.foresights[seat] = body
    return body

"""Fair deals: the cards are dealt when all have sat down, from a secret and what each person brings."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

import weald
from weald.kernel.chance import SECRET_BYTES
from weald.kernel.fair_deal import FairDeal
from weald.tables.commands import Step
from weald.tables.errors import Refused
from weald.tables.replies import Record
from weald.tables.values import Seat, Setup


def begun(seats: Sequence[Seat], contribution: bytes | None) -> FairDeal:
    """Return a deal with a new secret, and what the host brings to it for all seats of this browser."""
    if contribution is None:
        raise Refused(422, "contribution_missing")
    given = {n: contribution for n, seat in enumerate(seats) if seat.kind == "human"}
    return FairDeal(secrets.token_bytes(SECRET_BYTES), given)


def contributed(steps: list[Step], seat: int, contribution: bytes | None) -> list[Step]:
    """Return the steps of a change of a seat, with what its person brings to a deal that waits for it.

    Those who have contributed at another seat need not do so again; those who leave take theirs with them.
    """
    if not steps or not steps[0].after.setup.gathering:
        return steps
    first, *others = steps
    setup = first.after.setup
    assert setup.fair_deal is not None
    given, owner = setup.fair_deal.contributions, setup.seats[seat].owner
    if not setup.seats[seat].owned:
        brought = None
    else:
        same = [given[n] for n in given if setup.seats[n].owner == owner]
        brought = contribution or given.get(seat) or next(iter(same), None)
        if brought is None:
            raise Refused(422, "contribution_missing")
    after = replace(first.after, setup=setup.with_contribution(seat, brought))
    return [first._replace(after=after), *others]


def settled(steps: list[Step], now: int) -> list[Step]:
    """Return the steps, and the deal if all people sit now."""
    if not steps or not steps[-1].after.setup.gathering or not steps[-1].after.setup.complete:
        return steps
    last = steps[-1]
    setup = last.after.setup
    assert setup.fair_deal is not None
    table = weald.new(setup.game, len(setup.seats), setup.fair_deal.seed, setup.options)
    return [*steps, Step("deal", last.seat, None, last.after.dealt(table, now))]


def people(setup: Setup) -> set[str]:
    """Return the owners for whom the cards were dealt: all who contributed, at the device they use now."""
    return {seat.dealt_to for seat in setup.seats if seat.dealt_to is not None}


def proof(start: dict[str, Any], setup: Setup) -> Record:
    """Return the proof of a deal once its table is gone: the record without answers and names."""
    assert setup.fair_deal is not None
    players = [{**player, "name": ""} for player in setup.players()]
    deal = setup.fair_deal.to_json()
    return cast("Record", {**start, "answers": [], "players": players, "fair_deal": deal})

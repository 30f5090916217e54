"""Who plays which seat: lent to an AI, taken back, freed, taken with the invitation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from weald.kernel.errors import Illegal
from weald.server.errors import Refused
from weald.server.tables import takebacks
from weald.server.tables.commands import Stale, Step
from weald.server.tables.revision import SECOND, Moment, Seat, now

# The host may hand over a seat that the game has waited for, with nobody there, for so many seconds.
GRACE_SECONDS = 120

# How it is stored that somebody sat down with the invitation, and that the timer handed a seat over.
TAKE = "take"
LATE = "late"


@dataclass(frozen=True, slots=True)
class Change:
    """Somebody's wish that a seat be played by an AI, by its person, or by whoever comes."""

    table: str
    seat: int
    expected: int
    key: str
    kind: str
    level: str | None
    # The fingerprints of whoever wants it.
    asker: frozenset[str]
    # Since when nobody has been there for the seat; None: somebody is.
    absent_since: int | None

    @property
    def option(self) -> str:
        """The change as it is stored and compared with a later one of the same key."""
        return f"{self.kind}:{self.level}" if self.level else self.kind


def best_level(bots: Sequence[str]) -> str:
    """The AI that plays for somebody who did not choose one."""
    # Games name their bots from the simplest to the best.
    return bots[-1]


def changed(moment: Moment, change: Change) -> list[Step]:
    """What comes of a change; nothing if the seat is already as it is wished."""
    _may(moment, change)
    if moment.shut:
        raise Illegal("over")
    if change.expected > moment.version:
        raise Stale(moment)
    sitting = moment.setup.seats[change.seat]
    wished = _wished(moment, change)
    return [] if wished == sitting else reseated(moment, change.seat, wished, change.option)


def reseated(moment: Moment, seat: int, sitting: Seat, option: str) -> list[Step]:
    """A seat changes hands; a wish that waited only for it comes true."""
    step = Step("seat", seat, option, moment.reseated(seat, sitting))
    return [step, *takebacks.fulfilled(step.after)]


def lent(sitting: Seat, level: str) -> Seat:
    """The seat with an AI in the place of its person."""
    return replace(sitting, kind="ai", level=level, away=sitting.owned)


def late(moment: Moment, seat: int) -> list[Step]:
    """The AI plays for somebody whose time has run out."""
    sitting = lent(moment.setup.seats[seat], best_level(moment.table.game.bots))
    return reseated(moment, seat, sitting, LATE)


def taken(moment: Moment, seat: int, sitting: Seat) -> list[Step]:
    """Somebody with the invitation sits down on a free seat."""
    if moment.shut:
        raise Illegal("over")
    if not 0 <= seat < len(moment.setup.seats):
        raise Illegal("seat", {"n": seat, "last": len(moment.setup.seats) - 1})
    if not moment.setup.seats[seat].free:
        raise Refused(409, "seat_taken", {"n": seat + 1})
    return reseated(moment, seat, sitting, TAKE)


def _may(moment: Moment, change: Change) -> None:
    """Refused unless whoever asks may change the seat in this way."""
    setup = moment.setup
    if change.seat in setup.mine(change.asker):
        return
    if not 0 <= change.seat < len(setup.seats) or not setup.is_host(change.asker):
        raise Refused(403, "seat_not_yours", {"n": change.seat + 1})
    sitting = setup.seats[change.seat]
    if sitting.owned and change.kind == "ai":
        _after_grace(moment, change)
    elif sitting.owned or (sitting.kind == "ai" and change.kind == "human"):
        raise Refused(403, "seat_not_yours", {"n": change.seat + 1})


def _after_grace(moment: Moment, change: Change) -> None:
    """Refused as long as the person of the seat may just be thinking, or on the way back."""
    grace = GRACE_SECONDS * SECOND
    left = grace
    if change.absent_since is not None and moment.asked_since is not None and change.seat in moment.awaited:
        left = max(change.absent_since, moment.asked_since) + grace - now()
    if left > 0 and moment.setup.seats[change.seat].manned:
        raise Refused(403, "seat_present", {"n": change.seat + 1, "seconds": -(-left // SECOND)})


def _wished(moment: Moment, change: Change) -> Seat:
    setup = moment.setup
    sitting = setup.seats[change.seat]
    if change.kind == "ai":
        if sitting.away and change.seat not in setup.mine(change.asker):
            return sitting
        return lent(sitting, change.level or best_level(moment.table.game.bots))
    if change.kind == "guest":
        return sitting if sitting.free else Seat("", "guest")
    if not sitting.owned:
        return Seat(sitting.name, "human", owner=setup.host)
    here = sitting.owner == setup.host
    return replace(sitting, kind="human" if here else "guest", level=None, away=False)

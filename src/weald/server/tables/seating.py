"""Who plays which seat: lent to an AI, taken back, freed, taken with the invitation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from weald.kernel.errors import Illegal
from weald.server.errors import Refused
from weald.server.tables import takebacks
from weald.server.tables.commands import Stale, Step
from weald.server.tables.revision import SECOND, Revision, Seat, now

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
    caller: frozenset[str]
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


def changed(revision: Revision, change: Change) -> list[Step]:
    """What comes of a change; nothing if the seat is already as it is wished."""
    _may(revision, change)
    if revision.shut:
        raise Illegal("over")
    if change.expected > revision.version:
        raise Stale(revision)
    sitting = revision.setup.seats[change.seat]
    wanted = _wished(revision, change)
    return [] if wanted == sitting else reseated(revision, change.seat, wanted, change.option)


def reseated(revision: Revision, seat: int, sitting: Seat, option: str) -> list[Step]:
    """A seat changes hands; a wish that waited only for it comes true."""
    step = Step("seat", seat, option, revision.reseated(seat, sitting))
    return [step, *takebacks.fulfilled(step.after)]


def lent(sitting: Seat, level: str) -> Seat:
    """The seat with an AI in the place of its person."""
    return replace(sitting, kind="ai", level=level, away=sitting.owned)


def late(revision: Revision, seat: int) -> list[Step]:
    """The AI plays for somebody whose time has run out."""
    sitting = lent(revision.setup.seats[seat], best_level(revision.table.game.bots))
    return reseated(revision, seat, sitting, LATE)


def taken(revision: Revision, seat: int, sitting: Seat) -> list[Step]:
    """Somebody with the invitation sits down on a free seat."""
    if revision.shut:
        raise Illegal("over")
    if not 0 <= seat < len(revision.setup.seats):
        raise Illegal("seat", {"n": seat, "last": len(revision.setup.seats) - 1})
    if not revision.setup.seats[seat].free:
        raise Refused(409, "seat_taken", {"n": seat + 1})
    return reseated(revision, seat, sitting, TAKE)


def _may(revision: Revision, change: Change) -> None:
    """Refused unless whoever asks may change the seat in this way."""
    setup = revision.setup
    if change.seat in setup.mine(change.caller):
        return
    if not 0 <= change.seat < len(setup.seats) or not setup.is_host(change.caller):
        raise Refused(403, "seat_not_yours", {"n": change.seat + 1})
    sitting = setup.seats[change.seat]
    if sitting.owned and change.kind == "ai":
        _after_grace(revision, change)
    elif sitting.owned or (sitting.kind == "ai" and change.kind == "human"):
        raise Refused(403, "seat_not_yours", {"n": change.seat + 1})


def _after_grace(revision: Revision, change: Change) -> None:
    """Refused as long as the person of the seat may just be thinking, or on the way back."""
    grace = GRACE_SECONDS * SECOND
    left = grace
    if (
        change.absent_since is not None
        and revision.asked_since is not None
        and change.seat in revision.pending_humans
    ):
        left = max(change.absent_since, revision.asked_since) + grace - now()
    if left > 0 and revision.setup.seats[change.seat].human:
        raise Refused(403, "seat_present", {"n": change.seat + 1, "seconds": -(-left // SECOND)})


def _wished(revision: Revision, change: Change) -> Seat:
    setup = revision.setup
    sitting = setup.seats[change.seat]
    if change.kind == "ai":
        if sitting.away and change.seat not in setup.mine(change.caller):
            return sitting
        return lent(sitting, change.level or best_level(revision.table.game.bots))
    if change.kind == "guest":
        return sitting if sitting.free else Seat("", "guest")
    if not sitting.owned:
        return Seat(sitting.name, "human", owner=setup.host)
    here = sitting.owner == setup.host
    return replace(sitting, kind="human" if here else "guest", level=None, away=False)

"""Changes of who plays a seat: lend it to an AI, return to it, free it, take it with an invitation."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from weald.kernel.errors import Illegal
from weald.kernel.game import Game
from weald.server.clock import now
from weald.server.errors import Refused
from weald.server.tables import takebacks
from weald.server.tables.commands import Stale, Step
from weald.server.tables.revision import SECOND, Revision, Seat, Setup

# Seconds that the game has to wait for an absent human before others may give the seat to an AI.
GRACE_SECONDS = 120

# Stored as the option of a seat entry: a guest sat down; the timer handed the seat over; a name was deleted.
TAKE = "take"
LATE = "late"
FORGET = "forget"


@dataclass(frozen=True, slots=True)
class Change:
    """A request to give a seat to an AI, to its human, or to the next guest."""

    table: str
    seat: int
    expected: int
    key: str
    kind: str
    level: str | None
    # The hashes of the caller's secrets.
    caller: frozenset[str]
    # Since when the seat has had no connection; None: it has one.
    absent_since: int | None
    # What the person brings to a fair deal.
    contribution: bytes | None = None

    @property
    def option(self) -> str:
        """The change as it is stored, and compared with a later one of the same key."""
        return f"{self.kind}:{self.level}" if self.level else self.kind


def best_level(game: Game) -> str:
    """Return the level of an AI if none was chosen."""
    return game.levels[-1]


def is_level(game: Game, level: str | None) -> bool:
    """Return whether an AI seat may have a level; programs and stored tables also use names of bots."""
    return level in game.levels or level in game.bots


def checked_level(kind: str, level: str | None, n: int, game: Game) -> str | None:
    """Return the level of the AI at seat `n`; Refused if there is none, or if the seat is no AI's."""
    if kind == "ai" and not is_level(game, level):
        choices = list(game.levels)
        raise Refused(422, "unknown_level", {"n": n + 1, "level": (level or "")[:40], "choices": choices})
    if kind != "ai" and level is not None:
        raise Refused(422, "human_level", {"n": n + 1})
    return level


def changed(revision: Revision, change: Change) -> list[Step]:
    """Return the steps of a change; none if the seat is already as requested."""
    _authorize(revision, change)
    requested = _requested(revision, change)
    if requested == revision.setup.seats[change.seat]:
        # Even after the end: nothing is stored of it, so a repetition could not be told from it.
        return []
    if revision.closed:
        raise Illegal("over")
    if change.expected > revision.version:
        raise Stale(revision)
    return reseated(revision, change.seat, requested, change.option)


def reseated(revision: Revision, seat: int, sitting: Seat, option: str) -> list[Step]:
    """Return the steps of a seat changing hands; they may complete an open takeback request."""
    before = revision.setup.seats[seat]
    looked = _is_looked_into(revision, seat, sitting)
    # Not to be got rid of by leaving the seat and taking it again.
    sitting = replace(sitting, looked=looked, moved=before.moved, dealt_to=before.dealt_to)
    step = Step("seat", seat, option, revision.reseated(seat, sitting))
    return [step, *takebacks.fulfilled(step.after)]


def _is_looked_into(revision: Revision, seat: int, sitting: Seat) -> bool:
    """Return whether somebody has seen, or sees now, this seat's secrets beside its player.

    That is a person who has left it to others, or one who takes it and has another seat.
    """
    before, setup = revision.setup.seats[seat], revision.setup
    if before.looked or setup.gathering:
        return before.looked
    if before.owned and before.owner != sitting.owner:
        return True
    others = [other.owner for n, other in enumerate(setup.seats) if n != seat]
    return sitting.owned and sitting.owner != before.owner and sitting.owner in others


def lent(sitting: Seat, level: str) -> Seat:
    """Return the seat with an AI in the place of its human."""
    return replace(sitting, kind="ai", level=level, away=sitting.owned)


def late(revision: Revision, seat: int) -> list[Step]:
    """Return the steps of giving a seat whose time has run out to an AI."""
    sitting = lent(revision.setup.seats[seat], best_level(revision.table.game))
    return reseated(revision, seat, sitting, LATE)


def taken(revision: Revision, seat: int, sitting: Seat) -> list[Step]:
    """Return the steps of a guest taking a free seat."""
    if revision.closed:
        raise Illegal("over")
    if not 0 <= seat < len(revision.setup.seats):
        raise Illegal("seat", {"n": seat, "last": len(revision.setup.seats) - 1})
    if not revision.setup.seats[seat].free:
        raise Refused(409, "seat_taken", {"n": seat + 1})
    return reseated(revision, seat, sitting, TAKE)


def _authorize(revision: Revision, change: Change) -> None:
    """Refuse the change unless the caller may make it."""
    setup = revision.setup
    if change.seat in setup.mine(change.caller):
        return
    not_yours = Refused(403, "seat_not_yours", {"n": change.seat + 1})
    if not 0 <= change.seat < len(setup.seats):
        raise not_yours
    sitting = setup.seats[change.seat]
    if not setup.is_host(change.caller) and not _stands_in(setup, change):
        raise not_yours
    if sitting.owned and change.kind == "ai":
        _require_grace(revision, change)
    elif sitting.owned or (sitting.kind == "ai" and change.kind == "human"):
        raise not_yours


def _stands_in(setup: Setup, change: Change) -> bool:
    """Return whether the caller has a seat and may give another one to an AI, as the host may.

    That is the host's; where no host plays, every seat that a person has or has left.
    """
    if change.kind != "ai" or not setup.mine(change.caller):
        return False
    if setup.is_hosts(change.seat):
        return True
    hosted = any(setup.is_hosts(n) and seat.human for n, seat in enumerate(setup.seats))
    sitting = setup.seats[change.seat]
    return not hosted and (sitting.owned or (sitting.free and sitting.looked))


def _require_grace(revision: Revision, change: Change) -> None:
    """Refuse the change while the seat's human may still be thinking or reconnecting."""
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


def _requested(revision: Revision, change: Change) -> Seat:
    setup = revision.setup
    sitting = setup.seats[change.seat]
    if change.kind == "ai":
        if sitting.away and change.seat not in setup.mine(change.caller):
            return sitting
        return lent(sitting, change.level or best_level(revision.table.game))
    if change.kind == "guest":
        return sitting if sitting.free else Seat("", "guest")
    if not sitting.owned:
        return Seat(sitting.name, "human", owner=setup.host)
    here = sitting.owner == setup.host
    return replace(sitting, kind="human" if here else "guest", level=None, away=False)

"""Changes of who plays a seat: lend it to an AI, return to it, free it, take it with an invitation."""

from __future__ import annotations

from dataclasses import replace

from weald.kernel.errors import Illegal
from weald.kernel.game import Game
from weald.tables import fair_deals, takebacks
from weald.tables.commands import Caller, ChangeSeat, Stale, Step, TakeSeat
from weald.tables.errors import Refused
from weald.tables.revision import Revision
from weald.tables.sanitize import look_alike
from weald.tables.values import SECOND, Seat, Setup

# Seconds that the game has to wait for an absent human before others may give the seat to an AI.
GRACE_SECONDS = 120

# Stored as the option of a seat entry: a guest sat down; the timer handed the seat over; a name was deleted;
# the seat went to another browser of its person.
TAKE = "take"
LATE = "late"
FORGET = "forget"
MOVE = "move"


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


def changed(revision: Revision, change: ChangeSeat, caller: Caller, now: int) -> list[Step]:
    """Return the steps of a change; none if the seat is already as requested."""
    if change.level is not None or change.kind != "ai":
        checked_level(change.kind, change.level, change.seat, revision.table.game)
    _authorize(revision, change, caller, now)
    requested = _requested(revision, change, caller)
    if requested == revision.setup.seats[change.seat]:
        # Even after the end: nothing is stored of it, so a repetition could not be told from it.
        return []
    if revision.closed:
        raise Illegal("over")
    if change.expected > revision.version:
        raise Stale(revision)
    steps = reseated(revision, change.seat, requested, change.option, now)
    return fair_deals.contributed(steps, change.seat, change.contribution)


def reseated(revision: Revision, seat: int, sitting: Seat, option: str, now: int) -> list[Step]:
    """Return the steps of a seat changing hands; they may complete an open takeback request."""
    before = revision.setup.seats[seat]
    looked = _is_looked_into(revision, seat, sitting)
    # Not to be got rid of by leaving the seat and taking it again.
    sitting = replace(sitting, looked=looked, moved=before.moved, dealt_to=before.dealt_to)
    step = Step("seat", seat, option, revision.reseated(seat, sitting, now))
    return [step, *takebacks.fulfilled(step.after, now)]


def _is_looked_into(revision: Revision, seat: int, sitting: Seat) -> bool:
    """Return whether another person has seen, or sees now, this seat's secrets beside its player.

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


def late(revision: Revision, seat: int, now: int) -> list[Step]:
    """Return the steps of giving a seat whose time has run out to an AI."""
    sitting = lent(revision.setup.seats[seat], best_level(revision.table.game))
    return reseated(revision, seat, sitting, LATE, now)


def taken(revision: Revision, command: TakeSeat, now: int) -> list[Step]:
    """Return the steps of a guest taking a free seat."""
    seat, seats = command.seat, revision.setup.seats
    if revision.closed:
        raise Illegal("over")
    if not 0 <= seat < len(seats):
        raise Illegal("seat", {"n": seat, "last": len(seats) - 1})
    if not seats[seat].free:
        raise Refused(409, "seat_taken", {"n": seat + 1})
    for n, other in enumerate(seats):
        another = other.name and not other.free and other.owner != command.sitting.owner
        if another and look_alike(other.name, command.sitting.name):
            raise Refused(409, "name_taken", {"n": n + 1, "name": other.name})
    steps = reseated(revision, seat, command.sitting, TAKE, now)
    return fair_deals.contributed(steps, seat, command.contribution)


def renewed(revision: Revision, command: TakeSeat, now: int) -> list[Step]:
    """Return the steps of a guest who asks again, because the response with the token was lost."""
    seat = revision.setup.seats[command.seat]
    if seat.owner != command.sitting.owner:
        raise Refused(409, "seat_taken", {"n": command.seat + 1})
    return reseated(revision, command.seat, replace(seat, token=command.sitting.token), TAKE, now)


def moved(revision: Revision, owner: str, to: str, now: int) -> list[Step]:
    """Return the steps that give the seats of the browser `owner`, and its table, to the browser `to`."""
    elsewhere = any(seat.owner == to for seat in revision.setup.seats)
    steps = []
    after = revision
    for n in seats_of(revision, owner):
        seat = revision.setup.seats[n]
        # A token was for a program on the old device. A person with a seat elsewhere sees two hands now.
        sitting = replace(seat, owner=to, token=None, looked=seat.looked or elsewhere, moved=True)
        if seat.dealt_to == owner:
            sitting = replace(sitting, dealt_to=to)
        after = after.reseated(n, sitting, now)
        if revision.setup.host == owner:
            after = replace(after, setup=replace(after.setup, host=to))
        steps.append(Step("seat", n, MOVE, after))
    return steps


def seats_of(revision: Revision, owner: str) -> list[int]:
    """Return the seats that belong to a browser."""
    return [n for n, seat in enumerate(revision.setup.seats) if seat.owner == owner]


def _authorize(revision: Revision, change: ChangeSeat, caller: Caller, now: int) -> None:
    """Refuse the change unless the caller may make it."""
    setup = revision.setup
    if change.seat in setup.mine(caller.hashes):
        return
    not_yours = Refused(403, "seat_not_yours", {"n": change.seat + 1})
    if not 0 <= change.seat < len(setup.seats):
        raise not_yours
    sitting = setup.seats[change.seat]
    if not setup.is_host(caller.hashes) and not _stands_in(setup, change, caller):
        raise not_yours
    if sitting.owned and change.kind == "ai":
        _require_grace(revision, change.seat, caller, now)
    elif sitting.owned or (sitting.kind == "ai" and change.kind == "human"):
        raise not_yours


def _stands_in(setup: Setup, change: ChangeSeat, caller: Caller) -> bool:
    """Return whether the caller has a seat and may give another one to an AI, as the host may.

    That is the host's; where no host plays, every seat that a person has or has left.
    """
    if change.kind != "ai" or not setup.mine(caller.hashes):
        return False
    if setup.is_hosts(change.seat):
        return True
    hosted = any(setup.is_hosts(n) and seat.human for n, seat in enumerate(setup.seats))
    sitting = setup.seats[change.seat]
    return not hosted and (sitting.owned or (sitting.free and sitting.looked))


def _require_grace(revision: Revision, seat: int, caller: Caller, now: int) -> None:
    """Refuse the change while the seat's human may still be thinking or reconnecting."""
    grace = GRACE_SECONDS * SECOND
    left = grace
    absent_since, asked_since = caller.absent.get(seat), revision.asked_since
    if absent_since is not None and asked_since is not None and seat in revision.pending_humans:
        left = max(absent_since, asked_since) + grace - now
    if left > 0 and revision.setup.seats[seat].human:
        raise Refused(403, "seat_present", {"n": seat + 1, "seconds": -(-left // SECOND)})


def _requested(revision: Revision, change: ChangeSeat, caller: Caller) -> Seat:
    setup = revision.setup
    sitting = setup.seats[change.seat]
    if change.kind == "ai":
        if sitting.away and change.seat not in setup.mine(caller.hashes):
            return sitting
        return lent(sitting, change.level or best_level(revision.table.game))
    if change.kind == "guest":
        return sitting if sitting.free else Seat("", "guest")
    if not sitting.owned:
        return Seat(sitting.name, "human", owner=setup.host)
    here = sitting.owner == setup.host
    return replace(sitting, kind="human" if here else "guest", level=None, away=False)

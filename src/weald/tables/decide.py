"""The decision about a command: a pure function from a revision to the steps that follow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from weald.kernel.errors import Illegal
from weald.tables import fair_deals, seating, takebacks
from weald.tables.commands import (
    AI_KEY,
    Accepted,
    Answer,
    Caller,
    ChangeSeat,
    Command,
    Consent,
    Decided,
    HandOverLate,
    MoveSeats,
    Remove,
    SetPace,
    Stale,
    Step,
    TakeSeat,
    Undo,
)
from weald.tables.errors import Refused
from weald.tables.revision import Revision
from weald.tables.values import Seat, Setup

# A game needs fewer commands than this. Beyond it only answers are taken, which lead to an end: takebacks and
# changes of seats could go on for ever, and every command costs more than the one before.
LONGEST = 10_000


def decide(
    revision: Revision, command: Command, caller: Caller, now: int, accepted: Accepted | None = None
) -> Decided:
    """Return the outcome of a command; if it raises Refused, Stale or Illegal, nothing has changed.

    `accepted` is the command that was stored under the same key before, which is only confirmed.
    """
    if accepted is not None:
        return _confirmed(revision, command, accepted, now)
    match command:
        case Answer():
            return Decided(tuple(_answer(revision, command, caller, now)))
        case Undo():
            _require_seat(revision, command.seat, command.key, caller)
            _require_room(revision)
            return Decided(tuple(takebacks.undo(revision, command, now)))
        case Consent():
            return _consent(revision, command, caller, now)
        case ChangeSeat():
            steps = seating.changed(revision, command, caller, now)
            if steps:
                _require_room(revision)
            return Decided(tuple(fair_deals.settled(steps, now)))
        case TakeSeat():
            return Decided(tuple(fair_deals.settled(seating.taken(revision, command, now), now)))
        case MoveSeats():
            return Decided(tuple(seating.moved(revision, command.owner, command.to, now)))
        case SetPace():
            return Decided(_set_pace(revision, command, caller))
        case HandOverLate():
            return Decided(tuple(_hand_over_late(revision, command.at, now)))
        case Remove():
            return _remove(revision, caller, now)


def _confirmed(revision: Revision, command: Command, accepted: Accepted, now: int) -> Decided:
    """Confirm a command that was stored before; Refused if its key was used for another one."""
    match command:
        case Answer():
            same = accepted == Accepted("answer", command.seat, command.option)
        case Undo():
            same = accepted.kind in ("undo", "wish") and accepted.seat == command.seat
        case Consent():
            same = accepted == Accepted("consent", command.seat, takebacks.reply(command.agree))
        case ChangeSeat():
            same = accepted == Accepted("seat", command.seat, command.option)
        case SetPace():
            same = (accepted.kind, accepted.option) == ("pace", command.pace)
        case TakeSeat():
            if accepted == Accepted("seat", command.seat, seating.TAKE):
                steps = tuple(seating.renewed(revision, command, now))
                _require_room(revision)
                return Decided(steps)
            same = False
        case _:
            same = False
    if not same:
        raise Refused(422, "key_reused")
    return Decided()


def _require_room(revision: Revision) -> None:
    """Refuse a command that leads nowhere at a table that is long enough."""
    if revision.version >= LONGEST:
        raise Refused(422, "table_long", {"n": LONGEST})


def _require_seat(revision: Revision, seat: int, key: str, caller: Caller) -> None:
    """Refuse a command for a seat that the caller does not play."""
    if revision.setup.gathering:
        raise Refused(409, "gathering")
    if revision.setup.abandoned:
        raise Illegal("over")
    if not caller.service and not revision.setup.is_played_by(seat, caller.hashes):
        raise Refused(403, "seat_not_yours", {"n": seat + 1})
    if revision.setup.seats[seat].kind == "ai" and not key.startswith(AI_KEY):
        raise Refused(422, "seat_lent", {"n": seat + 1})


def require_answer(revision: Revision, command: Answer, caller: Caller) -> None:
    """Refuse an answer that is not the caller's to give, or that was meant for an earlier question."""
    _require_seat(revision, command.seat, command.key, caller)
    if not revision.is_current(command.seat, command.expected):
        raise Stale(revision)


def _answer(revision: Revision, command: Answer, caller: Caller, now: int) -> list[Step]:
    require_answer(revision, command, caller)
    table = revision.table.after(command.seat, command.option)
    after = revision.answered(table, command.seat, now)
    return [Step("answer", command.seat, command.option, after)]


def _consent(revision: Revision, command: Consent, caller: Caller, now: int) -> Decided:
    _require_seat(revision, command.seat, command.key, caller)
    request = revision.takeback_request
    steps = tuple(takebacks.consent(revision, command, now))
    if command.agree:
        return Decided(steps)
    assert request is not None
    return Decided(steps, ({"refused": {"by": request.by, "seat": command.seat}},))


def _set_pace(revision: Revision, command: SetPace, caller: Caller) -> tuple[Step, ...]:
    """Change how fast AI seats act; only the host may."""
    if not revision.setup.is_host(caller.hashes):
        raise Refused(403, "table_not_yours")
    if command.pace == revision.setup.pace:
        return ()
    _require_room(revision)
    return (Step("pace", command.seat, command.pace, revision.paced(command.pace)),)


def _hand_over_late(revision: Revision, at: int, now: int) -> list[Step]:
    """Let the AI play every seat whose time has run out at `at`; a joint question gets its default."""
    steps: list[Step] = []
    while not revision.closed and revision.deadline is not None and revision.deadline <= at:
        steps += _late_answer(revision, now) or seating.late(revision, revision.pending_humans[0], now)
        revision = steps[-1].after
    return steps


def _late_answer(revision: Revision, now: int) -> list[Step]:
    """Return the answer that a question gets by itself when time is out; none if it has no such answer."""
    question = revision.table.run.question
    value = None if question is None else question.late_value()
    if question is None or value is None:
        return []
    seat = revision.pending_humans[0]
    option = revision.table.game.texts.option_id(question, value)
    return [Step("answer", seat, option, revision.answered(revision.table.after(seat, option), seat, now))]


def _remove(revision: Revision, caller: Caller, now: int) -> Decided:
    """Delete a table of the caller; at another host's table, the caller's names."""
    setup = revision.setup
    if setup.is_host(caller.hashes):
        if not revision.closed and setup.shared and any(seat.human for seat in _others(setup)):
            raise Refused(409, "table_shared")
        return Decided(notices=({"gone": True},), gone=True)
    steps: list[Step] = []
    after = revision
    for seat in setup.mine(caller.hashes):
        if after.setup.seats[seat].name:
            nameless = replace(after.setup.seats[seat], name="")
            steps += seating.reseated(after, seat, nameless, seating.FORGET, now)
            after = steps[-1].after
    return Decided(tuple(steps))


def _others(setup: Setup) -> Sequence[Seat]:
    """Return the seats of people elsewhere."""
    return [seat for seat in setup.seats if seat.owned and seat.owner != setup.host]

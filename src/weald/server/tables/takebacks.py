"""Taking back: at once what nobody else has seen, otherwise when the others agree."""

from __future__ import annotations

from dataclasses import replace

from weald.kernel.errors import Illegal
from weald.kernel.messages import Message
from weald.kernel.table import Table
from weald.server.errors import Refused
from weald.server.tables.commands import Command, Stale, Step
from weald.server.tables.revision import Revision, TakebackRequest

# What is stored with an undo that took back more than an answer nobody had seen.
FREE = "free"
AGREED = "agreed"


def reason_against(revision: Revision, seat: int, agreed: bool) -> Message | None:
    """Why a seat cannot take back, by itself or with everybody's consent; None if it can."""
    if _ended(revision):
        # After the end everything is shown, so that going back would be playing with open cards.
        return Illegal("over").message
    return revision.table.can_undo(seat, agreed)


def asked_by(revision: Revision, seat: int) -> tuple[int, ...]:
    """The seats that have to agree if this one is to take back."""
    seats = revision.setup.seats
    owner = seats[seat].owner
    others = [n for n, other in enumerate(seats) if n != seat and other.human]
    # People around one screen have settled it already.
    return tuple(n for n in others if owner is None or seats[n].owner != owner)


def undo(revision: Revision, command: Command) -> list[Step]:
    """Take back, or ask the others; Illegal if neither is possible."""
    seat = command.seat
    if not revision.is_current(seat, command.expected):
        raise Stale(revision)
    if _ended(revision):
        raise Illegal("over")
    if revision.table.can_undo(seat) is None:
        return [_taken_back(revision, seat, None if _unseen(revision.table, seat) else FREE)]
    asked = asked_by(revision, seat)
    if not asked:
        return [_taken_back(revision, seat, AGREED)]
    _, answers = _without(revision, seat)
    if revision.takeback_request is not None:
        raise Refused(422, "wish_open", {"seat": revision.takeback_request.by})
    takeback_request = TakebackRequest(seat, revision.version + 1, answers, asked)
    return [Step("wish", seat, None, revision.with_request(takeback_request))]


def consent(revision: Revision, command: Command) -> list[Step]:
    """Agree to the open wish or refuse it; its owner may refuse, too."""
    takeback_request = revision.takeback_request
    if takeback_request is None or not takeback_request.at <= command.expected <= revision.version:
        raise Stale(revision)
    agree = command.option == "yes"
    if command.seat not in takeback_request.asked and (agree or command.seat != takeback_request.by):
        raise Refused(422, "wish_not_asked", {"seat": takeback_request.by})
    if not agree:
        return [Step("consent", command.seat, command.option, revision.with_request(None))]
    seats = revision.setup.seats
    owner = seats[command.seat].owner
    same = {
        n
        for n in takeback_request.asked
        if n == command.seat or (owner is not None and seats[n].owner == owner)
    }
    agreed = tuple(n for n in takeback_request.asked if n in takeback_request.agreed or n in same)
    step = Step(
        "consent",
        command.seat,
        command.option,
        revision.with_request(replace(takeback_request, agreed=agreed)),
    )
    return [step, *fulfilled(step.after)]


def fulfilled(revision: Revision) -> list[Step]:
    """What follows for an open wish from who plays and who has agreed: perhaps it is done now."""
    takeback_request = revision.takeback_request
    if takeback_request is None:
        return []
    if not revision.setup.seats[takeback_request.by].human:
        return [Step("wish", takeback_request.by, None, revision.with_request(None))]
    # A seat that an AI plays now agrees.
    open_still = [
        n
        for n in takeback_request.asked
        if n not in takeback_request.agreed and revision.setup.seats[n].human
    ]
    return [] if open_still else [_taken_back(revision, takeback_request.by, AGREED)]


def _ended(revision: Revision) -> bool:
    free = revision.table.options["takebacks"] == "free"
    return revision.setup.imported or (revision.table.over and not free)


def _unseen(table: Table, seat: int) -> bool:
    """Whether the seat's last answer has shown nothing to anybody yet."""
    last = table.entries[-1]
    return seat in table.answered or (last.seat == seat and not last.draws and not last.revealed)


def _without(revision: Revision, seat: int) -> tuple[Table, int]:
    """The table after the seat has taken back with everybody's consent, and how many answers that costs."""
    table = revision.table.clone()
    table.undo(seat, agreed=True)
    return table, len(revision.table.entries) - len(table.entries)


def _taken_back(revision: Revision, seat: int, noted: str | None) -> Step:
    table, _ = _without(revision, seat)
    after, gone = revision.taken_back(table, seat, noted is not None)
    return Step("undo", seat, noted, after, tuple(gone))

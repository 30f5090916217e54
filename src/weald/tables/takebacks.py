"""Takebacks: immediate for what no other player has seen, otherwise with the consent of the others."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from weald.kernel.errors import Illegal
from weald.kernel.messages import Message
from weald.kernel.table import Table
from weald.tables.commands import Consent, Stale, Step, Undo
from weald.tables.errors import Refused
from weald.tables.revision import Revision
from weald.tables.values import TakebackRequest

# Marks an undo of an answer that others had already seen.
FREE = "free"
AGREED = "agreed"


def reason_against(revision: Revision, seat: int, agreed: bool) -> Message | None:
    """Return why a seat cannot take back, alone or with the others' consent; None if it can.

    A seat without others to ask, alone or among AI seats, cannot take back what has come to light.
    """
    if _ended(revision):
        # After the end everything is shown; going back would mean playing with open cards.
        return Illegal("over").message
    return revision.table.can_undo(seat, agreed, nothing_new=agreed and not asked_by(revision, seat))


def asked_by(revision: Revision, seat: int) -> tuple[int, ...]:
    """Return the seats that have to agree before `seat` may take back."""
    seats = revision.setup.seats
    owner = seats[seat].owner
    others = [n for n, other in enumerate(seats) if n != seat and other.human]
    # Humans who share a browser need not ask each other.
    return tuple(n for n in others if owner is None or seats[n].owner != owner)


def is_part(table: Table, seat: int) -> bool:
    """Return whether a seat's last answer was a part of something that is not complete yet."""
    decision = table.decision(seat)
    if decision is None or not table.entries or table.entries[-1].seat != seat:
        return False
    return bool(table.run.answers) or decision.kind in table.game.follow_ups


def undo(revision: Revision, command: Undo, now: int) -> list[Step]:
    """Take back, or request the consent of the others; Illegal if neither is possible."""
    seat = command.seat
    if not revision.is_current(seat, command.expected):
        raise Stale(revision)
    if _ended(revision):
        raise Illegal("over")
    if revision.table.can_undo(seat) is None:
        return [_taken_back(revision, seat, now, None if _unseen(revision.table, seat) else FREE)]
    asked = asked_by(revision, seat)
    if not asked:
        return [_taken_back(revision, seat, now, AGREED, nothing_new=True)]
    _, whose = _without(revision, seat)
    if revision.takeback_request is not None:
        raise Refused(422, "wish_open", {"seat": revision.takeback_request.by})
    takeback_request = TakebackRequest(seat, revision.version + 1, len(whose), asked, whose=whose)
    return [Step("wish", seat, None, revision.with_request(takeback_request))]


def reply(agree: bool) -> str:
    """Return a reply to a takeback request as it is stored."""
    return "yes" if agree else "no"


def consent(revision: Revision, command: Consent, now: int) -> list[Step]:
    """Agree to the open takeback request or refuse it; the requesting seat may withdraw it."""
    takeback_request = revision.takeback_request
    if takeback_request is None or not takeback_request.at <= command.expected <= revision.version:
        raise Stale(revision)
    agree, option = command.agree, reply(command.agree)
    if command.seat not in takeback_request.asked and (agree or command.seat != takeback_request.by):
        raise Refused(422, "wish_not_asked", {"seat": takeback_request.by})
    if not agree:
        return [Step("consent", command.seat, option, revision.with_request(None))]
    seats = revision.setup.seats
    owner = seats[command.seat].owner
    same = {
        n
        for n in takeback_request.asked
        if n == command.seat or (owner is not None and seats[n].owner == owner)
    }
    agreed = tuple(n for n in takeback_request.asked if n in takeback_request.agreed or n in same)
    after = revision.with_request(replace(takeback_request, agreed=agreed))
    return [Step("consent", command.seat, option, after), *fulfilled(after, now)]


def fulfilled(revision: Revision, now: int) -> list[Step]:
    """Return the takeback if all asked seats agree by now, or the end of a request without its human."""
    takeback_request = revision.takeback_request
    if takeback_request is None:
        return []
    if not revision.setup.seats[takeback_request.by].human:
        return [Step("wish", takeback_request.by, None, revision.with_request(None))]
    # Seats that an AI has taken over count as agreeing.
    open_still = [
        n
        for n in takeback_request.asked
        if n not in takeback_request.agreed and revision.setup.seats[n].human
    ]
    if open_still:
        return []
    # Consent of AI seats alone is not enough: treat the request as if nobody had agreed.
    alone = not takeback_request.agreed
    if alone and revision.table.can_undo(takeback_request.by, agreed=True, nothing_new=True) is not None:
        return [Step("wish", takeback_request.by, None, revision.with_request(None))]
    return [_taken_back(revision, takeback_request.by, now, AGREED)]


def _ended(revision: Revision) -> bool:
    setup = revision.setup
    # With people elsewhere, each of them could read the record after the end and go on with its cards.
    private = setup.recorded and not setup.shared
    free = private and revision.table.options["takebacks"] == "free"
    return setup.imported or (revision.table.over and not free)


def _unseen(table: Table, seat: int) -> bool:
    """Return whether no other player has seen anything of the seat's last answer."""
    last = table.entries[-1]
    return seat in table.answered or (last.seat == seat and not last.draws and not last.revealed)


def _without(revision: Revision, seat: int, nothing_new: bool = False) -> tuple[Table, tuple[int, ...]]:
    """Return the table after an agreed takeback by `seat`, and whose answers it removes."""
    table = revision.table.clone()
    table.undo(seat, agreed=True, nothing_new=nothing_new)
    seats = Counter(entry.seat for entry in revision.table.entries)
    seats.subtract(entry.seat for entry in table.entries)
    return table, tuple(sorted(seats.elements()))


def _taken_back(
    revision: Revision, seat: int, now: int, noted: str | None, nothing_new: bool = False
) -> Step:
    table, _ = _without(revision, seat, nothing_new)
    after, gone = revision.taken_back(table, seat, now, noted is not None)
    return Step("undo", seat, noted, after, tuple(gone))

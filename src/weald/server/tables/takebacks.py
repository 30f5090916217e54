"""Taking back: at once what nobody else has seen, otherwise when the others agree."""

from __future__ import annotations

from dataclasses import replace

from weald.kernel.errors import Illegal
from weald.kernel.messages import Message
from weald.kernel.table import Table
from weald.server.errors import Refused
from weald.server.tables.commands import Command, Stale, Step
from weald.server.tables.revision import Moment, Wish

# What is stored with an undo that took back more than an answer nobody had seen.
FREE = "free"
AGREED = "agreed"


def reason_against(moment: Moment, seat: int, agreed: bool) -> Message | None:
    """Why a seat cannot take back, by itself or with everybody's consent; None if it can."""
    if _ended(moment):
        # After the end everything is shown, so that going back would be playing with open cards.
        return Illegal("over").message
    return moment.table.can_undo(seat, agreed)


def asked_by(moment: Moment, seat: int) -> tuple[int, ...]:
    """The seats that have to agree if this one is to take back."""
    seats = moment.setup.seats
    owner = seats[seat].owner
    others = [n for n, other in enumerate(seats) if n != seat and other.manned]
    # People around one screen have settled it already.
    return tuple(n for n in others if owner is None or seats[n].owner != owner)


def undo(moment: Moment, command: Command) -> list[Step]:
    """Take back, or ask the others; Illegal if neither is possible."""
    seat = command.seat
    if not moment.is_current(seat, command.expected):
        raise Stale(moment)
    if _ended(moment):
        raise Illegal("over")
    if moment.table.can_undo(seat) is None:
        return [_taken_back(moment, seat, None if _unseen(moment.table, seat) else FREE)]
    asked = asked_by(moment, seat)
    if not asked:
        return [_taken_back(moment, seat, AGREED)]
    _, answers = _without(moment, seat)
    if moment.wish is not None:
        raise Refused(422, "wish_open", {"seat": moment.wish.by})
    wish = Wish(seat, moment.version + 1, answers, asked)
    return [Step("wish", seat, None, moment.wished(wish))]


def consent(moment: Moment, command: Command) -> list[Step]:
    """Agree to the open wish or refuse it; its owner may refuse, too."""
    wish = moment.wish
    if wish is None or not wish.at <= command.expected <= moment.version:
        raise Stale(moment)
    agree = command.option == "yes"
    if command.seat not in wish.asked and (agree or command.seat != wish.by):
        raise Refused(422, "wish_not_asked", {"seat": wish.by})
    if not agree:
        return [Step("consent", command.seat, command.option, moment.wished(None))]
    seats = moment.setup.seats
    owner = seats[command.seat].owner
    same = {n for n in wish.asked if n == command.seat or (owner is not None and seats[n].owner == owner)}
    agreed = tuple(n for n in wish.asked if n in wish.agreed or n in same)
    step = Step("consent", command.seat, command.option, moment.wished(replace(wish, agreed=agreed)))
    return [step, *fulfilled(step.after)]


def fulfilled(moment: Moment) -> list[Step]:
    """What follows for an open wish from who plays and who has agreed: perhaps it is done now."""
    wish = moment.wish
    if wish is None:
        return []
    if not moment.setup.seats[wish.by].manned:
        return [Step("wish", wish.by, None, moment.wished(None))]
    # A seat that an AI plays now agrees.
    open_still = [n for n in wish.asked if n not in wish.agreed and moment.setup.seats[n].manned]
    return [] if open_still else [_taken_back(moment, wish.by, AGREED)]


def _ended(moment: Moment) -> bool:
    free = moment.table.options["takebacks"] == "free"
    return moment.setup.imported or (moment.table.over and not free)


def _unseen(table: Table, seat: int) -> bool:
    """Whether the seat's last answer has shown nothing to anybody yet."""
    last = table.entries[-1]
    return seat in table.answered or (last.seat == seat and not last.draws and not last.revealed)


def _without(moment: Moment, seat: int) -> tuple[Table, int]:
    """The table after the seat has taken back with everybody's consent, and how many answers that costs."""
    table = moment.table.clone()
    table.undo(seat, agreed=True)
    return table, len(moment.table.entries) - len(table.entries)


def _taken_back(moment: Moment, seat: int, noted: str | None) -> Step:
    table, _ = _without(moment, seat)
    after, gone = moment.taken_back(table, seat, noted is not None)
    return Step("undo", seat, noted, after, tuple(gone))

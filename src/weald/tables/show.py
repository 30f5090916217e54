"""Snapshots: a revision as one viewer may see it, as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from weald.kernel import game as kernel
from weald.kernel.table import Table
from weald.tables import takebacks
from weald.tables.errors import Refused
from weald.tables.replies import (
    Deal,
    Decision,
    Foresight,
    Progress,
    ReplaySnapshot,
    Result,
    SeatNow,
    SeatView,
    Settled,
    Snapshot,
    Undo,
)
from weald.tables.revision import Revision
from weald.tables.values import Setup


def open_view(table: Table) -> dict[str, Any]:
    """Return the view with nothing hidden, for tables without secrets."""
    return dict(table.game.information.open_view(table.run.state))


@dataclass(frozen=True, slots=True)
class Viewer:
    """A client of a table: the seat it looks from, the seats it may play, and whether it is the host."""

    seat: int | None
    mine: list[int]
    host: bool

    @property
    def participates(self) -> bool:
        """Whether it has a seat or is the host."""
        return bool(self.mine) or self.host


SPECTATOR = Viewer(None, [], False)


def viewer_of(revision: Revision, hashes: frozenset[str], seat: int | None) -> Viewer:
    """Return a caller as one of its seats or as a spectator; Refused if the seat is not the caller's."""
    mine = revision.setup.mine(hashes)
    if seat is not None and seat not in mine:
        raise Refused(403, "seat_not_yours", {"n": seat + 1})
    return Viewer(seat, mine, revision.setup.is_host(hashes))


def viewer_or_spectator(revision: Revision, hashes: frozenset[str], seat: int) -> Viewer:
    """Return a caller as `seat` if it is the caller's, otherwise as a spectator."""
    mine = revision.setup.mine(hashes)
    return viewer_of(revision, hashes, seat if seat in mine else None)


def since_version(revision: Revision, viewer: Viewer, version: int) -> Snapshot:
    """Return the snapshot for a client that has seen `version`."""
    return _snapshot(revision, viewer, *revision.since(version))


def foresight(revision: Revision, seat: int) -> Foresight:
    """Return the outcomes of the options open to a seat."""
    foreseen = revision.table.foresee(seat)
    return {"version": revision.version, "outcomes": foreseen.outcomes, "reach": foreseen.reach}


def brief(revision: Revision, viewer: Viewer) -> dict[str, Any]:
    """Return the minimum a program needs to play: the version and the options of its seat."""
    table = revision.table
    decision = None if viewer.seat is None or revision.setup.gathering else table.decision(viewer.seat)
    return {
        "id": revision.setup.id,
        "version": revision.version,
        "over": table.over,
        "kind": None if decision is None else decision.kind,
        "options": [] if decision is None else decision.options,
    }


def after_event(revision: Revision, viewer: Viewer, after: int) -> Snapshot:
    """Return the snapshot for a client that has seen the events up to number `after`."""
    return _snapshot(revision, viewer, min(after, revision.last), after > revision.last)


def of_replay(revision: Revision, lasts: list[int], marks: list[int]) -> ReplaySnapshot:
    """Return a snapshot of a replay, with nothing hidden; `lasts` are the last events of all answers."""
    return {
        **_settled(revision.setup, SPECTATOR),
        **_progress(revision, SPECTATOR),
        "view": open_view(revision.table),
        "decisions": [],
        "answered": None,
        "undo": {"ok": False, "part": False, "reason": None, "ask": None},
        "events": revision.events(None, 0),
        "last": revision.last,
        "rewound": True,
        "at": revision.version,
        "of": len(lasts) - 1,
        "lasts": lasts,
        "marks": marks,
        "from_events": False,
    }


def _snapshot(revision: Revision, viewer: Viewer, base: int, rewound: bool) -> Snapshot:
    seat = viewer.seat
    if seat not in revision.seat_views:
        revision.seat_views[seat] = _seat_view(revision, seat)
    return {
        **_settled(revision.setup, viewer),
        **_progress(revision, viewer),
        **revision.seat_views[seat],
        "events": revision.events(seat, base),
        "last": revision.last,
        "rewound": rewound,
    }


def _settled(setup: Setup, viewer: Viewer) -> Settled:
    """Return the part of a viewer's snapshots that stays the same until the setup of the table changes."""
    return {
        "id": setup.id,
        "game": setup.game,
        "options": setup.options,
        "imported": setup.imported,
        "practice": setup.practice,
        "pace": setup.pace,
        "seat": viewer.seat,
        "mine": viewer.mine,
        "host": viewer.host,
        "invite": setup.invite if viewer.host else None,
        "disclosed": setup.warnings,
        "timer": setup.timer,
    }


def _progress(revision: Revision, viewer: Viewer) -> Progress:
    """Return the public progress of a table, and its people."""
    setup, table = revision.setup, revision.table
    waiting, done = revision.waiting, table.answered
    seats: list[SeatNow] = []
    for n, sitting in enumerate(setup.seated()):
        seats.append(cast("SeatNow", {**sitting, "asked": n in waiting or n in done, "done": n in done}))
        if setup.is_hosts(n) and viewer.mine and not viewer.host:
            # These may let an AI play for an absent host.
            seats[n]["host"] = True
    return {
        "version": revision.version,
        "over": table.over,
        "result": None if table.result is None else _result(table.result, revision.takebacks),
        "deal": None if setup.fair_deal is None else deal(revision),
        "deadline": revision.deadline,
        "wish": revision.takeback_request,
        "seats": seats,
    }


def _result(result: kernel.Result, taken_back: int) -> Result:
    return {
        "winners": result.winners,
        "scores": result.scores,
        "reason": result.reason,
        "taken_back": taken_back,
    }


def deal(revision: Revision) -> Deal | None:
    """Return the public part of a fair deal: all of it once the game is over."""
    setup = revision.setup
    if setup.fair_deal is None:
        return None
    whole = setup.fair_deal.to_json()
    shown: Deal = {
        "commitment": whole["commitment"],
        "dealt": not setup.gathering,
        "contributed": sorted(setup.fair_deal.contributions),
    }
    if revision.closed:
        shown["secret"], shown["contributions"] = whole["secret"], whole["contributions"]
    return shown


def _seat_view(revision: Revision, seat: int | None) -> SeatView:
    """Return the part of a snapshot that only this seat may see."""
    table = revision.table
    if revision.setup.gathering:
        # The seats see nothing before the deal: the board as it would be set up for any seat.
        seat = None
    decision = None if seat is None else table.decision(seat)
    # A finished game has no secrets from its spectators.
    view = open_view(table) if seat is None and table.over else table.written_view(seat)
    return {
        "view": view,
        "decisions": [] if decision is None else [cast("Decision", decision.parts())],
        "answered": None if seat is None else table.answered.get(seat),
        "undo": {"ok": False, "part": False, "reason": None, "ask": None}
        if seat is None
        else _undo(revision, seat),
    }


def _undo(revision: Revision, seat: int) -> Undo:
    """Return whether the seat can take back alone, whose consent it needs, or why it cannot."""
    alone = takebacks.reason_against(revision, seat, agreed=False)
    if alone is None:
        return {"ok": True, "part": takebacks.is_part(revision.table, seat), "reason": None, "ask": None}
    agreed = takebacks.reason_against(revision, seat, agreed=True)
    if agreed is not None:
        return {"ok": False, "part": False, "reason": agreed, "ask": None}
    asked = takebacks.asked_by(revision, seat)
    return {"ok": False, "part": False, "reason": alone, "ask": asked}

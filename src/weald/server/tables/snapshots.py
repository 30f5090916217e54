"""A revision as one seat may see it, as the JSON that goes out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from weald.kernel.table import Table
from weald.server.tables import takebacks as consent
from weald.server.tables.revision import Revision


def raw(data: Any) -> msgspec.Raw:
    """Data that is encoded once and sent often."""
    return msgspec.Raw(msgspec.json.encode(data))


def open_view(table: Table) -> dict[str, Any]:
    """The table with nothing hidden; only for those that have no secrets any more."""
    return dict(table.game.information.open_view(table.run.state))


@dataclass(frozen=True, slots=True)
class Viewer:
    """Somebody who looks at a table: as which seat, which they may play, and whether they are the host."""

    seat: int | None
    mine: list[int]
    host: bool


NOBODY = Viewer(None, [], False)


def since_version(revision: Revision, viewer: Viewer, version: int) -> dict[str, Any]:
    """The revision for somebody who knows the table up to a version."""
    base, rewound = revision.since(version)
    return _snapshot(revision, viewer, base, rewound)


def brief(revision: Revision, viewer: Viewer) -> dict[str, Any]:
    """What a program needs to go on: how far the table is, and the options of its seat."""
    table = revision.table
    decision = None if viewer.seat is None else table.decision(viewer.seat)
    return {
        "id": revision.setup.id,
        "version": revision.version,
        "over": table.over,
        "kind": None if decision is None else decision.kind,
        "options": [] if decision is None else decision.options,
    }


def after_event(revision: Revision, viewer: Viewer, after: int) -> dict[str, Any]:
    """The revision for somebody who knows the events up to a number."""
    return _snapshot(revision, viewer, min(after, revision.last), after > revision.last)


def of_replay(revision: Revision, of: int, marks: list[int]) -> dict[str, Any]:
    """A table as it was at that revision, with nothing hidden any more."""
    return {
        **_frame(revision, NOBODY),
        "view": open_view(revision.table),
        "decisions": [],
        "answered": None,
        "undo": {"ok": False, "reason": None, "ask": None},
        "events": revision.events(None, 0),
        "last": revision.last,
        "rewound": True,
        "at": revision.version,
        "of": of,
        "marks": marks,
        "told": False,
    }


def _snapshot(revision: Revision, viewer: Viewer, base: int, rewound: bool) -> dict[str, Any]:
    seat = viewer.seat
    if seat not in revision.seat_views:
        revision.seat_views[seat] = _seat_view(revision, seat)
    return {
        **_frame(revision, viewer),
        **revision.seat_views[seat],
        "events": revision.events(seat, base),
        "last": revision.last,
        "rewound": rewound,
    }


def _frame(revision: Revision, viewer: Viewer) -> dict[str, Any]:
    """What everybody may know, whichever the game; and the invitation, for the host."""
    setup, table = revision.setup, revision.table
    waiting = {decision.seat for decision in table.pending}
    done = table.answered
    result = table.result
    return {
        "id": setup.id,
        "game": setup.game,
        "options": setup.options,
        "imported": setup.imported,
        "version": revision.version,
        "over": table.over,
        "result": None if result is None else {**result.to_json(), "taken_back": revision.takebacks},
        "seat": viewer.seat,
        "mine": viewer.mine,
        "host": viewer.host,
        "invite": setup.invite if viewer.host else None,
        "timer": setup.timer,
        "deadline": revision.deadline,
        "wish": None if revision.takeback_request is None else revision.takeback_request.to_json(),
        "seats": [
            {**sitting.to_json(), "asked": n in waiting or n in done, "done": n in done}
            for n, sitting in enumerate(setup.seats)
        ],
    }


def _seat_view(revision: Revision, seat: int | None) -> dict[str, Any]:
    """What only this seat may know."""
    table = revision.table
    decision = None if seat is None else table.decision(seat)
    # Whoever watches sees everything when there are no secrets any more.
    view = open_view(table) if seat is None and table.over else table.view(seat)
    return {
        "view": raw(view),
        "decisions": raw([] if decision is None else [decision.parts()]),
        "answered": None if seat is None else table.answered.get(seat),
        "undo": {"ok": False, "reason": None, "ask": None} if seat is None else _undo(revision, seat),
    }


def _undo(revision: Revision, seat: int) -> dict[str, Any]:
    """Whether the seat can take back, and if not by itself, whose consent it needs or why none helps."""
    alone = consent.reason_against(revision, seat, agreed=False)
    if alone is None:
        return {"ok": True, "reason": None, "ask": None}
    agreed = consent.reason_against(revision, seat, agreed=True)
    if agreed is not None:
        return {"ok": False, "reason": agreed.to_json(), "ask": None}
    return {"ok": False, "reason": alone.to_json(), "ask": consent.asked_by(revision, seat)}

"""Snapshots: a revision as one viewer may see it, as JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from weald.kernel.information import Json
from weald.kernel.table import Table
from weald.server.tables import takebacks
from weald.server.tables.revision import Revision, Setup


def raw(data: Any) -> msgspec.Raw:
    """Encode data that is sent many times."""
    return msgspec.Raw(msgspec.json.encode(data))


def _as_written(part: Any) -> msgspec.Raw:
    """Return a part of a view that the game has encoded."""
    if not isinstance(part, Json):
        raise NotImplementedError
    return msgspec.Raw(part.text)


_VIEWS = msgspec.json.Encoder(enc_hook=_as_written)


def open_view(table: Table) -> dict[str, Any]:
    """Return the view with nothing hidden, for tables without secrets."""
    return dict(table.game.information.open_view(table.run.state))


class Viewer(msgspec.Struct, frozen=True):
    """A client of a table: the seat it looks from, the seats it may play, and whether it is the host."""

    seat: int | None
    mine: list[int]
    host: bool


SPECTATOR = Viewer(None, [], False)


class SettledPart(msgspec.Struct, frozen=True):
    """The part of a viewer's snapshots that stays the same until the setup of the table changes."""

    fields: dict[str, Any]
    seats: list[dict[str, Any]]
    # The fields as a snapshot begins.
    head: bytes


def settled_part(setup: Setup, viewer: Viewer) -> SettledPart:
    """Return what all snapshots of a viewer have in common while the table has this setup."""
    fields = {
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
    head = msgspec.json.encode(fields)[:-1] + b","
    seats = setup.seated()
    if viewer.mine and not viewer.host:
        # Those who may let an AI play for an absent host.
        seats = [{**seat, "host": True} if setup.is_hosts(n) else seat for n, seat in enumerate(seats)]
    return SettledPart(fields, seats, head)


def since_version(revision: Revision, viewer: Viewer, version: int) -> dict[str, Any]:
    """Return the snapshot for a client that has seen `version`."""
    return _snapshot(revision, viewer, *revision.since(version))


def encoded_since(
    revision: Revision, viewer: Viewer, version: int, settled: SettledPart, confirmed: list[str]
) -> bytes:
    """Return the same encoded, for a caller that shows many revisions of one setup with its settled part.

    `confirmed` are the keys of the client's commands that led to it.
    """
    later = _unsettled(revision, viewer.seat, settled, *revision.since(version))
    if confirmed:
        later["confirmed"] = confirmed
    return settled.head + msgspec.json.encode(later)[1:]


def foresight(revision: Revision, seat: int) -> msgspec.Raw:
    """Return what the options open to a seat would bring, encoded."""
    foreseen = revision.table.foresee(seat)
    outcomes, reach = foreseen.outcomes, foreseen.reach
    return raw({"version": revision.version, "outcomes": outcomes, "reach": reach})


def is_ready(revision: Revision, seat: int | None, brief: bool) -> bool:
    """Return whether what a seat sees of a revision was made."""
    return seat in (revision.brief_views if brief else revision.seat_views)


def make_ready(revision: Revision, seat: int | None, brief: bool) -> None:
    """Make what a seat sees of a revision: the part of a snapshot that takes time."""
    if brief:
        revision.brief_views[seat] = _brief_view(revision, seat)
    else:
        revision.seat_views[seat] = _seat_view(revision, seat)


def brief(revision: Revision, viewer: Viewer) -> dict[str, Any]:
    """Return the minimum a program needs to play: the version and the options of its seat."""
    if viewer.seat not in revision.brief_views:
        make_ready(revision, viewer.seat, brief=True)
    return dict(revision.brief_views[viewer.seat])


def encoded_brief(revision: Revision, viewer: Viewer, confirmed: list[str]) -> bytes:
    """Return the same encoded, with the keys of the client's commands that led to it."""
    shown = brief(revision, viewer)
    return msgspec.json.encode({**shown, "confirmed": confirmed} if confirmed else shown)


def _brief_view(revision: Revision, seat: int | None) -> dict[str, Any]:
    table = revision.table
    decision = None if seat is None or revision.setup.gathering else table.decision(seat)
    return {
        "id": revision.setup.id,
        "version": revision.version,
        "over": table.over,
        "kind": None if decision is None else decision.kind,
        "options": [] if decision is None else decision.options,
    }


def after_event(revision: Revision, viewer: Viewer, after: int) -> dict[str, Any]:
    """Return the snapshot for a client that has seen the events up to number `after`."""
    return _snapshot(revision, viewer, min(after, revision.last), after > revision.last)


def of_replay(revision: Revision, lasts: list[int], marks: list[int]) -> dict[str, Any]:
    """Return a snapshot of a replay, with nothing hidden; `lasts` are the last events of all answers."""
    settled = settled_part(revision.setup, SPECTATOR)
    return {
        **settled.fields,
        **_frame(revision, settled),
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


def _snapshot(revision: Revision, viewer: Viewer, base: int, rewound: bool) -> dict[str, Any]:
    settled = settled_part(revision.setup, viewer)
    return {**settled.fields, **_unsettled(revision, viewer.seat, settled, base, rewound)}


def _unsettled(
    revision: Revision, seat: int | None, settled: SettledPart, base: int, rewound: bool
) -> dict[str, Any]:
    """Return the part of a snapshot that changes with every revision, with the events after `base`."""
    if seat not in revision.seat_views:
        make_ready(revision, seat, brief=False)
    return {
        **_frame(revision, settled),
        **revision.seat_views[seat],
        "events": revision.events(seat, base),
        "last": revision.last,
        "rewound": rewound,
    }


def _frame(revision: Revision, settled: SettledPart) -> dict[str, Any]:
    """Return what every viewer may see of the progress of a table, and who sits there."""
    setup, table = revision.setup, revision.table
    waiting, done = revision.waiting, table.answered
    result = table.result
    return {
        "version": revision.version,
        "over": table.over,
        "result": None if result is None else {**result.to_json(), "taken_back": revision.takebacks},
        "deal": None if setup.fair_deal is None else deal(revision),
        "deadline": revision.deadline,
        "wish": None if revision.takeback_request is None else revision.takeback_request.to_json(),
        "seats": [
            {**sitting, "asked": n in waiting or n in done, "done": n in done}
            for n, sitting in enumerate(settled.seats)
        ],
    }


def deal(revision: Revision) -> dict[str, Any] | None:
    """Return what everybody may know of a fair deal: all of it once the game is over."""
    setup = revision.setup
    if setup.fair_deal is None:
        return None
    whole = setup.fair_deal.to_json()
    shown = whole if revision.closed else {"commitment": whole["commitment"]}
    return {**shown, "dealt": not setup.gathering, "contributed": sorted(setup.fair_deal.contributions)}


def _seat_view(revision: Revision, seat: int | None) -> dict[str, Any]:
    """Return the part of a snapshot that only this seat may see."""
    table = revision.table
    if revision.setup.gathering:
        # The seats see nothing before the deal: the board as it would be set up for anybody.
        seat = None
    decision = None if seat is None else table.decision(seat)
    # A finished game has no secrets from its spectators.
    view = open_view(table) if seat is None and table.over else table.written_view(seat)
    return {
        "view": msgspec.Raw(_VIEWS.encode(view)),
        "decisions": raw([] if decision is None else [decision.parts()]),
        "answered": None if seat is None else table.answered.get(seat),
        "undo": {"ok": False, "part": False, "reason": None, "ask": None}
        if seat is None
        else _undo(revision, seat),
    }


def _undo(revision: Revision, seat: int) -> dict[str, Any]:
    """Return whether the seat can take back alone, whose consent it needs, or why it cannot."""
    alone = takebacks.reason_against(revision, seat, agreed=False)
    if alone is None:
        return {"ok": True, "part": takebacks.is_part(revision.table, seat), "reason": None, "ask": None}
    agreed = takebacks.reason_against(revision, seat, agreed=True)
    if agreed is not None:
        return {"ok": False, "part": False, "reason": agreed.to_json(), "ask": None}
    asked = takebacks.asked_by(revision, seat)
    return {"ok": False, "part": False, "reason": alone.to_json(), "ask": asked}

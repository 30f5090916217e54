"""A moment as one seat may see it, as the JSON that goes out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from weald.kernel.table import Table
from weald.server.tables import takebacks as consent
from weald.server.tables.revision import Moment


def raw(data: Any) -> msgspec.Raw:
    """Data that is encoded once and sent often."""
    return msgspec.Raw(msgspec.json.encode(data))


def open_view(table: Table) -> dict[str, Any]:
    """The table with nothing hidden; only for those that have no secrets any more."""
    return table.game.open_view(table.run.state)


@dataclass(frozen=True, slots=True)
class Asker:
    """Somebody who looks at a table: as which seat, which they may play, and whether they are the host."""

    seat: int | None
    mine: list[int]
    host: bool


NOBODY = Asker(None, [], False)


def since_version(moment: Moment, asker: Asker, version: int) -> dict[str, Any]:
    """The moment for somebody who knows the table up to a version."""
    base, rewound = moment.since(version)
    return _snapshot(moment, asker, base, rewound)


def brief(moment: Moment, asker: Asker) -> dict[str, Any]:
    """What a program needs to go on: how far the table is, and the options of its seat."""
    table = moment.table
    decision = None if asker.seat is None else table.decision(asker.seat)
    return {
        "id": moment.setup.id,
        "version": moment.version,
        "over": table.over,
        "kind": None if decision is None else decision.kind,
        "options": [] if decision is None else decision.options,
    }


def after_event(moment: Moment, asker: Asker, after: int) -> dict[str, Any]:
    """The moment for somebody who knows the events up to a number."""
    return _snapshot(moment, asker, min(after, moment.last), after > moment.last)


def of_replay(moment: Moment, of: int, marks: list[int]) -> dict[str, Any]:
    """A table as it was at that moment, with nothing hidden any more."""
    return {
        **_frame(moment, NOBODY),
        "view": open_view(moment.table),
        "decisions": [],
        "answered": None,
        "undo": {"ok": False, "reason": None, "ask": None},
        "events": moment.events(None, 0),
        "last": moment.last,
        "rewound": True,
        "at": moment.version,
        "of": of,
        "marks": marks,
        "told": False,
    }


def _snapshot(moment: Moment, asker: Asker, base: int, rewound: bool) -> dict[str, Any]:
    seat = asker.seat
    if seat not in moment.faces:
        moment.faces[seat] = _face(moment, seat)
    return {
        **_frame(moment, asker),
        **moment.faces[seat],
        "events": moment.events(seat, base),
        "last": moment.last,
        "rewound": rewound,
    }


def _frame(moment: Moment, asker: Asker) -> dict[str, Any]:
    """What everybody may know, whichever the game; and the invitation, for the host."""
    setup, table = moment.setup, moment.table
    waiting = {decision.seat for decision in table.pending}
    done = table.answered
    result = table.result
    return {
        "id": setup.id,
        "game": setup.game,
        "options": setup.options,
        "imported": setup.imported,
        "version": moment.version,
        "over": table.over,
        "result": None if result is None else {**result.to_json(), "taken_back": moment.takebacks},
        "seat": asker.seat,
        "mine": asker.mine,
        "host": asker.host,
        "invite": setup.invite if asker.host else None,
        "timer": setup.timer,
        "deadline": moment.deadline,
        "wish": None if moment.wish is None else moment.wish.to_json(),
        "seats": [
            {**sitting.to_json(), "asked": n in waiting or n in done, "done": n in done}
            for n, sitting in enumerate(setup.seats)
        ],
    }


def _face(moment: Moment, seat: int | None) -> dict[str, Any]:
    """What only this seat may know."""
    table = moment.table
    decision = None if seat is None else table.decision(seat)
    # Whoever watches sees everything when there are no secrets any more.
    view = open_view(table) if seat is None and table.over else table.view(seat)
    return {
        "view": raw(view),
        "decisions": raw([] if decision is None else [decision.parts()]),
        "answered": None if seat is None else table.answered.get(seat),
        "undo": {"ok": False, "reason": None, "ask": None} if seat is None else _undo(moment, seat),
    }


def _undo(moment: Moment, seat: int) -> dict[str, Any]:
    """Whether the seat can take back, and if not by itself, whose consent it needs or why none helps."""
    alone = consent.reason_against(moment, seat, agreed=False)
    if alone is None:
        return {"ok": True, "reason": None, "ask": None}
    agreed = consent.reason_against(moment, seat, agreed=True)
    if agreed is not None:
        return {"ok": False, "reason": agreed.to_json(), "ask": None}
    return {"ok": False, "reason": alone.to_json(), "ask": consent.asked_by(moment, seat)}

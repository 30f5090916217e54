"""A moment as one seat may see it, as the JSON that goes out."""

from __future__ import annotations

from typing import Any

import msgspec

from weald.kernel.table import Table
from weald.server.moment import Moment


def raw(data: Any) -> msgspec.Raw:
    """Data that is encoded once and sent often."""
    return msgspec.Raw(msgspec.json.encode(data))


def open_view(table: Table) -> dict[str, Any]:
    """The table with nothing hidden; only for those that have no secrets any more."""
    return table.game.open_view(table.run.state)


def since_version(moment: Moment, seat: int | None, mine: list[int], version: int) -> dict[str, Any]:
    """The moment for somebody who knows the table up to a version."""
    base, rewound = moment.since(version)
    return _snapshot(moment, seat, mine, base, rewound)


def after_event(moment: Moment, seat: int | None, mine: list[int], after: int) -> dict[str, Any]:
    """The moment for somebody who knows the events up to a number."""
    return _snapshot(moment, seat, mine, min(after, moment.last), after > moment.last)


def of_replay(moment: Moment, of: int, marks: list[int]) -> dict[str, Any]:
    """A table as it was at that moment, with nothing hidden any more."""
    return {
        **_frame(moment, None, []),
        "view": open_view(moment.table),
        "decisions": [],
        "answered": None,
        "undo": {"ok": False, "reason": None},
        "events": moment.events(None, 0),
        "last": moment.last,
        "rewound": True,
        "at": moment.version,
        "of": of,
        "marks": marks,
    }


def _snapshot(moment: Moment, seat: int | None, mine: list[int], base: int, rewound: bool) -> dict[str, Any]:
    if seat not in moment.faces:
        moment.faces[seat] = _face(moment.table, seat)
    return {
        **_frame(moment, seat, mine),
        **moment.faces[seat],
        "events": moment.events(seat, base),
        "last": moment.last,
        "rewound": rewound,
    }


def _frame(moment: Moment, seat: int | None, mine: list[int]) -> dict[str, Any]:
    """What everybody may know, whichever the game."""
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
        "result": None if result is None else result.to_json(),
        "seat": seat,
        "mine": mine,
        "seats": [
            {**sitting.to_json(), "asked": n in waiting or n in done, "done": n in done}
            for n, sitting in enumerate(setup.seats)
        ],
    }


def _face(table: Table, seat: int | None) -> dict[str, Any]:
    """What only this seat may know."""
    decision = None if seat is None else table.decision(seat)
    reason = None if seat is None else table.can_undo(seat)
    return {
        "view": raw(table.view(seat)),
        "decisions": raw([] if decision is None else [decision.to_json()]),
        "answered": None if seat is None else table.answered.get(seat),
        "undo": {"ok": seat is not None and reason is None, "reason": reason and reason.to_json()},
    }

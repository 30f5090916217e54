"""Bug reports: everything needed to reproduce a problem, without the secrets of a running game."""

from __future__ import annotations

import secrets
from typing import Any, cast

import weald
from weald.kernel.chance import SEED_LIMIT
from weald.kernel.errors import WealdError
from weald.kernel.state import State
from weald.kernel.table import Table
from weald.tables import show
from weald.tables.replies import Imagined, Record, Report
from weald.tables.revision import Revision
from weald.tables.show import Viewer


def build(revision: Revision, seat: int | None, record: dict[str, Any] | None) -> Report:
    """Return the report of what `seat` sees, with the record if the table has no secrets."""
    table, setup = revision.table, revision.setup
    seen = show.after_event(revision, Viewer(seat, [] if seat is None else [seat], host=False), 0)
    for sitting in seen["seats"]:
        sitting.pop("host", None)
        sitting["name"] = ""
    return {
        "weald": weald.__version__,
        "game": setup.game,
        "rules": table.game.version,
        "options": setup.options,
        "table": setup.id,
        "version": revision.version,
        "seat": seat,
        "snapshot": seen,
        "imagined": imagined(table, seat) if record is None else None,
        "record": None if record is None else cast("Record", {**record, "players": None}),
    }


def imagined(table: Table, seat: int | None) -> Imagined:
    """Return a position that agrees with all the seat knows: the present one, or the last checkpoint."""
    checkpoint = table.run.checkpoint
    assert checkpoint is not None
    state = _redealt(table, checkpoint, seat)
    position = {**table.position(), "state": table.game.position.dump(state), "answers": []}
    answers = _own_answers(table, seat)
    if answers is not None and _leads_here(table, seat, {**position, "answers": answers}):
        return {"position": {**position, "answers": answers}, "exact": True}
    return {"position": position, "exact": False}


def _redealt(table: Table, checkpoint: State, seat: int | None) -> State:
    state = checkpoint.copy()
    state.seed = secrets.randbelow(SEED_LIMIT)
    table.game.information.redeal(state, seat)
    # The seed would let a reader undo the redeal and so find the real cards.
    state.seed = secrets.randbelow(SEED_LIMIT)
    state.drawn = 0
    return state


def _own_answers(table: Table, seat: int | None) -> list[list[Any]] | None:
    """Return the answers since the checkpoint if all of them are the seat's own; None otherwise."""
    since = table.entries[len(table.entries) - len(table.run.answers) :]
    # Other seats' answers to a question that is still open are secret and change nothing yet.
    shared = [entry for entry in since if entry.seat == seat or entry.seat not in table.answered]
    # An option of another seat may still be secret: it can be the name of a hidden card.
    return [[e.seat, e.option] for e in shared] if all(entry.seat == seat for entry in shared) else None


def _leads_here(table: Table, seat: int | None, position: dict[str, Any]) -> bool:
    """Return whether the imagined position looks to the seat like the table."""
    try:
        there = weald.load(position)
    except WealdError:
        return False
    return there.view(seat) == table.view(seat)

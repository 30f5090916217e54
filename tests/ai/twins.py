"""The same table as a seat sees it, twice: cards that no player can see are dealt again in the second."""

from __future__ import annotations

from weald.ai.seat_run import SeatRun
from weald.kernel.driver import Run
from weald.kernel.table import Table


def twins(table: Table) -> list[SeatRun]:
    """Return the first open seat of a table in both worlds, which draw the same chance from here on."""
    assert table.run.checkpoint is not None
    state = table.run.checkpoint.copy()
    other = state.copy()
    other.seed += 1
    table.game.information.redeal(other, None)
    other.seed, other.drawn = state.seed, state.drawn
    runs = [Run(table.game, each) for each in (state, other)]
    seat = runs[0].open_seats[0]
    return [SeatRun(run, seat) for run in runs]

"""Players that think: they know the kernel, and a game only through its advice."""

from __future__ import annotations

from collections.abc import Sequence

from weald.ai.bots import BOTS, bot, limit
from weald.ai.levels import fitting_choice, level_of, quick_choice, seat_seed, seconds_of
from weald.ai.seat_run import Bot, SeatRun
from weald.kernel.driver import Run
from weald.kernel.table import Table

__all__ = [
    "BOTS",
    "Bot",
    "SeatRun",
    "bot",
    "choose",
    "level_of",
    "play",
    "quick_choice",
    "seat_choice",
    "seat_seed",
    "seconds_of",
]


def choose(
    name: str,
    table: Table,
    seat: int,
    seed: int,
    iterations: int | None = None,
    seconds: float | None = None,
    player: Bot | None = None,
) -> str:
    """Return the option that a bot takes for a seat; it sees only what the seat sees.

    A bot that searches thinks for `seconds`, by default as long as the table's option `thinking` says, or for
    `iterations`: then the same seed gives the same answer. A `player` of this name that answered for the seat
    before goes on with its plan.
    """
    if seconds is None:
        seconds = seconds_of("strong", table.options)
    if player is None:
        player = bot(name, table.game, seed, seconds, iterations)
    elif iterations is None:
        limit(player, name, seconds)
    question = table.run.question
    assert question is not None
    return table.game.texts.option_id(question, player.choose(SeatRun(table.run, seat)))


def seat_choice(level: str, table: Table, seat: int, seed: int) -> str:
    """Return the option of an AI seat whose level does not search: position and seed settle it."""
    fitting = fitting_choice(table, seat, seed)
    return choose(level, table, seat, seed) if fitting is None else fitting


def play(run: Run, bots: Sequence[Bot], most: int | None = None) -> None:
    """Let bots, one for each seat, play a run to its end, or for at most `most` answers."""
    answers = 0
    while not run.over and (most is None or answers < most):
        seat = run.open_seats[0]
        run.answer(seat, bots[seat].choose(SeatRun(run, seat)))
        answers += 1

"""Players that think: they know the kernel, and a game only through its advice."""

from __future__ import annotations

from collections.abc import Sequence

from weald.ai.bots import BOTS, Bot, bot
from weald.ai.search import SECONDS, SearchBot
from weald.ai.seat_run import SeatRun
from weald.kernel.driver import Run
from weald.kernel.table import Table

__all__ = ["BOTS", "Bot", "SeatRun", "bot", "choose", "play"]


def choose(name: str, table: Table, seat: int, seed: int, iterations: int | None = None) -> str:
    """Return the option that a bot takes for a seat; it sees only what the seat sees.

    A bot that searches thinks as long as the table's option `thinking` says, or for `iterations`: then the
    same seed gives the same answer.
    """
    thinker = bot(name, table.game, seed)
    if isinstance(thinker, SearchBot):
        thinker.seconds = float(table.options.get("thinking", SECONDS))
        thinker.iterations = iterations
    question = table.run.question
    assert question is not None
    return table.game.texts.option_id(question, thinker.choose(SeatRun(table.run, seat)))


def play(run: Run, bots: Sequence[Bot], most: int | None = None) -> None:
    """Let bots, one for each seat, play a run to its end, or for at most `most` answers."""
    answers = 0
    while not run.over and (most is None or answers < most):
        seat = run.open_seats[0]
        run.answer(seat, bots[seat].choose(SeatRun(run, seat)))
        answers += 1

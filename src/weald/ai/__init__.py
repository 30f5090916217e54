"""Players that think: they know the kernel, not a game's insides."""

from __future__ import annotations

from weald.ai.bots import BOTS, Bot, bot
from weald.ai.search import SECONDS, SearchBot
from weald.kernel.table import Table

__all__ = ["BOTS", "Bot", "bot", "choose"]


def choose(name: str, table: Table, seat: int, seed: int, iterations: int | None = None) -> str:
    """The option that a bot takes for a seat; it sees only what the seat sees.

    A bot that searches thinks as long as the table's option `thinking` says, or for so many iterations: then
    the same seed gives the same answer.
    """
    thinker = bot(name, table.game, seed)
    if isinstance(thinker, SearchBot):
        thinker.seconds = float(table.options.get("thinking", SECONDS))
        thinker.iterations = iterations
        # It deals anew by itself, again and again, whatever the seat cannot see.
        value = thinker.choose(table.run, seat)
    else:
        value = thinker.choose(table.imagine(seat, seed), seat)
    question = table.run.question
    assert question is not None
    return table.game.texts.option_id(question, value)

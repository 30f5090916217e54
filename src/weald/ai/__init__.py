"""Players that think: they know the kernel, not a game's insides."""

from __future__ import annotations

from weald.ai.bots import BOTS, Bot, bot
from weald.kernel.table import Table

__all__ = ["BOTS", "Bot", "bot", "choose"]


def choose(name: str, table: Table, seat: int, seed: int) -> str:
    """The option that a bot takes for a seat; it sees only what the seat sees."""
    value = bot(name, table.game, seed).choose(table.imagine(seat, seed), seat)
    ask = table.run.ask
    assert ask is not None
    return table.game.name(ask, value)

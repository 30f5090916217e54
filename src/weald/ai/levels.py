"""The levels of AI seats: their time, the names they had before, and a quick answer when time is short."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from weald.ai.bots import STRONG, THOUGHTFUL, GreedyBot
from weald.ai.guard import GuardedBot
from weald.ai.seat_run import SeatRun
from weald.kernel.table import Table

# Names that tables have stored, and what an AI seat of that name is today.
ALIASES = {"greedy": "thoughtful", "heuristic": "thoughtful", "planner": "strong", "search": "strong"}
# Of the seconds of the table's option `thinking`, what the guard and the way to the worker may need.
RESERVE = 0.2
# With less time left, only a look at each option is taken.
LEAST_SECONDS = 0.05


def level_of(name: str) -> str:
    """Return the level that an AI seat with a stored name plays at."""
    return ALIASES.get(name, name)


def seconds_of(level: str, options: Mapping[str, Any]) -> float:
    """Return how long a level may search at a table with these options; 0 if it does not search."""
    if level == "strong":
        return float(options["thinking"]) - RESERVE if "thinking" in options else STRONG
    return THOUGHTFUL if level == "thoughtful" else 0.0


def quick_choice(table: Table, seat: int, seed: int) -> str:
    """Return the option that looks best at once; one that is sure to lose only if all are."""
    question = table.run.question
    assert question is not None
    player = GuardedBot(GreedyBot(table.game, seed), seed)
    return table.game.texts.option_id(question, player.choose(SeatRun(table.run, seat)))

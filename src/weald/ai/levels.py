"""The levels of AI seats: their time, the names they had before, and a quick answer when time is short."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from hashlib import blake2b
from typing import Any

from weald.ai.bots import STRONG, THOUGHTFUL, GreedyBot
from weald.ai.guard import Guard, GuardedBot
from weald.ai.seat_run import SeatRun
from weald.kernel.advice import score_options
from weald.kernel.chance import SEED_LIMIT
from weald.kernel.information import redacted
from weald.kernel.messages import Message
from weald.kernel.table import Table

# Names that tables have stored, and what an AI seat of that name is today.
ALIASES = {"greedy": "thoughtful", "heuristic": "thoughtful", "planner": "strong", "search": "strong"}
# Of the seconds of the table's option `thinking`, what the guard and the way to the worker may need.
RESERVE = 0.3
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


def seat_seed(seed: int, answers: int, seat: int) -> int:
    """Return the seed with which an AI seat gives the answer after `answers` others, at a table of this seed.

    It follows from the record alone where the game's seed is no secret, so its answers can be given again.
    """
    payload = f"{seed}:{answers}:{seat}".encode()
    return int.from_bytes(blake2b(payload, digest_size=8).digest(), "big") % SEED_LIMIT


def fitting_choice(table: Table, seat: int, seed: int) -> str | None:
    """Return an option by which an AI seat fits the table, if some fit better than others."""
    company, question = table.game.advice.company, table.run.question
    if company is None or question is None:
        return None
    run = SeatRun(table.run, seat)
    state = redacted(table.game, run.imagine(seed).state, seat)
    fitting = company.fitting_options(state, question, seat, run.values)
    if len(fitting) == len(run.values):
        return None
    return table.game.texts.option_id(question, fitting[seed % len(fitting)])


def intention(table: Table, seat: int, option: str) -> Message | None:
    """Return a seat's intention with an option, as it may tell the others."""
    company, decision = table.game.advice.company, table.decision(seat)
    if company is None or decision is None or option not in decision.options:
        return None
    value = decision.values[decision.options.index(option)]
    state = redacted(table.game, table.run.state, seat)
    return company.intention(state, decision.question, seat, value)


def choice_instead(table: Table, seat: int, seed: int, avoid: Collection[str]) -> str | None:
    """Return the best-looking option that is not to be avoided; None if all are."""
    decision = table.decision(seat)
    assert decision is not None
    left = [value for value, id in zip(decision.values, decision.options, strict=True) if id not in avoid]
    if not left:
        return None
    run = SeatRun(table.run, seat)
    world = run.imagine(seed)
    assert world.question is not None
    scores = score_options(table.game, world.state, world.question, seat, left)
    guard = Guard(run, seed)
    ranked = [left[i] for i in sorted(range(len(left)), key=lambda i: -scores[i])]
    safe = next((value for value in ranked if not guard.loses(value)), None)
    return None if safe is None else table.game.texts.option_id(decision.question, safe)


def quick_choice(table: Table, seat: int, seed: int) -> str:
    """Return the option that looks best at once; one that is sure to lose only if all are."""
    question = table.run.question
    assert question is not None
    player = GuardedBot(GreedyBot(table.game, seed), seed)
    return table.game.texts.option_id(question, player.choose(SeatRun(table.run, seat)))

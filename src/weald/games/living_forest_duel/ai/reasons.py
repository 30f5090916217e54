"""Reasons for an option: the steps towards one of the four victories, and the rival's losses."""

from __future__ import annotations

from weald.games.living_forest_duel.forecast import next_reveal
from weald.games.living_forest_duel.result import goals
from weald.games.living_forest_duel.state import DONE, REVEAL, Duel
from weald.kernel.advice import Reason
from weald.kernel.decisions import Question, Value
from weald.kernel.messages import Message

WON = 1000.0
# Weight of a step towards each victory, more the fewer are missing.
FIRE, TREE, STRANGER, STEP = 3.0, 2.0, 2.0, 1.0
NEAR = 4.0
TOKEN = 2.0
SAFE = 0.5


def is_settled(question: Question) -> bool:
    """Return whether positions can be compared: when the next action is chosen."""
    return question.kind == "play"


def ends_phase(_question: Question, value: Value) -> bool:
    """Return whether an option does nothing but end an action."""
    return value == DONE


def explain(before: Duel, after: Duel, _other: Duel | None, seat: int) -> list[Reason]:
    """Return the goals that come nearer, and those that move away from the rival."""
    if after.winner == seat:
        return [Reason("flame", Message("living_forest_duel-reason-wins"), WON)]
    rival = 1 - seat
    earlier, later = goals(before, seat), goals(after, seat)
    reasons = [
        *_fewer("flame", "fires", FIRE, earlier["fire"]["missing"], later["fire"]["missing"]),
        *_fewer("pine-tree", "block", TREE, earlier["block"]["missing"], later["block"]["missing"]),
        *_fewer("sun", "line", STRANGER, earlier["line"]["missing"], later["line"]["missing"]),
        *_fewer("wisp", "onibi", STEP, earlier["onibi"]["missing"], later["onibi"]["missing"]),
    ]
    theirs, then = goals(before, rival), goals(after, rival)
    back = then["onibi"]["missing"] - theirs["onibi"]["missing"]
    if back > 0 and theirs["onibi"]["missing"] <= NEAR:
        message = Message("living_forest_duel-reason-onibi-away", {"n": back})
        reasons.append(Reason("wisp", message, STEP * back))
    lost = (before.tokens[rival] - after.tokens[rival]) - (before.tokens[seat] - after.tokens[seat])
    if lost > 0:
        message = Message("living_forest_duel-reason-tokens", {"n": lost})
        reasons.append(Reason("lotus", message, TOKEN * lost))
    revealed = len(after.common) > len(before.common)
    if not reasons and revealed and not next_reveal(before)["risk"][seat]:
        reasons.append(Reason("lotus", Message("living_forest_duel-reason-safe"), SAFE))
    return reasons


def compare(after: Duel, other: Duel, seat: int) -> list[Reason]:
    """Return the goals that are nearer than after the other option, and the rival's losses."""
    if other.winner == 1 - seat:
        return [Reason("flame", Message("living_forest_duel-reason-saves"), WON)]
    return [] if other.winner == seat else explain(other, after, None, seat)


def describe(s: Duel, question: Question, seat: int, value: Value) -> list[Reason]:
    """Return how many of the cards that may be revealed cost a token, and what a token in hand is for."""
    if question.kind != "play" or value != REVEAL:
        return []
    reveal = next_reveal(s)
    safe = reveal["cards"] - reveal["risk"][seat]
    if not safe:
        return []
    message = Message("living_forest_duel-reason-mostly-safe", {"n": safe, "of": reveal["cards"]})
    return [Reason("lotus", message, SAFE * safe / reveal["cards"])]


def _fewer(icon: str, goal: str, worth: float, missing: int, left: int) -> list[Reason]:
    """Return the reason that fewer steps to a victory are missing."""
    n = missing - left
    if n <= 0:
        return []
    message = Message(f"living_forest_duel-reason-{goal}", {"n": n, "left": left})
    return [Reason(icon, message, worth * n + NEAR / (1 + left))]

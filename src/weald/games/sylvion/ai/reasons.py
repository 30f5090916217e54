"""Why an option is good: what the coming movement no longer does, and what grows back."""

from __future__ import annotations

from weald.games.sylvion.ai.evaluation import pass_option
from weald.games.sylvion.cards import NAMES
from weald.games.sylvion.combat import elementals
from weald.games.sylvion.field import SPACE_NUMBERS
from weald.games.sylvion.forecast import NOT_LOST, falls, forecast
from weald.games.sylvion.state import GOING_ON, VICTORIES, Battle
from weald.kernel.advice import Reason
from weald.kernel.decisions import Question, Value
from weald.kernel.messages import Message

WON, LOST = 1000.0, 500.0
EDGE = 3.0
ELEMENTAL = 1.5
SAVED = 1.0


def is_settled(question: Question) -> bool:
    """Return whether positions can be compared: while cards can be played."""
    return question.kind == "play"


def ends_phase(question: Question, value: Value) -> bool:
    """Return whether an option does nothing but end the defence."""
    return value == pass_option(question)


def explain(before: Battle, after: Battle, other: Battle | None, _seat: int) -> list[Reason]:
    """Return what is better than before, or after a movement, than with the other option."""
    if after.end in VICTORIES:
        return [Reason("lotus-flower", Message("sylvion-reason-wins"), WON)]
    if after.end != GOING_ON:
        return []
    moved = len(after.stacks[0]) != len(before.stacks[0]) or after.phase != before.phase
    return _after_movement(after, other) if moved else _before_movement(before, after)


def _before_movement(before: Battle, after: Battle) -> list[Reason]:
    earlier, later = forecast(before), forecast(after)
    reasons = []
    stopped = earlier.damage - later.damage
    if earlier.lost and not later.lost:
        reasons.append(Reason("lotus-flower", Message("sylvion-reason-saves-forest"), LOST))
    if stopped > 0:
        message = Message("sylvion-reason-stops", {"n": stopped})
        reasons.append(Reason("burning-meteor", message, EDGE * stopped))
    restored = after.bloom - before.bloom
    if restored > 0:
        message = Message("sylvion-reason-restores", {"n": restored})
        reasons.append(Reason("lotus-flower", message, EDGE * restored))
    fewer = len(elementals(before)) - len(elementals(after))
    if fewer > 0:
        message = Message("sylvion-reason-elementals", {"n": fewer})
        reasons.append(Reason("rock-golem", message, ELEMENTAL * fewer))
    still = falls(later)
    for cell in falls(earlier):
        card = before.board[SPACE_NUMBERS[cell]]
        if cell not in still and card:
            message = Message("sylvion-reason-keeps", {"card": NAMES[card]})
            reasons.append(Reason("water-fountain", message, SAVED))
    return reasons


def _after_movement(after: Battle, other: Battle | None) -> list[Reason]:
    """Return what a movement leaves, compared with the other option."""
    if other is not None and other.end not in NOT_LOST:
        return [Reason("lotus-flower", Message("sylvion-reason-saves-forest"), LOST)]
    if other is not None and len(other.stacks[0]) == len(after.stacks[0]) and after.bloom > other.bloom:
        message = Message("sylvion-reason-edges", {"n": after.bloom - other.bloom})
        return [Reason("lotus-flower", message, EDGE * (after.bloom - other.bloom))]
    return []

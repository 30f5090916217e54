"""Reasons for an option: harm that the coming movement no longer does, and trees that grow back."""

from __future__ import annotations

from weald.games.sylvion.ai.evaluation import KEEP, BattleEvaluator, pass_option
from weald.games.sylvion.ai.heuristic import RECRUITS
from weald.games.sylvion.cards import NAMES
from weald.games.sylvion.combat import elementals
from weald.games.sylvion.defence import POINTS
from weald.games.sylvion.draws import AT_RANDOM
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
HAND, PURSE = 1.0, 0.8
CHOICE = 0.5
# A change of fewer edges to expect is not worth a word.
LEAST = 0.5
# Questions about cards that are given up, and about losing one at random or two by choice.
GIVEN_UP = frozenset({"pay", "surplus", "lay_back", "betrayal", "dismiss", "demobilize", "desiccate"})
LOTS = frozenset({"dismiss", "demobilize", "desiccate"})


def is_settled(question: Question) -> bool:
    """Return whether positions can be compared: while cards can be played."""
    return question.kind == "play"


def ends_phase(question: Question, value: Value) -> bool:
    """Return whether an option does nothing but end the defence."""
    return value == pass_option(question)


def explain(before: Battle, after: Battle, other: Battle | None, _seat: int) -> list[Reason]:
    """Return the improvements over before, or after a movement, over the other option."""
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
    return reasons or _in_the_long_run(before, after)


def _in_the_long_run(before: Battle, after: Battle) -> list[Reason]:
    """Return the rows that will lose fewer edges, as far as the coming cards can be foreseen; the hand."""
    reasons = []
    earlier, later = BattleEvaluator(before).parts, BattleEvaluator(after).parts
    for row, ((then, _), (now, _)) in enumerate(zip(earlier, later, strict=True), start=1):
        if now - then >= LEAST:
            message = Message("sylvion-reason-row", {"row": row, "n": max(1, round(now - then))})
            reasons.append(Reason("lotus-flower", message, now - then))
    drawn = sum(map(len, after.hands)) - sum(map(len, before.hands))
    if drawn > 0:
        reasons.append(Reason("card-draw", Message("sylvion-reason-hand", {"n": drawn}), HAND * drawn))
    if after.points > before.points:
        points = after.points - before.points
        reasons.append(Reason("two-coins", Message("sylvion-reason-points", {"n": points}), PURSE * points))
    return reasons


def _after_movement(after: Battle, other: Battle | None) -> list[Reason]:
    """Return the remains after a movement, compared with the other option."""
    if other is not None and other.end not in NOT_LOST:
        return [Reason("lotus-flower", Message("sylvion-reason-saves-forest"), LOST)]
    if other is not None and len(other.stacks[0]) == len(after.stacks[0]) and after.bloom > other.bloom:
        message = Message("sylvion-reason-edges", {"n": after.bloom - other.bloom})
        return [Reason("lotus-flower", message, EDGE * (after.bloom - other.bloom))]
    return []


def compare(after: Battle, other: Battle, _seat: int) -> list[Reason]:
    """Return the cards that an option leaves in the clearing and in the hands and the other one does not."""
    if other.end not in NOT_LOST:
        return [Reason("lotus-flower", Message("sylvion-reason-saves-forest"), LOST)]
    same = len(other.stacks[0]) == len(after.stacks[0]) and after.phase == other.phase
    return _in_the_long_run(other, after) if same else []


def describe(s: Battle, question: Question, _seat: int, value: Value) -> list[Reason]:
    """Return the known facts about a card that is given up, looked for or recruited."""
    kind = question.kind.removesuffix("_second")
    if not isinstance(value, int):
        return []
    cards = [card for card in question.options[0] if isinstance(card, int) and card in KEEP]
    if kind == "recruit":
        best = max(s.columns[value], key=lambda card: RECRUITS[card])
        return _of_card("recruits", best)
    if kind == "search" and value in cards:
        return _of_card("most", value) if KEEP[value] == max(KEEP[card] for card in cards) else []
    if kind == "pay" and value == POINTS:
        return [Reason("two-coins", Message("sylvion-reason-points-first"), CHOICE)]
    if question.kind in LOTS and value == AT_RANDOM:
        return [Reason("card-discard", Message("sylvion-reason-random"), CHOICE)]
    if kind in GIVEN_UP and value in cards and KEEP[value] == min(KEEP[card] for card in cards):
        return _of_card("least", value)
    return []


def _of_card(what: str, card: int) -> list[Reason]:
    return [Reason("card-exchange", Message(f"sylvion-reason-{what}", {"card": NAMES[card]}), CHOICE)]

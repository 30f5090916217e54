"""Questions and options as messages."""

from __future__ import annotations

from collections.abc import Sequence

from weald.games.living_forest_duel.cards import (
    BONUSES,
    CARD_IDS,
    CLEARING,
    COST,
    ELEMENTS,
    FIRE_VALUE,
    SEASON,
    TREE_BONUS,
    TREE_COST,
)
from weald.games.living_forest_duel.events import tree_element
from weald.games.living_forest_duel.explain import bonus_terms, terms
from weald.games.living_forest_duel.forecast import after_steps, varan_cost
from weald.games.living_forest_duel.forest import cell_name, cell_words, matching
from weald.games.living_forest_duel.refusals import refusal
from weald.games.living_forest_duel.state import DONE, REVEAL, Duel, amount
from weald.kernel.decisions import Choice, Question, Value, Why
from weald.kernel.messages import Args, Message
from weald.kernel.texts import by_value, no_aliases

__all__ = ["aliases", "choices", "help_line", "option_id", "order", "prompt", "refusal"]

# Questions that are declined; in others the player stops after a while.
YES_OR_NO = ("varan", "sanki")

order = by_value
aliases = no_aliases


def option_id(question: Question, value: Value) -> str:
    """Return the stable id of an option: a thing on the table, a number of steps, or a plain word."""
    assert isinstance(value, int)
    if value == DONE:
        return "none" if question.kind in YES_OR_NO else "done"
    if question.kind == "play":
        return "reveal" if value == REVEAL else ELEMENTS[value]
    if question.kind == "varan":
        return "sanki"
    if question.kind == "recruit":
        return CARD_IDS[value]
    if question.kind == "extinguish":
        return CLEARING[value]
    if question.kind == "cell":
        return cell_name(value)
    return str(value) if question.kind == "onibi" else ELEMENTS[value]


def prompt(s: Duel, question: Question, seat: int) -> Message:
    """Return the question in one sentence."""
    id = "living_forest_duel-prompt-" + question.kind
    if question.kind in ("play", "sanki"):
        return Message(id, {"n": s.tokens[seat]})
    if question.kind == "varan":
        return Message(id, {"n": s.sanki[seat]})
    _, value, left, bonus, _ = s.acting[-1]
    args: Args = {"n": value, "left": left, "bonus": "yes" if bonus else "no"}
    if question.kind == "cell":
        tree = s.trees[question.args[0]][-1]
        return Message(id, {"element": tree_element(tree), "bonus": BONUSES[TREE_BONUS[tree]]})
    return Message(id, {"n": value} if question.kind == "onibi" else args)


def help_line(s: Duel, question: Question, seat: int) -> Message:
    """Return a line that explains the question."""
    id = "living_forest_duel-help-" + question.kind
    if question.kind == "play":
        return Message(id + "-alone") if not s.tokens[1 - seat] else Message(id)
    return Message(id)


def choices(s: Duel, question: Question, seat: int, values: Sequence[Value]) -> list[Choice]:
    """Return the options, each with what it points at and what it would bring right now."""
    return [choice(s, question, seat, value) for value in values]


def choice(s: Duel, question: Question, seat: int, value: Value) -> Choice:
    """Return an option with what it points at and what it would bring right now."""
    assert isinstance(value, int)
    id = option_id(question, value)
    if value == DONE:
        return Choice(id, id, _declining(s, question))
    if question.kind == "play" and value == REVEAL:
        return Choice(
            id, "draw", Message("living_forest_duel-choice-reveal", {"n": len(s.pile or s.discard)})
        )
    if question.kind in ("play", "sanki"):
        has = amount(s, seat, value)
        label = Message("living_forest_duel-choice-element", {"element": id, "n": has})
        return Choice(id, f"element:{id}", label, has, terms(s, seat, value))
    if question.kind == "varan":
        return Choice(id, "sanki", Message("living_forest_duel-choice-ward"))
    if question.kind == "recruit":
        place = "line" if SEASON[value] == seat else "discard"
        label = Message(
            "living_forest_duel-choice-recruit", {"card": id, "cost": COST[value], "place": place}
        )
        return Choice(id, f"recruit:{id}", label, -COST[value])
    if question.kind == "extinguish":
        cost = FIRE_VALUE[value]
        label = Message("living_forest_duel-choice-extinguish", {"place": value + 1, "cost": cost})
        return Choice(id, f"clearing:{id}", label, -cost)
    if question.kind == "tree":
        tree = s.trees[value][-1]
        args: Args = {"element": id, "cost": TREE_COST[tree], "bonus": BONUSES[TREE_BONUS[tree]]}
        label = Message("living_forest_duel-choice-tree", args)
        return Choice(id, f"pile:{id}", label, -TREE_COST[tree])
    return _cell(s, question, seat, value) if question.kind == "cell" else _steps(s, seat, value)


def _declining(s: Duel, question: Question) -> Message:
    """Return the label of declining or stopping."""
    if question.kind == "varan":
        return Message("living_forest_duel-choice-let-stay", {"n": varan_cost(s)})
    if question.kind == "sanki":
        return Message("living_forest_duel-choice-no-sanki")
    _, value, left, _, _ = s.acting[-1]
    skips = left == value
    return (
        Message("living_forest_duel-choice-skip")
        if skips
        else Message("living_forest_duel-choice-done", {"left": left})
    )


def _cell(s: Duel, question: Question, seat: int, cell: int) -> Choice:
    """Return a cell with the bonuses that the tree would trigger there."""
    tree = s.trees[question.args[0]][-1]
    n = matching(s.forests[seat], cell, tree)
    under = s.forests[seat].get(cell)
    args: Args = {**cell_words(cell), "under": tree_element(under)}
    why: Why = bonus_terms(s, seat, TREE_BONUS[tree], n)
    label = Message("living_forest_duel-choice-cell", {**args, "n": n, "bonus": BONUSES[TREE_BONUS[tree]]})
    return Choice(cell_name(cell), f"cell:{seat}:{cell_name(cell)}", label, n, why)


def _steps(s: Duel, seat: int, steps: int) -> Choice:
    """Return a number of steps with the card where they end."""
    *_, step = after_steps(s, seat, steps)
    args: Args = {"n": steps, "place": step.place + 1, "bonus": step.bonus, "out": step.out}
    label = Message("living_forest_duel-choice-steps", args)
    # After seven steps Onibi comes to the same cards again; those moves have no place of their own.
    ref = f"clearing:{CLEARING[step.place]}" if steps <= len(CLEARING) else f"steps:{steps}"
    return Choice(str(steps), ref, label)

"""Questions and options in messages."""

from __future__ import annotations

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
from weald.games.living_forest_duel.explain import Why, bonus_terms, terms
from weald.games.living_forest_duel.forecast import after_steps, varan_cost
from weald.games.living_forest_duel.forest import cell_name, cell_words, matching
from weald.games.living_forest_duel.state import DONE, REVEAL, Duel, amount
from weald.kernel.decisions import Ask, Choice, Value
from weald.kernel.messages import Args, Message

# Questions that can be declined, against those where one is done after a while.
YES_OR_NO = ("varan", "sanki")


def name(ask: Ask, value: Value) -> str:
    """The stable id of an option: a thing on the table, a number of steps, or a plain word."""
    assert isinstance(value, int)
    if value == DONE:
        return "none" if ask.kind in YES_OR_NO else "done"
    if ask.kind == "play":
        return "reveal" if value == REVEAL else ELEMENTS[value]
    if ask.kind == "varan":
        return "sanki"
    if ask.kind == "recruit":
        return CARD_IDS[value]
    if ask.kind == "extinguish":
        return CLEARING[value]
    if ask.kind == "cell":
        return cell_name(value)
    return str(value) if ask.kind == "onibi" else ELEMENTS[value]


def prompt(s: Duel, ask: Ask, seat: int) -> Message:
    """The question in one sentence."""
    id = "living_forest_duel-prompt-" + ask.kind
    if ask.kind in ("play", "sanki"):
        return Message(id, {"n": s.tokens[seat]})
    if ask.kind == "varan":
        return Message(id, {"n": s.sanki[seat]})
    _, value, left, bonus, _ = s.acting[-1]
    said: Args = {"n": value, "left": left, "bonus": "yes" if bonus else "no"}
    if ask.kind == "cell":
        tree = s.trees[ask.args[0]][-1]
        return Message(id, {"element": tree_element(tree), "bonus": BONUSES[TREE_BONUS[tree]]})
    return Message(id, {"n": value} if ask.kind == "onibi" else said)


def help_line(s: Duel, ask: Ask, seat: int) -> Message:
    """One line more."""
    id = "living_forest_duel-help-" + ask.kind
    if ask.kind == "play":
        return Message(id + "-alone") if not s.tokens[1 - seat] else Message(id)
    return Message(id)


def choice(s: Duel, ask: Ask, seat: int, value: Value) -> Choice:
    """An option with what it points at and what it would bring right now."""
    assert isinstance(value, int)
    id = name(ask, value)
    if value == DONE:
        return Choice(id, id, _declining(s, ask))
    if ask.kind == "play" and value == REVEAL:
        return Choice(
            id, "draw", Message("living_forest_duel-choice-reveal", {"n": len(s.pile or s.discard)})
        )
    if ask.kind in ("play", "sanki"):
        has = amount(s, seat, value)
        label = Message("living_forest_duel-choice-element", {"element": id, "n": has})
        return Choice(id, f"element:{id}", label, has, terms(s, seat, value))
    if ask.kind == "varan":
        return Choice(id, "sanki", Message("living_forest_duel-choice-ward"))
    if ask.kind == "recruit":
        place = "line" if SEASON[value] == seat else "discard"
        label = Message(
            "living_forest_duel-choice-recruit", {"card": id, "cost": COST[value], "place": place}
        )
        return Choice(id, f"recruit:{id}", label, -COST[value])
    if ask.kind == "extinguish":
        cost = FIRE_VALUE[value]
        label = Message("living_forest_duel-choice-extinguish", {"place": value + 1, "cost": cost})
        return Choice(id, f"clearing:{id}", label, -cost)
    if ask.kind == "tree":
        tree = s.trees[value][-1]
        said: Args = {"element": id, "cost": TREE_COST[tree], "bonus": BONUSES[TREE_BONUS[tree]]}
        label = Message("living_forest_duel-choice-tree", said)
        return Choice(id, f"pile:{id}", label, -TREE_COST[tree])
    return _cell(s, ask, seat, value) if ask.kind == "cell" else _steps(s, seat, value)


def _declining(s: Duel, ask: Ask) -> Message:
    """No, or enough."""
    if ask.kind == "varan":
        return Message("living_forest_duel-choice-let-stay", {"n": varan_cost(s)})
    if ask.kind == "sanki":
        return Message("living_forest_duel-choice-no-sanki")
    _, value, left, _, _ = s.acting[-1]
    skips = left == value
    return (
        Message("living_forest_duel-choice-skip")
        if skips
        else Message("living_forest_duel-choice-done", {"left": left})
    )


def _cell(s: Duel, ask: Ask, seat: int, cell: int) -> Choice:
    """A cell with the bonuses that the tree would trigger there."""
    tree = s.trees[ask.args[0]][-1]
    n = matching(s.forests[seat], cell, tree)
    under = s.forests[seat].get(cell)
    said: Args = {**cell_words(cell), "under": tree_element(under)}
    why: Why = bonus_terms(s, seat, TREE_BONUS[tree], n)
    label = Message("living_forest_duel-choice-cell", {**said, "n": n, "bonus": BONUSES[TREE_BONUS[tree]]})
    return Choice(cell_name(cell), f"cell:{seat}:{cell_name(cell)}", label, n, why)


def _steps(s: Duel, seat: int, steps: int) -> Choice:
    """A number of steps with the card where they lead."""
    *_, step = after_steps(s, seat, steps)
    said: Args = {"n": steps, "place": step.place + 1, "bonus": step.bonus, "out": step.out}
    label = Message("living_forest_duel-choice-steps", said)
    # After seven steps Onibi comes to the same cards again; those moves have no place of their own.
    ref = f"clearing:{CLEARING[step.place]}" if steps <= len(CLEARING) else f"steps:{steps}"
    return Choice(str(steps), ref, label)

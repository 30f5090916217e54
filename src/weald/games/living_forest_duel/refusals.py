"""Reasons why an option is not open."""

from __future__ import annotations

from weald.games.living_forest_duel.cards import (
    CARD_NUMBERS,
    CLEARING,
    COST,
    ELEMENTS,
    FIRE_VALUE,
    RIVER,
    TREE_COST,
)
from weald.games.living_forest_duel.explain import blocked
from weald.games.living_forest_duel.forest import HOME, SIDES, cell_named
from weald.games.living_forest_duel.state import Duel
from weald.kernel.decisions import Question
from weald.kernel.messages import Args, Message


def refusal(s: Duel, question: Question, seat: int, option: str) -> Message | None:
    """Return the rule that forbids an option, if there is one to name."""
    if option == "sanki":
        return _refused("sanki", {})
    if question.kind in ("play", "sanki"):
        if option == "reveal":
            return _refused("no-card" if question.kind == "play" else "revealed", {})
        return blocked(s, seat, ELEMENTS.index(option)) if option in ELEMENTS else None
    if question.kind == "varan":
        return None
    if option == "done":
        return _refused("first", {})
    left = s.acting[-1][2]
    if question.kind == "recruit":
        return _recruit(s, option, left)
    if question.kind == "extinguish":
        return _extinguish(s, option, left)
    if question.kind == "onibi":
        return _steps(option, left)
    return _tree(s, option, left) if question.kind == "tree" else _cell(s, question, seat, option)


def _refused(reason: str, args: Args) -> Message:
    return Message("living_forest_duel-refused-" + reason, args)


def _recruit(s: Duel, option: str, left: int) -> Message | None:
    card = CARD_NUMBERS.get(option)
    if card is None:
        return None
    if card not in s.recruits:
        return _refused("not-in-line", {"card": option})
    return _refused("recruit-short", {"card": option, "cost": COST[card], "left": left})


def _extinguish(s: Duel, option: str, left: int) -> Message | None:
    if option not in CLEARING:
        return None
    place = CLEARING.index(option)
    if not s.fires >> place & 1:
        return _refused("no-fire", {"place": place + 1})
    return _refused("fire-short", {"place": place + 1, "cost": FIRE_VALUE[place], "left": left})


def _tree(s: Duel, option: str, left: int) -> Message | None:
    if option not in ELEMENTS:
        return None
    pile = ELEMENTS.index(option)
    if s.acting[-1][4] >> pile & 1:
        return _refused("same-pile", {"element": option})
    if not s.trees[pile]:
        return _refused("pile-empty", {"element": option})
    tree = s.trees[pile][-1]
    if TREE_COST[tree] > left:
        return _refused("tree-short", {"element": option, "cost": TREE_COST[tree], "left": left})
    return _refused("no-room", {"element": option})


def _cell(s: Duel, question: Question, seat: int, option: str) -> Message | None:
    cell = cell_named(option)
    if cell is None:
        return None
    if cell == HOME:
        return _refused("start-tree", {})
    forest = s.forests[seat]
    if not any(cell + step in forest for step, _, _ in SIDES):
        return _refused("apart", {})
    river = RIVER[s.trees[question.args[0]][-1]]
    if not river & s.rivers[seat].arriving.get(cell, 0):
        return _refused("river", {})
    return _refused("cuts-off", {})


def _steps(option: str, left: int) -> Message | None:
    if not option.removeprefix("-").isdecimal():
        return None
    return (
        _refused("too-far", {"n": left})
        if option.isdecimal() and int(option[:9]) > left
        else _refused("no-step", {})
    )

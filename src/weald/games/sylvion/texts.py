"""Questions and options as messages."""

from __future__ import annotations

from collections.abc import Sequence

from weald.games.sylvion.animals import EACH_TREE, KEEP, TWO_EDGES, stag_restores
from weald.games.sylvion.cards import BETRAYAL, COSTS, NAMES, TREE_4
from weald.games.sylvion.combat import spot
from weald.games.sylvion.defence import DONE, POINTS
from weald.games.sylvion.draws import AT_RANDOM, ITSELF
from weald.games.sylvion.explain import carried, discarded, ended, erupted, placed, struck
from weald.games.sylvion.feats import ERUPT
from weald.games.sylvion.field import DIRECTIONS, FOREST, SPACE_NAMES, row_of
from weald.games.sylvion.refusals import CARDS_FROM, refusal
from weald.games.sylvion.rules import NONE
from weald.games.sylvion.state import Battle
from weald.kernel.decisions import Choice, Question, Value, Why
from weald.kernel.messages import Args, Message
from weald.kernel.texts import by_value, no_aliases

__all__ = ["aliases", "choices", "help_line", "option_id", "order", "prompt", "refusal"]

# Meanings of the number 0 among cards.
ZERO = {
    "pay": "points",
    "desiccate": "random",
    "demobilize": "random",
    "dismiss": "random",
    "betrayal": "itself",
}
assert POINTS == AT_RANDOM == ITSELF == DONE == 0

order = by_value
aliases = no_aliases


def option_id(question: Question, value: Value) -> str:
    """Return the stable id of an option."""
    assert isinstance(value, int)
    kind = question.kind
    if kind == "play":
        if value >= ERUPT:
            return "erupt-" + SPACE_NAMES[value - ERUPT]
        return NAMES[value] if value else "done"
    if kind in CARDS_FROM:
        return NAMES[value] if value else ZERO[kind]
    if kind == "recruit":
        return f"column-{value + 1}"
    if kind == "drawer":
        return "me" if value == question.seats[0] else "partner"
    if kind == "stag":
        return "two" if value == TWO_EDGES else "trees"
    if kind == "order":
        return "keep" if value == KEEP else "swap"
    if kind == "erupt":
        return DIRECTIONS[value]
    if value == NONE:
        return "forest" if kind == "carry" else "none"
    return SPACE_NAMES[value]


def prompt(s: Battle, question: Question, seat: int) -> Message:
    """Return the question in one sentence."""
    id = "sylvion-prompt-" + question.kind.replace("_", "-")
    if question.kind in ("place", "target"):
        return Message(id, {"card": NAMES[s.playing]})
    if question.kind == "pay":
        own = "yes" if seat == s.active else "no"
        return Message(id, {"card": NAMES[s.playing], "n": s.due, "own": own, "seat": s.active})
    if question.kind == "carry":
        return Message(id, {"foe": NAMES[s.board[question.args[0]]], **spot(question.args[0])})
    if question.kind == "erupt":
        return Message(id, spot(question.args[0]))
    if question.kind == "order":
        return Message(id, {"row": question.args[0] + 1})
    if question.kind == "scatter":
        return Message(id, {"row": question.args[0] + 1, "n": question.args[1]})
    if question.kind == "surplus":
        return Message(id, {"n": len(s.hands[seat]) - 10})
    return Message(id)


def help_line(s: Battle, question: Question, _seat: int) -> Message:
    """Return a line that explains the question."""
    kind = question.kind.removesuffix("_second").replace("_", "-")
    if kind == "pay":
        return Message("sylvion-help-pay", {"points": s.points})
    if kind == "target" and not COSTS[s.playing]:
        # A whale brings nothing before one knows where it goes.
        return Message("sylvion-help-lift")
    if kind == "play":
        last = "" if s.stacks[0] else "-last"
        return Message("sylvion-help-play" + last, {"players": s.seats})
    return Message("sylvion-help-" + kind)


def choices(s: Battle, question: Question, _seat: int, values: Sequence[Value]) -> list[Choice]:
    """Return the options, each with what it points at and what it would bring."""
    return [choice(s, question, value) for value in values]


def choice(s: Battle, question: Question, value: Value) -> Choice:
    """Return an option with what it points at, its label, and what it would bring."""
    assert isinstance(value, int)
    id = option_id(question, value)
    kind = question.kind
    gain, why = _brings(s, question, value)
    if kind == "play":
        ref, label = _play_words(value)
    elif kind in CARDS_FROM:
        ref, label = _card_words(s, question, value)
    elif kind in ("place", "target", "carry"):
        ref, label = _space_words(s, kind, value)
    else:
        ref, label = _other_words(s, question, value)
    return Choice(id, ref, label, gain, why)


def _play_words(value: int) -> tuple[str, Message]:
    if value == DONE:
        return "done", Message("sylvion-choice-done")
    if value >= ERUPT:
        cell = value - ERUPT
        return f"cell:{SPACE_NAMES[cell]}", Message("sylvion-choice-erupt", spot(cell))
    card = NAMES[value]
    if value > BETRAYAL:
        return f"feat:{card}", Message("sylvion-choice-feat", {"card": card})
    return f"hand:{card}", Message("sylvion-choice-play", {"card": card, "cost": COSTS[value]})


def _card_words(s: Battle, question: Question, value: int) -> tuple[str, Message]:
    if not value:
        id = ZERO[question.kind]
        args: Args = (
            {"n": min(s.points, s.due)}
            if id == "points"
            else {"kind": question.kind}
            if id == "random"
            else {}
        )
        return id, Message("sylvion-choice-" + id, args)
    card = NAMES[value]
    if question.kind == "scatter":
        row, depth = next(
            (row, depth)
            for row, stack in enumerate(s.stacks)
            for depth in (1, 2)
            if (row, depth) >= question.args and stack[-depth:][:1] == [value]
        )
        return f"top:{row + 1}:{depth}", Message("sylvion-choice-card", {"card": card})
    return f"{CARDS_FROM[question.kind]}:{card}", Message("sylvion-choice-card", {"card": card})


def _space_words(s: Battle, kind: str, value: int) -> tuple[str, Message]:
    if value == FOREST:
        return "forest", Message("sylvion-choice-forest")
    met = s.board[value]
    id = (
        "sylvion-choice-target"
        if kind == "target"
        else "sylvion-choice-onto"
        if met
        else "sylvion-choice-space"
    )
    args = {**spot(value), "card": NAMES[met]} if met else spot(value)
    return f"cell:{SPACE_NAMES[value]}", Message(id, args)


def _other_words(s: Battle, question: Question, value: int) -> tuple[str, Message]:
    kind = question.kind
    if kind == "hedgehogs":
        if value == NONE:
            return "none", Message("sylvion-choice-none")
        args: Args = {"card": NAMES[s.board[value]], "row": row_of(value)}
        return f"stack:{row_of(value)}", Message("sylvion-choice-prick", args)
    if kind == "recruit":
        args = {"column": value + 1, "n": len(s.columns[value])}
        return f"column:{value + 1}", Message("sylvion-choice-column", args)
    if kind == "order":
        row = question.args[0]
        stack = s.stacks[row]
        depth = 1 if value == KEEP else 2
        return f"top:{row + 1}:{depth}", Message("sylvion-choice-order", {"card": NAMES[stack[-depth]]})
    if kind == "drawer":
        return f"seat:{value}", Message("sylvion-choice-drawer", {"seat": value})
    if kind == "stag":
        n = stag_restores(s)[value]
        id = "two" if value == TWO_EDGES else "trees"
        return id, Message("sylvion-choice-stag-" + id, {"n": n})
    direction = DIRECTIONS[value]
    return f"direction:{direction}", Message("sylvion-choice-direction", {"direction": direction})


def _brings(s: Battle, question: Question, value: int) -> tuple[int | None, Why]:
    """Return the changes by an option, from the forecast."""
    kind = question.kind
    if kind == "place":
        return placed(s, value)
    if kind == "target" and s.playing > TREE_4 and COSTS[s.playing]:
        return struck(s, value)
    if kind == "carry":
        return carried(s, question.args[0], value)
    if kind == "erupt":
        return erupted(s, question.args[0], value)
    if kind == "hedgehogs":
        return discarded(s, value)
    if kind == "play" and value == DONE:
        return ended(s)
    if kind == "stag":
        return stag_restores(s)[value], []
    return None, []


assert (TWO_EDGES, EACH_TREE) == (0, 1)

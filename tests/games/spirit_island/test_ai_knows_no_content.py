"""Bots know the engine, and no card: no string is written both in `ai/` and in `content/`."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import weald.games.spirit_island as game
from weald.games.spirit_island.presentation import view_types
from weald.games.spirit_island.rules import effects
from weald.games.spirit_island.rules.declare import EffectKind
from weald.games.spirit_island.rules.registry import REGISTRY

HOME = Path(str(game.__file__)).parent
# The calls of an Action by which content asks a question; most name its kind first, others after the lands.
ASKING = {
    "add_to_one_of", "agrees", "ask", "ask_together", "consents", "pick_card", "pick_land", "pick_lands",
    "pick_piece", "pick_spirit", "together",
}  # fmt: skip  # fmt: skip
# The effects that the engine itself declares.
OF_ENGINE = {each.id for each in vars(effects).values() if isinstance(each, EffectKind)}


def strings(node: ast.AST) -> set[str]:
    """Return the strings of a module, without its docstrings."""
    alone = {id(each.value) for each in ast.walk(node) if isinstance(each, ast.Expr)}
    return {
        each.value
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and id(each) not in alone
    }


def modules(part: str) -> list[ast.Module]:
    paths = sorted((HOME / part).rglob("*.py"))
    assert len(paths) > 10
    return [ast.parse(path.read_text("utf-8")) for path in paths]


def in_part(part: str) -> set[str]:
    return {text for module in modules(part) for text in strings(module)}


def words() -> set[str]:
    """Return the arguments of messages, the fields of views and the effects that belong to the engine."""
    texts = "".join(path.read_text("utf-8") for path in (HOME / "locale" / "en").rglob("*.ftl"))
    texts += (HOME / "locale" / "en.ftl").read_text("utf-8")
    fields = {field for kind in vars(view_types).values() for field in getattr(kind, "__annotations__", {})}
    return set(re.findall(r"\$(\w+)", texts)) | fields | OF_ENGINE


def calls(module: ast.Module) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ASKING
    ]


def asked(call: ast.Call) -> str | None:
    """Return the kind of the question that a call asks, if it names one."""
    given = [*call.args, *(keyword.value for keyword in call.keywords if keyword.arg == "question")]
    own = [arg.value for arg in given if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return own[0] if own else None


def test_no_string_stands_in_both() -> None:
    both = in_part("ai") & in_part("content")
    assert sorted(both - words()) == []


def test_bots_know_no_id_and_no_kind_of_question_of_content() -> None:
    shelves = (
        REGISTRY.powers, REGISTRY.spirits, REGISTRY.fear_cards, REGISTRY.blight_cards, REGISTRY.events,
        REGISTRY.adversaries, REGISTRY.scenarios,
    )  # fmt: skip
    ids = {id for shelf in shelves for id in shelf.ids} | {*REGISTRY.effects} - OF_ENGINE
    ids |= {rule.id for rule in REGISTRY.rules() if rule.id}
    kinds = {asked(call) for module in modules("content") for call in calls(module)}
    assert len(ids) > 400
    assert len(kinds) > 80
    # A land is what most questions ask for; the range of a spirit is a feature that is called like an aspect.
    assert sorted(in_part("ai") & (ids | kinds) - {"land", "reach"}) == []


def test_every_yes_of_content_says_what_it_is_worth() -> None:
    silent = {
        asked(call)
        for module in modules("content")
        for call in calls(module)
        if isinstance(call.func, ast.Attribute)
        and call.func.attr in ("agrees", "consents")
        and len(call.args) < 4
        and "worth" not in {keyword.arg for keyword in call.keywords}
    }
    assert silent == set()


def test_a_card_that_may_be_given_up_says_what_that_brings() -> None:
    silent, giving = set(), 0
    for call in [call for module in modules("content") for call in calls(module)]:
        said = {keyword.arg: ast.unparse(keyword.value) for keyword in call.keywords}
        if said.get("aim") == "GIVE_UP" and "optional" in said:
            giving += 1
            if "worth" not in said:
                silent.add(asked(call))
    assert giving >= 4
    assert silent == set()

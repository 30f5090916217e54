"""Content acts through verbs: it changes no list of effects and no list of lands by hand."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from weald.games import spirit_island

CONTENT = Path(spirit_island.__file__).parent / "content"
FILES = sorted(CONTENT.rglob("*.py"))
LISTS = ("queue", "effects", "later")
CHANGES = ("append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort")


def by_hand(tree: ast.AST) -> list[int]:
    """Return the lines that change one of the lists."""
    lines = []
    for node in ast.walk(tree):
        changed = (
            node.func.value if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) else None
        )
        if changed is not None and node.func.attr not in CHANGES:  # type: ignore[attr-defined]
            continue
        if isinstance(node, ast.Subscript | ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
            changed = node.value if isinstance(node, ast.Subscript) else node
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
            changed = node.value
        if isinstance(changed, ast.Attribute) and changed.attr in LISTS:
            lines.append(changed.lineno)
    return lines


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(CONTENT).as_posix())
def test_no_card_changes_effects_or_lands_by_hand(path: Path) -> None:
    assert by_hand(ast.parse(path.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    "line",
    [
        "s.queue = []",
        "s.queue += [1]",
        "s.effects[0] = 1",
        "del s.effects[i]",
        "act.s.later.append(1)",
        "s.queue[:1]",
    ],
)
def test_a_change_by_hand_is_seen(line: str) -> None:
    assert by_hand(ast.parse(line)) == [1]

"""One role, one file name, in every game that is a single package of modules."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import weald

GAMES = Path(weald.__file__).parent / "games"
SMALL = ("ecosystem", "living_forest_duel", "sylvion")
ROLES = {
    "__init__", "cards", "state", "position", "setup", "rules", "result", "invariants", "information", "view",
    "texts", "explain", "refusals", "text_board",
}  # fmt: skip
ADVICE = {"__init__", "heuristic", "evaluation"}


def modules(folder: Path) -> set[str]:
    """The names of the modules in a folder."""
    return {path.stem for path in folder.glob("*.py")}


@pytest.mark.parametrize("game", SMALL)
def test_every_role_has_its_module(game: str) -> None:
    assert modules(GAMES / game) >= ROLES
    assert modules(GAMES / game / "ai") >= ADVICE


@pytest.mark.parametrize("game", SMALL)
def test_only_the_game_itself_knows_its_advice(game: str) -> None:
    """Rules, texts and views do not ask the bots; what trains them does."""
    checked = 0
    for path in (GAMES / game).glob("*.py"):
        nodes = ast.walk(ast.parse(path.read_text("utf-8")))
        named = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
        if path.stem not in ("__init__", "training"):
            assert [name for name in named if name.startswith(f"weald.games.{game}.ai")] == [], path.name
            checked += 1
    assert checked >= len(ROLES) - 1

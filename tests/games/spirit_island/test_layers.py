"""Imports inside Spirit Island point one way: `model <- rules <- action <- phases <- content`."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from weald.games import spirit_island

HOME = Path(spirit_island.__file__).parent
PREFIX = "weald.games.spirit_island"
LAYERS = ("model", "rules", "action", "phases", "content")
FILES = sorted(HOME.rglob("*.py"))


def layer_of(module: str) -> str:
    """The layer of a module, or an empty string for what lies on top of them."""
    parts = module.removeprefix(PREFIX).strip(".").split(".")
    return parts[0] if parts[0] in LAYERS else ""


def module_of(path: Path) -> str:
    return ".".join([PREFIX, *path.relative_to(HOME).with_suffix("").parts]).removesuffix(".__init__")


def imports(tree: ast.Module) -> list[tuple[str, list[str], ast.AST]]:
    """Every import from this game: module, names, and the statement around it."""
    return [
        (str(node.module), [alias.name for alias in node.names], parent)
        for parent in ast.walk(tree)
        for node in ast.iter_child_nodes(parent)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PREFIX)
    ]


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_knows_only_those_below_it(layer: str) -> None:
    """Annotations may look up to the Action, and to nothing else."""
    allowed = LAYERS[: LAYERS.index(layer) + 1]
    wrong = []
    for path in FILES:
        if layer_of(module_of(path)) == layer:
            for module, names, parent in imports(ast.parse(path.read_text("utf-8"))):
                for_types = isinstance(parent, ast.If) and ast.unparse(parent.test) == "TYPE_CHECKING"
                if for_types and (module, names) == (f"{PREFIX}.action.action", ["Action"]):
                    continue
                if layer_of(module) not in allowed:
                    wrong.append(f"{module_of(path)} imports {module}")
    assert wrong == []


def test_nothing_is_imported_late() -> None:
    """Imports stand at the top, or under TYPE_CHECKING."""
    late = [
        f"{module_of(path)} imports {module}"
        for path in FILES
        for module, _, parent in imports(ast.parse(path.read_text("utf-8")))
        if not isinstance(parent, (ast.Module, ast.If))
    ]
    assert late == []


def test_every_layer_is_there() -> None:
    assert {layer_of(module_of(path)) for path in FILES} == {*LAYERS, ""}

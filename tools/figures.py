"""Prints the size of the service: `python -m tools.figures`.

Lines and modules of `server` and `tables`, the longest modules, constants of time and capacity (names in
capitals that a module sets to numbers), and where threads are started.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import weald

HOME = Path(weald.__file__).parent
PARTS = ("server", "tables")
THREADS = ("Thread", "ThreadPoolExecutor", "to_thread", "run_in_executor")


def main() -> int:
    """Print the figures."""
    files = [path for part in PARTS for path in sorted((HOME / part).rglob("*.py"))]
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in files}
    for part in PARTS:
        inside = [length for path, length in lengths.items() if path.is_relative_to(HOME / part)]
        print(f"{part}: {sum(inside):,} lines in {len(inside)} modules")
    print(f"together: {sum(lengths.values()):,} lines")
    for path in sorted(files, key=lambda path: -lengths[path])[:3]:
        print(f"  {lengths[path]:4} {_name(path)}")
    trees = {path: ast.parse(path.read_text("utf-8")) for path in files}
    constants = [f"{_name(path)} {name}" for path in files for name in _numbers(trees[path])]
    print(f"constants of time and capacity: {len(constants)}")
    print("\n".join(f"  {constant}" for constant in constants))
    starting = [f"{_name(path)} {call}" for path in files for call in _threads(trees[path])]
    print(f"threads are started in {len(starting)} places")
    print("\n".join(f"  {place}" for place in starting))
    return 0


def _name(path: Path) -> str:
    return path.relative_to(HOME).as_posix()


def _numbers(tree: ast.Module) -> Iterator[str]:
    """Yield the constants of a module that are numbers, or consist of numbers."""
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and _is_number(statement.value):
            for target in statement.targets:
                names = target.elts if isinstance(target, ast.Tuple) else [target]
                yield from (name.id for name in names if isinstance(name, ast.Name) and name.id.isupper())


def _is_number(node: ast.expr) -> bool:
    match node:
        case ast.Constant(value=bool()):
            return False
        case ast.Constant(value=int() | float()):
            return True
        case ast.BinOp(left=left, right=right):
            return _is_number(left) and _is_number(right)
        case ast.Tuple(elts=[_, *_] as parts):
            return all(map(_is_number, parts))
    return False


def _threads(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in THREADS:
                yield f"{called}, line {node.lineno}"


if __name__ == "__main__":
    sys.exit(main())

"""Declare the constants of a module final, for the compiler.

A module-level name in capitals that is set once becomes `NAME: Final = ...`: compiled code then reads it
from a C variable instead of a dictionary, and small numbers stand in the code itself. Line numbers stay.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator

CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")
FUTURE = "from __future__ import annotations"
IMPORT = "; from typing import Final"
# Tuples of at least this many equal things are sequences; shorter ones may be pairs and the like.
LONG = 3
# Values that mypy must see plainly.
SPECIAL = ("TypeVar", "ParamSpec", "NewType", "namedtuple", "NamedTuple", "TypedDict")


def declared_final(source: str) -> str:
    """Return the source of a module with its constants declared final."""
    tree = ast.parse(source)
    if FUTURE not in source.splitlines():
        return source
    lines = source.splitlines(keepends=True)
    numbers = _whole_numbers(tree)
    once = {name for name, times in Counter(_assigned(tree)).items() if times == 1}
    changed = False
    for statement in reversed(tree.body):
        text = _final(statement, once, source, numbers)
        if text is not None:
            _replace(lines, statement, text)
            changed = True
    if not changed:
        return source
    first = lines.index(FUTURE + "\n")
    lines[first] = FUTURE + IMPORT + "\n"
    return "".join(lines)


def _assigned(tree: ast.Module) -> Iterator[str]:
    """Yield every name that a module sets, once for each time."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store | ast.Del):
            yield node.id
        elif isinstance(node, ast.Global):
            yield from node.names


def _final(statement: ast.stmt, once: set[str], source: str, numbers: set[str]) -> str | None:
    """Return a statement that declares its constants final; None if it has to stay as it is."""
    if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
        if statement.value is None or not _is_constant(statement.target, once):
            return None
        annotation = ast.get_source_segment(source, statement.annotation)
        if annotation is None or annotation.startswith(("Final", "TypeAlias", "ClassVar")):
            return None
        value = ast.get_source_segment(source, statement.value, padded=False)
        return f"{statement.target.id}: Final[{annotation}] = {_bracketed(value)}"
    if not isinstance(statement, ast.Assign) or len(statement.targets) != 1:
        return None
    target, value_node = statement.targets[0], statement.value
    if isinstance(target, ast.Name):
        if not _is_constant(target, once) or _is_special(value_node):
            return None
        value = _bracketed(ast.get_source_segment(source, value_node))
        return f"{target.id}: Final{_sequence_type(value_node, numbers)} = {value}"
    if isinstance(target, ast.Tuple) and all(_is_constant(name, once) for name in target.elts):
        values = _unpacked(value_node)
        if values is not None and len(values) == len(target.elts):
            names = [name.id for name in target.elts if isinstance(name, ast.Name)]
            return "; ".join(f"{name}: Final = {value}" for name, value in zip(names, values, strict=True))
    return None


def _is_constant(node: ast.expr, once: set[str]) -> bool:
    return isinstance(node, ast.Name) and CONSTANT.fullmatch(node.id) is not None and node.id in once


def _is_special(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SPECIAL


def _sequence_type(node: ast.expr, numbers: set[str]) -> str:
    """Return the type of a tuple of equal things: by its own type, every look-up would copy it."""
    if not isinstance(node, ast.Tuple) or len(node.elts) < 2:
        return ""
    kinds = {_kind(item, numbers) for item in node.elts}
    kind = kinds.pop()
    if kinds or kind is None or (len(node.elts) < LONG and not isinstance(node.elts[0], ast.Tuple)):
        return ""
    return f"[tuple[{kind}, ...]]"


def _kind(node: ast.expr, numbers: set[str]) -> str | None:
    """Return the type of an expression of literals and whole numbers; None if it is not plain."""
    match node:
        case ast.Constant(value=bool() | None):
            return None
        case ast.Constant(value=int() | float() | str()):
            return type(node.value).__name__
        case ast.Name(id=name) if name in numbers:
            return "int"
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return _kind(operand, numbers)
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() | ast.Mult(), right=right):
            kinds = _kind(left, numbers), _kind(right, numbers)
            return "int" if kinds == ("int", "int") else None
        case ast.Tuple(elts=[_, *_]):
            inner = [_kind(item, numbers) for item in node.elts]
            return None if None in inner else f"tuple[{', '.join(map(str, inner))}]"
    return None


def _whole_numbers(tree: ast.Module) -> set[str]:
    """Return the names that a module sets to whole numbers."""
    names = set()
    for statement in tree.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=int())):
                names.add(name)
            case ast.Assign(targets=[ast.Tuple(elts=elements)], value=value) if _unpacked(value):
                names |= {element.id for element in elements if isinstance(element, ast.Name)}
    return names


def _bracketed(value: str | None) -> str:
    assert value is not None
    return f"({value})" if "\n" in value else value


def _unpacked(node: ast.expr) -> list[str] | None:
    """Return the values of a range or tuple of literals, as source."""
    if isinstance(node, ast.Tuple) and all(isinstance(item, ast.Constant) for item in node.elts):
        return [ast.unparse(item) for item in node.elts]
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id != "range":
        return None
    limits = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, int)]
    return [str(i) for i in range(*limits)] if len(limits) == len(node.args) else None


def _replace(lines: list[str], statement: ast.stmt, text: str) -> None:
    """Put `text` in the place of a whole statement, with the same number of lines."""
    first, last = statement.lineno - 1, (statement.end_lineno or statement.lineno) - 1
    tail = lines[last].encode()[statement.end_col_offset or 0 :].decode()
    missing = (last - first) - text.count("\n")
    lines[first : last + 1] = [text + tail, *["\n"] * missing]
    joined = "".join(lines[first : first + 1 + missing]).splitlines(keepends=True)
    lines[first : first + 1 + missing] = joined

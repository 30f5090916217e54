"""Names and words that the rules of the house rule out (see CONTRIBUTING.md)."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
FILES = sorted(path for folder in ("src", "tools") for path in (ROOT / folder).rglob("*.py"))
PAGES = sorted(path for path in (ROOT / "src" / "weald" / "web").rglob("*.js") if "vendor" not in path.parts)

VAGUE_NAMES = {"told", "said", "found", "known"}
# Comments that begin with a relative clause without a noun; the number that is left only falls.
HEADLESS = re.compile(r'(?:#|"""|//|/\*\*) ?(?:What|How|Where|Who|Whose) ')
HEADLESS_LEFT = 11
PLAIN = re.compile(r"\b(?:whoever|so much|so many|anew|besides)\b|, too[.;)]", re.IGNORECASE)


def names(tree: ast.Module) -> Iterator[str]:
    """Yield the names of variables, parameters and functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name


def prose(text: str, tree: ast.Module) -> Iterator[str]:
    """Yield docstrings and comments."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield " ".join((ast.get_docstring(node) or "").split())
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def test_variables_say_what_they_hold() -> None:
    assert len(FILES) > 250
    wrong = {
        str(path.relative_to(ROOT)): sorted(vague)
        for path in FILES
        # A class of data may have a field that is stored under such a name.
        if path.name != "view_types.py"
        and (vague := VAGUE_NAMES.intersection(names(ast.parse(path.read_text("utf-8")))))
    }
    assert wrong == {}


def test_docstrings_and_comments_use_plain_words() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}: {line}"
        for path in FILES
        for text in [path.read_text("utf-8")]
        # Few files have such a word anywhere; only those are taken apart.
        if PLAIN.search(" ".join(text.split()))
        for line in prose(text, ast.parse(text))
        if PLAIN.search(line)
    ]
    assert wrong == []


def test_comments_of_the_pages_use_plain_words() -> None:
    assert len(PAGES) > 80
    wrong = [
        f"{path.relative_to(ROOT)}:{n}"
        for path in PAGES
        for n, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if re.match(r"\s*(?://|/?\*)", line) and PLAIN.search(line)
    ]
    assert wrong == []


def test_comments_name_what_they_are_about() -> None:
    """Subject, trade noun, verb: no comment begins with What, How, Where or Who."""
    scripts = [ROOT / "src" / "weald" / "web", ROOT / "tests", ROOT / "tools"]
    files = {
        *FILES,
        *PAGES,
        *(
            path
            for folder in scripts
            for kind in ("py", "js", "mjs", "css")
            for path in folder.rglob(f"*.{kind}")
        ),
    }
    count = sum(
        bool(HEADLESS.search(line)) for path in files for line in path.read_text("utf-8").splitlines()
    )
    assert count <= HEADLESS_LEFT

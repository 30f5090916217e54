"""Write the hooks of Spirit Island into docs/spirit-island-engine.md, by the moment at which they come.

python tools/hooks_page.py
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterable
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from weald.games.spirit_island import content
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.subjects import Doing, Number

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "docs" / "spirit-island-engine.md"
START, END = "<!-- hooks: tools/hooks_page.py -->\n", "<!-- end of hooks -->\n"
HEADING = re.compile(r" {4}# (.+)\.")


class Declared(NamedTuple):
    """A hook or a subject: its moment, its name, its parameters, and when it is asked."""

    moment: str
    name: str
    parameters: tuple[str, ...]
    text: str


def declared(kind: type[Rule | Enum]) -> list[Declared]:
    """Return the members of a class in the order of its source, each under the comment that heads it."""
    source = inspect.getsource(sys.modules[kind.__module__])
    classes = [each for each in ast.parse(source).body if isinstance(each, ast.ClassDef)]
    node = next(each for each in classes if each.name == kind.__name__)
    headings = {
        number: heading[1]
        for number, line in enumerate(source.splitlines(), 1)
        if (heading := HEADING.fullmatch(line))
    }
    members = []
    for member in node.body:
        moment = max((number for number in headings if number < member.lineno), default=0)
        if isinstance(member, ast.FunctionDef):
            parameters = tuple(each.arg for each in member.args.args[1:])
            text = " ".join((ast.get_docstring(member) or "").split())
        elif isinstance(member, ast.Assign) and isinstance(member.value, ast.Constant):
            parameters, text = (), str(member.value.value)
        else:
            continue
        name = member.name if isinstance(member, ast.FunctionDef) else ast.unparse(member.targets[0])
        members.append(Declared(headings.get(moment, ""), name, parameters, text))
    return members


def every_rule() -> list[type[Rule]]:
    """Return every rule of the game, those of tests left out."""
    content.load()
    kinds, left = [], [Rule]
    while left:
        kind = left.pop()
        left += kind.__subclasses__()
        if kind is not Rule and kind.__module__.startswith("weald."):
            kinds.append(kind)
    return sorted(set(kinds), key=lambda kind: kind.__name__)


def users(name: str) -> list[str]:
    """Return the rules that override a hook themselves."""
    return [kind.__name__ for kind in every_rule() if name in vars(kind)]


def asked(subject: Enum) -> list[str]:
    """Return the rules that answer about a subject."""
    return [kind.__name__ for kind in every_rule() if subject in (*kind.doings, *kind.numbers)]


def row(name: str, text: str, rules: Iterable[str]) -> str:
    """Return a line of a table."""
    return f"| {name} | {text} | {', '.join(f'`{rule}`' for rule in rules)} |\n"


def table(head: str, members: list[Declared]) -> str:
    """Return a table of hooks or subjects for each moment."""
    parts = []
    for moment in dict.fromkeys(member.moment for member in members):
        parts.append(f"\n#### {moment}\n\n| {head} | when | users |\n| --- | --- | --- |\n")
        for member in members:
            if member.moment != moment:
                continue
            if member.parameters:
                signature = ", ".join(each for each in member.parameters if each != "by")
                parts.append(row(f"`{member.name}({signature})`", member.text, users(member.name)))
            else:
                kind = Doing if member.name in Doing.__members__ and head == "`Doing`" else Number
                parts.append(row(f"`{member.name}`", member.text, asked(kind[member.name])))
    return "".join(parts)


def section() -> str:
    """Return all hooks and subjects."""
    methods = declared(Rule)
    named = [member for member in methods if member.name not in ("may", "extra")]
    asking = [member for member in methods if member.name in ("may", "extra")]
    doings = declared(Doing)
    numbers = declared(Number)
    count = f"{len(methods)} hooks, {len(doings)} subjects of `may` and {len(numbers)} of `extra`.\n"
    text = "".join(f"\n`{each.name}({', '.join(each.parameters)})`: {each.text}\n" for each in asking)
    return (
        f"{count}{text}\n### Hooks by moment\n{table('hook', named)}"
        f"\n### What may be done (`may`)\n{table('`Doing`', doings)}"
        f"\n### Numbers that rules add to (`extra`)\n{table('`Number`', numbers)}"
    )


def page() -> str:
    """Return the page with all hooks as they are declared now."""
    before, rest = TARGET.read_text("utf-8").split(START)
    _, after = rest.split(END)
    return f"{before}{START}\n{section()}\n{END}{after}"


def main() -> None:
    """Write the page."""
    TARGET.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()

"""Write the numbers into the tables of docs/environments.md: `python tools/environment_tables.py`.

Each game that has a section there gets the rows that its encoding has now. Meanings stay as they are; the
meaning of a new row is written by hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from weald.games import REGISTRY, find

PAGE = Path(__file__).resolve().parent.parent / "docs" / "environments.md"
ROW = re.compile(r"^\| `(\w+)` \|.*\| ([^|]*) \|$", re.MULTILINE)
TABLE = re.compile(r"^\| (field|question|answer|factor) \|.*\|\n\|[-|]+\|\n((?:\|.*\|\n)*)", re.MULTILINE)

# A name, and the numbers behind it.
Row = tuple[str, tuple[int, ...]]


def heading(game: str) -> str:
    """Return the heading of a game's section."""
    return f"\n### {' '.join(word.capitalize() for word in game.split('_'))}\n"


def is_documented(page: str, game: str) -> bool:
    """Return whether the page has a section about a game."""
    return heading(game) in page


def section(page: str, game: str) -> str:
    """Return what the page says about a game."""
    return re.split(r"\n##+ ", page.split(heading(game))[1])[0]


def rows(encoding: Any, sort: str) -> Iterator[Row]:
    """Yield the rows of a table."""
    if sort == "factor":
        yield from ((name, (size,)) for name, size in encoding.factors)
    elif sort == "answer":
        yield from ((name, tuple(place)) for name, place in encoding.actions.sections.items())
    elif sort == "question":
        yield from ((kind, (min(ids.values()), len(ids))) for kind, ids in encoding.ACTIONS.ids.items())
    else:
        first = 0
        for field in encoding.fields:
            yield field.name, (first, field.size)
            first += field.size


def renewed(page: str) -> str:
    """Return the page with the numbers of today."""
    for game in REGISTRY:
        if find(game).encoding is not None and is_documented(page, game):
            old = section(page, game)
            page = page.replace(old, TABLE.sub(partial(_table, find(game).encoding), old))
    return page


def _table(encoding: Any, match: re.Match[str]) -> str:
    meanings = dict(ROW.findall(match[2]))
    lines = [
        f"| `{name}` | {' | '.join(map(str, numbers))} | {meanings.get(name, '')} |\n"
        for name, numbers in rows(encoding, match[1])
    ]
    return match[0][: match.start(2) - match.start()] + "".join(lines)


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")

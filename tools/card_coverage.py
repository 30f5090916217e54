"""Report which cards of a game are exercised, by random play or by a test that is named for them.

`python tools/card_coverage.py spirit_island` prints every card with its counts; it fails if one has neither.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol, cast

from weald.games import REGISTRY, find
from weald.kernel import table
from weald.kernel.events import Event
from weald.kernel.game import OptionValue

# Enough random games to see most cards.
GAMES = 150

# Beginning of the name of a test that cites a ruling.
RULING = re.compile(r"^[a-z]\d+_")
TESTS = Path(__file__).resolve().parent.parent / "tests" / "games"


class Printed(Protocol):
    """The module `inventory` of a game with many cards."""

    def printed(self) -> dict[str, list[str]]: ...
    def brought_up(self, s: Any, events: Sequence[Event]) -> list[str]: ...
    def setting(self, number: int) -> tuple[int, dict[str, OptionValue]]: ...


class Row(NamedTuple):
    """A card: how often random play brought it up, and how many tests are named for it."""

    kind: str
    id: str
    played: int
    tests: int

    @property
    def exercised(self) -> bool:
        return self.played > 0 or self.tests > 0


def survey(game: str, games: int = GAMES, tests: Path = TESTS) -> list[Row]:
    """Return the coverage of every card; empty for a game without an inventory."""
    box = printed(game)
    if box is None:
        return []
    played = play(game, box, games)
    named = list(names(tests / game))
    return [
        Row(kind, id, played[id], sum(name == id or name.startswith(id + "_") for name in named))
        for kind, ids in box.printed().items()
        for id in ids
    ]


def printed(game: str) -> Printed | None:
    """Return the inventory of a game, if it has one."""
    find(game)
    module = f"weald.games.{game}.inventory"
    return None if find_spec(module) is None else cast("Printed", import_module(module))


def play(game: str, box: Printed, games: int) -> Counter[str]:
    """Return how often each card comes up in `games` random games, which are always the same."""
    counts: Counter[str] = Counter()
    for number in range(games):
        seats, options = box.setting(number)
        random = Random(number).random
        t = table.new(find(game), seats, number, options)
        while not t.over:
            decision = t.pending[int(random() * len(t.pending))]
            t.answer(decision.seat, decision.options[int(random() * len(decision.options))])
        counts.update(box.brought_up(t.run.state, t.events))
    return counts


def names(folder: Path) -> Iterator[str]:
    """Yield the subjects of tests: `x` of a function `test_x` or `test_p1_x`, files and parameters."""
    for path in sorted(folder.rglob("test_*.py")):
        yield path.stem.removeprefix("test_")
        tree = ast.parse(path.read_text("utf-8"))
        constants = {
            target.id: node.value
            for node in tree.body
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield RULING.sub("", node.name.removeprefix("test_"))
                for decorator in node.decorator_list:
                    yield from strings(decorator, constants)


def strings(node: ast.AST, constants: dict[str, ast.expr]) -> Iterator[str]:
    """Yield the strings in a piece of code and in the constants that it uses."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            yield inner.value
        elif isinstance(inner, ast.Name) and inner.id in constants:
            yield from strings(constants[inner.id], {})


def report(rows: Sequence[Row]) -> str:
    """Return the coverage as text, one card per line, with a summary."""
    wide = max(len(row.id) for row in rows)
    lines = [f"{row.kind:<10} {row.id:<{wide}} {row.played:>5} {row.tests:>5}" for row in rows]
    missing = [row.id for row in rows if not row.exercised]
    summary = (
        f"{len(missing)} not exercised: {', '.join(missing)}" if missing else f"all {len(rows)} exercised"
    )
    return "\n".join([*lines, summary])


def main(argv: Sequence[str] | None = None) -> int:
    """Print the coverage of a game's cards; return 1 if some are not exercised."""
    parser = argparse.ArgumentParser(description="Which cards of a game tests and random play bring up.")
    parser.add_argument("game", choices=REGISTRY)
    parser.add_argument("--games", type=int, default=GAMES, help="number of random games")
    args = parser.parse_args(argv)
    rows = survey(args.game, args.games)
    if not rows:
        parser.error(f"{args.game} has no inventory of its cards")
    print(report(rows))
    return 0 if all(row.exercised for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())

"""Which cards of a game come up: in random play, and in tests that are named for them."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol, cast

import weald
from weald.games import find
from weald.kernel import table
from weald.kernel.events import Event
from weald.kernel.game import OptionValue

# So many random games are enough to see most cards.
GAMES = 150

# Where the tests of a game lie, in a checkout.
TESTS = Path(weald.__file__).parents[2] / "tests" / "games"


class Printed(Protocol):
    """What a game with many cards says about them, in its module `printed`."""

    def printed(self) -> dict[str, list[str]]: ...
    def brought_up(self, s: Any, events: Sequence[Event]) -> list[str]: ...
    def setting(self, number: int) -> tuple[int, dict[str, OptionValue]]: ...


class Row(NamedTuple):
    """One card: how often random play brought it up, and how many tests are named for it."""

    kind: str
    id: str
    played: int
    tests: int

    @property
    def exercised(self) -> bool:
        return self.played > 0 or self.tests > 0


def survey(game: str, games: int = GAMES, tests: Path = TESTS) -> list[Row]:
    """Every card of a game; nothing for a game that keeps no list of its cards."""
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
    """What a game says about its cards."""
    find(game)
    module = f"weald.games.{game}.inventory"
    return None if find_spec(module) is None else cast("Printed", import_module(module))


def play(game: str, box: Printed, games: int) -> Counter[str]:
    """How often cards come up in so many random games, always the same ones."""
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
    """What tests are named for: `x` of a function `test_x`, of a file `test_x.py`, and their parameters."""
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
                yield node.name.removeprefix("test_")
                for decorator in node.decorator_list:
                    yield from strings(decorator, constants)


def strings(node: ast.AST, constants: dict[str, ast.expr]) -> Iterator[str]:
    """The texts in a piece of code, also by way of the constants that it uses."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            yield inner.value
        elif isinstance(inner, ast.Name) and inner.id in constants:
            yield from strings(constants[inner.id], {})

"""docs/environments.md says what the encodings do, and its examples run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import environment_tables
import pytest

from tests.published import PUBLISHED
from weald.games import REGISTRY, find

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
ENCODED = [id for id in REGISTRY if find(id).encoding is not None]
GAMES = [id for id in ENCODED if environment_tables.is_documented(PAGE, id)]
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
# These need libraries that the checks do without.
ELSEWHERE = ("sb3_contrib", "ray.rllib")


def rows(game: str, heading: str) -> list[tuple[str, int, int]]:
    """Return name, first number and count of the rows of a table."""
    table = environment_tables.section(PAGE, game).split(f"| {heading} | first |")[1].split("\n\n")[0]
    lines = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \| \S", table, re.MULTILINE)
    return [(name, int(first), int(count)) for name, first, count in lines]


def test_published_games_are_documented_and_the_tables_are_written() -> None:
    assert set(GAMES) >= set(PUBLISHED)
    assert environment_tables.renewed(PAGE) == PAGE, "run: python tools/environment_tables.py"
    stale = PAGE.replace("| 0 |", "| 7 |", 1)
    assert stale != PAGE == environment_tables.renewed(stale)


@pytest.mark.parametrize("game", GAMES)
def test_fields_are_documented(game: str) -> None:
    encoding: Any = find(game).encoding
    first = 0
    expected = []
    for field in encoding.fields:
        expected.append((field.name, first, field.size))
        first += field.size
    assert rows(game, "field") == expected
    assert (first,) == encoding.observation_shape


@pytest.mark.parametrize("game", [id for id in GAMES if id != "spirit_island"])
def test_actions_are_documented(game: str) -> None:
    encoding: Any = find(game).encoding
    ids = encoding.ACTIONS.ids
    assert rows(game, "question") == [(kind, min(ids[kind].values()), len(ids[kind])) for kind in ids]


def test_actions_of_spirit_island_are_documented() -> None:
    """They are numbered by sorts of answers, which many questions share, and have factors."""
    encoding: Any = find("spirit_island").encoding
    sections = encoding.actions.sections
    assert rows("spirit_island", "answer") == [(name, *sections[name]) for name in sections]
    table = PAGE.split("| factor | size |")[1].split("\n\n")[0]
    factors = re.findall(r"^\| `(\w+)` \| (\d+) \| \S", table, re.MULTILINE)
    assert [(name, int(size)) for name, size in factors] == list(encoding.factors)


@pytest.mark.parametrize("n", range(len(EXAMPLES)))
def test_examples_run(n: int, capsys: pytest.CaptureFixture[str]) -> None:
    code = EXAMPLES[n]
    if any(library in code for library in ELSEWHERE):
        compile(code, "docs/environments.md", "exec")
        return
    names: dict[str, Any] = {}
    if "import" not in code:
        exec("from weald.envs import pettingzoo", names)
    exec(code, names)


def test_examples_are_there() -> None:
    assert len(EXAMPLES) == 7

"""Positions changed by hand: each either loads and can be played to its end, or everything wrong is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import weald
from tests.generic.cases import SIZES, Case, cases, moments
from tests.words import LANGUAGES, of_game
from weald.games import REGISTRY
from weald.kernel import records
from weald.kernel.errors import BadPosition
from weald.kernel.messages import Message
from weald.kernel.table import Table

POSITIONS = 8
EDITS = 30
ODD: list[Any] = [None, True, -1, 0, 1, 2, 10**20, 1.5, "", "nonsense", [], {}, [[]], {"x": 1}]


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside some data, by the keys that lead there."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    paths = [path] if path else []
    for key, value in inside:
        paths += places(value, (*path, key))
    return paths


def edited(position: Any, random: Random) -> Any:
    """The position with one change: something else, something gone, something twice, two things swapped."""
    changed = json.loads(json.dumps(position))
    where = places(changed)
    # Long lists of cards should not hide the few places where much depends on a number.
    names = sorted({path[:2] for path in where}, key=str)
    start = random.choice(names)
    path = random.choice([each for each in where if each[: len(start)] == start])
    parent = changed
    for key in path[:-1]:
        parent = parent[key]
    last = path[-1]
    way = random.randrange(4)
    if way == 0:
        parent[last] = random.choice(ODD)
    elif way == 1:
        del parent[last]
    elif way == 2 and isinstance(parent, list):
        parent.insert(last, parent[last])
    else:
        other = changed
        for key in random.choice(where):
            other = other[key]
        parent[last] = json.loads(json.dumps(other))
    return changed


@cases(SIZES)
def test_an_edited_position_is_refused_in_words_or_can_be_played(case: Case) -> None:
    random = Random(1)
    refused = played = 0
    t = case.new(1)
    paths = [t.position() for _ in moments(t, random)]
    for position in random.sample(paths, min(POSITIONS, len(paths))):
        for _ in range(EDITS):
            loaded, problems = load(case, edited(position, random))
            if loaded is None:
                refused += 1
                assert problems
                for lang in LANGUAGES:
                    words = of_game(case.game, lang)
                    assert [c for problem in problems for c in words.complaints(problem)] == []
            else:
                played += 1
                for _ in moments(loaded, Random(played)):
                    assert case.game.invariants(loaded.run.state) == []
    assert refused > 0
    assert played > 0


def load(case: Case, position: Any) -> tuple[Table | None, list[Message]]:
    try:
        return records.load(case.game, position), []
    except BadPosition as bad:
        return None, bad.problems


def undescribed(schema: Any, path: str) -> Iterator[str]:
    """The fields of objects inside a schema that it says nothing about."""
    if not isinstance(schema, dict):
        return
    for name, field in schema.get("properties", {}).items():
        if "required" in schema and not field.get("description", "").endswith("."):
            yield f"{path}.{name}"
        yield from undescribed(field, f"{path}.{name}")
    for inside in (schema.get("items"), *schema.get("anyOf", ())):
        yield from undescribed(inside, f"{path}[]")


@pytest.mark.parametrize("game", list(REGISTRY))
def test_the_schema_says_what_every_field_means(game: str) -> None:
    assert list(undescribed(weald.schema(game), game)) == []
